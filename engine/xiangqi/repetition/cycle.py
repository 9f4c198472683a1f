"""重复局面: the loop a game has fallen into (2011 23.1-23.4, S0 4.2.3).

Three times means the loop played three times. The move that enters it from outside counts (23.2), unless it captured.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

LOOPS = 3
ROUNDS = 9
"""So many rounds of attacks over three or more points may be ruled on without three loops (23.4)."""
POINTS = 3


@dataclass(frozen=True, slots=True)
class Cycle:
    """A loop: its first ply (from 1), its length in plies, and how often it was played to the end."""

    from_ply: int
    plies: int
    count: int


def find_run(keys: Sequence[Hashable], quiet: Sequence[bool], targets: Sequence[int]) -> Cycle | None:
    """The last nine rounds, if they captured nothing and came back to where they had been (2011 23.4).

    ``targets`` are the points moved to, ply by ply. Whether the moves are forbidden ones is not looked at.
    """
    start = len(keys) - 1 - 2 * ROUNDS
    if start < 0 or not all(quiet[start + 1 :]) or keys[-1] not in keys[start:-1]:
        return None
    wide = any(len(set(targets[start + side :: 2])) >= POINTS for side in (0, 1))
    return Cycle(start + 1, 2 * ROUNDS, 1) if wide else None


def find_cycle(keys: Sequence[Hashable], quiet: Sequence[bool], loops: int = LOOPS) -> Cycle | None:
    """The shortest loop that ends with the last position and was played at least so many times.

    ``keys`` are the identities of the positions, the first before any move; ``quiet`` tells for each of them whether
    the move that led there captured nothing (the first entry has no meaning).
    """
    last = len(keys) - 1
    for start in range(last - 2, last - last // loops - 1, -2):
        if keys[start] == keys[last]:
            found = _loop_of(keys, quiet, last - start)
            if found.count >= loops:
                return found
    return None


def _loop_of(keys: Sequence[Hashable], quiet: Sequence[bool], length: int) -> Cycle:
    """The run of moves with this period that ends with the last one."""
    first = len(keys) - 1 - length
    while first and keys[first - 1] == keys[first - 1 + length]:
        first -= 1
    entry = first if first and quiet[first] else first + 1
    return Cycle(entry, length, (len(keys) - entry) // length)
