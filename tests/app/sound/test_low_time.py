"""What is called when time runs out, for every kind of control; time is passed in."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from app.sound.low_time import Kind, LowTime
from engine.base import Side
from engine.clock import (
    ByoShow,
    ByoYomi,
    Canadian,
    Clock,
    Delay,
    DelayShow,
    Hourglass,
    IncrementAt,
    OnFlag,
    Period,
    Periods,
    Scheme,
    TimeControl,
    control_of,
)

RED, BLACK = Side.RED, Side.BLACK
MARK, COUNT, OVERTIME = Kind.MARK, Kind.COUNT, Kind.OVERTIME


@dataclass
class Listener:
    """A clock in whose company somebody listens: asked after every act and when it said it wants to be asked."""

    clock: Clock
    now: int = 0

    def __post_init__(self) -> None:
        self.low = LowTime()
        self.heard: list[tuple[Kind, Side, int]] = []

    def start(self) -> Listener:
        self.clock, _ = self.clock.start(self.now)
        self.look()
        return self

    def look(self) -> None:
        call = self.low.look(self.clock, self.now)
        if call is not None:
            self.heard.append((call.kind, call.side, call.seconds))

    def wait(self, ms: int) -> None:
        """Time passes, and the calls come by themselves."""
        end = self.now + ms
        for _ in range(1_000):
            ahead = self.low.next_look(self.clock, self.now)
            if ahead is None or self.now + ahead > end:
                self.now = end
                return
            assert ahead > 0
            self.now += ahead
            self.look()
        raise AssertionError("it wants to be asked again and again")

    def press(self) -> None:
        assert self.clock.running is not None
        self.clock, _ = self.clock.press(self.clock.running, self.now)
        self.look()

    def take(self) -> list[tuple[Kind, Side, int]]:
        heard, self.heard = self.heard, []
        return heard


def listener(control: TimeControl, on_flag: OnFlag = OnFlag.LOSE) -> Listener:
    return Listener(Clock.new(control, on_flag)).start()


SIX = TimeControl.all_in(360_000)
LAST_TEN = [(MARK, RED, 10), *((COUNT, RED, n) for n in range(9, 0, -1))]


def test_five_minutes_one_minute_and_ten_seconds_are_called_and_then_each_second():
    game = listener(SIX)
    game.wait(400_000)
    assert game.take() == [(MARK, RED, 300), (MARK, RED, 60), *LAST_TEN]


def test_nothing_is_called_at_the_very_end_and_nothing_after_it():
    game = listener(SIX)
    game.wait(360_000)
    assert game.take()[-1] == (COUNT, RED, 1)
    game.wait(600_000)
    game.look()
    assert game.take() == []


@pytest.mark.parametrize("on_flag", [OnFlag.LOSE, OnFlag.HOLD])
def test_a_count_leads_to_the_flag_where_one_is_raised(on_flag: OnFlag):
    game = listener(TimeControl.all_in(12_000), on_flag)
    game.wait(20_000)
    assert game.take() == LAST_TEN


def test_where_players_claim_the_flag_nothing_counts_down_to_it():
    game = listener(TimeControl.all_in(90_000), OnFlag.RUN)
    game.wait(100_000)
    assert game.take() == [(MARK, RED, 60), (MARK, RED, 10)]


def test_only_the_side_whose_clock_runs_is_called():
    game = listener(TimeControl.all_in(70_000))
    game.wait(15_000)
    game.press()
    game.wait(15_000)
    assert game.take() == [(MARK, RED, 60), (MARK, BLACK, 60)]


def test_a_game_taken_up_again_calls_no_mark_of_its_past():
    game = listener(TimeControl.all_in(50_000))
    game.wait(30_000)
    assert game.take() == []


def test_b47_an_increment_does_not_call_the_same_mark_again_and_again():
    control = TimeControl.even("inc", Periods((Period(62_000),), inc=3_000, inc_at=IncrementAt.AFTER))
    game = listener(control)
    for _ in range(6):
        game.wait(3_000)
        game.press()
        game.wait(2_000)
        game.press()
    assert [call for call in game.take() if call[1] is RED] == [(MARK, RED, 60)]


def test_b47_a_mark_is_set_again_once_the_time_is_well_above_it():
    game = listener(TimeControl.all_in(61_000))
    game.wait(2_000)
    assert game.take() == [(MARK, RED, 60)]
    for bonus, again in ((30_000, False), (60_000, True)):
        game.clock, _ = game.clock.bonus(RED, bonus, game.now)
        game.look()
        game.wait(bonus)
        assert ((MARK, RED, 60) in game.take()) is again


def test_b47_no_mark_is_called_for_the_wrong_side_or_without_being_passed():
    game = listener(TimeControl.all_in(60_000))
    game.wait(1_000)
    game.press()
    game.wait(1_000)
    assert game.take() == []


def test_a_new_period_sets_all_its_marks_again():
    game = listener(control_of(Scheme.S0_6_4))
    for _ in range(30):
        game.wait(9_000)
        game.press()
        game.press()
    assert [call for call in game.take() if call[1] is RED] == [(MARK, RED, 60)]
    assert game.clock.face(RED, game.now).period_number == 2
    game.wait(275_000)
    assert game.take() == [(MARK, RED, 300), (MARK, RED, 60)]


def test_a_penalty_is_called_with_what_is_left_then():
    game = listener(SIX)
    game.clock, _ = game.clock.penalty(RED, 120_000, game.now)
    game.look()
    assert game.take() == [(MARK, RED, 240)]


def test_who_looks_late_calls_only_what_is_true_still():
    game = listener(SIX)
    game.wait(300_000)
    game.take()
    game.now += 52_400
    game.look()
    assert game.take() == [(MARK, RED, 8)]
    game.now += 2_000
    game.look()
    assert game.take() == [(COUNT, RED, 6)]


def test_asking_often_calls_nothing_twice():
    game = listener(TimeControl.all_in(12_000))
    for _ in range(1_300):
        game.now += 10
        game.look()
    assert game.take() == LAST_TEN


def test_main_time_before_byo_yomi_is_silent_and_each_period_counts():
    game = listener(TimeControl.even("byo", ByoYomi(90_000, 15_000, 2)))
    game.wait(89_999)
    assert game.take() == []
    game.wait(200_000)
    assert game.take() == [(OVERTIME, RED, 15), *LAST_TEN, (OVERTIME, RED, 15), *LAST_TEN]


def test_a_period_that_is_kept_counts_again_at_the_next_move_however_short_it_is():
    game = listener(TimeControl.even("byo", ByoYomi(0, 11_000, 3)))
    for _ in range(3):
        game.wait(3_000)
        assert game.take() == [(MARK, RED, 10), (COUNT, RED, 9), (COUNT, RED, 8)]
        game.press()
        game.press()
        assert game.take() == []


def test_ten_seconds_a_move_have_no_mark_of_ten_seconds():
    game = listener(TimeControl.even("byo", ByoYomi(0, 10_000, 1)))
    game.wait(2_500)
    assert game.take() == [(COUNT, RED, 9), (COUNT, RED, 8)]


def test_overruns_are_told_and_each_limit_counts():
    game = listener(TimeControl.even("steps", ByoYomi(0, 12_000, 3, ByoShow.OVERRUNS)))
    game.wait(12_001)
    assert game.take() == [*LAST_TEN, (OVERTIME, RED, 12)]


def test_a_block_counts_as_a_whole_and_is_set_again_when_it_is_renewed():
    game = listener(TimeControl.even("canadian", Canadian(5_000, 70_000, 2)))
    game.wait(5_001)
    assert game.take() == [(OVERTIME, RED, 70)]
    game.wait(20_000)
    assert game.take() == [(MARK, RED, 60)]
    game.press()
    game.press()
    game.wait(20_000)
    assert game.take() == []
    game.press()
    game.press()
    game.wait(12_000)
    assert game.take() == [(MARK, RED, 60)]


def test_a_step_and_its_reserve_count_together_and_then_each_step():
    game = listener(TimeControl.even("old-1", Delay(10_000, 65_000, DelayShow.STEP)))
    game.wait(15_000)
    assert game.take() == [(MARK, RED, 60)]
    game.press()
    game.press()
    game.wait(75_000)
    assert game.take() == LAST_TEN


@pytest.mark.parametrize("show", [DelayShow.US, DelayShow.BRONSTEIN])
def test_a_limit_on_each_move_counts_at_each_move(show: DelayShow):
    game = listener(TimeControl.even("step", Delay(0, 12_000, show)))
    for _ in range(2):
        game.wait(3_500)
        assert game.take() == [(MARK, RED, 10), (COUNT, RED, 9)]
        game.press()
        game.press()


def test_an_hourglass_is_set_again_by_what_the_other_side_uses():
    game = listener(TimeControl.even("glass", Hourglass(70_000)))
    game.wait(12_000)
    game.press()
    game.wait(40_000)
    game.press()
    game.wait(40_000)
    assert [call for call in game.take() if call[1] is RED] == [(MARK, RED, 60), (MARK, RED, 60)]


def test_a_stopped_clock_calls_nothing_and_wants_nothing():
    game = listener(TimeControl.all_in(61_000))
    game.clock, _ = game.clock.pause(500)
    assert game.low.next_look(game.clock, 900) is None
    game.now = 70_000
    game.look()
    assert game.take() == []
