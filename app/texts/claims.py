"""Claims of players (提请裁判审核) in words: what is claimed, what the count says, what follows."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row, side_name, span_text
from engine.base import Side, Termination
from engine.game import ClaimKind, ClaimMade, ClaimRuled, Event, FoulCause, Game, NaturalCount, Regulations, VaryOrdered
from engine.game import VaryStatus as Status


def kind_title(kind: ClaimKind) -> str:
    """自然限着 or 循环反复."""
    if kind is ClaimKind.NATURAL_LIMIT:
        return QCoreApplication.translate("Claims", "Natural move limit")
    return QCoreApplication.translate("Claims", "Repetition")


def claims_title(side: Side) -> str:
    """The heading over what a side can claim."""
    return QCoreApplication.translate("Claims", "{side} puts a claim to the referee").format(side=side_name(side))


def meaning_text(kind: ClaimKind, law: Regulations) -> str:
    """What is claimed, what the referee looks at, and what it costs if it is not true."""
    if kind is ClaimKind.REPETITION:
        text = QCoreApplication.translate(
            "Claims",
            "The same moves came round three times. The referee rules whether it is a draw ({article}) or a side must "
            "vary; a claim that is not true costs nothing.",
        )
        return text.format(article=law.article_of(Termination.REPETITION))
    limit = law.natural_limit
    text = QCoreApplication.translate("Claims", "{n} rounds in a row without a capture are a draw ({article}).")
    parts = [text.format(n=limit.rounds, article=law.article_of(Termination.NATURAL_LIMIT))]
    if limit.checks_counted is not None:
        text = QCoreApplication.translate("Claims", "Of the claimant's own checks at most {n} count.")
        parts.append(text.format(n=limit.checks_counted))
    return in_a_row("", *parts, *_costs(law))


def _costs(law: Regulations) -> Iterator[str]:
    """What a false claim of the natural limit costs."""
    limit, article = law.natural_limit, law.fouls.article_of(FoulCause.FALSE_CLAIM)
    if law.refereed and limit.false_claim_is_foul and article:
        text = QCoreApplication.translate("Claims", "If it is not true, that is a foul ({article}).")
        yield text.format(article=article)
    if law.refereed and limit.false_claim_penalty_s:
        text = QCoreApplication.translate("Claims", "It costs {time} on the clock.")
        yield text.format(time=span_text(limit.false_claim_penalty_s * 1_000))
    if law.refereed and limit.false_claims_lose_at:
        text = QCoreApplication.translate(
            "Claims", "False claim no. {n} before another capture loses the game ({article})."
        )
        yield text.format(n=limit.false_claims_lose_at, article=limit.false_claims_article)


def claim_text(game: Game, claim: ClaimMade) -> str:
    """Who claims what."""
    natural = claim.claim is ClaimKind.NATURAL_LIMIT
    article = game.regulations.article_of(Termination.NATURAL_LIMIT if natural else Termination.REPETITION)
    if natural:
        text = QCoreApplication.translate("Claims", "{side} claims the natural move limit ({article}).")
    else:
        text = QCoreApplication.translate("Claims", "{side} claims a repetition ({article}).")
    return text.format(side=side_name(claim.side), article=article)


def check_it() -> str:
    """The button that takes a claim up."""
    return QCoreApplication.translate("Claims", "Check it...")


def natural_verdict(game: Game, claim: ClaimMade) -> str:
    """Whether a claim of the natural limit is true by the count."""
    count = game.natural_count(claim.side)
    if count is None:
        return QCoreApplication.translate(
            "Claims", "The board is not seen here: the referee counts the rounds without a capture."
        )
    if count.holds:
        text = QCoreApplication.translate("Claims", "The claim is true: {counted} of {wanted} rounds count.")
    else:
        text = QCoreApplication.translate("Claims", "The claim is not true: {counted} of {wanted} rounds count.")
    return text.format(counted=count.counted // 2, wanted=count.wanted // 2)


def natural_grounds(game: Game, claim: ClaimMade) -> str:
    """How that was counted, and what follows."""
    law, count = game.regulations, game.natural_count(claim.side)
    if count is None:
        return in_a_row("", *_costs(law))
    follows = _drawn(law) if count.holds else _costs(law)
    return in_a_row(stretch_text(game, count), _checks_text(law, claim.side, count), *follows)


def _drawn(law: Regulations) -> Iterator[str]:
    text = QCoreApplication.translate("Claims", "If it is upheld, the game is drawn ({article}).")
    yield text.format(article=law.article_of(Termination.NATURAL_LIMIT))


def stretch_text(game: Game, count: NaturalCount) -> str:
    """Since when no piece was taken."""
    last = len(game.plies) - count.quiet
    if last >= 1:
        text = QCoreApplication.translate("Claims", "The last capture was move {ply}; {n} moves were made since.")
        return text.format(ply=last, n=count.quiet)
    text = QCoreApplication.translate("Claims", "Nothing has been captured; {n} moves were made.")
    if last < 0:
        text = QCoreApplication.translate(
            "Claims", "Nothing has been captured; {n} moves were made, {before} of them before the start position."
        )
    return text.format(n=count.quiet, before=-last)


def _checks_text(law: Regulations, side: Side, count: NaturalCount) -> str:
    """How many checks of the claimant there were, where no more than a number of them count (2011 22.2)."""
    most = law.natural_limit.checks_counted
    if most is None or not count.checks:
        return ""
    text = QCoreApplication.translate("Claims", "{side} checked {n} times; at most {most} checks count (22.2).")
    return text.format(side=side_name(side), n=count.checks, most=most)


def natural_reason(game: Game, claim: ClaimMade, upheld: bool, reason: str = "") -> str:
    """What stands in the record of the ruling: what was claimed, the count, and the referee's word."""
    count = game.natural_count(claim.side)
    parts = [claim_text(game, claim), *([] if count is None else [natural_verdict(game, claim)])]
    if reason:
        text = QCoreApplication.translate("Claims", "Overruled by the referee: {reason}")
        if count is None or count.holds is upheld:
            text = QCoreApplication.translate("Claims", "The referee: {reason}")
        parts.append(text.format(reason=reason))
    return in_a_row("", *parts)


