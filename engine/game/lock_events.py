"""Events of the desk's lock: a passcode set, the desk opened with it, a wrong one tried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.game.happening import Happening
from engine.game.roles import Role


@dataclass(frozen=True, slots=True)
class PasscodeSet(Happening):
    """The passcode of an office was set: its salted hash, "" for none any more."""

    clerical: ClassVar[bool] = True
    role: Role
    code: str


@dataclass(frozen=True, slots=True)
class DeskUnlocked(Happening):
    """The desk was opened with the passcode of an office."""

    clerical: ClassVar[bool] = True
    role: Role


@dataclass(frozen=True, slots=True)
class PasscodeRefused(Happening):
    """A wrong passcode was tried at the desk, the ``tries``-th in a row."""

    clerical: ClassVar[bool] = True
    tries: int


LockEvent = PasscodeSet | DeskUnlocked | PasscodeRefused
