"""How the events of the desk's lock change a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.game.acts import Act
from engine.game.clock_events import Arrived
from engine.game.errors import RefusalCode
from engine.game.events import Event, FoulCalled, PauseCause, Paused, Resumed, Ruled, Started
from engine.game.handling import Handling, by_referee
from engine.game.happening import Happening
from engine.game.lock import Lock, sound
from engine.game.lock_events import DeskUnlocked, PasscodeRefused, PasscodeSet
from engine.game.persons import Person
from engine.game.state import State

_DESK = (Started, Resumed, FoulCalled, Ruled)
_FREE = (Arrived, DeskUnlocked, PasscodeRefused)


def needs_desk(event: Event, handlings: Mapping[type[Happening], Handling[Any]]) -> bool:
    """Whether only the referee brings about such an event, so that a locked desk forbids it.

    An arrival goes with a player's own move; what the lock itself notes is free.
    """
    if isinstance(event, Paused):
        return event.cause is PauseCause.CALLED
    if isinstance(event, _DESK):
        return True
    if getattr(event, "person", None) is Person.REFEREE:
        return True
    handling = handlings.get(type(event))
    if handling is None or isinstance(event, _FREE):
        return False
    act = handling.act if isinstance(handling.act, Act) else handling.act(event)
    return not {Person.RED, Person.BLACK} & set(act.actors)


def _with(state: State, lock: Lock) -> State:
    return replace(state, desk=replace(state.desk, lock=lock))


def _set(state: State, event: PasscodeSet) -> State:
    return _with(state, state.desk.lock.with_code(event.role, event.code))


def _unlocked(state: State, _event: DeskUnlocked) -> State:
    return _with(state, replace(state.desk.lock, tries=0))


def _tried(state: State, event: PasscodeRefused) -> State:
    return _with(state, replace(state.desk.lock, tries=event.tries, tried_ms=event.stamp.ms))


def _no_hash(_state: State, event: PasscodeSet) -> RefusalCode | None:
    return None if sound(event.code) else RefusalCode.BAD_PASSCODE


HANDLINGS: Mapping[type[Happening], Handling[Any]] = {
    PasscodeSet: Handling(Act.UNLOCK, by_referee, _set, _no_hash),
    DeskUnlocked: Handling(Act.UNLOCK, by_referee, _unlocked),
    PasscodeRefused: Handling(Act.UNLOCK, by_referee, _tried),
}
