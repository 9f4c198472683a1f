"""Increment, delay, byo-yomi, Canadian, step limits and hourglass: what each does at its borders."""

from __future__ import annotations

import pytest

from engine.base import Side
from engine.clock import (
    ByoShow,
    ByoYomi,
    Canadian,
    ClockState,
    DataError,
    Delay,
    DelayShow,
    Extra,
    Hourglass,
    IncrementAt,
    Note,
    NoteKind,
    OnFlag,
    Period,
    PeriodMode,
    Periods,
    TimeControl,
    UnknownKind,
)

RED, BLACK = Side.RED, Side.BLACK
OVERTIME = NoteKind.OVERTIME


def even(kind) -> TimeControl:
    return TimeControl.even("own", kind)


def extra(game, side: Side = RED) -> Extra:
    found = game.clock.face(side, 0).extra
    assert found is not None
    return found


class TestIncrement:
    AFTER = even(Periods((Period(100),), inc=5))
    BEFORE = even(Periods((Period(100),), inc=5, inc_at=IncrementAt.BEFORE))

    def test_after_gives_it_with_the_completed_move(self, drive) -> None:
        game = drive(self.AFTER).start(0)
        assert game.clock.deadline == 100
        assert game.press(RED, 30).clock.red.left == 75
        assert game.clock.black.left == 100

    def test_before_gives_it_to_the_first_move_too(self, drive) -> None:
        game = drive(self.BEFORE).start(0)
        assert game.clock.deadline == 105
        assert game.press(RED, 30).clock.red.left == 80

    def test_at_the_deadline_the_move_is_in_time_and_earns(self, drive) -> None:
        assert drive(self.AFTER).start(0).press(RED, 100).clock.red.left == 5

    def test_a_late_move_earns_nothing(self, drive) -> None:
        game = drive(self.AFTER, on_flag=OnFlag.RUN).start(0).press(RED, 101)
        assert (game.clock.red.left, game.clock.red.moves) == (-1, 1)

    def test_a_sealed_move_earns_and_an_ending_one_does_not(self, drive) -> None:
        assert drive(self.AFTER).start(0).seal(RED, 30).clock.red.left == 75
        assert drive(self.AFTER).start(0).finish(RED, 30).clock.red.left == 70

    def test_an_unpressed_move_completed_by_the_next_one_earns_once(self, drive) -> None:
        game = drive(self.AFTER, linked=True).start(0).move(RED, 10).move(BLACK, 20).move(RED, 30)
        assert game.clock.red.left == 75
        assert game.press(RED, 40).clock.red.left == 70

    def test_a_reset_clock_keeps_the_increment_of_the_move_that_reset_it(self, drive) -> None:
        control = even(Periods((Period(100, 1), Period(50, 1)), PeriodMode.RESET, 5))
        assert drive(control).start(0).press(RED, 30).clock.red.left == 55

    def test_a_border_in_time_goes_before_the_increment(self, drive) -> None:
        control = even(Periods((Period(100, 1), Period(50, 1)), PeriodMode.INTERVAL, 5))
        game = drive(control).start(0).press(RED, 100)
        assert (game.clock.red.period, game.clock.red.left) == (2, 55)

    def test_the_face_names_it(self, drive) -> None:
        face = drive(self.AFTER).start(0).clock.face(RED, 0)
        assert (face.kind, face.increment, face.extra) == ("periods", 5, None)


