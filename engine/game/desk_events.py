"""Events of the referee's judgement: illegal moves (4.1.6, 5.8), fouls waived (9), sanctions (18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.base import Side
from engine.game.happening import Happening
from engine.game.roles import Role, Sanction


@dataclass(frozen=True, slots=True)
class IllegalMove(Happening):
    """An illegal move of ``side`` was noticed, perhaps many moves later (4.1.2, 4.1.6, 5.8).

    ``ply`` is its number on the board, 0 for one that never got into the record. ``facing``: the generals face after
    it; ``exposed``: its own general can be taken. Both are frozen here: no later program judges them again.
    """

    side: Side
    ply: int
    facing: bool = False
    exposed: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class FoulWaived(Happening):
    """The referee doesn't call the foul that event ``source`` seemed to be."""

    clerical: ClassVar[bool] = True
    source: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SanctionGiven(Happening):
    """A sanction (处分, 18.1-18.3) against ``side``, imposed in the office ``by``."""

    clerical: ClassVar[bool] = True
    side: Side
    sanction: Sanction
    by: Role
    article: str = ""
    note: str = ""


DeskEvent = IllegalMove | FoulWaived | SanctionGiven
