"""How the events of the desk's lock change a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.game.acts import Act
from engine.game.errors import RefusalCode
from engine.game.handling import Handling, by_referee
from engine.game.happening import Happening
from engine.game.lock import Lock, sound
from engine.game.lock_events import DeskUnlocked, PasscodeRefused, PasscodeSet
from engine.game.state import State


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
