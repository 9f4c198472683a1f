"""What is printed where the rule book says nothing: scripts, irregular moves, boards that can't be."""

from __future__ import annotations

import pytest

from engine.xiangqi import START_FEN, Board, Move
from engine.xiangqi.notation import Script, Style, read, write

BLACK_START = START_FEN.replace(" w ", " b ")
TWO_CHARIOTS = "3k5/9/9/4R4/9/9/9/4R4/9/4K4 w"
FOUR_CHARIOTS = "3k5/4R4/4R4/4R4/4R4/9/9/9/9/3K5 w"
TWO_FILES_OF_CHARIOTS = "3k5/4R1R2/9/4R1R2/9/9/9/9/9/3K5 w"
SIX_PAWNS = "2P1k4/2P6/2P6/2P6/2P6/2P6/9/9/9/5K3 w"
FOUR_AND_TWO_PAWNS = "2P1k1P2/2P3P2/2P6/2P6/9/9/9/9/9/5K3 w"


@pytest.mark.parametrize(
    ("fen", "move", "script", "full", "abbreviated"),
    [
        (START_FEN, "h0g2", Script.SIMPLIFIED, "马二进三", "马23\u0332"),
        (START_FEN, "h0g2", Script.TRADITIONAL, "馬二進三", "馬23\u0332"),
        (START_FEN, "h0g2", Script.TRADITIONAL_FACES, "傌二進三", "傌23\u0332"),
        (START_FEN, "i0i1", Script.TRADITIONAL_FACES, "俥一進一", "俥11\u0332"),
        (START_FEN, "e0e1", Script.TRADITIONAL, "帥五進一", "帥51\u0332"),
        (BLACK_START, "h7e7", Script.TRADITIONAL, "炮８平５", "炮85"),
        (BLACK_START, "h7e7", Script.TRADITIONAL_FACES, "砲８平５", "砲85"),
        (BLACK_START, "h9g7", Script.TRADITIONAL_FACES, "馬８進７", "馬87\u0332"),
        (BLACK_START, "e9e8", Script.TRADITIONAL, "將５進１", "將51\u0332"),
        (TWO_CHARIOTS, "e2e4", Script.TRADITIONAL, "後車進二", "後車2\u0332"),
    ],
)
def test_each_script_has_its_characters(fen: str, move: str, script: Script, full: str, abbreviated: str) -> None:
    board = Board.from_fen(fen)
    assert write(board, Move.from_uci(move), Style.CHINESE, script) == full
    assert write(board, Move.from_uci(move), Style.ABBREVIATED, script) == abbreviated


def test_red_can_be_abbreviated_in_chinese_numerals() -> None:
    red, black = Board(), Board.from_fen(BLACK_START)
    assert write(red, Move.from_uci("h2e2"), Style.ABBREVIATED, red_chinese_digits=True) == "炮二五"
    assert write(red, Move.from_uci("h0g2"), Style.ABBREVIATED, red_chinese_digits=True) == "马二三\u0332"
    assert write(black, Move.from_uci("h9g7"), Style.ABBREVIATED, red_chinese_digits=True) == "马87\u0332"


@pytest.mark.parametrize(
    ("fen", "move", "chinese", "wxf"),
    [
        # Blocked legs, jumped pieces, own pieces taken: the words still say where the piece went.
        (START_FEN, "i0i5", "车一进五", "R1+5"),
        (START_FEN, "a0b0", "车九平八", "R9=8"),
        (START_FEN, "h0f1", "马二进四", "H2+4"),
        (START_FEN, "e3e2", "兵五退一", "P5-1"),
        (START_FEN, "e0e4", "帅五进四", "K5+4"),
        ("4k4/9/9/9/9/9/9/9/9/4R3K w", "e0e9", "车五进九", "R5+9"),
        # A horse that went straight, a chariot that went aslant: only coordinates can.
        (START_FEN, "h0h1", "H0-H1", "H0-H1"),
        (START_FEN, "i0h1", "I0-H1", "I0-H1"),
        (START_FEN, "c0d1", "C0-D1", "C0-D1"),
        (START_FEN, "f0f1", "F0-F1", "F0-F1"),
        # Not the mover's piece, no piece at all.
        (START_FEN, "h9g7", "H9-G7", "H9-G7"),
        (START_FEN, "e4e5", "E4-E5", "E4-E5"),
        # 相七进五 already is the rear elephant's legal move.
        ("3k5/9/9/9/9/2B6/9/9/9/2B1K4 w", "c4e6", "前相进五", "E++5"),
        ("3k5/9/9/9/9/2B6/9/9/9/2B1K4 w", "c0e2", "相七进五", "E7+5"),
    ],
)
def test_an_irregular_move_is_named_as_far_as_words_go(fen: str, move: str, chinese: str, wxf: str) -> None:
    board = Board.from_fen(fen)
    assert write(board, Move.from_uci(move), Style.CHINESE) == chinese
    assert write(board, Move.from_uci(move), Style.WXF) == wxf


def test_a_general_can_be_taken_in_words() -> None:
    board = Board.from_fen("4k4/9/9/9/9/9/9/9/9/3KR4 w")
    move = Move.from_uci("e0e9")
    assert write(board, move, Style.CHINESE) == "车五进九"
    assert read(board, "车五进九").move is move


@pytest.mark.parametrize(
    ("fen", "move", "chinese", "abbreviated", "wxf"),
    [
        (FOUR_CHARIOTS, "e8f8", "前车平四", "前车4", "E8-F8"),
        (FOUR_CHARIOTS, "e7f7", "二车平四", "二车4", "E7-F7"),
        (FOUR_CHARIOTS, "e5f5", "四车平四", "四车4", "E5-F5"),
        (TWO_FILES_OF_CHARIOTS, "e8f8", "前车五平四", "前车54", "E8-F8"),
        (SIX_PAWNS, "c4c5", "六兵进一", "六兵1\u0332", "67+1"),
        (FOUR_AND_TWO_PAWNS, "c8d8", "二兵七平六", "二兵76", "27=6"),
        (FOUR_AND_TWO_PAWNS, "g8h8", "后三平二", "后32", "23=2"),
    ],
)
def test_more_pieces_than_a_set_has_are_still_told_apart(
    fen: str, move: str, chinese: str, abbreviated: str, wxf: str
) -> None:
    board = Board.from_fen(fen)
    assert write(board, Move.from_uci(move), Style.CHINESE) == chinese
    assert write(board, Move.from_uci(move), Style.ABBREVIATED) == abbreviated
    assert write(board, Move.from_uci(move), Style.WXF) == wxf


@pytest.mark.parametrize("fen", [FOUR_CHARIOTS, TWO_FILES_OF_CHARIOTS, SIX_PAWNS, FOUR_AND_TWO_PAWNS])
@pytest.mark.parametrize("style", Style)
def test_names_on_overfull_boards_are_read_back(fen: str, style: Style) -> None:
    board = Board.from_fen(fen)
    for move in board.legal_moves():
        assert read(board, write(board, move, style), style).move is move


@pytest.mark.parametrize("style", Style)
def test_any_two_points_have_a_name_on_a_crowded_board(style: Style) -> None:
    board = Board.from_fen("4k4/4N4/4R4/3PP4/4P4/4A4/2B1P4/4P4/4N4/3KKR3 w")
    names = {
        write(board, Move.of(origin, target), style) for origin in range(90) for target in range(90) if origin != target
    }
    assert len(names) == 90 * 89
