"""A line of thought: moves made on a board, and where each piece stood before them."""

from __future__ import annotations

from engine.base import Side
from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move


class Line:
    """A board that remembers the moves of the line being looked at."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._moves: list[Move] = []

    def push(self, move: Move) -> None:
        self.board.push(move)
        self._moves.append(move)

    def pop(self) -> None:
        self.board.pop()
        self._moves.pop()

    def original(self, point: int) -> int:
        """Where the piece on this point stood before the line."""
        for move in reversed(self._moves):
            if move.target == point:
                point = move.origin
        return point

    def moved(self, side: Side) -> tuple[int, ...]:
        """Where the pieces of a side that moved in the line stand now."""
        points = {move.target for move in self._moves}
        return tuple(
            point
            for point in sorted(points)
            if (piece := self.board.piece_at(point)) is not None
            and piece.side is side
            and self.original(point) != point
        )

    def is_as_given(self, move: Move) -> bool:
        """Whether the move is a capture by and of pieces that have not moved in the line."""
        return self.board.piece_at(move.target) is not None and all(
            self.original(point) == point for point in (move.origin, move.target)
        )
