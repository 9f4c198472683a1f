"""Why an act may not be done now, in a sentence a player understands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.desk_refusals import desk_refusal
from engine.game.errors import RefusalCode


def refusal_text(code: RefusalCode) -> str:
    """The sentence for a refusal."""
    return _phase(code) or _move(code) or _talk(code) or _touch(code) or _desk(code) or desk_refusal(code) or str(code)


def _phase(code: RefusalCode) -> str:
    match code:
        case RefusalCode.NOT_STARTED:
            return QCoreApplication.translate("Refusals", "The clocks have not been started yet.")
        case RefusalCode.ALREADY_STARTED:
            return QCoreApplication.translate("Refusals", "The game has been started already.")
        case RefusalCode.POSITION_DECIDED:
            return QCoreApplication.translate("Refusals", "The start position is decided already.")
        case RefusalCode.GAME_OVER:
            return QCoreApplication.translate("Refusals", "The game is over.")
        case RefusalCode.PAUSED:
            return QCoreApplication.translate("Refusals", "The clocks are stopped.")
        case RefusalCode.NOT_PAUSED:
            return QCoreApplication.translate("Refusals", "The clocks are running.")
        case RefusalCode.HELD:
            return QCoreApplication.translate("Refusals", "A flag has fallen; the referee decides.")
        case RefusalCode.FLAG_FELL:
            return QCoreApplication.translate("Refusals", "The time was over before that.")
        case _:
            return ""


def _move(code: RefusalCode) -> str:
    match code:
        case RefusalCode.NOT_YOUR_TURN:
            return QCoreApplication.translate("Refusals", "It is the other side's move.")
        case RefusalCode.NOT_YOUR_TIME:
            return QCoreApplication.translate("Refusals", "Only in one's own time (8.5).")
        case RefusalCode.NO_MOVE_TO_PRESS:
            return QCoreApplication.translate("Refusals", "No press without a move on the board.")
        case RefusalCode.AUTOMATIC_PRESS:
            return QCoreApplication.translate("Refusals", "The program presses the clock in this game.")
        case RefusalCode.NO_BOARD:
            return QCoreApplication.translate("Refusals", "Only the clock is used here; the board is on the table.")
        case RefusalCode.WOODEN_BOARD:
            return QCoreApplication.translate("Refusals", "That is done at the wooden board; the moves are keyed.")
        case RefusalCode.MALFORMED_MOVE:
            return QCoreApplication.translate("Refusals", "That is no move.")
        case RefusalCode.ILLEGAL_MOVE:
            return QCoreApplication.translate("Refusals", "The rules do not allow this move.")
        case _:
            return ""


def _talk(code: RefusalCode) -> str:
    match code:
        case RefusalCode.OFFER_OPEN:
            return QCoreApplication.translate("Refusals", "A draw offer is waiting for its answer.")
        case RefusalCode.NO_OFFER:
            return QCoreApplication.translate("Refusals", "There is no draw offer to answer.")
        case RefusalCode.OWN_OFFER:
            return QCoreApplication.translate("Refusals", "The opponent answers a draw offer.")
        case RefusalCode.NO_TAKEBACK:
            return QCoreApplication.translate("Refusals", "No move is taken back in this game (5.7).")
        case RefusalCode.NOTHING_TO_TAKE_BACK:
            return QCoreApplication.translate("Refusals", "There is no move to take back.")
        case RefusalCode.REQUEST_OPEN:
            return QCoreApplication.translate("Refusals", "A request is waiting for its answer.")
        case RefusalCode.NO_REQUEST:
            return QCoreApplication.translate("Refusals", "There is no request to answer.")
        case RefusalCode.OWN_REQUEST:
            return QCoreApplication.translate("Refusals", "The opponent answers a request.")
        case _:
            return ""


def _touch(code: RefusalCode) -> str:
    match code:
        case RefusalCode.NO_TOUCH_MOVE:
            return QCoreApplication.translate("Refusals", "Touch-move is not in force in this game.")
        case RefusalCode.NOTHING_THERE:
            return QCoreApplication.translate("Refusals", "There is no piece on this point.")
        case RefusalCode.NOTHING_TOUCHED:
            return QCoreApplication.translate("Refusals", "No piece is touched.")
        case RefusalCode.TOUCH_BINDS:
            return QCoreApplication.translate("Refusals", "A piece was touched, and touch-move binds (article 5).")
        case RefusalCode.NO_ADJUSTING:
            return QCoreApplication.translate("Refusals", "Pieces are not adjusted in this game.")
        case RefusalCode.ADJUSTING:
            return QCoreApplication.translate("Refusals", "Pieces are being adjusted now.")
        case RefusalCode.NOT_ADJUSTING:
            return QCoreApplication.translate("Refusals", "No pieces are being adjusted now.")
        case _:
            return ""


def _desk(code: RefusalCode) -> str:
    match code:
        case RefusalCode.NO_REFEREE:
            return QCoreApplication.translate("Refusals", "This game has no referee.")
        case RefusalCode.REFEREE_ONLY:
            return QCoreApplication.translate("Refusals", "Only the referee may do this.")
        case RefusalCode.PLAYERS_ONLY:
            return QCoreApplication.translate("Refusals", "Only the players may do this.")
        case RefusalCode.UNKNOWN_ARTICLE:
            return QCoreApplication.translate("Refusals", "No foul of this name is known to the regulations.")
        case RefusalCode.BAD_COUNT:
            return QCoreApplication.translate("Refusals", "A foul counts at least once.")
        case RefusalCode.INCOHERENT_OUTCOME:
            return QCoreApplication.translate("Refusals", "This result does not go with this ending.")
        case _:
            return ""
