"""根: what protects a piece, and who is needed to take it all the same (2011 24.15-24.17)."""

from __future__ import annotations

from typing import NamedTuple

from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move
from engine.xiangqi.points import members
from engine.xiangqi.tables import BETWEEN
from engine.xiangqi.threats.budget import Budget
from engine.xiangqi.threats.exchange import Swap
from engine.xiangqi.threats.reports import Rooting
from engine.xiangqi.threats.values import is_fighter
from engine.xiangqi.threats.views import attackers_of, captures, piece_on, with_turn


def rooting(board: Board, capture: Move) -> tuple[Rooting, tuple[int, ...]]:
    """How a piece that is won by this capture is protected, and the points of its roots, hidden ones (暗根) included.

    A root that cannot retake for its general's sake is a false one (假根). A piece with true roots is won because they
    are too few (少根).
    """
    after = with_turn(board, piece_on(board, capture.origin).side)
    after.push(capture)
    real = {move.origin for move in captures(after) if move.target == capture.target}
    if real:
        return Rooting.SHORT, tuple(sorted(real))
    seeming = attackers_of(after, capture.target)
    return (Rooting.FALSE if seeming else Rooting.UNROOTED), seeming


def helpers(board: Board, capture: Move, budget: Budget) -> tuple[int, ...]:
    """The pieces beside the hunter without which this capture would win nothing (联合捉子, 24.17).

    They bear on the prey too, hold its root on its line, or guard the hunter or its screen from the prey. A piece that
    is but the screen (炮架) or stands between the prey and its root takes no part.
    """
    side = piece_on(board, capture.origin).side
    friends = [
        point
        for point, piece in board.pieces()
        if piece.side is side and is_fighter(piece, point) and point != capture.origin
    ]
    with_all = _State.of(board, capture, budget)
    return tuple(point for point in friends if with_all.needs(_State.of(cleared(board, point), capture, budget)))


class _State(NamedTuple):
    """What decides a capture on its point."""

    legal: bool
    wins: bool
    rooting: Rooting
    safe: bool

    @classmethod
    def of(cls, board: Board, capture: Move, budget: Budget) -> _State:
        own = with_turn(board, piece_on(board, capture.origin).side)
        if not own.is_legal(capture):
            return cls(legal=False, wins=False, rooting=Rooting.UNROOTED, safe=True)
        kind, _ = rooting(own, capture)
        return cls(True, Swap(own, budget).is_gain(capture), kind, not strikes_back(own, capture, budget))

    def needs(self, rest: _State) -> bool:
        """Whether the piece left out in ``rest`` takes part in the capture."""
        if not rest.legal:
            return False
        held_root = self.rooting is Rooting.FALSE and rest.rooting is Rooting.SHORT
        outnumbers = self.rooting is Rooting.SHORT and self.wins
        return (not rest.wins and (held_root or outnumbers)) or (self.safe and not rest.safe)


def strikes_back(board: Board, capture: Move, budget: Budget) -> bool:
    """Whether the prey could itself take its hunter, or the screen it is hunted over, with a gain."""
    side = piece_on(board, capture.origin).side
    theirs = with_turn(board, side.other)
    swap = Swap(theirs, budget)
    near = (capture.origin, *members(BETWEEN[capture.origin][capture.target]))
    ours = [point for point in near if (piece := board.piece_at(point)) is not None and piece.side is side]
    backs = [Move.of(capture.target, point) for point in ours]
    return any(theirs.is_legal(back) and swap.is_gain(back) for back in backs)


def cleared(board: Board, point: int) -> Board:
    """The position without what stands on a point."""
    copy = board.copy(history=False)
    copy.set_piece(point, None)
    return copy
