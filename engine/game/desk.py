"""What the referee's desk keeps of a game, as the fold carries it along."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from engine.base import Side
from engine.game.events import FoulCalled
from engine.game.happening import Happening
from engine.game.regulations import FoulCause
from engine.game.touch import Binding
from engine.game.touch_events import PieceTouched

E_co = TypeVar("E_co", bound=Happening, covariant=True)


@dataclass(frozen=True, slots=True)
class Noted(Generic[E_co]):
    """An event with its number in the log, from 1."""

    seq: int
    event: E_co


@dataclass(frozen=True, slots=True)
class FoulDue:
    """A foul that the record calls for; the referee calls it, or waives it.

    ``source`` is the number of the event it comes from, ``article`` that of the edition, ``count`` how many it is.
    """

    source: int
    side: Side
    cause: FoulCause
    article: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Desk:
    """The desk at one moment.

    ``touches`` are those of the move being made, ``adjusting`` the side that may adjust pieces now, ``breach`` what the
    last move should have obeyed where touch-move is only recorded. ``fouls`` are those that stand.
    """

    touches: tuple[Noted[PieceTouched], ...] = ()
    adjust_asked: Side | None = None
    adjusting: Side | None = None
    breach: Binding | None = None
    fouls: tuple[Noted[FoulCalled], ...] = ()
    due: tuple[FoulDue, ...] = ()

    def moved(self, breach: Binding | None) -> Desk:
        """A move was made: what was touched for it is past."""
        return replace(self, touches=(), adjust_asked=None, adjusting=None, breach=breach)

    def settled(self, source: int) -> Desk:
        """Nothing more is due from the event ``source``."""
        return replace(self, due=tuple(due for due in self.due if due.source != source))
