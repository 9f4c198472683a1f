"""What a clock face says in words, short for the eye and as one sentence for a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.clock.view import ClockView
from engine.base import Side
from engine.clock import ClockState, Face, format_remaining


def side_name(side: Side) -> str:
    """The side on its plate."""
    if side is Side.RED:
        return QCoreApplication.translate("ClockFaces", "Red")
    return QCoreApplication.translate("ClockFaces", "Black")


def state_word(view: ClockView, side: Side) -> str:
    """What the plate of a side says beside its name; nothing while only the other side's clock runs."""
    if view.face(side).flag is not None:
        return _flag_word(view, side)
    if view.running is side:
        return QCoreApplication.translate("ClockFaces", "running")
    return "" if view.state is ClockState.RUNNING else _stopped_word(view.state)


def period_text(face: Face) -> str:
    """Which period the face is in; nothing where one allotment is all there is."""
    if face.due is None and face.period_number == 1:
        return QCoreApplication.translate("ClockFaces", "All-in")
    return QCoreApplication.translate("ClockFaces", "Period {n}").format(n=face.period_number)


def moves_text(face: Face) -> str:
    """Moves made of the moves due."""
    if face.due is None:
        return QCoreApplication.translate("ClockFaces", "Moves {made}").format(made=face.moves)
    return QCoreApplication.translate("ClockFaces", "Moves {made} / {due}").format(made=face.moves, due=face.due)


def sentence(view: ClockView, side: Side) -> str:
    """A face for a person who hears it."""
    face = view.face(side)
    state = state_word(view, side) or QCoreApplication.translate("ClockFaces", "not running")
    left = QCoreApplication.translate("ClockFaces", "{time} left").format(time=format_remaining(face.remaining))
    parts = [side_name(side), view.name(side), state, left, _moves_spoken(face)]
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
