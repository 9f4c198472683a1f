"""How the machine's counters become the game's own time: stamps, the moment of an input, and lost seconds."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from engine.base import Stamp

GAP_MS = 2_000
"""A heartbeat gap beyond this means that the program was suspended or hung (rule K3 of the clock guide)."""

_MAPPING_LIMIT_NS = GAP_MS * 1_000_000
_SECONDS = 600
_LINUX = sys.platform.startswith("linux")


def wall_time() -> str:
    """The wall time of this place, ISO 8601 with its offset."""
    return datetime.now(UTC).astimezone().isoformat(timespec="milliseconds")


def _boot_counter() -> Callable[[], int] | None:
    """A counter that runs on while the machine sleeps, where the system has one beside the monotonic counter."""
    source = getattr(time, "CLOCK_BOOTTIME", None)
    return None if source is None else lambda: time.clock_gettime_ns(source)


@dataclass(frozen=True, slots=True)
class Clockwork:
    """The counters a session runs on; tests put their own in.

    ``now_ns`` is monotonic nanoseconds of any origin, ``wall`` an ISO time. ``boot_ns`` counts during the machine's
    sleep too; with it a mere change of the system time is not taken for a sleep.
    """

    now_ns: Callable[[], int] = time.perf_counter_ns
    wall: Callable[[], str] = wall_time
    boot_ns: Callable[[], int] | None = None

    @classmethod
    def of_this_machine(cls) -> Clockwork:
        return cls(boot_ns=_boot_counter())


class GameTime:
    """The game's own milliseconds, counted from ``start_ms`` at the moment this object is made."""

    def __init__(self, clockwork: Clockwork, start_ms: int = 0) -> None:
        self._clockwork = clockwork
        self._origin_ns = clockwork.now_ns() - start_ms * 1_000_000

    def ms(self, at_ns: int | None = None) -> int:
        """The whole milliseconds at a moment of the monotonic counter, now by default."""
        moment = self._clockwork.now_ns() if at_ns is None else at_ns
        return (moment - self._origin_ns) // 1_000_000

    def stamp(self, at_ns: int | None = None, not_before: int = 0) -> Stamp:
        """A stamp for an event; it never lies before ``not_before``, the stamp of the event before it."""
        return Stamp(max(self.ms(at_ns), not_before), self._clockwork.wall())


class InputTimes:
    """When an input happened, told from the time stamp its event carries.

    The window system stamps input in milliseconds of a counter of its own. The smallest difference seen between that
    counter and ours is the difference of the two bases; what lies above it is the time the event waited in the queue.

    ``one_counter``: X11 and Wayland take the counter that Linux has for all, as we do, unless the screen is another
    machine's. Then already the first input is dated right, even if it had to wait.
    """

    def __init__(self, one_counter: bool = _LINUX) -> None:
        self._one_counter = one_counter
        self._least: deque[int] = deque(maxlen=_SECONDS)
        self._second = -1

    def moment(self, event_ms: int, now_ns: int) -> int:
        """The moment of the input on our counter, now itself for an unstamped event.

        An input that seems to have waited longer than any silence that is no gap did not wait: its counter began anew,
        as X11's does every 49 days. After such a silence the game is stopped anyway.
        """
        if event_ms <= 0:
            return now_ns
        difference = now_ns - event_ms * 1_000_000
        if self._one_counter and 0 <= difference <= _MAPPING_LIMIT_NS:
            return now_ns - difference
        self._observe(difference, now_ns // 1_000_000_000)
        waited = difference - min(self._least)
        if waited <= _MAPPING_LIMIT_NS:
            return now_ns - waited
        self._least.clear()
        self._least.append(difference)
        return now_ns

    def _observe(self, difference: int, second: int) -> None:
        """Keep the least of each second, so that a swift mouse does not push out what was seen before it."""
        if second == self._second:
            difference = min(difference, self._least.pop())
        self._second = second
        self._least.append(difference)


@dataclass(frozen=True, slots=True)
class _Beat:
    now_ms: int
    wall_ms: int
    boot_ms: int | None


class Watch:
    """Notices that the program did not run for a while: a hang, or the machine's sleep."""

    def __init__(self, clockwork: Clockwork) -> None:
        self._clockwork = clockwork
        self._last = self._read()

    def beat(self) -> int:
        """Take note that the program runs. The length in ms of the gap since the last beat, 0 if it was no gap."""
        before, self._last = self._last, self._read()
        return _gap(before, self._last)

    def _read(self) -> _Beat:
        clockwork = self._clockwork
        boot = None if clockwork.boot_ns is None else clockwork.boot_ns() // 1_000_000
        wall = round(datetime.fromisoformat(clockwork.wall()).timestamp() * 1_000)
        return _Beat(clockwork.now_ns() // 1_000_000, wall, boot)


def _gap(before: _Beat, after: _Beat) -> int:
    ran = after.now_ms - before.now_ms
    if before.boot_ms is not None and after.boot_ms is not None:
        passed = after.boot_ms - before.boot_ms
    else:
        passed = after.wall_ms - before.wall_ms
    if ran > GAP_MS:
        return max(ran, passed)
    return passed if passed - ran > GAP_MS else 0
