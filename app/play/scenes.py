"""Positions of the engine as pieces of the board widget's scene."""

from __future__ import annotations

from engine.xiangqi import Board


def pieces_of(board: Board) -> tuple[tuple[int, str], ...]:
    """Points and FEN letters of all pieces."""
    return tuple((point, piece.letter) for point, piece in board.pieces())


def checked_points(board: Board) -> tuple[int, ...]:
    """The point of the general that stands in check, if one does."""
    general = board.general(board.turn)
    return (general,) if general is not None and board.is_check() else ()


def destinations(board: Board) -> dict[int, list[int]]:
    """Which points' pieces may be moved now, and where each may go."""
    moves: dict[int, list[int]] = {}
    for move in board.legal_moves():
        moves.setdefault(move.origin, []).append(move.target)
    return moves
