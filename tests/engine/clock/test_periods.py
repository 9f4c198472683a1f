"""The four readings of "every 15 minutes 10 moves" (rules P1-P4)."""

from __future__ import annotations

import pytest

from engine.base import Side
from engine.clock import Note, NoteKind, Period, PeriodMode, TimeControl

RED, BLACK = Side.RED, Side.BLACK
PERIODS = (Period(100, 3), Period(50, 2))


def control(mode: PeriodMode) -> TimeControl:
    return TimeControl.of_periods("own", PERIODS, mode=mode)


def moves(game, count: int, at: int = 0):
    for _ in range(count):
        game.press(RED, at).press(BLACK, at)
    return game


def test_cumulative_time_is_added_by_the_due_move(drive) -> None:
    game = moves(drive(control(PeriodMode.CUM)).start(0), 3)
    assert (game.clock.red.period, game.clock.red.left) == (2, 150)


def test_at_zero_the_next_period_is_added_only_when_the_time_is_gone(drive) -> None:
    game = moves(drive(control(PeriodMode.ZERO)).start(0), 3)
    assert (game.clock.red.period, game.clock.red.left) == (1, 100)
    assert game.clock.deadline == 150
    game.settle(100)
    assert (game.clock.red.period, game.clock.red.left) == (1, 0)
    game.settle(101)
    assert (game.clock.red.period, game.clock.red.left) == (2, 49)
    assert game.notes == [Note(100, NoteKind.PERIOD, RED, 2)]


@pytest.mark.parametrize("mode", [PeriodMode.ZERO, PeriodMode.INTERVAL])
def test_a_press_that_leaves_exactly_nothing_shows_the_next_period_at_once(drive, mode: PeriodMode) -> None:
    game = moves(drive(control(mode)).start(0), 2).press(RED, 100)
    assert (game.clock.red.period, game.clock.red.left, game.clock.red.period_moves) == (2, 50, 0)


def test_in_an_interval_surplus_moves_do_not_help_in_the_next(drive) -> None:
    game = moves(drive(control(PeriodMode.INTERVAL)).start(0), 9)
    assert game.clock.face(RED, 0).due == 3
    assert game.clock.deadline == 150
    assert game.settle(151).clock.red.flag == 150


def test_a_think_across_the_border_is_a_move_of_the_new_interval(drive) -> None:
    game = moves(drive(control(PeriodMode.INTERVAL)).start(0), 3).press(RED, 101)
    face = game.clock.face(RED, 101)
    assert (face.period_number, face.period_moves, face.moves, face.due) == (2, 1, 4, 5)


def test_a_reset_clock_loses_what_was_saved(drive) -> None:
    game = moves(drive(control(PeriodMode.RESET)).start(0), 2).press(RED, 7)
    assert (game.clock.red.left, game.clock.red.used) == (50, 7)


@pytest.mark.parametrize("mode", [PeriodMode.CUM, PeriodMode.ZERO, PeriodMode.RESET])
def test_moves_due_count_from_the_beginning_of_the_game(drive, mode: PeriodMode) -> None:
    game = drive(control(mode)).start(0)
    assert game.clock.face(RED, 0).due == 3
    assert moves(game, 2).press(RED, 100).clock.face(RED, 100).due == 5


def test_a_single_allotment_has_no_moves_due(drive) -> None:
    assert drive(TimeControl.all_in(1000)).start(0).clock.face(RED, 0).due is None


def test_in_an_interval_without_a_count_the_flag_falls_at_its_end(drive) -> None:
    control = TimeControl.of_periods("own", (Period(100),), mode=PeriodMode.INTERVAL)
    game = drive(control).start(0).settle(101)
    assert game.clock.red.flag == 100


@pytest.mark.parametrize(
    ("mode", "used", "count", "after"),
    [
        (PeriodMode.CUM, 0, 5, (3, 200)),
        (PeriodMode.CUM, 90, 3, (2, 60)),
        (PeriodMode.ZERO, 90, 5, (1, 10)),
        (PeriodMode.ZERO, 100, 5, (2, 50)),
        (PeriodMode.INTERVAL, 90, 3, (1, 10)),
        (PeriodMode.INTERVAL, 100, 3, (2, 50)),
        (PeriodMode.RESET, 90, 3, (2, 50)),
        (PeriodMode.RESET, 90, 5, (3, 50)),
    ],
)
def test_a_higher_count_enters_the_period_it_earns(drive, mode: PeriodMode, used: int, count: int, after) -> None:
    game = drive(control(mode)).start(0).set_moves(RED, count, used)
    assert (game.clock.red.period, game.clock.red.left) == after


@pytest.mark.parametrize("mode", [PeriodMode.CUM, PeriodMode.RESET])
def test_a_lower_count_takes_back_what_the_higher_one_gave(drive, mode: PeriodMode) -> None:
    game = moves(drive(control(mode)).start(0), 2).press(RED, 30)
    game.set_moves(RED, 2, 30)
    assert (game.clock.red.period, game.clock.red.left, game.clock.red.period_moves) == (1, 70, 2)
    assert game.notes[-1] == Note(30, NoteKind.PERIOD, RED, 1)


def test_at_zero_a_lower_count_takes_the_period_back_and_the_flag_falls(drive) -> None:
    game = moves(drive(control(PeriodMode.ZERO)).start(0), 3).settle(120).set_moves(RED, 2, 120)
    assert (game.clock.red.period, game.clock.red.flag) == (1, 120)


def test_a_time_penalty_in_an_interval_runs_into_the_next_one(drive) -> None:
    game = moves(drive(control(PeriodMode.INTERVAL)).start(0), 3).penalty(RED, 120, 0)
    assert (game.clock.red.period, game.clock.red.left, game.clock.red.flag) == (2, 30, None)


def test_having_to_fill_in_stays_through_later_periods_until_done(drive) -> None:
    game = moves(drive(control(PeriodMode.CUM)).start(0), 5)
    assert game.clock.face(RED, 0).fill
    assert not game.filled(RED, 0).clock.face(RED, 0).fill
