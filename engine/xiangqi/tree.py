"""Counting the leaves of the tree of legal moves."""

from __future__ import annotations

from engine.xiangqi.movegen import Squares, count_legal, legal_moves
from engine.xiangqi.pieces import EMPTY, KINDS, Planes
from engine.xiangqi.points import BIT
from engine.xiangqi.replies import Replies
from engine.xiangqi.safety import moved_planes, without


def count_leaves(ours: Planes, theirs: Planes, squares: Squares, side: int, depth: int) -> int:
    """The number of legal sequences of ``depth`` moves, at least one; the position is left as it was."""
    if depth == 1:
        return count_legal(ours, theirs, squares, side)
    moves = legal_moves(ours, theirs, squares, side)
    if depth == 2:
        replies = Replies(ours, theirs, squares, side)
        return sum(map(replies.after, moves))
    leaves = 0
    for move in moves:
        origin, target = move.origin, move.target
        moved, captured = squares[origin], squares[target]
        squares[origin], squares[target] = EMPTY, moved
        after = moved_planes(ours, moved % KINDS, move.bits)
        leaves += count_leaves(without(theirs, BIT[target]), after, squares, 1 - side, depth - 1)
        squares[origin], squares[target] = moved, captured
    return leaves
