"""The game's own time, queued input, and the gaps of a program that did not run."""

from __future__ import annotations

import pytest

from app.timing import Clockwork, GameTime, InputTimes, Watch

SECOND = 1_000_000_000


class Counters:
    """Counters set by hand."""

    def __init__(self) -> None:
        self.ns = 5 * SECOND
        self.boot = 900 * SECOND
        self.wall_s = 0

    def clockwork(self, with_boot: bool = False) -> Clockwork:
        return Clockwork(
            now_ns=lambda: self.ns,
            wall=lambda: f"2026-11-29T14:{self.wall_s // 60:02}:{self.wall_s % 60:02}+08:00",
            boot_ns=(lambda: self.boot) if with_boot else None,
        )


def test_game_time_goes_on_from_where_the_journal_ended():
    counters = Counters()
    times = GameTime(counters.clockwork(), start_ms=61_500)
    counters.ns += 2_999_999
    assert times.ms() == 61_502


def test_a_stamp_never_lies_before_the_event_before_it():
    counters = Counters()
    times = GameTime(counters.clockwork())
    assert times.stamp(counters.ns - 40_000_000, not_before=0).ms == 0
    assert times.stamp(not_before=12).ms == 12


def test_a_queued_input_is_dated_back_by_the_time_it_waited():
    inputs = InputTimes()
    assert inputs.moment(1_000, 10 * SECOND) == 10 * SECOND
    assert inputs.moment(2_000, 11 * SECOND + 80_000_000) == 11 * SECOND


def test_the_longest_silence_that_is_no_gap_is_won_back_whole():
    inputs = InputTimes()
    inputs.moment(1_000, 10 * SECOND)
    assert inputs.moment(2_000, 13 * SECOND) == 11 * SECOND


@pytest.mark.parametrize("begins", [2**32 + 3, 5_000, 2**40])
def test_a_counter_of_inputs_that_begins_anew_moves_no_stamp(begins: int):
    """X11 counts milliseconds in 32 bits, and other devices have counters of their own."""
    inputs = InputTimes()
    inputs.moment(begins, 10 * SECOND)
    assert inputs.moment(1, 11 * SECOND) == 11 * SECOND
    assert inputs.moment(301, 11 * SECOND + 450_000_000) == 11 * SECOND + 300_000_000
    assert inputs.moment(begins, 12 * SECOND) == 12 * SECOND


def test_a_short_silence_is_told_from_a_counter_that_begins_anew():
    inputs = InputTimes()
    inputs.moment(1_000, 10 * SECOND)
    assert inputs.moment(1_001, 12 * SECOND + 1_000_000) == 10 * SECOND + 1_000_000


def test_the_first_input_is_dated_back_where_the_window_system_has_the_same_counter():
    inputs = InputTimes(one_counter=True)
    assert inputs.moment(9_400, 10 * SECOND) == 9 * SECOND + 400_000_000
    assert inputs.moment(10_999, 11 * SECOND) == 11 * SECOND - 1_000_000


def test_the_screen_of_another_machine_has_a_counter_of_its_own():
    inputs = InputTimes(one_counter=True)
    assert inputs.moment(5_000, 10 * SECOND) == 10 * SECOND
    assert inputs.moment(6_000, 11 * SECOND + 70_000_000) == 11 * SECOND


def test_other_systems_count_input_by_a_counter_that_only_seems_the_same():
    inputs = InputTimes(one_counter=False)
    assert inputs.moment(9_400, 10 * SECOND) == 10 * SECOND


def test_a_swift_mouse_pushes_out_nothing_that_was_seen_before_it():
    inputs = InputTimes()
    inputs.moment(1_000, 10 * SECOND)
    for event_ms in range(2_000, 4_000):
        inputs.moment(event_ms, 10 * SECOND + (event_ms - 1_000 + 90) * 1_000_000)
    assert inputs.moment(5_000, 14 * SECOND + 90_000_000) == 14 * SECOND


def test_an_event_without_a_time_of_its_own_happens_now():
    assert InputTimes().moment(0, 7 * SECOND) == 7 * SECOND


@pytest.mark.parametrize(
    ("ran", "wall", "gap"),
    [(1, 1, 0), (2, 2, 0), (3, 3, 3_000), (1, 60, 60_000), (1, 2, 0), (1, -500, 0), (5, 0, 5_000)],
)
def test_a_gap_is_more_than_two_seconds_on_either_counter(ran: int, wall: int, gap: int):
    counters = Counters()
    counters.wall_s = 900
    watch = Watch(counters.clockwork())
    counters.ns += ran * SECOND
    counters.wall_s += wall
    assert watch.beat() == gap


def test_a_changed_system_time_is_no_gap_where_sleep_can_be_told_from_it():
    counters = Counters()
    watch = Watch(counters.clockwork(with_boot=True))
    counters.ns, counters.boot, counters.wall_s = counters.ns + SECOND, counters.boot + SECOND, 1_800
    assert watch.beat() == 0
    counters.ns, counters.boot = counters.ns + SECOND, counters.boot + 3_600 * SECOND
    assert watch.beat() == 3_600_000
