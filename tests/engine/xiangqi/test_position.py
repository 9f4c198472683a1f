from __future__ import annotations

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.xiangqi import START_FEN, Board, FenError, IllegalMove, MalformedMove, Move, Position


def test_a_game_starts_from_the_array_or_a_fen() -> None:
    assert Position.start().fen() == START_FEN
    assert Position.start().to_move is Side.RED
    assert Position.start("3k5/9/9/9/9/9/9/9/9/4K4 b").to_move is Side.BLACK
    with pytest.raises(FenError):
        Position.start("no board")


def test_a_move_gives_a_new_position_and_leaves_the_old() -> None:
    start = Position.start()
    after = start.apply("h2e2")
    assert start.fen() == START_FEN
    assert after.fen() == "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"
    assert after != start
    assert after == Position.start().apply("h2e2")
    assert len({start, after, Position.start()}) == 2


def test_moves_are_judged_and_any_can_be_made() -> None:
    start = Position.start()
    assert start.legal("h2e2")
    assert not start.legal("h2e3")
    assert not start.legal("h7e7")
    assert not start.legal("e4e5")
    assert start.apply("h2e3").to_move is Side.BLACK


@pytest.mark.parametrize("text", ["", "h2", "h2h2", "h2e10", "炮二平五"])
def test_a_malformed_move_is_neither_judged_nor_made(text: str) -> None:
    with pytest.raises(MalformedMove):
        Position.start().legal(text)
    with pytest.raises(MalformedMove):
        Position.start().apply(text)


def test_no_piece_makes_no_move() -> None:
    with pytest.raises(IllegalMove):
        Position.start().apply("e4e5")


def test_the_outcome_is_that_of_the_board() -> None:
    position = Position.start("3k5/1R7/9/9/9/9/9/9/9/R3K4 w")
    assert position.outcome() is None
    assert position.apply("a0a9").outcome() == Outcome(Termination.CHECKMATE, Winner.RED)


def test_the_board_of_a_position_is_the_callers_own() -> None:
    position = Position.start()
    position.board.push(Move.from_uci("h2e2"))
    assert position.fen() == START_FEN
    board = Board()
    taken = Position(board)
    board.push(Move.from_uci("h2e2"))
    assert taken.fen() == START_FEN
    assert repr(taken) == f"Position.start({START_FEN!r})"


def test_a_move_nobody_knows_passes_the_turn_and_may_not_be_made() -> None:
    position = Position.start().apply("0000")
    assert (position.to_move, position.quiet_plies) == (Side.BLACK, 1)
    with pytest.raises(MalformedMove):
        position.legal("0000")
