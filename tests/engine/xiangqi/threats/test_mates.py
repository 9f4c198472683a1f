"""Mates by an unbroken series of checks, and the bound of the search."""

from __future__ import annotations

import pytest

from engine.xiangqi import Board
from engine.xiangqi.threats.budget import Exhausted
from engine.xiangqi.threats.mates import MateSearch, mates_soon

TWO_CHARIOTS = "4k4/R8/9/9/9/9/9/9/1R7/3K5 w"
LADDER = "4k4/9/R8/9/9/9/9/9/1R7/3K5 w"


def _line(fen: str, **bounds: int) -> list[str] | None:
    found = MateSearch(Board.from_fen(fen), **bounds).line()
    return None if found is None else [move.uci for move in found]


def test_a_mate_by_one_check_is_found() -> None:
    assert _line(TWO_CHARIOTS) == ["b1b9"]


def test_a_series_of_checks_is_found_with_the_answers() -> None:
    line = _line(LADDER)
    assert line is not None
    assert len(line) == 3


def test_a_quiet_position_has_no_mate() -> None:
    assert _line("3aka3/9/9/9/9/9/9/9/9/R2K5 w") is None


def test_a_search_that_is_cut_off_says_so() -> None:
    with pytest.raises(Exhausted) as cut:
        _line(LADDER, depth=1)
    assert cut.value.depth == 1


def test_what_the_bound_leaves_open_is_no_mate_at_once() -> None:
    board = Board.from_fen(LADDER)
    assert mates_soon(board, depth=2)
    assert not mates_soon(board, depth=1)


def test_a_search_leaves_the_board_as_it_was() -> None:
    board = Board.from_fen(LADDER)
    before = board.fen()
    MateSearch(board).line()
    assert board.fen() == before


def test_a_search_out_of_budget_leaves_the_board_as_it_was() -> None:
    board = Board.from_fen("4k4/9/R8/9/9/9/9/9/1R7/3K5 w")
    before = board.fen()
    with pytest.raises(Exhausted):
        MateSearch(board, positions=0).line()
    assert board.fen() == before
