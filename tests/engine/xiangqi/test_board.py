"""Making and taking back moves, legal or not, and what a board says of itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.base import Side
from engine.xiangqi import START_FEN, Board, IllegalMove, Kind, Move, Piece, parse_point

Place = Callable[..., Board]


def test_a_new_board_holds_the_array() -> None:
    board = Board()
    assert board.fen() == START_FEN
    assert board.turn is Side.RED
    assert (board.halfmoves, board.round_number) == (0, 1)
    assert len(list(board.pieces())) == 32
    assert board.piece_at(parse_point("b2")) == Piece(Kind.CANNON, Side.RED)
    assert board.piece_at(parse_point("e4")) is None
    assert (board.general(Side.RED), board.general(Side.BLACK)) == (parse_point("e0"), parse_point("e9"))


def test_counters_follow_moves_and_captures() -> None:
    board = Board()
    seen = []
    for uci in ("h2e2", "h9g7", "e2e6", "g7e6"):
        board.push(Move.from_uci(uci))
        seen.append((board.turn, board.halfmoves, board.round_number))
    assert seen == [(Side.BLACK, 1, 1), (Side.RED, 2, 2), (Side.BLACK, 0, 2), (Side.RED, 0, 3)]


def test_counters_of_a_fen_go_on() -> None:
    board = Board.from_fen("3k5/9/9/9/9/9/9/9/9/R3K4 b - - 58 77")
    board.push(Move.from_uci("d9d8"))
    assert board.fen() == "9/3k5/9/9/9/9/9/9/9/R3K4 w - - 59 78"


def test_a_capture_is_taken_back_whole() -> None:
    board = Board()
    before = board.fen()
    board.push(Move.from_uci("h2h9"))
    assert board.piece_at(parse_point("h9")) == Piece(Kind.CANNON, Side.RED)
    assert board.pop() is Move.from_uci("h2h9")
    assert board.fen() == before


@pytest.mark.parametrize(
    ("uci", "after"),
    [
        ("a0a5", "rnbakabnr/9/1c5c1/p1p1p1p1p/R8/9/P1P1P1P1P/1C5C1/9/1NBAKABNR b - - 1 1"),
        ("a0e9", "rnbaRabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR b - - 0 1"),
        ("a0b0", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1RBAKABNR b - - 0 1"),
        ("a9a8", "1nbakabnr/r8/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 1 1"),
        ("e0e9", "rnbaKabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBA1ABNR b - - 0 1"),
    ],
    ids=["jump", "capture of the general", "capture of its own", "the other side's piece", "general takes general"],
)
def test_an_irregular_move_can_be_made_and_taken_back(uci: str, after: str) -> None:
    board = Board()
    move = Move.from_uci(uci)
    assert not board.is_legal(move)
    board.push(move)
    assert board.fen() == after
    board.pop()
    assert board.fen() == START_FEN


def test_no_piece_makes_no_move_and_leaves_the_board() -> None:
    board = Board()
    with pytest.raises(IllegalMove):
        board.push(Move.from_uci("e4e5"))
    assert board.fen() == START_FEN
    with pytest.raises(IndexError):
        board.pop()


def test_a_copy_goes_its_own_way() -> None:
    board = Board()
    board.push(Move.from_uci("b2b9"))
    copied = board.copy()
    copied.push(Move.from_uci("a9b9"))
    assert board.piece_at(parse_point("a9")) == Piece(Kind.CHARIOT, Side.BLACK)
    copied.pop()
    assert copied == board
    copied.pop()
    assert copied == Board()
    assert board != copied


def test_a_copy_without_history_cannot_go_back() -> None:
    board = Board()
    board.push(Move.from_uci("b2b9"))
    copied = board.copy(history=False)
    assert copied == board
    with pytest.raises(IndexError):
        copied.pop()


def test_the_key_is_the_position_and_the_side() -> None:
    board = Board()
    keys = [board.key()]
    for uci in ("b0c2", "b9c7", "c2b0", "c7b9"):
        board.push(Move.from_uci(uci))
        keys.append(board.key())
    assert keys[0] == keys[4]
    assert len(set(keys)) == 4
    board.turn = Side.BLACK
    assert board.key() not in keys
    assert hash(board.key()) == hash(board.copy().key())


def test_pieces_can_be_set_replaced_and_cleared() -> None:
    board = Board()
    point = parse_point("e3")
    for piece in (Piece(Kind.HORSE, Side.BLACK), Piece(Kind.CHARIOT, Side.RED), None, None):
        board.set_piece(point, piece)
        assert board.piece_at(point) == piece
    board.set_piece(point, Piece(Kind.PAWN, Side.RED))
    assert board.fen() == START_FEN
    assert board.count_legal() == 44


def test_the_lowest_of_several_generals_is_the_general(place: Place) -> None:
    board = place("Ke2 Kd1 Kf0")
    assert board.general(Side.RED) == parse_point("f0")
    assert board.general(Side.BLACK) is None


def test_a_general_left_in_check_may_be_captured(place: Place) -> None:
    board = place("Ke0 kd9 Rd5")
    capture = Move.from_uci("d5d9")
    assert capture in board.legal_moves()
    board.push(capture)
    assert board.general(Side.BLACK) is None
    assert board.legal_moves() == []


def test_a_board_is_a_value_with_a_readable_face() -> None:
    board = Board()
    assert board == Board()
    assert board != START_FEN
    assert repr(board) == f"Board.from_fen({START_FEN!r})"
    with pytest.raises(TypeError):
        hash(board)


def test_the_move_nobody_knows_only_passes_the_turn_and_is_taken_back() -> None:
    board = Board()
    board.push(Move.null())
    assert board.fen() == START_FEN.replace(" w - - 0 1", " b - - 1 1")
    board.push(Move.null())
    assert (board.turn, board.round_number) == (Side.RED, 2)
    assert [board.pop(), board.pop()] == [Move.null()] * 2
    assert board.fen() == START_FEN


def test_the_move_nobody_knows_is_never_legal() -> None:
    board = Board.from_fen("3k4r/9/9/9/9/9/9/9/9/4K4 b")
    assert not board.is_legal(Move.null())
    assert not board.pseudo_legal(Move.null())