class TestDelay:
    CONTROL = even(Delay(100, 10))

    def test_a_think_inside_the_delay_is_free_and_its_end_too(self, drive) -> None:
        game = drive(self.CONTROL).start(0).press(RED, 10).press(BLACK, 21)
        assert (game.clock.red.left, game.clock.black.left) == (100, 99)

    def test_it_is_whole_again_for_each_move(self, drive) -> None:
        game = drive(self.CONTROL).start(0).press(RED, 50).press(BLACK, 50)
        assert extra(game) == Extra(game.clock.face(RED, 0).extra.style, 60, 10, 10, reserve_used=40)

    def test_a_pause_keeps_what_was_used_of_it(self, drive) -> None:
        game = drive(self.CONTROL).start(0).pause(4).resume(900)
        assert game.clock.deadline == 900 + 106

    def test_the_side_that_is_left_by_a_resumption_has_it_whole_again(self, drive) -> None:
        game = drive(self.CONTROL).start(0).pause(4).resume(900, BLACK).press(BLACK, 901)
        assert game.clock.deadline == 901 + 110

    def test_a_flagged_side_that_is_left_gets_nothing_back(self, drive) -> None:
        game = drive(self.CONTROL, on_flag=OnFlag.RUN).start(0).settle(120).pause(120).resume(130, BLACK)
        assert extra(game).left == 0

    @pytest.mark.parametrize(
        ("shown", "thought", "digits"),
        [
            (DelayShow.US, 4, 100),
            (DelayShow.US, 15, 95),
            (DelayShow.US, 110, 0),
            (DelayShow.BRONSTEIN, 4, 106),
            (DelayShow.BRONSTEIN, 15, 95),
            (DelayShow.STEP, 4, 6),
            (DelayShow.STEP, 10, 100),
            (DelayShow.STEP, 15, 95),
        ],
    )
    def test_each_way_of_showing_has_its_digits(self, drive, shown: DelayShow, thought: int, digits: int) -> None:
        face = drive(even(Delay(100, 10, shown))).start(0).clock.face(RED, thought)
        assert face.remaining == digits
        assert face.exempt

    def test_without_main_time_the_delay_is_what_the_digits_show(self, drive) -> None:
        assert drive(even(Delay(0, 30))).start(0).clock.face(RED, 12).remaining == 18

    def test_the_limit_of_record_duty_is_the_step_and_the_reserve_together(self, drive) -> None:
        game = drive(TimeControl.even("old-1", Delay(1_800_000, 120_000, DelayShow.STEP))).start(0)
        assert not game.clock.face(RED, 100_000).exempt
        assert not game.clock.face(RED, 1_740_000).exempt
        assert game.clock.face(RED, 1_740_000).limit == 180_000
        assert game.clock.face(RED, 1_740_001).exempt

    def test_a_penalty_comes_off_the_reserve_and_may_drop_the_flag(self, drive) -> None:
        game = drive(self.CONTROL, on_flag=OnFlag.HOLD).start(0).penalty(BLACK, 100, 1)
        assert (game.clock.black.left, game.clock.black.flag) == (0, None)
        assert game.penalty(BLACK, 1, 2).clock.black.flag == 2
        assert game.bonus(BLACK, 1, 3).clock.black.flag is None

    def test_the_reserve_used_counts_no_bonus(self, drive) -> None:
        game = drive(even(Delay(100, 10, DelayShow.STEP))).start(0).bonus(RED, 50, 0).press(RED, 30)
        assert (extra(game).main, extra(game).reserve_used) == (130, 20)
        assert extra(game.set_time(RED, 70, 31)).reserve_used == 20


