"""The moves of a side, counted or listed (S0 2.1-2.3).

A position is the planes of the side to move (``ours``) and of the other (``theirs``), the piece codes by point
(``squares``) and the number of the side to move.
"""

from __future__ import annotations

from typing import TypeVar

from engine.xiangqi.forces import MOVES_FROM, Force, muster
from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import (
    ADVISOR,
    BLACK,
    CANNON,
    CHARIOT,
    ELEPHANT,
    EVERY,
    GENERAL,
    HORSE,
    KINDS,
    PAWN,
    RED,
    Planes,
)
from engine.xiangqi.points import ALL, BIT
from engine.xiangqi.safety import Limits, Steps, count_steps, secure
from engine.xiangqi.tables import (
    ADVISOR_STEPS,
    CANNON_LINES,
    CHARIOT_LINES,
    ELEPHANT_JUMPS,
    GENERAL_STEPS,
    HORSE_JUMPS,
    PAWN_STEPS,
)

Squares = list[int]
Table = TypeVar("Table")


def _by_code(red: dict[int, Table], black: dict[int, Table]) -> tuple[Table | None, ...]:
    return tuple(table.get(kind) for table in (red, black) for kind in range(KINDS))


_LINES = _by_code(*({CHARIOT: CHARIOT_LINES, CANNON: CANNON_LINES} for _ in (RED, BLACK)))
_JUMPS = _by_code(*({HORSE: HORSE_JUMPS, ELEPHANT: ELEPHANT_JUMPS[side]} for side in (RED, BLACK)))
_STEPS = _by_code(
    *({GENERAL: GENERAL_STEPS[side], ADVISOR: ADVISOR_STEPS[side], PAWN: PAWN_STEPS[side]} for side in (RED, BLACK))
)


def reach(code: int, point: int, occupied: int) -> int:
    """The points a piece there reaches by its way of moving, those of its own pieces included."""
    if lines := _LINES[code]:
        rank, by_rank, file, by_file = lines[point]
        return by_rank[occupied & rank] | by_file[occupied & file]
    if jumps := _JUMPS[code]:
        blocks, by_blocks = jumps[point]
        return by_blocks[occupied & blocks]
    steps = _STEPS[code]
    return steps[point] if steps else 0


def count_legal(ours: Planes, theirs: Planes, squares: Squares, side: int) -> int:
    """How many legal moves there are."""
    force = muster(ours, side)
    secured = secure(ours, theirs, force[0], ours[EVERY] | theirs[EVERY], ALL ^ ours[EVERY])
    return count_within(secured, force, ours, theirs, squares)


def count_within(secured: tuple[Limits, Steps], force: Force, ours: Planes, theirs: Planes, squares: Squares) -> int:
    """The same with the side's force known and what keeps its generals safe."""
    limits, steps = secured
    _, sliders, jumpers, steppers = force
    occupied = ours[EVERY] | theirs[EVERY]
    free = ALL ^ ours[EVERY]
    count = count_steps(steps)
    for point, targets in limits.special.items():
        reached = reach(squares[point], point, occupied) & free
        count += (reached & targets).bit_count() - (reached & limits.allowed).bit_count()
    free &= limits.allowed
    for rank, by_rank, file, by_file, _ in sliders:
        count += ((by_rank[occupied & rank] | by_file[occupied & file]) & free).bit_count()
    for blocks, targets, moves in jumpers:
        count += len(moves[occupied & blocks | free & targets])
    for targets, moves in steppers:
        count += len(moves[free & targets])
    return count


def legal_moves(ours: Planes, theirs: Planes, squares: Squares, side: int) -> list[Move]:
    """The legal moves, in no particular order."""
    generals, sliders, jumpers, steppers = muster(ours, side)
    occupied = ours[EVERY] | theirs[EVERY]
    free = ALL ^ ours[EVERY]
    limits, steps = secure(ours, theirs, generals, occupied, free)
    found: list[Move] = []
    for moves, targets in steps:
        found += moves[targets]
    if limits.special:
        unlimited = ours.copy()
        for point, targets in limits.special.items():
            code = squares[point]
            found += MOVES_FROM[point][reach(code, point, occupied) & free & targets]
            unlimited[code % KINDS] ^= BIT[point]
        _, sliders, jumpers, steppers = muster(unlimited, side)
    free &= limits.allowed
    for rank, by_rank, file, by_file, moves in sliders:
        found += moves[(by_rank[occupied & rank] | by_file[occupied & file]) & free]
    for blocks, targets, moves in jumpers:
        found += moves[occupied & blocks | free & targets]
    for targets, moves in steppers:
        found += moves[free & targets]
    return found
