"""Games from files, ready to be looked at: our own journals, also damaged ones, and PGN read beside the window."""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.play.shown import lines_of, opening_of
from app.record.rows import Line
from engine.base import Fault, Outcome, Winner
from engine.game import Game, Journal, JournalDamaged, look
from engine.game.journal import read_events
from engine.records import GameRead, Headings, Record, RecordPly, read_pgn, record_of
from engine.xiangqi import Board, Position

LOOK_MS = 10
TOLD_EVERY_S = 0.3
MOST_GAMES = 5_000


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game to look at. ``game`` is there for our own ones, whose clocks are known at every ply; ``last_hash`` is then
    that of its whole journal, "" of a damaged one."""

    record: Record
    start: Board
    lines: tuple[Line, ...]
    faults: tuple[Fault, ...] = ()
    game: Game | None = None
    last_hash: str = ""

    @property
    def headings(self) -> Headings:
        return self.record.headings

    @property
    def outcome(self) -> Outcome | None:
        return self.record.outcome

    @property
    def result(self) -> Winner | None:
        return self.record.result


def reviewed_game(game: Game, digest: str, last_hash: str = "") -> Reviewed:
    """A game of our own. ``digest`` is the journal's hash of its result."""
    record, lines = record_of(game, digest), tuple(lines_of(game))
    return Reviewed(record, opening_of(game), lines, game=game, last_hash=last_hash)


def reviewed_record(read: GameRead) -> Reviewed:
    """A game that was read from a file of another kind."""
    record = read.record
    lines = tuple(_line(ply) for ply in record.plies)
    return Reviewed(record, record.start_board(), lines, read.faults)


def _line(ply: RecordPly) -> Line:
    note = ply.comment if ply.move.is_null and ply.irregular else ""
    return Line(ply.move, ply.used_ms, ply.irregular, note)


def digest_of(journal: Journal, game: Game) -> str:
    """The hash that the score sheet of a game prints: that of its result, "" while it has none."""
    return "" if game.result_seq is None else journal.hash_of(game.result_seq)


def open_journal(path: Path) -> Reviewed:
    """One of our own files to look at; of a damaged one, what is sound. Raises JournalError."""
    try:
        found = look(path, Position)
        return reviewed_game(found.game, found.result_hash, found.last_hash)
    except JournalDamaged as damage:
        if not damage.good:
            raise
        return reviewed_game(Game.of(read_events(path, damage.good), Position), "")


class PgnLoader(QObject):
    """Reads the games of a file beside the window, which lives on: one game alone may take many seconds.

    Signals:
        grew(): ``games`` holds more than before; told now and then.
        finished(): ``games`` holds what the file has.
    """

    grew = Signal()
    finished = Signal()

    def __init__(self, data: bytes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games: list[GameRead] = []
        self._found: SimpleQueue[GameRead | None] = SimpleQueue()
        self._stopped = Event()
        self._told = time.perf_counter()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._collect)
        self._timer.start(LOOK_MS)
        Thread(target=_read_beside, args=(data, self._found, self._stopped), daemon=True).start()

    @Slot()
    def _collect(self) -> None:
        before = len(self.games)
        while not self._found.empty():
            game = self._found.get()
            if game is None:
                self._timer.stop()
                self.finished.emit()
                return
            self.games.append(game)
        if len(self.games) > before:
            self._tell()

    def stop(self) -> None:
        """Read no further."""
        self._timer.stop()
        self._stopped.set()

    def _tell(self) -> None:
        now = time.perf_counter()
        if now - self._told >= TOLD_EVERY_S:
            self._told = now
            self.grew.emit()


def _read_beside(data: bytes, found: SimpleQueue[GameRead | None], stopped: Event) -> None:
    """Hand over the games of a file one by one, and None at the end."""
    try:
        for game in islice(read_pgn(data), MOST_GAMES):
            if stopped.is_set():
                break
            found.put(game)
    finally:
        found.put(None)
