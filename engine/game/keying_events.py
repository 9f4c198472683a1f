"""Events of a record that a third person keys while the game is played on a wooden board."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base import Side
from engine.game.happening import Happening


@dataclass(frozen=True, slots=True)
class MoveKeyed(Happening):
    """The recorder (记录员) keyed a move of ``side`` at the end of the record. ``uci`` "0000": nobody knows it.

    ``irregular``: the record leads to no position that allows it, yet it was made (4.1.6, 5.8). The stamp is when it
    was keyed; what time it took is told by the presses.
    """

    side: Side
    uci: str
    irregular: bool = False


@dataclass(frozen=True, slots=True)
class MoveInserted(Happening):
    """A move that was missed is put in before ply ``ply`` of the record."""

    ply: int
    side: Side
    uci: str
    irregular: bool = False


@dataclass(frozen=True, slots=True)
class MoveReplaced(Happening):
    """Ply ``ply`` was keyed wrongly and is another move, or is irregular after all."""

    ply: int
    uci: str
    irregular: bool = False


@dataclass(frozen=True, slots=True)
class MoveDropped(Happening):
    """Ply ``ply`` was keyed but never made."""

    ply: int


@dataclass(frozen=True, slots=True)
class KeyingUndone(Happening):
    """The last change of the record, event ``seq``, is taken back."""

    seq: int


@dataclass(frozen=True, slots=True)
class EndingConfirmed(Happening):
    """What the record shows last stands on the wooden board: 将死 (4.1.1) or 困毙 (4.1.3)."""


KeyingEvent = MoveKeyed | MoveInserted | MoveReplaced | MoveDropped | KeyingUndone | EndingConfirmed
