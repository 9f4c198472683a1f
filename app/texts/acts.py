"""What a referee chooses from, each with its article in the regulations of the game: fouls and endings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import termination_text
from engine.base import Termination
from engine.game import FoulCause, Regulations


def foul_title(article: str, regulations: Regulations) -> str:
    """An article of the fouls as one line, with what it is about as far as the program knows."""
    return numbered(article, foul_words(article, regulations))


def foul_words(article: str, regulations: Regulations) -> str:
    """What is a foul by an article, "" where the program doesn't know it."""
    return _old_foul(article) if regulations.edition == "old" else _words(article, regulations)


def ruling_title(ending: Termination, regulations: Regulations) -> str:
    """An ending as one line, with its article."""
    return numbered(regulations.article_of(ending), termination_text(ending))


def numbered(article: str, words: str) -> str:
    """An article with what it says, as far as there is one and it is known."""
    if not article or not words:
        return article or words
    template = QCoreApplication.translate("Acts", "{article}  {words}", "article of a foul and its name")
    return template.format(article=article, words=words)


def _words(article: str, regulations: Regulations) -> str:
    """All that is a foul by an article. A press without a move is named where it has an article of its own."""
    fouls = regulations.fouls
    causes = [cause for cause in FoulCause if fouls.article_of(cause) == article]
    if len(causes) > 1:
        causes = [cause for cause in causes if cause is not FoulCause.PRESS_WITHOUT_MOVE]
    if causes == [FoulCause.TOUCHED_OWN, FoulCause.TOUCHED_ENEMY]:
        return QCoreApplication.translate("Acts", "touched a piece that can't move, or can't be captured")
    comma = QCoreApplication.translate("Acts", "; ", "between two fouls of one article")
    words = comma.join(map(offence, causes))
    if causes == [FoulCause.CONDUCT] and fouls.conduct:
        template = QCoreApplication.translate(
            "Acts", "{words} ({first} to {last})", "a foul and the articles it breaks"
        )
        return template.format(words=words, first=fouls.conduct[0], last=fouls.conduct[-1])
    return words


def offence(cause: FoulCause) -> str:
    """What somebody did that is a foul, whatever its article is in the edition that is played."""
    return _deed(cause) or _touch(cause) or _omission(cause)


def _deed(cause: FoulCause) -> str:
    match cause:
        case FoulCause.DISTURBANCE:
            return QCoreApplication.translate("Acts", "disturbed the opponent in the opponent's time")
        case FoulCause.CLOCK:
            return QCoreApplication.translate("Acts", "stopped or started the clock without right")
        case FoulCause.PRESS_WITHOUT_MOVE:
            return QCoreApplication.translate("Acts", "pressed the clock without a move")
        case FoulCause.REPEATED_OFFER:
            return QCoreApplication.translate("Acts", "offered a draw again after a refusal")
        case FoulCause.FALSE_CLAIM:
            return QCoreApplication.translate("Acts", "claimed the natural limit wrongly")
        case _:
            return ""


def _touch(cause: FoulCause) -> str:
    match cause:
        case FoulCause.TOUCHED_OWN:
            return QCoreApplication.translate("Acts", "touched a piece of one's own that can't move")
        case FoulCause.TOUCHED_ENEMY:
            return QCoreApplication.translate("Acts", "touched a piece that can't be captured")
        case FoulCause.ILLEGAL_MOVE:
            return QCoreApplication.translate("Acts", "made an illegal move")
        case _:
            return ""


def _omission(cause: FoulCause) -> str:
    match cause:
        case FoulCause.RECORD:
            return QCoreApplication.translate("Acts", "left too many moves unrecorded")
        case FoulCause.LATE:
            return QCoreApplication.translate("Acts", "came late")
        case FoulCause.CONDUCT:
            return QCoreApplication.translate("Acts", "broke the players' duties")
        case _:
            return ""


def _old_foul(article: str) -> str:
    """What the last chapter of the older rules (S2) forbids the players."""
    match article:
        case "11(一)":
            return QCoreApplication.translate("Acts", "talked, or lifted a piece and put it back")
        case "11(二)":
            return QCoreApplication.translate("Acts", "disputed the referee's decision")
        case _:
            return ""
