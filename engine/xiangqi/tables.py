"""Where pieces may go and what lies between points, looked up.

The large tables fill themselves: a row is computed when it is first asked for, so that importing costs little. All
are bounded: a rank has 2^8 patterns of occupation as seen from one of its points, a file 2^9, a horse's legs 2^4.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from engine.xiangqi.pieces import BLACK, RED
from engine.xiangqi.points import (
    BIT,
    BLACK_HALF,
    BLACK_PALACE,
    FILES,
    POINTS,
    RANKS,
    RED_HALF,
    RED_PALACE,
    members,
    set_of,
    where,
)

Value = TypeVar("Value")
Directions = tuple[tuple[int, int], ...]

PALACES = (RED_PALACE, BLACK_PALACE)
HALVES = (RED_HALF, BLACK_HALF)
ADVISOR_POINTS = where(lambda file, rank: (file, rank % 7) in {(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)})

STRAIGHT: Directions = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL: Directions = ((1, 1), (1, -1), (-1, 1), (-1, -1))
FORWARD = ((0, 1), (0, -1))

RANK_LINE = tuple((0x1FF << p // FILES * FILES) ^ BIT[p] for p in range(POINTS))
FILE_LINE = tuple(set_of(range(p % FILES, POINTS, FILES)) ^ BIT[p] for p in range(POINTS))
CROSS = tuple(RANK_LINE[p] | FILE_LINE[p] for p in range(POINTS))


class Memo(dict[int, Value], Generic[Value]):
    """A table that computes the rows it lacks, and forgets all of them when they get too many."""

    def __init__(self, compute: Callable[[int], Value], most: int = 1 << 10) -> None:
        super().__init__()
        self._compute = compute
        self._most = most

    def __missing__(self, key: int) -> Value:
        if len(self) >= self._most:
            self.clear()
        value = self[key] = self._compute(key)
        return value


def step(point: int, files: int, ranks: int) -> int | None:
    """The point so many files and ranks further, None off the board."""
    file, rank = point % FILES + files, point // FILES + ranks
    return rank * FILES + file if 0 <= file < FILES and 0 <= rank < RANKS else None


def _steps(point: int, directions: Directions) -> int:
    return set_of(to for files, ranks in directions if (to := step(point, files, ranks)) is not None)


def _lowest(points: int) -> int:
    return points & -points


def _highest(points: int) -> int:
    return 1 << points.bit_length() >> 1


def _chariot_reach(above: int, below: int, occupied: int) -> int:
    """车: along a line up to and including the first piece, to the higher and to the lower points."""
    nearest, other = _lowest(occupied & above), _highest(occupied & below)
    return above & (nearest << 1) - 1 | below & -(other or 1)


def _cannon_reach(above: int, below: int, occupied: int) -> int:
    """炮: along a line up to the first piece, its screen (炮架), and onto the second (S0 2.3)."""
    screen, other = _lowest(occupied & above), _highest(occupied & below)
    empty = above & screen - 1 | below & -(other << 1 or 1)
    return empty | _lowest(occupied & above ^ screen) | _highest(occupied & below ^ other)


Sight = tuple[int, int, int]


def _sight(above: int, below: int, occupied: int) -> Sight:
    """The first pieces seen along a line, to both sides, then the second ones, then the third."""
    found = []
    for _ in range(3):
        nearest = _lowest(occupied & above) | _highest(occupied & below)
        occupied ^= nearest
        found.append(nearest)
    return found[0], found[1], found[2]


Row = tuple[int, Memo[Value], int, Memo[Value]]
Lines = tuple[Row[int], ...]


def _line(point: int, line: int, look: Callable[[int, int, int], Value]) -> Memo[Value]:
    below = BIT[point] - 1
    return Memo(partial(look, line & ~below, line & below))


def _lines(look: Callable[[int, int, int], Value]) -> tuple[Row[Value], ...]:
    lines = zip(RANK_LINE, FILE_LINE, strict=True)
    return tuple((rank, _line(p, rank, look), file, _line(p, file, look)) for p, (rank, file) in enumerate(lines))


# A point's row: the rank it lies on, what is reached or seen by the rank's occupation, and the same for its file.
CHARIOT_LINES = _lines(_chariot_reach)
CANNON_LINES = _lines(_cannon_reach)
SIGHT_LINES = _lines(_sight)


def _legs(point: int) -> dict[int, int]:
    """马: the leg (马腿) as a bit, and what a horse reaches over it."""
    legs = {}
    for files, ranks in STRAIGHT:
        leg = step(point, files, ranks)
        if leg is not None:
            jumps = ((2 * files + ranks, 2 * ranks + files), (2 * files - ranks, 2 * ranks - files))
            legs[BIT[leg]] = _steps(point, jumps)
    return legs


def _eyes(half: int, point: int) -> dict[int, int]:
    """相象: the eye (象眼) as a bit, and the point over it on the elephant's own side of the river."""
    eyes = {}
    for files, ranks in DIAGONAL:
        eye, to = step(point, files, ranks), step(point, 2 * files, 2 * ranks)
        if eye is not None and to is not None and half & BIT[to]:
            eyes[BIT[eye]] = BIT[to]
    return eyes


