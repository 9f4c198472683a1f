"""What was entered at the desk, each as one line: to be undone, struck out, or read again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.clock_desk import amount_echo, fix_name
from app.texts.endings import side_name
from app.texts.foul_desk import sanction_said
from app.texts.situation import clock_time
from engine.clock import format_remaining
from engine.game import (
    BoardCorrected,
    ClockFix,
    ClockPressed,
    Event,
    FoulCalled,
    IllegalMove,
    Paused,
    RecordOmitted,
    Resumed,
    SanctionGiven,
    SideNames,
    TimeCorrected,
    VaryOrdered,
)


def entry_line(event: Event, names: SideNames = SideNames.RED_BLACK) -> str:
    """An entry with the time of day at which it was made."""
    template = QCoreApplication.translate("Entries", "{time}  {entry}", "an entry of the referee and when it was made")
    return template.format(time=clock_time(event.stamp.wall), entry=entry_text(event, names))


def entry_text(event: Event, names: SideNames = SideNames.RED_BLACK) -> str:
    """An act of the referee that can be undone or struck out, "" for any other. Where presses are moves the last one
    can be undone too."""
    match event:
        case ClockPressed():
            text = QCoreApplication.translate("Entries", "{side} pressed the clock")
            return text.format(side=side_name(event.side, names))
        case Paused() | Resumed():
            return _stopped(event)
        case TimeCorrected():
            return _corrected(event, names)
        case BoardCorrected():
            text = QCoreApplication.translate("Entries", "Board put right, moves put back: {n}")
            return text.format(n=event.plies)
        case FoulCalled():
            return _foul(event)
        case SanctionGiven():
            return sanction_said(event)
        case _:
            return _noted(event)


def _stopped(event: Paused | Resumed) -> str:
    if isinstance(event, Paused):
        text = QCoreApplication.translate("Entries", "The clocks were stopped")
    else:
        text = QCoreApplication.translate("Entries", "The clocks went on")
    return _with_note(text, event.reason)


def _corrected(event: TimeCorrected, names: SideNames) -> str:
    text = QCoreApplication.translate("Entries", "{side}: {change}, {old} → {new}")
    if event.fix is ClockFix.MOVES:
        old, new = str(event.old), str(event.new)
    else:
        old, new = format_remaining(event.old), format_remaining(event.new)
    change = fix_name(event.fix)
    if event.fix in (ClockFix.PENALTY, ClockFix.BONUS, ClockFix.CORRECT):
        change = f"{change} {amount_echo(event.amount)}"
    return _with_note(text.format(side=side_name(event.side, names), change=change, old=old, new=new), event.reason)


def _foul(event: FoulCalled) -> str:
    text = QCoreApplication.translate("Entries", "{side}: foul {article}")
    if event.count > 1:
        text = QCoreApplication.translate("Entries", "{side}: foul {article}, counted {n} times")
    article = event.article if not event.detail else f"{event.article} ({event.detail})"
    return _with_note(text.format(side=side_name(event.side), article=article, n=event.count), event.note)


def _noted(event: Event) -> str:
    match event:
        case IllegalMove():
            text = QCoreApplication.translate("Entries", "{side}: illegal move").format(side=side_name(event.side))
            return _with_note(text, event.note)
        case RecordOmitted():
            text = QCoreApplication.translate("Entries", "{side}: moves left out of the record: {n}")
            return _with_note(text.format(side=side_name(event.side), n=event.moves), event.note)
        case VaryOrdered():
            return QCoreApplication.translate("Entries", "{side}: ordered to vary").format(side=side_name(event.side))
        case _:
            return ""


def _with_note(text: str, note: str) -> str:
    if not note:
        return text
    template = QCoreApplication.translate("Entries", "{entry}: {note}", "an entry and its reason or note")
    return template.format(entry=text, note=note)
