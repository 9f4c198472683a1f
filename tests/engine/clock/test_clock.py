"""The clock's acts one by one: who may press when, what a flag does, what the referee may change."""

from __future__ import annotations

import json

import pytest

from engine.base import Side
from engine.clock import (
    MOST_MOVES,
    Act,
    AmountError,
    Clock,
    ClockState,
    Note,
    NoteKind,
    OnFlag,
    TimeControl,
)

RED, BLACK = Side.RED, Side.BLACK
MIN = 60_000
FIVE = TimeControl.all_in(5 * MIN)
QUICK = TimeControl.scheme_of("6.4")


def test_before_the_start_nothing_runs_and_no_press_counts(drive) -> None:
    game = drive().press(RED, 10).press(BLACK, 20).pause(30).resume(40).reopen(50).finish(RED, 60)
    assert game.clock == Clock.new(TimeControl.scheme_of("6.1"))
    assert [note.act for note in game.notes] == [Act.PRESS, Act.PRESS, Act.RESUME, Act.REOPEN, Act.FINISH]
    assert {note.kind for note in game.notes} == {NoteKind.REJECT}


def test_black_may_move_first(drive) -> None:
    game = drive(FIVE).start(0, BLACK).press(BLACK, 1000)
    assert game.clock.running is RED
    assert game.clock.black.used == 1000


def test_a_second_start_changes_nothing(drive) -> None:
    game = drive(FIVE).start(0).start(500, BLACK)
    assert game.clock.running is RED
    assert game.clock.red.used == 500


@pytest.mark.parametrize("act", ["start", "resume", "reopen"])
def test_an_act_refused_after_the_deadline_finds_the_flag_down(drive, act: str) -> None:
    game = drive(FIVE, on_flag=OnFlag.HOLD).start(0)
    getattr(game, act)(6 * MIN)
    assert game.kinds() == [(5 * MIN, NoteKind.FLAG), (6 * MIN, NoteKind.REJECT)]
    assert game.clock.state is ClockState.HELD


def test_a_press_at_the_deadline_is_in_time_and_one_later_is_not(drive) -> None:
    game = drive(FIVE).start(0)
    deadline = game.clock.deadline
    assert deadline == 5 * MIN
    assert game.clock.press(RED, deadline)[0].running is BLACK
    late, notes = game.clock.press(RED, deadline + 1)
    assert late.state is ClockState.OVER
    assert notes == (
        Note(deadline, NoteKind.FLAG, RED),
        Note(deadline + 1, NoteKind.REJECT, RED, act=Act.PRESS),
    )


def test_the_deadline_follows_the_running_side_and_is_none_when_nobody_runs(drive) -> None:
    game = drive(TimeControl.all_in(6 * MIN, 4 * MIN))
    assert game.clock.deadline is None
    assert game.start(0).press(RED, 1000).clock.deadline == 1000 + 4 * MIN
    assert game.pause(2000).clock.deadline is None
    assert game.resume(9000).clock.deadline == 9000 + 4 * MIN - 1000


def test_a_stamp_before_the_last_one_charges_nothing(drive) -> None:
    game = drive(FIVE).start(1000).press(RED, 400).press(BLACK, 300)
    assert game.clock.red.used == 0
    assert game.clock.black.used == 0


def test_a_press_counts_as_having_come(drive) -> None:
    game = drive(late_limit=15 * MIN).start(0).absent(RED, 0).press(RED, 1000)
    assert game.clock.missing == frozenset()


