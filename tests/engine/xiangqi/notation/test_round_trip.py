"""Every legal move, written in every style and script, is read back as the same move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Side
from engine.xiangqi import AmbiguousMove, Board, Kind, Move, Piece
from engine.xiangqi.notation import Script, Style, read, write

DEPLOYABLE = (Kind.CHARIOT, Kind.HORSE, Kind.CANNON)
ADVISOR_POINTS = ("d0", "f0", "e1", "d2", "f2")
ELEPHANT_POINTS = ("c0", "g0", "a2", "e2", "i2", "c4", "g4")


def point(name: str, side: Side) -> int:
    """A point as Red names it, turned round for Black."""
    at = int(name[1]) * 9 + "abcdefghi".index(name[0])
    return at if side is Side.RED else 89 - at


@st.composite
def played(draw: st.DrawFn) -> Board:
    board = Board()
    for choice in draw(st.lists(st.integers(0, 10_000), max_size=60)):
        moves = sorted(board.legal_moves(), key=lambda move: move.uci)
        if not moves:
            break
        board.push(moves[choice % len(moves)])
    return board


@st.composite
def pawn_points(draw: st.DrawFn) -> list[int]:
    """Two to five pawns of Red on one file or two."""
    split = draw(
        st.sampled_from([(2,), (3,), (4,), (5,), (2, 2), (3, 2), (2, 3), (2, 2, 1), (3, 1, 1), (4, 1), (1, 1)])
    )
    files = draw(st.permutations(range(9)))
    points = []
    for file, count in zip(files, split, strict=False):
        ranks = draw(st.lists(st.integers(5, 9), min_size=count, max_size=count, unique=True))
        points += [rank * 9 + file for rank in ranks]
    return points


@st.composite
def constructed(draw: st.DrawFn) -> Board:
    """Tandem pieces of every kind for both sides; the generals may be in check or face each other."""
    board = Board.from_fen("9/9/9/9/9/9/9/9/9/9 w")
    for side in Side:
        board.set_piece(point(draw(st.sampled_from(["d0", "e0", "f0", "e1"])), side), Piece(Kind.GENERAL, side))
        for at in draw(pawn_points()):
            board.set_piece(at if side is Side.RED else 89 - at, Piece(Kind.PAWN, side))
        for kind, names in ((Kind.ADVISOR, ADVISOR_POINTS), (Kind.ELEPHANT, ELEPHANT_POINTS)):
            for name in draw(st.lists(st.sampled_from(names), max_size=2, unique=True)):
                board.set_piece(point(name, side), Piece(kind, side))
        file = draw(st.integers(0, 8))
        for kind in draw(st.lists(st.sampled_from(DEPLOYABLE), max_size=2, unique=True)):
            for rank in draw(st.lists(st.integers(0, 9), max_size=2, unique=True)):
                board.set_piece(rank * 9 + file, Piece(kind, side))
    board.turn = draw(st.sampled_from(list(Side)))
    return board


def texts(board: Board, move: Move) -> Iterator[tuple[Style, str]]:
    """The move in every style, script and option."""
    for style in Style:
        for script in Script if style in (Style.CHINESE, Style.ABBREVIATED) else (Script.SIMPLIFIED,):
            yield style, write(board, move, style, script)
    yield Style.ABBREVIATED, write(board, move, Style.ABBREVIATED, ascii_marks=True)
    yield Style.ABBREVIATED, write(board, move, Style.ABBREVIATED, red_chinese_digits=True)


def meanings(board: Board, text: str) -> set[Move]:
    try:
        return {read(board, text).move}
    except AmbiguousMove as error:
        return set(error.candidates)


@settings(max_examples=60, deadline=None)
@given(st.one_of(played(), constructed()))
def test_what_is_written_is_read_as_the_same_move(board: Board) -> None:
    for move in board.legal_moves():
        for style, text in texts(board, move):
            assert read(board, text, style).move is move, (board.fen(), move, text)


@settings(max_examples=60, deadline=None)
@given(constructed(), st.sampled_from([Style.WXF, Style.WXF_1997]))
def test_without_its_dialect_only_a_double_digit_may_stay_open(board: Board, style: Style) -> None:
    for move in board.legal_moves():
        text = write(board, move, style)
        meant = meanings(board, text)
        assert meant == {move} or (move in meant and text[0] == text[1])


@settings(max_examples=60, deadline=None)
@given(constructed(), st.sampled_from(Style))
def test_different_moves_have_different_names(board: Board, style: Style) -> None:
    names = [write(board, move, style) for move in board.legal_moves()]
    assert len(set(names)) == len(names)


@pytest.mark.long
@settings(max_examples=3000, deadline=None)
@given(st.one_of(played(), constructed()))
def test_what_is_written_is_read_as_the_same_move_at_length(board: Board) -> None:
    for move in board.legal_moves():
        for style, text in texts(board, move):
            assert read(board, text, style).move is move, (board.fen(), move, text)
