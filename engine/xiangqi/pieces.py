"""The seven kinds of piece (S0 1.2), their letters, and the small numbers that stand for them on a board.

A side is 0 (Red) or 1 (Black); the *code* of a piece is its kind's number (1-7) plus 8 for Black; an empty point has 0.
The pieces of a side are its *planes*: a list of point sets by kind, with all of them together at ``EVERY``.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from engine.base import Side


class Kind(Enum):
    """帅将 仕士 相象 马 车 炮 兵卒. The value is the FEN letter."""

    GENERAL = "K"
    ADVISOR = "A"
    ELEPHANT = "B"
    HORSE = "N"
    CHARIOT = "R"
    CANNON = "C"
    PAWN = "P"


class Piece(NamedTuple):
    """A piece of one side."""

    kind: Kind
    side: Side

    @property
    def letter(self) -> str:
        """The FEN letter: a capital for Red."""
        return self.kind.value if self.side is Side.RED else self.kind.value.lower()


EMPTY = EVERY = 0
GENERAL, ADVISOR, ELEPHANT, HORSE, CHARIOT, CANNON, PAWN = range(1, 8)
KINDS = 8
RED, BLACK = range(2)

Planes = list[int]

SIDES = (Side.RED, Side.BLACK)
SIDE_NUMBER = {Side.RED: RED, Side.BLACK: BLACK}
PIECES: dict[int, Piece] = {
    number + side * KINDS: Piece(kind, SIDES[side]) for side in (RED, BLACK) for number, kind in enumerate(Kind, 1)
}
CODE_OF: dict[Piece, int] = {piece: code for code, piece in PIECES.items()}
LETTERS: dict[int, str] = {code: piece.letter for code, piece in PIECES.items()}
SET_SIZES: dict[Kind, int] = {
    Kind.GENERAL: 1,
    Kind.ADVISOR: 2,
    Kind.ELEPHANT: 2,
    Kind.HORSE: 2,
    Kind.CHARIOT: 2,
    Kind.CANNON: 2,
    Kind.PAWN: 5,
}