def _over_free(blocks: dict[int, int], occupied: int) -> int:
    reach = 0
    for block, targets in blocks.items():
        if not occupied & block:
            reach |= targets
    return reach


def _hobbled(blocks: dict[int, int]) -> tuple[int, Memo[int]]:
    return sum(blocks), Memo(partial(_over_free, blocks))


# A point's row: the points that can block a move from there, and what is reached by their occupation.
Jumps = tuple[tuple[int, Memo[int]], ...]
HORSE_JUMPS: Jumps = tuple(_hobbled(_legs(p)) for p in range(POINTS))
ELEPHANT_JUMPS: tuple[Jumps, ...] = tuple(tuple(_hobbled(_eyes(half, p)) for p in range(POINTS)) for half in HALVES)


def _pawn_steps(side: int, point: int) -> int:
    """兵卒: forward, and sideways once over the river."""
    sideways = STRAIGHT[:2] if BIT[point] & ~HALVES[side] else ()
    return _steps(point, (FORWARD[side], *sideways))


def _advisor_steps(side: int, point: int) -> int:
    """仕士: along the diagonals drawn in the palace."""
    lines = ADVISOR_POINTS & PALACES[side]
    return _steps(point, DIAGONAL) & lines if lines & BIT[point] else 0


def _general_steps(side: int, point: int) -> int:
    """帅将: one point straight within the palace."""
    return _steps(point, STRAIGHT) & PALACES[side]


Steps = tuple[int, ...]


def _by_side(steps: Callable[[int, int], int]) -> tuple[Steps, ...]:
    return tuple(tuple(steps(side, point) for point in range(POINTS)) for side in (RED, BLACK))


# What these reach, by side and point; no other piece can hinder them.
GENERAL_STEPS = _by_side(_general_steps)
ADVISOR_STEPS = _by_side(_advisor_steps)
PAWN_STEPS = _by_side(_pawn_steps)


def _pawn_sources(side: int, point: int) -> int:
    return set_of(p for p in members(_steps(point, STRAIGHT)) if PAWN_STEPS[side][p] & BIT[point])


# Whence the pawns of a side attack a point.
PAWN_SOURCES = _by_side(_pawn_sources)


Leaps = tuple[tuple[int, int], ...]


def _horse_sources(point: int) -> Leaps:
    sources = []
    for files, ranks in DIAGONAL:
        leg = step(point, files, ranks)
        if leg is not None:
            sources.append((_steps(point, ((2 * files, ranks), (files, 2 * ranks))), BIT[leg]))
    return tuple(sources)


# Whence a horse attacks a point, with the leg as a bit; and the union of the former.
HORSE_SOURCES = tuple(_horse_sources(p) for p in range(POINTS))
HORSE_RING = tuple(sum(sources for sources, _ in row) for row in HORSE_SOURCES)


def _between(point: int, other: int) -> int:
    low, high = sorted((point, other))
    return sum(line & BIT[high] - (BIT[low] << 1) for line in (RANK_LINE[low], FILE_LINE[low]) if line & BIT[high])


BETWEEN = tuple(Memo(partial(_between, p)) for p in range(POINTS))
