"""The ninety points (交叉点, S0 1.1), as numbers and as bits of 90-bit sets.

A point is ``rank * 9 + file``: a0, Red's left corner, is 0, e0 is 4 and i9 is 89. A set of points is an ``int``
with bit ``1 << point`` for each member.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

FILES = 9
RANKS = 10
POINTS = FILES * RANKS
ALL = (1 << POINTS) - 1

POINT_NAMES: tuple[str, ...] = tuple(f"{file}{rank}" for rank in range(RANKS) for file in "abcdefghi")
BIT: tuple[int, ...] = tuple(1 << point for point in range(POINTS))
_POINT_BY_NAME = {name: point for point, name in enumerate(POINT_NAMES)}


def point_name(point: int) -> str:
    """The coordinates of a point, "e0" for 4."""
    return POINT_NAMES[point]


def parse_point(text: str) -> int:
    """The point named by coordinates, 4 for "e0".

    :raises ValueError: if no point has that name.
    """
    try:
        return _POINT_BY_NAME[text]
    except KeyError:
        raise ValueError(f"no such point: {text!r}") from None


def set_of(points: Iterable[int]) -> int:
    """The set of the given points."""
    result = 0
    for point in points:
        result |= BIT[point]
    return result


def members(points: int) -> tuple[int, ...]:
    """The points of a set, highest first."""
    result = []
    while points:
        highest = points.bit_length() - 1
        result.append(highest)
        points ^= BIT[highest]
    return tuple(result)


def where(condition: Callable[[int, int], bool]) -> int:
    """The set of points whose (file, rank) satisfy a condition."""
    return set_of(point for point in range(POINTS) if condition(point % FILES, point // FILES))


RED_HALF = where(lambda _, rank: rank <= 4)
BLACK_HALF = ALL ^ RED_HALF
RED_PALACE = where(lambda file, rank: 3 <= file <= 5 and rank <= 2)
BLACK_PALACE = where(lambda file, rank: 3 <= file <= 5 and rank >= 7)
