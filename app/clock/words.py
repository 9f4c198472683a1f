"""What a clock face says in words, short for the eye and as one sentence for a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.clock.view import ClockView
from app.texts.sides import side_called
from app.texts.spoken import spoken_span
from engine.base import Side
from engine.clock import ClockState, Extra, ExtraStyle, Face, Hourglass, format_remaining


def sign_text(view: ClockView, side: Side) -> str:
    """What a player has to know of his record (S0 7.2), "" for nothing."""
    face = view.face(side)
    if not view.signs or view.state is ClockState.OVER or face.flag is not None:
        return ""
    if face.fill:
        return QCoreApplication.translate("ClockFaces", "fill in the record first")
    return QCoreApplication.translate("ClockFaces", "may stop recording") if face.exempt else ""


def state_word(view: ClockView, side: Side) -> str:
    """What the plate of a side says beside its name; nothing while only the other side's clock runs."""
    if view.face(side).flag is not None:
        return _flag_word(view, side)
    if view.running is side:
        return QCoreApplication.translate("ClockFaces", "running")
    return "" if view.state is ClockState.RUNNING else _stopped_word(view.state)


def period_text(face: Face) -> str:
    """What the digits are the time of: which period, or what there is beside them."""
    if face.extra is not None:
        return _extra_text(face.extra)
    if face.kind == Hourglass.name:
        return QCoreApplication.translate("ClockFaces", "Hourglass")
    if face.due is not None or face.period_number > 1:
        period = QCoreApplication.translate("ClockFaces", "Period {n}").format(n=face.period_number)
        added = QCoreApplication.translate("ClockFaces", "+{time}", "what a move adds")
        return f"{period} {_with_time(added, face.increment)}" if face.increment else period
    if face.increment:
        return _with_time(QCoreApplication.translate("ClockFaces", "+{time} a move"), face.increment)
    return QCoreApplication.translate("ClockFaces", "All-in")


def _extra_text(extra: Extra) -> str:
    match extra.style:
        case ExtraStyle.STEP:
            return _with_time(QCoreApplication.translate("ClockFaces", "Reserve {time}"), extra.main)
        case ExtraStyle.DELAY | ExtraStyle.BRONSTEIN:
            return _delay_text(extra)
        case ExtraStyle.BYO_YOMI:
            return _byo_yomi_text(extra)
        case ExtraStyle.OVERRUNS:
            text = QCoreApplication.translate("ClockFaces", "Overruns {n} of {all}")
            return text.format(n=extra.count, all=extra.of)
        case ExtraStyle.CANADIAN:
            return _canadian_text(extra)


def _delay_text(extra: Extra) -> str:
    if not extra.main and extra.left:
        return QCoreApplication.translate("ClockFaces", "Each move")
    left = extra.full if extra.style is ExtraStyle.BRONSTEIN else extra.left
    return _with_time(QCoreApplication.translate("ClockFaces", "Delay {time}"), left)


def _byo_yomi_text(extra: Extra) -> str:
    if extra.of == 1:
        if extra.main:
            return _with_time(QCoreApplication.translate("ClockFaces", "then {time} a move"), extra.full)
        return QCoreApplication.translate("ClockFaces", "Each move")
    if extra.main:
        text = QCoreApplication.translate("ClockFaces", "then {n} × {time}", "periods of byo-yomi")
        return text.format(n=extra.count, time=format_span(extra.full))
    return QCoreApplication.translate("ClockFaces", "Byo-yomi: {n} left").format(n=extra.count)


def _canadian_text(extra: Extra) -> str:
    if extra.main:
        text = QCoreApplication.translate("ClockFaces", "then {moves} in {time}", "moves in a block of time")
        return text.format(moves=extra.due, time=format_span(extra.full))
    return QCoreApplication.translate("ClockFaces", "{moves} moves due").format(moves=extra.due)


def _with_time(text: str, ms: int) -> str:
    return text.format(time=format_span(ms))


def format_span(ms: int) -> str:
    """A time of a caption: m:ss, rounded up as all that is left, without the tenths of the large digits."""
    return format_remaining(-(-ms // 1000) * 1000).removesuffix(".0")


def moves_text(face: Face) -> str:
    """Moves made of the moves due."""
    if face.due is None:
        return QCoreApplication.translate("ClockFaces", "Moves {made}").format(made=face.moves)
    return QCoreApplication.translate("ClockFaces", "Moves {made} / {due}").format(made=face.moves, due=face.due)


def sentence(view: ClockView, side: Side) -> str:
    """A face for a person who hears it."""
    return _sentence(view, side, view.name(side), spoken_span(view.face(side).remaining))


def line_of(view: ClockView, side: Side) -> str:
    """The same on a line, with figures and without the name."""
    return _sentence(view, side, "", format_remaining(view.face(side).remaining))


def _sentence(view: ClockView, side: Side, name: str, time: str) -> str:
    face = view.face(side)
    state = state_word(view, side) or QCoreApplication.translate("ClockFaces", "not running")
    left = QCoreApplication.translate("ClockFaces", "{time} left").format(time=time)
    beside = period_text(face) if face.extra is not None else ""
    called = side_called(side, view.called)
    parts = [called, name, state, left, beside, _moves_spoken(face), sign_text(view, side)]
    return QCoreApplication.translate("ClockFaces", ", ").join(part for part in parts if part)


def _moves_spoken(face: Face) -> str:
    if face.due is None:
        return QCoreApplication.translate("ClockFaces", "moves made: {made}").format(made=face.moves)
    return QCoreApplication.translate("ClockFaces", "{made} of {due} moves").format(made=face.moves, due=face.due)


def _flag_word(view: ClockView, side: Side) -> str:
    if view.flagged is side and view.face(side.other).flag is not None:
        return QCoreApplication.translate("ClockFaces", "flag fell first")
    return QCoreApplication.translate("ClockFaces", "flag fell")


def _stopped_word(state: ClockState) -> str:
    return {
        ClockState.READY: QCoreApplication.translate("ClockFaces", "not started"),
        ClockState.PAUSED: QCoreApplication.translate("ClockFaces", "paused"),
        ClockState.HELD: QCoreApplication.translate("ClockFaces", "stopped"),
        ClockState.ADJOURNED: QCoreApplication.translate("ClockFaces", "adjourned"),
        ClockState.OVER: QCoreApplication.translate("ClockFaces", "game over"),
    }[state]
