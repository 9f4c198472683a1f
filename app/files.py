"""Everything about files that a window does: opening, resuming, discarding, copies, PGN and score sheets."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.dialogs.files import FileAsker, FileRequest
from app.dialogs.start import Offer
from app.folders import existing, finished_folder
from app.opened import PgnLoader, digest_of, open_journal, reviewed_record
from app.paperwork import Paperwork
from app.play.controller import PlayController
from app.play.review import ReviewController
from app.program import Program
from app.regular import SQLITE, read_regular
from app.saving import Saver, file_name
from app.session import GameSession
from app.sheet.pdf import Sheet, make_sheet
from app.texts.files import journal_trouble, not_opened, system_trouble
from app.texts.headings import event_line, players_line, title_line
from engine.game import Game, Journal, JournalDamaged, JournalError, JournalHeld, Summary, discard, save_sound_part
from engine.game.journal import SUFFIX
from engine.records import GameRead, Record, encode, record_of, sheet_of, write_pgn
from engine.xiangqi import Position

MOST_BYTES = 64_000_000


class GameFiles(QObject):
    """The files of one window. ``subject`` is the game it shows.

    Signals:
        asks(object): a Question to put, None to take it away.
        told(str): how something went.
        resumable(object): the GameSession of a game to play on.
        to_look_at(object): a Reviewed to show.
        several(str, list): a file's name and the titles of its first games, of which one is to be chosen.
        more(list, bool): titles of further games, and whether these are the last.
        offers_changed(): the folder of games is not what it was.
    """

    asks = Signal(object)
    told = Signal(str)
    resumable = Signal(object)
    to_look_at = Signal(object)
    several = Signal(str, list)
    more = Signal(list, bool)
    offers_changed = Signal()

    def __init__(self, program: Program, asker: FileAsker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.program = program
        self.asker = asker
        self.subject: PlayController | ReviewController | None = None
        self.saver = Saver(asker, self)
        self.saver.asks.connect(self.asks)
        self.saver.told.connect(self.told)
        self.saver.folder_used.connect(self._remember)
        self.papers = Paperwork(self)
        self.papers.done.connect(self.saver.written)
        self.papers.told.connect(self.told)
        self._loader: PgnLoader | None = None
        self._name = ""
        self._games: list[GameRead] = []
        self._listed = 0

    @Slot()
    def ask_open(self) -> None:
        """Ask for a file and open it."""
        kinds = (self.tr("Games (*.chuhe *.pgn *.txt)"), self.tr("All files (*)"))
        self.asker.ask(FileRequest(self.tr("Open a game"), ";;".join(kinds), self._open_folder()), self.open)

    def open(self, path: Path) -> None:
        """Open a game: one of ours to play on or, while it is not sealed, to sign; anything else to look at."""
        if self._is_played(path):
            self._not_opened(path, JournalHeld(path))
        elif path.suffix.lower() == SUFFIX:
            self._open_ours(path)
        else:
            self._load(path)

    @Slot(str, object)
    def act_on_offer(self, act: str, offer: Offer) -> None:
        """Do what was chosen about a game that was found."""
        if act == "resume":
            self.resume(offer.path)
        elif act == "look":
            self.look(offer.path)
        elif act == "save_as":
            self.saver.save(self._copy_request(offer.path.stem), lambda target: copy_journal(offer.path, target))
        elif act == "discard":
            self._discard(offer.path)

    def resume(self, path: Path) -> None:
        """Play on; a game whose file can't be written is only shown."""
        try:
            session = GameSession.resume(path, self.program.clockwork)
        except JournalError as error:
            self._not_opened(path, error)
            return
        if session.read_only:
            session.close()
            self.look(path)
        else:
            self.resumable.emit(session)

    def look(self, path: Path) -> None:
        """Show a game of ours, of a damaged one what is sound."""
        try:
            reviewed = open_journal(path)
        except JournalError as error:
            self._not_opened(path, error)
            return
        self.to_look_at.emit(reviewed)

    @Slot(int)
    def choose(self, number: int) -> None:
        """Show one game of the file that was read last."""
        self.to_look_at.emit(reviewed_record(self._games[number]))

    @Slot()
    def save_copy(self) -> None:
        """Save a copy of the journal of the game that is played, else of the game as PGN."""
        subject = self.subject
        if isinstance(subject, PlayController):
            self.saver.save(self._copy_request(file_name(self._record(subject))), subject.session.save_as)
        else:
            self.export()

    @Slot()
    def export(self) -> None:
        """Write the game as PGN, in the notation its record is shown in."""
        subject, view = self.subject, self.program.view
        if subject is None:
            return
        record = self._record(subject)
        request = FileRequest(self.tr("Export as PGN"), "PGN (*.pgn)", self.folder(), file_name(record), "pgn")
        self.saver.save_bytes(request, lambda: encode(write_pgn(record, view.file_style, view.script)))

    @Slot()
    def save_sheet(self) -> None:
        """Write the score sheet as PDF."""
        if self.subject is None:
            return
        sheet, name = self.sheet(), file_name(self.record())
        request = FileRequest(self.tr("Score sheet"), "PDF (*.pdf)", self.folder(), name, "pdf")
        self.saver.save_bytes(request, lambda: self.papers.sheet_bytes(sheet))

    @property
    def window(self) -> QWidget | None:
        """The window these files are for."""
        parent = self.parent()
        while parent is not None and not isinstance(parent, QWidget):
            parent = parent.parent()
        return parent

    def record(self) -> Record:
        """The record of the game that is shown; there must be one."""
        assert self.subject is not None
        return self._record(self.subject)

    def own_game(self) -> tuple[Game, str] | None:
        """The game that is shown and the last hash of its journal, None for a game that has none."""
        subject = self.subject
        if isinstance(subject, PlayController):
            return subject.game, subject.session.journal.hash_of(len(subject.game.log))
        if isinstance(subject, ReviewController) and subject.reviewed.game is not None:
            return subject.reviewed.game, subject.reviewed.last_hash
        return None

    def sheet(self) -> Sheet:
        """The score sheet of the game that is shown, in the style of its record; there must be one."""
        view = self.program.view
        data = sheet_of(self.record(), view.notation, view.script, red_chinese_digits=view.chinese_digits)
        return make_sheet(data, view.language)

    @Slot()
    def move_elsewhere(self) -> None:
        """The journal can't be written: ask for another place and go on there."""
        subject = self.subject
        if isinstance(subject, PlayController):
            self.saver.save(self._copy_request(file_name(self._record(subject))), subject.session.move_to, fresh=True)

    def _record(self, subject: PlayController | ReviewController) -> Record:
        if isinstance(subject, ReviewController):
            return subject.reviewed.record
        return record_of(subject.game, digest_of(subject.session.journal, subject.game))

    def _copy_request(self, name: str) -> FileRequest:
        kind = self.tr("Games of Chuhe (*{suffix})").format(suffix=SUFFIX)
        return FileRequest(self.tr("Save a copy"), kind, self.folder(), name, SUFFIX[1:])

    def _open_folder(self) -> Path:
        """Where games to open are most likely: those that were finished here, else the folder used last."""
        games = self.program.games
        finished = finished_folder(games)
        return finished if any(finished.glob(f"*{SUFFIX}")) else existing(*self._folders(), games)

    def folder(self) -> Path:
        """Where files are written to, unless a person chooses another place."""
        """Where to write to: the folder used last, else the one for documents, whatever it is called here."""
        return existing(*self._folders())

    def _folders(self) -> tuple[Path | None, ...]:
        kept = self.program.settings.value.folder
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return Path(kept) if kept else None, Path(documents) if documents else None

    @Slot(str)
    def _remember(self, folder: str) -> None:
        self.program.settings.change(folder=folder)

    def _open_ours(self, path: Path) -> None:
        summary = Summary.of(path, Position)
        if (summary.unfinished or summary.unsealed) and not summary.read_only:
            self.resume(path)
        else:
            self.look(path)

    def _discard(self, path: Path) -> None:
        try:
            discard(path)
        except JournalError as error:
            self.told.emit(journal_trouble(error))
        self.offers_changed.emit()

    def _is_played(self, path: Path) -> bool:
        """Whether it is the file of a game shown here, by whatever name: a look would end the journal's lock."""
        with suppress(OSError):
            return any(path.samefile(played) for played in self.program.played())
        return False

    def _load(self, path: Path) -> None:
        try:
            data = read_regular(path, MOST_BYTES)
        except OSError as error:
            self.told.emit(not_opened(path.name, system_trouble(error)))
            return
        if data.startswith(SQLITE):
            self._open_ours(path)
            return
        if self._loader is not None:
            self._loader.stop()
            self._loader.deleteLater()
        self._name, self._listed = path.name, 0
        self._loader = PgnLoader(data, self)
        self._games = self._loader.games
        self._loader.grew.connect(self._list)
        self._loader.finished.connect(self._loaded)

    @Slot()
    def _list(self) -> None:
        """List the games read so far, once there are several."""
        if len(self._games) < 2:
            return
        titles = [_title(game) for game in self._games[self._listed :]]
        if self._listed:
            self.more.emit(titles, self._loader is None)
        else:
            self.several.emit(self._name, titles)
            self.more.emit([], self._loader is None)
        self._listed = len(self._games)

    @Slot()
    def _loaded(self) -> None:
        loader, self._loader = self._loader, None
        if loader is not None:
            loader.deleteLater()
        if not self._games:
            self.told.emit(not_opened(self._name, self.tr("There is no game in it that can be read here.")))
        elif len(self._games) == 1:
            self.choose(0)
        else:
            self._list()

    def _not_opened(self, path: Path, error: JournalError) -> None:
        self.told.emit(not_opened(path.name, journal_trouble(error)))


def copy_journal(source: Path, target: Path) -> None:
    """Copy a game's file that nobody plays now; of a damaged one, what is sound. Raises JournalError."""
    try:
        with Journal.open(source) as journal:
            journal.save_as(target)
    except JournalDamaged as damage:
        save_sound_part(damage, target)


def _title(game: GameRead) -> str:
    headings = game.record.headings
    event = event_line(headings.event, headings.round, headings.board_no)
    return title_line(players_line(headings.red, headings.black), event, headings.date)
