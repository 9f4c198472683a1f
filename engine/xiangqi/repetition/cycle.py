"""重复局面: the loop a game has fallen into (2011 23.1-23.4, S0 4.2.3).

Three times means the loop played three times. The move that enters it from outside counts (23.2), unless it captured.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

LOOPS = 3


@dataclass(frozen=True, slots=True)
class Cycle:
    """A loop: its first ply (from 1), its length in plies, and how often it was played to the end."""

    from_ply: int
    plies: int
    count: int


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