class TestByoYomi:
    CONTROL = even(ByoYomi(100, 10, 3))

    def test_main_time_first_then_the_periods(self, drive) -> None:
        game = drive(self.CONTROL).start(0)
        assert game.clock.deadline == 130
        assert (game.settle(100).clock.red.left, extra(game).left, extra(game).count) == (0, 10, 3)

    @pytest.mark.parametrize(("at", "left"), [(100, 3), (110, 3), (111, 2), (120, 2), (121, 1), (130, 1)])
    def test_a_period_is_lost_only_by_more_than_all_of_it_and_the_rest_comes_back(self, drive, at: int, left: int):
        game = drive(self.CONTROL).start(0).press(RED, at)
        assert (extra(game).count, extra(game).left) == (left, 10)

    def test_each_border_is_noted_with_its_instant(self, drive) -> None:
        game = drive(self.CONTROL).start(0).settle(131)
        assert game.notes == [
            Note(100, OVERTIME, RED, 3),
            Note(110, OVERTIME, RED, 2),
            Note(120, OVERTIME, RED, 1),
            Note(130, NoteKind.FLAG, RED),
        ]

    def test_overtime_is_announced_once_in_many_moves(self, drive) -> None:
        game = drive(self.CONTROL).start(0).press(RED, 105).press(BLACK, 106).press(RED, 115).press(BLACK, 116)
        assert game.notes == [Note(100, OVERTIME, RED, 3)]

    def test_without_main_time_it_begins_at_once_and_unannounced(self, drive) -> None:
        game = drive(even(ByoYomi(0, 10, 2))).start(0).press(RED, 10)
        assert (game.notes, extra(game).left) == ([], 10)

    @pytest.mark.parametrize(("thought", "digits"), [(0, 100), (99, 1), (100, 10), (109, 1), (110, 10), (130, 0)])
    def test_the_digits_never_show_nothing_to_a_side_that_has_more(self, drive, thought: int, digits: int) -> None:
        assert drive(self.CONTROL).start(0).clock.face(RED, thought).remaining == digits

    def test_a_resumption_for_the_other_side_refills_the_period_but_gives_no_lost_one_back(self, drive) -> None:
        game = drive(self.CONTROL).start(0).pause(115).resume(200, BLACK)
        assert (extra(game).count, extra(game).left) == (2, 10)

    def test_a_penalty_takes_main_time_only_and_the_rest_is_the_referees(self, drive) -> None:
        game = drive(self.CONTROL).start(0).penalty(RED, 130, 5)
        assert (game.clock.red.left, game.clock.red.used, game.clock.red.flag) == (0, 135, None)
        assert game.notes == [Note(5, NoteKind.OWED, RED, 35)]
        assert extra(game.penalty(RED, 7, 6)).owed == 42
        assert extra(game).left == 9

    def test_a_bonus_in_overtime_is_main_time_before_the_period_goes_on(self, drive) -> None:
        game = drive(self.CONTROL).start(0).bonus(RED, 20, 104)
        assert game.clock.deadline == 104 + 20 + 26

    def test_overtime_that_begins_again_after_a_bonus_is_noted_again(self, drive) -> None:
        game = drive(self.CONTROL).start(0).bonus(RED, 20, 104).settle(125)
        assert game.notes == [Note(100, OVERTIME, RED, 3), Note(124, OVERTIME, RED, 3)]

    def test_a_bonus_lifts_a_flag(self, drive) -> None:
        game = drive(self.CONTROL, on_flag=OnFlag.HOLD).start(0).settle(131).bonus(RED, 7, 140)
        assert (game.clock.state, game.clock.red.flag) == (ClockState.PAUSED, None)
        assert game.resume(200).clock.deadline == 207

    def test_a_flagged_side_gets_no_period_back(self, drive) -> None:
        game = drive(self.CONTROL, on_flag=OnFlag.RUN).start(0).press(RED, 140)
        assert (extra(game).left, extra(game).count, game.clock.red.left) == (0, 1, -10)

    def test_s2_after_main_time_each_move_within_a_minute(self, drive) -> None:
        game = drive(even(ByoYomi(100, 10))).start(0).press(RED, 110).press(BLACK, 111).press(RED, 121)
        assert game.clock.running is BLACK
        assert game.press(BLACK, 122).settle(133).clock.red.flag == 132


class TestCountedOverruns:
    """S1's play-off: ten seconds a move, the third overrun loses."""

    CONTROL = even(ByoYomi(0, 10, 3, ByoShow.OVERRUNS))

    def test_an_overrun_is_counted_and_the_step_begins_anew(self, drive) -> None:
        game = drive(self.CONTROL).start(0).settle(11)
        assert game.notes == [Note(10, NoteKind.OVERRUN, RED, 1)]
        assert (extra(game).count, extra(game).of, extra(game).left) == (1, 3, 9)

    def test_a_move_within_the_step_forgives_none(self, drive) -> None:
        game = drive(self.CONTROL).start(0).press(RED, 11).press(BLACK, 12).press(RED, 20)
        assert extra(game).count == 1

    def test_the_third_is_a_loss_on_time(self, drive) -> None:
        game = drive(self.CONTROL).start(0).press(RED, 21).press(BLACK, 22).settle(33)
        assert (game.clock.state, game.clock.red.flag, extra(game).count) == (ClockState.OVER, 32, 3)
        assert [note.number for note in game.notes if note.kind is NoteKind.OVERRUN] == [1, 2]

    def test_a_bonus_used_up_is_no_overrun(self, drive) -> None:
        game = drive(self.CONTROL).start(0).bonus(RED, 5, 0).press(RED, 15)
        assert (extra(game).count, game.notes) == (0, [])

    def test_it_has_no_main_time(self) -> None:
        with pytest.raises(DataError):
            ByoYomi(5, 10, 3, ByoShow.OVERRUNS)


