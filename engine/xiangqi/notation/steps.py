"""Direction and number: how a record says where a piece goes, and back (S0 7.5)."""

from __future__ import annotations

from typing import NamedTuple

from engine.base import Side
from engine.xiangqi import Kind
from engine.xiangqi.notation.signs import Direction

SLANTED = {Kind.ADVISOR: {1: 1}, Kind.ELEPHANT: {2: 2}, Kind.HORSE: {1: 2, 2: 1}}
"""Pieces whose number is the file of arrival even with 进 and 退: change of file -> change of rank."""


class Step(NamedTuple):
    """进, 平 or 退 with the number after it, 1-9."""

    direction: Direction
    number: int


def file_number(point: int, side: Side) -> int:
    """A file as a side counts it: 1-9 from its own right."""
    return 9 - point % 9 if side is Side.RED else point % 9 + 1


def destination(kind: Kind, side: Side, origin: int, step: Step) -> int | None:
    """The point a step leads to, None where it says nothing on this board; what stands between is not looked at."""
    rank, column = divmod(origin, 9)
    arrival = 9 - step.number if side is Side.RED else step.number - 1
    forward = step.direction if side is Side.RED else -step.direction
    if kind in SLANTED:
        climb = SLANTED[kind].get(abs(arrival - column))
        if climb is None or step.direction is Direction.TRAVERSE:
            return None
        rank, column = rank + climb * forward, arrival
    elif step.direction is Direction.TRAVERSE:
        if arrival == column:
            return None
        column = arrival
    else:
        rank += step.number * forward
    return rank * 9 + column if 0 <= rank <= 9 else None


def step_of(kind: Kind, side: Side, origin: int, target: int) -> Step | None:
    """How the record says this move; None where it has no words for it (a horse that went straight, say)."""
    climb = (target // 9 - origin // 9) * (1 if side is Side.RED else -1)
    direction = Direction((climb > 0) - (climb < 0))
    straight = kind not in SLANTED and direction is not Direction.TRAVERSE
    step = Step(direction, abs(climb) if straight else file_number(target, side))
    return step if destination(kind, side, origin, step) == target else None
