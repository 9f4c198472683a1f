"""The immutable face of a board for those who keep games."""

from __future__ import annotations

from typing import Self

from engine.base import Outcome, Side
from engine.xiangqi import touch
from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move
from engine.xiangqi.points import parse_point, point_name


class Position:
    """A position that never changes; every move gives a new one."""

    __slots__ = ("_board",)

    def __init__(self, board: Board) -> None:
        self._board = board.copy(history=False)

    @classmethod
    def start(cls, fen: str | None = None) -> Self:
        """The start position, or that of a FEN.

        :raises FenError: if the FEN shows no board at all.
        """
        return cls(Board() if fen is None else Board.from_fen(fen))

    @property
    def to_move(self) -> Side:
        return self._board.turn

    @property
    def board(self) -> Board:
        """A board of this position, the caller's own."""
        return self._board.copy(history=False)

    def legal(self, uci: str) -> bool:
        """Whether a move may be made by the rules.

        :raises MalformedMove: if the text is not of the form "h2e2".
        """
        return self._board.is_legal(Move.from_uci(uci))

    def apply(self, uci: str) -> Self:
        """The position after a move, legal or not (S0 4.1.6, 5.8).

        :raises MalformedMove: if the text is not of the form "h2e2".
        :raises IllegalMove: if there is no piece to move.
        """
        after = type(self)(self._board)
        after._board.push(Move.from_uci(uci))
        return after

    def outcome(self) -> Outcome | None:
        """Checkmate or 困毙 of the side to move (S0 4.1.1, 4.1.3), else None."""
        return self._board.outcome()

    def owner(self, point: str) -> Side | None:
        """Whose piece stands on a point, None if none does.

        :raises ValueError: if the text is no point; so do the next two.
        """
        return touch.owner(self._board, parse_point(point))

    def moves_of(self, point: str) -> tuple[str, ...]:
        """The legal moves of the piece on a point (S0 5.1)."""
        return tuple(move.uci for move in touch.moves_of(self._board, parse_point(point)))

    def captures_of(self, point: str) -> tuple[str, ...]:
        """The legal moves that take the piece on a point (S0 5.2)."""
        return tuple(move.uci for move in touch.captures_of(self._board, parse_point(point)))

    def touched_by(self, uci: str) -> tuple[str, ...]:
        """The points whose pieces a move, legal or not, lays hands on.

        :raises MalformedMove: if the text is not of the form "h2e2".
        """
        return tuple(point_name(point) for point in touch.touched_by(self._board, Move.from_uci(uci)))

    def fen(self) -> str:
        return self._board.fen()

    def __eq__(self, other: object) -> bool:
        return self._board == other._board if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.fen())

    def __repr__(self) -> str:
        return f"Position.start({self.fen()!r})"
