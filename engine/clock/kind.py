"""The seam between the clock and the kinds of time control.

The clock knows who runs, since when, and what a flag does; a kind knows what a stretch of thinking and a completed move
do to one side's account. A new kind is one class with these methods and an entry in ``control.KINDS``; what else it has
to remember goes into ``Hand`` as a field with a default.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from engine.clock.errors import DataError
from engine.clock.hand import Hand


@dataclass(frozen=True, slots=True)
class Period:
    """One limit 时限: ``moves`` within ``ms``. ``moves`` None: all the time for all the moves (包干, S0 6.5)."""

    ms: int
    moves: int | None = None

    def __post_init__(self) -> None:
        if self.ms <= 0:
            raise DataError("period", "its time must be above zero")
        if self.moves is not None and self.moves <= 0:
            raise DataError("period", "its number of moves must be above zero")


class Border(NamedTuple):
    """A period that began during a stretch of thinking: ``after`` ms from its beginning, period ``number``."""

    after: int
    number: int


class Kind(Protocol):
    """What one side's time control does to its account. All methods are pure."""

    def fresh(self) -> Hand:
        """The account before the game."""

    def room(self, hand: Hand) -> int:
        """How many ms the side may still think about this move: a think of exactly as much is in time (rule T1)."""

    def spend(self, hand: Hand, ms: int) -> tuple[Hand, tuple[Border, ...]]:
        """The side used ``ms``. More than ``room`` takes the balance below zero; a flagged side enters no period."""

    def complete(self, hand: Hand) -> Hand:
        """A move was completed. It earns nothing once the flag is down."""

    def recount(self, hand: Hand, moves: int) -> Hand:
        """The referee found ``moves`` completed moves: the period is worked out anew (rule R4)."""

    def current(self, hand: Hand) -> Period:
        """The limit the side is in."""

    def due(self, hand: Hand) -> int | None:
        """The number of completed moves that fulfils the current limit, None where moves are not counted."""
