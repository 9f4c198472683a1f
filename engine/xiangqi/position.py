"""The immutable face of a board for those who keep games."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Self

from engine.base import Outcome, Side
from engine.xiangqi import touch
from engine.xiangqi.board import Board
from engine.xiangqi.faults import FenFault
from engine.xiangqi.limits import is_dead
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
        """The position after a move, legal or not (S0 4.1.6, 5.8); after one that nobody knows, "0000", the same with
        the other side to move.

        :raises MalformedMove: if the text is not of the form "h2e2".
        :raises IllegalMove: if there is no piece to move.
        """
        after = type(self)(self._board)
        after._board.push(Move.null() if uci == Move.null().uci else Move.from_uci(uci))
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

    @property
    def quiet_plies(self) -> int:
        """Plies since the last capture, the counter of the FEN included (S0 4.2.4)."""
        return self._board.halfmoves

    @property
    def in_check(self) -> bool:
        """Whether the side to move is in check (S0 3.1)."""
        return self._board.is_check()

    @property
    def identity(self) -> Hashable:
        """What two positions share that are the same for a repetition: the pieces and the side to move."""
        return self._board.key()

    @property
    def facing(self) -> bool:
        """Whether the generals face each other (S0 4.1.2)."""
        return any(fault.kind is FenFault.GENERALS_FACE for fault in self._board.faults())

    @property
    def exposed(self) -> bool:
        """Whether the side that has just moved left its general to be taken (2011 3.4)."""
        return self._board.is_check(self._board.turn.other)

    @property
    def dead(self) -> bool:
        """Whether neither side has a piece left that could ever attack (S0 4.2.1)."""
        return is_dead(self._board)

    def fen(self) -> str:
        return self._board.fen()

    def __eq__(self, other: object) -> bool:
        return self._board == other._board if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.fen())

    def __repr__(self) -> str:
        return f"Position.start({self.fen()!r})"
