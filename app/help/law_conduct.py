"""What regulations say of illegal moves, touches, fouls, draw offers, the record and lateness, in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row, span_text
from engine.base import Termination
from engine.game import FoulCause, Regulations
from engine.game.regulations import Adjusting, TouchMove


def illegal_moves(law: Regulations) -> str:
    """What becomes of a move against the rules."""
    moves, foul = law.moves, law.fouls.article_of(FoulCause.ILLEGAL_MOVE)
    if moves.illegal_refused:
        return QCoreApplication.translate("HelpLaw", "The program does not let one be made.")
    parts = []
    if foul:
        text = QCoreApplication.translate("HelpLaw", "One that was made is a foul ({article}).")
        parts.append(text.format(article=foul))
    if moves.illegal_moves_lose_at == 1:
        text = QCoreApplication.translate("HelpLaw", "One that was made loses the game ({article}).")
        parts.append(text.format(article=law.article_of(Termination.ILLEGAL_MOVE)))
    elif moves.illegal_moves_lose_at:
        text = QCoreApplication.translate("HelpLaw", "Illegal move no. {n} of a side loses the game ({article}).")
        parts.append(text.format(n=moves.illegal_moves_lose_at, article=law.article_of(Termination.ILLEGAL_MOVE)))
    if moves.suicide_loses:
        text = QCoreApplication.translate("HelpLaw", "A move that exposes one's own general loses at once ({article}).")
        parts.append(text.format(article=law.article_of(Termination.FACING_GENERALS)))
    return in_a_row("", *parts) if parts else _left_to_referee()


def _left_to_referee() -> str:
    return QCoreApplication.translate("HelpLaw", "What follows is for the referee to decide.")


def touch(law: Regulations) -> str:
    """Whether a touched piece binds, and how pieces are adjusted."""
    match law.moves.touch:
        case TouchMove.OFF:
            return QCoreApplication.translate("HelpLaw", "Touching a piece binds nobody.")
        case TouchMove.RECORDED:
            text = QCoreApplication.translate(
                "HelpLaw",
                "Touched pieces are noted; whether they bind the referee says.",
            )
        case TouchMove.ENFORCED:
            text = QCoreApplication.translate(
                "HelpLaw",
                "One's own piece that was touched has to move, an enemy piece that was touched to be captured.",
            )
    return in_a_row(text, _adjusting(law.moves.adjusting))


def _adjusting(adjusting: Adjusting) -> str:
    match adjusting:
        case Adjusting.CONSENT:
            return QCoreApplication.translate(
                "HelpLaw",
                "To adjust pieces takes the opponent's consent beforehand, and one's own time.",
            )
        case Adjusting.ANNOUNCED:
            return QCoreApplication.translate(
                "HelpLaw",
                "Whoever adjusts pieces says so beforehand, and does it in his own time.",
            )
        case Adjusting.FORBIDDEN:
            return QCoreApplication.translate("HelpLaw", "Pieces may not be adjusted.")


def fouls(law: Regulations) -> str:
    """Which fouls there are, and how many lose."""
    rules = law.fouls
    if not rules.articles:
        return ""
    comma = QCoreApplication.translate("HelpLaw", ", ", "between articles")
    text = QCoreApplication.translate("HelpLaw", "Articles {articles}.")
    parts = [text.format(articles=comma.join(rules.articles))]
    if rules.lose_at:
        text = QCoreApplication.translate("HelpLaw", "Foul no. {n} of a side in one game loses it ({article}).")
        parts.append(text.format(n=rules.lose_at, article=law.article_of(Termination.FOULS)))
    else:
        parts.append(_left_to_referee())
    if rules.press_without_move_loses_at:
        text = QCoreApplication.translate(
            "HelpLaw",
            "Pressing the clock without a move loses at no. {n} of a side ({article}).",
        )
        parts.append(text.format(n=rules.press_without_move_loses_at, article=rules.press_without_move_article))
    return in_a_row("", *parts)


def draw_offers(law: Regulations) -> str:
    """When a draw may be offered, and how often."""
    parts, article = [], law.fouls.article_of(FoulCause.REPEATED_OFFER)
    if law.draw.own_time_only:
        parts.append(QCoreApplication.translate("HelpLaw", "Only in one's own time."))
    if law.draw.repeated_is_foul and article:
        text = QCoreApplication.translate("HelpLaw", "To offer again right after a refusal is a foul ({article}).")
        parts.append(text.format(article=article))
    if law.draw.lead_at_most is not None and article:
        text = QCoreApplication.translate(
            "HelpLaw",
            "To be more than {n} ahead of the opponent in offers is a foul ({article}).",
        )
        parts.append(text.format(n=law.draw.lead_at_most, article=article))
    return in_a_row("", *parts)


def record(law: Regulations) -> str:
    """The players' own record."""
    parts, article = [], law.fouls.article_of(FoulCause.RECORD)
    if law.record.omitted_moves_foul:
        if article:
            text = QCoreApplication.translate("HelpLaw", "Each {n} moves in a row left out are a foul ({article}).")
        else:
            text = QCoreApplication.translate("HelpLaw", "Not more than {n} moves in a row may be left out.")
        parts.append(text.format(n=law.record.omitted_moves_foul, article=article))
    if law.record.exempt_below_s:
        text = QCoreApplication.translate(
            "HelpLaw",
            "With less than {time} left of the period a player may stop writing for a while.",
        )
        parts.append(text.format(time=span_text(law.record.exempt_below_s * 1_000)))
    return in_a_row("", *parts)


def lateness(law: Regulations) -> str:
    """How late is too late."""
    parts, article = [], law.fouls.article_of(FoulCause.LATE)
    if law.late.limit_min is not None:
        text = QCoreApplication.translate("HelpLaw", "More than {time} loses the game ({article}).")
        time = span_text(law.late.limit_min * 60_000)
        parts.append(text.format(time=time, article=law.article_of(Termination.LATE)))
    if law.late.within_is_foul and article:
        text = QCoreApplication.translate("HelpLaw", "Less is a foul ({article}).")
        parts.append(text.format(article=article))
    return in_a_row("", *parts)
