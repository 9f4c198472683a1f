"""Counting the leaves of the tree of legal moves, the usual check of a move generator."""

from __future__ import annotations

from engine.xiangqi.board import Board


def perft(board: Board, depth: int) -> int:
    """The number of legal sequences of ``depth`` moves; the board is left as it was.

    :raises ValueError: if ``depth`` is negative.
    """
    return board.count_leaves(depth)
