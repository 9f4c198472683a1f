"""Counting the leaves of the tree of legal moves."""

from __future__ import annotations

from engine.xiangqi.forces import muster
from engine.xiangqi.movegen import Squares, count_by_force, count_legal, legal_moves
from engine.xiangqi.pieces import EMPTY, EVERY, KINDS, Planes
from engine.xiangqi.points import BIT


def count_leaves(ours: Planes, theirs: Planes, squares: Squares, side: int, depth: int) -> int:
    """The number of legal sequences of ``depth`` moves, at least one; the position is left as it was."""
    if depth == 1:
        return count_legal(ours, theirs, squares, side)
    leaves = 0
    answering = muster(theirs, 1 - side) if depth == 2 else None
    for move in legal_moves(ours, theirs, squares, side):
        origin, target = move.origin, move.target
        moved, captured = squares[origin], squares[target]
        kind = moved % KINDS
        squares[origin], squares[target] = EMPTY, moved
        ours[kind] ^= move.bits
        ours[EVERY] ^= move.bits
        if captured:
            theirs[captured % KINDS] ^= BIT[target]
            theirs[EVERY] ^= BIT[target]
            leaves += count_leaves(theirs, ours, squares, 1 - side, depth - 1)
            theirs[captured % KINDS] ^= BIT[target]
            theirs[EVERY] ^= BIT[target]
        elif answering:
            leaves += count_by_force(answering, theirs, ours, squares)
        else:
            leaves += count_leaves(theirs, ours, squares, 1 - side, depth - 1)
        squares[origin], squares[target] = moved, captured
        ours[kind] ^= move.bits
        ours[EVERY] ^= move.bits
    return leaves
