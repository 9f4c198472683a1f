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
    for tier in _known_plan(board, text, dialect):
        fits = tuple(dict.fromkeys(move for move in tier.moves if board.is_legal(move)))
        if len(fits) == 1:
            return Reading(fits[0], tier.cautions)
        if fits:
            raise AmbiguousMove(f"{text!r} fits {' and '.join(move.uci for move in fits)}", fits)
    raise IllegalMove(f"no legal move fits {text!r}")


def read_any(board: Board, text: str) -> Move:
    """The one move a text means, legal or not (S0 4.1.6). A legal one goes before others; an illegal one is made with a
    piece of the side to move, which doesn't land on another of its own.

    Raises as :func:`read`.
    """
    try:
        return read(board, text).move
    except IllegalMove:
        moves = (move for tier in _known_plan(board, text, None) for move in tier.moves)
        fits = tuple(dict.fromkeys(move for move in moves if _possible(board, move)))
        if not fits:
            raise
    if len(fits) > 1:
        raise AmbiguousMove(f"{text!r} fits {' and '.join(move.uci for move in fits)}", fits)
    return fits[0]


def _possible(board: Board, move: Move) -> bool:
    moved, there = board.piece_at(move.origin), board.piece_at(move.target)
    return moved is not None and moved.side is board.turn and (there is None or there.side is not board.turn)


def _known_plan(board: Board, text: str, dialect: Style | None) -> Plan:
    plan = _plan(board, fold(text), dialect)
    if plan is None:
        raise MalformedMove(f"no move: {text[:40]!r}")
    return plan


def _plan(board: Board, text: str, dialect: Style | None) -> Plan | None:
    move = parse_coordinates(text)
    if move is not None:
        return (Tier((move,)),)
    plan = read_keypad(board, text)
    if plan is None:
        plan = read_latin(board, text, dialect)
    return read_chinese(board, text) if plan is None else plan
