"""What can go wrong in a game: an act refused, an event that can't follow, a set-up that can't be played."""

from __future__ import annotations

from enum import StrEnum

from engine.base import Fault
from engine.errors import ChuheError


class GameError(ChuheError):
    """The base of this floor's errors."""


class SetupError(GameError, ValueError):
    """A game can't begin from this set-up. ``faults``: what is wrong with its regulations, if they are to blame."""

    def __init__(self, message: str, faults: tuple[Fault, ...] = ()) -> None:
        super().__init__(message)
        self.faults = faults


class FoldError(GameError, ValueError):
    """An event that can't follow the events before it: a damaged or forged journal, or a fault of the program."""


class RefusalCode(StrEnum):
    """Why an act may not be done now. The values stand in journals (a refused press): never rename one."""

    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    POSITION_DECIDED = "position_decided"
    GAME_OVER = "game_over"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    HELD = "held"
    FLAG_FELL = "flag_fell"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOUR_TIME = "not_your_time"
    NO_MOVE_TO_PRESS = "no_move_to_press"
    AUTOMATIC_PRESS = "automatic_press"
    NO_BOARD = "no_board"
    WOODEN_BOARD = "wooden_board"
    NOT_KEYED = "not_keyed"
    RECORD_BEHIND = "record_behind"
    NO_SUCH_PLY = "no_such_ply"
    NO_ENDING = "no_ending"
    NO_CHANGE = "no_change"
    MALFORMED_MOVE = "malformed_move"
    ILLEGAL_MOVE = "illegal_move"
    OFFER_OPEN = "offer_open"
    NO_OFFER = "no_offer"
    OWN_OFFER = "own_offer"
    NO_TAKEBACK = "no_takeback"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    REQUEST_OPEN = "request_open"
    NO_REQUEST = "no_request"
    OWN_REQUEST = "own_request"
    NO_REFEREE = "no_referee"
    REFEREE_ONLY = "referee_only"
    PLAYERS_ONLY = "players_only"
    UNKNOWN_ARTICLE = "unknown_article"
    BAD_COUNT = "bad_count"
    INCOHERENT_OUTCOME = "incoherent_outcome"
    NO_MISCONDUCT = "no_misconduct"
    NO_TOUCH_MOVE = "no_touch_move"
    NOTHING_THERE = "nothing_there"
    NOTHING_TOUCHED = "nothing_touched"
    TOUCH_BINDS = "touch_binds"
    NO_ADJUSTING = "no_adjusting"
    ADJUSTING = "adjusting"
    NOT_ADJUSTING = "not_adjusting"
    OUT_OF_DATE = "out_of_date"
    BAD_AMOUNT = "bad_amount"
    NO_FLAG = "no_flag"
    ALREADY_HERE = "already_here"
    ALREADY_ABSENT = "already_absent"
    NOT_ABSENT = "not_absent"
    NOTHING_TO_REVERSE = "nothing_to_reverse"
    TOO_LATE_TO_REVERSE = "too_late_to_reverse"
    NOT_IRREGULAR = "not_irregular"
    ALREADY_NOTED = "already_noted"
    NOTHING_TO_CORRECT = "nothing_to_correct"
    NOTHING_DUE = "nothing_due"
    NOT_IN_POWER = "not_in_power"
    CLAIM_OPEN = "claim_open"
    NO_CLAIM = "no_claim"
    CLAIM_NOT_HEARD = "claim_not_heard"
    CLAIM_NEEDS_RECORD = "claim_needs_record"
    LIMIT_NOT_REACHED = "limit_not_reached"
    RECORD_KEPT = "record_kept"
    RECORD_EXEMPT = "record_exempt"
    RECORD_NOT_FILLED = "record_not_filled"
    NOTHING_TO_FILL = "nothing_to_fill"
    ADJOURNED = "adjourned"
    NOT_ADJOURNED = "not_adjourned"
    SEALED_DIFFERS = "sealed_differs"
    NOT_OVER = "not_over"
    ALREADY_SIGNED = "already_signed"
    SIGNATURES_MISSING = "signatures_missing"
    SIGNED_OFF = "signed_off"
    DESK_LOCKED = "desk_locked"
    BAD_PASSCODE = "bad_passcode"


class Refused(GameError):
    """The rules or the profile don't allow this act now; nothing was changed."""

    def __init__(self, code: RefusalCode) -> None:
        super().__init__(code.value)
        self.code = code
