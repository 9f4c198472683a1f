"""From a game's file to its score sheet's, for the command line: nothing of it needs a screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from app import i18n
from app.commands.errors import CommandError
from app.papers import write_result
from app.regular import SQLITE, read_regular
from app.sheet.pdf import Sheet, make_blank, make_sheet, to_pdf
from app.sheet.wording import warning_text
from app.texts.file_faults import file_faults_text
from app.texts.files import journal_trouble, not_opened, not_written, system_trouble
from engine.base import Fault
from engine.game import JournalError, Kept, Seat, look
from engine.records import ENDING, Headings, Record, read_pgn, record_of, sheet_of
from engine.xiangqi import Position
from engine.xiangqi.notation import Script, Style

STYLES = {"full": Style.CHINESE, "abbreviated": Style.ABBREVIATED}


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


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a sheet is wanted. ``style`` is "full" or "abbreviated", ``language`` "" for the system's."""

    style: str = "full"
    language: str = ""
    red_chinese: bool = False
    two_up: bool = False


@dataclass(frozen=True, slots=True)
class Blank:
    """How many blank sheets, and what is to stand at their head beside what a game says: texts by name."""

    count: int
    headings: Mapping[str, str]


def print_game(source: Path, number: int, output: Path, wishes: Wishes) -> Printed:
    """Write the sheet of a game. ``number`` counts the games of a PGN from 1.

    Raises CommandError with a sentence in the language; then what was at ``output`` is as it was.
    """
    chosen = speak(wishes.language)
    read = _load(source, number)
    script = Script.TRADITIONAL if chosen is i18n.Language.ZH_TW else Script.SIMPLIFIED
    data = sheet_of(read.record, STYLES[wishes.style], script, red_chinese_digits=wishes.red_chinese)
    sheet = make_sheet(data, chosen)
    write(output, to_pdf(sheet, two_up=wishes.two_up), source)
    return report(output, sheet, read.faults)


def print_blank(source: Path | None, number: int, blank: Blank, output: Path, wishes: Wishes) -> Printed:
    """Write blank sheets. Raises as print_game."""
    chosen = speak(wishes.language)
    known = Headings() if source is None else _load(source, number).record.headings
    sheet = make_blank(_with(known, blank.headings), STYLES[wishes.style], chosen, blank.count)
    write(output, to_pdf(sheet, two_up=wishes.two_up), source)
    return report(output, sheet, ())


def _with(known: Headings, given: Mapping[str, str]) -> Headings:
    """Headings with those that are given by name in the place of the known ones."""
    values: dict[str, Any] = {**given}
    values |= {name: Seat(given[name]) for name in ("red", "black") if name in given}
    if "time_control" in given:
        values["control"] = None
    return replace(known, **values)


def speak(language: str) -> i18n.Language:
    """Have an application that speaks a language, "" for the system's."""
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
        found = load_own(path)
        return _Source(record_of(found.game, found.result_hash))
    read = next(islice(read_pgn(data), number - 1, None), None)
    if read is None:
        text = QCoreApplication.translate("Sheet", "there is no game number {number} in it.")
        raise CommandError("no_game", not_opened(str(path), text.format(number=number)))
    return _Source(read.record, read.faults)


def load_own(path: Path) -> Kept:
    """A game of our own. Raises CommandError with a sentence in the language."""
    try:
        return look(path, Position)
    except JournalError as error:
        raise CommandError("journal", not_opened(str(path), journal_trouble(error))) from error


def write(path: Path, data: bytes, source: Path | None) -> None:
    """Write a PDF, never over the game it was made of. Raises CommandError with a sentence in the language."""
    try:
        write_result(path, data, source)
    except OSError as error:
        raise CommandError("write", f"{path}: {not_written(system_trouble(error))}") from error


def report(path: Path, sheet: Sheet, faults: tuple[Fault, ...] = ()) -> Printed:
    """What to tell of a PDF that was written."""
    template = QCoreApplication.translate("Sheet", "{name}: pages {pages}", "a PDF and how many pages it has")
    complaints = [warning_text(warning) for warning in sheet.warnings]
    if faults:
        complaints.append(file_faults_text(faults))
    complete = not any(fault.kind in ENDING for fault in faults)
    return Printed(template.format(name=path, pages=len(sheet.pages)), tuple(complaints), complete)