class TestCanadian:
    CONTROL = even(Canadian(100, 50, 3))

    def test_the_move_that_crosses_the_end_of_main_time_is_the_first_of_the_block(self, drive) -> None:
        game = drive(self.CONTROL).start(0).press(RED, 100)
        assert (extra(game).due, extra(game).left, game.notes) == (3, 50, [])
        crossed = drive(self.CONTROL).start(0).press(RED, 101)
        assert (extra(crossed).due, extra(crossed).left) == (2, 49)
        assert crossed.notes == [Note(100, OVERTIME, RED, 3)]

    def test_the_last_due_move_makes_the_block_whole_and_the_rest_is_lost(self, drive) -> None:
        game = drive(self.CONTROL).start(0).press(RED, 110).press(BLACK, 110).press(RED, 120).press(BLACK, 120)
        assert (extra(game).due, extra(game).left) == (1, 30)
        game.press(RED, 150)
        assert (extra(game).due, extra(game).left) == (3, 50)

    def test_a_move_of_no_time_in_the_block_counts(self, drive) -> None:
        game = drive(self.CONTROL).start(0).press(RED, 110).press(BLACK, 110).press(RED, 110)
        assert extra(game).due == 1

    def test_the_block_is_no_step_that_a_resumption_restores(self, drive) -> None:
        game = drive(self.CONTROL).start(0).pause(110).resume(200, BLACK)
        assert extra(game).left == 40

    def test_a_wrong_counter_set_right_makes_the_block_whole_and_lifts_the_flag(self, drive) -> None:
        game = drive(self.CONTROL, on_flag=OnFlag.HOLD).start(0).press(RED, 110).press(BLACK, 110).press(RED, 120)
        game.press(BLACK, 120).settle(151)
        assert (game.clock.state, game.clock.red.moves) == (ClockState.HELD, 2)
        game.set_moves(RED, 3, 160)
        assert (game.clock.state, extra(game).due, extra(game).left) == (ClockState.PAUSED, 3, 50)

    def test_a_lower_counter_takes_the_block_back_with_what_it_had(self, drive) -> None:
        game = drive(self.CONTROL).start(0).press(RED, 110).press(BLACK, 110).press(RED, 120).press(BLACK, 120)
        game.press(RED, 140).press(BLACK, 140).settle(144).set_moves(RED, 2, 144)
        assert (extra(game).due, extra(game).left) == (1, 6)
        assert game.set_moves(RED, 3, 144).clock.red.period_moves == 0

    def test_a_lower_counter_that_leaves_too_little_drops_the_flag(self, drive) -> None:
        game = drive(self.CONTROL).start(0).press(RED, 110).press(BLACK, 110).press(RED, 120).press(BLACK, 120)
        game.press(RED, 140).press(BLACK, 140).settle(151).set_moves(RED, 2, 151)
        assert game.clock.red.flag == 151

    def test_in_main_time_a_counter_is_only_a_number(self, drive) -> None:
        game = drive(self.CONTROL).start(0).set_moves(RED, 40, 10)
        assert (game.clock.red.moves, extra(game).due) == (40, 3)

    def test_a_penalty_takes_main_time_only(self, drive) -> None:
        game = drive(self.CONTROL).start(0).penalty(RED, 130, 5)
        assert (extra(game).main, extra(game).left, extra(game).owed) == (0, 50, 35)

    def test_a_move_within_a_bonus_is_none_of_the_block(self, drive) -> None:
        game = drive(self.CONTROL).start(0).bonus(RED, 20, 110).press(RED, 115)
        assert extra(game).due == 3

    def test_a_block_that_runs_out_again_after_a_bonus_is_not_announced_anew(self, drive) -> None:
        game = drive(self.CONTROL, on_flag=OnFlag.RUN).start(0).settle(151).bonus(RED, 3, 151).settle(154)
        assert game.kinds()[-1] == (153, NoteKind.FLAG)
        assert [note.ms for note in game.notes if note.kind is OVERTIME] == [100]

    def test_what_ran_on_under_a_wrong_count_is_time_of_the_block_that_was_due(self, drive) -> None:
        control = even(Canadian(0, 50, 2))
        game = drive(control, on_flag=OnFlag.RUN).start(0).press(RED, 10).press(BLACK, 10).settle(57)
        assert (game.clock.red.flag, game.clock.red.left) == (50, -7)
        game.set_moves(RED, 2, 57)
        assert (game.clock.red.flag, game.clock.red.left, extra(game).left) == (None, 0, 43)

    def test_a_move_in_main_time_renews_no_block_that_was_due_under_a_flag(self, drive) -> None:
        game = drive(even(Canadian(0, 50, 1)), on_flag=OnFlag.RUN).start(0).press(RED, 51).bonus(RED, 9, 51)
        game.press(BLACK, 51).press(RED, 52)
        assert (game.clock.red.flag, game.clock.red.left, extra(game).left) == (None, 7, 0)

    def test_an_ending_move_counts_and_renews_nothing(self, drive) -> None:
        game = drive(even(Canadian(0, 50, 1))).start(0).finish(RED, 20)
        assert (extra(game).due, extra(game).left, game.clock.red.moves) == (0, 30, 1)


