"""抽: winning material by an unbroken series of checks (从下一着开始运用连续将军得子, 2011 24.3)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import Kind
from engine.xiangqi.threats.budget import Budget
from engine.xiangqi.threats.exchange import Exchange, Swap
from engine.xiangqi.threats.line import Line
from engine.xiangqi.threats.values import NOTHING, Balance, worth
from engine.xiangqi.threats.views import captures, checks, gives_check, piece_on

LONGEST = 4
"""How many checks in a row are looked at for a gain."""


class Won(NamedTuple):
    """A series that wins material: its main line, and the points of the pieces won, one for each way of answering.

    ``helpers`` are the points of pieces that moved in the series and without which the last capture would win nothing.
    """

    line: tuple[Move, ...]
    prey: frozenset[int]
    helpers: frozenset[int] = frozenset()


class Series:
    """Looks for a gain after a series of checks, from the position of an exchange.

    ``is_exchange`` tells the captures that are no gain because the other side could exchange first (26.9).
    """

    def __init__(self, exchange: Exchange, budget: Budget, is_exchange: Callable[[Move], bool]) -> None:
        self._exchange = exchange
        self._board = exchange.board
        self._line = Line(exchange.board)
        self._budget = budget
        self._is_exchange = is_exchange
        self._prey: Collection[int] | None = None
        self._old: Collection[int] = ()

    def won(
        self, *, prey: Collection[int] | None = None, old: Collection[int] = (), had: Balance = NOTHING
    ) -> Won | None:
        """The shortest series that wins one of the pieces on ``prey`` (None: any) that is not on ``old``.

        ``had`` is what the side has taken or lost already.

        :raises Exhausted: if the search was cut off before it was settled.
        """
        self._prey, self._old = prey, old
        for depth in range(1, LONGEST + 1):
            won = self._check(had, depth)
            if won is not None:
                return won if won.prey else None
        return None

    def _check(self, had: Balance, depth: int) -> Won | None:
        if depth:
            for check in checks(self._board):
                won = None if self._is_barred(check) else self._answered(check, had, depth - 1)
                if won is not None:
                    return won
        return None

    def _answered(self, check: Move, had: Balance, depth: int) -> Won | None:
        """What is won whatever the answer to the check, a mate aside; None if some answer loses nothing."""
        had = had.plus(self._worth(check))
        self._line.push(check)
        try:
            return self._against_all(check, had, depth)
        finally:
            self._line.pop()

    def _against_all(self, check: Move, had: Balance, depth: int) -> Won | None:
        longest: tuple[Move, ...] = ()
        prey: frozenset[int] = frozenset()
        helpers: frozenset[int] = frozenset()
        for answer in self._board.legal_moves():
            won = self._after(answer, had, depth)
            if won is None:
                return None
            prey |= won.prey
            helpers |= won.helpers
            if len(won.line) >= len(longest):
                longest = (answer, *won.line)
        return Won((check, *longest), prey, helpers)

    def _after(self, answer: Move, had: Balance, depth: int) -> Won | None:
        had = had.minus(self._worth(answer))
        self._budget.spend()
        self._line.push(answer)
        try:
            return self._take(had) or self._check(had, depth)
        finally:
            self._line.pop()

    def _take(self, had: Balance) -> Won | None:
        for capture, prey in self._takings():
            if self._exchange.is_gain(capture, had):
                return Won((capture,), frozenset({prey}), self._helpers(capture))
        return None

    def _helpers(self, capture: Move) -> frozenset[int]:
        """The other pieces that checked, if several did, or that must stay where they checked from."""
        checkers = {self._line.original(point): point for point in self._line.moved(self._board.turn)}
        needed = {
            given
            for given, point in checkers.items()
            if point != capture.origin and (len(checkers) > 1 or not self._wins_without(point, capture))
        }
        return frozenset(needed)

    def _wins_without(self, point: int, capture: Move) -> bool:
        board = self._board.copy(history=False)
        board.set_piece(point, None)
        return board.is_legal(capture) and Swap(board, self._budget).is_gain(capture)

    def _takings(self) -> Iterator[tuple[Move, int]]:
        for capture in sorted(captures(self._board), key=self._worth, reverse=True):
            prey = self._line.original(capture.target)
            wanted = prey not in self._old and (self._prey is None or prey in self._prey)
            if wanted and self._may_take(capture) and not self._is_barred(capture):
                yield capture, prey

    def _may_take(self, capture: Move) -> bool:
        """兵卒借其他子抽吃 is 闲, unless its capture uncovers a check (26.7); a general's is never counted (26.1)."""
        kind = piece_on(self._board, capture.origin).kind
        return kind not in (Kind.GENERAL, Kind.PAWN) or (kind is Kind.PAWN and gives_check(self._board, capture))

    def _is_barred(self, move: Move) -> bool:
        """Captures that are but an exchange, and where some prey is looked for, those of other pieces."""
        return self._line.is_as_given(move) and (
            (self._prey is not None and move.target not in self._prey) or self._is_exchange(move)
        )

    def _worth(self, move: Move) -> Balance:
        taken = self._board.piece_at(move.target)
        return worth(taken, move.target) if taken else NOTHING
