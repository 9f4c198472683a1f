"""What the clock says about itself: its states, what happened, and what a face shows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.base import Side
from engine.clock.hand import Hand
from engine.clock.kind import Kind, Period


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

    ``side`` is None where it concerns both (both late). ``number`` is the period entered, ``act`` what was refused.
    """

    ms: int
    kind: NoteKind
    side: Side | None
    number: int = 0
    act: Act | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """What one face shows at an instant; times in milliseconds.

    ``due`` is the number of completed moves that fulfils the current period (None: moves are not counted), ``period``
    that period and ``period_number`` its number from 1, ``period_moves`` the moves made in it. ``flag`` is the stamp of
    the flag. ``exempt``: may stop recording; ``fill``: has to fill in the record before the next move (S0 7.2).
    """

    used: int
    remaining: int
    moves: int
    due: int | None
    period: Period
    period_number: int
    period_moves: int
    flag: int | None
    exempt: bool
    fill: bool
    running: bool


def face_of(kind: Kind, hand: Hand, running: bool) -> Face:
    """The face that shows the account ``hand`` under ``kind``."""
    return Face(
        used=hand.used,
        remaining=hand.remaining,
        moves=hand.moves,
        due=kind.due(hand),
        period=kind.current(hand),
        period_number=hand.period,
        period_moves=hand.period_moves,
        flag=hand.flag,
        exempt=hand.exempt,
        fill=hand.fill,
        running=running,
    )
