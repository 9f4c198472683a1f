"""Manual press: the move stands on the board, the clock goes on until it is pressed (S0 article 6, 5.7; rule M1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.game import Act, ClockPressed, FlagFell, Game, Person, Phase, PressMode, PressRefused, RefusalCode
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
MATE_IN_ONE = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"


@pytest.fixture
def table(started: Make) -> Any:
    return started("standard-1999", press=PressMode.MANUAL)


def test_a_move_on_the_board_does_not_switch_the_clock(table: Any) -> None:
    table.at(4_000).do("move", RED, "h2e2")
    assert table.game.clock.running is RED
    assert table.game.position.to_move is BLACK


def test_the_time_until_the_press_is_used_by_the_side_that_forgot_it(table: Any) -> None:
    table.at(4_000).do("move", RED, "h2e2")
    assert table.game.plies[0].used_ms == 4_000
    table.at(9_000).do("press", RED)
    assert table.game.clock.running is BLACK
    assert (table.game.plies[0].used_ms, table.game.plies[0].total_ms) == (9_000, 9_000)


def test_a_press_without_a_move_is_refused_and_journalled_with_the_deadline(table: Any) -> None:
    deadline = table.game.clock.deadline
    table.at(4_000).do("press", RED)
    assert table.events == (PressRefused(table.stamp(), RED, RefusalCode.NO_MOVE_TO_PRESS, deadline),)
    assert table.game.clock.running is RED
    assert table.game.plies == ()


def test_a_press_of_the_side_whose_clock_stands_is_refused(table: Any) -> None:
    table.do("press", BLACK)
    assert table.events[0].reason is RefusalCode.NOT_YOUR_TIME


def test_a_second_press_is_refused(table: Any) -> None:
    table.at(1_000).do("move", RED, "h2e2").do("press", RED).do("press", RED)
    assert table.events[0].reason is RefusalCode.NOT_YOUR_TIME
    assert table.game.clock.running is BLACK


def test_a_press_while_the_clocks_stand_is_refused(table: Any) -> None:
    table.at(1_000).do("move", RED, "h2e2").do("pause").do("press", RED)
    assert table.events == (PressRefused(table.stamp(), RED, RefusalCode.PAUSED, None),)
    assert table.do("resume").do("press", RED).events == (ClockPressed(table.stamp(), RED),)


def test_before_the_start_and_after_the_end_there_is_nothing_to_press(seat: Make) -> None:
    table = seat("standard-1999", press=PressMode.MANUAL)
    assert table.refused("press", RED) is RefusalCode.NOT_STARTED
    assert table.do("start").do("resign", RED).refused("press", RED) is RefusalCode.GAME_OVER


def test_with_automatic_press_nobody_presses(started: Make) -> None:
    assert started().refused("press", RED) is RefusalCode.AUTOMATIC_PRESS


def test_the_reply_may_be_made_before_the_press_and_the_press_still_counts(table: Any) -> None:
    table.at(4_000).do("move", RED, "h2e2").at(5_000).do("move", BLACK, "h9g7")
    assert table.game.clock.running is RED
    table.at(6_000).do("press", RED).at(8_000).do("press", BLACK)
    red, black = table.game.plies
    assert (red.used_ms, black.used_ms) == (6_000, 2_000)
    assert table.game.clock.running is RED


def test_a_move_never_pressed_is_completed_by_the_next_one(table: Any) -> None:
    table.at(4_000).do("move", RED, "h2e2").at(5_000).do("move", BLACK, "h9g7").at(7_000).do("move", RED, "h0g2")
    assert table.game.clock.face(RED, 7_000).moves == 1
    assert [ply.used_ms for ply in table.game.plies] == [4_000, 0, 3_000]
    table.at(8_000).do("press", RED)
    assert [ply.used_ms for ply in table.game.plies] == [4_000, 0, 4_000]
    assert table.game.clock.face(RED, 8_000).moves == 2


def test_a_move_that_ends_the_game_needs_no_press(started: Make) -> None:
    table = started(press=PressMode.MANUAL, start_fen=MATE_IN_ONE).at(3_000).do("move", RED, "b0b9")
    assert table.game.outcome == Outcome(Termination.CHECKMATE, Winner.RED)
    assert table.game.clock.face(RED, 9_000).moves == 1
    assert table.refused("press", RED) is RefusalCode.GAME_OVER


def test_a_move_in_time_that_is_pressed_too_late_is_lost(table: Any) -> None:
    deadline = table.game.clock.deadline
    table.at(deadline - 100).do("move", RED, "h2e2").at(deadline + 1).do("press", RED)
    fell, refused = table.events
    assert fell == FlagFell(table.stamp(), RED, deadline)
    assert refused == PressRefused(table.stamp(), RED, RefusalCode.FLAG_FELL, deadline)
    assert table.game.outcome == Outcome(Termination.TIME, Winner.BLACK, "4.1.4")
    assert table.game.result_seq == len(table.game.log) - 1


def test_a_press_at_the_deadline_is_in_time(table: Any) -> None:
    deadline = table.game.clock.deadline
    table.at(deadline).do("move", RED, "h2e2").do("press", RED)
    assert table.game.phase is Phase.RUNNING
    assert table.game.clock.face(RED, deadline).remaining == 0


def test_the_others_press_after_the_flag_is_refused_for_the_flag(table: Any) -> None:
    deadline = table.game.clock.deadline
    table.at(deadline + 500).do("press", BLACK)
    assert [type(event) for event in table.events] == [FlagFell, PressRefused]
    assert table.events[1].reason is RefusalCode.FLAG_FELL


def test_own_time_for_an_offer_is_the_time_on_the_clock(table: Any) -> None:
    table.at(1_000).do("move", RED, "h2e2")
    assert table.game.may(Act.OFFER_DRAW, Person.RED) is None
    assert table.game.may(Act.OFFER_DRAW, Person.BLACK) is RefusalCode.NOT_YOUR_TIME
    table.do("press", RED)
    assert table.game.may(Act.OFFER_DRAW, Person.RED) is RefusalCode.NOT_YOUR_TIME


def test_the_referee_may_name_the_side_whose_clock_goes_on(table: Any) -> None:
    table.at(1_000).do("move", RED, "h2e2").do("pause").at(60_000).do("resume", side=BLACK)
    assert table.game.clock.running is BLACK


def test_the_journal_gives_the_same_game_again(table: Any) -> None:
    table.at(4_000).do("move", RED, "h2e2").do("press", BLACK).at(5_000).do("move", BLACK, "h9g7")
    table.at(6_000).do("press", RED).do("press", BLACK).at(7_000).do("move", RED, "h0g2").do("offer_draw", RED)
    assert Game.of(table.game.log, Position) == table.game
