"""Events of the clocks and the board put right: corrections (5.8), lateness (21.1), and acts taken back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.base import Side
from engine.game.happening import Happening


class ClockFix(StrEnum):
    """What the referee changes on a clock (rules R2-R4): SET the remaining time, CORRECT wrongly measured time, PENALTY
    (罚时), BONUS (补时), the move counter (MOVES), or a flag that fell wrongly, lifted with so much time (UNFLAG)."""

    SET = "set"
    CORRECT = "correct"
    PENALTY = "penalty"
    BONUS = "bonus"
    MOVES = "moves"
    UNFLAG = "unflag"


@dataclass(frozen=True, slots=True)
class TimeCorrected(Happening):
    """The referee changed a clock (校正用时). ``amount``: milliseconds, moves for MOVES.

    ``old`` and ``new``: the milliseconds of main time left before and after, for MOVES the counter.
    """

    side: Side
    fix: ClockFix
    amount: int
    old: int
    new: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class AbsenceNoted(Happening):
    """``side`` is not there; its clock runs all the same when it is to move (21.1)."""

    side: Side


@dataclass(frozen=True, slots=True)
class Arrived(Happening):
    """``side`` has come."""

    side: Side


@dataclass(frozen=True, slots=True)
class LateLimitPassed(Happening):
    """``side``, or both if None, did not come in time (4.1.5, 21.1). ``deadline`` was the last millisecond in time."""

    side: Side | None
    deadline: int


class CorrectionKind(StrEnum):
    """What was wrong (5.8): an illegal move, colours reversed (先后走颠倒), a piece displaced (意外挪位)."""

    ILLEGAL_MOVE = "illegal_move"
    COLOURS = "colours"
    DISPLACED = "displaced"


@dataclass(frozen=True, slots=True)
class BoardCorrected(Happening):
    """The board is put right (纠正错误, 5.8): the last ``plies`` plies are off it, both clocks as before them, stopped.

    COLOURS: the players change seats. ``bound``: the piece to be replayed with, taken as touched (2011 5.8.3).
    """

    correction: CorrectionKind
    plies: int
    reason: str = ""
    bound: str = ""


@dataclass(frozen=True, slots=True)
class Reversed(Happening):
    """The referee takes back what he entered as event ``seq``, of clock and board with all such acts after it."""

    seq: int
    reason: str = ""


ClockEvent = TimeCorrected | AbsenceNoted | Arrived | LateLimitPassed | BoardCorrected | Reversed