class TestLinked:
    def test_a_press_completes_the_move_on_the_board(self, drive) -> None:
        game = drive(FIVE, linked=True).start(0).move(RED, 4000)
        assert game.clock.red.moves == 0
        game.press(RED, 5000)
        assert game.clock.red.moves == 1
        assert game.clock.red.used == 5000
        assert game.clock.running is BLACK

    def test_a_move_never_pressed_is_completed_by_that_sides_next_move(self, drive) -> None:
        game = drive(FIVE, linked=True).start(0).move(RED, 1000).move(BLACK, 2000).move(RED, 3000)
        assert game.clock.red.moves == 1
        assert game.clock.black.moves == 0
        game.press(RED, 4000)
        assert game.clock.red.moves == 2
        assert game.clock.black.used == 0

    def test_the_late_press_is_allowed_after_the_answer(self, drive) -> None:
        game = drive(FIVE, linked=True).start(0).move(RED, 1000).move(BLACK, 2000).press(RED, 3000)
        assert game.clock.running is BLACK
        assert game.press(BLACK, 3500).clock.black.moves == 1

    def test_moves_are_not_counted_by_two_presses(self, drive) -> None:
        game = drive(FIVE, linked=True).start(0).move(RED, 1).press(RED, 2).press(BLACK, 3)
        assert game.clock.running is BLACK
        assert game.notes[-1].act is Act.PRESS

    def test_a_board_move_while_the_clocks_stand_is_refused(self, drive) -> None:
        game = drive(FIVE, linked=True).start(0).pause(10).move(RED, 20)
        assert not game.clock.red.pending
        assert game.notes[-1] == Note(20, NoteKind.REJECT, RED, act=Act.MOVE)

    def test_a_board_move_on_an_unlinked_clock_is_refused(self, drive) -> None:
        assert drive(FIVE).start(0).move(RED, 5).notes[-1].act is Act.MOVE

    @pytest.mark.parametrize("reported", [True, False])
    def test_an_ending_move_counts_once_whether_it_was_reported_first_or_not(self, drive, reported: bool) -> None:
        game = drive(FIVE, linked=True).start(0)
        if reported:
            game.move(RED, 1000)
        assert game.finish(RED, 1000).clock.red.moves == 1

    def test_an_ending_move_completes_an_unpressed_one_before_it(self, drive) -> None:
        game = drive(FIVE, linked=True).start(0).move(RED, 1000).move(BLACK, 2000).finish(RED, 3000)
        assert game.clock.red.moves == 2

    def test_an_answer_may_mate_though_the_clock_was_never_pressed(self, drive) -> None:
        game = drive(FIVE, linked=True).start(0).move(RED, 1000).finish(BLACK, 2000)
        assert game.clock.state is ClockState.OVER
        assert game.clock.black.moves == 1
        assert game.clock.black.used == 0
        assert game.clock.red.used == 2000


class TestPauseAndAdjournment:
    def test_resume_goes_on_with_the_side_that_was_stopped(self, drive) -> None:
        game = drive(FIVE).start(0).press(RED, 1000).pause(3000).resume(8000)
        assert game.clock.running is BLACK
        assert game.pause(8500).clock.black.used == 2500

    def test_resume_with_the_other_side_counts_no_move(self, drive) -> None:
        game = drive(FIVE).start(0).pause(3000).resume(8000, BLACK)
        assert game.clock.running is BLACK
        assert game.clock.red.moves == 0

    def test_a_suspended_machine_comes_back_as_of_the_last_heartbeat(self, drive) -> None:
        game = drive(FIVE).start(0).press(RED, 1000).pause(2500)
        assert game.clock.face(BLACK, 3_600_000).used == 1500
        assert not game.notes

    def test_a_heartbeat_older_than_the_last_press_charges_nothing(self, drive) -> None:
        game = drive(FIVE).start(0).press(RED, 1000).pause(900)
        assert game.clock.state is ClockState.PAUSED
        assert game.clock.black.used == 0

    def test_a_sealed_move_counts_and_the_other_side_goes_on_at_the_reopening(self, drive) -> None:
        game = drive(FIVE).start(0).seal(RED, 4000)
        assert game.clock.state is ClockState.ADJOURNED
        assert game.clock.red.moves == 1
        assert game.resume(5000).clock.state is ClockState.ADJOURNED
        assert game.reopen(90_000_000).clock.running is BLACK
        assert game.clock.red.used == 4000

    def test_a_seal_at_the_deadline_is_in_time_and_enters_the_next_period(self, drive) -> None:
        game = drive(TimeControl.scheme_of("6.4")).start(0)
        for _ in range(29):
            game.press(RED, 0).press(BLACK, 0)
        game.seal(RED, 5 * MIN)
        assert game.clock.red.period == 2
        assert game.clock.red.left == 5 * MIN

    def test_only_the_side_to_move_may_seal(self, drive) -> None:
        game = drive(FIVE).start(0).seal(BLACK, 10)
        assert game.clock.running is RED
        assert game.notes[-1].act is Act.SEAL


