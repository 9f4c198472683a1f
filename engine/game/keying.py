"""Two streams of a game on a wooden board: the presses of the clock, and the moves as a recorder keyed them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.base import Side, Stamp
from engine.clock import Clock


@dataclass(frozen=True, slots=True)
class Entry:
    """A move as it was keyed: "0000" for one that nobody knows.

    ``accepted``: whoever keyed it said that it was made although the rules don't allow it. ``seq`` is the number of the
    event that keyed it.
    """

    side: Side
    uci: str
    accepted: bool
    stamp: Stamp
    seq: int


@dataclass(frozen=True, slots=True)
class Press:
    """A move completed on the clock. ``used_ms`` is what its side used for it, ``total_ms`` all it had used then;
    ``clock`` is the clock after it."""

    side: Side
    used_ms: int
    total_ms: int
    clock: Clock = field(repr=False)


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the record, event ``seq``, with what stood before it."""

    seq: int
    before: tuple[Entry, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Keying:
    """Both streams at one moment, and the changes of the record that can be taken back, the last one last."""

    entries: tuple[Entry, ...] = ()
    presses: tuple[Press, ...] = ()
    changes: tuple[Change, ...] = ()

    def pressed(self, press: Press) -> Keying:
        return replace(self, presses=(*self.presses, press))

    def changed(self, entries: tuple[Entry, ...], seq: int) -> Keying:
        """The record reads ``entries`` since event ``seq``."""
        return replace(self, entries=entries, changes=(*self.changes, Change(seq, self.entries)))

    def presses_of(self, side: Side) -> tuple[Press, ...]:
        return tuple(press for press in self.presses if press.side is side)

    def clock_after(self, moves: int, started: Clock | None, now: Clock, ms: int) -> Clock:
        """The clock as it was after so many moves, going on at ``ms``: as it is ``now`` where no press is undone."""
        if moves >= len(self.presses):
            return now
        clock = self.presses[moves - 1].clock if moves else started
        assert clock is not None
        return clock.at(ms)

    def recounted(self, side: Side, more: int, clock: Clock) -> Keying:
        """The referee found ``more`` moves of ``side`` than were pressed, or fewer if it is negative (rule R4). A press
        that was forgotten took no time of its own."""
        if more >= 0:
            blank = Press(side, 0, clock.hand(side).used, clock)
            return replace(self, presses=(*self.presses, *[blank] * more))
        own = [at for at, press in enumerate(self.presses) if press.side is side]
        gone = set(own[more:])
        return replace(self, presses=tuple(press for at, press in enumerate(self.presses) if at not in gone))
