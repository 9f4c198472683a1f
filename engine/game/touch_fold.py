"""Touched and adjusted pieces in the game (article 5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.base import Side
from engine.game.acts import Act
from engine.game.desk import Noted
from engine.game.errors import RefusalCode
from engine.game.handling import Handling, by_referee, by_side
from engine.game.happening import Happening
from engine.game.persons import Person
from engine.game.regulations import Adjusting
from engine.game.rules import TouchRules
from engine.game.state import State
from engine.game.touch import touch_foul
from engine.game.touch_events import AdjustAnswered, AdjustAsked, Adjusted, PieceTouched, TouchReleased


def owner(state: State, point: str) -> Side | None:
    """Whose piece stands on a point; None if none does or it is none."""
    try:
        return state.position.owner(point) if isinstance(state.position, TouchRules) else None
    except ValueError:
        return None


def _touching(event: PieceTouched) -> Act:
    return Act.ENTER_TOUCH if event.desk else Act.TOUCH


def _by_hand(_state: State, event: PieceTouched) -> Person:
    return Person.REFEREE if event.desk else Person.of(event.side)


def _untouchable(state: State, event: PieceTouched) -> RefusalCode | None:
    if event.side is not state.position.to_move:
        return RefusalCode.NOT_YOUR_TURN
    return None if owner(state, event.point) else RefusalCode.NOTHING_THERE


def _touched(state: State, event: PieceTouched) -> State:
    assert isinstance(state.position, TouchRules)
    touches = (*state.desk.touches, state.noted(event))
    cause = touch_foul(state.position, event.point)
    again = any(touch.event.point == event.point for touch in state.desk.touches)
    state = replace(state, desk=replace(state.desk, touches=touches))
    return state if cause is None or again else state.with_due(event.side, cause)


def _not_touched(state: State, event: TouchReleased) -> RefusalCode | None:
    found = any(_is(touch, event) for touch in state.desk.touches)
    return None if found else RefusalCode.NOTHING_TOUCHED


def _released(state: State, event: TouchReleased) -> State:
    desk = state.desk
    for touch in filter(lambda touch: _is(touch, event), desk.touches):
        desk = desk.settled(touch.seq)
    touches = tuple(touch for touch in desk.touches if not _is(touch, event))
    return replace(state, desk=replace(desk, touches=touches))


def _is(touch: Noted[PieceTouched], event: TouchReleased) -> bool:
    return (touch.event.side, touch.event.point) == (event.side, event.point)


def _adjust_asked(state: State, event: AdjustAsked) -> State:
    if state.regulations.moves.adjusting is Adjusting.ANNOUNCED:
        return replace(state, desk=replace(state.desk, adjusting=event.side))
    return replace(state, desk=replace(state.desk, adjust_asked=event.side))


def _adjust_answered(state: State, event: AdjustAnswered) -> State:
    side = event.side.other if event.accepted else None
    return replace(state, desk=replace(state.desk, adjust_asked=None, adjusting=side))


def _adjusted(state: State, _event: Adjusted) -> State:
    return replace(state, desk=replace(state.desk, adjusting=None))


HANDLINGS: Mapping[type[Happening], Handling[Any]] = {
    PieceTouched: Handling(_touching, _by_hand, _touched, _untouchable),
    TouchReleased: Handling(Act.RELEASE_TOUCH, by_referee, _released, _not_touched),
    AdjustAsked: Handling(Act.ASK_ADJUST, by_side, _adjust_asked),
    AdjustAnswered: Handling(Act.ANSWER_ADJUST, by_side, _adjust_answered),
    Adjusted: Handling(Act.END_ADJUST, by_side, _adjusted),
}
