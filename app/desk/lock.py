"""The lock of a game's desk: it opens with a passcode, and stands open only while the referee is at it."""

from __future__ import annotations

import os

from PySide6.QtCore import QObject, Signal

from app.session import GameSession
from engine.game import Passcode, Role
from engine.game.passcode import SALT_BYTES


class DeskLock(QObject):
    """Opens and locks the desk of one game. Without a passcode it is always open, and whoever is there is the referee.

    Signals:
        changed(): it was opened or locked.
    """

    changed = Signal()

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._role: Role | None = None
        session.set_guard(lambda: not self.locked)

    @property
    def guarded(self) -> bool:
        """Whether a passcode is asked for at all."""
        game = self._session.game
        return game.lock.guarded and not game.signed_off

    @property
    def locked(self) -> bool:
        return self.guarded and self._role is None

    @property
    def offices(self) -> tuple[Role, ...]:
        """The offices that whoever is at the desk holds, the lowest first; none while it is locked."""
        if self.locked:
            return ()
        return self._session.game.lock.offices(self._role) if self._role and self.guarded else tuple(Role)

    @property
    def wait_ms(self) -> int:
        """How long the next try has to wait."""
        return max(0, self._session.game.lock.next_try_ms - self._session.now_ms())

    def open_with(self, text: str) -> bool:
        """Try a passcode. A wrong one is noted in the game's record, and so is whose opened the desk."""
        if self.wait_ms:
            return False
        role = self._session.game.lock.opened_by(text)
        if role is None:
            tries = self._session.game.lock.tries + 1
            self._session.enact(lambda game, stamp: game.refuse_passcode(tries, stamp))
            return False
        found = role
        self._role = found
        self._session.enact(lambda game, stamp: game.unlock(found, stamp))
        self.changed.emit()
        return True

    def lock(self) -> None:
        """The referee has left the desk."""
        if self._role is not None:
            self._role = None
            self.changed.emit()

    def set_passcode(self, role: Role, text: str) -> bool:
        """Give an office a passcode, with "" none. Who set it stays at the desk; who does not hold the office can't."""
        if role not in self.offices:
            return False
        code = Passcode.of(text, os.urandom(SALT_BYTES)).to_text() if text else ""
        done = self._session.enact(lambda game, stamp: game.set_passcode(role, code, stamp))
        if done:
            self._role = self._role or role
            self.changed.emit()
        return done
