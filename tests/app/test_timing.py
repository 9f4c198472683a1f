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


def test_no_more_is_won_back_than_the_longest_silence_that_is_no_gap():
    inputs = InputTimes()
    inputs.moment(1_000, 10 * SECOND)
    assert inputs.moment(2_000, 15 * SECOND) == 13 * SECOND


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
