"""What is done to the desk's lock."""

from __future__ import annotations

from engine.base import Stamp
from engine.game.clock_events import Arrived
from engine.game.core import GameCore
from engine.game.entry import HANDLINGS
from engine.game.events import Event
from engine.game.lock import Lock
from engine.game.lock_events import DeskUnlocked, PasscodeRefused, PasscodeSet
from engine.game.persons import Person
from engine.game.roles import Role

_FREE = (Arrived, DeskUnlocked, PasscodeRefused)


class LockActs(GameCore):
    """The passcodes of a game's desk. Whether it stands open just now is not part of the game."""

    __slots__ = ()

    @property
    def lock(self) -> Lock:
        """The passcodes and the wrong tries."""
        return self.state.desk.lock

    def need_desk(self, events: tuple[Event, ...]) -> bool:
        """Whether any of these events is the referee's, so that a locked desk forbids them.

        An arrival goes with a player's own move; what the lock itself notes is free.
        """
        done = ((event, HANDLINGS.get(type(event))) for event in events if not isinstance(event, _FREE))
        return any(each.person(self.state, event) is Person.REFEREE for event, each in done if each)

    def set_passcode(self, role: Role, code: str, stamp: Stamp) -> tuple[Event, ...]:
        """Set the passcode of an office, given as ``Passcode.to_text`` writes it; "" takes it away."""
        return self._enter(PasscodeSet(stamp, role, code))

    def unlock(self, role: Role, stamp: Stamp) -> tuple[Event, ...]:
        """The desk was opened with the passcode of an office."""
        return self._enter(DeskUnlocked(stamp, role))

    def refuse_passcode(self, tries: int, stamp: Stamp) -> tuple[Event, ...]:
        """A wrong passcode was tried at the desk."""
        return self._enter(PasscodeRefused(stamp, tries))
