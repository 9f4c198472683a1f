"""Events of article 5: pieces touched (摸子), adjusted (摆正) and brushed (误碰)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base import Side
from engine.game.happening import Happening


@dataclass(frozen=True, slots=True)
class PieceTouched(Happening):
    """``side`` touched the piece on ``point`` while it was to move (5.1-5.5).

    ``together``: at the same time as the piece touched before it (5.5). ``desk``: seen and entered by the referee.
    """

    side: Side
    point: str
    together: bool = False
    desk: bool = False


@dataclass(frozen=True, slots=True)
class TouchReleased(Happening):
    """The referee finds that the piece on ``point`` was only brushed (误碰, 5.6): that touch binds to nothing."""

    side: Side
    point: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class AdjustAsked(Happening):
    """``side`` asks to adjust pieces (5.6), or announces it where the regulations want no more (2011 5.6)."""

    side: Side


@dataclass(frozen=True, slots=True)
class AdjustAnswered(Happening):
    """``side`` answered the other's wish to adjust pieces."""

    side: Side
    accepted: bool


@dataclass(frozen=True, slots=True)
class Adjusted(Happening):
    """``side`` has adjusted its pieces: from now on a touch counts again."""

    side: Side


TouchEvent = PieceTouched | TouchReleased | AdjustAsked | AdjustAnswered | Adjusted
