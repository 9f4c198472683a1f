"""What a text may mean: the moves that fit it, by rank of likelihood, before legality decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.base import Side
from engine.xiangqi import Kind, Move
from engine.xiangqi.notation.signs import Caution, Direction
from engine.xiangqi.notation.steps import SLANTED, Step, destination


class Tier(NamedTuple):
    """Moves that fit a text equally well. A later tier counts only if no move of the earlier ones is legal."""

    moves: tuple[Move, ...]
    cautions: tuple[Caution, ...] = ()


Plan = tuple[Tier, ...]


class Tail(NamedTuple):
    """The end of a text: the directions it may mean, and the number."""

    directions: tuple[Direction, ...]
    number: int


def aimed(kind: Kind, side: Side, origins: Iterable[int], tail: Tail) -> tuple[Move, ...]:
    """The moves of pieces of one kind by the end of a text; none from a point it leads nowhere."""
    moves: dict[Move, None] = {}
    for origin in origins:
        for direction in tail.directions:
            target = destination(kind, side, origin, Step(direction, tail.number))
            if target is not None:
                moves[Move.of(origin, target)] = None
    return tuple(moves)


def unsigned(kind: Kind) -> tuple[Direction, ...]:
    """What no sign at all can mean: 平, and for the pieces that have none, 进 or 退."""
    if kind in SLANTED:
        return (Direction.ADVANCE, Direction.RETREAT)
    return (Direction.TRAVERSE,)
