"""What can be wrong with a FEN text or a position, and the finding of it in a position."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from engine.base import Fault, Place
from engine.xiangqi.pieces import ADVISOR, BLACK, ELEPHANT, GENERAL, LETTERS, PAWN, PIECES, SET_SIZES, SIDES
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


def _homes() -> dict[int, int]:
    """Where a piece can ever stand, by code (S0 2.2): chariots, horses and cannons anywhere."""
    elephants = where(lambda file, rank: (file, min(rank, 9 - rank)) in _ELEPHANT_PLACES)
    uncrossed = where(lambda file, rank: file % 2 == 0 and min(rank, 9 - rank) in {3, 4})
    homes = {}
    for side, half in HALVES.items():
        homes[side | GENERAL] = PALACES[side]
        homes[side | ADVISOR] = ADVISOR_POINTS & PALACES[side]
        homes[side | ELEPHANT] = elephants & half
        homes[side | PAWN] = HALVES[side ^ BLACK] | uncrossed & half
    return homes


# (file, ranks from the owner's back rank)
_ELEPHANT_PLACES = {(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)}
HOMES = _homes()


def position_faults(planes: list[int], us: int) -> Iterator[Fault]:
    """Everything wrong with a position in which the side with bit ``us`` is to move."""
    for side in SIDES:
        yield from _general_faults(planes, side)
    for code in PIECES:
        yield from _piece_faults(planes, code)
    yield from _facing_faults(planes)
    for general in members(planes[us ^ BLACK | GENERAL]):
        if attackers(planes, general, us):
            yield _at(FenFault.OPPONENT_IN_CHECK, general, side=SIDES[us ^ BLACK])


def _at(kind: FenFault, point: int, **values: str | int) -> Fault:
    return Fault(kind, Place(point=POINT_NAMES[point]), values)


def in_reading_order(points: int) -> list[int]:
    """The points of a set as FEN names them: from Black's back rank down, from Red's left."""
    return sorted(members(points), key=lambda point: (-(point // FILES), point))


def _general_faults(planes: list[int], side: int) -> Iterator[Fault]:
    generals = in_reading_order(planes[side | GENERAL])
    if not generals:
        yield Fault(FenFault.NO_GENERAL, values={"side": SIDES[side]})
    elif len(generals) > 1:
        yield _at(FenFault.TWO_GENERALS, generals[1], side=SIDES[side], count=len(generals))


def _piece_faults(planes: list[int], code: int) -> Iterator[Fault]:
    letter, kind = LETTERS[code], PIECES[code].kind
    points = in_reading_order(planes[code])
    for point in points:
        if not HOMES.get(code, ALL) & BIT[point]:
            yield _at(FenFault.WRONG_POINT, point, piece=letter)
    most = SET_SIZES[kind]
    if len(points) > most and code & 7 != GENERAL:
        yield _at(FenFault.TOO_MANY, points[most], piece=letter, count=len(points), most=most)


def _facing_faults(planes: list[int]) -> Iterator[Fault]:
    occupied = planes[0] | planes[BLACK]
    for red in members(planes[GENERAL]):
        for black in members(planes[BLACK | GENERAL] & FILE_LINE[red]):
            if not BETWEEN[red][black] & occupied:
                yield _at(FenFault.GENERALS_FACE, red, other=POINT_NAMES[black])
