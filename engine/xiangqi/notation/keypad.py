"""Entry by four digits on a numeric keypad, as in XQStudio: 6255 is 炮二平五 (guide: B2)."""

from __future__ import annotations

import re

from engine.xiangqi import Board, Kind
from engine.xiangqi.notation.groups import at_place, files_of, tandems
from engine.xiangqi.notation.plans import Plan, Tail, Tier, aimed
from engine.xiangqi.notation.signs import Caution, Direction, Place

_PIECES = (Kind.GENERAL, Kind.ADVISOR, Kind.ELEPHANT, Kind.CHARIOT, Kind.HORSE, Kind.CANNON, Kind.PAWN)
_PLACES = {8: Place.FRONT, 9: Place.REAR}
# The columns of the keypad: 1 4 7 进, 2 5 8 平, 3 6 9 退.
_DIRECTIONS = (Direction.ADVANCE, Direction.TRAVERSE, Direction.RETREAT)
_ENTRY = re.compile("[1-9]{4}")


def read_keypad(board: Board, text: str) -> Plan | None:
    """What four digits may mean for the side to move, None for other texts.

    The first digit is the piece (1-7: 帅 仕 相 车 马 炮 兵) and the second its file, or the first is 前 (8) or 后 (9)
    and the second the piece, or the file where two files have tandem pawns.
    """
    if _ENTRY.fullmatch(text) is None:
        return None
    first, second, third, number = map(int, text)
    tail = Tail((_DIRECTIONS[(third - 1) % 3],), number)
    if first in _PLACES:
        return _by_place(board, _PLACES[first], second, tail)
    kind = _PIECES[first - 1]
    origins = files_of(board, board.turn, kind).get(second, ())
    crowded = len(origins) > 1 and kind not in (Kind.ADVISOR, Kind.ELEPHANT)
    return (Tier(aimed(kind, board.turn, origins, tail), (Caution.NO_PREFIX,) if crowded else ()),)


def _by_place(board: Board, place: Place, piece_or_file: int, tail: Tail) -> Plan:
    pawns = tandems(files_of(board, board.turn, Kind.PAWN))
    on_file = at_place((pawns.get(piece_or_file, ()),), place)
    moves = aimed(Kind.PAWN, board.turn, on_file, tail)
    if piece_or_file <= len(_PIECES):
        kind = _PIECES[piece_or_file - 1]
        groups = tandems(files_of(board, board.turn, kind)).values()
        moves += aimed(kind, board.turn, at_place(groups, place), tail)
    return (Tier(moves),)
