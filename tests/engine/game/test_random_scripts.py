"""Any order of acts: nothing breaks, what is said to be allowed is allowed, and the log alone gives the game again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Outcome, Side, Stamp, Termination
from engine.clock import ClockState, Period, TimeControl
from engine.game import (
    Act,
    Game,
    MoveMade,
    Person,
    Phase,
    PressMode,
    RefusalCode,
    Refused,
    Takeback,
    from_json,
    to_json,
)
from engine.xiangqi import Position, point_name

Make = Callable[..., Any]

SHORT = TimeControl.of_periods("own", (Period(60_000, 3), Period(20_000, 2)), (Period(45_000, 3), Period(20_000, 2)))
# what else than the moment can stand against an act: its own words
OWN_FAULTS = {
    RefusalCode.UNKNOWN_ARTICLE,
    RefusalCode.INCOHERENT_OUTCOME,
    RefusalCode.AUTOMATIC_PRESS,
    RefusalCode.TOUCH_BINDS,
}

# else few scripts would come far
ENDINGS = (Act.RESIGN, Act.RULE)

sides = st.sampled_from(Side)
steps = st.lists(
    st.tuples(
        st.integers(0, 9_000), st.sampled_from([*Act, *[Act.MOVE] * 12, *[Act.PRESS] * 4]), sides, st.integers(0, 999)
    ),
    min_size=8,
    max_size=60,
)


def done(game: Game, act: Act, side: Side, pick: int, stamp: Stamp) -> tuple[Any, ...]:
    """The events of one act, its details drawn from ``pick``."""
    legal = [move.uci for move in game.position.board.legal_moves()] or ["a0a1"]
    acts: dict[Act, Callable[[], Any]] = {
        Act.START: lambda: game.start(stamp),
        Act.MOVE: lambda: game.move(side, legal[pick % len(legal)], stamp),
        Act.PRESS: lambda: game.press(side, stamp),
        Act.OFFER_DRAW: lambda: game.offer_draw(side, stamp),
        Act.ANSWER_DRAW: lambda: game.answer_draw(side, pick % 4 == 0, stamp),
        Act.ASK_TAKEBACK: lambda: game.ask_takeback(side, stamp),
        Act.ANSWER_TAKEBACK: lambda: game.answer_takeback(side, pick % 3 != 0, stamp),
        Act.RESIGN: lambda: game.resign(side, stamp),
        Act.CALL_REFEREE: lambda: game.call_referee(side, stamp),
        Act.PAUSE: lambda: game.pause(stamp),
        Act.RESUME: lambda: game.resume(stamp, side if pick % 2 and not game.state.automatic else None),
        Act.FOUL: lambda: game.foul(side, "9.1.2", stamp),
        Act.RULE: lambda: game.rule(Outcome.loss(side, Termination.FOULS), stamp),
    }
    return {**acts, **touch_acts(game, side, pick, stamp)}[act]()


def touch_acts(game: Game, side: Side, pick: int, stamp: Stamp) -> dict[Act, Callable[[], Any]]:
    points = [point_name(point) for point, _ in game.position.board.pieces()]
    point = points[pick % len(points)]
    return {
        Act.TOUCH: lambda: game.touch(side, point, stamp),
        Act.ENTER_TOUCH: lambda: game.enter_touch(point, stamp, pick % 3 == 0),
        Act.RELEASE_TOUCH: lambda: game.release_touch(game.touches[-1].point if game.touches else point, stamp),
        Act.ASK_ADJUST: lambda: game.ask_adjust(side, stamp),
        Act.ANSWER_ADJUST: lambda: game.answer_adjust(side, pick % 2 == 0, stamp),
        Act.END_ADJUST: lambda: game.end_adjust(side, stamp),
    }


def person_for(game: Game, act: Act, side: Side) -> Person:
    if act in (Act.START, Act.PAUSE, Act.RESUME):
        return game.host
    return Person.REFEREE if Person.REFEREE in act.actors else Person.of(side)


def check(game: Game) -> None:
    """What holds in every state."""
    assert (game.outcome is not None) == (game.phase is Phase.OVER) == (game.clock.state is ClockState.OVER)
    if game.state.automatic and game.phase is Phase.RUNNING:
        assert game.clock.running is game.position.to_move
    for side in Side:
        face = game.clock.face(side, game.now_ms)
        own = [ply for ply in game.plies if ply.side is side]
        assert min(face.used, face.remaining, face.moves) >= 0
        assert sum(ply.used_ms for ply in own) <= face.used
        assert all(ply.used_ms >= 0 for ply in own)
        assert game.state.automatic is False or face.moves == len(own)
    assert [ply.number for ply in game.plies] == list(range(1, len(game.plies) + 1))
    assert game.outcome is None or (game.draw_offer is None and game.takeback_request is None)


def played(game: Game, script: list[tuple[int, Act, Side, int]]) -> Game:
    """Play a script, checking every state and every answer on the way."""
    ms = 0
    for dt, act, side, pick in script:
        ms += dt
        if act in ENDINGS and pick % 5:
            continue
        stamp = Stamp(ms)
        reason = game.allowed(stamp)[act, person_for(game, act, side)]
        events, code = attempted(game, act, side, pick, stamp)
        if code is not None:
            assert code is reason or code in OWN_FAULTS
            continue
        if not game.tick(stamp) and act is not Act.PRESS:
            assert reason is None
        game = game.fold(*events)
        check(game)
    return game


def attempted(*what: Any) -> tuple[tuple[Any, ...], RefusalCode | None]:
    try:
        return done(*what), None
    except Refused as refused:
        return (), refused.code


@settings(max_examples=250, deadline=None)
@given(script=steps, profile=st.sampled_from(["friendly", "standard-1999"]), press=st.sampled_from(PressMode))
def test_no_order_of_acts_breaks_a_game(
    seat: Make, used_by_stamps_of: Make, script: list[Any], profile: str, press: PressMode
) -> None:
    game = played(seat(profile, control=SHORT, press=press).do("start").game, script)
    assert Game.of([from_json(to_json(event)) for event in game.log], Position) == game
    if press is PressMode.AUTO:
        used = {side: game.clock.face(side, game.now_ms).used for side in Side}
        assert used == used_by_stamps_of(game.log, game.now_ms)


@settings(max_examples=80, deadline=None)
@given(script=steps, on_flag=st.sampled_from(["hold", "run"]), press=st.sampled_from(PressMode))
def test_nor_where_a_flag_does_not_end_it(
    seat: Make, law: Make, script: list[Any], on_flag: str, press: PressMode
) -> None:
    text = law("standard-1999").replace('on_flag = "lose"', f'on_flag = "{on_flag}"')
    game = played(seat(regulations=text, control=SHORT, press=press).do("start").game, script)
    assert Game.of(game.log, Position) == game


@settings(max_examples=120, deadline=None)
@given(script=steps)
def test_a_takeback_restores_the_clock_of_the_ply_before(seat: Make, script: list[Any]) -> None:
    game = seat(control=SHORT).do("start").game
    clocks, full = [game.clock], played(game, script)
    for event in full.log[2:]:
        game = game.fold(event)
        if isinstance(event, MoveMade):
            clocks.append(game.clock)
        if isinstance(event, Takeback):
            del clocks[-event.plies :]
            assert game.clock == replace(clocks[-1], since=event.stamp.ms)
