"""The verdict by the Asian and the World federation's rules (AXF, WXF 2018)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base import Side
from engine.xiangqi.repetition.verdict import Conduct, Reports, Verdict
from engine.xiangqi.threats.reports import MoveClass, MoveReport

_RANK = {Conduct.CHECK: 2, Conduct.FORBIDDEN: 1, Conduct.ALLOWED: 0}


def federation_conducts(reports: Reports, first: Side) -> dict[Side, Conduct]:
    """What the moves of each side in the loop come to; ``first`` is the side that begins it."""
    return {side: _conduct(reports[side], chased(reports, side, first)[0]) for side in Side}


def _conduct(reports: Sequence[MoveReport], prey: frozenset[int]) -> Conduct:
    """Check all along, or one and the same piece chased by every move, or allowed."""
    if all(MoveClass.CHECK in report.classes for report in reports):
        return Conduct.CHECK
    return Conduct.FORBIDDEN if prey else Conduct.ALLOWED


def chased(reports: Reports, side: Side, first: Side) -> tuple[frozenset[int], frozenset[int]]:
    """The pieces that every move of a side chases, and those that chase, by their points at the end of the loop."""
    prey: frozenset[int] | None = None
    hunters: frozenset[int] = frozenset()
    for index, report in enumerate(reports[side]):
        if prey is not None:
            prey = _moved(prey, reports[side.other][index - (side is first)])
        found = frozenset(chase.prey for chase in report.chases)
        prey = found if prey is None else prey & found
        hunters = _moved(hunters, report) | {chase.hunter for chase in report.chases}
    return prey or frozenset(), hunters


def _moved(points: frozenset[int], report: MoveReport) -> frozenset[int]:
    """Where pieces stand after a move."""
    return frozenset(report.move.target if point == report.move.origin else point for point in points)


def federation_verdict(reports: Reports, first: Side) -> Verdict:
    """Check outweighs chase, chase outweighs the rest; the graver side loses, like against like is a draw.

    Two pieces that chase two are no fault by themselves (rule 32).
    """
    conducts = federation_conducts(reports, first)
    red, black = (_RANK[conducts[side]] for side in Side)
    if red == black:
        return Verdict(None)
    loser = Side.RED if red > black else Side.BLACK
    if conducts[loser] is Conduct.FORBIDDEN:
        prey, hunters = chased(reports, loser, first)
        if len(prey) > 1 and len(hunters) > 1:
            return Verdict(None, reason="32")
    return Verdict(loser)
