"""What can be wrong with a FEN text or a position, and the finding of it in a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from engine.base import Fault, Place
from engine.xiangqi.pieces import (
    ADVISOR,
    BLACK,
    ELEPHANT,
    EVERY,
    GENERAL,
    KINDS,
    PAWN,
    PIECES,
    RED,
    SET_SIZES,
    SIDES,
    Kind,
    Piece,
    Planes,
)
from engine.xiangqi.points import ALL, BIT, FILES, POINT_NAMES, members, where
from engine.xiangqi.safety import attackers
from engine.xiangqi.tables import ADVISOR_POINTS, BETWEEN, FILE_LINE, HALVES, PALACES


class FenFault(StrEnum):
    """The kinds of fault. The first seven are of the text and have an offset, the others of the position: a point."""

    NO_BOARD = "no_board"
    UNKNOWN_SIGN = "unknown_sign"
    WRONG_RANKS = "wrong_ranks"
    WRONG_POINTS = "wrong_points"
    BAD_SIDE = "bad_side"
    BAD_COUNTER = "bad_counter"
    TRAILING_TEXT = "trailing_text"
    NO_GENERAL = "no_general"
    TWO_GENERALS = "two_generals"
    WRONG_POINT = "wrong_point"
    TOO_MANY = "too_many"
    GENERALS_FACE = "generals_face"
    OPPONENT_IN_CHECK = "opponent_in_check"


# (file, ranks from the owner's back rank)
_ELEPHANT_PLACES = {(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)}


def _homes() -> dict[int, int]:
    """Where a piece can ever stand, by code (S0 2.2): chariots, horses and cannons anywhere."""
    elephants = where(lambda file, rank: (file, min(rank, 9 - rank)) in _ELEPHANT_PLACES)
    uncrossed = where(lambda file, rank: file % 2 == 0 and min(rank, 9 - rank) in {3, 4})
    homes = dict.fromkeys(PIECES, ALL)
    for side in (RED, BLACK):
        first = side * KINDS
        homes[first + GENERAL] = PALACES[side]
        homes[first + ADVISOR] = ADVISOR_POINTS & PALACES[side]
        homes[first + ELEPHANT] = elephants & HALVES[side]
        homes[first + PAWN] = ALL ^ HALVES[side] | uncrossed & HALVES[side]
    return homes


_HOMES = _homes()


def position_faults(sides: Sequence[Planes], turn: int) -> Iterator[Fault]:
    """Everything wrong with a position: the planes of both sides, and the number of the side to move."""
    for side in (RED, BLACK):
        yield from _general_faults(side, sides[side])
    for code, piece in PIECES.items():
        yield from _piece_faults(code, piece, sides[code // KINDS][code % KINDS])
    yield from _facing_faults(*sides)
    waiting = 1 - turn
    for general in members(sides[waiting][GENERAL]):
        if attackers(sides[turn], turn, general, sides[RED][EVERY] | sides[BLACK][EVERY]):
            yield _at(FenFault.OPPONENT_IN_CHECK, general, side=SIDES[waiting])


def _at(kind: FenFault, point: int, **values: str | int) -> Fault:
    return Fault(kind, Place(point=POINT_NAMES[point]), values)


def _in_reading_order(points: int) -> list[int]:
    """The points of a set as FEN names them: from Black's back rank down, from Red's left."""
    return sorted(members(points), key=lambda point: (-(point // FILES), point))


def _general_faults(side: int, planes: Planes) -> Iterator[Fault]:
    generals = _in_reading_order(planes[GENERAL])
    if not generals:
        yield Fault(FenFault.NO_GENERAL, values={"side": SIDES[side]})
    elif len(generals) > 1:
        yield _at(FenFault.TWO_GENERALS, generals[1], side=SIDES[side], count=len(generals))


def _piece_faults(code: int, piece: Piece, plane: int) -> Iterator[Fault]:
    points = _in_reading_order(plane)
    for point in points:
        if not _HOMES[code] & BIT[point]:
            yield _at(FenFault.WRONG_POINT, point, piece=piece.letter)
    most = SET_SIZES[piece.kind]
    if len(points) > most and piece.kind is not Kind.GENERAL:
        yield _at(FenFault.TOO_MANY, points[most], piece=piece.letter, count=len(points), most=most)


def _facing_faults(red: Planes, black: Planes) -> Iterator[Fault]:
    occupied = red[EVERY] | black[EVERY]
    for ours in members(red[GENERAL]):
        for theirs in members(black[GENERAL] & FILE_LINE[ours]):
            if not BETWEEN[ours][theirs] & occupied:
                yield _at(FenFault.GENERALS_FACE, ours, other=POINT_NAMES[theirs])
