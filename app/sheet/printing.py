"""From a game's file to its score sheet's, for the command line: nothing of it needs a screen."""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from app import i18n
from app.commands.errors import CommandError
from app.papers import write_paper
from app.regular import SQLITE, read_regular
from app.sheet.pdf import Sheet, make_sheet, to_pdf
from app.sheet.wording import warning_text
from app.texts.file_faults import file_faults_text
from app.texts.files import journal_trouble, not_opened, not_written, system_trouble
from engine.base import Fault
from engine.game import Journal, JournalError
from engine.game.journal import read_game
from engine.records import ENDING, Record, read_pgn, record_of, sheet_of
from engine.xiangqi import Position
from engine.xiangqi.notation import Script, Style


@dataclass(frozen=True, slots=True)
class Printed:
    """What was written: a sentence about it, sentences about what is amiss, and whether the whole game is on it."""

    told: str
    complaints: tuple[str, ...]
    complete: bool


@dataclass(frozen=True, slots=True)
class _Source:
    record: Record
    faults: tuple[Fault, ...] = ()


def print_game(source: Path, number: int, output: Path, style: str, language: str) -> Printed:
    """Write the sheet of a game. ``number`` counts the games of a PGN from 1, ``style`` is "full" or "abbreviated",
    ``language`` "" for the system's.

    Raises CommandError with a sentence in that language; then what was at ``output`` is as it was.
    """
    chosen = _speak(language)
    read = _load(source, number)
    notation = Style.ABBREVIATED if style == "abbreviated" else Style.CHINESE
    script = Script.TRADITIONAL if chosen is i18n.Language.ZH_TW else Script.SIMPLIFIED
    sheet = make_sheet(sheet_of(read.record, notation, script), chosen)
    _write(output, to_pdf(sheet), source)
    return _report(output, sheet, read.faults)


def _speak(language: str) -> i18n.Language:
    app = QGuiApplication.instance() or QGuiApplication(["chuhe"])
    chosen = i18n.choose(language)
    i18n.set_language(app, chosen)
    return chosen


def _load(path: Path, number: int) -> _Source:
    try:
        data = read_regular(path)
    except OSError as error:
        raise CommandError("file", not_opened(str(path), system_trouble(error))) from error
    if data.startswith(SQLITE):
        return _Source(_load_journal(path))
    read = next(islice(read_pgn(data), number - 1, None), None)
    if read is None:
        text = QCoreApplication.translate("Sheet", "there is no game number {number} in it.")
        raise CommandError("no_game", not_opened(str(path), text.format(number=number)))
    return _Source(read.record, read.faults)


def _load_journal(path: Path) -> Record:
    try:
        with Journal.open(path) as journal:
            game = read_game(journal, Position)
            digest = "" if game.result_seq is None else journal.hash_of(game.result_seq)
    except JournalError as error:
        raise CommandError("journal", not_opened(str(path), journal_trouble(error))) from error
    return record_of(game, digest)


def _write(path: Path, data: bytes, source: Path) -> None:
    """Write the file whole or not at all, and never over the game itself or over what is no file."""
    try:
        target = path.resolve()
        if target.exists() and (not target.is_file() or target.samefile(source)):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        target.parent.stat()
        write_paper(target, data)
    except OSError as error:
        raise CommandError("write", f"{path}: {not_written(system_trouble(error))}") from error


def _report(path: Path, sheet: Sheet, faults: tuple[Fault, ...]) -> Printed:
    template = QCoreApplication.translate("Sheet", "{name}: pages {pages}", "a PDF and how many pages it has")
    complaints = [warning_text(warning) for warning in sheet.warnings]
    if faults:
        complaints.append(file_faults_text(faults))
    complete = not any(fault.kind in ENDING for fault in faults)
    return Printed(template.format(name=path, pages=len(sheet.pages)), tuple(complaints), complete)
