"""The pieces of one side made ready for finding their moves: for each piece its rows of the tables.

A force depends on nothing but where the pieces of the side stand, so it serves for every move of the other side that
captures none of them.
"""

from __future__ import annotations

from functools import partial

from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import BLACK, RED, Planes
from engine.xiangqi.points import BIT, POINTS, members
from engine.xiangqi.tables import (
    ADVISOR_STEPS,
    BETWEEN,
    CANNON_LINES,
    CHARIOT_LINES,
    CROSS,
    ELEPHANT_JUMPS,
    FILE_LINE,
    GENERAL_STEPS,
    HORSE_JUMPS,
    HORSE_RING,
    HORSE_SOURCES,
    PAWN_SOURCES,
    PAWN_STEPS,
    RANK_LINE,
    SIGHT_LINES,
    Jumps,
    Leaps,
    Lines,
    Memo,
    Sight,
    Steps,
)

Moves = tuple[Move, ...]

# Chariot or cannon: rank, what is reached by its occupation, file, the same, and the moves by targets.
Slider = tuple[int, Memo[int], int, Memo[int], Memo[Moves]]
# A horse, or all elephants: the points that may block, the targets, and the moves by the occupied of the former with
# the free of the latter (no point is both).
Jumper = tuple[int, int, Memo[Moves]]
# All advisors, or all pawns: their targets, and the moves by the free of them.
Stepper = tuple[int, Memo[Moves]]


class Bearing:
    """Where pieces of the enemy stand that may bear on any of some points, whatever is in between."""

    __slots__ = ("file", "horses", "lines", "pawns")

    def __init__(self, points: tuple[int, ...], enemy: int) -> None:
        self.lines = self.file = self.horses = self.pawns = 0
        for point in points:
            self.lines |= CROSS[point]
            self.file |= FILE_LINE[point]
            self.horses |= HORSE_RING[point]
            self.pawns |= PAWN_SOURCES[enemy][point]


class General:
    """A general: its point, its targets, the moves by targets, and what bears on either.

    ``looks`` has the tables that tell what attacks it, ``exposures`` those for where it may step, by targets.
    """

    __slots__ = ("bearing", "enemy", "exposures", "looks", "moves", "point", "step_bearing", "steps")

    def __init__(self, side: int, point: int) -> None:
        self.point = point
        self.enemy = 1 - side
        self.steps = GENERAL_STEPS[side][point]
        self.moves = MOVES_FROM[point]
        self.bearing = Bearing((point,), self.enemy)
        self.step_bearing = Bearing(members(self.steps), self.enemy)
        self.looks = CROSS[point], FILE_LINE[point], HORSE_RING[point], PAWN_SOURCES[self.enemy][point], BETWEEN[point]
        self.exposures = Memo(partial(_exposures, self.enemy))


# A point a general may step to, as a bit: its lines and what is seen along them; whence horses and pawns attack it.
Exposure = tuple[int, int, int, Memo[Sight], int, Memo[Sight], int, Leaps, int]


def _exposures(enemy: int, targets: int) -> tuple[Exposure, ...]:
    return tuple(
        (BIT[p], CROSS[p], *SIGHT_LINES[p], HORSE_RING[p], HORSE_SOURCES[p], PAWN_SOURCES[enemy][p])
        for p in members(targets)
    )


# All pieces of a side.
Force = tuple[tuple[General, ...], tuple[Slider, ...], tuple[Jumper, ...], tuple[Stepper, ...]]


def _moves_to(point: int, targets: int) -> Moves:
    return tuple(map(_MOVES[point].__getitem__, members(targets)))


def _moves_from(point: int, targets: int) -> Moves:
    """The moves along the rank, the others after them: their parts are few, and come together in ever new ways."""
    along = targets & RANK_LINE[point]
    return _PARTS[point][along] + _PARTS[point][targets ^ along]


_MOVES = tuple(Memo(partial(Move.of, point)) for point in range(POINTS))
_PARTS = tuple(Memo(partial(_moves_to, point)) for point in range(POINTS))
MOVES_FROM = tuple(Memo(partial(_moves_from, point)) for point in range(POINTS))


def _jumper(jumps: Jumps, point: int) -> Jumper:
    blocks, by_blocks = jumps[point]
    targets = by_blocks[0]
    return blocks, targets, Memo(lambda key: MOVES_FROM[point][by_blocks[key & blocks] & key], 1 << 12)


def _jumper_rows(jumps: Jumps) -> Memo[Jumper]:
    return Memo(partial(_jumper, jumps))


def _generals(side: int, plane: int) -> tuple[General, ...]:
    return tuple(General(side, point) for point in members(plane))


def _sliders(rows: tuple[Slider, ...], plane: int) -> tuple[Slider, ...]:
    return tuple(map(rows.__getitem__, members(plane)))


def _jumpers(rows: Memo[Jumper], plane: int) -> tuple[Jumper, ...]:
    return tuple(map(rows.__getitem__, members(plane)))


def _together(rows: Memo[Jumper], plane: int) -> tuple[Jumper, ...]:
    """Jumpers as one, where none of them goes to a point that may block another: so it is with elephants."""
    jumpers = _jumpers(rows, plane)
    blocks = targets = 0
    for its_blocks, its_targets, _ in jumpers:
        blocks |= its_blocks
        targets |= its_targets
    if blocks & targets or len(jumpers) < 2:
        return jumpers

    def moves(key: int) -> Moves:
        return sum((table[key & (its_blocks | its_targets)] for its_blocks, its_targets, table in jumpers), ())

    return ((blocks, targets, Memo(moves, 1 << 12)),)


def _steppers(steps: Steps, plane: int) -> tuple[Stepper, ...]:
    points = members(plane)
    targets = 0
    for point in points:
        targets |= steps[point]

    def moves(free: int) -> Moves:
        return tuple(move for point in points for move in MOVES_FROM[point][steps[point] & free])

    return ((targets, Memo(moves, 1 << 8)),) if points else ()


def _slider_rows(lines: Lines) -> tuple[Slider, ...]:
    return tuple((*lines[point], MOVES_FROM[point]) for point in range(POINTS))


# Two chariots stand in 4005 ways.
_MOST_PLACINGS = 1 << 12

_CHARIOTS = Memo(partial(_sliders, _slider_rows(CHARIOT_LINES)), _MOST_PLACINGS)
_CANNONS = Memo(partial(_sliders, _slider_rows(CANNON_LINES)), _MOST_PLACINGS)
_HORSES = Memo(partial(_jumpers, _jumper_rows(HORSE_JUMPS)), _MOST_PLACINGS)

# By side, in the order of the planes.
_ROWS = tuple(
    (
        Memo(partial(_generals, side)),
        Memo(partial(_steppers, ADVISOR_STEPS[side])),
        Memo(partial(_together, _jumper_rows(ELEPHANT_JUMPS[side]))),
        _HORSES,
        _CHARIOTS,
        _CANNONS,
        Memo(partial(_steppers, PAWN_STEPS[side]), _MOST_PLACINGS),
    )
    for side in (RED, BLACK)
)


def general_rows(side: int, plane: int) -> tuple[General, ...]:
    """The rows of a side's generals alone."""
    return _ROWS[side][0][plane]


def muster(planes: Planes, side: int) -> Force:
    """The force of a side with these planes."""
    generals, advisors, elephants, horses, chariots, cannons, pawns = _ROWS[side]
    _, general, advisor, elephant, horse, chariot, cannon, pawn = planes
    return (
        generals[general],
        chariots[chariot] + cannons[cannon],
        horses[horse] + elephants[elephant],
        advisors[advisor] + pawns[pawn],
    )
