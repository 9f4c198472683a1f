"""Lateness (4.1.5, 21.1; rule L1): measured from the start of play, exceeded only by more than the limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.base import Outcome, Side, Stamp, Termination, Winner
from engine.clock import ClockState, TimeControl
from engine.game import Arrived, FoulCause, FoulDue, Game, LateLimitPassed, MoveMade, RefusalCode, from_json, to_json
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
LIMIT = 15 * 60_000


def test_whoever_is_absent_beyond_the_limit_has_lost(seat: Make) -> None:
    table = seat("standard-1999").do("note_absence", BLACK).do("start").play("h2e2")
    assert table.game.absent == {BLACK}
    assert table.game.clock.deadline == LIMIT
    assert table.game.tick(Stamp(LIMIT)) == ()
    table.at(LIMIT + 1).do("call_referee", RED)
    assert table.events == (LateLimitPassed(Stamp(LIMIT + 1), BLACK, LIMIT),)
    assert table.game.outcome == Outcome(Termination.LATE, Winner.RED, "4.1.5")
    assert table.game.clock.state is ClockState.OVER


def test_both_absent_both_lose(seat: Make) -> None:
    table = seat("standard-2011").do("note_absence", RED).do("note_absence", BLACK).do("start").at(LIMIT + 50)
    table.do("pause")
    assert table.events == (LateLimitPassed(Stamp(LIMIT + 50), None, LIMIT),)
    assert table.game.outcome == Outcome(Termination.LATE, Winner.NONE, "4.1.7")
    again = [from_json(to_json(event)) for event in table.game.log]
    assert Game.of(again, Position) == table.game


def test_the_clock_of_an_absent_side_runs_all_the_same(seat: Make) -> None:
    table = seat("standard-1999").do("note_absence", RED).do("start").at(60_000).do("note_arrival", RED)
    assert table.game.clock.face(RED, 60_000).used == 60_000
    assert table.game.fouls_due == ()


def test_late_inside_the_limit_is_a_foul_where_the_regulations_say_so(seat: Make) -> None:
    table = seat("club").do("note_absence", RED).do("start").at(60_000).do("note_arrival", RED)
    assert table.game.fouls_due == (FoulDue(4, RED, FoulCause.LATE, "附"),)
    in_time = seat("club").do("note_absence", RED).do("note_arrival", RED).do("start")
    assert in_time.game.fouls_due == ()


def test_who_moves_has_come(seat: Make) -> None:
    table = seat("club").do("note_absence", RED).do("start").at(3_000).do("move", RED, "h2e2")
    assert table.events == (Arrived(Stamp(3_000), RED), MoveMade(Stamp(3_000), RED, "h2e2"))
    assert table.game.absent == frozenset()
    assert len(table.game.fouls_due) == 1


def test_absence_is_noted_once_and_not_of_one_who_has_moved(started: Make) -> None:
    table = started("standard-1999").play("h2e2")
    assert table.refused("note_absence", RED) is RefusalCode.ALREADY_HERE
    assert table.do("note_absence", BLACK).refused("note_absence", BLACK) is RefusalCode.ALREADY_ABSENT
    assert table.refused("note_arrival", RED) is RefusalCode.NOT_ABSENT


def test_a_flag_before_the_limit_decides_first(seat: Make) -> None:
    table = seat("standard-1999", control=TimeControl.all_in(60_000)).do("note_absence", BLACK).do("start")
    table.play("h2e2").at(LIMIT).do("pause")
    assert table.game.outcome == Outcome(Termination.TIME, Winner.RED, "4.1.4")


def adjourned(started: Make, profile: str = "standard-1999", **more: Any) -> Any:
    """Red has sealed its second move, an hour of the game's time ago."""
    return started(profile, **more).play("h2e2", "h9g7").do("seal", uci="h0g2").at(3_600_000)


def test_at_a_resumption_lateness_is_measured_anew(started: Make) -> None:
    table = adjourned(started).do("note_absence", RED).do("reopen")
    assert table.game.clock.running is BLACK
    assert table.game.clock.deadline == 3_600_000 + LIMIT
    table.at(3_600_000 + LIMIT + 1).do("pause")
    assert table.game.outcome == Outcome(Termination.LATE, Winner.BLACK, "4.1.5")


def test_who_has_to_answer_a_sealed_move_may_be_late_too_and_its_clock_runs(started: Make) -> None:
    table = adjourned(started).do("reopen").do("note_absence", BLACK).at(3_660_000).do("note_arrival", BLACK)
    assert table.game.clock.face(BLACK, 3_660_000).used == 1_000 + 60_000
    assert table.play("b9c7").refused("note_absence", BLACK) is RefusalCode.ALREADY_HERE


def test_both_late_at_a_resumption_both_lose(started: Make) -> None:
    table = adjourned(started).do("note_absence", RED).do("note_absence", BLACK).do("reopen")
    table.at(3_600_000 + LIMIT + 1).do("pause")
    assert table.game.outcome == Outcome(Termination.LATE, Winner.NONE, "4.1.5")


def test_a_late_player_whose_sealed_move_mates_has_won(started: Make) -> None:
    mate = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"
    table = started("standard-1999", start_fen=mate).do("seal", uci="b0b9").do("note_absence", RED).do("reopen")
    assert table.game.outcome == Outcome(Termination.CHECKMATE, Winner.RED, "4.1.1")


def test_late_at_a_resumption_is_a_foul_where_it_is_one_at_the_start(started: Make) -> None:
    table = adjourned(started, "club").do("note_absence", RED).do("reopen").at(3_700_000).do("note_arrival", RED)
    assert [(due.side, due.cause) for due in table.game.fouls_due] == [(RED, FoulCause.LATE)]


def test_who_seals_has_come(seat: Make) -> None:
    table = seat("club").do("note_absence", RED).do("start").at(3_000).do("seal", uci="h2e2")
    assert [type(event).__name__ for event in table.events] == ["Arrived", "Sealed"]


def test_who_comes_before_the_reopening_is_not_late(started: Make) -> None:
    table = adjourned(started, "club").do("note_absence", RED).do("note_arrival", RED).do("reopen")
    assert table.game.fouls_due == ()
