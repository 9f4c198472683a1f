"""What touch-move (摸子走子, S0 article 5) asks of a position.

"Can" means fully legal: the own general is neither left in check nor made to face the other.
"""

from __future__ import annotations

from engine.base import Side
from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move


def owner(board: Board, point: int) -> Side | None:
    """Whose piece stands on a point, None if none does."""
    piece = board.piece_at(point)
    return piece.side if piece else None


def moves_of(board: Board, point: int) -> tuple[Move, ...]:
    """The legal moves of the piece on a point (S0 5.1); none if it is not of the side to move."""
    return tuple(sorted((move for move in board.legal_moves() if move.origin == point), key=lambda move: move.target))


def captures_of(board: Board, point: int) -> tuple[Move, ...]:
    """The legal moves that take the piece on a point (S0 5.2)."""
    if owner(board, point) is not board.turn.other:
        return ()
    return tuple(sorted((move for move in board.legal_moves() if move.target == point), key=lambda move: move.origin))


def touched_by(board: Board, move: Move) -> tuple[int, ...]:
    """The points whose pieces a move, legal or not, lays hands on: its own and the one it takes."""
    return tuple(point for point in (move.origin, move.target) if board.piece_at(point))
