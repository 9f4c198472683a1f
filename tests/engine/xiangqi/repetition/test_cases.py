"""The handed games, figures of the book above all: their verdicts, and the class of every move where it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.base import Side
from engine.xiangqi.repetition import MoveReport, RuleSet, Ruling

Rule = Callable[[str, list[str], str], Ruling | None]
Cases = dict[str, dict[str, Any]]


@pytest.mark.parametrize("rules", list(RuleSet))
def test_loops_are_ruled_on_as_the_table_says(rules: RuleSet, cases: Cases, rule: Rule) -> None:
    """But for those whose row tells why the table is wrong (``disputed``)."""
    mine = {key: case for key, case in cases.items() if case["rules"] == rules and case["kind"] == "repetition"}
    assert mine
    wrong = {}
    for key, case in mine.items():
        ruling = rule(case["fen"], case["moves"], rules)
        winner = None if ruling is None or ruling.outcome is None else ruling.outcome.winner.value
        if winner != case["winner"]:
            wrong[key] = (case["winner"], winner)
    assert wrong.keys() == {key for key, case in mine.items() if "disputed" in case}, wrong


def _classes(ruling: Ruling) -> list[str]:
    return [report.gravest.value if report.gravest.is_attack else "idle" for report in ruling.reports]


def test_every_move_of_a_figure_has_the_class_of_the_book(cases: Cases, rule: Rule) -> None:
    wrong = {}
    for key, case in cases.items():
        if case["rules"] == "cxa-2020" and "classes" in case:
            ruling = rule(case["fen"], case["moves"], "cxa-2020")
            assert ruling is not None
            upto = case["classes_from"] + len(case["classes"])
            want = case["classes"][ruling.first_ply - 1 - case["classes_from"] :] if upto == len(case["moves"]) else []
            if want and _classes(ruling) != want[-ruling.cycle.plies :]:
                wrong[key] = (want, _classes(ruling))
    assert not wrong


def _is_light(reports: tuple[MoveReport, ...]) -> bool:
    return not all(report.is_heavy for report in reports)


def test_attacks_are_single_or_joint_as_the_commentary_says(cases: Cases, rule: Rule) -> None:
    for key, case in cases.items():
        quality = case.get("attack_quality")
        if quality and case["rules"] == "cxa-2020" and not key.startswith("two-loops"):
            ruling = rule(case["fen"], case["moves"], "cxa-2020")
            assert ruling is not None
            first = Side.RED if case["fen"].split()[1] == "w" else Side.BLACK
            sides = {first: ruling.reports[::2], first.other: ruling.reports[1::2]}
            for side, reports in sides.items():
                joint = any("联合" in words or "少根" in words for words in quality[side.value])
                assert _is_light(reports) is joint, (key, side)


def test_figure_13_had_the_cannon_no_root(cases: Cases, rule: Rule) -> None:
    """The 2011 commentary: 如黑方中炮无根，红方车六平五判“捉”."""
    figure = cases["cxa2020-fig13"]
    without_root = figure["fen"].replace("3k1ab2", "3k1a3")
    assert without_root != figure["fen"]
    with_root, without = (rule(fen, figure["moves"], "cxa-2020") for fen in (figure["fen"], without_root))
    assert with_root is not None
    assert without is not None
    assert _classes(with_root) == ["check", "idle", "idle", "idle"]
    assert _classes(without) == ["check", "idle", "chase", "idle"]


ROOKS = "3rkabc1/4a3R/4b4/9/9/9/9/B8/1R2A4/c1BAK4 w"
BY_TURNS = ["i8h8", "h9i9", "b1a1", "a0b0", "h8i8", "i9h9", "i8h8", "h9i9"]
ONE = ["a1b1", "b0a0", "b1a1", "a0b0"]


def test_what_was_played_before_three_loops_does_not_excuse_them(rule: Rule) -> None:
    """Diagram 80 of the World federation.

    In its first twelve moves two chariots chase two cannons, and rule 32 lets them. A third-party test goes on with the
    last four of them twice more and still wants a draw. But these four have then been played three times, one chariot
    after one cannon and nothing else, which by themselves lose: so the same test suite says of them, from the other
    move on (``wxf2018-d80b``).
    """
    one = rule(ROOKS, BY_TURNS + ONE * 3, "wxf-2018")
    alone = rule(ROOKS, [*ONE[2:], *ONE[:2]] * 3, "wxf-2018")
    for ruling in (one, alone):
        assert ruling is not None
        assert ruling.cycle.plies == 4
        assert ruling.outcome is not None
        assert ruling.outcome.winner == "black"
    both = rule(ROOKS, ["i8h8", "h9i9", "b1a1", "a0b0", "h8i8", "i9h9", "a1b1", "b0a0"] * 3, "wxf-2018")
    assert both is not None
    assert both.outcome is not None
    assert both.outcome.winner == "draw"


EXAMPLES = {
    1: ("cannon", "red", "red", "red"),
    2: ("seed2-old", "red", "red", "red"),
    3: ("seed3-old", "draw", "draw", "black"),
    4: ("cxa2020-ref44", "draw", "draw", "draw"),
    5: ("cxa2020-fig02", "draw", "black", "black"),
    6: ("seed6-old", "draw", "black", "black"),
    7: ("seed7a-old", "red", "red", "red"),
    8: ("seed7b-old", "draw", "draw", "draw"),
}
"""S2 chapter 11: what each example comes to under the older rules, those of 1999 and those of 2020. 8 is 7.2.

1: a cannon chases a chariot. 2: 一将一连杀. 3: a pawn chases a chariot that is forced to threaten mate. 4: 解捉还捉.
5: 二捉一还打. 6: 二打一还捉. 7: 一将一暗抽吃. 7.2: 一将一暗抽无吃.
"""
CANNON = {"fen": "3ak4/4a4/4b4/9/9/9/c3P4/4B2R1/4A4/4K1B2 b", "moves": ["a3a2", "h2h3", "a2a3", "h3h2"] * 3}


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_older_rules(example: int, cases: Cases, rule: Rule) -> None:
    key, *winners = EXAMPLES[example]
    case = CANNON if key == "cannon" else cases[key]
    for rules, winner in zip(("old", "cxa-1999", "cxa-2020"), winners, strict=True):
        ruling = rule(case["fen"], case["moves"], rules)
        assert ruling is not None
        assert ruling.outcome is not None
        assert ruling.outcome.winner == winner, rules
