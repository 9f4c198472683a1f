"""What the clock says about itself: its states, and what happened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.base import Side


class ClockState(StrEnum):
    """READY before the start, HELD at a flag that the referee has to look at, OVER for good (bug B16)."""

    READY = "ready"
    RUNNING = "running"
    PAUSED = "paused"
    HELD = "held"
    ADJOURNED = "adjourned"
    OVER = "over"


class OnFlag(StrEnum):
    """What a flag does (rule F1)."""

    LOSE = "lose"
    """The game is over: for clocks whose moves are counted by the board."""
    HOLD = "hold"
    """Both clocks stop at the deadline and the referee looks at the record: for moves counted by presses."""
    RUN = "run"
    """Nothing but a mark with its stamp; a claim decides."""


class NoteKind(StrEnum):
    """What the clock did by itself, or refused to do."""

    FLAG = "flag"
    PERIOD = "period"
    """A period of S0 6.1-6.4 was entered: ``number`` of it."""
    OVERTIME = "overtime"
    """Main time is used up, or one more byo-yomi period: ``number`` periods are left, or so many moves are due in the
    block (Canadian)."""
    OVERRUN = "overrun"
    """A step limit was overrun: ``number`` times so far."""
    OWED = "owed"
    """A penalty found too little main time beside byo-yomi or a block: ``number`` ms are left to the referee."""
    UNFLAG = "unflag"
    LATE = "late"
    REJECT = "reject"


class Act(StrEnum):
    """What somebody wanted of the clock."""

    START = "start"
    PRESS = "press"
    MOVE = "move"
    FINISH = "finish"
    SEAL = "seal"
    REOPEN = "reopen"
    RESUME = "resume"
    ADJUST = "adjust"
    """Any of the referee's corrections: penalty, bonus, correct, set_time, set_moves."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something happened at ``ms``, which for a flag is the deadline and not the moment it was noticed.

    ``side`` is None where it concerns both (both late). ``number`` is told with each kind, ``act`` is what was refused.
    """

    ms: int
    kind: NoteKind
    side: Side | None
    number: int = 0
    act: Act | None = None
