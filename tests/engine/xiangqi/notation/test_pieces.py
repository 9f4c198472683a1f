"""Pieces named as a record names them, such names read again, and moves read that are not allowed."""

from __future__ import annotations

import pytest

from engine.xiangqi import AmbiguousMove, Board, IllegalMove, MalformedMove, parse_point
from engine.xiangqi.notation import Script, name_piece, read_any, read_pieces

TANDEM = "3k5/4r4/4r4/9/2P3p2/2P6/6P2/6P2/4C4/3AKA3 w"


@pytest.mark.parametrize(
    ("point", "simplified", "traditional"),
    [
        ("b0", "马八", "馬八"),
        ("h9", "马8", "馬８"),
        ("e0", "帅五", "帥五"),
        ("e9", "将5", "將５"),
        ("h2", "炮二", "炮二"),
    ],
)
def test_a_piece_is_named_by_its_file_as_its_side_counts(point: str, simplified: str, traditional: str) -> None:
    board = Board()
    assert name_piece(board, parse_point(point)) == simplified
    assert name_piece(board, parse_point(point), Script.TRADITIONAL) == traditional


@pytest.mark.parametrize(
    ("point", "name"), [("e8", "后车"), ("e7", "前车"), ("c5", "前七"), ("c4", "后七"), ("g3", "前三"), ("g2", "后三")]
)
def test_pieces_of_one_file_are_told_apart(point: str, name: str) -> None:
    assert name_piece(Board.from_fen(TANDEM), parse_point(point)) == name


def test_an_empty_point_is_its_coordinates() -> None:
    assert name_piece(Board(), parse_point("e4")) == "e4"


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("h0", "h0"),
        ("H0", "h0"),
        ("e4", "e4"),
        ("马八", "b0"),
        ("馬八", "b0"),
        ("马8", "h9"),
        ("马８", "h9"),
        ("红马8", "b0"),
        ("黑马二", "b9"),
        ("马", "h0 b0 b9 h9"),
        ("兵", "i3 g3 e3 c3 a3"),
        ("帅", "e0"),
        ("将", "e9"),
        ("车 九", "a0"),
        ("马三", ""),
        ("前马", ""),
        ("h", ""),
        ("炮二平五", ""),
        ("", ""),
    ],
)
def test_a_name_is_read(text: str, points: str) -> None:
    assert read_pieces(Board(), text) == tuple(map(parse_point, points.split()))


@pytest.mark.parametrize(
    ("text", "points"), [("前车", "e7"), ("后车", "e8"), ("前七", "c5"), ("前兵三", "g3"), ("炮5", "e1")]
)
def test_a_name_by_place_is_read(text: str, points: str) -> None:
    assert read_pieces(Board.from_fen(TANDEM), text) == tuple(map(parse_point, points.split()))


def test_every_name_is_read_as_its_piece() -> None:
    for board in (Board(), Board.from_fen(TANDEM)):
        for point, _ in board.pieces():
            assert read_pieces(board, name_piece(board, point)) == (point,)


@pytest.mark.parametrize(
    ("text", "uci"),
    [
        ("炮二平五", "h2e2"),
        ("马二进四", "h0f1"),
        ("车一进五", "i0i5"),
        ("h0h1", "h0h1"),
        ("帅五进四", "e0e4"),
    ],
)
def test_a_move_is_read_though_the_rules_do_not_allow_it(text: str, uci: str) -> None:
    assert read_any(Board(), text).uci == uci


def test_a_legal_move_goes_before_illegal_ones() -> None:
    board = Board.from_fen("4k4/9/9/9/4R4/9/4P4/9/4R4/4K4 w")
    assert read_any(board, "车五进二").uci == "e5e7"


@pytest.mark.parametrize("text", ["h9g7", "e5e6", "i0h0", "车一进三"])
def test_only_a_piece_of_the_side_to_move_goes_and_takes_none_of_its_own(text: str) -> None:
    with pytest.raises(IllegalMove):
        read_any(Board(), text)


def test_what_may_be_several_illegal_moves_is_ambiguous() -> None:
    board = Board.from_fen("3k5/9/4R4/4R4/9/4p4/9/9/9/3K5 w")
    with pytest.raises(AmbiguousMove):
        read_any(board, "车五退五")


def test_what_is_no_move_is_told() -> None:
    with pytest.raises(MalformedMove):
        read_any(Board(), "xyzzy")
