"""The verdict by the Asian and the World federation's rules (AXF, WXF 2018)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base import Side
from engine.xiangqi.repetition.verdict import Conduct, Reports, Verdict
from engine.xiangqi.threats.reports import MoveClass, MoveReport

_RANK = {Conduct.CHECK: 2, Conduct.FORBIDDEN: 1, Conduct.ALLOWED: 0}


def federation_conduct(reports: Sequence[MoveReport], others: Sequence[MoveReport], *, first: bool) -> Conduct:
    """Check all along, or one and the same piece chased by every move, or allowed.

    ``others`` are the other side's moves in the loop, ``first`` tells whether this side's come before them.
    """
    if all(MoveClass.CHECK in report.classes for report in reports):
        return Conduct.CHECK
    prey: set[int] | None = None
    for index, report in enumerate(reports):
        if prey is not None:
            moved = others[index - 1 if first else index].move
            prey = {moved.target if point == moved.origin else point for point in prey}
        chased = {chase.prey for chase in report.chases}
        prey = chased if prey is None else prey & chased
    return Conduct.FORBIDDEN if prey else Conduct.ALLOWED


def federation_verdict(reports: Reports, first: Side) -> Verdict:
    """Check outweighs chase, chase outweighs the rest; the graver side loses, like against like is a draw."""
    conducts = {side: federation_conduct(reports[side], reports[side.other], first=side is first) for side in Side}
    red, black = (_RANK[conducts[side]] for side in Side)
    if red == black:
        return Verdict(None)
    return Verdict(Side.RED if red > black else Side.BLACK)
