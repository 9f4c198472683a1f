"""The forms a text may have, what is forgiven, and the three ways it can fail."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.xiangqi import START_FEN, AmbiguousMove, Board, IllegalMove, MalformedMove
from engine.xiangqi.notation import Caution, Style, read

START = START_FEN
BLACK_START = START_FEN.replace(" w ", " b ")
TWO_CHARIOTS = "3k5/9/9/4R4/9/9/9/4R4/9/4K4 w"
TWO_HORSES = "3k5/9/9/4N4/9/9/4N4/9/9/5K3 w"
THREE_PAWNS = "3k5/9/4P4/9/4P4/9/4P4/9/9/4K4 w"
FOUR_PAWNS = "3k5/6P2/6P2/6P2/6P2/9/9/9/9/4K4 w"
FIVE_PAWNS = "2P1k4/2P6/2P6/2P6/2P6/9/9/9/9/5K3 w"
TWO_FILES = "4k4/3P1P3/4P4/3P1P3/9/9/9/9/9/4K4 w"
THREE_AND_TWO = "3k5/9/6P2/4P1P2/4P1P2/9/9/9/9/4K4 w"
BLACK_TWO_FILES = "4k4/9/9/9/9/9/3p1p3/9/3p1p3/5K3 b"
BLACK_FOUR_PAWNS = "4k4/9/9/9/9/2p6/2p6/2p6/2p6/5K3 b"

CHINESE = [
    (START, "炮二进七", "h2h9"),
    (START, "炮二進七", "h2h9"),
    (START, "炮贰平伍", "h2e2"),
    (START, "炮\u3000二\u200b平 五\ufeff", "h2e2"),
    (START, "\u70ae\u2f06平五", "h2e2"),
    (START, "\u2ee2二进三", "h0g2"),
    (START, "兵五上一", "e3e4"),
    (START, "王五进一", "e0e1"),
    (START, "帅进一", "e0e1"),
    (START, "士四进五", "f0e1"),
    (START, "象三进五", "g0e2"),
    (BLACK_START, "伡1进1", "a9a8"),
    (BLACK_START, "砗一进一", "a9a8"),
    (BLACK_START, "帥5进1", "e9e8"),
    (BLACK_START, "兵1进1", "a6a5"),
    (TWO_CHARIOTS, "前车退三", "e6e3"),
    (TWO_CHARIOTS, "后车下一", "e2e1"),
    (TWO_CHARIOTS, "车五退三", "e6e3"),
    (TWO_CHARIOTS, "前车五平四", "e6f6"),
    (THREE_PAWNS, "中兵平四", "e5f5"),
    (THREE_PAWNS, "一兵平四", "e7f7"),
    (THREE_PAWNS, "二兵平四", "e5f5"),
    (FOUR_PAWNS, "前兵平四", "g8f8"),
    (FOUR_PAWNS, "一兵平四", "g8f8"),
    (FOUR_PAWNS, "后兵平四", "g5f5"),
    (FOUR_PAWNS, "四兵平四", "g5f5"),
    (BLACK_FOUR_PAWNS, "２卒平４", "c2d2"),
    (BLACK_FOUR_PAWNS, "四卒平4", "c4d4"),
    (FIVE_PAWNS, "五兵平六", "c5d5"),
    (FIVE_PAWNS, "后兵平六", "c5d5"),
    (FIVE_PAWNS, "前兵平六", "c9d9"),
    (TWO_FILES, "前四平五", "f8e8"),
    (TWO_FILES, "前兵四平五", "f8e8"),
    (TWO_FILES, "一四平五", "f8e8"),
    (TWO_FILES, "二兵六平五", "d6e6"),
    (TWO_FILES, "一兵平五", "f8e8"),
    (TWO_FILES, "四兵平五", "d6e6"),
    (TWO_FILES, "前兵平三", "f8g8"),
    (BLACK_TWO_FILES, "前6平5", "f1e1"),
    (BLACK_TWO_FILES, "三卒平5", "f1e1"),
    (BLACK_TWO_FILES, "后4平3", "d3c3"),
    (THREE_AND_TWO, "中三平四", "g6f6"),
    (THREE_AND_TWO, "三三平四", "g5f5"),
]
ABBREVIATED = [
    (START, "炮25", "h2e2"),
    (START, "炮2=5", "h2e2"),
    (START, "炮2.5", "h2e2"),
    (START, "炮二五", "h2e2"),
    (START, "炮2-5", "h2e2"),
    (START, "炮2－5", "h2e2"),
    (START, "炮2–5", "h2e2"),
    (START, "炮2——5", "h2e2"),
    (START, "马2_3", "h0g2"),
    (START, "马2_3_", "h0g2"),
    (START, "马23_", "h0g2"),
    (START, "马2/3", "h0g2"),
    (START, "马2+3", "h0g2"),
    (START, "马23", "h0g2"),
    (START, "马二三\u0332", "h0g2"),
    (TWO_CHARIOTS, "前车6", "e6d6"),
    (TWO_CHARIOTS, "前车3\u0305", "e6e3"),
    (TWO_CHARIOTS, "前车3\u203e", "e6e3"),
    (TWO_CHARIOTS, "前车\\3", "e6e3"),
    (TWO_CHARIOTS, "前车-3", "e6e3"),
    (TWO_HORSES, "前马4\u0305", "e6f4"),
    (TWO_HORSES, "后马+3", "e3g4"),
    (FOUR_PAWNS, "三兵4", "g6f6"),
    (TWO_FILES, "前45", "f8e8"),
    (TWO_FILES, "前41\u0332", "f8f9"),
    (TWO_FILES, "四兵5", "d6e6"),
    (TWO_FILES, "前兵45", "f8e8"),
]
WXF = [
    (START, "C25", "h2e2"),
    (START, "H23", "h0g2"),
    (START, "G4+5", "f0e1"),
    (START, "g5+1", "e0e1"),
    (START, "S5+1", "e3e4"),
    (START, "C2平5", "h2e2"),
    (START, "Ｃ２＝５", "h2e2"),
    (BLACK_START, "n8+7", "h9g7"),
    (TWO_CHARIOTS, "R5-3", "e6e3"),
    (TWO_CHARIOTS, "FR+2", "e6e8"),
    (TWO_CHARIOTS, "BR+2", "e2e4"),
    (TWO_CHARIOTS, "rr+2", "e2e4"),
    (TWO_CHARIOTS, "-R+2", "e2e4"),
    (TWO_CHARIOTS, "r+.4", "e6f6"),
    (THREE_PAWNS, "P5.4", "e5f5"),
    (THREE_PAWNS, "P..4", "e5f5"),
    (THREE_PAWNS, "P.+1", "e5e6"),
    (THREE_PAWNS, "25=4", "e5f5"),
    (THREE_PAWNS, "Pb.4", "e5f5"),
    (FOUR_PAWNS, "P+.4", "g7f7"),
    (FOUR_PAWNS, "P-.4", "g6f6"),
    (FOUR_PAWNS, "--.4", "g5f5"),
    (FOUR_PAWNS, "+++1", "g8g9"),
    (FOUR_PAWNS, "fP.4", "g8f8"),
    (FOUR_PAWNS, "rP.4", "g5f5"),
    (FOUR_PAWNS, "Sc.4", "g6f6"),
    (FIVE_PAWNS, "P7.6", "c7d7"),
    (FIVE_PAWNS, "P-.6", "c6d6"),
    (FIVE_PAWNS, "57=6", "c5d5"),
    (FIVE_PAWNS, "Pe=6", "c5d5"),
    (BLACK_TWO_FILES, "16=5", "f1e1"),
    (BLACK_TWO_FILES, "6+.5", "f1e1"),
    (BLACK_TWO_FILES, "Pc.5", "f1e1"),
    (THREE_AND_TWO, "33.4", "g6f6"),
    (THREE_AND_TWO, "33=4", "g5f5"),
    (THREE_AND_TWO, "3-.4", "g5f5"),
]
COORDINATES = [
    (START, "h2 e2", "h2e2"),
    (START, "H2E2", "h2e2"),
    (START, "h2–e2", "h2e2"),
    (BLACK_START, "a10a9", "a9a8"),
    (BLACK_START, "A10-A9", "a9a8"),
]
KEYPAD = [
    (START, "6225", "h2e2"),
    (START, "6285", "h2e2"),
    (START, "6217", "h2h9"),
    (START, "6277", "h2h9"),
    (START, "６２５５", "h2e2"),
    (START, "5213", "h0g2"),
    (START, "4111", "i0i1"),
    (START, "2415", "f0e1"),
    (START, "3315", "g0e2"),
    (START, "7511", "e3e4"),
    (START, "1511", "e0e1"),
    (BLACK_START, "5817", "h9g7"),
    (TWO_CHARIOTS, "8484", "e6f6"),
    (TWO_CHARIOTS, "9412", "e2e4"),
    (TWO_CHARIOTS, "8463", "e6e3"),
    (TWO_FILES, "8425", "f8e8"),
    (TWO_FILES, "9625", "d6e6"),
    (FOUR_PAWNS, "9724", "g5f5"),
]


@pytest.mark.parametrize(("fen", "text", "expected"), CHINESE + ABBREVIATED + WXF + COORDINATES + KEYPAD)
def test_each_form_is_understood(fen: str, text: str, expected: str) -> None:
    assert read(Board.from_fen(fen), text).move.uci == expected


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "   ",
            "炮二进",
            "炮二",
            "炮2+",
            "炮5",
            "马2\u0332",
            "二平五",
            "前平五",
            "145",
            "14/5",
            "一四五",
            "炮二平十",
            "炮二平〇",
        ),
        *("炮零平五", "炮二平五五", "马2+-3", "马8+7\u0305", "车2平平5进", "C2", "C2=", "C0=5", "C2=0", "X2=5", "Pf.4"),
        *("h2", "h2e", "j2e2", "h2e11", "a10a0", "h2h2", "6205", "62255", "622", "hello", "12*5", "炮" * 500),
    ],
)
def test_what_has_no_form_of_a_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        read(Board(), text)


@pytest.mark.parametrize(
    ("fen", "text"),
    [
        (START, "马二平三"),
        (START, "炮二进六"),
        (START, "炮三平五"),
        (START, "前炮平五"),
        (START, "相三平五"),
        (START, "h3e3"),
        (START, "h9g7"),
        (START, "C2-5"),
        (START, "5225"),
        (BLACK_START, "炮2进9"),
        (TWO_CHARIOTS, "前车退六"),
        (TWO_CHARIOTS, "中车平四"),
        (TWO_CHARIOTS, "一车平四"),
        (FOUR_PAWNS, "五兵平四"),
        (FOUR_PAWNS, "兵七平六"),
        (TWO_FILES, "中四平五"),
        (TWO_FILES, "五兵平五"),
        ("3kr4/9/9/9/9/9/9/4R4/9/4K4 w", "车五平四"),
    ],
)
def test_what_no_piece_may_do_is_illegal(fen: str, text: str) -> None:
    with pytest.raises(IllegalMove):
        read(Board.from_fen(fen), text)


@pytest.mark.parametrize(
    ("fen", "text", "candidates"),
    [
        (START, "炮平五", {"b2e2", "h2e2"}),
        (TWO_CHARIOTS, "车五进二", {"e2e4", "e6e8"}),
        (TWO_CHARIOTS, "R5=4", {"e2f2", "e6f6"}),
        (TWO_CHARIOTS, "4524", {"e2f2", "e6f6"}),
        (THREE_PAWNS, "兵五平四", {"e5f5", "e7f7"}),
        (FOUR_PAWNS, "中兵平四", {"g6f6", "g7f7"}),
        (TWO_FILES, "前兵平五", {"d8e8", "f8e8"}),
        (TWO_FILES, "P+.5", {"d8e8", "f8e8"}),
        ("3k5/6P2/9/4P1P2/4P4/6P2/9/9/9/4K4 w", "33+1", {"g4g5", "g6g7"}),
        ("4k4/9/9/9/4C4/9/9/9/9/3K5 w", "炮5–4", {"e5e1", "e5f5"}),
        ("3k5/9/2N6/9/9/9/9/9/9/4K4 w", "马78", {"c7b9", "c7b5"}),
        ("4k4/9/9/2P1P4/2P1P4/9/9/9/9/3K5 w", "8726", {"c6d6", "e6d6"}),
    ],
)
def test_what_fits_several_moves_names_them_all(fen: str, text: str, candidates: set[str]) -> None:
    with pytest.raises(AmbiguousMove) as caught:
        read(Board.from_fen(fen), text)
    assert {move.uci for move in caught.value.candidates} == candidates


def test_a_known_dialect_settles_the_double_digit() -> None:
    board = Board.from_fen("3k5/6P2/9/4P1P2/4P4/6P2/9/9/9/4K4 w")
    assert read(board, "33+1", Style.WXF).move.uci == "g4g5"
    assert read(board, "33+1", Style.WXF_1997).move.uci == "g6g7"
    assert read(board, "33=4", Style.WXF_1997).move.uci == "g6f6"


@pytest.mark.parametrize(
    ("fen", "text", "warnings"),
    [
        (START, "炮二平五", ()),
        (START, "炮25", ()),
        (START, "炮2平5", (Caution.NUMERALS,)),
        (START, "炮二平5", (Caution.NUMERALS,)),
        (BLACK_START, "炮2平5", ()),
        (BLACK_START, "炮二平五", (Caution.NUMERALS,)),
        (BLACK_FOUR_PAWNS, "二卒平4", ()),
        (TWO_CHARIOTS, "车五退三", (Caution.NO_PREFIX,)),
        (TWO_CHARIOTS, "R5-3", (Caution.NO_PREFIX,)),
        (START, "马23", (Caution.NO_SIGN,)),
        (START, "H23", (Caution.NO_SIGN,)),
        (START, "炮2-5", (Caution.DASH,)),
        (THREE_AND_TWO, "33.4", (Caution.DIALECT,)),
        (THREE_PAWNS, "P5.4", ()),
        ("3k5/9/9/9/9/2B6/9/9/9/2B1K4 w", "相七退五", ()),
    ],
)
def test_what_was_forgiven_is_told(fen: str, text: str, warnings: tuple[Caution, ...]) -> None:
    assert read(Board.from_fen(fen), text).warnings == warnings


def test_boards_without_a_general_or_with_two_are_read() -> None:
    assert read(Board.from_fen("9/9/9/9/9/9/9/9/9/4R4 w"), "车五进三").move.uci == "e0e3"
    assert read(Board.from_fen("5kk2/9/9/9/9/9/9/9/9/3KK4 w"), "帅五进一").move.uci == "e0e1"


@given(
    st.text(alphabet="炮马兵卒前后中一二五平进退上25+-=._/hHCcPpRae0913\u0332\u0305 ", max_size=8)
    | st.text(max_size=40)
)
@example("\u0332")
@example("ﷺ" * 8)
def test_any_text_gives_a_legal_move_or_one_of_the_three_errors(text: str) -> None:
    board = Board.from_fen(TWO_FILES)
    try:
        reading = read(board, text)
    except (MalformedMove, IllegalMove, AmbiguousMove):
        return
    assert board.is_legal(reading.move)
