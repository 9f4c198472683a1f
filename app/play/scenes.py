"""Positions of the engine as pieces of the board widget's scene."""

from __future__ import annotations

from collections.abc import Iterable

from engine.xiangqi import Board, Move


def pieces_of(board: Board) -> tuple[tuple[int, str], ...]:
    """Points and FEN letters of all pieces."""
    return tuple((point, piece.letter) for point, piece in board.pieces())


def checked_points(board: Board) -> tuple[int, ...]:
    """The point of the general that stands in check, if one does."""
    general = board.general(board.turn)
    return (general,) if general is not None and board.is_check() else ()


def destinations(board: Board, moves: Iterable[Move], free: bool = False) -> dict[int, list[int]]:
    """Which points' pieces may be taken up now, and where each may go by ``moves``. With ``free``: also those
    that can go nowhere."""
    found: dict[int, list[int]] = {}
    for point, piece in board.pieces() if free else ():
        if piece.side is board.turn:
            found[point] = []
    for move in moves:
        found.setdefault(move.origin, []).append(move.target)
    return found