class TestFlags:
    def test_hold_stops_both_clocks_at_the_deadline(self, drive) -> None:
        game = drive(FIVE, on_flag=OnFlag.HOLD).start(0).settle(6 * MIN)
        assert game.clock.state is ClockState.HELD
        assert game.clock.red.used == 5 * MIN
        assert game.kinds() == [(5 * MIN, NoteKind.FLAG)]

    def test_a_held_clock_goes_on_only_when_the_flag_is_lifted(self, drive) -> None:
        game = drive(FIVE, on_flag=OnFlag.HOLD).start(0).settle(6 * MIN).resume(7 * MIN)
        assert game.clock.state is ClockState.HELD
        assert game.bonus(RED, MIN, 7 * MIN).clock.state is ClockState.PAUSED
        assert game.notes[-1] == Note(7 * MIN, NoteKind.UNFLAG, RED)
        assert game.resume(8 * MIN).clock.deadline == 9 * MIN

    def test_a_wrong_count_that_changes_no_period_leaves_the_flag_where_it_is(self, drive) -> None:
        game = drive(QUICK, on_flag=OnFlag.HOLD).start(0).settle(6 * MIN).set_moves(RED, 29, 6 * MIN)
        assert game.clock.state is ClockState.HELD
        assert game.clock.red.flag == 5 * MIN

    def test_a_bonus_that_does_not_cover_what_a_penalty_took_leaves_the_flag(self, drive) -> None:
        game = drive(FIVE, on_flag=OnFlag.HOLD).start(0).penalty(BLACK, 6 * MIN, 0).bonus(BLACK, MIN - 1, 1)
        assert game.clock.state is ClockState.HELD
        assert game.bonus(BLACK, 1, 2).clock.state is ClockState.PAUSED
        assert game.clock.face(BLACK, 2).remaining == 0

    def test_run_only_marks_the_flag_and_time_goes_on(self, drive) -> None:
        game = drive(FIVE, on_flag=OnFlag.RUN).start(0).press(RED, 6 * MIN)
        assert game.clock.running is BLACK
        assert game.clock.red.used == 6 * MIN
        assert game.clock.face(RED, 6 * MIN).remaining == 0
        assert game.clock.first_flag is RED

    def test_the_first_of_two_flags_is_kept_as_the_first(self, drive) -> None:
        game = drive(FIVE, on_flag=OnFlag.RUN).start(0).press(RED, 1).settle(6 * MIN)
        game.press(BLACK, 6 * MIN).settle(12 * MIN)
        assert (game.clock.black.flag, game.clock.red.flag) == (5 * MIN + 1, 11 * MIN - 1)
        assert game.clock.first_flag is BLACK

    def test_a_flagged_side_enters_no_period(self, drive) -> None:
        game = drive(QUICK, on_flag=OnFlag.RUN).start(0)
        for _ in range(30):
            game.press(RED, 6 * MIN).press(BLACK, 6 * MIN)
        assert game.clock.red.period == 1
        assert game.clock.black.period == 2

    def test_lifting_the_first_flag_makes_the_other_the_first(self, drive) -> None:
        game = (
            drive(FIVE, on_flag=OnFlag.RUN).start(0).press(RED, 6 * MIN).settle(12 * MIN).bonus(RED, 2 * MIN, 12 * MIN)
        )
        assert game.clock.red.flag is None
        assert game.clock.first_flag is BLACK

    def test_a_counter_set_too_low_for_the_used_time_drops_the_flag(self, drive) -> None:
        game = drive(QUICK).start(0)
        for _ in range(30):
            game.press(RED, 4 * MIN).press(BLACK, 4 * MIN)
        game.settle(7 * MIN).set_moves(RED, 29, 7 * MIN)
        assert game.clock.state is ClockState.OVER
        assert game.clock.red.flag == 7 * MIN


