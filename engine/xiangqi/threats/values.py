"""What pieces are worth, and when a sum of takings and losses is a gain (2011 1.2, 26.6).

A chariot (车) is two strong pieces (强子: 马 炮), which are alike; the weak pieces (弱子: 士 象) are alike, and two of
them are more than a strong one. A crossed pawn (过河兵卒) floats: it is less than a chariot, and what is given or taken
beside it cannot be weighed against it. Generals and uncrossed pawns are no material at all.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.base import Side
from engine.xiangqi.pieces import Kind, Piece
from engine.xiangqi.points import FILES

CHARIOT_WORTH = 10
WORTH = {
    Kind.CHARIOT: CHARIOT_WORTH,
    Kind.HORSE: 5,
    Kind.CANNON: 5,
    Kind.ADVISOR: 3,
    Kind.ELEPHANT: 3,
    Kind.PAWN: 0,
    Kind.GENERAL: 0,
}
STRONG = (Kind.CHARIOT, Kind.HORSE, Kind.CANNON)
_RIVER = 5
"""The ranks a side has before the river."""


def has_crossed(piece: Piece, point: int) -> bool:
    """Whether a pawn on this point has crossed the river (过河)."""
    rank = point // FILES
    return rank >= _RIVER if piece.side is Side.RED else rank < _RIVER


def is_fighter(piece: Piece, point: int) -> bool:
    """进攻子: a chariot, horse, cannon or crossed pawn."""
    return piece.kind in STRONG or (piece.kind is Kind.PAWN and has_crossed(piece, point))


class Balance(NamedTuple):
    """What a side has taken less what it has lost: the worth of pieces, and crossed pawns counted apart."""

    pieces: int = 0
    pawns: int = 0

    def plus(self, other: Balance) -> Balance:
        return Balance(self.pieces + other.pieces, self.pawns + other.pawns)

    def minus(self, other: Balance) -> Balance:
        return Balance(self.pieces - other.pieces, self.pawns - other.pawns)

    @property
    def is_gain(self) -> bool:
        """得子: pieces won and no pawn lost, pawns won for nothing, or a pawn given for a chariot or more (26.6)."""
        if self.pawns < 0:
            return self.pieces >= CHARIOT_WORTH
        return self.pieces > 0 or (self.pieces == 0 and self.pawns > 0)

    @property
    def is_worth_it(self) -> bool:
        """价值相当或得子: what must be got for what is given up elsewhere (26.5), pawns aside."""
        return self.pieces > 0 or (self.pieces == 0 and self.pawns >= 0)

    @property
    def floats(self) -> bool:
        """Crossed pawns for less than a chariot: 价值相当, though no gain (浮动价值低于车, 26.6)."""
        return self.pawns > 0 and self.pieces > -CHARIOT_WORTH


NOTHING = Balance()


def worth(piece: Piece, point: int) -> Balance:
    """What the piece is as material where it stands."""
    if piece.kind is Kind.PAWN:
        return Balance(0, 1) if has_crossed(piece, point) else NOTHING
    return Balance(WORTH[piece.kind])
