"""Time: the limit itself is in time, the flag falls just after it and is journalled with its deadline (rule T1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.base import Outcome, Side, Stamp, Termination, Winner
from engine.clock import ClockState, TimeControl
from engine.game import (
    ClockPressed,
    FlagFell,
    FoldError,
    FoulCalled,
    Game,
    MoveMade,
    Paused,
    Phase,
    PressMode,
    PressRefused,
    RefusalCode,
    Resigned,
    Ruled,
)
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
MINUTE = 60_000
MATE_IN_ONE = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"


@pytest.fixture
def minute(started: Make, law: Make) -> Make:
    """``minute(on_flag)``: one minute a side, all in."""

    def begin(on_flag: str = "lose", profile: str = "standard-1999", **more: Any) -> Any:
        text = law(profile).replace('on_flag = "lose"', f'on_flag = "{on_flag}"')
        return started(regulations=text, control=TimeControl.all_in(MINUTE), **more)

    return begin


def test_a_move_at_the_deadline_is_in_time(minute: Make) -> None:
    table = minute().at(MINUTE).do("move", RED, "h2e2")
    assert table.game.plies[0].used_ms == MINUTE
    assert table.game.phase is Phase.RUNNING


def test_a_move_after_the_deadline_is_the_flag_and_nothing_else(minute: Make) -> None:
    table = minute().at(MINUTE + 1).do("move", RED, "h2e2")
    assert table.events == (FlagFell(Stamp(MINUTE + 1), RED, MINUTE),)
    assert table.game.plies == ()
    assert table.game.outcome == Outcome(Termination.TIME, Winner.BLACK, "4.1.4")
    assert table.game.clock.state is ClockState.OVER
    assert table.game.clock.face(RED, 10 * MINUTE).used == MINUTE


def test_mate_at_the_deadline_wins(minute: Make) -> None:
    table = minute(start_fen=MATE_IN_ONE).at(MINUTE).do("move", RED, "b0b9")
    assert table.game.outcome == Outcome(Termination.CHECKMATE, Winner.RED)


def test_mate_after_the_deadline_loses(minute: Make) -> None:
    table = minute(start_fen=MATE_IN_ONE).at(MINUTE + 1).do("move", RED, "b0b9")
    assert table.game.outcome == Outcome(Termination.TIME, Winner.BLACK)


@pytest.mark.parametrize(
    ("act", "args"),
    [
        ("resign", (BLACK,)),
        ("offer_draw", (RED,)),
        ("call_referee", (BLACK,)),
        ("pause", ()),
        ("foul", (BLACK, "9.1.1")),
        ("rule", (Outcome.draw(Termination.NO_WINNING_CHANCES),)),
    ],
)
def test_whatever_comes_after_the_flag_comes_too_late(minute: Make, act: str, args: tuple[Any, ...]) -> None:
    table = minute().at(MINUTE + 20)
    if args:
        first, *rest = args
        table.events = getattr(table.game, act)(first, *rest, stamp=table.stamp())
    else:
        table.events = getattr(table.game, act)(stamp=table.stamp())
    assert table.events == (FlagFell(Stamp(MINUTE + 20), RED, MINUTE),)


def test_the_flag_is_told_once_and_only_after_the_deadline(minute: Make) -> None:
    table = minute()
    assert table.game.clock.deadline == MINUTE
    assert table.game.tick(Stamp(MINUTE)) == ()
    assert table.at(MINUTE + 7).do("tick").events == (FlagFell(Stamp(MINUTE + 7), RED, MINUTE),)
    assert table.at(MINUTE + 9).do("tick").events == ()


def test_the_edition_is_cited_for_time(started: Make) -> None:
    table = started("standard-2011", control=TimeControl.all_in(MINUTE)).at(MINUTE + 1).do("tick")
    assert table.game.outcome == Outcome(Termination.TIME, Winner.BLACK, "4.1.6")


def test_a_held_flag_is_put_before_the_referee(minute: Make) -> None:
    table = minute("hold").at(MINUTE + 1).do("tick")
    assert table.game.phase is Phase.HELD
    assert table.game.outcome is None
    assert table.game.clock.running is None
    assert table.refused("move", RED, "h2e2") is RefusalCode.HELD
    assert table.do("foul", RED, "9.1.2").game.phase is Phase.HELD
    lost = Outcome.loss(RED, Termination.TIME)
    assert table.do("rule", lost).game.outcome == lost


def test_the_referee_may_act_in_the_same_instant_in_which_a_flag_is_found(minute: Make) -> None:
    table = minute("hold").at(MINUTE + 1).do("rule", Outcome.loss(RED, Termination.TIME))
    assert [type(event) for event in table.events] == [FlagFell, Ruled]


def test_a_held_flag_may_still_be_followed_by_resignation(minute: Make) -> None:
    assert minute("hold").at(MINUTE + 1).do("resign", RED).game.outcome == Outcome.loss(RED, Termination.RESIGNATION)


def test_a_press_at_a_held_flag_is_refused_for_the_flag(minute: Make) -> None:
    table = minute("hold", press=PressMode.MANUAL).at(MINUTE + 1).do("press", RED)
    assert [type(event) for event in table.events] == [FlagFell, PressRefused]
    assert table.at(MINUTE + 5).do("press", BLACK).events == (
        PressRefused(Stamp(MINUTE + 5), BLACK, RefusalCode.FLAG_FELL, MINUTE),
    )


def test_where_the_game_goes_on_the_flag_is_noted_once_and_the_move_is_made(minute: Make) -> None:
    table = minute("run").at(MINUTE + 1).do("move", RED, "h2e2")
    assert [type(event) for event in table.events] == [FlagFell, MoveMade]
    assert table.game.phase is Phase.RUNNING
    table.at(MINUTE + 900).do("move", BLACK, "h9g7").at(2 * MINUTE).do("move", RED, "h0g2")
    assert [type(event) for event in table.events] == [MoveMade]
    table.at(10 * MINUTE).do("tick")
    assert [(event.side, event.deadline) for event in table.events] == [(BLACK, 3 * MINUTE - 899)]
    assert Game.of(table.game.log, Position) == table.game


def test_where_the_game_goes_on_a_late_press_counts(minute: Make) -> None:
    table = minute("run", press=PressMode.MANUAL).at(1).do("move", RED, "h2e2").at(MINUTE + 1).do("press", RED)
    assert [type(event) for event in table.events] == [FlagFell, ClockPressed]
    assert table.game.clock.running is BLACK


@pytest.mark.parametrize("change", [{"deadline": MINUTE - 1}, {"deadline": MINUTE + 1}, {"side": BLACK}])
def test_a_flag_with_a_wrong_deadline_does_not_follow(minute: Make, change: dict[str, Any]) -> None:
    flag = FlagFell(Stamp(MINUTE + 5), RED, MINUTE)
    with pytest.raises(FoldError):
        minute().game.fold(replace(flag, **change))


def test_a_flag_in_time_does_not_follow(minute: Make) -> None:
    with pytest.raises(FoldError):
        minute().game.fold(FlagFell(Stamp(MINUTE), RED, MINUTE))


@pytest.mark.parametrize(
    "event",
    [
        MoveMade(Stamp(MINUTE + 1), RED, "h2e2"),
        Resigned(Stamp(MINUTE + 1), BLACK),
        Paused(Stamp(MINUTE + 1)),
        FoulCalled(Stamp(MINUTE + 1), RED, "9.1.1"),
    ],
)
def test_no_event_passes_over_a_flag(minute: Make, event: Any) -> None:
    with pytest.raises(FoldError):
        minute().game.fold(event)


def test_a_refused_press_that_was_none_does_not_follow(minute: Make) -> None:
    game = minute(press=PressMode.MANUAL).game
    refused = PressRefused(Stamp(5), RED, RefusalCode.NO_MOVE_TO_PRESS, MINUTE)
    assert game.fold(refused).log[-1] == refused
    for wrong in (
        replace(refused, deadline=MINUTE - 1),
        replace(refused, deadline=None),
        replace(refused, reason=RefusalCode.NOT_YOUR_TIME),
        replace(refused, side=BLACK),
        replace(refused, reason=RefusalCode.FLAG_FELL),
    ):
        with pytest.raises(FoldError):
            game.fold(wrong)
    moved = game.fold(MoveMade(Stamp(4), RED, "h2e2"))
    with pytest.raises(FoldError):
        moved.fold(refused)


def test_a_press_after_the_end_follows_only_the_flag_that_ended_it(minute: Make) -> None:
    over = minute(press=PressMode.MANUAL).do("resign", RED).game
    with pytest.raises(FoldError):
        over.fold(PressRefused(Stamp(5), RED, RefusalCode.FLAG_FELL, MINUTE))


def test_an_interrupted_game_stands_as_of_its_last_sign_of_life(minute: Make) -> None:
    table = minute().at(20_000)
    paused = table.game.interrupted(Stamp(20_000, "now"), "then")
    assert [(event.cause, event.since) for event in paused] == [("interrupted", "then")]
    assert table.game.fold(*paused).clock.face(RED, 99_000).used == 20_000


def test_an_interruption_after_the_deadline_is_the_flag(minute: Make) -> None:
    table = minute()
    assert table.game.interrupted(Stamp(MINUTE + 3), "") == (FlagFell(Stamp(MINUTE + 3), RED, MINUTE),)


def test_an_interruption_of_clocks_that_stand_is_nothing(minute: Make) -> None:
    assert minute().do("pause").game.interrupted(Stamp(9), "") == ()
