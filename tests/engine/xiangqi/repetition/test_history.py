"""A game's history: cheap to keep, and never a guess where a search was cut off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.base import Side
from engine.xiangqi import Board, IllegalMove, Move
from engine.xiangqi.repetition import Cycle, History, MoveClass, MoveReport, RuleSet
from engine.xiangqi.repetition import history as module

SHUFFLE_TEXTS = ["b0c2", "b9c7", "c2b0", "c7b9"] * 2
SHUFFLE = [Move.from_uci(text) for text in SHUFFLE_TEXTS[:4]]
CHASE = "3ak4/4a4/4b4/9/9/9/c3P4/4B2R1/4A4/4K1B2 b"
CHASED = [Move.from_uci(text) for text in ("a3a2", "h2h3", "a2a3", "h3h2")]


def test_a_loop_is_seen_when_it_is_due_and_not_before() -> None:
    history = History.of(Board(), SHUFFLE * 3)
    assert history.cycle() == Cycle(1, 4, 3)
    history.pop()
    assert history.cycle() is None
    assert history.ruling(RuleSet.CXA_1999) is None


def test_a_loop_is_told_before_it_can_be_ruled_on() -> None:
    history = History.of(Board(), SHUFFLE * 2)
    assert history.cycle(2) == Cycle(1, 4, 2)
    assert not history.may_rule(RuleSet.CXA_1999)
    assert History.of(Board(), SHUFFLE * 3).may_rule(RuleSet.CXA_1999)


def test_a_history_does_not_touch_the_board_it_was_given() -> None:
    board = Board()
    History.of(board, SHUFFLE)
    assert board.fen() == Board().fen()


def test_a_move_of_nothing_is_refused() -> None:
    with pytest.raises(IllegalMove):
        History.of(Board(), [Move.from_uci("e4e5")])


def test_the_side_that_chases_must_vary() -> None:
    ruling = History.of(Board.from_fen(CHASE), CHASED * 3).ruling(RuleSet.CXA_1999)
    assert ruling is not None
    assert ruling.must_vary is Side.BLACK
    assert (ruling.first_ply, ruling.mover) == (9, Side.BLACK)
    assert [report.gravest for report in ruling.reports[::2]] == [MoveClass.CHASE] * 2


def test_a_move_is_judged_once_however_often_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Move] = []
    classify = module.classify

    def counting(before: Board, move: Move, earlier: Board | None = None) -> MoveReport:
        calls.append(move)
        return classify(before, move, earlier)

    monkeypatch.setattr(module, "classify", counting)
    history = History.of(Board.from_fen(CHASE), CHASED * 3)
    for ply in range(5, 13):
        history.report(ply, RuleSet.CXA_1999)
    assert len(calls) == 4


RUNAWAY = "3ak4/4a4/4b4/9/9/9/9/1n7/4A4/4KA2R w"
RUN = [
    *("i0i7", "b2a4", "i7i4", "a4c3", "i4i3", "c3a4", "i3i4", "a4b6", "i4b4"),
    *("b6c8", "b4c4", "c8b6", "c4c7", "b6a8", "c7c8", "a8c9", "c8c7", "c9a8"),
]
"""A chariot chases a horse over the board, and at the end they stand as they did before."""


def test_nine_rounds_of_attacks_over_three_points_are_ruled_on_under_2011() -> None:
    history = History.of(Board.from_fen(RUNAWAY), [Move.from_uci(text) for text in RUN])
    assert history.cycle() is None
    ruling = history.ruling(RuleSet.CXA_2011)
    assert ruling is not None
    assert ruling.must_vary is Side.RED
    assert ruling.cycle == Cycle(1, 18, 1)
    assert history.ruling(RuleSet.CXA_1999) is None


def test_eight_rounds_are_not_enough() -> None:
    history = History.of(Board.from_fen(RUNAWAY), [Move.from_uci(text) for text in RUN[:16]])
    assert history.ruling(RuleSet.CXA_2011) is None


def test_nine_rounds_of_quiet_moves_are_left_to_the_players() -> None:
    there = ["a0a1", "a9a8", "a1a2", "a8a7", "b0c2", "b9c7", "c2b0", "c7b9", "a2a0", "a7a9"]
    moves = [Move.from_uci(text) for text in [*there, *SHUFFLE_TEXTS]]
    history = History.of(Board(), moves)
    assert len(moves) == 18
    assert history.ruling(RuleSet.CXA_2011) is None


CHECKED = "3k5/9/9/9/9/9/4r4/9/9/4K4 w - - 20 11"
CHECKS = [Move.from_uci(text) for text in ("e0f0", "e3f3", "f0e0", "f3e3")]


@pytest.mark.parametrize(
    ("loops", "cap", "red", "black"), [(3, None, 16, 16), (3, 10, 16, 16), (6, 10, 22, 20), (6, 0, 22, 10)]
)
def test_no_more_checks_of_the_claimant_count_than_the_edition_allows(
    loops: int, cap: int | None, red: int, black: int
) -> None:
    history = History.of(Board.from_fen(CHECKED), CHECKS * loops)
    assert history.rounds_credited(Side.RED, cap) == red
    assert history.rounds_credited(Side.BLACK, cap) == black


def test_the_limit_is_sixty_rounds_without_a_capture_checks_or_not() -> None:
    history = History(Board.from_fen("4k4/9/9/9/9/9/9/9/R8/3K5 w - - 119 60"))
    assert not history.is_limit_reached(RuleSet.CXA_1999)
    history.push(Move.from_uci("a1a9"))
    assert history.is_limit_reached(RuleSet.CXA_1999)
    assert not history.is_limit_reached(RuleSet.CXA_1999, rounds=61)


@pytest.mark.parametrize(("rules", "reached"), [(RuleSet.CXA_1999, True), (RuleSet.CXA_2011, False)])
def test_under_2011_checks_do_not_carry_both_sides_to_the_limit(rules: RuleSet, reached: bool) -> None:
    board = Board.from_fen("9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1")
    loop = [Move.from_uci(text) for text in ("e3d3", "d6e6", "d3e3", "e6d6")]
    history = History.of(board, loop * 30)
    assert [history.rounds_credited(side, 10) for side in Side] == [10, 10]
    assert history.is_limit_reached(rules) is reached


def test_only_checks_since_the_last_capture_are_taken_off() -> None:
    board = Board.from_fen("3k5/9/9/9/9/9/4r3P/9/9/4K4 b")
    history = History.of(board, [Move.from_uci("e3i3"), *map(Move.from_uci, ("e0f0", "i3f3", "f0e0", "f3e3"))])
    assert history.rounds_credited(Side.BLACK, 0) == 0
    assert history.rounds_credited(Side.BLACK) == 2


PERPETUAL = [Move.from_uci(text) for text in ("a8a9", "e9e8", "a9a8", "e8e9")]


def _opened(monkeypatch: pytest.MonkeyPatch, moves: tuple[str, ...]) -> None:
    classify = module.classify

    def cut(before: Board, move: Move, earlier: Board | None = None) -> MoveReport:
        report = classify(before, move, earlier)
        return replace(report, open=True) if move.uci in moves else report

    monkeypatch.setattr(module, "classify", cut)


def test_an_open_move_that_decides_is_left_to_the_referee(monkeypatch: pytest.MonkeyPatch) -> None:
    _opened(monkeypatch, ("h2h3", "h3h2"))
    ruling = History.of(Board.from_fen(CHASE), CHASED * 3).ruling(RuleSet.CXA_1999)
    assert ruling is not None
    assert ruling.needs_referee
    assert ruling.outcome is None
    assert ruling.must_vary is None
    assert ruling.questions == (10, 12)


def test_an_open_move_that_decides_nothing_troubles_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    _opened(monkeypatch, ("h2h3",))
    ruling = History.of(Board.from_fen(CHASE), CHASED * 3).ruling(RuleSet.CXA_1999)
    assert ruling is not None
    assert not ruling.needs_referee
    assert ruling.must_vary is Side.BLACK


@pytest.mark.parametrize("rules", [RuleSet.CXA_1999, RuleSet.CXA_2011])
@pytest.mark.parametrize("at_once", [True, False])
def test_regulations_may_say_what_perpetual_check_comes_to(rules: RuleSet, at_once: bool) -> None:
    ruling = History.of(Board.from_fen("4k4/R8/9/9/9/9/9/9/4A4/4KA3 w"), PERPETUAL * 3).ruling(rules)
    assert ruling is not None
    said = ruling.where_check_loses(at_once)
    assert said.must_vary is (None if at_once else Side.RED)
    assert said.outcome is not None
    assert said.outcome.winner == "black"


def test_what_perpetual_check_comes_to_changes_no_other_verdict() -> None:
    ruling = History.of(Board.from_fen(CHASE), CHASED * 3).ruling(RuleSet.CXA_1999)
    assert ruling is not None
    assert ruling.where_check_loses(True) == ruling


def test_no_loop_reaches_over_a_move_that_nobody_knows() -> None:
    history = History.of(Board(), [*SHUFFLE, Move.null(), Move.null(), *SHUFFLE * 2])
    assert history.cycle() is None
    for move in SHUFFLE:
        history.push(move)
    assert history.cycle() == Cycle(7, 4, 3)
    assert history.ruling(RuleSet.CXA_2011) is not None


def test_a_passed_turn_makes_no_loop_itself() -> None:
    history = History.of(Board(), [SHUFFLE[0], Move.null(), SHUFFLE[2], Move.null()] * 4)
    assert history.cycle() is None
    for _ in range(16):
        history.pop()
    assert len(history) == 0
    assert History.of(history.board, SHUFFLE * 3).cycle() is not None
