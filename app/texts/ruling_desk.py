"""What the panel of a ruling says around it: the counts, the choices of the referee, and what goes into the record."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.claims import stretch_text
from app.texts.endings import ending_text, in_a_row, joined, side_name
from app.texts.move_reasons import class_name
from app.texts.rulings import conducts_text, edition_name, verdict_text
from engine.base import Outcome, Side
from engine.game import Finding, Game, NaturalCount, Regulations
from engine.xiangqi.repetition import Cycle, MoveClass, RuleSet, Ruling


def counts_text(game: Game, loop: Cycle | None) -> str:
    """The rounds without a capture, for each side where they count otherwise for a claim, and the loop going on."""
    parts = [_natural(*(game.natural_count(side) for side in Side))]
    if loop is not None:
        text = QCoreApplication.translate("RulingDesk", "A loop of {plies} moves has been played {count} times.")
        parts.append(text.format(plies=loop.plies, count=loop.count))
    return in_a_row("", *parts)


def _natural(red: NaturalCount | None, black: NaturalCount | None) -> str:
    if red is None or black is None:
        return ""
    text = QCoreApplication.translate("RulingDesk", "Rounds without a capture: {red} of {limit}.")
    if red.counted != black.counted:
        text = QCoreApplication.translate(
            "RulingDesk", "Rounds without a capture, of {limit}: {red} if Red claims, {black} if Black claims."
        )
    return text.format(limit=red.wanted // 2, red=red.counted // 2, black=black.counted // 2)


def count_details(game: Game) -> str:
    """Since when nothing was captured, and the checks since then where not all of them count."""
    red, black = (game.natural_count(side) for side in Side)
    if red is None or black is None:
        return ""
    return in_a_row(stretch_text(game, red), _checks(game.regulations, red, black))


def _checks(law: Regulations, red: NaturalCount, black: NaturalCount) -> str:
    """The checks of both sides, where no more than a number of them count for a claim (2011 22.2)."""
    most = law.natural_limit.checks_counted
    if most is None or not (red.checks or black.checks):
        return ""
    text = QCoreApplication.translate(
        "RulingDesk", "Checks since: Red {red}, Black {black}; of a claimant's at most {most} count (22.2)."
    )
    return text.format(red=red.checks, black=black.checks, most=most)


def vary_text(side: Side, rounds: int) -> str:
    """A choice: this side must vary."""
    text = QCoreApplication.translate("RulingDesk", "{side} must vary within {n} rounds")
    return text.format(side=side_name(side), n=rounds)


def cited_ending(outcome: Outcome, regulations: Regulations) -> str:
    """A choice: the game is over, so or so; as a line of its own it begins with a capital."""
    text = ending_text(regulations.cited(outcome))
    return text[:1].upper() + text[1:]


def play_on_text() -> str:
    """A choice: the claim is not upheld."""
    return QCoreApplication.translate("RulingDesk", "The claim is not upheld, the game goes on")


def confirmed_reason(ruling: Ruling, rounds: int) -> str:
    """What stands in the record where the referee follows the ruling (维持)."""
    text = QCoreApplication.translate("RulingDesk", "{edition}: {ruling} Confirmed by the referee.")
    return text.format(edition=edition_name(ruling.rules), ruling=_in_short(ruling, rounds))


def overruled_reason(ruling: Ruling, rounds: int, reason: str) -> str:
    """What stands in the record where he does not (改判)."""
    text = QCoreApplication.translate("RulingDesk", "{edition}: {ruling} Overruled by the referee: {reason}")
    return text.format(edition=edition_name(ruling.rules), ruling=_in_short(ruling, rounds), reason=reason)


def finding_text(finding: Finding | None) -> str:
    """What was found of a loop when it was ruled on, move by move; "" for nothing."""
    if finding is None:
        return ""
    text = QCoreApplication.translate("RulingDesk", "Found by the {edition} from move {ply} on: {classes}.")
    classes = joined([class_name(MoveClass(each)) for each in finding.classes])
    return text.format(edition=edition_name(RuleSet(finding.rules)), ply=finding.from_ply, classes=classes)


def unfounded_reason(reason: str) -> str:
    """What stands in the record of a repetition that did not come three times; ``reason`` is the referee's own."""
    text = QCoreApplication.translate("RulingDesk", "No loop was played three times (23.3).")
    if not reason:
        return text
    own = QCoreApplication.translate("RulingDesk", "Overruled by the referee: {reason}")
    return in_a_row(text, own.format(reason=reason))


def _in_short(ruling: Ruling, rounds: int) -> str:
    """What both sides do, and what follows: kept in the record, so that no later program judges otherwise."""
    return in_a_row(conducts_text(ruling), _stop(verdict_text(ruling, rounds)))


def _stop(text: str) -> str:
    """A sentence with its full stop."""
    stop = QCoreApplication.translate("RulingDesk", ".", "the full stop")
    return text if text.endswith((stop, "?", "？")) else text + stop


def friendly_text() -> str:
    """What two players without a referee do with a verdict."""
    return QCoreApplication.translate(
        "RulingDesk", "There is no referee: the players follow the verdict themselves, by varying or by agreeing."
    )
