"""Writing games to files: journals, PGN, score sheets. Nothing is overwritten without being asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from os.path import exists
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from app.dialogs.files import FileAsker, FileRequest, safe_name
from app.papers import write_paper
from app.play.strips import Choice, Question
from app.texts.files import journal_trouble, not_written, system_trouble, written
from engine.game import JournalError
from engine.records import Record

OVERWRITE = "overwrite"
Write = Callable[[Path], None]


@dataclass(frozen=True, slots=True)
class _Order:
    """A file to be written: where, and how. ``write`` raises OSError or JournalError.

    ``fresh``: only a name that is free will do.
    """

    path: Path
    write: Write
    fresh: bool


class Saver(QObject):
    """Asks where to, asks again where a file is there already, writes, and tells how it went.

    Signals:
        asks(object): a Question for the window, None when it is answered.
        told(str): a sentence about what went wrong.
        written(str): a sentence about a file that was written.
        folder_used(str): the folder a file was written to.
    """

    asks = Signal(object)
    told = Signal(str)
    written = Signal(str)
    folder_used = Signal(str)

    def __init__(self, asker: FileAsker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asker = asker
        self._waiting: _Order | None = None

    def save(self, request: FileRequest, write: Write, fresh: bool = False) -> None:
        """Ask for a file and have ``write`` fill it; with ``fresh`` nothing is ever replaced."""
        self._asker.ask(request, lambda path: self._chosen(_Order(path, write, fresh)))

    def save_bytes(self, request: FileRequest, make: Callable[[], bytes]) -> None:
        """Ask for a file and write what ``make`` gives, whole or not at all."""
        self.save(request, lambda path: write_paper(path, make()))

    @Slot(str, str)
    def answer(self, name: str, key: str) -> None:
        """The answer to the question whether to overwrite."""
        if name != OVERWRITE or self._waiting is None:
            return
        order, self._waiting = self._waiting, None
        self.asks.emit(None)
        if key == "yes":
            self._write(order)

    def _chosen(self, order: _Order) -> None:
        if order.fresh or not exists(order.path):
            self._write(order)
            return
        self._waiting = order
        text = self.tr("“{name}” is there already. Replace it?").format(name=order.path.name)
        choices = (Choice("no", self.tr("Leave it")), Choice("yes", self.tr("Replace it"), "danger"))
        self.asks.emit(Question(OVERWRITE, text, choices, alarm=True))

    def _write(self, order: _Order) -> None:
        try:
            order.write(order.path)
        except JournalError as error:
            self.told.emit(not_written(journal_trouble(error)))
        except OSError as error:
            self.told.emit(not_written(system_trouble(error)))
        else:
            self.folder_used.emit(str(order.path.parent))
            self.written.emit(written(order.path.name))


def file_name(record: Record) -> str:
    """A name for a file of this game, without its suffix."""
    headings = record.headings
    return safe_name(headings.date[:10].replace("-", ""), headings.event, headings.red.name, headings.black.name)
