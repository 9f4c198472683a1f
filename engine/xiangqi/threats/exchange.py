"""完整互吃交换: what a side has after taking and retaking to the end (2011 24.3, 26.5)."""

from __future__ import annotations

from engine.base import Side
from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move
from engine.xiangqi.threats.budget import Budget
from engine.xiangqi.threats.mates import CHECKS, SOON, mates_soon
from engine.xiangqi.threats.values import NOTHING, Balance, worth
from engine.xiangqi.threats.views import captures, piece_on, with_turn


class Swap:
    """Captures on one point only, each side retaking as it likes."""

    def __init__(self, board: Board, budget: Budget) -> None:
        self._board = board
        self._budget = budget

    def is_gain(self, capture: Move) -> bool:
        """Whether the capture nets material."""
        return self._ends_with_gain(capture, NOTHING, gaining=True)

    def _ends_with_gain(self, capture: Move, had: Balance, *, gaining: bool) -> bool:
        """Whether the first side has a gain in the end, this capture being its own (``gaining``) or the other's."""
        taken = worth(piece_on(self._board, capture.target), capture.target)
        balance = had.plus(taken) if gaining else had.minus(taken)
        if balance.is_gain != gaining:
            return not gaining
        self._board.push(capture)
        self._budget.spend()
        retaking = [move for move in captures(self._board) if move.target == capture.target]
        turned = any(self._ends_with_gain(move, balance, gaining=not gaining) != gaining for move in retaking)
        self._board.pop()
        return turned != gaining


def hanging(board: Board, side: Side, budget: Budget) -> frozenset[int]:
    """The points of the pieces that a side, were it to move, would win by captures on their point."""
    own = with_turn(board, side)
    swap = Swap(own, budget)
    return frozenset(move.target for move in captures(own) if swap.is_gain(move))


class Exchange:
    """Captures to the end, from a position in which one side may take, as if it were its move.

    Beside captures on the point of the last one, those count that the exchange itself made possible: a piece that left
    its line or its ward may cost what it guarded (26.5). Pieces that hung before are no part of it. ``moved`` is the
    point of the piece whose move is judged. ``threatened``: the other side is about to mate, so that any mate it still
    has afterwards is at once.
    """

    def __init__(
        self, board: Board, side: Side, budget: Budget, *, moved: int | None = None, threatened: bool = False
    ) -> None:
        self.board = with_turn(board, side)
        self._moved = moved
        self._by_moved = False
        self._given = board
        self._side = side
        self._budget = budget
        self._hung = {each: hanging(board, each, budget) for each in Side}
        self._mated_within = CHECKS if threatened else SOON

    def hung(self, side: Side) -> frozenset[int]:
        """The points of the pieces this side could win by captures on their point, before the exchange."""
        return self._hung[side]

    def is_gain(self, capture: Move, had: Balance = NOTHING) -> bool:
        """Whether the capture by the exchange's side leaves it with a gain, and not mated at once."""
        self._by_moved = capture.origin == self._moved
        return self._takes(capture, had, elsewhere=False)

    def punishes(self, capture: Move) -> bool:
        """Whether the other side, were it to make this capture now, would be mated at once or end with less (26.9)."""
        lost = worth(piece_on(self._given, capture.target), capture.target)
        self._by_moved = False
        now, self.board = self.board, with_turn(self._given, self._side.other)
        self.board.push(capture)
        punished = mates_soon(self.board) or self._regains(NOTHING.minus(lost), capture.target, elsewhere=False)
        self.board = now
        return punished

    def _takes(self, capture: Move, had: Balance, *, elsewhere: bool) -> bool:
        taken = worth(piece_on(self.board, capture.target), capture.target)
        self.board.push(capture)
        gain = self._stands(had.plus(taken), capture.target, elsewhere=elsewhere)
        self.board.pop()
        return gain

    def _stands(self, balance: Balance, point: int, *, elsewhere: bool) -> bool:
        """The other side to move: whether the gain stands, whatever it takes, and without a mate."""
        self._budget.spend()
        return (
            self._is_enough(balance, elsewhere=elsewhere)
            and all(self._withstands(answer, balance, point, elsewhere=elsewhere) for answer in self._options(point))
            and not mates_soon(self.board, self._mated_within)
        )

    def _withstands(self, answer: Move, balance: Balance, point: int, *, elsewhere: bool) -> bool:
        off = elsewhere or answer.target != point
        lost = worth(piece_on(self.board, answer.target), answer.target)
        self.board.push(answer)
        regained = self._regains(balance.minus(lost), answer.target, elsewhere=off)
        self.board.pop()
        return regained

    def _regains(self, balance: Balance, point: int, *, elsewhere: bool) -> bool:
        """The exchange's side to move: whether it has its gain, or takes on to it."""
        self._budget.spend()
        return self._is_enough(balance, elsewhere=elsewhere) or any(
            self._takes(capture, balance, elsewhere=elsewhere) for capture in self._options(point)
        )

    def _is_enough(self, balance: Balance, *, elsewhere: bool) -> bool:
        """26.5 speaks of the guard or pinned piece that moves to chase: only for it a pawn floats (reference figures 46
        and 30 of 2020, figure 12)."""
        worth_it = balance.is_worth_it or (self._by_moved and balance.floats)
        return balance.is_gain or (elsewhere and worth_it)

    def _options(self, point: int) -> list[Move]:
        """What may be taken next: in check, whatever ends it; else on the point, or what did not hang before."""
        if self.board.is_check():
            return captures(self.board)
        hung = self._hung[self.board.turn]
        return [move for move in captures(self.board) if move.target == point or move.target not in hung]