class TestReferee:
    def test_setting_the_counter_stops_a_running_clock(self, drive) -> None:
        game = drive(QUICK).start(0).set_moves(RED, 3, 1000)
        assert game.clock.state is ClockState.PAUSED
        assert game.clock.red.moves == 3
        assert game.clock.red.used == 1000

    def test_a_correction_moves_time_between_used_and_left(self, drive) -> None:
        game = drive(FIVE).start(0).correct(RED, 5000, 2000)
        assert (game.clock.red.used, game.clock.red.left) == (7000, 5 * MIN - 7000)

    @pytest.mark.parametrize("ms", [-2001, 5 * MIN - 1999])
    def test_a_correction_that_would_take_either_below_zero_is_refused(self, drive, ms: int) -> None:
        game = drive(FIVE).start(0).correct(RED, ms, 2000)
        assert (game.clock.red.used, game.clock.red.left) == (2000, 5 * MIN - 2000)
        assert game.notes == [Note(2000, NoteKind.REJECT, RED, act=Act.ADJUST)]

    @pytest.mark.parametrize("ms", [-2000, 5 * MIN - 2000])
    def test_a_correction_down_to_zero_is_not(self, drive, ms: int) -> None:
        game = drive(FIVE).start(0).correct(RED, ms, 2000)
        assert min(game.clock.red.used, game.clock.red.left) == 0
        assert game.clock.running is RED

    def test_setting_the_time_leaves_the_used_time(self, drive) -> None:
        game = drive(FIVE).start(0).set_time(RED, 1234, 2000)
        assert (game.clock.red.used, game.clock.red.left) == (2000, 1234)
        assert game.clock.deadline == 3234

    def test_penalties_may_fall_on_the_side_that_does_not_run(self, drive) -> None:
        game = drive(FIVE).start(0).penalty(BLACK, 5 * MIN, 100)
        assert game.clock.running is RED
        assert game.penalty(BLACK, 1, 200).clock.state is ClockState.OVER
        assert game.kinds() == [(200, NoteKind.FLAG)]

    def test_after_the_game_nothing_can_be_changed(self, drive) -> None:
        game = drive(FIVE).start(0).stop(1000)
        ended = game.clock
        game.penalty(RED, 5, 2000).bonus(RED, 5, 2000).correct(RED, 5, 2000).set_time(RED, 5, 2000)
        game.set_moves(RED, 5, 2000).resume(2000).press(RED, 2000).pause(2000).start(2000).stop(2000)
        assert game.clock == ended

    @pytest.mark.parametrize("act", ["penalty", "bonus", "set_time", "set_moves"])
    def test_an_amount_below_zero_is_an_error(self, act: str) -> None:
        with pytest.raises(AmountError):
            getattr(Clock.new(FIVE), act)(RED, -1, 0)

    def test_a_counter_beyond_all_games_is_an_error(self) -> None:
        with pytest.raises(AmountError):
            Clock.new(QUICK).set_moves(RED, MOST_MOVES + 1, 0)

    def test_filling_in_clears_the_sign(self, drive) -> None:
        game = drive(QUICK).start(0)
        for _ in range(29):
            game.press(RED, 3 * MIN).press(BLACK, 3 * MIN)
        assert game.press(RED, 3 * MIN).clock.face(RED, 3 * MIN).fill
        assert not game.filled(RED, 3 * MIN).clock.face(RED, 3 * MIN).fill


