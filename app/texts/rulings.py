"""A ruling on a repetition in words: what follows, by which article of which edition, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from math import gcd

from PySide6.QtCore import QCoreApplication

from app.texts.endings import ending_text, in_a_row, joined, side_name
from app.texts.move_reasons import ATTACKS, class_name
from engine.base import Side
from engine.xiangqi.repetition import EDITIONS, Conduct, MoveClass, MoveReport, RuleSet, Ruling, Verdict

NUMERALS = "一二三四五六七八九"


def edition_name(rules: RuleSet) -> str:
    """The edition of the repetition rules."""
    match rules:
        case RuleSet.CXA_1999:
            return QCoreApplication.translate("Rulings", "repetition rules of 1999")
        case RuleSet.CXA_2011:
            return QCoreApplication.translate("Rulings", "repetition rules of 2011")
        case RuleSet.CXA_2020:
            return QCoreApplication.translate("Rulings", "repetition rules of 2020")
        case RuleSet.OLD:
            return QCoreApplication.translate("Rulings", "older repetition rules")
        case RuleSet.AXF:
            return QCoreApplication.translate("Rulings", "rules of the Asian federation")
        case RuleSet.WXF_2018:
            return QCoreApplication.translate("Rulings", "rules of the World federation, 2018")


def partly_known(rules: RuleSet) -> str:
    """What has to be said where an edition's own repetition rules are known only in part; "" for the others."""
    if not EDITIONS[rules].known_in_part:
        return ""
    text = QCoreApplication.translate(
        "Rulings",
        "The {edition} are known only in part. What they leave open is classed as the book of 2011 and its figures do.",
    )
    return text.format(edition=edition_name(rules))


def no_ruling_text() -> str:
    """There is no loop to rule on."""
    return QCoreApplication.translate("Rulings", "There is nothing to rule on: no loop was played three times.")


def loop_text(ruling: Ruling) -> str:
    """How long the loop is, where it began, how often it came."""
    cycle = ruling.cycle
    text = QCoreApplication.translate("Rulings", "Loop of {plies} moves from move {first} on, played {count} times.")
    if cycle.count == 1:
        text = QCoreApplication.translate("Rulings", "{plies} moves without a capture from move {first} on (23.4).")
    return text.format(plies=cycle.plies, first=cycle.from_ply, count=cycle.count)


def verdict_text(ruling: Ruling, rounds: int | None = None) -> str:
    """What follows if nobody varies. ``rounds`` are left to vary in, by default as the edition says."""
    verdict, outcome = ruling.verdict, ruling.outcome
    if verdict is None or outcome is None:
        return question_text(ruling)
    if verdict.loser is None:
        return ending_text(outcome)
    if verdict.must_vary:
        text = QCoreApplication.translate(
            "Rulings", "{side} must vary within {n} rounds; if it does not, it loses ({article})."
        )
        within = rounds or EDITIONS[ruling.rules].vary_within
        return text.format(side=side_name(verdict.loser), n=within, article=outcome.article)
    if ruling.conducts[verdict.loser] is Conduct.CHECK:
        text = QCoreApplication.translate("Rulings", "{side} checks perpetually and loses")
    else:
        text = QCoreApplication.translate("Rulings", "{side} chases perpetually and loses")
    text = text.format(side=side_name(verdict.loser))
    return _cited(text, outcome.article) if outcome.article else text


def _cited(text: str, article: str) -> str:
    template = QCoreApplication.translate("Rulings", "{text} ({article})", "a sentence and its article")
    return template.format(text=text, article=article)


def question_text(ruling: Ruling) -> str:
    """What is left to the referee where a search was not settled."""
    text = QCoreApplication.translate(
        "Rulings", "Needs the referee: is move {moves} a mate threat or a chase? The search ended at its bound."
    )
    return text.format(moves=joined([str(ply) for ply in ruling.questions]))


def grounds_text(ruling: Ruling) -> str:
    """Why: what both sides do in the loop, and the clause that decides."""
    return in_a_row(conducts_text(ruling), *([] if ruling.verdict is None else [_source(ruling, ruling.verdict)]))


def conducts_text(ruling: Ruling) -> str:
    """What the moves of each side come to."""
    return in_a_row("", *(side_text(ruling, side) for side in Side))


