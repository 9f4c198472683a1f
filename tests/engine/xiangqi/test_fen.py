"""FEN in and out: the tolerance of readers, and every fault with its place."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Fault, Side
from engine.xiangqi import START_FEN, Board, FenError, FenFault, Kind, Piece, XiangqiError, parse_fen, parse_point

ARRAY = START_FEN.split()[0]
LONE = "3k5/9/9/9/9/9/9/9/9/4K4"


@pytest.mark.parametrize(
    "text",
    [
        ARRAY,
        f"{ARRAY} w",
        f"{ARRAY} r",
        f"{ARRAY} W",
        f"{ARRAY} R",
        f"{ARRAY} w 0 1",
        f"{ARRAY} 0 1",
        f"{ARRAY} - - 0 1",
        f"{ARRAY} w - -",
        f"{ARRAY} w - - 0",
        f"{ARRAY} w - - - -",
        f"  {START_FEN}  ",
        f"\t{ARRAY}   w -  - 0 1\r\n",
        f"\ufeff{START_FEN}\n\n",
        f"{ARRAY}\u3000w",
        f"position fen {START_FEN}",
        ARRAY.replace("n", "h").replace("N", "H") + " w",
        ARRAY.replace("b", "e").replace("B", "E") + " w",
        ARRAY.replace("b", "m").replace("B", "M").replace("a", "g").replace("A", "G") + " w",
        ARRAY.replace("9", "45").replace("1c5c1", "1c1112c1"),
    ],
)
def test_all_ways_to_write_the_array_are_read_alike(text: str) -> None:
    reading = parse_fen(text)
    assert reading.faults == ()
    assert reading.board == Board()
    assert Board.from_fen(text).fen() == START_FEN


@pytest.mark.parametrize(
    ("text", "side", "halfmoves", "round_number"),
    [
        (f"{ARRAY} b", Side.BLACK, 0, 1),
        (f"{ARRAY} B - - 7 31", Side.BLACK, 7, 31),
        (f"{ARRAY} w 119 60", Side.RED, 119, 60),
        (f"{ARRAY} w - - 3 0", Side.RED, 3, 1),
        (f"{ARRAY} 12 7", Side.RED, 12, 7),
    ],
)
def test_side_and_counters_are_read(text: str, side: Side, halfmoves: int, round_number: int) -> None:
    reading = parse_fen(text)
    assert reading.board is not None
    assert reading.faults == ()
    assert (reading.board.turn, reading.board.halfmoves) == (side, halfmoves)
    assert reading.board.round_number == round_number


def test_red_is_written_in_capitals_from_the_ninth_rank_down() -> None:
    board = Board.from_fen("9/9/9/9/9/9/9/9/9/9")
    board.set_piece(parse_point("a9"), Piece(Kind.HORSE, Side.RED))
    board.set_piece(parse_point("i0"), Piece(Kind.ELEPHANT, Side.BLACK))
    board.turn = Side.BLACK
    assert board.fen() == "N8/9/9/9/9/9/9/9/9/8b b - - 0 1"


# A caret stands before each place where a fault lies; the faults follow in the order of the carets, those without a
# place last, each with its point and values.
F = FenFault
FAULTS: dict[str, tuple[str, list[tuple[FenFault, str | None, dict[str, str | int]]]]] = {
    "unknown sign": ("3k5/9/4^x4/9/9/9/9/9/9/4K4 w", [(F.UNKNOWN_SIGN, None, {"sign": "x"})]),
    "nought": (
        "3k5/9/^^09/9/9/9/9/9/9/4K4 w",
        [(F.UNKNOWN_SIGN, None, {"sign": "0"}), (F.WRONG_POINTS, None, {"rank": 7, "found": 10})],
    ),
    "rank too short": ("3k5/9/^8/9/9/9/9/9/9/4K4 w", [(F.WRONG_POINTS, None, {"rank": 7, "found": 8})]),
    "rank too long": ("3k5/9/9/9/9/9/9/9/9/^4K5 w", [(F.WRONG_POINTS, None, {"rank": 0, "found": 10})]),
    "rank with many pieces": (
        "3k5/9/9/^RR^RRRRRRRRRR/9/9/9/9/9/4K4 b",
        [(F.WRONG_POINTS, None, {"rank": 6, "found": 12}), (F.TOO_MANY, "c6", {"piece": "R", "count": 9, "most": 2})],
    ),
    "empty rank": ("3k5/9/^/9/9/9/9/9/9/4K4 w", [(F.WRONG_POINTS, None, {"rank": 7, "found": 0})]),
    "nine ranks": ("3k5/9/9/9/9/9/9/9/4K4^ w", [(F.WRONG_RANKS, None, {"found": 9})]),
    "eleven ranks": ("3k5/9/9/9/9/9/9/9/9/4K4^/9 w", [(F.WRONG_RANKS, None, {"found": 11})]),
    "unknown side": (f"{LONE} ^x - - 0 1", [(F.BAD_SIDE, None, {"text": "x"})]),
    "side as a word": (f"{LONE} ^white - - 0 1", [(F.BAD_SIDE, None, {"text": "white"})]),
    "dash for the side": (f"{LONE} ^- - - 0 1", [(F.BAD_SIDE, None, {"text": "-"})]),
    "half-moves no number": (f"{LONE} w - - ^x 1", [(F.BAD_COUNTER, None, {"text": "x"})]),
    "half-moves negative": (f"{LONE} w - - ^-1 1", [(F.BAD_COUNTER, None, {"text": "-1"})]),
    "round no number": (f"{LONE} w 0 ^1.5", [(F.BAD_COUNTER, None, {"text": "1.5"})]),
    "round beyond all games": (f"{LONE} w 0 ^{'9' * 5000}", [(F.BAD_COUNTER, None, {"text": "9" * 5000})]),
    "digits of another script": (f"{LONE} w ^\u0663 1", [(F.BAD_COUNTER, None, {"text": "\u0663"})]),
    "text after the end": (f"{LONE} w - - 0 1 ^moves d9d8", [(F.TRAILING_TEXT, None, {"text": "moves"})]),
    "no red general": ("3k5/9/9/9/9/9/9/9/9/9 w", [(F.NO_GENERAL, None, {"side": "red"})]),
    "no black general": ("9/9/9/9/9/9/9/9/9/4K4 w", [(F.NO_GENERAL, None, {"side": "black"})]),
    "no generals": (
        "9/9/9/9/9/9/9/9/9/9 w",
        [(F.NO_GENERAL, None, {"side": "red"}), (F.NO_GENERAL, None, {"side": "black"})],
    ),
    "two generals": ("3k5/9/9/9/9/9/9/4K4/9/4^K4 w", [(F.TWO_GENERALS, "e0", {"side": "red", "count": 2})]),
    "three generals": ("3k^kk3/9/9/9/9/4P4/9/9/9/4K4 w", [(F.TWO_GENERALS, "e9", {"side": "black", "count": 3})]),
    "generals facing": ("4k4/9/9/9/9/9/9/9/9/4^K4 w", [(F.GENERALS_FACE, "e0", {"other": "e9"})]),
    "black left in check": ("3^k5/9/9/9/3R5/9/9/9/9/4K4 w", [(F.OPPONENT_IN_CHECK, "d9", {"side": "black"})]),
    "red left in check": ("3k5/9/9/9/4r4/9/9/9/9/4^K4 b", [(F.OPPONENT_IN_CHECK, "e0", {"side": "red"})]),
    "general out of its palace": ("3k5/9/9/9/9/9/4^K4/9/9/9 w", [(F.WRONG_POINT, "e3", {"piece": "K"})]),
    "black general at home with Red": ("9/9/9/9/9/9/9/9/5^k3/4K4 w", [(F.WRONG_POINT, "f1", {"piece": "k"})]),
    "advisor off its points": ("3k5/9/9/9/9/9/9/9/3^A5/4K4 w", [(F.WRONG_POINT, "d1", {"piece": "A"})]),
    "black advisor at home with Red": ("3k5/9/9/9/9/9/9/9/4^a4/4K4 w", [(F.WRONG_POINT, "e1", {"piece": "a"})]),
    "elephant off its points": ("3k5/9/9/9/9/9/9/9/2^B6/4K4 w", [(F.WRONG_POINT, "c1", {"piece": "B"})]),
    "elephant over the river": ("3k5/9/4^B4/9/9/9/9/9/9/4K4 w", [(F.WRONG_POINT, "e7", {"piece": "B"})]),
    "pawn behind its start": ("3k5/9/9/9/9/9/9/^P8/9/4K4 w", [(F.WRONG_POINT, "a2", {"piece": "P"})]),
    "pawn off its file before the river": ("3k5/9/9/9/9/1^P7/9/9/9/4K4 w", [(F.WRONG_POINT, "b4", {"piece": "P"})]),
    "black pawn behind its start": ("3k5/^p8/9/9/9/9/9/9/9/4K4 w", [(F.WRONG_POINT, "a8", {"piece": "p"})]),
    "black pawn off its file": ("3k5/9/9/9/7^p1/9/9/9/9/4K4 w", [(F.WRONG_POINT, "h5", {"piece": "p"})]),
    "three chariots": ("3k5/9/RR7/9/^R8/9/9/9/9/4K4 w", [(F.TOO_MANY, "a5", {"piece": "R", "count": 3, "most": 2})]),
    "six pawns": ("3k5/9/9/9/9/9/ppp1pp^p2/9/9/4K4 w", [(F.TOO_MANY, "g3", {"piece": "p", "count": 6, "most": 5})]),
    "several at once": (
        "3k5/9/R3R3^R/^8/4^q4/9/9/1^P7/4A4^ ^x - - 0 ^z",
        [
            (F.TOO_MANY, "i7", {"piece": "R", "count": 3, "most": 2}),
            (F.WRONG_POINTS, None, {"rank": 6, "found": 8}),
            (F.UNKNOWN_SIGN, None, {"sign": "q"}),
            (F.WRONG_POINT, "b2", {"piece": "P"}),
            (F.WRONG_RANKS, None, {"found": 9}),
            (F.BAD_SIDE, None, {"text": "x"}),
            (F.BAD_COUNTER, None, {"text": "z"}),
            (F.NO_GENERAL, None, {"side": "red"}),
        ],
    ),
}


def offset_of(fault: Fault) -> int:
    return 1 << 30 if fault.place.offset is None else fault.place.offset


@pytest.mark.parametrize(("marked", "expected"), FAULTS.values(), ids=FAULTS)
def test_every_fault_is_told_with_its_place(
    marked: str, expected: list[tuple[FenFault, str | None, dict[str, str | int]]]
) -> None:
    parts = marked.split("^")
    places = [sum(map(len, parts[:count])) for count in range(1, len(parts))]
    reading = parse_fen("".join(parts))
    of_text = [fault for fault in reading.faults if fault.place.point is None and fault.place.offset is not None]
    assert of_text == sorted(of_text, key=offset_of)
    faults = sorted(reading.faults, key=offset_of)
    assert [(fault.kind, fault.place.point, fault.values) for fault in faults] == expected
    assert [fault.place.offset for fault in faults if fault.place.offset is not None] == places
    assert reading.board is not None


def test_every_kind_of_fault_has_its_row() -> None:
    assert {kind for _, expected in FAULTS.values() for kind, _, _ in expected} == set(FenFault) - {FenFault.NO_BOARD}


@pytest.mark.parametrize("text", ["", "  \n", "hello", "炮二平五", "9", "w - - 0 1", "\x00"])
def test_a_text_without_a_board_shows_none(text: str) -> None:
    reading = parse_fen(text)
    assert reading.board is None
    assert [fault.kind for fault in reading.faults] == [FenFault.NO_BOARD]
    with pytest.raises(FenError) as caught:
        Board.from_fen(text)
    assert caught.value.faults == reading.faults
    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, XiangqiError)


def test_pieces_of_a_long_rank_that_fit_are_shown() -> None:
    board = Board.from_fen("3k5/9/9/RRRRRRRRRRRR/9/9/9/9/9/4K4 w")
    assert board.fen().split()[0] == "3k5/9/9/RRRRRRRRR/9/9/9/9/9/4K4"


def test_an_unknown_sign_leaves_its_point_empty() -> None:
    assert Board.from_fen("3k5/9/9/R?R6/9/9/9/9/9/4K4 w").fen().split()[0] == "3k5/9/9/R1R6/9/9/9/9/9/4K4"


def test_the_array_has_no_faults() -> None:
    assert Board().faults() == ()
    assert parse_fen(START_FEN.replace(" w ", " b ")).faults == ()


FEN_SIGNS = "rnbakcpRNBAKCPhHeEgGmM123456789/ -wbWBxz0\n"


@given(
    st.text() | st.text(FEN_SIGNS) | st.lists(st.text(FEN_SIGNS, max_size=10), min_size=8, max_size=12).map("/".join)
)
@settings(deadline=None)
def test_no_text_makes_the_reader_fail(text: str) -> None:
    reading = parse_fen(text)
    assert (reading.board is None) == (FenFault.NO_BOARD in {fault.kind for fault in reading.faults})
    for fault in reading.faults:
        assert fault.place.offset is None or 0 <= fault.place.offset <= len(text)
    if reading.board is not None:
        assert parse_fen(reading.board.fen()).board == reading.board
