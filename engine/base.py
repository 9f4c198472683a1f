"""What all floors share: sides, endings, outcomes, stamps and faults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Side(StrEnum):
    """红方 or 黑方. Red moves first in a normal game (S0 2.1)."""

    RED = "red"
    BLACK = "black"

    @property
    def other(self) -> Side:
        return Side.BLACK if self is Side.RED else Side.RED


class Winner(StrEnum):
    """Who won; NONE means that both lose."""

    RED = "red"
    BLACK = "black"
    DRAW = "draw"
    NONE = "none"

    @classmethod
    def of(cls, side: Side) -> Winner:
        return cls(side.value)


class Termination(StrEnum):
    """How a game ended: one code for each of S0 4.1.1-4.1.10 and 4.2.1-4.2.4, and the endings outside the board."""

    CHECKMATE = "checkmate"
    FACING_GENERALS = "facing_generals"
    STALEMATE = "stalemate"
    TIME = "time"
    LATE = "late"
    ILLEGAL_MOVE = "illegal_move"
    REFUSED_TO_VARY = "refused_to_vary"
    FOULS = "fouls"
    RESIGNATION = "resignation"
    MISCONDUCT = "misconduct"
    PERPETUAL = "perpetual"
    NO_WINNING_CHANCES = "no_winning_chances"
    AGREEMENT = "agreement"
    REPETITION = "repetition"
    NATURAL_LIMIT = "natural_limit"
    FORFEIT = "forfeit"
    DOUBLE_LOSS = "double_loss"
    BYE = "bye"
    ANNULLED = "annulled"
    ADJOURNED = "adjourned"

    @property
    def article(self) -> str:
        """The article of S0 that names this ending, "" where S0 has none."""
        return _ARTICLES.get(self, "")

    @property
    def is_draw(self) -> bool:
        return self.article.startswith("4.2")


_ARTICLES = {
    Termination.CHECKMATE: "4.1.1",
    Termination.FACING_GENERALS: "4.1.2",
    Termination.STALEMATE: "4.1.3",
    Termination.TIME: "4.1.4",
    Termination.LATE: "4.1.5",
    Termination.ILLEGAL_MOVE: "4.1.6",
    Termination.REFUSED_TO_VARY: "4.1.7",
    Termination.FOULS: "4.1.8",
    Termination.RESIGNATION: "4.1.9",
    Termination.MISCONDUCT: "4.1.10",
    Termination.NO_WINNING_CHANCES: "4.2.1",
    Termination.AGREEMENT: "4.2.2",
    Termination.REPETITION: "4.2.3",
    Termination.NATURAL_LIMIT: "4.2.4",
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game. ``article`` is the edition's own article where it differs from S0's."""

    termination: Termination
    winner: Winner
    article: str = ""

    def __post_init__(self) -> None:
        if not self.article:
            object.__setattr__(self, "article", self.termination.article)

    @classmethod
    def loss(cls, loser: Side, termination: Termination, article: str = "") -> Outcome:
        return cls(termination, Winner.of(loser.other), article)

    @classmethod
    def draw(cls, termination: Termination, article: str = "") -> Outcome:
        return cls(termination, Winner.DRAW, article)


@dataclass(frozen=True, slots=True)
class Stamp:
    """When an event happened.

    ``ms`` is the game's own time: whole milliseconds since the game was set up, counted only while it is open.
    ``wall`` is ISO 8601 with offset, information only: nothing is computed from it.
    """

    ms: int
    wall: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a fault lies: 1-based line and ply, 0-based character offset, point as "e0". None: without meaning."""

    line: int | None = None
    offset: int | None = None
    ply: int | None = None
    point: str | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a text, a file or a position.

    ``kind`` is a member of the floor's own enum; ``values`` fill the sentence that the app makes of it.
    """

    kind: StrEnum
    place: Place = Place()
    values: Mapping[str, str | int] = field(default_factory=dict)
