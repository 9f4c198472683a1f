"""The games that are over, for the list on the first page: read once, then told from summaries kept beside them."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.dialogs.finished import FinishedRow
from app.names import Named, headings_of, read_table, write_table
from app.texts.endings import ending_text, result_text
from app.texts.files import journal_trouble
from engine.base import Outcome, Termination, Winner
from engine.game import SUFFIX, JournalError, Summary
from engine.xiangqi import Position

MOST = 50
SUMMARIES = ".summaries.json"
_TOLD_EVERY = 8


@dataclass(frozen=True, slots=True)
class Kept(Named):
    """What is kept of a finished game in the file of summaries; all of it follows from the game's own file."""

    termination: str
    winner: str
    article: str

    @classmethod
    def of(cls, game: Summary) -> Self | None:
        """The summary of a game that is over."""
        if game.setup is None or game.outcome is None:
            return None
        outcome = game.outcome
        return cls(*headings_of(game.setup), outcome.termination.value, outcome.winner.value, outcome.article)

    @property
    def outcome(self) -> Outcome | None:
        """None if the words are none of ours."""
        with suppress(ValueError):
            return Outcome(Termination(self.termination), Winner(self.winner), self.article)
        return None

    def row(self, path: Path) -> FinishedRow:
        """The game as the list shows it, in the language of now."""
        outcome = self.outcome
        assert outcome is not None
        detail = "　".join(part for part in (self.date, self.where, ending_text(outcome, self.called)) if part)
        return FinishedRow(path, self.players, result_text(outcome, self.called), detail)


@dataclass(frozen=True, slots=True)
class _Found:
    """A file of the folder, with what tells whether it is still the one a summary was made of."""

    path: Path
    mtime_ns: int
    size: int

    @property
    def key(self) -> str:
        return f"{self.path.name} {self.mtime_ns} {self.size}"


class Shelf(QObject):
    """The latest games of a folder. Those that are known are told at once, the others are read one by one.

    Signals:
        rows_changed(list, bool): FinishedRows, the latest first, and whether the folder holds more games than these.
    """

    rows_changed = Signal(list, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = Path()
        self._found: list[_Found] = []
        self._more = False
        self._known: dict[str, Kept] = {}
        self._troubles: dict[str, JournalError] = {}
        self._unread: list[_Found] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_next)

    def look(self, folder: Path) -> None:
        """Look through the folder again, and tell."""
        if folder != self._folder:
            self._folder, read = folder, read_table(folder / SUMMARIES, Kept)
            self._known = {key: kept for key, kept in read.items() if kept.outcome is not None}
        found = _games_in(folder)
        self._found, self._more = found[:MOST], len(found) > MOST
        self._troubles.clear()
        self._unread = [each for each in self._found if each.key not in self._known]
        self._tell()
        if self._unread:
            self._timer.start(0)

    @Slot()
    def _read_next(self) -> None:
        if self._unread:
            self._read(self._unread.pop(0))
        if not self._unread:
            self._timer.stop()
            self._keep()
        if len(self._unread) % _TOLD_EVERY == 0:
            self._tell()

    def _read(self, found: _Found) -> None:
        game = Summary.of(found.path, Position)
        kept = Kept.of(game)
        if kept is not None:
            self._known[found.key] = kept
        elif game.error is not None:
            self._troubles[found.key] = game.error

    def _tell(self) -> None:
        rows = (self._row(found) for found in self._found)
        self.rows_changed.emit([row for row in rows if row is not None], self._more)

    def _row(self, found: _Found) -> FinishedRow | None:
        if found.key in self._known:
            return self._known[found.key].row(found.path)
        trouble = self._troubles.get(found.key)
        return None if trouble is None else FinishedRow(found.path, found.path.name, "", journal_trouble(trouble))

    def _keep(self) -> None:
        """Keep what was read for the next start; where that can't be done it is read again."""
        known = ((found.key, self._known[found.key]) for found in self._found if found.key in self._known)
        write_table(self._folder / SUMMARIES, known)


def _games_in(folder: Path) -> list[_Found]:
    """The games of a folder, the latest first."""
    found = []
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(SUFFIX) and entry.is_file():
                stat = entry.stat()
                found.append(_Found(Path(entry.path), stat.st_mtime_ns, stat.st_size))
    return sorted(found, key=lambda each: (each.mtime_ns, each.path.name), reverse=True)
