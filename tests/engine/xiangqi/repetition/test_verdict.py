"""The table of each edition: what follows from the classes of the moves."""

from __future__ import annotations

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.xiangqi import Kind, Move
from engine.xiangqi.repetition import Chase, Conduct, Means, MoveClass, MoveReport, Rooting, RuleSet
from engine.xiangqi.repetition.verdict import chinese_verdict, conduct

MOVE = Move.from_uci("a0a1")


def _chase(rooting: Rooting = Rooting.UNROOTED, helpers: tuple[int, ...] = ()) -> Chase:
    return Chase(50, Kind.HORSE, 9, Means.DIRECT, (MOVE,), rooting, helpers=helpers)


REPORTS = {
    "+": MoveReport(MOVE, (MoveClass.CHECK,)),
    "k": MoveReport(MOVE, (MoveClass.KILL,)),
    "c": MoveReport(MOVE, (MoveClass.CHASE,), chases=(_chase(),)),
    "j": MoveReport(MOVE, (MoveClass.CHASE,), chases=(_chase(helpers=(3,)),)),
    "s": MoveReport(MOVE, (MoveClass.CHASE,), chases=(_chase(Rooting.SHORT),)),
    "p": MoveReport(MOVE, (MoveClass.IDLE,), waived=(_chase(),)),
    ".": MoveReport(MOVE, (MoveClass.IDLE,)),
}
"""+ 将, k 杀, c a single piece's 捉 of an unrooted piece, j 联合捉, s 捉少根, p a pawn's chase, . 闲."""


def _reports(red: str, black: str) -> dict[Side, tuple[MoveReport, ...]]:
    return {Side.RED: tuple(REPORTS[each] for each in red), Side.BLACK: tuple(REPORTS[each] for each in black)}


@pytest.mark.parametrize(
    ("moves", "expected"),
    [("++", Conduct.CHECK), ("+k", Conduct.FORBIDDEN), ("cc", Conduct.FORBIDDEN), ("c.", Conduct.ALLOWED)],
)
def test_what_the_moves_of_a_side_come_to(moves: str, expected: Conduct) -> None:
    assert conduct([REPORTS[each] for each in moves]) is expected


@pytest.mark.parametrize(
    ("red", "black", "y1999", "y2011", "old"),
    [
        ("++", "..", Side.RED, Side.RED, Side.RED),
        ("++", "++", None, None, None),
        ("++", "kc", Side.RED, Side.RED, Side.RED),
        ("k+", "++", Side.BLACK, Side.BLACK, Side.BLACK),
        ("kk", "..", Side.RED, Side.RED, Side.RED),
        ("+c", "..", Side.RED, Side.RED, Side.RED),
        ("+k", "..", Side.RED, Side.RED, Side.RED),
        ("ck", "..", Side.RED, Side.RED, Side.RED),
        ("+.", "..", None, None, None),
        ("c.", "k.", None, None, None),
        ("cc", "c.", Side.RED, Side.RED, None),
        ("..", "cc", Side.BLACK, Side.BLACK, Side.BLACK),
        ("kk", "pp", None, Side.RED, None),
        ("pp", "pp", None, None, None),
        ("cc", "cc", None, None, None),
        ("cc", "cj", None, Side.RED, None),
        ("cs", "kk", None, Side.BLACK, None),
        ("js", "kj", None, None, None),
        ("+c", "+j", None, Side.RED, None),
    ],
)
def test_the_loser_by_edition(red: str, black: str, y1999: Side | None, y2011: Side | None, old: Side | None) -> None:
    reports = _reports(red, black)
    assert chinese_verdict(reports, RuleSet.CXA_1999).loser is y1999
    assert chinese_verdict(reports, RuleSet.CXA_2011).loser is y2011
    assert chinese_verdict(reports, RuleSet.CXA_2020).loser is y2011
    assert chinese_verdict(reports, RuleSet.OLD).loser is old


def test_one_sided_perpetual_check_loses_at_once_in_2011_and_must_vary_in_1999() -> None:
    reports = _reports("++", "..")
    at_once, vary = (chinese_verdict(reports, rules) for rules in (RuleSet.CXA_2011, RuleSet.CXA_1999))
    assert (at_once.must_vary, vary.must_vary) == (False, True)
    assert at_once.outcome(RuleSet.CXA_2011) == Outcome(Termination.PERPETUAL, Winner.BLACK, "4.1.4")
    assert vary.outcome(RuleSet.CXA_1999) == Outcome(Termination.REFUSED_TO_VARY, Winner.BLACK, "4.1.7")


def test_a_draw_names_its_article() -> None:
    draw = chinese_verdict(_reports("..", ".."), RuleSet.CXA_1999)
    assert draw.outcome(RuleSet.CXA_1999) == Outcome(Termination.REPETITION, Winner.DRAW, "4.2.3")
    assert draw.reason == "25.2"
