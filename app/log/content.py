"""The words of a log on paper, around the lines of the game's protocol."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication

from app import i18n
from app.log.judgement import round_of
from app.log.sentences import note, sentence
from app.log.telling import time_text
from app.sheet.content import Field, Frame
from app.sheet.wording import (
    Printable,
    closing_fields,
    document_title,
    foul_counts,
    heading_fields,
    seal_line,
    signature_fields,
)
from app.texts.endings import in_a_row, side_name
from engine.base import Side
from engine.clock import ExtraStyle, format_used
from engine.game import Game, MoveMade, PieceTouched
from engine.records import SheetData, record_of, sheet_of
from engine.records.protocol import ClockReading, ProtocolLine, protocol_of
from engine.xiangqi.notation import Script, Style


@dataclass(frozen=True, slots=True)
class LogClock:
    """One clock in a row: the time used, what is left below it, and whether it runs."""

    used: str
    left: str
    running: bool


@dataclass(frozen=True, slots=True)
class LogRow:
    """One event. ``time`` is its time of day, with the date where that is a new one; ``place`` its round and move."""

    number: str
    time: tuple[str, ...]
    place: str
    event: str
    article: str
    red: LogClock
    black: LogClock
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LogContent(Frame):
    """A whole log. ``columns`` are the heads of its table, in order, each of one line or two."""

    columns: tuple[tuple[str, ...], ...]
    rows: tuple[LogRow, ...]
    notes: tuple[Field, ...]


def word_log(game: Game, head: str, printable: Printable) -> LogContent:
    """All texts of a log in the language set. ``head`` is the journal's last hash, "" where it isn't known."""
    sheet = sheet_of(record_of(game))
    return LogContent(
        title=QCoreApplication.translate("Log", "Referee's Log"),
        running=printable(document_title(sheet.headings)),
        headings=heading_fields(sheet.headings, printable),
        columns=_columns(),
        rows=tuple(_rows(game, printable)),
        closing=closing_fields(sheet),
        notes=_notes(game, sheet, head),
        signatures=signature_fields(sheet, printable),
        legend=_legend(),
        seal=seal_line(head),
        page=QCoreApplication.translate("Sheet", "Page {page} of {pages}"),
    )


def _columns() -> tuple[tuple[str, ...], ...]:
    left = QCoreApplication.translate("Log", "left", "of the time, below the time used")
    return (
        (QCoreApplication.translate("Log", "No.", "of an entry of the log"),),
        (QCoreApplication.translate("Log", "Time", "of day"),),
        (QCoreApplication.translate("Log", "Round", "a pair of moves"), QCoreApplication.translate("Log", "move")),
        (QCoreApplication.translate("Log", "Event", "what happened"),),
        (QCoreApplication.translate("Log", "Article"),),
        (_used(Side.RED), left),
        (_used(Side.BLACK), left),
        (QCoreApplication.translate("Log", "Note"),),
    )


def _used(side: Side) -> str:
    return QCoreApplication.translate("Log", "{side}, used").format(side=side_name(side))


def _legend() -> str:
    return in_a_row(
        QCoreApplication.translate("Log", "The clock in strong figures runs. ※: a move against the rules."),
        QCoreApplication.translate("Log", "Touches that only began the move that followed have no line."),
    )


def _rows(game: Game, printable: Printable) -> Iterator[LogRow]:
    script = Script.TRADITIONAL if i18n.current() is i18n.Language.ZH_TW else Script.SIMPLIFIED
    style = Style.WXF if i18n.current() is i18n.Language.EN else Style.CHINESE
    day = ""
    lines = tuple(protocol_of(game))
    for line, following in zip_longest(lines, lines[1:]):
        if following is not None and _begins(line, following):
            continue
        wall = line.event.stamp.wall
        time = _time(line, new_day=wall[:10] != day)
        day = wall[:10]
        yield LogRow(
            number=str(line.seq),
            time=time,
            place=_place(line),
            event=printable(sentence(line, style, script)),
            article=printable(line.article),
            red=_clock(line.red),
            black=_clock(line.black),
            note=printable(note(line)),
        )


def _begins(line: ProtocolLine, following: ProtocolLine) -> bool:
    """Whether a touch only began the move that followed it, as every move on a screen begins."""
    touch, move = line.event, following.event
    if not isinstance(touch, PieceTouched) or not isinstance(move, MoveMade) or touch.desk:
        return False
    return len(line.after.touches) == 1 and move.side is touch.side and move.uci.startswith(touch.point)


def _time(line: ProtocolLine, *, new_day: bool) -> tuple[str, ...]:
    """Time of day and date; the game's own time where no clock on the wall was read."""
    wall = line.event.stamp.wall
    if len(wall) < 19:
        return (f"+{format_used(line.event.stamp.ms)}",)
    return (wall[11:19], wall[:10]) if new_day else (wall[11:19],)


def _place(line: ProtocolLine) -> str:
    """The round of the last move on the board and its number: "7 / 13"."""
    return f"{round_of(line.ply, line.after.opening.to_move)} / {line.ply}" if line.ply else ""


def _clock(reading: ClockReading) -> LogClock:
    return LogClock(format_used(reading.used), _left(reading), reading.running)


def _left(reading: ClockReading) -> str:
    """The time left; in overtime, or with a limit on each move, what is left of that."""
    main, left = time_text(reading.remaining), time_text(reading.left)
    match reading.extra:
        case ExtraStyle.STEP:
            text = QCoreApplication.translate("Log", "{main} +{left}", "reserve left, and of the limit on this move")
            return text.format(main=main, left=left)
        case ExtraStyle.OVERRUNS:
            text = QCoreApplication.translate("Log", "{left} ({n})", "of the limit on this move; overruns so far")
            return text.format(left=left, n=reading.count)
        case ExtraStyle.BYO_YOMI if not reading.remaining:
            text = QCoreApplication.translate("Log", "{left} ×{n}", "of this byo-yomi period; periods left")
            return text.format(left=left, n=reading.count)
        case ExtraStyle.CANADIAN if not reading.remaining:
            text = QCoreApplication.translate("Log", "{left} / {n}", "of this block of time; moves due in it")
            return text.format(left=left, n=reading.count)
        case _:
            return main


def _notes(game: Game, sheet: SheetData, head: str) -> tuple[Field, ...]:
    state = QCoreApplication.translate("Log", "open, up to entry {n}", "the state of a journal")
    if game.signed_off:
        state = QCoreApplication.translate("Log", "closed with entry {n}", "the state of a journal")
    notes = [
        Field(QCoreApplication.translate("Sheet", "Fouls"), foul_counts(sheet)),
        Field(QCoreApplication.translate("Log", "Record", "of all events"), state.format(n=len(game.log))),
    ]
    if head:
        notes.append(Field(QCoreApplication.translate("Log", "Record check"), head))
    return tuple(notes)
