"""What regulations say of repetition and of the natural limit, in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row, span_text
from app.texts.rulings import edition_name
from engine.base import Termination
from engine.game import FoulCause, Regulations
from engine.game.regulations import PerpetualCheck, Starter
from engine.xiangqi.repetition import RuleSet


def repetition(law: Regulations) -> str:
    """The edition, what follows from it, and who asks for a ruling."""
    rule = law.repetition
    text = QCoreApplication.translate("HelpLaw", "By the {edition}.")
    parts = [text.format(edition=edition_name(RuleSet(rule.rules)))]
    if rule.perpetual_check is PerpetualCheck.LOSES:
        text = QCoreApplication.translate("HelpLaw", "Perpetual check by one side alone loses at once ({article}).")
        parts.append(text.format(article=law.article_of(Termination.PERPETUAL)))
    text = QCoreApplication.translate(
        "HelpLaw",
        "A side that has to vary, and in {n} rounds does not, loses ({article}).",
    )
    parts.append(text.format(n=rule.rounds_to_vary, article=law.article_of(Termination.REFUSED_TO_VARY)))
    parts.append(_asked_by(law))
    return in_a_row("", *parts)


def _asked_by(law: Regulations) -> str:
    """Who may start a ruling; without a referee the players look at what the program says and go by it."""
    starters = law.repetition.started_by
    if not law.refereed or not starters:
        return ""
    if Starter.PLAYER not in starters:
        return QCoreApplication.translate("HelpLaw", "Only the referees take it up.")
    if Starter.REFEREE not in starters:
        return QCoreApplication.translate("HelpLaw", "A player has to ask for the ruling.")
    return QCoreApplication.translate("HelpLaw", "A player asks for the ruling, or the referee gives it unasked.")


def natural_limit(law: Regulations) -> str:
    """The limit, how it is claimed, and what a wrong claim costs."""
    limit = law.natural_limit
    text = QCoreApplication.translate(
        "HelpLaw",
        "{n} rounds in a row without a capture are a draw on claim ({article}).",
    )
    parts = [text.format(n=limit.rounds, article=law.article_of(Termination.NATURAL_LIMIT))]
    if limit.checks_counted is not None:
        text = QCoreApplication.translate("HelpLaw", "Of the claimant's checks at most {n} count.")
        parts.append(text.format(n=limit.checks_counted))
    return in_a_row("", *parts, _false_claim(law), _false_claims(law))


def _false_claim(law: Regulations) -> str:
    limit, article = law.natural_limit, law.fouls.article_of(FoulCause.FALSE_CLAIM)
    foul = article if limit.false_claim_is_foul else None
    time = span_text(limit.false_claim_penalty_s * 1_000) if limit.false_claim_penalty_s else ""
    if foul and time:
        text = QCoreApplication.translate("HelpLaw", "A wrong claim is a foul ({article}) and costs {time}.")
    elif foul:
        text = QCoreApplication.translate("HelpLaw", "A wrong claim is a foul ({article}).")
    elif time:
        text = QCoreApplication.translate("HelpLaw", "A wrong claim costs {time}.")
    else:
        return ""
    return text.format(article=foul, time=time)


def _false_claims(law: Regulations) -> str:
    limit = law.natural_limit
    if not limit.false_claims_lose_at:
        return ""
    text = QCoreApplication.translate(
        "HelpLaw",
        "Wrong claim no. {n} within the same stretch without a capture loses ({article}).",
    )
    return text.format(n=limit.false_claims_lose_at, article=limit.false_claims_article)
