"""The duty to record, in the words of the desk (S0 7.1-7.4)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.acts import numbered
from app.texts.endings import in_a_row, side_name
from engine.base import Side
from engine.game import Clause, Game, RecordDemanded, RecordDuty, RecordRefused


def record_title(name: str) -> str:
    """One thing the referee does about the records, "" for an unknown name."""
    match name:
        case "omission":
            return QCoreApplication.translate("RecordDesk", "Moves left out...")
        case "demand":
            return QCoreApplication.translate("RecordDesk", "Demand of a player...")
        case "refusal":
            return QCoreApplication.translate("RecordDesk", "A player refuses...")
        case _:
            return ""


def filled_title(side: Side) -> str:
    """A player has filled in what was missing."""
    return QCoreApplication.translate("RecordDesk", "{side} has filled in").format(side=side_name(side))


def demand_title(article: str) -> str:
    """What can be demanded, with its article."""
    match article:
        case "7.1":
            words = QCoreApplication.translate("RecordDesk", "record every move")
        case "7.2":
            words = QCoreApplication.translate("RecordDesk", "fill in before moving")
        case _:
            words = QCoreApplication.translate("RecordDesk", "a fair copy after the game")
    return numbered(article, words)


def duty_text(duty: RecordDuty, each: int | None) -> str:
    """How a side stands with its record; ``each`` so many omitted moves in a row are a foul."""
    parts = []
    if duty.fill:
        parts.append(QCoreApplication.translate("RecordDesk", "must fill in before the next move"))
    elif duty.exempt:
        parts.append(QCoreApplication.translate("RecordDesk", "may stop recording"))
    if duty.omitted and each:
        text = QCoreApplication.translate("RecordDesk", "left out: {n}, a foul for each {each}")
        parts.append(text.format(n=duty.omitted, each=each))
    elif duty.omitted:
        parts.append(QCoreApplication.translate("RecordDesk", "left out: {n}").format(n=duty.omitted))
    comma = QCoreApplication.translate("RecordDesk", ", ", "between two things about a player's record")
    return comma.join(parts)


def record_state(game: Game, side: Side, now: int) -> str:
    """The same as a sentence, "" while all is well."""
    said = duty_text(game.record_duty(side, now), game.regulations.record.omitted_moves_foul)
    if not said:
        return ""
    template = QCoreApplication.translate("RecordDesk", "{side}: {duty}.", "how a player stands with the record")
    return template.format(side=side_name(side), duty=said)


def both_states(game: Game, now: int) -> str:
    """How both sides stand."""
    return in_a_row("", *(record_state(game, side, now) for side in Side))


def omission_outlook(side: Side, before: Game, after: Game, now: int) -> str:
    """What moves left out come to: the number in a row, and the foul that is then due (7.1, 9.1.7)."""
    due = [due for due in after.fouls_due if due not in before.fouls_due]
    texts = [
        QCoreApplication.translate("RecordDesk", "A foul is then due ({article}).").format(article=each.article)
        for each in due
    ]
    return in_a_row(record_state(after, side, now), *texts)


def demand_said(event: RecordDemanded | RecordRefused) -> str:
    """What was demanded of a side, or refused by it."""
    if isinstance(event, RecordDemanded):
        text = QCoreApplication.translate("RecordDesk", "Demanded of {side}: {what}.")
    else:
        text = QCoreApplication.translate("RecordDesk", "{side} refuses: {what}.")
    return text.format(side=side_name(event.side), what=demand_title(event.article))


def fill_text(game: Game, side: Side) -> str:
    """A side has to fill in before it moves, on its own clock (7.2)."""
    text = QCoreApplication.translate("RecordDesk", "{side}: fill in the record first, then move ({article}).")
    return text.format(side=side_name(side), article=game.regulations.clause(Clause.FILL_IN))


def filled_button() -> str:
    return QCoreApplication.translate("RecordDesk", "Filled in")
