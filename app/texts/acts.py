"""What a referee chooses from, with its article: fouls (S0 9.1) and endings (S0 4)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import termination_text
from engine.base import Termination
from engine.game import FoulCause


def foul_title(article: str) -> str:
    """A foul of S0 9.1 as one line; an article of another text stands alone."""
    words = _foul(article)
    if not words:
        return article
    return QCoreApplication.translate("Acts", "{article}  {words}", "article of a foul and its name").format(
        article=article, words=words
    )


def offence(cause: FoulCause) -> str:
    """What somebody did that is a foul, whatever its article is in the edition that is played."""
    match cause:
        case FoulCause.PRESS_WITHOUT_MOVE:
            return QCoreApplication.translate("Acts", "pressed the clock without a move")
        case FoulCause.ILLEGAL_MOVE:
            return QCoreApplication.translate("Acts", "made an illegal move")
        case FoulCause.LATE:
            return QCoreApplication.translate("Acts", "came late")
        case _:
            return _foul(cause.article)


def _foul(article: str) -> str:
    match article:
        case "9.1.1":
            return QCoreApplication.translate("Acts", "disturbed the opponent in the opponent's time")
        case "9.1.2":
            return QCoreApplication.translate("Acts", "stopped or started the clock without right")
        case "9.1.3":
            return QCoreApplication.translate("Acts", "offered a draw again after a refusal")
        case "9.1.4":
            return QCoreApplication.translate("Acts", "claimed the natural limit wrongly")
        case "9.1.5":
            return QCoreApplication.translate("Acts", "touched a piece of one's own that can't move")
        case "9.1.6":
            return QCoreApplication.translate("Acts", "touched a piece that can't be captured")
        case "9.1.7":
            return QCoreApplication.translate("Acts", "left too many moves unrecorded")
        case "9.1.8":
            return QCoreApplication.translate("Acts", "broke the players' duties (article 8)")
        case _:
            return ""


def ruling_title(ending: Termination) -> str:
    """An ending as one line, with its article in S0."""
    words = termination_text(ending)
    if not ending.article:
        return words
    return QCoreApplication.translate("Acts", "{article}  {words}", "article of a foul and its name").format(
        article=ending.article, words=words
    )
