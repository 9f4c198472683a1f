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

    @property
    def actors(self) -> tuple[Person, ...]:
        """The persons who could ever do this."""
        if self in HOST_ACTS:
            return (Person.REFEREE, Person.PLAYERS)
        return (Person.REFEREE,) if self in REFEREE_ACTS else (Person.RED, Person.BLACK)

    @property
    def phases(self) -> frozenset[Phase]:
        """The phases in which this is done."""
        return _PHASES.get(self, _RUNNING)


HOST_ACTS = frozenset({Act.START, Act.PAUSE, Act.RESUME})
REFEREE_ACTS = frozenset({Act.FOUL, Act.RULE, Act.ENTER_TOUCH, Act.RELEASE_TOUCH})

_RUNNING = frozenset({Phase.RUNNING})
_BEGUN = frozenset({Phase.RUNNING, Phase.PAUSED, Phase.HELD})
_PLAYED = frozenset({Phase.RUNNING, Phase.PAUSED})
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
}
