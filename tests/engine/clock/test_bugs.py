"""Bugs of other people's clocks (guide/clock-bugs.md), each by its number, that ours must not have."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import engine.clock
from engine.base import Side
from engine.clock import (
    ByoYomi,
    Clock,
    ClockState,
    Delay,
    IncrementAt,
    NoteKind,
    OnFlag,
    Period,
    PeriodMode,
    Periods,
    TimeControl,
    control_of,
    format_remaining,
)
from engine.clock.presets import Scheme

RED, BLACK = Side.RED, Side.BLACK
MIN = 60_000
FIVE = TimeControl.all_in(5 * MIN)
QUICK = TimeControl.scheme_of("6.4")
BLITZ = control_of(Scheme.INC_5_3)
BLITZ_BEFORE = TimeControl.even("5+3", Periods((Period(5 * MIN),), inc=3000, inc_at=IncrementAt.BEFORE))
BYO = TimeControl.even("byo", ByoYomi(MIN, 30_000, 3))


def play(game, moves: int, at: int, think: int = 0) -> int:
    """Both sides complete ``moves`` moves, red thinking ``think`` ms on each; returns the last stamp."""
    for _ in range(moves):
        at += think
        game.press(RED, at).press(BLACK, at)
    return at


def test_b01_fast_presses_between_two_repaints_are_charged_exactly(drive) -> None:
    game = drive(FIVE).start(0)
    for n in range(1, 101):
        game.press(RED, 40 * n - 33).press(BLACK, 40 * n)
    assert game.clock.red.used == 7 * 100
    assert game.clock.black.used == 33 * 100


def test_b02_moves_under_a_second_are_not_free(drive) -> None:
    game = drive(FIVE).start(0)
    assert play(game, 50, 0, think=999) == 49_950
    assert game.clock.red.used == 49_950


def test_b03_stopping_charges_the_part_since_the_last_act(drive) -> None:
    assert drive(FIVE).start(0).pause(77).clock.red.used == 77
    assert drive(FIVE).start(0).stop(78).clock.red.used == 78


def test_b04_b52_the_clock_knows_no_time_but_what_it_is_told() -> None:
    folder = Path(engine.clock.__file__).parent
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {name.split(".")[0] for name in names} & {"time", "datetime", "PySide6"}, path


def test_b05_asking_often_changes_no_time(drive) -> None:
    game = drive(FIVE).start(0)
    for now in range(0, 10_000, 7):
        game.settle(now)
        game.clock.face(RED, now)
    assert game.settle(10_000).clock.red.used == 10_000


def test_b06_a_clock_that_never_started_has_used_nothing(drive) -> None:
    assert drive(FIVE).clock.face(RED, 75_638_000).used == 0


def test_b07_each_side_has_its_increment_whoever_plays_it(drive) -> None:
    game = drive(BLITZ).start(0)
    play(game, 7, 0)
    assert (game.clock.red.left, game.clock.black.left) == (5 * MIN + 21_000,) * 2
    linked = drive(BLITZ, linked=True).start(0).move(RED, 1).press(RED, 1).move(BLACK, 1).press(BLACK, 1)
    assert linked.clock.red.left - 2999 == linked.clock.black.left - 3000 == 5 * MIN


def test_b08_time_given_to_the_opponent_stays_after_the_next_move(drive) -> None:
    game = drive(FIVE).start(0).bonus(BLACK, MIN, 10).press(RED, 20).press(BLACK, 30).press(RED, 40)
    assert game.clock.black.left == 6 * MIN - 10


def test_b09_a_new_period_is_not_a_negative_thinking_time(drive) -> None:
    game = drive(QUICK).start(0)
    at = play(game, 29, 0, think=1000)
    before = game.clock.red.used
    game.press(RED, at + 2500)
    assert game.clock.red.left > 5 * MIN
    assert game.clock.red.used - before == 2500


def test_b11_b13_the_flag_falls_at_the_deadline_though_nobody_asks_for_hours(drive) -> None:
    game = drive(FIVE).start(0).settle(4 * 60 * MIN)
    assert game.kinds() == [(5 * MIN, NoteKind.FLAG)]
    assert game.clock.state is ClockState.OVER
    assert game.clock.face(BLACK, 5 * 60 * MIN).used == 0


def test_b12_a_clock_asked_only_after_zero_still_flags(drive) -> None:
    assert drive(FIVE).start(0).press(RED, 5 * MIN + 999).clock.red.flag == 5 * MIN


def test_b14_a_mating_move_starts_no_clock(drive) -> None:
    game = drive(FIVE).start(0).finish(RED, 1000)
    assert game.clock.running is None
    assert game.clock.deadline is None
    assert game.clock.face(BLACK, 9_000_000).used == 0


def test_b15_the_mated_side_is_charged_nothing(drive) -> None:
    assert drive(FIVE).start(0).press(RED, 10).finish(BLACK, 900).clock.red.used == 10


def test_b16_after_the_end_nothing_runs_and_a_new_game_starts_fresh(drive) -> None:
    game = drive(FIVE).start(0).press(RED, 1000).stop(2000)
    assert game.settle(9_000_000).clock.black.used == 1000
    assert game.clock.running is None
    assert drive(FIVE).start(9_000_000).clock.black.used == 0


def test_b17_either_side_flags_whoever_started(drive) -> None:
    for first in Side:
        game = drive(FIVE).start(0, first).settle(6 * MIN)
        assert game.clock.first_flag is first


def test_b18_b19_a_saved_clock_comes_back_to_the_millisecond_and_the_gap_is_nobodys(drive) -> None:
    saved = json.dumps(drive(FIVE).start(0).press(RED, 61_234).settle(70_001).clock.to_dict())
    clock, _ = Clock.from_dict(json.loads(saved)).pause(70_001)
    clock, _ = clock.resume(86_400_000)
    assert clock.face(RED, 86_400_000).used == 61_234
    assert clock.face(BLACK, 86_400_000).used == 70_001 - 61_234


def test_b20_an_hour_of_sleep_costs_nothing_when_paused_as_of_the_last_heartbeat(drive) -> None:
    game = drive(FIVE).start(0).pause(100_250).resume(3_700_000)
    assert game.clock.state is ClockState.RUNNING
    assert game.clock.red.used == 100_250


def test_b22_the_same_tie_rule_for_press_mate_seal_and_claimless_flag(drive) -> None:
    for end in ("press", "finish", "seal"):
        in_time, late = drive(FIVE).start(0), drive(FIVE).start(0)
        getattr(in_time, end)(RED, 5 * MIN)
        getattr(late, end)(RED, 5 * MIN + 1)
        assert (in_time.clock.red.flag, in_time.clock.red.moves) == (None, 1)
        assert (late.clock.red.flag, late.clock.red.moves) == (5 * MIN, 0)
        assert late.clock.black.flag is None


@pytest.mark.parametrize(
    ("on_flag", "state"),
    [(OnFlag.LOSE, ClockState.OVER), (OnFlag.HOLD, ClockState.HELD), (OnFlag.RUN, ClockState.RUNNING)],
)
def test_b23_a_flag_names_its_side_and_does_what_the_mode_says(drive, on_flag: OnFlag, state: ClockState) -> None:
    game = drive(FIVE, on_flag=on_flag).start(0).press(RED, 1).settle(6 * MIN)
    assert game.clock.state is state
    assert [note.side for note in game.notes] == [BLACK]


def test_b24_a_side_with_more_time_is_not_flagged_early(drive) -> None:
    game = drive(TimeControl.all_in(6 * MIN, 4 * MIN)).start(0).settle(6 * MIN)
    assert game.clock.running is RED
    given = drive(FIVE).start(0).bonus(RED, 2 * MIN, 0).settle(7 * MIN)
    assert given.clock.running is RED


def test_b25_asking_again_at_a_stale_deadline_raises_no_flag(drive) -> None:
    game = drive(FIVE).start(0)
    stale = game.clock.deadline
    game.press(RED, 1000).press(BLACK, 2000).settle(stale + 1)
    assert game.clock.running is RED


def test_b26_b27_a_flagged_face_shows_nothing_left_and_no_new_time(drive) -> None:
    game = drive(QUICK).start(0).penalty(RED, 7 * MIN, 1000).settle(90 * MIN)
    assert game.clock.face(RED, 90 * MIN).remaining == 0
    assert format_remaining(game.clock.face(RED, 90 * MIN).remaining) == "0:00.0"
    assert game.clock.red.period == 1


def test_b31_no_time_left_is_not_yet_the_end(drive) -> None:
    game = drive(FIVE).start(0).press(RED, 5 * MIN)
    assert game.clock.red.left == 0
    assert game.clock.state is ClockState.RUNNING
    assert game.pause(5 * MIN + 1).clock.state is ClockState.PAUSED


@pytest.mark.parametrize(("control", "each"), [(BLITZ, 3000), (BLITZ_BEFORE, 6000)])
def test_b28_both_sides_are_given_the_same_increments(drive, control: TimeControl, each: int) -> None:
    game = drive(control).start(0).press(RED, 0).press(BLACK, 0)
    assert (game.clock.red.left, game.clock.black.left) == (5 * MIN + each,) * 2


def test_b29_whether_five_and_three_begins_at_five_is_an_option(drive) -> None:
    assert drive(BLITZ).clock.face(RED, 0).remaining == 5 * MIN
    assert drive(BLITZ_BEFORE).clock.face(RED, 0).remaining == 5 * MIN + 3000


def test_b30_an_increment_undoes_no_flag(drive) -> None:
    game = drive(BLITZ).start(0).press(RED, 5 * MIN + 1)
    assert (game.clock.red.flag, game.clock.red.left, game.clock.state) == (5 * MIN, 0, ClockState.OVER)
    run = drive(BLITZ, on_flag=OnFlag.RUN).start(0).press(RED, 5 * MIN + 1)
    assert (run.clock.red.flag, run.clock.red.left) == (5 * MIN, -1)


def test_b31_a_delay_without_main_time_alarms_and_pauses_like_any_other(drive) -> None:
    game = drive(TimeControl.even("step", Delay(0, 30_000))).start(0)
    assert game.clock.deadline == 30_000
    assert game.pause(29_999).clock.state is ClockState.PAUSED
    assert game.resume(40_000).press(RED, 40_001).clock.running is BLACK
    assert game.clock.face(RED, 40_001).remaining == 30_000


def test_b32_byo_yomi_is_whole_again_for_the_next_move(drive) -> None:
    game = drive(BYO).start(0).press(RED, 89_999).press(BLACK, 90_000)
    assert game.clock.deadline == 90_000 + 90_000


def test_b33_byo_yomi_without_main_time_is_byo_yomi_and_no_main_time(drive) -> None:
    game = drive(TimeControl.even("byo", ByoYomi(0, 10_000, 5))).start(0).press(RED, 9_000)
    extra = game.clock.face(RED, 9_000).extra
    assert (extra.main, extra.left, extra.count) == (0, 10_000, 5)


def test_b34_several_periods_in_one_think_are_shown_as_they_go(drive) -> None:
    clock = drive(BYO).start(0).clock
    shown = [(clock.face(RED, at).extra.count, clock.face(RED, at).remaining) for at in (89_999, 90_001, 120_001)]
    assert shown == [(3, 1), (2, 29_999), (1, 29_999)]


def test_b35_the_border_of_main_time_and_overtime_shows_neither_nothing_nor_less(drive) -> None:
    clock = drive(BYO).start(0).clock
    shown = [clock.face(RED, MIN + shift).remaining for shift in (-1, 0, 1)]
    assert shown == [1, 30_000, 29_999]


def test_b36_a_takeback_in_byo_yomi_gives_the_period_and_its_rest_back(drive) -> None:
    game = drive(BYO).start(0).press(RED, 95_000)
    before = game.clock
    game.press(BLACK, 96_000).press(RED, 160_000)
    assert game.clock.face(RED, 160_000).extra.count == 1
    restored = before.at(200_000)
    assert restored.face(RED, 200_000) == before.face(RED, 95_000)
    assert restored.face(RED, 200_000).extra.count == 2


def test_b36_b37_a_takeback_restores_times_counters_and_periods(drive) -> None:
    game = drive(QUICK).start(0)
    at = play(game, 29, 0, think=2000)
    before = game.clock
    game.press(RED, at + 1234)
    assert game.clock.red.period == 2
    restored = before.at(at + 60_000)
    assert restored.face(RED, at + 60_000) == before.face(RED, at)
    assert restored.face(BLACK, at + 60_000) == before.face(BLACK, at)
    assert restored.running is RED


def test_b38_each_period_adds_its_own_time(drive) -> None:
    game = drive(TimeControl.scheme_of("6.3")).start(0)
    play(game, 40, 0)
    assert game.clock.red.left == 15 * MIN
    play(game, 50, 0)
    assert game.clock.red.left == 20 * MIN


def test_b39_moves_due_go_on_over_several_periods(drive) -> None:
    game = drive(TimeControl.scheme_of("6.1")).start(0)
    due = []
    for _ in range(8):
        face = game.clock.face(RED, 0)
        due.append((face.period_number, face.due))
        play(game, 10, 0)
    assert due == [(1, 40)] * 4 + [(2, 50), (3, 60), (4, 70), (5, 80)]


def test_b40_the_face_knows_its_period_and_the_moves_made_and_due(drive) -> None:
    game = drive(TimeControl.scheme_of("6.3")).start(0)
    play(game, 41, 0)
    face = game.clock.face(RED, 0)
    assert (face.period_number, face.moves, face.due, face.period_moves) == (2, 41, 90, 1)


def test_b41_a_wrong_counter_is_set_right_and_the_period_with_it(drive) -> None:
    game = drive(TimeControl.scheme_of("6.1"), on_flag=OnFlag.HOLD).start(0)
    at = play(game, 39, 0, think=60_000)
    game.settle(at + 60 * MIN)
    assert game.clock.state is ClockState.HELD
    game.set_moves(RED, 40, at + 61 * MIN)
    assert game.clock.state is ClockState.PAUSED
    assert game.clock.red.flag is None
    assert game.clock.face(RED, at).remaining == 15 * MIN


def test_b42_the_next_periods_time_is_there_with_the_due_move(drive) -> None:
    game = drive(TimeControl.scheme_of("6.1")).start(0)
    play(game, 40, 0, think=60_000)
    assert game.clock.face(RED, 40 * MIN).remaining == 65 * MIN


def test_b43_both_flags_keep_their_stamps_and_the_first_decides(drive) -> None:
    game = drive(FIVE, on_flag=OnFlag.RUN).start(0).press(RED, 4 * MIN).settle(20 * MIN).press(BLACK, 20 * MIN)
    game.settle(40 * MIN)
    assert (game.clock.black.flag, game.clock.red.flag) == (9 * MIN, 21 * MIN)
    assert game.clock.first_flag is BLACK


def test_b44_the_next_move_after_a_pause_is_charged_from_the_resumption(drive) -> None:
    game = drive(FIVE).start(0).pause(1000).resume(10 * MIN).press(RED, 10 * MIN + 500)
    assert game.clock.red.used == 1500


@pytest.mark.parametrize("ms", [1, 99, 100, 900, 9999])
def test_b48_a_living_clock_never_shows_zero(ms: int) -> None:
    assert format_remaining(ms) != format_remaining(0)


def test_b44_a_pause_inside_a_delay_or_a_period_goes_on_with_the_rest_of_it(drive) -> None:
    delay = drive(TimeControl.even("delay", Delay(MIN, 10_000))).start(0).pause(4_000).resume(90_000)
    assert delay.clock.deadline == 90_000 + 6_000 + MIN
    byo = drive(BYO).start(0).pause(80_000).resume(200_000)
    assert byo.clock.deadline == 200_000 + 10_000 + 60_000


def test_b51_after_going_back_the_side_to_move_runs(drive) -> None:
    game = drive(FIVE).start(0).press(RED, 1)
    before = game.clock
    game.press(BLACK, 2)
    assert before.at(3).running is BLACK
    assert game.clock.running is RED


def test_a_reset_clock_set_back_by_one_move_has_its_saved_time_again(drive) -> None:
    game = drive(TimeControl.scheme_of("6.4", PeriodMode.RESET)).start(0)
    at = play(game, 30, 0, think=1000)
    assert game.clock.red.left == 5 * MIN
    game.set_moves(RED, 29, at)
    assert (game.clock.red.left, game.clock.red.period, game.clock.red.period_moves) == (270_000, 1, 29)
    game.set_moves(RED, 30, at)
    assert (game.clock.red.left, game.clock.red.period, game.clock.red.period_moves) == (5 * MIN, 2, 0)
