"""The seam between the clock and the kinds of time control.

The clock knows who runs, since when, and what a flag does; a kind knows what a stretch of thinking and a completed move
do to one side's account. A new kind is one class with these methods and an entry in ``control.KINDS``; what else it has
to remember goes into ``Hand`` as a field with a default.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, NamedTuple, Self

from engine.clock.errors import DataError
from engine.clock.hand import Hand
from engine.clock.notes import NoteKind

MOST_MOVES = 9_999
"""No count goes beyond this: a slip of the hand must not keep the program counting periods."""


class Border(NamedTuple):
    """Something that began during a stretch of thinking, ``after`` ms from its beginning: the clock notes it."""

    after: int
    kind: NoteKind
    number: int


class ExtraStyle(StrEnum):
    """What the time beside the main time is."""

    DELAY = "us"
    """Each move begins with a stretch that costs nothing; the face shows it apart (US delay)."""
    BRONSTEIN = "bronstein"
    """The same, shown in one figure with the main time."""
    STEP = "step+bank"
    """A limit on each move, beyond which a reserve is used (S2 chapter 9, 1)."""
    BYO_YOMI = "byo"
    """读秒: periods after the main time, each lost only by using more than all of it."""
    OVERRUNS = "overruns"
    """A limit on each move, and the overruns are counted."""
    CANADIAN = "canadian"
    """After the main time, so many moves within each block of time."""


@dataclass(frozen=True, slots=True)
class Extra:
    """The time beside the main time, in milliseconds.

    ``main`` and ``left`` are what is left of the main time and of the running delay, step, period or block, ``full``
    what that was at its beginning. ``count`` is the byo-yomi periods left with the running one, or the overruns so far;
    ``of`` how many there are in all, or the overrun that loses. ``due`` is the moves still due in the block.
    ``reserve_used`` is how much of the main time is gone; with a step and a reserve it breaks ties (S2 chapter 8).
    ``owed`` is what penalties found no main time for.
    """

    style: ExtraStyle
    main: int
    left: int
    full: int
    count: int = 0
    of: int = 0
    due: int = 0
    reserve_used: int = 0
    owed: int = 0


class Showing(NamedTuple):
    """How an account is shown: ``remaining`` in large digits, ``limit`` what is left of the current limit (S0 7.2)."""

    remaining: int
    limit: int
    extra: Extra | None = None


class Kind(ABC):
    """What one side's time control does to its account. All methods are pure; amounts are milliseconds."""

    __slots__ = ()

    name: ClassVar[str]
    """Its key in ``control.KINDS``."""

    @property
    def manner(self) -> object:
        """What both sides of a control must have in common; amounts may differ (贴时)."""
        return None

    @property
    def increment(self) -> int:
        """What each completed move adds."""
        return 0

    @abstractmethod
    def fresh(self) -> Hand:
        """The account before the game."""

    @abstractmethod
    def room(self, hand: Hand) -> int:
        """How long the side may still think about this move: a think of exactly as much is in time (rule T1)."""

    @abstractmethod
    def spend(self, hand: Hand, ms: int) -> tuple[Hand, tuple[Border, ...]]:
        """The side thought for ``ms``; beyond ``room`` ``left`` sinks below zero. A flagged side enters no period."""

    def wait(self, hand: Hand, ms: int) -> Hand:
        """The other side thought for ``ms``."""
        return hand

    @abstractmethod
    def complete(self, hand: Hand) -> Hand:
        """A move was completed. It earns nothing once the flag is down."""

    def conclude(self, hand: Hand) -> Hand:
        """A move ended the game: it counts and earns nothing."""
        return replace(hand, moves=hand.moves + 1)

    def abandon(self, hand: Hand) -> Hand:
        """The referee let the other side go on: a step begun is whole again (rule R5)."""
        return hand

    def fine(self, hand: Hand, ms: int) -> Hand:
        """A penalty (rule R2). It may take ``left`` below zero: then the flag falls."""
        return replace(hand, used=hand.used + ms, left=hand.left - ms)

    def recount(self, hand: Hand, moves: int) -> Hand:
        """The referee found ``moves`` completed moves: the period is worked out anew (rule R4)."""
        return replace(hand, moves=moves)

    def purse(self, hand: Hand) -> int:
        """What a flag goes by once it fell: it is lifted by an act that raises this, to zero at least."""
        return hand.left

    def due(self, hand: Hand) -> int | None:
        """The number of completed moves that fulfils the current limit, None where moves are not counted so."""
        return None

    @abstractmethod
    def show(self, hand: Hand) -> Showing:
        """What the face shows."""

    @abstractmethod
    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON, with the words of a case file."""

    @classmethod
    @abstractmethod
    def from_dict(cls, data: object, where: str) -> Self:
        """The inverse of to_dict. Raises DataError."""


@dataclass(frozen=True, slots=True)
class Period:
    """One limit 时限: ``moves`` within ``ms``. ``moves`` None: all the time for all the moves (包干, S0 6.5)."""

    ms: int
    moves: int | None = None

    def __post_init__(self) -> None:
        check(self.ms > 0, "period", "its time must be above zero")
        check(self.moves is None or self.moves > 0, "period", "its number of moves must be above zero")


def check(sound: bool, where: str, message: str) -> None:
    """Raises DataError unless ``sound``."""
    if not sound:
        raise DataError(where, message)