def uphold_text() -> str:
    """A decision: the claim is true."""
    return QCoreApplication.translate("Claims", "The claim is true: a draw")


def reject_text() -> str:
    """A decision: the claim is not true."""
    return QCoreApplication.translate("Claims", "The claim is not true")


def not_heard_text() -> str:
    """A repetition claimed that did not come three times (23.3)."""
    return QCoreApplication.translate("Claims", "No loop was played three times: the claim is not heard (23.3).")


def players_only_text() -> str:
    """Where the referee does not begin (2011 23.1)."""
    return QCoreApplication.translate(
        "Claims", "By these rules a repetition is ruled on only when a player claims it (23.1)."
    )


def claim_news(game: Game, event: Event) -> str:
    """A claim, its ruling or an order to vary, as everybody is told; "" for any other event."""
    match event:
        case ClaimMade():
            clock = QCoreApplication.translate("Claims", "The clock goes on.")
            return in_a_row(claim_text(game, event), clock)
        case ClaimRuled():
            if event.upheld:
                return QCoreApplication.translate("Claims", "The referee upholds the claim.")
            return QCoreApplication.translate("Claims", "The referee does not uphold the claim; the game goes on.")
        case VaryOrdered():
            return vary_news(game)
        case _:
            return ""


def vary_news(game: Game) -> str:
    """Who has to vary while the order stands; "" without one."""
    order = game.vary_order
    if order is None or game.vary_status is not Status.OPEN:
        return ""
    text = QCoreApplication.translate("Claims", "{side} must vary within {n} rounds ({article}).")
    article = game.regulations.article_of(Termination.REFUSED_TO_VARY)
    return text.format(side=side_name(order.side), n=order.rounds, article=article)
