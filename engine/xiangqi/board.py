"""The board: a position that moves are made on and taken back from."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache
from typing import Self

from engine.base import Fault, Outcome, Side, Termination
from engine.xiangqi.errors import FenError, IllegalMove
from engine.xiangqi.faults import position_faults
from engine.xiangqi.fen import START_FEN, FenText, scan_fen, write_fen
from engine.xiangqi.legality import is_pseudo_legal, is_safe
from engine.xiangqi.movegen import count_legal, legal_moves
from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import (
    BLACK,
    CODE_OF,
    EMPTY,
    EVERY,
    GENERAL,
    KINDS,
    PIECES,
    RED,
    SIDE_NUMBER,
    SIDES,
    Piece,
    Planes,
)
from engine.xiangqi.points import BIT, members
from engine.xiangqi.safety import attackers
from engine.xiangqi.tree import count_leaves

# A move made: it, the code of what it captured, and the half-moves before.
Undo = tuple[Move, int, int]


class Board:
    """A position with the moves that led to it since the board was set up.

    Any position can be held: a board may lack a general or have several, generals may face, pieces may stand where
    they never can. :meth:`faults` tells. Every question has an answer on any board.

    ``halfmoves`` counts plies since the last capture, ``round_number`` rounds (回合) from 1.
    """

    __slots__ = ("_history", "_planes", "_squares", "_turn", "_views", "halfmoves", "round_number")

    def __init__(self) -> None:
        self._take_over(_array(), history=False)

    @classmethod
    def from_fen(cls, text: str) -> Self:
        """The board a FEN shows, with all its faults.

        :raises FenError: if it shows none at all.
        """
        scanned = scan_fen(text)
        if scanned.squares is None:
            raise FenError(f"no board in {text[:100]!r}", tuple(scanned.faults))
        return cls.from_scan(scanned)

    @classmethod
    def from_scan(cls, scanned: FenText) -> Self:
        """The board of a scanned FEN, an empty one if it shows none."""
        board = cls.__new__(cls)
        board._set_up(scanned)
        return board

    def _set_up(self, scanned: FenText) -> None:
        self._set_planes([0] * KINDS, [0] * KINDS)
        self._squares = [EMPTY] * len(BIT)
        self._turn = scanned.turn
        self._history: list[Undo] = []
        self.halfmoves = scanned.halfmoves
        self.round_number = scanned.round_number
        for point, code in enumerate(scanned.squares or ()):
            self._put(point, code)

    def _set_planes(self, red: Planes, black: Planes) -> None:
        self._planes = red, black
        # By the side to move: its own planes and the other's.
        self._views = (red, black), (black, red)

    def _take_over(self, other: Board, *, history: bool) -> None:
        self._set_planes(other._planes[RED].copy(), other._planes[BLACK].copy())
        self._squares = other._squares.copy()
        self._turn = other._turn
        self._history = other._history.copy() if history else []
        self.halfmoves = other.halfmoves
        self.round_number = other.round_number

    def _put(self, point: int, code: int) -> None:
        old = self._squares[point]
        self._squares[point] = code
        for changed in (old, code):
            if changed:
                self._toggle(changed, BIT[point])

    def _toggle(self, code: int, points: int) -> None:
        planes = self._planes[code // KINDS]
        planes[code % KINDS] ^= points
        planes[EVERY] ^= points

    @property
    def turn(self) -> Side:
        """The side to move. Setting it forgets the moves made before."""
        return SIDES[self._turn]

    @turn.setter
    def turn(self, side: Side) -> None:
        self._history.clear()
        self._turn = SIDE_NUMBER[side]

    def piece_at(self, point: int) -> Piece | None:
        """The piece on a point."""
        return PIECES.get(self._squares[point])

    def pieces(self) -> Iterator[tuple[int, Piece]]:
        """All points with a piece, lowest first."""
        return ((point, PIECES[code]) for point, code in enumerate(self._squares) if code)

    def set_piece(self, point: int, piece: Piece | None) -> None:
        """Put a piece on a point, or clear it. The moves made before are forgotten."""
        self._history.clear()
        self._put(point, CODE_OF[piece] if piece else EMPTY)

    def general(self, side: Side) -> int | None:
        """The point of a side's general: the lowest if it has several, None if it has none."""
        return min(members(self._planes[SIDE_NUMBER[side]][GENERAL]), default=None)

    def legal_moves(self) -> list[Move]:
        """The legal moves of the side to move (S0 2.1-2.3), in no particular order."""
        ours, theirs = self._views[self._turn]
        return legal_moves(ours, theirs, self._squares, self._turn)

    def count_legal(self) -> int:
        """How many legal moves there are, without listing them."""
        return count_legal(*self._views[self._turn], self._squares, self._turn)

    def count_leaves(self, depth: int) -> int:
        """The number of legal sequences of ``depth`` moves (perft).

        :raises ValueError: if ``depth`` is negative.
        """
        if depth < 0:
            raise ValueError(f"no such depth: {depth}")
        return count_leaves(*self._views[self._turn], self._squares, self._turn, depth) if depth else 1

    def pseudo_legal(self, move: Move) -> bool:
        """Whether a piece of the side to move moves so, whatever becomes of its general."""
        code = self._squares[move.origin] if move.bits else EMPTY
        ours, theirs = self._views[self._turn]
        return code != EMPTY and code // KINDS == self._turn and is_pseudo_legal(ours, theirs, code, move)

    def is_legal(self, move: Move) -> bool:
        """Whether a move is legal; costs far less than the list."""
        code = self._squares[move.origin] if move.bits else EMPTY
        ours, theirs = self._views[self._turn]
        return (
            code != EMPTY
            and code // KINDS == self._turn
            and is_pseudo_legal(ours, theirs, code, move)
            and is_safe(ours, theirs, code, move)
        )

    def checkers(self, side: Side | None = None) -> tuple[int, ...]:
        """The points of the pieces that check (将军, S0 3.1) a side, by default the side to move."""
        ours = self._turn if side is None else SIDE_NUMBER[side]
        theirs = self._planes[1 - ours]
        occupied = self._planes[RED][EVERY] | self._planes[BLACK][EVERY]
        found = 0
        for general in members(self._planes[ours][GENERAL]):
            found |= attackers(theirs, 1 - ours, general, occupied)
        return members(found)[::-1]

    def is_check(self, side: Side | None = None) -> bool:
        """Whether a side, by default the side to move, is in check. Generals that face do not check each other."""
        return bool(self.checkers(side))

    def outcome(self) -> Outcome | None:
        """Checkmate (将死, S0 4.1.1) or 困毙 (S0 4.1.3) of the side to move, which loses; else None."""
        if self.count_legal():
            return None
        return Outcome.loss(self.turn, Termination.CHECKMATE if self.is_check() else Termination.STALEMATE)

    def push(self, move: Move) -> None:
        """Make any move, legal or not: a real game may hold it (S0 4.1.6, 5.8). The turn passes.

        :raises IllegalMove: if there is no piece on its origin.
        """
        if not move.bits:
            self._pass(move)
            return
        squares = self._squares
        origin, target = move.origin, move.target
        moved, captured = squares[origin], squares[target]
        if not moved:
            raise IllegalMove(f"no piece to move: {move}")
        self._history.append((move, captured, self.halfmoves))
        self.halfmoves += 1
        if captured:
            self._toggle(captured, BIT[target])
            self.halfmoves = 0
        squares[origin], squares[target] = EMPTY, moved
        self._toggle(moved, move.bits)
        self.round_number += self._turn
        self._turn = 1 - self._turn

    def _pass(self, null: Move) -> None:
        """A move was made that nobody knows; it is taken for one without a capture."""
        self._history.append((null, EMPTY, self.halfmoves))
        self.halfmoves += 1
        self.round_number += self._turn
        self._turn = 1 - self._turn

    def pop(self) -> Move:
        """Take the last move back and return it.

        :raises IndexError: if none was made.
        """
        move, captured, self.halfmoves = self._history.pop()
        if move.bits:
            squares = self._squares
            moved = squares[move.target]
            squares[move.origin], squares[move.target] = moved, captured
            self._toggle(moved, move.bits)
            if captured:
                self._toggle(captured, BIT[move.target])
        self._turn = 1 - self._turn
        self.round_number -= self._turn
        return move

    def copy(self, *, history: bool = True) -> Self:
        """An independent board in the same position, which can take back the same moves unless told otherwise."""
        board = type(self).__new__(type(self))
        board._take_over(self, history=history)
        return board

    def key(self) -> Hashable:
        """The identity of the position for repetition: the pieces on their points and the side to move."""
        return self._turn, bytes(self._squares)

    def faults(self) -> tuple[Fault, ...]:
        """Everything that makes this no position of a regular game; kinds are of ``FenFault``."""
        return tuple(position_faults(self._planes, self._turn))

    def fen(self) -> str:
        """The position as FEN, all six fields."""
        return write_fen(self._squares, self._turn, self.halfmoves, self.round_number)

    def __eq__(self, other: object) -> bool:
        """Equal are boards with the same FEN, whatever moves led there."""
        return self.fen() == other.fen() if isinstance(other, Board) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Board.from_fen({self.fen()!r})"


@cache
def _array() -> Board:
    """The start position, not to be changed."""
    return Board.from_fen(START_FEN)
