"""Fouls and sanctions in the words of the desk: the duties of players, counts, announcements (S0 8, 9, 18)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.acts import numbered
from app.texts.desk_lock import role_name
from app.texts.endings import ending_text, in_a_row, result_text, side_name
from engine.base import Outcome, Side
from engine.game import FoulCalled, Game, Sanction, SanctionGiven, SideNames


def duty_title(article: str) -> str:
    """A duty of players as one line, with what it is about as far as the program knows."""
    return numbered(article, _duty(article) or _duty_of_2011(article))


def _duty(article: str) -> str:
    """S0 article 8."""
    match article:
        case "8.1":
            return QCoreApplication.translate("FoulDesk", "dress and bearing")
        case "8.2":
            return QCoreApplication.translate("FoulDesk", "pleaded not to know the rules")
        case "8.3":
            return QCoreApplication.translate("FoulDesk", "left the board, talked, or looked something up")
        case "8.4":
            return QCoreApplication.translate("FoulDesk", "disturbed the opponent or the play")
        case "8.5":
            return QCoreApplication.translate("FoulDesk", "asked out of turn, or did not obey the referee")
        case "8.6":
            return QCoreApplication.translate("FoulDesk", "pressed with the other hand, or too hard")
        case "8.7":
            return QCoreApplication.translate("FoulDesk", "arranged points or a draw")
        case _:
            return ""


def _duty_of_2011(article: str) -> str:
    """Article 16 of the rules of 2011."""
    match article:
        case "16.1":
            return QCoreApplication.translate("FoulDesk", "dress and manners")
        case "16.2":
            return QCoreApplication.translate("FoulDesk", "went far from the playing area")
        case "16.3":
            return QCoreApplication.translate("FoulDesk", "asked out of turn, or did not obey the referee")
        case "16.4":
            return QCoreApplication.translate("FoulDesk", "stayed in the hall after the game")
        case "16.5":
            return QCoreApplication.translate("FoulDesk", "unfair play, or want of respect")
        case _:
            return ""


def duty_wanted() -> str:
    """A foul against the duties of players names the duty."""
    return QCoreApplication.translate("FoulDesk", "Choose the duty that was broken.")


def foul_said(foul: FoulCalled, game: Game) -> str:
    """What is announced (9.2): "Black: foul 9.1.3, number 2 of 3."; ``game`` is the game after it."""
    article = foul.article
    if foul.detail:
        template = QCoreApplication.translate("FoulDesk", "{article}, {duty}", "a foul and the duty it was against")
        article = template.format(article=article, duty=foul.detail)
    limit = game.regulations.fouls.lose_at
    if limit is None:
        text = QCoreApplication.translate("FoulDesk", "{side}: foul {article}, number {n}.")
    else:
        text = QCoreApplication.translate("FoulDesk", "{side}: foul {article}, number {n} of {limit}.")
    return text.format(side=side_name(foul.side), article=article, n=game.foul_counts[foul.side], limit=limit)


def count_after(side: Side, after: Game, time: str) -> str:
    """What a foul comes to, were it called at this time of day."""
    limit, count = after.regulations.fouls.lose_at, after.foul_counts[side]
    if limit is None:
        text = QCoreApplication.translate("FoulDesk", "Now, at {time}; {side} then has {n}.")
    else:
        text = QCoreApplication.translate("FoulDesk", "Now, at {time}; {side} then has {n} of {limit}.")
    return text.format(time=time, side=side_name(side), n=count, limit=limit)


def sanction_title(sanction: Sanction) -> str:
    """A sanction with its article (18.1-18.3)."""
    return numbered(sanction.article, sanction_name(sanction))


def sanction_name(sanction: Sanction) -> str:
    match sanction:
        case Sanction.WARNING:
            return QCoreApplication.translate("FoulDesk", "warning")
        case Sanction.DISQUALIFIED:
            return QCoreApplication.translate("FoulDesk", "disqualified for the session")
        case Sanction.EXPELLED:
            return QCoreApplication.translate("FoulDesk", "expelled")


def power_needed(sanction: Sanction) -> str:
    """The lowest office that may impose it (18.1-18.3)."""
    text = QCoreApplication.translate("FoulDesk", "{sanction}: {role}, or a higher office ({article}).")
    role = role_name(sanction.imposed_by)
    return text.format(sanction=sanction_name(sanction), role=role, article=sanction.article)


def sanction_said(given: SanctionGiven) -> str:
    """A sanction as it is announced and listed."""
    text = QCoreApplication.translate("FoulDesk", "{side}: {sanction} ({article}). {role}.")
    return text.format(
        side=side_name(given.side),
        sanction=sanction_name(given.sanction),
        article=given.article,
        role=role_name(given.by),
    )


def counts_in_ranking() -> str:
    """What a sanction does beside the game (18.4)."""
    return QCoreApplication.translate(
        "FoulDesk", "It is no foul, and puts the player behind others of equal score (18.4)."
    )


def ruling_follows(endings: list[str]) -> str:
    """What a note makes the record call for."""
    text = QCoreApplication.translate("FoulDesk", "A ruling is then called for: {ending}.")
    return in_a_row("", *(text.format(ending=ending) for ending in endings))


def called_for(endings: list[str]) -> str:
    """What the record calls for beside what is ruled."""
    text = QCoreApplication.translate("FoulDesk", "The record calls for: {ending}.")
    return in_a_row("", *(text.format(ending=ending) for ending in endings))


def result_said(outcome: Outcome, names: SideNames = SideNames.RED_BLACK) -> str:
    """A result and how it came about, as a sentence."""
    text = QCoreApplication.translate("FoulDesk", "{result}: {ending}.", "a result and how it came about")
    return text.format(result=result_text(outcome, names), ending=ending_text(outcome, names))
