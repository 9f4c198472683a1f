"""When little time is left: what is to be called, decided from the clock alone whenever it is asked.

Only the side whose clock runs is called: when its time falls through a mark, once for each period (bug B47). A mark is
set again by a new period, or once the time is well above it, as after a bonus. While main time lasts before byo-yomi or
a block nothing is called: its end costs nothing. That end is told, and then each period and each limit of a move counts
anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.base import Side
from engine.clock import Clock, ExtraStyle, Face, OnFlag

MARKS_MS = (300_000, 60_000, 10_000)
COUNTED_MS = 10_000
"""From here on each second can be counted."""
REARM = 1.5
"""A mark is set again when so many times as much is left."""
_SECOND = 1_000


class Kind(Enum):
    """What is called."""

    MARK = "mark"
    """So much time is left."""
    COUNT = "count"
    """A second of the last ten."""
    OVERTIME = "overtime"
    """Main time or a period is used up and another begins; the face tells what there is now."""


@dataclass(frozen=True, slots=True)
class Call:
    """Something to be called about a side: ``left`` ms of what runs down are there still."""

    kind: Kind
    side: Side
    face: Face
    left: int

    @property
    def seconds(self) -> int:
        """What is left in seconds, rounded up as on the face."""
        return -(-self.left // _SECOND)


@dataclass(frozen=True, slots=True)
class Stretch:
    """What runs down on the face of the running side: ``left`` ms; ``counts`` unless that is main time before overtime.

    Marks belong to a ``lap``. A change of ``stage`` before the next of ``moves`` is an overtime that began.
    """

    left: int
    counts: bool
    lap: tuple[int, ...]
    moves: int
    stage: tuple[int, ...] = ()

    @classmethod
    def of(cls, face: Face) -> Stretch:
        """What a face counts down."""
        extra, period = face.extra, (face.period_number,)
        if extra is None:
            return cls(face.limit, True, period, face.moves, period)
        # what is whole again after each move is a lap of its own; main time and a block go on
        if extra.style in (ExtraStyle.DELAY, ExtraStyle.BRONSTEIN, ExtraStyle.STEP):
            return cls(face.limit, True, () if extra.main else (face.moves,), face.moves)
        block = extra.style is ExtraStyle.CANADIAN
        lap = (face.moves - face.period_moves,) if block else (face.moves, extra.count)
        return cls(extra.main or extra.left, not extra.main, lap, face.moves, (bool(extra.main), extra.count))


@dataclass(slots=True)
class _Track:
    """What was seen of one side last, and which of its marks are set."""

    seen: Stretch | None = None
    marks: frozenset[int] = frozenset()

    def see(self, now: Stretch, on_flag: OnFlag) -> Kind | None:
        before, self.seen = self.seen, now
        marks = self.marks if before is not None and before.counts and before.lap == now.lap else None
        self.marks = _marks_set(marks, now)
        if before is None or not now.counts:
            return None
        if before.moves == now.moves and before.stage != now.stage:
            return Kind.OVERTIME
        if marks is None:
            return None
        if any(now.left <= mark for mark in marks):
            return Kind.MARK
        # where a flag is left to the players to claim, nothing counts down to it
        counts = on_flag is not OnFlag.RUN and _second_came(before.left, now.left)
        return Kind.COUNT if counts else None


class LowTime:
    """Keeps in mind what was called. It is asked after every event, and at the instants it names itself."""

    def __init__(self) -> None:
        self._tracks = {side: _Track() for side in Side}

    def look(self, clock: Clock, now: int) -> Call | None:
        """What is to be called at ``now``. Of all that was passed since the last look, only what is still true."""
        side = clock.running
        if side is None:
            return None
        face = _face(clock, side, now)
        if face.flag is not None:
            return None
        stretch = Stretch.of(face)
        kind = self._tracks[side].see(stretch, clock.on_flag)
        return None if kind is None else Call(kind, side, face, stretch.left)

    def next_look(self, clock: Clock, now: int) -> int | None:
        """How many ms after ``now`` there may be something to call; None while nothing is ahead."""
        side = clock.running
        if side is None or (clock.deadline is not None and now >= clock.deadline):
            return None
        stretch = Stretch.of(_face(clock, side, now))
        ahead = {*self._tracks[side].marks, *range(_SECOND, COUNTED_MS + 1, _SECOND)} if stretch.counts else set()
        waits = [stretch.left - mark for mark in ahead if mark < stretch.left]
        if clock.deadline is not None and now + stretch.left < clock.deadline:
            waits.append(stretch.left + 1)
        return min(waits, default=None)


def _face(clock: Clock, side: Side, now: int) -> Face:
    """The face, never beyond the deadline: a press that waits in the queue may have prevented the flag."""
    return clock.face(side, now if clock.deadline is None else min(now, clock.deadline))


def _marks_set(before: frozenset[int] | None, now: Stretch) -> frozenset[int]:
    """The marks that are set from now on; in a new lap all that lie below."""
    if not now.counts:
        return frozenset()
    kept = frozenset(MARKS_MS) if before is None else before
    return frozenset(mark for mark in MARKS_MS if now.left > mark * (1 if mark in kept else REARM))


def _second_came(before: int, now: int) -> bool:
    """Whether a whole second of the last ten has come since."""
    return 0 < now <= COUNTED_MS and -(-now // _SECOND) < -(-before // _SECOND)
