"""One reader for every notation: whose turn it is and what is legal decide; nothing is guessed."""

from __future__ import annotations

from typing import NamedTuple

from engine.xiangqi import AmbiguousMove, Board, IllegalMove, MalformedMove, Move
from engine.xiangqi.notation.coordinates import parse_coordinates
from engine.xiangqi.notation.keypad import read_keypad
from engine.xiangqi.notation.plans import Plan, Tier
from engine.xiangqi.notation.read_chinese import read_chinese
from engine.xiangqi.notation.read_latin import read_latin
from engine.xiangqi.notation.signs import Caution, Style, fold


class Reading(NamedTuple):
    """The one move a text means, and what was forgiven on the way."""

    move: Move
    warnings: tuple[Caution, ...] = ()


def read(board: Board, text: str, dialect: Style | None = None) -> Reading:
    """The legal move a text means in any style, mixed too; four digits are keypad entry.

    ``dialect`` is the style a source is known to use. It matters only for WXF texts such as 33+1, which name different
    pawns in WXF and WXF_1997.

    :raises MalformedMove: if the text has the form of no move.
    :raises IllegalMove: if no legal move fits it.
    :raises AmbiguousMove: if several do; they are its ``candidates``.
    """
    folded = fold(text)
    plan = _plan(board, folded, dialect)
    if plan is None:
        raise MalformedMove(f"no move: {text[:40]!r}")
    for tier in plan:
        fits = tuple(dict.fromkeys(move for move in tier.moves if board.is_legal(move)))
        if len(fits) == 1:
            return Reading(fits[0], tier.cautions)
        if fits:
            raise AmbiguousMove(f"{text!r} fits {' and '.join(move.uci for move in fits)}", fits)
    raise IllegalMove(f"no legal move fits {text!r}")


def _plan(board: Board, text: str, dialect: Style | None) -> Plan | None:
    move = parse_coordinates(text)
    if move is not None:
        return (Tier((move,)),)
    plan = read_keypad(board, text)
    if plan is None:
        plan = read_latin(board, text, dialect)
    return read_chinese(board, text) if plan is None else plan
