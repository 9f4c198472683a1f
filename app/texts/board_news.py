"""What just happened at the board beside moves: pieces touched and adjusted, moves pointed out, noted and put back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import side_name
from engine.game import (
    AdjustAnswered,
    Adjusted,
    BoardCorrected,
    CallMatter,
    CorrectionKind,
    Event,
    Game,
    IllegalMove,
    RefereeCalled,
    TouchReleased,
)


def board_news(game: Game, event: Event) -> str:
    """The event as a sentence, "" for one of another kind, and while a question says the same."""
    return _referee(event) if game.adjusting or game.adjust_asked else _adjusted(event) or _referee(event)


def corrected_text(event: BoardCorrected) -> str:
    """What a correction of the board has done."""
    if event.correction is CorrectionKind.COLOURS:
        return QCoreApplication.translate("BoardNews", "The players have changed sides.")
    if not event.plies:
        return QCoreApplication.translate("BoardNews", "The board was put right.")
    text = QCoreApplication.translate("BoardNews", "Moves put back: {count}. The clocks stand as before them.")
    return text.format(count=event.plies)


def adjusting_text(side: str) -> str:
    """Pieces may be adjusted now."""
    text = QCoreApplication.translate("BoardNews", "{side} adjusts pieces: until that is done, no touch counts.")
    return text.format(side=side)


def _adjusted(event: Event) -> str:
    match event:
        case AdjustAnswered(accepted=False):
            text = QCoreApplication.translate("BoardNews", "{side} does not agree to the adjusting: a touch counts.")
            return text.format(side=side_name(event.side))
        case Adjusted():
            text = QCoreApplication.translate("BoardNews", "{side} has adjusted its pieces: a touch counts again.")
            return text.format(side=side_name(event.side))
        case _:
            return ""


def _referee(event: Event) -> str:
    match event:
        case RefereeCalled(matter=CallMatter.ILLEGAL_MOVE):
            text = QCoreApplication.translate(
                "BoardNews", "{side} points out an illegal move to the referee; the clock goes on."
            )
            return text.format(side=side_name(event.side))
        case TouchReleased():
            return QCoreApplication.translate("BoardNews", "The referee finds that the piece was only brushed.")
        case IllegalMove():
            text = QCoreApplication.translate("BoardNews", "The referee notes an illegal move of {side}.")
            return text.format(side=side_name(event.side))
        case BoardCorrected():
            return corrected_text(event)
        case _:
            return ""
