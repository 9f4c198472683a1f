"""Bugs of other people's clocks (guide/clock-bugs.md) that could come back where the clock meets a game, by number."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.base import Outcome, Side, Stamp, Termination
from engine.clock import PRESETS, ByoYomi, ClockState, OnFlag, Period, Scheme, TimeControl
from engine.game import (
    ClockFix,
    CorrectionKind,
    FlagFell,
    Game,
    Journal,
    Phase,
    PressMode,
    PressRefused,
    RefusalCode,
    resume,
)
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
MIN = 60_000
FIVE = TimeControl.all_in(5 * MIN)
BYO = TimeControl.even("byo", ByoYomi(MIN, 30_000, 3))
MATE_IN_ONE = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"
OPENING = ("h2e2", "h9g7", "h0g2", "i9h9")


def used(table: Any, ms: int) -> tuple[int, int]:
    red, black = (table.game.clock.face(side, ms).used for side in Side)
    return red, black


def test_b01_a_move_is_charged_to_the_millisecond_though_nothing_ticked(started: Make) -> None:
    table = started(control=FIVE)
    for number, uci in enumerate(OPENING, start=1):
        table.at(number * 7).do("move", None, uci)
    assert [ply.used_ms for ply in table.game.plies] == [7, 7, 7, 7]
    assert used(table, 28) == (14, 14)


def test_b03_stopping_the_game_charges_what_ran_since_the_last_act(started: Make) -> None:
    assert used(started("standard-1999").at(77).do("pause"), 9_000) == (77, 0)


def test_b06_a_game_that_is_set_up_has_used_nothing_however_long_it_waits(seat: Make) -> None:
    table = seat(control=FIVE)
    assert used(table, 86_400_000) == (0, 0)
    assert table.game.tick(Stamp(86_400_000)) == ()


def test_b07_every_move_earns_its_increment_pressed_by_hand_or_by_the_program(started: Make) -> None:
    for press in PressMode:
        table = started(control=PRESETS[Scheme.INC_5_3].control, press=press)
        for uci in OPENING:
            mover = table.game.position.to_move
            table.do("move", None, uci)
            if press is PressMode.MANUAL:
                table.do("press", mover)
        left = {table.game.clock.face(side, 0).remaining for side in Side}
        assert left == {5 * MIN + 6_000}


def test_b08_time_given_to_the_opponent_stays_through_the_moves_after_it(started: Make) -> None:
    table = started("standard-1999", control=FIVE).play("h2e2").do("correct_time", RED, ClockFix.BONUS, MIN)
    table.play("h9g7", "h0g2", "i9h9")
    assert table.game.clock.face(RED, table.ms).remaining == 6 * MIN - 2_000


def test_b09_a_new_period_is_no_negative_time_of_the_move_that_earned_it(started: Make) -> None:
    control = TimeControl.of_periods("own", (Period(10_000, 2), Period(60_000, 9)))
    table = started(control=control).play(*OPENING)
    assert [ply.used_ms for ply in table.game.plies] == [1_000] * 4
    assert table.game.clock.face(RED, table.ms).remaining == 68_000


def test_b11_b13_a_flag_falls_by_itself_and_ends_everything(started: Make) -> None:
    table = started(control=FIVE)
    flags = table.game.tick(Stamp(4 * 60 * MIN))
    assert flags == (FlagFell(Stamp(4 * 60 * MIN), RED, 5 * MIN),)
    table.game = table.game.fold(*flags)
    assert table.game.phase is Phase.OVER
    assert (table.game.clock.running, table.game.clock.deadline) == (None, None)
    assert used(table, 9 * 60 * MIN) == (5 * MIN, 0)


def test_b14_a_mating_move_ends_the_game_before_any_clock_is_switched(started: Make) -> None:
    for press in PressMode:
        table = started(start_fen=MATE_IN_ONE, press=press).at(1_000).do("move", RED, "b0b9")
        assert table.game.outcome == Outcome.loss(BLACK, Termination.CHECKMATE)
        assert (table.game.clock.state, table.game.clock.running) == (ClockState.OVER, None)
        assert table.game.tick(Stamp(10**9)) == ()


def test_b15_nothing_is_taken_from_the_side_that_is_mated(started: Make) -> None:
    table = started(start_fen=MATE_IN_ONE).at(1_000).do("move", RED, "b0b9")
    assert used(table, 90_000) == (1_000, 0)


@pytest.mark.parametrize("end", [("resign", RED), ("rule", Outcome.draw(Termination.NO_WINNING_CHANCES)), None])
def test_b16_after_any_end_no_time_runs_and_the_next_game_begins_with_all_of_it(started: Make, end: Any) -> None:
    table = started("standard-1999", control=FIVE).play("h2e2").at(3_000)
    if end is None:
        table.do("offer_draw", BLACK).do("answer_draw", RED, True)
    else:
        table.do(*end)
    assert used(table, 9_000_000) == (1_000, 2_000)
    assert used(started(control=FIVE), 0) == (0, 0)


def test_b18_b19_a_game_from_its_file_has_both_clocks_and_charges_nobody_for_the_pause(
    started: Make, tmp_path: Path
) -> None:
    table = started(control=FIVE).at(61_234).do("move", RED, "h2e2")
    journal = Journal.create(tmp_path / "a.chuhe", table.game.log)
    journal.heartbeat(Stamp(70_001))
    journal.close()
    again = resume(tmp_path / "a.chuhe", Position, "")
    with again.journal:
        game = again.game
        assert game.phase is Phase.PAUSED
        game = game.fold(*game.resume(Stamp(70_001)))
        faces = [game.clock.face(side, 70_001).used for side in Side]
        assert faces == [61_234, 70_001 - 61_234]


def test_b20_a_sleep_is_charged_to_nobody(started: Make) -> None:
    table = started(control=FIVE).play("h2e2")
    table.game = table.game.fold(*table.game.interrupted(Stamp(5_000), "2026-05-01T14:00:05+08:00"))
    table.at(3_605_000).do("resume")
    assert used(table, 3_605_000) == (1_000, 4_000)


def test_b22_at_the_last_millisecond_the_mover_is_in_time_and_one_later_it_is_the_mover_that_flags(
    started: Make,
) -> None:
    in_time = started(control=FIVE).at(5 * MIN).do("move", RED, "h2e2")
    assert (in_time.game.outcome, in_time.game.clock.running) == (None, BLACK)
    late = started(control=FIVE).at(5 * MIN + 1).do("move", RED, "h2e2")
    assert late.events == (FlagFell(Stamp(5 * MIN + 1), RED, 5 * MIN),)
    assert late.game.outcome == Outcome.loss(RED, Termination.TIME)


def test_b22_a_mate_on_the_last_millisecond_stands(started: Make) -> None:
    mate = started(start_fen=MATE_IN_ONE, control=FIVE).at(5 * MIN).do("move", RED, "b0b9")
    assert mate.game.outcome == Outcome.loss(BLACK, Termination.CHECKMATE)


@pytest.mark.parametrize(("on_flag", "phase"), [("lose", Phase.OVER), ("hold", Phase.HELD), ("run", Phase.RUNNING)])
def test_b23_a_flag_is_of_the_side_that_thought_and_does_what_was_agreed(
    started: Make, law: Make, on_flag: str, phase: Phase
) -> None:
    text = law("standard-1999").replace('on_flag = "lose"', f'on_flag = "{on_flag}"')
    table = started(regulations=text, control=FIVE).play("h2e2")
    table.game = table.game.fold(*table.game.tick(Stamp(6 * MIN)))
    assert (table.game.log[-1].side, table.game.phase) == (BLACK, phase)


def test_b24_time_odds_and_time_given_are_inside_the_allotment(started: Make) -> None:
    odds = started(control=TimeControl.all_in(6 * MIN, 4 * MIN))
    assert odds.game.tick(Stamp(6 * MIN)) == ()
    given = started("standard-1999", control=FIVE).do("correct_time", RED, ClockFix.BONUS, 2 * MIN)
    assert given.game.tick(Stamp(7 * MIN)) == ()


def test_b25_a_deadline_of_before_decides_nothing(started: Make) -> None:
    table = started(control=FIVE)
    stale = table.game.clock.deadline
    table.play("h2e2", "h9g7")
    assert table.game.tick(Stamp(stale + 1)) == ()


def test_b31_a_clock_at_zero_is_no_end_yet(started: Make) -> None:
    table = started("standard-1999", control=FIVE).at(5 * MIN).do("move", RED, "h2e2")
    assert table.game.clock.face(RED, 5 * MIN).remaining == 0
    assert table.do("pause").game.phase is Phase.PAUSED


def test_b36_b37_a_takeback_restores_periods_and_times_of_both_sides(started: Make) -> None:
    table = started(control=BYO).at(95_000).do("move", RED, "h2e2")
    before = table.game.clock
    table.at(96_000).do("move", BLACK, "h9g7").at(150_000).do("move", RED, "h0g2")
    assert table.game.clock.face(RED, 150_000).extra.count == 1
    table.do("ask_takeback", BLACK).at(170_000).do("answer_takeback", RED, True)
    assert table.game.clock == before.at(170_000)
    assert table.game.clock.face(RED, 170_000).extra.count == 2


def test_b41_a_wrong_counter_is_set_right_its_flag_lifted_and_the_game_goes_on(started: Make) -> None:
    control = TimeControl.of_periods("own", (Period(60_000, 3), Period(60_000, 3)))
    table = started("standard-1999", control=control, boardless=True, press=PressMode.MANUAL, on_flag=OnFlag.HOLD)
    table.at(1_000).do("press", RED).do("press", BLACK).do("press", RED).do("press", BLACK)
    table.game = table.game.fold(*table.game.tick(Stamp(70_000)))
    assert table.game.phase is Phase.HELD
    table.at(80_000).do("correct_time", RED, ClockFix.MOVES, 3)
    assert (table.game.phase, table.game.clock.hand(RED).flag) == (Phase.PAUSED, None)
    assert table.do("resume").game.clock.face(RED, 80_000).remaining == 60_000


def test_b43_both_flags_are_kept_and_the_first_decides(started: Make, law: Make) -> None:
    text = law("standard-1999").replace('on_flag = "lose"', 'on_flag = "run"')
    table = started(regulations=text, control=FIVE).at(4 * MIN).do("move", RED, "h2e2")
    table.at(20 * MIN).do("move", BLACK, "h9g7").at(40 * MIN).do("call_referee", RED)
    flags = [(event.side, event.deadline) for event in table.game.log if isinstance(event, FlagFell)]
    assert flags == [(BLACK, 9 * MIN), (RED, 21 * MIN)]
    assert table.game.clock.first_flag is BLACK


def test_b44_the_move_after_a_pause_is_charged_from_the_resumption(started: Make) -> None:
    table = started("standard-1999").at(1_000).do("pause").at(10 * MIN).do("resume")
    table.at(10 * MIN + 500).do("move", RED, "h2e2")
    assert table.game.plies[0].used_ms == 1_500


def test_b51_whatever_is_undone_the_clock_of_the_side_to_move_runs(started: Make) -> None:
    friendly = started().play(*OPENING).do("ask_takeback", BLACK).do("answer_takeback", RED, True)
    assert friendly.game.clock.running is friendly.game.position.to_move is BLACK
    for plies in range(5):
        table = started("standard-1999").play(*OPENING)
        table.do("correct_board", CorrectionKind.DISPLACED, plies, go_on=True)
        assert table.game.clock.running is table.game.position.to_move
    table = started("standard-1999").play("h2e2").do("pause").do("undo")
    assert table.game.clock.running is table.game.position.to_move is BLACK
    recounted = started("standard-1999").play("h2e2").do("correct_time", RED, ClockFix.MOVES, 2).do("resume")
    assert recounted.game.clock.running is BLACK


def test_b52_events_and_faces_have_one_time(started: Make) -> None:
    """What the log says a move took is what the face lost by it."""
    table = started(control=FIVE).play(*OPENING, each=1_777)
    for side in Side:
        own = sum(ply.used_ms for ply in table.game.plies if ply.side is side)
        face = table.game.clock.face(side, table.ms)
        assert (face.used, face.remaining) == (own, 5 * MIN - own)


def test_presses_are_not_taken_for_moves(started: Make) -> None:
    """Pattern 6 of the list: a press without a move on the board is refused and told, and completes nothing."""
    table = started("standard-1999", press=PressMode.MANUAL).at(500).do("press", RED)
    (refused,) = table.events
    assert isinstance(refused, PressRefused)
    assert refused.reason is RefusalCode.NO_MOVE_TO_PRESS
    assert table.game.clock.face(RED, 500).moves == 0
    assert Game.of(table.game.log, Position) == table.game
