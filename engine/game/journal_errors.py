"""What can go wrong with the file of a game. None of these loses what was in the file or in memory."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from engine.game.errors import GameError


class Entry(NamedTuple):
    """One row of a journal: an event as its file keeps it. ``payload`` is the canonical JSON of its own fields."""

    ms: int
    wall: str
    kind: str
    payload: str


class JournalError(GameError):
    """The base of the journal's errors; ``path`` is the file concerned."""

    def __init__(self, path: Path, message: str = "") -> None:
        super().__init__(f"{path}: {message or type(self).__doc__}")
        self.path = path


class JournalMissing(JournalError):
    """The file, or the folder it should be in, is not there."""


class JournalExists(JournalError):
    """There is already a file of this name."""


class JournalForeign(JournalError):
    """The file is not a journal of this kind."""


class JournalNewer(JournalError):
    """The journal was written by a newer version of the program."""


class JournalHeld(JournalError):
    """Another instance has the journal open."""


class JournalReadOnly(JournalError):
    """The journal can be read but not written."""


class JournalFull(JournalError):
    """The disk is full: nothing of what was to be written was written, all that was there is there."""


class JournalFailed(JournalError):
    """The disk or the system refused: nothing of what was to be written counts, all that was there is there."""


class JournalDamaged(JournalError):
    """The journal was changed or broken. ``seq`` is the first event that is not sound; ``good`` are all before it."""

    def __init__(self, path: Path, seq: int, good: tuple[Entry, ...], message: str = "") -> None:
        super().__init__(path, f"damaged from event {seq} on ({message})")
        self.seq = seq
        self.good = good
