"""One piece named as a record names it, 马八 or 前炮, and such a name read (S0 7.5)."""

from __future__ import annotations

import re

from engine.base import Side
from engine.xiangqi import Board, parse_point, point_name
from engine.xiangqi.notation.chinese import head_of
from engine.xiangqi.notation.groups import files_of, spot_of
from engine.xiangqi.notation.read_chinese import CLASSES, read_head
from engine.xiangqi.notation.signs import ARABIC_DIGITS, CHINESE_DIGITS, Script, digits_of, fold

_FORM = re.compile("LPD|LP|LD|DPD|DP|PD|P")
_POINT = re.compile("[a-i][0-9]", re.ASCII)
_COLOURS = {"红": Side.RED, "紅": Side.RED, "黑": Side.BLACK}
_FACES = {**dict.fromkeys("帅帥仕相兵", Side.RED), **dict.fromkeys("将將象卒", Side.BLACK)}


def name_piece(board: Board, point: int, script: Script = Script.SIMPLIFIED) -> str:
    """The name of the piece on a point, its coordinates where the record has no words for it or none stands there."""
    piece = board.piece_at(point)
    if piece is None:
        return point_name(point)
    spot = spot_of(files_of(board, piece.side, piece.kind), point, piece.side)
    return head_of(piece, spot, digits_of(piece.side, script), script) or point_name(point)


def read_pieces(board: Board, text: str) -> tuple[int, ...]:
    """The points a text may mean: coordinates (h0), or a piece of either side (马八, 前炮, 黑车1), () for none.

    Chinese numerals are Red's and Arabic ones Black's, unless only the other side has such a piece.
    """
    folded = fold(text)
    if _POINT.fullmatch(folded.lower()):
        return (parse_point(folded.lower()),)
    if folded[:1] in _COLOURS:
        return _of(board, _COLOURS[folded[0]], folded[1:])
    first = _likely(folded)
    if first is None:
        return _of(board, Side.RED, folded) + _of(board, Side.BLACK, folded)
    return _of(board, first, folded) or _of(board, first.other, folded)


def _of(board: Board, side: Side, text: str) -> tuple[int, ...]:
    classes = "".join(CLASSES.get(sign, "?") for sign in text)
    return read_head(board, side, classes, text).origins if _FORM.fullmatch(classes) else ()


def _likely(text: str) -> Side | None:
    """The side that a name speaks of, None if it may be either. The first of two numerals is an ordinal."""
    if text[-1:] in CHINESE_DIGITS:
        return Side.RED
    if text[-1:] in ARABIC_DIGITS:
        return Side.BLACK
    return next((_FACES[sign] for sign in text if sign in _FACES), None)
