"""How an event is taken into the game: who does which act by it, what stands against it, what it changes.

One such entry serves both sides: the act that is refused before it is journalled, and the event that can't follow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.base import Side
from engine.game.acts import Act
from engine.game.errors import RefusalCode
from engine.game.happening import Happening
from engine.game.permit import refusal
from engine.game.persons import Person
from engine.game.state import State

E = TypeVar("E", bound=Happening)


def _nothing(_state: State, _event: Happening) -> RefusalCode | None:
    return None


@dataclass(frozen=True, slots=True)
class Handling(Generic[E]):
    """``unfit`` says what is wrong with this very event where the act as such may be done."""

    act: Act | Callable[[E], Act]
    person: Callable[[State, E], Person]
    apply: Callable[[State, E], State]
    unfit: Callable[[State, E], RefusalCode | None] = _nothing

    def obstacle(self, state: State, event: E) -> RefusalCode | None:
        """Why the event can't follow; None if it can."""
        act = self.act if isinstance(self.act, Act) else self.act(event)
        return refusal(state, act, self.person(state, event)) or self.unfit(state, event)


def by_side(_state: State, event: Happening) -> Person:
    """The player named by the event."""
    return Person.of(event.side)  # type: ignore[attr-defined]


def by_other(_state: State, event: Happening) -> Person:
    """The opponent of the player named by the event."""
    side: Side = event.side  # type: ignore[attr-defined]
    return Person.of(side.other)


def by_referee(_state: State, _event: Happening) -> Person:
    return Person.REFEREE


def by_recorder(_state: State, _event: Happening) -> Person:
    return Person.RECORDER


def by_host(state: State, _event: Happening) -> Person:
    return state.host
