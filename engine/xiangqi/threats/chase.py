"""捉: what a side could win if it were its move (2011 24.3, 26)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.base import Side
from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import Kind, Piece
from engine.xiangqi.threats.budget import Budget, Exhausted
from engine.xiangqi.threats.exchange import Exchange, Swap
from engine.xiangqi.threats.mates import CHECKS, mates_soon
from engine.xiangqi.threats.reports import Chase, Excuse, Excused, Means
from engine.xiangqi.threats.roots import cleared, helpers, rooting, strikes_back
from engine.xiangqi.threats.series import Series, Won
from engine.xiangqi.threats.values import NOTHING, Balance, worth
from engine.xiangqi.threats.views import captures, piece_on, uncovers_check, with_turn

ROBBERY = 1_000
"""How many positions are looked at for what the other side could win by checks."""
TOUCHED = (Kind.HORSE, Kind.CANNON)
"""What a chariot beside a like piece may touch, as an exchange or a chase (26.10)."""


class Hunter:
    """What a side could win in a position if it were its move.

    ``moved`` is where the piece stands whose move is judged. ``threatened``: the other side is about to mate (杀), so
    that a capture which does not stop that wins nothing.
    """

    def __init__(
        self, board: Board, side: Side, budget: Budget, *, moved: int | None = None, threatened: bool = False
    ) -> None:
        self._board = with_turn(board, side)
        self._theirs = with_turn(board, side.other)
        self._side = side
        self._budget = budget
        self._exchange = Exchange(board, side, budget, moved=moved, threatened=threatened)
        self._offers: dict[Move, bool] = {}

    def captures(self) -> Iterator[Move]:
        """The captures that win their piece at once, by points."""
        return (capture for capture in captures(self._board) if self._wins(capture))

    def attacks(self) -> Iterator[Move]:
        """The captures of material by others than general and pawn, whether they win it or not."""
        return (capture for capture in captures(self._board) if self._may_hunt(capture))

    def would_lose(self, point: int) -> bool:
        """Whether the other side could win this side's piece on a point (献)."""
        return point in self._hung()

    def waived(self) -> Iterator[Move]:
        """The captures by general and pawn that would win their piece, but may be threatened for ever (26.1)."""
        for capture in captures(self._board):
            may = self._is_material(capture) and not self._may_hunt(capture)
            if may and self._exchange.is_gain(capture):
                yield capture

    def series(self, prey: Collection[int] | None = None, old: Collection[int] = ()) -> Won | None:
        """A series of checks (抽) that wins one of the pieces on some points, by default any but the old ones."""
        return Series(self._exchange, self._budget, self.is_exchange).won(prey=prey, old=old)

    def wins(self, capture: Move) -> bool:
        """Whether this capture is legal and wins its piece."""
        return (
            self._board.is_legal(capture) and self._board.piece_at(capture.target) is not None and self._wins(capture)
        )

    def is_free(self, capture: Move) -> bool:
        """Whether the other side could neither take a piece that this winning capture needs, nor win its hunter by
        checks, before it is made."""
        others = self._hung() - {capture.origin}
        return not any(self._needs(point, capture) for point in others) and not self._is_robbed(capture)

    def _is_robbed(self, capture: Move) -> bool:
        """Whether the other side is about to win the hunter by checks (抽), before and after this (figure 16)."""
        if not self._wins_by_series(self._board, self._side.other, NOTHING, capture.origin):
            return False
        after = self._board.copy(history=False)
        after.push(capture)
        taken = worth(piece_on(self._board, capture.target), capture.target)
        return self._wins_by_series(after, self._side.other, NOTHING.minus(taken), capture.target)

    def _wins_by_series(self, board: Board, side: Side, had: Balance, prey: int | None = None) -> bool:
        budget = Budget(ROBBERY)
        try:
            series = Series(Exchange(board, side, budget), budget, lambda _: False)
            return series.won(prey=None if prey is None else (prey,), had=had) is not None
        except Exhausted:
            return False

    def could_win(self, prey: Collection[int]) -> bool:
        """Whether a piece on one of these points could be won by any means, by general and pawn too."""
        return not self.takeable().isdisjoint(prey) or self.series(prey) is not None

    def takeable(self) -> frozenset[int]:
        """The points of the pieces that could be taken at once with a gain, by general and pawn too."""
        return frozenset(capture.target for found in (self.captures(), self.waived()) for capture in found)

    def chase(self, capture: Move, means: Means) -> Chase:
        """The chase that a winning capture stands for."""
        kind, roots = rooting(self._board, capture)
        needed = helpers(self._board, capture, self._budget)
        prey = piece_on(self._board, capture.target)
        return Chase(capture.target, prey.kind, capture.origin, means, (capture,), kind, roots, needed)

    def excuse(self, capture: Move) -> Excused:
        """Why a capture that does not win its piece does not."""
        _, roots = rooting(self._board, capture)
        return Excused(capture.target, capture.origin, self._excuse(capture), roots)

    def _excuse(self, capture: Move) -> Excuse:
        if self.is_exchange(capture):
            return Excuse.EXCHANGE
        if not Swap(self._board, self._budget).is_gain(capture):
            return Excuse.ROOTED
        after = self._board.copy(history=False)
        after.push(capture)
        return Excuse.MATED if mates_soon(after, CHECKS) else Excuse.LOSES

    def is_exchange(self, capture: Move) -> bool:
        """兑: the piece attacked could take a like piece that attacks it, and would lose nothing by it (26.9).

        A chariot that attacks a horse or cannon beside a horse or cannon chases it if it has no root (26.10.1), and
        offers the exchange with the other if it has one that loses nothing by it (26.10.2).
        """
        if capture not in self._offers:
            self._offers[capture] = self._offers_exchange(capture)
        return self._offers[capture]

    def _offers_exchange(self, capture: Move) -> bool:
        hunter, prey = (self._board.piece_at(point) for point in (capture.origin, capture.target))
        if hunter is None or prey is None or hunter.side is prey.side:
            return False
        if hunter.kind is prey.kind:
            return self._may_exchange(capture.target, capture.origin)
        if hunter.kind is Kind.CHARIOT and prey.kind in TOUCHED:
            return self._is_rooted(capture) and any(
                self._may_exchange(capture.target, point) for point in self._like(prey, capture.target)
            )
        return False

    def _like(self, prey: Piece, target: int) -> list[int]:
        """Our pieces of the prey's kind that attack it."""
        ours = Piece(prey.kind, self._side)
        points = [point for point, piece in self._board.pieces() if piece == ours]
        return [point for point in points if self._board.is_legal(Move.of(point, target))]

    def _is_rooted(self, capture: Move) -> bool:
        _, roots = rooting(self._board, capture)
        return bool(roots)

    def _may_exchange(self, origin: int, target: int) -> bool:
        back = Move.of(origin, target)
        return self._theirs.is_legal(back) and not (self._exchange.punishes(back) or self._punishes_by_series(back))

    def _punishes_by_series(self, back: Move) -> bool:
        """Whether this side, after the other has taken, wins back more than it lost by checks (figure 17)."""
        after = self._theirs.copy(history=False)
        after.push(back)
        lost = worth(piece_on(self._board, back.target), back.target)
        return self._wins_by_series(after, self._side, NOTHING.minus(lost))

    def _wins(self, capture: Move) -> bool:
        return self._may_hunt(capture) and not self.is_exchange(capture) and self._exchange.is_gain(capture)

    def _may_hunt(self, capture: Move) -> bool:
        """General and pawn may chase (26.1), unless the pawn uncovers a check (26.7); and only material is prey."""
        hunter = piece_on(self._board, capture.origin)
        if hunter.kind is Kind.PAWN:
            return uncovers_check(self._board, capture) and self._is_material(capture)
        return hunter.kind is not Kind.GENERAL and self._is_material(capture)

    def _is_material(self, capture: Move) -> bool:
        return worth(piece_on(self._board, capture.target), capture.target) != NOTHING

    def _hung(self) -> frozenset[int]:
        return self._exchange.hung(self._side.other)

    def _needs(self, point: int, capture: Move) -> bool:
        """Whether the capture wins nothing without this side's piece on a point; a shield of the general takes no part
        in it."""
        rest = with_turn(cleared(self._board, point), self._side)
        if rest.is_check():
            return False
        gains = rest.is_legal(capture) and Exchange(rest, self._side, self._budget).is_gain(capture)
        return not gains or strikes_back(rest, capture, self._budget)
