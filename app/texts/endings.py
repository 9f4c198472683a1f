"""Sides, results and how a game ended, in the words of the glossary."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from app.texts.sides import side_called
from engine.base import Outcome, Side, Termination, Winner
from engine.game import SideNames


def side_name(side: Side, names: SideNames = SideNames.RED_BLACK) -> str:
    """红方 or 黑方, or as another game calls its sides."""
    return side_called(side, names)


def result_text(outcome: Outcome, names: SideNames = SideNames.RED_BLACK) -> str:
    """Who won, in two or three words."""
    return winner_text(outcome.winner, names)


def winner_text(winner: Winner, names: SideNames = SideNames.RED_BLACK) -> str:
    """A result without how it came about."""
    if names is not SideNames.RED_BLACK and winner in (Winner.RED, Winner.BLACK):
        text = QCoreApplication.translate("Endings", "{side} wins")
        return text.format(side=side_called(Side(winner), names))
    match winner:
        case Winner.RED:
            return QCoreApplication.translate("Endings", "Red wins")
        case Winner.BLACK:
            return QCoreApplication.translate("Endings", "Black wins")
        case Winner.DRAW:
            return QCoreApplication.translate("Endings", "Draw")
        case Winner.NONE:
            return QCoreApplication.translate("Endings", "Both sides lose")


def ending_text(outcome: Outcome, names: SideNames = SideNames.RED_BLACK) -> str:
    """How it ended and by which article: "Black lost on time (4.1.4)". Another game than xiangqi has no article."""
    how = _elsewhere(outcome, names) or _loss(outcome, names) or termination_text(outcome.termination)
    if not outcome.article or names is not SideNames.RED_BLACK:
        return how
    template = QCoreApplication.translate("Endings", "{how} ({article})", "how a game ended, and the article")
    return template.format(how=how, article=outcome.article)


def _elsewhere(outcome: Outcome, names: SideNames) -> str:
    """What another game decides on its board, whatever it calls that; "" for all else."""
    if names is SideNames.RED_BLACK:
        return ""
    if outcome.termination is Termination.CHECKMATE and outcome.winner in (Winner.RED, Winner.BLACK):
        text = QCoreApplication.translate("Endings", "{side} lost on the board")
        return text.format(side=side_called(Side(outcome.winner).other, names))
    return other_ending(outcome.termination)


def other_ending(termination: Termination) -> str:
    """An ending of another game that xiangqi has another word for, "" for any that is called so everywhere."""
    match termination:
        case Termination.CHECKMATE:
            return QCoreApplication.translate("Endings", "decided on the board")
        case Termination.NO_WINNING_CHANCES:
            return QCoreApplication.translate("Endings", "drawn on the board")
        case _:
            return ""


def _loss(outcome: Outcome, names: SideNames) -> str:
    """How the loser lost, as a whole sentence: 黑方将死 alone would say that Black mated."""
    if outcome.winner not in (Winner.RED, Winner.BLACK):
        return ""
    sentences = {
        Termination.CHECKMATE: QCoreApplication.translate("Endings", "{side} is checkmated"),
        Termination.STALEMATE: QCoreApplication.translate("Endings", "{side} is stalemated"),
        Termination.TIME: QCoreApplication.translate("Endings", "{side} lost on time"),
        Termination.RESIGNATION: QCoreApplication.translate("Endings", "{side} resigned"),
        Termination.FACING_GENERALS: QCoreApplication.translate("Endings", "{side} made the generals face each other"),
        Termination.LATE: QCoreApplication.translate("Endings", "{side} lost by lateness"),
        Termination.ILLEGAL_MOVE: QCoreApplication.translate("Endings", "{side} made an illegal move"),
        Termination.REFUSED_TO_VARY: QCoreApplication.translate("Endings", "{side} refused to vary"),
        Termination.FOULS: _too_many_fouls(outcome),
        Termination.MISCONDUCT: QCoreApplication.translate(
            "Endings", "refusal of the rules, or grave misconduct, by {side}"
        ),
        Termination.PERPETUAL: QCoreApplication.translate("Endings", "perpetual check or chase by {side}"),
        Termination.FORFEIT: QCoreApplication.translate("Endings", "{side} forfeited"),
    }
    return sentences.get(outcome.termination, "").format(side=side_called(Side(outcome.winner).other, names))


def _too_many_fouls(outcome: Outcome) -> str:
    """S0 names the number; other regulations have others."""
    if outcome.article == Termination.FOULS.article:
        return QCoreApplication.translate("Endings", "{side} committed three fouls")
    return QCoreApplication.translate("Endings", "{side} reached the number of fouls that loses")


def termination_text(termination: Termination) -> str:
    """The name of an ending, as it stands on the score sheet."""
    return _board_ending(termination) or _ruled_ending(termination) or _draw(termination) or _outside(termination)


def _board_ending(termination: Termination) -> str:
    match termination:
        case Termination.CHECKMATE:
            return QCoreApplication.translate("Endings", "checkmate")
        case Termination.STALEMATE:
            return QCoreApplication.translate("Endings", "stalemated")
        case Termination.TIME:
            return QCoreApplication.translate("Endings", "lost on time")
        case Termination.RESIGNATION:
            return QCoreApplication.translate("Endings", "resigned")
        case _:
            return ""


def _ruled_ending(termination: Termination) -> str:
    match termination:
        case Termination.FACING_GENERALS:
            return QCoreApplication.translate("Endings", "made the generals face each other")
        case Termination.LATE:
            return QCoreApplication.translate("Endings", "lost by lateness")
        case Termination.ILLEGAL_MOVE:
            return QCoreApplication.translate("Endings", "illegal move")
        case Termination.REFUSED_TO_VARY:
            return QCoreApplication.translate("Endings", "refused to vary")
        case Termination.FOULS:
            return QCoreApplication.translate("Endings", "three fouls")
        case Termination.MISCONDUCT:
            return QCoreApplication.translate("Endings", "refused the rules, or grave misconduct")
        case Termination.PERPETUAL:
            return QCoreApplication.translate("Endings", "perpetual check or chase")
        case _:
            return ""


def _draw(termination: Termination) -> str:
    match termination:
        case Termination.NO_WINNING_CHANCES:
            return QCoreApplication.translate("Endings", "no winning chances for either side")
        case Termination.AGREEMENT:
            return QCoreApplication.translate("Endings", "draw by agreement")
        case Termination.REPETITION:
            return QCoreApplication.translate("Endings", "draw, neither side varied")
        case Termination.NATURAL_LIMIT:
            return QCoreApplication.translate("Endings", "natural move limit")
        case _:
            return ""


def _outside(termination: Termination) -> str:
    match termination:
        case Termination.FORFEIT:
            return QCoreApplication.translate("Endings", "forfeit")
        case Termination.DOUBLE_LOSS:
            return QCoreApplication.translate("Endings", "ruled a loss for both")
        case Termination.BYE:
            return QCoreApplication.translate("Endings", "bye")
        case Termination.ANNULLED:
            return QCoreApplication.translate("Endings", "annulled")
        case Termination.ADJOURNED:
            return QCoreApplication.translate("Endings", "adjourned")
        case _:
            return str(termination)


def span_text(ms: int) -> str:
    """A length of time in words, to the second: "1 h 2 min 3 s"."""
    seconds = max(0, ms) // 1_000
    hours, rest = divmod(seconds, 3_600)
    minutes, seconds = divmod(rest, 60)
    parts = []
    if hours:
        parts.append(QCoreApplication.translate("Endings", "{n} h", "hours").format(n=hours))
    if minutes:
        parts.append(QCoreApplication.translate("Endings", "{n} min", "minutes").format(n=minutes))
    if seconds or not parts:
        parts.append(QCoreApplication.translate("Endings", "{n} s", "seconds").format(n=seconds))
    return " ".join(parts)


def joined(parts: list[str]) -> str:
    """Texts in a row, with the list comma of the language."""
    return QLocale().createSeparatedList(parts)


def in_a_row(text: str, *others: str) -> str:
    """Sentences one after the other, as the language writes them: Chinese puts no space between."""
    template = QCoreApplication.translate("Endings", "{first} {second}", "two sentences in a row")
    for other in filter(None, others):
        text = template.format(first=text, second=other) if text else other
    return text
