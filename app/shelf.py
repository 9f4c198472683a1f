"""The games that are over, for the list on the first page: read once, then told from summaries kept beside them."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Self

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.dialogs.finished import FinishedRow
from app.regular import read_regular
from app.settings import write_atomically
from app.texts.endings import ending_text, result_text
from app.texts.files import journal_trouble
from app.texts.headings import event_line, players_line
from engine.base import Outcome, Termination, Winner
from engine.game import SUFFIX, JournalError, Seat, Summary
from engine.xiangqi import Position

MOST = 50
SUMMARIES = ".summaries.json"
_TOLD_EVERY = 8
_LONGEST = 1_000_000


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a finished game in the file of summaries; all of it follows from the game's own file."""

    red: str
    black: str
    event: str
    round: str
    board_no: str
    date: str
    termination: str
    winner: str
    article: str

    @classmethod
    def of(cls, game: Summary) -> Self | None:
        """The summary of a game that is over."""
        setup, outcome = game.setup, game.outcome
        if setup is None or outcome is None:
            return None
        players = (setup.red.name, setup.black.name)
        ending = (outcome.termination.value, outcome.winner.value, outcome.article)
        return cls(*players, setup.event, setup.round, setup.board_no, setup.date, *ending)

    @classmethod
    def read(cls, value: object) -> Self | None:
        """A summary out of the file, None if it is none."""
        names = [field.name for field in fields(cls)]
        if not isinstance(value, dict) or not all(isinstance(value.get(name), str) for name in names):
            return None
        kept = cls(**{name: value[name] for name in names})
        with suppress(ValueError):
            return kept if kept.outcome else None
        return None

    @property
    def outcome(self) -> Outcome:
        """Raises ValueError if the words are none of ours."""
        return Outcome(Termination(self.termination), Winner(self.winner), self.article)

    def row(self, path: Path) -> FinishedRow:
        """The game as the list shows it, in the language of now."""
        outcome = self.outcome
        where = event_line(self.event, self.round, self.board_no)
        detail = "　".join(part for part in (self.date, where, ending_text(outcome)) if part)
        return FinishedRow(path, players_line(Seat(self.red), Seat(self.black)), result_text(outcome), detail)


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
            self._folder, self._known = folder, _read_summaries(folder / SUMMARIES)
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
        known = {found.key: asdict(self._known[found.key]) for found in self._found if found.key in self._known}
        with suppress(OSError):
            write_atomically(self._folder / SUMMARIES, json.dumps(known, ensure_ascii=False).encode())


def _games_in(folder: Path) -> list[_Found]:
    """The games of a folder, the latest first."""
    found = []
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(SUFFIX) and entry.is_file():
                stat = entry.stat()
                found.append(_Found(Path(entry.path), stat.st_mtime_ns, stat.st_size))
    return sorted(found, key=lambda each: (each.mtime_ns, each.path.name), reverse=True)


def _read_summaries(path: Path) -> dict[str, Kept]:
    """What was kept, as far as it makes sense."""
    try:
        value: Any = json.loads(read_regular(path, _LONGEST))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(value, Mapping):
        return {}
    read = ((str(key), Kept.read(each)) for key, each in value.items())
    return {key: kept for key, kept in read if kept is not None}
