"""Counting the leaves of the tree of legal moves, the usual check of a move generator."""

from __future__ import annotations

from engine.xiangqi.board import Board


def perft(board: Board, depth: int) -> int:
    """The number of legal sequences of ``depth`` moves; the board is left as it was.

    :raises ValueError: if ``depth`` is negative.
    """
    if depth < 0:
        raise ValueError(f"no such depth: {depth}")
    if depth == 0:
        return 1
    if depth == 1:
        return board.count_legal()
    nodes = 0
    for move in board.legal_moves():
        board.push(move)
        nodes += perft(board, depth - 1)
        board.pop()
    return nodes
