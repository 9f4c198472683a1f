"""Timing: the same work again and again, ours and the peer's in turn, with the collector of garbage at rest."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from app.bench.figure import Effort, Measured

Work = Callable[[], int]
"""Something to time; it returns how much it did."""

FINE_S = 0.000_1


def _best_clock() -> Callable[[], float]:
    """The processor's time, which other programs don't disturb, where it is counted finely; else the wall's."""
    return time.process_time if time.get_clock_info("process_time").resolution < FINE_S else time.perf_counter


now = _best_clock()


def rate(work: Work) -> float:
    """How much of its work is done in a second."""
    began = now()
    done = work()
    return done / (now() - began)


def race(effort: Effort, ours: Work, peer: Work | None = None) -> Measured:
    """Rates of both, run in turn after one run of each that only fills tables and caches."""
    found: list[float] = []
    peers: list[float] = []
    with quiet_memory():
        for counted in range(effort.runs + 1):
            mine = rate(ours)
            other = None if peer is None else rate(peer)
            if counted:
                found.append(mine)
                peers += [] if other is None else [other]
    return Measured(tuple(found), tuple(peers))


def microseconds(effort: Effort, work: Work) -> Measured:
    """The time one unit of the work takes, in µs."""
    rates = race(effort, work)
    return Measured(tuple(1_000_000 / each for each in rates.ours))


@contextmanager
def quiet_memory() -> Iterator[None]:
    """Keep the collector from starting in the middle of a run."""
    gc.collect()
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which so large a share lies, the next higher one where it falls between two."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
