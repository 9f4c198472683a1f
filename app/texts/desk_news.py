"""What the referee has just done beside the board, for everybody: who is not there, a game put off and taken up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row, side_name
from engine.game import AbsenceNoted, Arrived, Event, Game, Reopened


def desk_news(event: Event, move_text: str) -> str:
    """The event as a sentence, "" for one of another kind. ``move_text`` is the last move as the record writes it."""
    match event:
        case AbsenceNoted():
            return QCoreApplication.translate("DeskNews", "{side} is not there.").format(side=side_name(event.side))
        case Arrived():
            return QCoreApplication.translate("DeskNews", "{side} has come.").format(side=side_name(event.side))
        case Reopened() if move_text:
            return QCoreApplication.translate("DeskNews", "Reopened; the sealed move is {move}.").format(move=move_text)
        case Reopened():
            return QCoreApplication.translate("DeskNews", "The game goes on.")
        case _:
            return ""


def adjourned_text(game: Game) -> str:
    """The game is adjourned: who sealed, and when it goes on."""
    envelope = game.envelope
    if envelope is None:
        return ""
    text = QCoreApplication.translate("DeskNews", "The game is adjourned; {side} has sealed its move.")
    resumes = QCoreApplication.translate("DeskNews", "It goes on: {time}.").format(time=envelope.resumes)
    return in_a_row(text.format(side=side_name(envelope.side)), resumes if envelope.resumes else "")
