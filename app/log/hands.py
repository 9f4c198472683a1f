"""The log's sentences about hands and clocks: touches, lateness, what the referee put right on board and clock."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.log.telling import Moment, Sentences, of_side, time_text
from app.texts.endings import in_a_row
from engine.game import (
    AbsenceNoted,
    AdjustAnswered,
    AdjustAsked,
    Adjusted,
    Arrived,
    Binding,
    BoardCorrected,
    Bond,
    ClockFix,
    CorrectionKind,
    LateLimitPassed,
    PieceTouched,
    Reversed,
    TimeCorrected,
    TouchReleased,
)


def _touched(event: PieceTouched, moment: Moment) -> str:
    if event.together:
        text = QCoreApplication.translate("Log", "{side} touches {piece} at the same time.")
    else:
        text = QCoreApplication.translate("Log", "{side} touches {piece}.")
    touched = of_side(text, event.side, piece=moment.piece(event.point))
    return in_a_row(touched, _bound(moment.after.binding, moment))


def _bound(binding: Binding | None, moment: Moment) -> str:
    if binding is None:
        return QCoreApplication.translate("Log", "It binds to nothing.")
    pieces = [moment.piece(point) for point in binding.points]
    match binding.bond:
        case Bond.MOVE:
            return QCoreApplication.translate("Log", "{piece} must move.").format(piece=pieces[0])
        case Bond.TAKE_WITH:
            text = QCoreApplication.translate("Log", "{piece} must capture {prey}.")
            return text.format(piece=pieces[0], prey=pieces[1])
        case Bond.TAKE:
            return QCoreApplication.translate("Log", "{piece} must be captured.").format(piece=pieces[0])


def _brushed(event: TouchReleased, moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "{piece} was only brushed by {side}: it counts as no touch.")
    return of_side(text, event.side, piece=moment.piece(event.point))


def _adjust_asked(event: AdjustAsked, moment: Moment) -> str:
    if moment.after.adjusting is event.side:
        return of_side(QCoreApplication.translate("Log", "{side} announces that it adjusts pieces."), event.side)
    return of_side(QCoreApplication.translate("Log", "{side} asks for leave to adjust pieces."), event.side)


def _adjust_answered(event: AdjustAnswered, _moment: Moment) -> str:
    if event.accepted:
        return of_side(QCoreApplication.translate("Log", "{side} consents."), event.side)
    return of_side(QCoreApplication.translate("Log", "{side} does not consent."), event.side)


def _adjusted(event: Adjusted, _moment: Moment) -> str:
    return of_side(QCoreApplication.translate("Log", "{side} has adjusted the pieces."), event.side)


def _corrected(event: TimeCorrected, _moment: Moment) -> str:
    if event.fix is ClockFix.MOVES:
        text = QCoreApplication.translate("Log", "{side}'s move counter is set: {old} becomes {new}.")
        return of_side(text, event.side, old=event.old, new=event.new)
    amount, old, new = (time_text(ms) for ms in (event.amount, event.old, event.new))
    left = QCoreApplication.translate("Log", "Time left: {old} becomes {new}.").format(old=old, new=new)
    return in_a_row(of_side(_fix(event), event.side, amount=amount), left)


def _fix(event: TimeCorrected) -> str:
    match event.fix:
        case ClockFix.CORRECT:
            return QCoreApplication.translate("Log", "{side}'s time used is corrected by {amount}.")
        case ClockFix.PENALTY:
            return QCoreApplication.translate("Log", "{side} is given a time penalty of {amount}.")
        case ClockFix.BONUS:
            return QCoreApplication.translate("Log", "{side} is given a time bonus of {amount}.")
        case ClockFix.UNFLAG:
            return QCoreApplication.translate("Log", "{side}'s flag is lifted.")
        case _:
            return QCoreApplication.translate("Log", "{side}'s clock is set.")


def _absent(event: AbsenceNoted, _moment: Moment) -> str:
    return of_side(QCoreApplication.translate("Log", "{side} is not there."), event.side)


def _arrived(event: Arrived, _moment: Moment) -> str:
    return of_side(QCoreApplication.translate("Log", "{side} arrives."), event.side)


def _too_late(event: LateLimitPassed, _moment: Moment) -> str:
    if event.side is None:
        return QCoreApplication.translate("Log", "Both sides are late beyond the limit.")
    return of_side(QCoreApplication.translate("Log", "{side} is late beyond the limit."), event.side)


def _board_corrected(event: BoardCorrected, moment: Moment) -> str:
    match event.correction:
        case CorrectionKind.ILLEGAL_MOVE:
            text = QCoreApplication.translate("Log", "Correction of an illegal move; moves put back: {n}.")
        case CorrectionKind.COLOURS:
            text = QCoreApplication.translate(
                "Log", "Correction of reversed colours: the players change seats; moves put back: {n}."
            )
        case CorrectionKind.DISPLACED:
            text = QCoreApplication.translate("Log", "Correction of a displaced piece; moves put back: {n}.")
    stands = QCoreApplication.translate("Log", "Both clocks stand.")
    if not event.bound:
        return in_a_row(text.format(n=event.plies), stands)
    replay = QCoreApplication.translate("Log", "To be replayed with {piece}.")
    return in_a_row(text.format(n=event.plies), stands, replay.format(piece=moment.piece(event.bound)))


def _reversed(event: Reversed, _moment: Moment) -> str:
    return QCoreApplication.translate("Log", "Entry {n} is taken back.").format(n=event.seq)


SENTENCES: Sentences = {
    PieceTouched: _touched,
    TouchReleased: _brushed,
    AdjustAsked: _adjust_asked,
    AdjustAnswered: _adjust_answered,
    Adjusted: _adjusted,
    TimeCorrected: _corrected,
    AbsenceNoted: _absent,
    Arrived: _arrived,
    LateLimitPassed: _too_late,
    BoardCorrected: _board_corrected,
    Reversed: _reversed,
}
