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
    own = ours[EVERY]
    targets = reach(code, move.origin, own | theirs[EVERY])
    return bool(targets & move.bits & (ALL ^ own))


def is_safe(ours: Planes, theirs: Planes, code: int, move: Move) -> bool:
    """Whether none of our generals is attacked or faced after our pseudo-legal move."""
    occupied = ours[EVERY] | theirs[EVERY]
    target = BIT[move.target]
    if occupied & target:
        theirs = without(theirs, target)
        occupied ^= BIT[move.origin]
    else:
        occupied ^= move.bits
    plane = ours[GENERAL]
    if code % KINDS == GENERAL:
        plane ^= move.bits
    return all_safe(theirs, general_rows(code // KINDS, plane), occupied)
