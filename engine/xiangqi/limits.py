"""Positions that nobody can win (双方均无取胜可能, S0 4.2.1)."""

from __future__ import annotations

from engine.base import Side
from engine.xiangqi.board import Board
from engine.xiangqi.pieces import Kind


def is_dead(board: Board) -> bool:
    """Whether no sequence of legal moves ends in mate or 困毙 (双方均无取胜可能, S0 4.2.1).

    Only what was proven by looking at every position: nobody has more than advisors and elephants; or there is
    one a side with nothing else; or one cannon in the cases of :func:`_lone_cannon_is_dead`.
    """
    counts = {side: dict.fromkeys(Kind, 0) for side in Side}
    for _, piece in board.pieces():
        counts[piece.side][piece.kind] += 1
    if any(counts[side][kind] for side in Side for kind in (Kind.CHARIOT, Kind.HORSE, Kind.PAWN)):
        return False
    cannons = {side: counts[side][Kind.CANNON] for side in Side}
    if not any(cannons.values()):
        return True
    if all(cannons.values()):
        return set(cannons.values()) == {1} and not any(
            counts[side][kind] for side in Side for kind in (Kind.ADVISOR, Kind.ELEPHANT)
        )
    armed = next(side for side in Side if cannons[side])
    return cannons[armed] == 1 and _lone_cannon_is_dead(counts[armed], counts[armed.other])


def _lone_cannon_is_dead(own: dict[Kind, int], other: dict[Kind, int]) -> bool:
    """One cannon without advisors of its own, against no advisor, or against one if it has no elephants either."""
    if own[Kind.ADVISOR]:
        return False
    return not other[Kind.ADVISOR] or (other[Kind.ADVISOR] == 1 and not own[Kind.ELEPHANT])
