"""The log's sentences about a game put off and its end: sealed move, result amended, signatures, sign-off."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.log.judgement import outcome_text
from app.log.telling import Moment, Sentences, of_side
from app.texts.desk_lock import who_text
from app.texts.endings import in_a_row
from engine.game import (
    Amendment,
    AppealNoted,
    HandedOver,
    Person,
    Reopened,
    ResultAmended,
    Sealed,
    SessionEndAnnounced,
    SignatureRefused,
    Signed,
    SignedOff,
)


def _announced(event: SessionEndAnnounced, _moment: Moment) -> str:
    return QCoreApplication.translate("Log", "It is announced that the session ends at {time}.").format(time=event.at)


def _sealed(event: Sealed, _moment: Moment) -> str:
    if event.on_paper:
        text = QCoreApplication.translate("Log", "Adjourned. {side} has sealed its move, on paper. Both clocks stand.")
    else:
        text = QCoreApplication.translate("Log", "Adjourned. {side} has sealed its move. Both clocks stand.")
    resumes = QCoreApplication.translate("Log", "The game goes on: {time}.").format(time=event.resumes)
    return in_a_row(of_side(text, event.side), resumes if event.resumes else "")


def _reopened(event: Reopened, moment: Moment) -> str:
    mover = moment.before.position.to_move
    move = moment.move(event.uci, event.irregular)
    if moment.after.outcome is not None:
        return of_side(QCoreApplication.translate("Log", "Reopened: {side} had sealed {move}."), mover, move=move)
    text = QCoreApplication.translate("Log", "Reopened: {side} had sealed {move}; {other}'s clock runs.")
    return of_side(text, mover, move=move)


def _amended(event: ResultAmended, _moment: Moment) -> str:
    match event.amendment:
        case Amendment.CLERICAL:
            why = QCoreApplication.translate("Log", "it was written down wrongly")
        case Amendment.APPEAL:
            why = QCoreApplication.translate("Log", "an appeal is upheld")
        case Amendment.CONDUCT:
            why = QCoreApplication.translate("Log", "the conduct after the game")
    text = QCoreApplication.translate("Log", "The result is changed, for {why} ({who}): {old} becomes {new}.")
    old, new = outcome_text(event.old), outcome_text(event.outcome)
    return text.format(why=why, who=who_text("", event.by), old=old, new=new)


def _signed(event: Signed, _moment: Moment) -> str:
    side = event.person.side
    if side is not None:
        return of_side(QCoreApplication.translate("Log", "{side} signs."), side)
    if event.person is Person.REFEREE:
        return QCoreApplication.translate("Log", "The referee signs.")
    return QCoreApplication.translate("Log", "The players sign.")


def _unsigned(event: SignatureRefused, _moment: Moment) -> str:
    side = event.person.side
    if side is None:
        return QCoreApplication.translate("Log", "A signature is refused.")
    return of_side(QCoreApplication.translate("Log", "{side} refuses to sign."), side)


def _appeal(event: AppealNoted, _moment: Moment) -> str:
    return of_side(QCoreApplication.translate("Log", "{side} reserves an appeal."), event.side)


def _handed_over(event: HandedOver, _moment: Moment) -> str:
    text = QCoreApplication.translate("Log", "The game is handed over to {who}.")
    return text.format(who=who_text(event.referee, event.role))


def _signed_off(_event: SignedOff, _moment: Moment) -> str:
    return QCoreApplication.translate("Log", "The game is finished; its record is closed.")


SENTENCES: Sentences = {
    SessionEndAnnounced: _announced,
    Sealed: _sealed,
    Reopened: _reopened,
    ResultAmended: _amended,
    Signed: _signed,
    SignatureRefused: _unsigned,
    AppealNoted: _appeal,
    HandedOver: _handed_over,
    SignedOff: _signed_off,
}
