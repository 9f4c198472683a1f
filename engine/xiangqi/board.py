"""The board: a position that moves are made on and taken back from."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple, Self

from engine.base import Fault, Outcome, Side, Termination
from engine.xiangqi import movegen
from engine.xiangqi.errors import FenError, IllegalMove
from engine.xiangqi.faults import position_faults
from engine.xiangqi.fen import START_FEN, FenText, scan_fen, write_fen
from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import BLACK, CODE_OF, CODES, EMPTY, GENERAL, PIECES, SIDE_BIT, SIDES, Piece
from engine.xiangqi.points import BIT, members
from engine.xiangqi.safety import attackers


class _Undo(NamedTuple):
    move: Move
    moved: int
    captured: int
    halfmoves: int


class Board:
    """A position with the moves that led to it since the board was set up.

    Any position can be held: a board may lack a general or have several, generals may face, pieces may stand where
    they never can. :meth:`faults` tells. Every question has an answer on any board.

    ``halfmoves`` counts plies since the last capture, ``round_number`` rounds (回合) from 1.
    """

    __slots__ = ("_history", "_planes", "_squares", "_turn", "halfmoves", "round_number")

    def __init__(self) -> None:
        self._set_up(scan_fen(START_FEN))

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
        self._planes = [0] * CODES
        self._squares = [EMPTY] * len(BIT)
        self._turn = scanned.turn
        self._history: list[_Undo] = []
        self.halfmoves = scanned.halfmoves
        self.round_number = scanned.round_number
        for point, code in enumerate(scanned.squares or ()):
            self._put(point, code)

    def _put(self, point: int, code: int) -> None:
        planes, bit = self._planes, BIT[point]
        old = self._squares[point]
        self._squares[point] = code
        for changed in (old, code):
            if changed:
                planes[changed] ^= bit
                planes[changed & BLACK] ^= bit

    @property
    def turn(self) -> Side:
        """The side to move."""
        return SIDES[self._turn]

    @turn.setter
    def turn(self, side: Side) -> None:
        self._turn = SIDE_BIT[side]

    def piece_at(self, point: int) -> Piece | None:
        """The piece on a point."""
        return PIECES.get(self._squares[point])

    def pieces(self) -> Iterator[tuple[int, Piece]]:
        """All points with a piece, lowest first."""
        return ((point, PIECES[code]) for point, code in enumerate(self._squares) if code)

    def set_piece(self, point: int, piece: Piece | None) -> None:
        """Put a piece on a point, or clear it. Moves made before can still be taken back only while it is undone."""
        self._put(point, CODE_OF[piece] if piece else EMPTY)

    def general(self, side: Side) -> int | None:
        """The point of a side's general: the lowest if it has several, None if it has none."""
        generals = members(self._planes[SIDE_BIT[side] | GENERAL])
        return generals[0] if generals else None

    def legal_moves(self) -> list[Move]:
        """The legal moves of the side to move (S0 2.1-2.3), in no particular order."""
        return movegen.legal_moves(self._planes, self._turn)

    def count_legal(self) -> int:
        """How many legal moves there are, without listing them."""
        return movegen.count_legal(self._planes, self._turn)

    def pseudo_legal(self, move: Move) -> bool:
        """Whether a piece of the side to move moves so, whatever becomes of its general."""
        return movegen.is_pseudo_legal(self._planes, self._turn, self._squares[move.origin], move)

    def is_legal(self, move: Move) -> bool:
        """Whether a move is legal; costs far less than the list."""
        code = self._squares[move.origin]
        planes, turn = self._planes, self._turn
        return movegen.is_pseudo_legal(planes, turn, code, move) and movegen.is_safe(planes, turn, code, move)

    def checkers(self, side: Side | None = None) -> tuple[int, ...]:
        """The points of the pieces that check (将军, S0 3.1) a side, by default the side to move."""
        ours = self._turn if side is None else SIDE_BIT[side]
        found = 0
        for general in members(self._planes[ours | GENERAL]):
            found |= attackers(self._planes, general, ours ^ BLACK)
        return members(found)

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
        squares, planes = self._squares, self._planes
        origin, target = move.origin, move.target
        code, captured = squares[origin], squares[target]
        if not code:
            raise IllegalMove(f"no piece to move: {move}")
        self._history.append(_Undo(move, code, captured, self.halfmoves))
        self.halfmoves += 1
        if captured:
            planes[captured] ^= BIT[target]
            planes[captured & BLACK] ^= BIT[target]
            self.halfmoves = 0
        squares[origin], squares[target] = EMPTY, code
        both = BIT[origin] | BIT[target]
        planes[code] ^= both
        planes[code & BLACK] ^= both
        if self._turn:
            self.round_number += 1
        self._turn ^= BLACK

    def pop(self) -> Move:
        """Take the last move back and return it.

        :raises IndexError: if none was made.
        """
        move, code, captured, self.halfmoves = self._history.pop()
        planes, origin, target = self._planes, move.origin, move.target
        self._squares[origin], self._squares[target] = code, captured
        both = BIT[origin] | BIT[target]
        planes[code] ^= both
        planes[code & BLACK] ^= both
        if captured:
            planes[captured] ^= BIT[target]
            planes[captured & BLACK] ^= BIT[target]
        self._turn ^= BLACK
        if self._turn:
            self.round_number -= 1
        return move

    def copy(self, *, history: bool = True) -> Self:
        """An independent board in the same position, which can take back the same moves unless told otherwise."""
        board = type(self).__new__(type(self))
        board._planes = self._planes.copy()
        board._squares = self._squares.copy()
        board._turn = self._turn
        board._history = self._history.copy() if history else []
        board.halfmoves = self.halfmoves
        board.round_number = self.round_number
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
