"""What a move does, on boards made for one article each (2011 chapter 6)."""

from __future__ import annotations

import pytest

from engine.xiangqi import Board, Move, point_name
from engine.xiangqi.threats import Means, MoveClass, MoveReport, Rooting, classify

HOME = "3ak4/4a4/4b4"


def _report(fen: str, move: str) -> MoveReport:
    board = Board.from_fen(fen)
    assert board.is_legal(Move.from_uci(move))
    return classify(board, Move.from_uci(move))


@pytest.mark.parametrize(
    ("why", "fen", "move", "kind"),
    [
        ("24.1 check", f"{HOME}/9/9/9/9/9/9/R2K5 w", "a0a9", "idle"),
        ("24.1 check", "4k4/9/9/9/9/9/9/9/9/R2K5 w", "a0a9", "check"),
        ("24.2 mate by one check", "4k4/9/R8/9/9/9/9/9/1R7/3K5 w", "a7a8", "kill"),
        ("24.2 still a mate threat", "4k4/R8/9/9/9/9/9/9/1R7/3K5 w", "b1b2", "kill"),
        ("24.2 困毙 is no 杀", "3k5/9/4P4/9/9/9/9/9/9/4K4 w", "e0e1", "idle"),
        ("24.3 an unrooted piece", f"{HOME}/9/n8/9/9/9/1R7/3K5 w", "b1b5", "chase"),
        ("24.15 a rooted piece", "3ak4/4a4/1n2b4/9/n8/9/9/9/1R7/3K5 w", "b1b5", "idle"),
        ("24.3 a rooted chariot by a horse", f"{HOME}/r8/r8/9/9/2N6/9/3K5 w", "c2b4", "chase"),
        ("24.3 attacked before", f"{HOME}/9/nR7/9/9/9/9/3K5 w", "b5c5", "idle"),
        ("24.3 over one's own screen", f"{HOME}/9/n8/9/N8/9/1C7/3K5 w", "b1a1", "chase"),
        ("24.3 the screen gone", f"{HOME}/9/n8/9/N8/9/C8/3K5 w", "a3b5", "idle"),
        ("26.1 pawn", f"{HOME}/r8/2P6/9/9/9/9/3K5 w", "c5b5", "idle"),
        ("26.1 general", f"{HOME}/9/9/9/9/5r3/3K5/9 w", "d1e1", "idle"),
        ("26.1.1 another piece chases", "4ka3/4a4/9/9/3n5/9/3R5/3K5/3C5/9 w", "d2e2", "chase"),
        ("26.1.2 the general answers", "4ka3/4a4/9/9/3n5/9/3R5/3K5/3C5/3r5 w", "d2e2", "idle"),
        ("26.1.2 chased before", "4ka3/4a4/9/9/3n5/9/9/3R5/r3K4/9 w", "d2d1", "idle"),
        ("26.6 uncrossed pawn", f"{HOME}/p8/9/9/9/9/1R7/3K5 w", "b1b6", "idle"),
        ("26.6 crossed pawn", f"{HOME}/9/9/p8/9/9/1R7/3K5 w", "b1b4", "chase"),
        ("26.9 like against like", f"{HOME}/9/r8/9/9/9/1R7/R2K5 w", "b1b5", "idle"),
        ("26.5 it must stay on its line", "3ak4/4a4/9/9/4c4/9/4R4/4N4/4A4/4K4 b", "e5e6", "idle"),
    ],
)
def test_a_move_is_what_its_article_says(why: str, fen: str, move: str, kind: str) -> None:
    assert _report(fen, move).gravest == kind, why


def test_a_check_names_what_checks() -> None:
    report = _report("4k4/9/9/9/9/9/9/9/9/R2K5 w", "a0a9")
    assert [point_name(point) for point in report.checkers] == ["a9"]
    assert report.is_heavy


def test_a_mate_threat_tells_its_series() -> None:
    report = _report("4k4/9/R8/9/9/9/9/9/1R7/3K5 w", "a7a8")
    assert [move.uci for move in report.mate] == ["b1b9"]


def test_a_chase_tells_prey_hunter_means_and_roots() -> None:
    (chase,) = _report(f"{HOME}/r8/r8/9/9/2N6/9/3K5 w", "c2b4").chases
    assert point_name(chase.prey) == "a6"
    assert point_name(chase.hunter) == "b4"
    assert chase.means is Means.DIRECT
    assert chase.rooting is Rooting.SHORT
    assert [point_name(point) for point in chase.roots] == ["a5"]
    assert chase.is_heavy


def test_a_piece_that_did_not_move_chases_by_discovery() -> None:
    (chase,) = _report("4ka3/4a4/9/9/3n5/9/3R5/3K5/3C5/9 w", "d2e2").chases
    assert chase.means is Means.DISCOVERED


def test_what_a_pawn_threatens_is_told_though_it_is_idle() -> None:
    report = _report(f"{HOME}/2r6/3P5/9/9/9/9/3K5 w", "d5c5")
    assert report.gravest is MoveClass.IDLE
    assert report.article == "26.1"
    assert [point_name(chase.prey) for chase in report.waived] == ["c6"]


def test_a_move_with_several_classes_is_judged_by_the_gravest() -> None:
    move = Move.from_uci("a0a1")
    assert MoveReport(move, (MoveClass.IDLE, MoveClass.CHASE, MoveClass.KILL)).gravest is MoveClass.KILL


def test_classifying_leaves_the_board_as_it_was() -> None:
    board = Board.from_fen(f"{HOME}/9/n8/9/9/9/1R7/3K5 w")
    before = board.fen()
    classify(board, Move.from_uci("b1b5"))
    assert board.fen() == before


@pytest.mark.parametrize(
    ("fen", "move", "kinds", "excuses"),
    [
        ("3ak4/4a4/1n2b4/9/n8/9/9/9/1R7/3K5 w", "b1b5", {"follow"}, {"a5": "rooted", "b7": "rooted"}),
        (f"{HOME}/9/r8/9/9/9/1R7/1R1K5 w", "b1b5", {"exchange", "block"}, {"a5": "exchange"}),
        (f"{HOME}/9/nR7/9/9/9/9/3K5 w", "b5d5", {"follow"}, {"a5": "old", "d9": "rooted"}),
        (f"{HOME}/9/nR7/9/9/9/9/3K5 w", "b5c5", {"offer"}, {"a5": "old"}),
        ("3ak4/4a4/4b4/9/4c4/9/4R4/4N4/4A4/4K4 b", "e7g9", set(), {}),
        (
            "2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K2C1 b",
            "i8h8",
            {"block", "follow"},
            {"g8": "rooted", "h0": "mated"},
        ),
    ],
)
def test_an_idle_move_tells_its_kind_and_why_what_it_attacks_is_not_chased(
    fen: str, move: str, kinds: set[str], excuses: dict[str, str]
) -> None:
    report = _report(fen, move)
    assert report.gravest is MoveClass.IDLE
    assert set(report.classes) - {MoveClass.IDLE} == kinds
    assert {point_name(each.prey): each.excuse.value for each in report.excused} == excuses
