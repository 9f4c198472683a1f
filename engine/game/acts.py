"""What can be done to a game, by whom, and in which phases."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from engine.game.persons import Person
from engine.game.phase import Phase


class Act(StrEnum):
    """What a person can do to a game."""

    START = "start"
    MOVE = "move"
    PRESS = "press"
    OFFER_DRAW = "offer_draw"
    ANSWER_DRAW = "answer_draw"
    ASK_TAKEBACK = "ask_takeback"
    ANSWER_TAKEBACK = "answer_takeback"
    RESIGN = "resign"
    CALL_REFEREE = "call_referee"
    PAUSE = "pause"
    RESUME = "resume"
    FOUL = "foul"
    RULE = "rule"
    TOUCH = "touch"
    ENTER_TOUCH = "enter_touch"
    RELEASE_TOUCH = "release_touch"
    ASK_ADJUST = "ask_adjust"
    ANSWER_ADJUST = "answer_adjust"
    END_ADJUST = "end_adjust"
    CORRECT_TIME = "correct_time"
    CORRECT_BOARD = "correct_board"
    NOTE_ABSENCE = "note_absence"
    NOTE_ARRIVAL = "note_arrival"
    REVERSE = "reverse"
    UNLOCK = "unlock"
    NOTE_ILLEGAL = "note_illegal"
    WAIVE_FOUL = "waive_foul"
    SANCTION = "sanction"
    CLAIM = "claim"
    RULE_CLAIM = "rule_claim"
    ORDER_VARY = "order_vary"
    NOTE_OMISSION = "note_omission"
    FILL_RECORD = "fill_record"
    DEMAND_RECORD = "demand_record"
    NOTE_RECORD_REFUSED = "note_record_refused"
    ANNOUNCE_END = "announce_end"
    SEAL = "seal"
    REOPEN = "reopen"
    AMEND = "amend"
    SIGN = "sign"
    NOTE_UNSIGNED = "note_unsigned"
    NOTE_APPEAL = "note_appeal"
    HAND_OVER = "hand_over"
    SIGN_OFF = "sign_off"
    KEY = "key"
    CONFIRM_ENDING = "confirm_ending"

    @property
    def actors(self) -> tuple[Person, ...]:
        """The persons who could ever do this."""
        if self is Act.KEY:
            return (Person.RECORDER,)
        if self in HOST_ACTS:
            return (Person.REFEREE, Person.PLAYERS)
        if self in COMMON_ACTS:
            return (Person.RED, Person.BLACK, Person.REFEREE)
        return (Person.RED, Person.BLACK) if self in PLAYER_ACTS else (Person.REFEREE,)

    @property
    def phases(self) -> frozenset[Phase]:
        """The phases in which this is done."""
        return _PHASES.get(self, _RUNNING)


HOST_ACTS = frozenset(
    {
        Act.START,
        Act.PAUSE,
        Act.RESUME,
        Act.ANNOUNCE_END,
        Act.SEAL,
        Act.REOPEN,
        Act.SIGN_OFF,
        Act.CONFIRM_ENDING,
    }
)
"""Acts of the referee, or of the players together where there is none."""

COMMON_ACTS = frozenset({Act.FILL_RECORD, Act.SIGN})
"""Acts of a player that the referee can also do."""

PLAYER_ACTS = frozenset(
    {
        Act.MOVE,
        Act.PRESS,
        Act.OFFER_DRAW,
        Act.ANSWER_DRAW,
        Act.ASK_TAKEBACK,
        Act.ANSWER_TAKEBACK,
        Act.RESIGN,
        Act.CALL_REFEREE,
        Act.TOUCH,
        Act.ASK_ADJUST,
        Act.ANSWER_ADJUST,
        Act.END_ADJUST,
        Act.CLAIM,
    }
)

_RUNNING = frozenset({Phase.RUNNING})
_BEGUN = frozenset({Phase.RUNNING, Phase.PAUSED, Phase.HELD})
_PLAYED = frozenset({Phase.RUNNING, Phase.PAUSED})
_OVER = frozenset({Phase.OVER})
_PHASES: Mapping[Act, frozenset[Phase]] = {
    Act.START: frozenset({Phase.SETUP}),
    Act.ANSWER_DRAW: _PLAYED,
    Act.RESIGN: _BEGUN,
    Act.CALL_REFEREE: _BEGUN,
    Act.RESUME: frozenset({Phase.PAUSED}),
    Act.FOUL: _BEGUN,
    Act.RULE: _BEGUN | {Phase.SETUP},
    Act.ENTER_TOUCH: _PLAYED,
    Act.RELEASE_TOUCH: _PLAYED,
    Act.ANSWER_ADJUST: _PLAYED,
    Act.CORRECT_TIME: _BEGUN | {Phase.SETUP},
    Act.CORRECT_BOARD: _BEGUN,
    Act.NOTE_ABSENCE: _PLAYED | {Phase.SETUP},
    Act.NOTE_ARRIVAL: _PLAYED | {Phase.SETUP},
    Act.REVERSE: frozenset(Phase),
    Act.UNLOCK: frozenset(Phase),
    Act.NOTE_ILLEGAL: _BEGUN,
    Act.WAIVE_FOUL: _BEGUN,
    Act.SANCTION: frozenset(Phase),
    Act.RULE_CLAIM: _BEGUN,
    Act.ORDER_VARY: _PLAYED,
    Act.NOTE_OMISSION: _PLAYED,
    Act.FILL_RECORD: _PLAYED,
    Act.DEMAND_RECORD: _BEGUN | _OVER,
    Act.NOTE_RECORD_REFUSED: _BEGUN | _OVER,
    Act.ANNOUNCE_END: _BEGUN | {Phase.SETUP},
    Act.REOPEN: frozenset({Phase.PAUSED}),
    Act.AMEND: _OVER,
    Act.SIGN: _OVER,
    Act.NOTE_UNSIGNED: _OVER,
    Act.NOTE_APPEAL: _BEGUN | _OVER,
    Act.HAND_OVER: frozenset(Phase),
    Act.SIGN_OFF: _OVER,
    Act.KEY: _BEGUN | _OVER,
    Act.CONFIRM_ENDING: _BEGUN,
}
