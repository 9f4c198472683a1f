"""Events of the duty to record (article 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.base import Side
from engine.game.happening import Happening


@dataclass(frozen=True, slots=True)
class RecordOmitted(Happening):
    """The referee finds that ``side`` has left out ``moves`` more moves in a row (漏记, 7.1)."""

    side: Side
    moves: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class RecordFilled(Happening):
    """``side`` has filled in its record (补全, 7.2). ``desk``: seen by the referee."""

    side: Side
    desk: bool = False


@dataclass(frozen=True, slots=True)
class RecordDemanded(Happening):
    """The referee demands of ``side`` what ``article`` says: to record (7.1), fill in (7.2), or a fair copy (7.3)."""

    clerical: ClassVar[bool] = True
    side: Side
    article: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class RecordRefused(Happening):
    """``side`` refuses what ``article`` demands of its record; it may be ruled to have lost (7.4, 4.1.10)."""

    clerical: ClassVar[bool] = True
    side: Side
    article: str
    note: str = ""


RecordEvent = RecordOmitted | RecordFilled | RecordDemanded | RecordRefused