class TestHourglass:
    CONTROL = even(Hourglass(100))

    def test_what_one_side_uses_the_other_gets_while_it_is_used(self, drive) -> None:
        clock = drive(self.CONTROL).start(0).clock
        assert (clock.face(RED, 30).remaining, clock.face(BLACK, 30).remaining) == (70, 130)

    def test_a_pause_freezes_both(self, drive) -> None:
        game = drive(self.CONTROL).start(0).pause(30).settle(900)
        assert (game.clock.red.left, game.clock.black.left) == (70, 130)

    def test_at_the_deadline_the_sand_stops(self, drive) -> None:
        game = drive(self.CONTROL).start(0).settle(500)
        assert (game.clock.red.flag, game.clock.red.left, game.clock.black.left) == (100, 0, 200)

    def test_a_penalty_is_nobodys_gain(self, drive) -> None:
        game = drive(self.CONTROL).start(0).penalty(RED, 40, 0)
        assert (game.clock.red.left, game.clock.black.left) == (60, 100)


@pytest.mark.parametrize(
    "kind",
    [Periods((Period(100),)), Delay(100, 9, DelayShow.STEP), ByoYomi(100, 9), Canadian(100, 9, 2), Hourglass(100)],
)
def test_what_the_referee_sets_is_the_main_time_the_face_knows(drive, kind) -> None:
    game = drive(even(kind)).start(0).set_time(BLACK, 30, 5)
    assert game.clock.face(BLACK, 5).main == 30
    assert game.bonus(BLACK, 4, 5).clock.face(BLACK, 5).main == 34


@pytest.mark.parametrize(
    ("make", "where"),
    [
        (lambda: Periods((Period(1),), inc=-1), "inc"),
        (lambda: Periods(()), "periods"),
        (lambda: Delay(-1, 5), "main"),
        (lambda: Delay(5, 0), "delay"),
        (lambda: ByoYomi(-1, 5), "main"),
        (lambda: ByoYomi(0, 0), "byo"),
        (lambda: ByoYomi(0, 5, 0), "n"),
        (lambda: ByoYomi(0, 5, 10_000), "n"),
        (lambda: Canadian(-1, 5, 1), "main"),
        (lambda: Canadian(0, 0, 1), "block"),
        (lambda: Canadian(0, 5, 0), "block_moves"),
        (lambda: Hourglass(0), "main"),
        (lambda: TimeControl("own", Hourglass(1), Delay(0, 1)), "black"),
        (lambda: TimeControl("own", Hourglass(1), Canadian(0, 1, 1)), "black"),
        (lambda: TimeControl("own", Delay(0, 1), Delay(0, 1, DelayShow.STEP)), "black"),
        (lambda: TimeControl("own", Periods((Period(1),)), Periods((Period(1),), PeriodMode.ZERO)), "black"),
    ],
)
def test_figures_that_mean_nothing_are_refused(make, where: str) -> None:
    with pytest.raises(DataError) as caught:
        make()
    assert caught.value.where == where


def test_an_unknown_scheme_is_told() -> None:
    with pytest.raises(UnknownKind):
        TimeControl.scheme_of("60+30")
