"""The referee at the clocks (rules R1-R5): each act with reason, old and new value, and undone until the next press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.base import Outcome, Side, Stamp, Termination, Winner
from engine.clock import Period, TimeControl
from engine.game import (
    Act,
    ClockFix,
    FlagFell,
    FoldError,
    Person,
    Phase,
    PressMode,
    RefusalCode,
    Resumed,
    Reversed,
    TimeCorrected,
)

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
MINUTE = 60_000


@pytest.fixture
def minute(started: Make, law: Make) -> Make:
    """``minute(on_flag)``: one minute a side, all in."""

    def begin(on_flag: str = "lose", **more: Any) -> Any:
        text = law("standard-1999").replace('on_flag = "lose"', f'on_flag = "{on_flag}"')
        return started(regulations=text, **{"control": TimeControl.all_in(MINUTE), **more})

    return begin


def left(table: Any, side: Side) -> tuple[int, int]:
    """Used and remaining time now."""
    face = table.game.clock.face(side, table.ms)
    return face.used, face.remaining


@pytest.mark.parametrize(
    ("fix", "amount", "used", "remaining"),
    [
        (ClockFix.SET, 45_000, 10_000, 45_000),
        (ClockFix.CORRECT, 5_000, 15_000, 45_000),
        (ClockFix.CORRECT, -5_000, 5_000, 55_000),
        (ClockFix.PENALTY, 20_000, 30_000, 30_000),
        (ClockFix.PENALTY, 50_000, 60_000, 0),
        (ClockFix.BONUS, 20_000, 10_000, 70_000),
    ],
)
def test_a_clock_is_changed_with_old_and_new_value(
    minute: Make, fix: ClockFix, amount: int, used: int, remaining: int
) -> None:
    table = minute().at(10_000).do("correct_time", RED, fix, amount, reason="钟慢")
    assert table.events == (TimeCorrected(table.stamp(), RED, fix, amount, 50_000, remaining, "钟慢"),)
    assert left(table, RED) == (used, remaining)
    assert left(table, BLACK) == (0, MINUTE)
    assert table.game.clock.running is RED


@pytest.mark.parametrize(
    ("fix", "amount"),
    [
        (ClockFix.SET, -1),
        (ClockFix.CORRECT, 51_000),
        (ClockFix.CORRECT, -11_000),
        (ClockFix.PENALTY, -1),
        (ClockFix.BONUS, 10**12),
        (ClockFix.MOVES, -1),
        (ClockFix.MOVES, 10**6),
    ],
)
def test_an_amount_that_can_not_be_is_refused(minute: Make, fix: ClockFix, amount: int) -> None:
    assert minute().at(10_000).refused("correct_time", RED, fix, amount) is RefusalCode.BAD_AMOUNT


def test_a_penalty_past_the_limit_loses_at_once(minute: Make) -> None:
    table = minute().at(10_000).do("correct_time", RED, ClockFix.PENALTY, 50_001)
    assert table.game.outcome == Outcome(Termination.TIME, Winner.BLACK, "4.1.4")
    assert left(table, RED) == (60_001, 0)


def test_a_penalty_on_the_wrong_side_that_ended_the_game_is_taken_back(minute: Make) -> None:
    table = minute().at(10_000).do("correct_time", RED, ClockFix.PENALTY, 50_001).at(30_000).do("undo", reason="误记")
    assert table.game.outcome is None
    assert table.game.clock.running is RED
    assert left(table, RED) == (10_000, 50_000)


def test_penalties_are_no_thinking_time_of_a_move(minute: Make) -> None:
    table = minute().at(1_000).do("correct_time", RED, ClockFix.PENALTY, 5_000).at(3_000).do("move", RED, "h2e2")
    assert (table.game.plies[0].used_ms, table.game.plies[0].total_ms) == (3_000, 8_000)
    table.do("correct_time", RED, ClockFix.CORRECT, -8_000).play("h9g7").at(6_000).do("move", RED, "h0g2")
    assert table.game.plies[-1].used_ms == 2_000


def test_with_manual_press_a_correction_before_the_press_is_no_thinking_time(minute: Make) -> None:
    table = minute(press=PressMode.MANUAL).at(1_000).do("move", RED, "h2e2")
    table.do("correct_time", RED, ClockFix.PENALTY, 5_000).at(4_000).do("press", RED)
    assert (table.game.plies[0].used_ms, table.game.plies[0].total_ms) == (4_000, 9_000)


def test_setting_the_move_counter_stops_the_clocks_and_recomputes_the_period(started: Make) -> None:
    control = TimeControl.of_periods("own", (Period(10_000, 2), Period(5_000, 1)))
    table = started("standard-1999", control=control).at(4_000).do("correct_time", RED, ClockFix.MOVES, 2)
    assert (table.events[0].old, table.events[0].new) == (0, 2)
    face = table.game.clock.face(RED, 4_000)
    assert (face.moves, face.period_number, face.remaining) == (2, 2, 11_000)
    assert table.game.phase is Phase.PAUSED
    table.at(9_000).do("undo")
    assert table.game.phase is Phase.RUNNING
    assert left(table, RED) == (4_000, 6_000)


def test_a_flag_on_a_wrong_count_is_lifted_by_the_counter(minute: Make) -> None:
    control = TimeControl.of_periods("own", (Period(10_000, 1), Period(5_000, 1)), (Period(10_000, 1),))
    table = minute("hold", control=control).at(10_001).do("pause")
    assert table.game.phase is Phase.HELD
    table.do("correct_time", RED, ClockFix.MOVES, 1)
    assert table.game.phase is Phase.PAUSED
    assert left(table, RED) == (10_000, 5_000)
    assert table.do("resume").game.clock.running is RED


def test_a_flag_is_lifted_with_time_and_set_down_again(minute: Make) -> None:
    table = minute("hold").at(MINUTE + 5).do("pause")
    assert table.events == (FlagFell(Stamp(MINUTE + 5), RED, MINUTE),)
    assert table.refused("correct_time", BLACK, ClockFix.UNFLAG, 1_000) is RefusalCode.NO_FLAG
    assert table.refused("correct_time", RED, ClockFix.UNFLAG, 0) is RefusalCode.BAD_AMOUNT
    table.do("correct_time", RED, ClockFix.UNFLAG, 30_000, reason="钟停了")
    assert table.game.phase is Phase.PAUSED
    assert left(table, RED) == (MINUTE, 30_000)
    table.do("undo")
    assert table.game.phase is Phase.HELD


def test_clocks_are_set_before_the_start(seat: Make) -> None:
    table = seat("standard-1999").do("correct_time", BLACK, ClockFix.SET, 1_000).do("start")
    assert left(table, BLACK) == (0, 1_000)
    assert left(table, RED) == (0, 90 * MINUTE)


def test_the_clock_of_the_named_side_goes_on_with_a_reason(started: Make) -> None:
    table = started("standard-1999", press=PressMode.MANUAL).do("pause").at(2_000)
    table.do("resume", side=BLACK, reason="走错了钟")
    assert table.events == (Resumed(table.stamp(), BLACK, "走错了钟"),)
    assert table.game.clock.running is BLACK
    table.at(7_000).do("undo")
    assert table.game.phase is Phase.PAUSED
    assert left(table, BLACK)[0] == 0


def test_a_stop_taken_back_charges_nobody(minute: Make) -> None:
    table = minute().at(10_000).do("pause").at(40_000).do("undo")
    assert table.game.clock.running is RED
    assert left(table, RED) == (10_000, 50_000)


def test_time_that_ran_under_a_correction_is_charged_when_it_is_taken_back(minute: Make) -> None:
    table = minute().at(10_000).do("correct_time", RED, ClockFix.BONUS, 9_000).at(15_000).do("undo")
    assert left(table, RED) == (15_000, 45_000)


def test_acts_are_taken_back_one_after_the_other(minute: Make) -> None:
    table = minute().at(10_000).do("correct_time", RED, ClockFix.PENALTY, 9_000)
    table.at(12_000).do("correct_time", BLACK, ClockFix.SET, 1_000)
    assert table.game.undoable == 4
    table.at(13_000).do("undo").at(14_000).do("undo")
    assert table.events == (Reversed(table.stamp(), 3),)
    assert left(table, RED) == (14_000, 46_000)
    assert left(table, BLACK) == (0, MINUTE)
    assert table.refused("undo") is RefusalCode.NOTHING_TO_REVERSE


def test_an_act_is_not_taken_back_after_the_next_press(minute: Make) -> None:
    table = minute().at(1_000).do("correct_time", RED, ClockFix.PENALTY, 9_000).play("h2e2")
    assert table.game.undoable is None
    assert table.refused("undo") is RefusalCode.NOTHING_TO_REVERSE
    assert table.refused("reverse", 3) is RefusalCode.NOTHING_TO_REVERSE


def test_a_bonus_is_not_taken_back_once_the_flag_would_have_fallen(minute: Make) -> None:
    table = minute().at(50_000).do("correct_time", RED, ClockFix.BONUS, 30_000).at(70_000)
    table.do("foul", BLACK, "9.1.1").do("correct_time", BLACK, ClockFix.BONUS, 1)
    table.do("undo")
    assert table.refused("undo") is RefusalCode.TOO_LATE_TO_REVERSE
    assert table.game.phase is Phase.RUNNING


def test_only_the_referee_changes_a_clock(started: Make) -> None:
    game = started("standard-1999").game
    assert game.may(Act.CORRECT_TIME, Person.RED) is RefusalCode.REFEREE_ONLY
    assert started("friendly").game.may(Act.CORRECT_TIME, Person.REFEREE) is RefusalCode.NO_REFEREE


def test_a_correction_with_other_figures_than_the_clock_s_does_not_follow(minute: Make) -> None:
    table = minute().at(10_000)
    (event,) = table.game.correct_time(RED, ClockFix.BONUS, 1_000, table.stamp())
    for wrong in (replace(event, old=event.old + 1), replace(event, new=0), replace(event, amount=2_000)):
        with pytest.raises(FoldError):
            table.game.fold(wrong)
    with pytest.raises(FoldError):
        table.game.fold(replace(event, amount=10**15))
