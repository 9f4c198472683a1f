"""Why the referee may not do an act at the desk now, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.game.errors import RefusalCode


def desk_refusal(code: RefusalCode) -> str:
    """The sentence for a refusal at the referee's desk, "" for any other."""
    return _clock(code) or _ruling(code) or _record(code) or _keying(code) or _closing(code)


def _clock(code: RefusalCode) -> str:
    match code:
        case RefusalCode.OUT_OF_DATE:
            return QCoreApplication.translate("Refusals", "The game has changed meanwhile. Look again.")
        case RefusalCode.BAD_AMOUNT:
            return QCoreApplication.translate("Refusals", "This figure is out of range.")
        case RefusalCode.NO_FLAG:
            return QCoreApplication.translate("Refusals", "No flag has fallen.")
        case RefusalCode.ALREADY_HERE:
            return QCoreApplication.translate("Refusals", "This side has moved already and can't be absent.")
        case RefusalCode.ALREADY_ABSENT:
            return QCoreApplication.translate("Refusals", "This side is noted as absent already.")
        case RefusalCode.NOT_ABSENT:
            return QCoreApplication.translate("Refusals", "This side is not noted as absent.")
        case RefusalCode.NOTHING_TO_REVERSE:
            return QCoreApplication.translate("Refusals", "There is no act of the referee to undo.")
        case RefusalCode.TOO_LATE_TO_REVERSE:
            return QCoreApplication.translate(
                "Refusals", "It can't be undone any more: time or lateness would have decided the game."
            )
        case _:
            return ""


def _ruling(code: RefusalCode) -> str:
    match code:
        case RefusalCode.NOT_IRREGULAR:
            return QCoreApplication.translate("Refusals", "This move is not against the rules.")
        case RefusalCode.ALREADY_NOTED:
            return QCoreApplication.translate("Refusals", "It is noted already.")
        case RefusalCode.NOTHING_TO_CORRECT:
            return QCoreApplication.translate("Refusals", "There is no move to correct.")
        case RefusalCode.NOTHING_DUE:
            return QCoreApplication.translate("Refusals", "No foul is waiting to be called.")
        case RefusalCode.NOT_IN_POWER:
            return QCoreApplication.translate("Refusals", "This is beyond the power of this referee (article 18).")
        case RefusalCode.NO_MISCONDUCT:
            return QCoreApplication.translate(
                "Refusals", "The loser neither refused a fair copy nor was put out of the session (7.4, 18.2)."
            )
        case RefusalCode.CLAIM_OPEN:
            return QCoreApplication.translate("Refusals", "A claim is waiting for its ruling.")
        case RefusalCode.NO_CLAIM:
            return QCoreApplication.translate("Refusals", "There is no claim to rule on.")
        case RefusalCode.CLAIM_NOT_HEARD:
            return QCoreApplication.translate("Refusals", "The regulations hear no such claim.")
        case RefusalCode.CLAIM_NEEDS_RECORD:
            return QCoreApplication.translate("Refusals", "Who has left so much out of his record is not heard (22.3).")
        case RefusalCode.LIMIT_NOT_REACHED:
            return QCoreApplication.translate(
                "Refusals", "There were not so many rounds without a capture yet (4.2.4)."
            )
        case _:
            return ""


def _record(code: RefusalCode) -> str:
    match code:
        case RefusalCode.RECORD_KEPT:
            return QCoreApplication.translate("Refusals", "The program keeps the record in this game.")
        case RefusalCode.RECORD_EXEMPT:
            return QCoreApplication.translate("Refusals", "This side may stop recording now (7.2).")
        case RefusalCode.RECORD_NOT_FILLED:
            return QCoreApplication.translate(
                "Refusals", "The omitted moves are to be filled in before the next move (7.2)."
            )
        case RefusalCode.NOTHING_TO_FILL:
            return QCoreApplication.translate("Refusals", "No moves are omitted.")
        case _:
            return ""


def _keying(code: RefusalCode) -> str:
    match code:
        case RefusalCode.NOT_KEYED:
            return QCoreApplication.translate("Refusals", "The program writes the record of this game itself.")
        case RefusalCode.RECORD_BEHIND:
            return QCoreApplication.translate(
                "Refusals", "The record does not show yet what stands on the wooden board: key the moves first."
            )
        case RefusalCode.NO_SUCH_PLY:
            return QCoreApplication.translate("Refusals", "No move is keyed there.")
        case RefusalCode.NO_ENDING:
            return QCoreApplication.translate("Refusals", "The record shows neither checkmate nor stalemate.")
        case RefusalCode.NO_CHANGE:
            return QCoreApplication.translate("Refusals", "The record has no change to take back.")
        case _:
            return ""


def _closing(code: RefusalCode) -> str:
    match code:
        case RefusalCode.ADJOURNED:
            return QCoreApplication.translate("Refusals", "The game is adjourned.")
        case RefusalCode.NOT_ADJOURNED:
            return QCoreApplication.translate("Refusals", "The game is not adjourned.")
        case RefusalCode.SEALED_DIFFERS:
            return QCoreApplication.translate("Refusals", "This is not the sealed move.")
        case RefusalCode.NOT_OVER:
            return QCoreApplication.translate("Refusals", "The game is not over yet.")
        case RefusalCode.ALREADY_SIGNED:
            return QCoreApplication.translate("Refusals", "It is signed, or refused, already.")
        case RefusalCode.SIGNATURES_MISSING:
            return QCoreApplication.translate("Refusals", "Signatures are missing.")
        case RefusalCode.DESK_LOCKED:
            return QCoreApplication.translate("Refusals", "The referee's desk is locked. Its passcode opens it.")
        case RefusalCode.BAD_PASSCODE:
            return QCoreApplication.translate("Refusals", "This is no passcode.")
        case RefusalCode.SIGNED_OFF:
            return QCoreApplication.translate("Refusals", "The game is signed. Nothing of it can be changed any more.")
        case _:
            return ""
