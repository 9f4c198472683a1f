"""One game being played: its events, its journal, and the time both are stamped with."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Self

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.timing import Clockwork, GameTime, Watch
from engine.base import Outcome, Side, Stamp
from engine.game import (
    Event,
    FoulDue,
    Game,
    Journal,
    JournalDamaged,
    JournalError,
    JournalMissing,
    Phase,
    RefusalCode,
    Refused,
    Setup,
)
from engine.game import resume as resumed
from engine.xiangqi import Position

HEARTBEAT_MS = 1_000
_LONGEST_TIMER_MS = 86_400_000

Decision = Callable[[Stamp], tuple[Event, ...]]


class GameSession(QObject):
    """Owns one game and its journal.

    Each act is stamped first, decided by the game, committed to the journal, folded, and only then told. All that
    people see is read from the frozen ``game``.

    Signals:
        changed(): the game has new events.
        refused(object): an act was refused; the RefusalCode says why.
        broken(object): the journal could not be written: the JournalError. The game stands still from then on, as it
            was when the last event was confirmed.
        gap_found(int): the program did not run for so many ms; a running game is stopped as of the last sign of life.
        rewritten(): somebody took the file away; the game is in a new one, and stopped as of the last sign of life.
    """

    changed = Signal()
    refused = Signal(object)
    broken = Signal(object)
    gap_found = Signal(int)
    rewritten = Signal()

    def __init__(self, journal: Journal, game: Game, clockwork: Clockwork, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._journal = journal
        self._game = game
        self._clockwork = clockwork
        self._time = GameTime(clockwork, max(game.now_ms, journal.last_sign_of_life.ms))
        self._watch = Watch(clockwork)
        self._alive = self._time.stamp()
        self._error: JournalError | None = None
        self._closed = False
        self._anew = False
        self._moment: Callable[[], int | None] = _no_input
        self._desk_open: Callable[[], bool] = _always
        self._deadline = self._timer(self._deadline_due, single=True)
        self._drained = self._timer(self._deadline_passed, single=True)
        self._heart = self._timer(self.beat)
        self._heart.start(HEARTBEAT_MS)
        self._arm()

    @classmethod
    def create(cls, path: Path, setup: Setup, clockwork: Clockwork, parent: QObject | None = None) -> Self:
        """Set up a new game with its journal. Raises SetupError, JournalError."""
        game = Game.begin(setup, Position, Stamp(0, clockwork.wall()))
        journal = Journal.create(path, game.log)
        return cls(journal, game, clockwork, parent)

    @classmethod
    def resume(cls, path: Path, clockwork: Clockwork, parent: QObject | None = None) -> Self:
        """Take up a game that was not finished; it stands paused as of its last sign of life. Raises JournalError."""
        found = resumed(path, Position, clockwork.wall())
        return cls(found.journal, found.game, clockwork, parent)

    @property
    def game(self) -> Game:
        return self._game

    @property
    def journal(self) -> Journal:
        return self._journal

    @property
    def read_only(self) -> bool:
        """The file can't be written: the game can only be looked at."""
        return self._journal.read_only

    @property
    def error(self) -> JournalError | None:
        """What keeps the journal from being written, None while all is well."""
        return self._error

    def now_ms(self) -> int:
        """The game's own time now, for what the clock faces show; it stands while nothing can be kept."""
        return self._alive.ms if self._error is not None else max(self._time.ms(), self._game.now_ms)

    def wall(self) -> str:
        """The time of day now, ISO 8601 with its offset."""
        return self._clockwork.wall()

    def set_moment(self, moment: Callable[[], int | None]) -> None:
        """Have acts dated by the input that caused them: a time of the monotonic counter, None for now."""
        self._moment = moment

    def set_guard(self, desk_open: Callable[[], bool]) -> None:
        """Have acts of the referee refused while this says that his desk is locked."""
        self._desk_open = desk_open

    def enact(self, decide: Callable[[Game, Stamp], tuple[Event, ...]]) -> bool:
        """Any act of the game, which decides it as of the stamp it is given."""
        return self._act(lambda stamp: decide(self._game, stamp))

    def start(self) -> bool:
        """Start the clock of the side to move."""
        return self._act(self._game.start)

    def move(self, uci: str) -> bool:
        """A move of the side to move, "h2e2"."""
        return self._act(lambda stamp: self._game.move(None, uci, stamp))

    def press(self, side: Side) -> bool:
        """A press of the clock by hand."""
        return self._act(lambda stamp: self._game.press(side, stamp))

    def offer_draw(self, side: Side) -> bool:
        return self._act(lambda stamp: self._game.offer_draw(side, stamp))

    def answer_draw(self, side: Side, accepted: bool) -> bool:
        return self._act(lambda stamp: self._game.answer_draw(side, accepted, stamp))

    def ask_takeback(self, side: Side) -> bool:
        return self._act(lambda stamp: self._game.ask_takeback(side, stamp))

    def answer_takeback(self, side: Side, accepted: bool) -> bool:
        return self._act(lambda stamp: self._game.answer_takeback(side, accepted, stamp))

    def resign(self, side: Side) -> bool:
        return self._act(lambda stamp: self._game.resign(side, stamp))

    def call_referee(self, side: Side) -> bool:
        return self._act(lambda stamp: self._game.call_referee(side, stamp))

    def pause(self, reason: str = "") -> bool:
        """The referee, or the players where there is none, stop both clocks."""
        return self._act(lambda stamp: self._game.pause(stamp, reason))

    def go_on(self) -> bool:
        """The clocks go on for the side that was stopped."""
        return self._act(self._game.resume)

    def foul(self, side: Side, article: str, count: int, note: str) -> bool:
        return self._act(lambda stamp: self._game.foul(side, article, stamp, count, note))

    def call_due(self, due: FoulDue, note: str = "") -> bool:
        """The referee calls a foul that the record calls for."""
        return self._act(lambda stamp: self._game.call_due(due, stamp, note))

    def waive_foul(self, due: FoulDue) -> bool:
        """The referee sees no foul there."""
        return self._act(lambda stamp: self._game.waive_foul(due.source, stamp))

    def rule(self, outcome: Outcome, reason: str) -> bool:
        """The referee decides the game."""
        return self._act(lambda stamp: self._game.rule(outcome, stamp, reason))

    @Slot()
    def beat(self) -> None:
        """Note in the journal that the program runs; stop the game if it did not for a while (rule K3)."""
        if self._error is None and not self.read_only and not self._stopped_by_gap():
            self._live()

    def save_as(self, target: Path) -> None:
        """Write a copy of all that is confirmed to another file. Raises JournalError; ``target`` is then as it was."""
        self._journal.save_as(target)

    def move_to(self, target: Path) -> None:
        """Go on in a new file, after the first one could not be written any more: paused as of the last sign of life.

        Raises JournalError, also where ``target`` exists; the game then still stands where it stood.
        """
        alive = Stamp(max(self._alive.ms, self._game.now_ms), self._clockwork.wall())
        game = self._game.fold(*self._game.interrupted(alive, self._alive.wall))
        journal = Journal.create(target, game.log)
        self._journal.close()
        self._journal, self._game, self._error = journal, game, None
        self._watch.beat()
        self._heart.start(HEARTBEAT_MS)
        self._arm()
        self.changed.emit()

    def close(self) -> None:
        """Leave the game. One that is not over can be resumed, and stands then as of this moment."""
        if self._closed:
            return
        self.beat()
        self._look_after_file()
        self._closed = True
        for timer in (self._heart, self._deadline, self._drained):
            timer.stop()
        self._journal.close()

    def _act(self, decide: Decision) -> bool:
        stamp = self._stamp(self._moment())
        if self._error is not None:
            self.broken.emit(self._error)
            return False
        if self._stopped_by_gap():
            return False
        try:
            events = decide(stamp)
            if not self._desk_open() and self._game.need_desk(events):
                raise Refused(RefusalCode.DESK_LOCKED)
        except Refused as refused:
            self.refused.emit(refused.code)
            return False
        return self._commit(events)

    def _stamp(self, at_ns: int | None = None) -> Stamp:
        return self._time.stamp(at_ns, not_before=self._game.now_ms)

    def _commit(self, events: tuple[Event, ...]) -> bool:
        """Journal, then fold, then tell. Nothing is shown that is not on disk."""
        after = self._game.fold(*events)
        try:
            self._journal.append(events)
        except JournalError as error:
            self._break(error)
            return False
        self._game = after
        self._alive = self._stamp()
        self._arm()
        self.changed.emit()
        return True

    def _break(self, error: JournalError) -> None:
        """Nothing more can be kept: the game stands still as it was when the last event was confirmed."""
        self._error = error
        for timer in (self._heart, self._deadline, self._drained):
            timer.stop()
        if not (isinstance(error, JournalMissing | JournalDamaged) and self._written_anew()):
            self.broken.emit(error)

    def _written_anew(self) -> bool:
        """The file was taken away or cut off: all of the game goes into a new one beside it, once."""
        if self._anew:
            return False
        self._anew = True
        try:
            self._journal.path.parent.mkdir(parents=True, exist_ok=True)
            self.move_to(_free_name(self._journal.path))
        except (OSError, JournalError):
            return False
        self.rewritten.emit()
        return True

    def _look_after_file(self) -> None:
        """A game that stands still writes nothing, and would not notice that its file is gone."""
        if self._error is None:
            try:
                self._journal.check()
            except JournalError as error:
                self._break(error)

    def _live(self) -> None:
        """A sign of life in the journal; it is worth a write only while a clock runs."""
        self._alive = self._stamp()
        if self._game.phase is not Phase.RUNNING:
            return
        try:
            self._journal.heartbeat(self._alive)
        except JournalError as error:
            self._break(error)

    def _stopped_by_gap(self) -> bool:
        gap = self._watch.beat()
        if not gap or self._game.phase is not Phase.RUNNING:
            return False
        alive = Stamp(max(self._alive.ms, self._game.now_ms), self._clockwork.wall())
        self._commit(self._game.interrupted(alive, self._alive.wall))
        self.gap_found.emit(gap)
        return True

    def _arm(self) -> None:
        """Wake up one millisecond after the last moment in time; the game is asked again then."""
        deadline = self._game.clock.deadline
        if deadline is None or self._game.phase is not Phase.RUNNING:
            self._deadline.stop()
        else:
            self._deadline.start(min(max(deadline + 1 - self._time.ms(), 0), _LONGEST_TIMER_MS))

    @Slot()
    def _deadline_due(self) -> None:
        """Let input that waits in the queue go first: it may have happened before the deadline."""
        self._drained.start(0)

    @Slot()
    def _deadline_passed(self) -> None:
        if self._error is not None or self._stopped_by_gap():
            return
        events = self._game.tick(self._stamp())
        if events:
            self._commit(events)
        else:
            self._arm()

    def _timer(self, slot: Callable[[], object], single: bool = False) -> QTimer:
        timer = QTimer(self)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.setSingleShot(single)
        timer.timeout.connect(slot)
        return timer


def _no_input() -> int | None:
    return None


def _always() -> bool:
    return True


def _free_name(path: Path) -> Path:
    """A name that is free, beside the one that a file had."""
    return next(name for number in count(2) if not (name := path.with_stem(f"{path.stem}-{number}")).exists())
