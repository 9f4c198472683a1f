"""The log's sentences about judgement: fouls, illegal moves, sanctions, claims, records, the desk's lock."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.log.telling import Moment, Sentences, of_side
from app.texts.acts import foul_words
from app.texts.desk_lock import role_name
from app.texts.endings import ending_text, in_a_row, result_text
from app.texts.foul_desk import duty_title, sanction_name
from app.texts.ruling_desk import finding_text
from engine.base import Outcome, Side
from engine.game import (
    ClaimKind,
    ClaimMade,
    ClaimRuled,
    DeskUnlocked,
    FoulCalled,
    FoulWaived,
    IllegalMove,
    PasscodeRefused,
    PasscodeSet,
    RecordDemanded,
    RecordFilled,
    RecordOmitted,
    RecordRefused,
    Ruled,
    SanctionGiven,
    VaryOrdered,
)


def _foul(event: FoulCalled, moment: Moment) -> str:
    law = moment.after.regulations
    what = duty_title(event.detail) if event.detail else foul_words(event.article, law)
    if what:
        text = QCoreApplication.translate("Log", "{side} is called for a foul: {what}.")
    else:
        text = QCoreApplication.translate("Log", "{side} is called for a foul.")
    return in_a_row(of_side(text, event.side, what=what), _count(event.side, event.count, moment))


def _count(side: Side, count: int, moment: Moment) -> str:
    limit, total = moment.after.regulations.fouls.lose_at, moment.after.foul_counts[side]
    counted = "" if count == 1 else QCoreApplication.translate("Log", "It counts for {n}.").format(n=count)
    if limit is None:
        text = QCoreApplication.translate("Log", "Now {n} in all.")
    else:
        text = QCoreApplication.translate("Log", "Now {n} of {limit}.")
    return in_a_row(counted, text.format(n=total, limit=limit))


def _waived(event: FoulWaived, _moment: Moment) -> str:
    return QCoreApplication.translate("Log", "Entry {n} is ruled to be no foul.").format(n=event.source)


def _ruled(event: Ruled, _moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "The referee rules: {result}.").format(result=outcome_text(event.outcome))
    return in_a_row(text, finding_text(event.finding))


def outcome_text(outcome: Outcome) -> str:
    """A result and how it came about: "Red wins, Black lost on time (4.1.4)"."""
    text = QCoreApplication.translate("Log", "{result}, {ending}", "a result and how it came about")
    return text.format(result=result_text(outcome), ending=ending_text(outcome))


def _illegal(event: IllegalMove, moment: Moment) -> str:
    if not event.ply:
        return of_side(QCoreApplication.translate("Log", "An illegal move of {side} is noticed."), event.side)
    text = QCoreApplication.translate("Log", "An illegal move of {side} is noticed, move {n} of round {round}.")
    if event.facing:
        text = QCoreApplication.translate(
            "Log", "An illegal move of {side} is noticed, in round {round}: the generals face each other."
        )
    elif event.exposed:
        text = QCoreApplication.translate(
            "Log", "An illegal move of {side} is noticed, in round {round}: its general can be captured."
        )
    return of_side(text, event.side, n=event.ply, round=round_of(event.ply, moment.after.opening.to_move))


def round_of(ply: int, first: Side) -> int:
    """The round (回合) a ply stands in on the record, from 1."""
    return (ply + 1 + (first is Side.BLACK)) // 2


def _sanction(event: SanctionGiven, _moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "{role} imposes a sanction on {side}: {sanction}.")
    return of_side(text, event.side, role=role_name(event.by), sanction=sanction_name(event.sanction))


def _claimed(event: ClaimMade, _moment: Moment) -> str:
    if event.claim is ClaimKind.REPETITION:
        return of_side(QCoreApplication.translate("Log", "{side} puts a repetition to the referee."), event.side)
    text = QCoreApplication.translate(
        "Log", "{side} claims the natural limit. Counted without a capture: {counted} of {wanted} moves."
    )
    return of_side(text, event.side, counted=event.counted, wanted=event.wanted)


def _claim_ruled(event: ClaimRuled, _moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "The claim is rejected.")
    if event.upheld:
        text = QCoreApplication.translate("Log", "The claim is upheld.")
    return in_a_row(text, finding_text(event.finding))


def _vary(event: VaryOrdered, _moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "{side} is ordered to vary, within rounds: {n}.")
    return in_a_row(of_side(text, event.side, n=event.rounds), finding_text(event.finding))


def _omitted(event: RecordOmitted, _moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "{side} has left moves out of its record, running: {n}.")
    return of_side(text, event.side, n=event.moves)


def _filled(event: RecordFilled, _moment: Moment) -> str:
    return of_side(QCoreApplication.translate("Log", "{side} has filled in its record."), event.side)


def _demanded(event: RecordDemanded, _moment: Moment) -> str:
    match event.article:
        case "7.1":
            text = QCoreApplication.translate("Log", "{side} is told to record.")
        case "7.2":
            text = QCoreApplication.translate("Log", "{side} is told to fill in its record before it moves.")
        case _:
            text = QCoreApplication.translate("Log", "A fair copy is demanded of {side}.")
    return of_side(text, event.side)


def _record_refused(event: RecordRefused, _moment: Moment) -> str:
    match event.article:
        case "7.1":
            text = QCoreApplication.translate("Log", "{side} refuses to record.")
        case "7.2":
            text = QCoreApplication.translate("Log", "{side} refuses to fill in its record.")
        case _:
            text = QCoreApplication.translate("Log", "{side} refuses a fair copy.")
    return of_side(text, event.side)


def _passcode(event: PasscodeSet, _moment: Moment) -> str:
    if event.code:
        text = QCoreApplication.translate("Log", "The desk's passcode is set: {role}.")
    else:
        text = QCoreApplication.translate("Log", "The desk's passcode is taken away: {role}.")
    return text.format(role=role_name(event.role))


def _unlocked(event: DeskUnlocked, _moment: Moment) -> str:
    return QCoreApplication.translate("Log", "The desk is opened: {role}.").format(role=role_name(event.role))


def _tried(event: PasscodeRefused, _moment: Moment) -> str:
    return QCoreApplication.translate("Log", "A wrong passcode at the desk, running: {n}.").format(n=event.tries)


SENTENCES: Sentences = {
    FoulCalled: _foul,
    FoulWaived: _waived,
    Ruled: _ruled,
    IllegalMove: _illegal,
    SanctionGiven: _sanction,
    ClaimMade: _claimed,
    ClaimRuled: _claim_ruled,
    VaryOrdered: _vary,
    RecordOmitted: _omitted,
    RecordFilled: _filled,
    RecordDemanded: _demanded,
    RecordRefused: _record_refused,
    PasscodeSet: _passcode,
    DeskUnlocked: _unlocked,
    PasscodeRefused: _tried,
}