class TestLateness:
    LIMIT = 15 * MIN

    def late(self, drive, on_flag: OnFlag = OnFlag.LOSE, control: TimeControl | None = None):
        return drive(control, late_limit=self.LIMIT, on_flag=on_flag)

    def test_beyond_the_limit_the_absent_side_is_late_as_of_the_limit(self, drive) -> None:
        game = self.late(drive).start(0).absent(BLACK, 0).press(RED, MIN)
        assert game.clock.deadline == self.LIMIT
        assert game.arrive(BLACK, self.LIMIT + 1).clock.state is ClockState.OVER
        assert game.notes == [Note(self.LIMIT, NoteKind.LATE, BLACK)]
        assert game.clock.black.used == self.LIMIT - MIN

    def test_reds_clock_runs_while_red_is_not_there(self, drive) -> None:
        game = self.late(drive).start(0).absent(RED, 0).arrive(RED, 2 * MIN)
        assert game.clock.face(RED, 2 * MIN).used == 2 * MIN

    def test_a_late_black_loses_even_while_red_thinks(self, drive) -> None:
        game = self.late(drive).start(0).absent(BLACK, 0).settle(self.LIMIT + 1)
        assert game.notes == [Note(self.LIMIT, NoteKind.LATE, BLACK)]

    def test_both_late_both_lose(self, drive) -> None:
        game = self.late(drive).absent(RED, 0).absent(BLACK, 0).start(0).settle(self.LIMIT + 5)
        assert game.notes == [Note(self.LIMIT, NoteKind.LATE, None)]

    def test_the_limit_is_counted_from_the_scheduled_start(self, drive) -> None:
        game = drive(late_limit=self.LIMIT, scheduled=0).start(MIN).absent(RED, MIN)
        assert game.clock.deadline == self.LIMIT

    def test_an_earlier_flag_decides_first(self, drive) -> None:
        game = self.late(drive, control=FIVE).start(0).absent(RED, 0).settle(self.LIMIT + 1)
        assert game.notes == [Note(5 * MIN, NoteKind.FLAG, RED)]

    def test_a_flag_that_nobody_judges_does_not_hide_lateness(self, drive) -> None:
        game = self.late(drive, OnFlag.RUN, FIVE).start(0).absent(RED, 0).settle(self.LIMIT + 1)
        assert game.kinds() == [(5 * MIN, NoteKind.FLAG), (self.LIMIT, NoteKind.LATE)]
        assert game.clock.red.used == self.LIMIT

    def test_a_pause_decides_nothing(self, drive) -> None:
        game = self.late(drive).start(0).absent(RED, 0).pause(MIN).settle(self.LIMIT + 1)
        assert game.clock.state is ClockState.PAUSED

    def test_a_limit_passed_while_the_clocks_stood_is_stamped_with_the_resumption(self, drive) -> None:
        game = self.late(drive).start(0).absent(RED, 0).pause(MIN).resume(20 * MIN).settle(20 * MIN + 1)
        assert game.notes == [Note(20 * MIN, NoteKind.LATE, RED)]

    def test_without_a_limit_nobody_is_late(self, drive) -> None:
        game = drive().start(0).absent(RED, 0).settle(60 * MIN)
        assert game.clock.running is RED


class TestEarlierValues:
    def test_an_earlier_running_value_runs_on_from_now(self, drive) -> None:
        game = drive(FIVE).start(0).press(RED, 1000)
        before = game.clock
        game.press(BLACK, 9000).press(RED, 9500)
        again = before.at(20_000)
        assert again.running is BLACK
        assert again.face(BLACK, 20_500).used == 500
        assert again.face(RED, 20_500).used == 1000
        assert again.deadline == 20_000 + 5 * MIN

    def test_an_earlier_stopped_value_stays_stopped_until_resumed(self, drive) -> None:
        before = drive(FIVE).start(0).pause(1000).clock
        assert before.at(50_000) == before
        assert before.at(50_000).resume(60_000)[0].face(RED, 60_100).used == 1100

    def test_an_unlinked_value_is_the_same_after_json(self, drive) -> None:
        clock = drive(late_limit=5).absent(BLACK, 0).start(0).press(RED, 3).clock
        assert Clock.from_dict(json.loads(json.dumps(clock.to_dict()))) == clock
