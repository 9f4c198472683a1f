"""From the classes of the moves of a loop to the verdict: the table of each edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.base import Outcome, Side, Termination
from engine.xiangqi.repetition.rulesets import EDITIONS, Edition, RuleSet
from engine.xiangqi.threats.reports import MoveClass, MoveReport


class Conduct(StrEnum):
    """What all moves of a side in the loop come to: 长将, other 禁止着法, or 允许着法 (2011 24.9, 24.13, 24.14)."""

    CHECK = "check"
    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What follows if nobody varies. ``reason`` is the article of the repetition rules that decides."""

    loser: Side | None
    must_vary: bool = False
    reason: str = ""

    def outcome(self, rules: RuleSet) -> Outcome:
        """The end of the game by this verdict."""
        edition = EDITIONS[rules]
        if self.loser is None:
            return Outcome.draw(Termination.REPETITION, edition.draw_article)
        if self.must_vary:
            return Outcome.loss(self.loser, Termination.REFUSED_TO_VARY, edition.loss_article)
        return Outcome.loss(self.loser, Termination.PERPETUAL, edition.check_article)


Reports = Mapping[Side, Sequence[MoveReport]]


def conduct(reports: Sequence[MoveReport]) -> Conduct:
    """What a side's moves come to under the Chinese rules."""
    classes = {report.gravest for report in reports}
    if classes <= {MoveClass.CHECK}:
        return Conduct.CHECK
    return Conduct.FORBIDDEN if all(each.is_attack for each in classes) else Conduct.ALLOWED


def chinese_verdict(reports: Reports, rules: RuleSet) -> Verdict:
    """2011 chapter 6, article 25 and 26.8, and what the other editions have instead."""
    edition = EDITIONS[rules]
    red, black = (conduct(reports[side]) for side in Side)
    if red is black is Conduct.CHECK:
        return Verdict(None, reason="26.8.4")
    for side, own, other in ((Side.RED, red, black), (Side.BLACK, black, red)):
        if own is Conduct.CHECK:
            return Verdict(side, must_vary=not edition.check_loses, reason="25.1")
        if own is Conduct.FORBIDDEN and other is Conduct.ALLOWED:
            answered = _answers(reports[side.other], edition)
            return Verdict(None, reason="25.2") if answered else Verdict(side, must_vary=True, reason="25.3")
    if red is black is Conduct.ALLOWED:
        return Verdict(None, reason="25.2")
    return _weighed(reports) if edition.weighs_attacks else Verdict(None, reason="25.4")


def _answers(reports: Sequence[MoveReport], edition: Edition) -> bool:
    """Whether the side that has an idle move answers attacks all the same, as some editions see it."""
    attacks = [report.gravest.is_attack or (edition.pawns_answer and bool(report.waived)) for report in reports]
    return all(attacks) or (edition.one_answer_draws and any(attacks))


def _weighed(reports: Reports) -> Verdict:
    """Both sides attack all along: a single-handed attack must vary against a joint one (26.8.1-26.8.3)."""
    heavy = {side: all(report.is_heavy for report in reports[side]) for side in Side}
    for side in Side:
        if heavy[side] and not heavy[side.other]:
            return Verdict(side, must_vary=True, reason="26.8.1")
    return Verdict(None, reason="26.8.4")
