"""One move tested, without looking at any other."""

from __future__ import annotations

from engine.xiangqi.forces import general_rows
from engine.xiangqi.movegen import reach
from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import EVERY, GENERAL, KINDS, Planes
from engine.xiangqi.points import ALL, BIT
from engine.xiangqi.safety import all_safe, without


def is_pseudo_legal(ours: Planes, theirs: Planes, code: int, move: Move) -> bool:
    """Whether our piece with this code on the move's origin moves so, whatever becomes of its general."""
    target = BIT[move.target]
    if ours[EVERY] & target:
        return False
    return bool(reach(code, move.origin, ours[EVERY] | theirs[EVERY]) & target)


def is_safe(ours: Planes, theirs: Planes, code: int, move: Move) -> bool:
    """Whether none of our generals is attacked or faced after our pseudo-legal move."""
    target = BIT[move.target]
    occupied = (ours[EVERY] | theirs[EVERY]) & (ALL ^ BIT[move.origin]) | target
    plane = ours[GENERAL]
    side, kind = divmod(code, KINDS)
    if kind == GENERAL:
        plane ^= move.bits
    return all_safe(without(theirs, target), general_rows(side, plane), occupied)