def _source(ruling: Ruling, verdict: Verdict) -> str:
    if not verdict.reason:
        template = QCoreApplication.translate("Rulings", "{clause}.", "a sentence")
    elif ruling.rules.is_chinese:
        template = QCoreApplication.translate("Rulings", "{clause} (article {article} of the book of 2011).")
    else:
        template = QCoreApplication.translate("Rulings", "{clause} (rule {article}).")
    return template.format(clause=_clause(ruling, verdict), article=verdict.reason)


def side_text(ruling: Ruling, side: Side) -> str:
    """长捉（禁止着法）: what a side's moves in the loop come to."""
    text = QCoreApplication.translate("Rulings", "{side}: {pattern} ({conduct}).")
    return text.format(
        side=side_name(side),
        pattern=pattern_text(reports_of(ruling, side)),
        conduct=_conduct(ruling.conducts[side], ruling.rules),
    )


def reports_of(ruling: Ruling, side: Side) -> tuple[MoveReport, ...]:
    """The reports of a side's moves in one round of the loop."""
    return ruling.reports[0 if ruling.mover is side else 1 :: 2]


def _conduct(conduct: Conduct, rules: RuleSet) -> str:
    if conduct is Conduct.ALLOWED:
        return QCoreApplication.translate("Rulings", "allowed moves")
    if conduct is Conduct.CHECK and not rules.is_chinese:
        return QCoreApplication.translate("Rulings", "perpetual check")
    return QCoreApplication.translate("Rulings", "forbidden moves")


def pattern_text(reports: Sequence[MoveReport]) -> str:
    """长将, 长捉, 一将一杀, 一捉一闲 …: the moves of a side in one round of the loop."""
    kinds = Counter(report.gravest if report.gravest in ATTACKS else MoveClass.IDLE for report in reports)
    if len(kinds) == 1:
        return _perpetual(next(iter(kinds)))
    common = gcd(*kinds.values())
    parts = []
    for kind in MoveClass:
        if kinds[kind]:
            count = kinds[kind] // common
            template = QCoreApplication.translate(
                "Rulings", "{n} {cls}", "so many moves of a class; {numeral}: the same"
            )
            numeral = NUMERALS[count - 1] if count <= len(NUMERALS) else str(count)
            parts.append(template.format(n=count, numeral=numeral, cls=class_name(kind)))
    joint = QCoreApplication.translate("Rulings", "{first} + {second}", "classes of moves: 一将一杀")
    return reduce(lambda first, second: joint.format(first=first, second=second), parts)


def _perpetual(kind: MoveClass) -> str:
    match kind:
        case MoveClass.CHECK:
            return QCoreApplication.translate("Rulings", "perpetual check")
        case MoveClass.KILL:
            return QCoreApplication.translate("Rulings", "perpetual mate threats")
        case MoveClass.CHASE:
            return QCoreApplication.translate("Rulings", "perpetual chase")
        case _:
            return QCoreApplication.translate("Rulings", "idle moves")


def _clause(ruling: Ruling, verdict: Verdict) -> str:
    match verdict.reason:
        case "25.1":
            return QCoreApplication.translate("Rulings", "In no case may one side alone check perpetually")
        case "25.2":
            return _allowed(ruling)
        case "25.3":
            return QCoreApplication.translate(
                "Rulings", "One side makes forbidden moves, the other allowed ones: the former varies"
            )
        case "26.8.1":
            return QCoreApplication.translate(
                "Rulings",
                "Both make forbidden moves, but {side} alone attacks a chariot or an unprotected piece single-handed, "
                "threatens mate or checks by turns: it varies",
            ).format(side=side_name(verdict.loser) if verdict.loser else "")
        case "25.4" | "26.8.4":
            return QCoreApplication.translate("Rulings", "Both make forbidden moves: a draw if neither varies")
        case "32":
            return QCoreApplication.translate("Rulings", "Two pieces that chase two are no perpetual chase")
        case _:
            return QCoreApplication.translate(
                "Rulings", "Check outweighs chase, chase outweighs the rest; the graver side loses, else it is a draw"
            )


def _allowed(ruling: Ruling) -> str:
    if all(conduct is Conduct.ALLOWED for conduct in ruling.conducts.values()):
        return QCoreApplication.translate("Rulings", "Both make allowed moves: a draw if neither varies")
    return QCoreApplication.translate("Rulings", "Attacks are answered by attacks: a draw if neither varies")
