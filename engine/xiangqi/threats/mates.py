"""杀: does a side mate by checks alone (2011 24.2)? A bounded search that knows its bound."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move
from engine.xiangqi.threats.budget import Budget, Exhausted
from engine.xiangqi.threats.line import Line
from engine.xiangqi.threats.views import checks

CHECKS = 6
"""How many checks in a row are looked at."""
POSITIONS = 3000
"""How many positions are looked at."""


class MateSearch:
    """Looks for a mate by an unbroken series of checks (连续将军).

    ``barred`` says which captures don't count, told as the pieces stand in the given position.
    """

    def __init__(
        self,
        board: Board,
        positions: int = POSITIONS,
        depth: int = CHECKS,
        barred: Callable[[Move], bool] | None = None,
    ) -> None:
        self._line = Line(board)
        self._budget = Budget(positions)
        self._depth = depth
        self._barred = barred
        self._cut = False

    def starts(self) -> Iterator[tuple[Move, ...]]:
        """Every check that mates at once or begins a series that does, with its series, shortest first.

        :raises Exhausted: if the search was cut off before it was settled.
        """
        left = self._checks()
        for depth in range(self._depth):
            undecided = []
            for check in left:
                self._cut = False
                answered = self._within_budget(check, depth)
                if answered is not None:
                    yield (check, *answered)
                elif self._cut:
                    undecided.append(check)
            left = undecided
            if not left:
                return
        raise Exhausted(self._depth)

    def _within_budget(self, check: Move, depth: int) -> tuple[Move, ...] | None:
        try:
            return self._answered(check, depth)
        except Exhausted:
            raise Exhausted(depth) from None

    def line(self) -> tuple[Move, ...] | None:
        """The shortest series that mates, with the longest answers; None if there is none.

        :raises Exhausted: if the search was cut off before it was settled.
        """
        return next(self.starts(), None)

    def _checks(self) -> list[Move]:
        found = checks(self._line.board)
        return found if self._barred is None else [check for check in found if not self._is_barred(check)]

    def _is_barred(self, check: Move) -> bool:
        return self._barred is not None and self._line.is_as_given(check) and self._barred(check)

    def _attack(self, depth: int) -> tuple[Move, ...] | None:
        if not depth:
            self._cut = True
            return None
        self._budget.spend()
        for check in self._checks():
            answered = self._answered(check, depth - 1)
            if answered is not None:
                return (check, *answered)
        return None

    def _answered(self, check: Move, depth: int) -> tuple[Move, ...] | None:
        self._line.push(check)
        try:
            return self._defend(depth)
        finally:
            self._line.pop()

    def _defend(self, depth: int) -> tuple[Move, ...] | None:
        """The longest way to be mated all the same, None if some answer saves."""
        answers = self._line.board.legal_moves()
        if answers and not depth:
            self._cut = True
            return None
        longest: tuple[Move, ...] = ()
        for answer in answers:
            self._line.push(answer)
            try:
                line = self._attack(depth)
            finally:
                self._line.pop()
            if line is None:
                return None
            if len(line) >= len(longest):
                longest = (answer, *line)
        return longest


SOON = 2
"""A mate by so many checks from now on is at once (立即): a piece put between only puts it off."""


SOON_POSITIONS = 500


def mates_soon(board: Board, depth: int = SOON) -> bool:
    """立即被将死: whether the side to move mates by checks from now on. What the bound leaves open is no mate."""
    try:
        return MateSearch(board, SOON_POSITIONS, depth).line() is not None
    except Exhausted:
        return False
