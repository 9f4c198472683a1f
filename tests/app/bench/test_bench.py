"""The bench runs and has its shape. How fast anything is here is no test's business."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.bench import rules
from app.bench.child import ProbeFailed, ask, seconds_to_sign
from app.bench.figure import Bench, Effort, Figure, Goal, Measured, Of
from app.bench.games import DENSE, PLIES, random_game
from app.bench.race import percentile, race
from app.bench.show import goal_text, number, show_bench
from app.bench.table import CATALOGUE, chosen
from app.cli import main
from engine.xiangqi import Board, parse_fen

KEYS = ["name", "value", "unit", "peer", "peer_value", "ratio", "goal", "met", "runs", "spread"]


@pytest.fixture(scope="module")
def lines() -> list[dict[str, object]]:
    """All figures, in one small run each."""
    done = subprocess.run(
        [sys.executable, "-m", "app", "bench", "--quick", "--json"],
        cwd=Path(__file__).parents[3],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_every_figure_is_measured_once(lines: list[dict[str, object]]) -> None:
    assert [line["name"] for line in lines] == [bench.name for bench in CATALOGUE]
    assert all(list(line) == KEYS for line in lines)


def test_every_figure_is_a_number_above_nought(lines: list[dict[str, object]]) -> None:
    assert [line["name"] for line in lines if not (isinstance(line["value"], float) and line["value"] > 0)] == []


def test_what_is_measured_beside_a_peer_has_a_ratio(lines: list[dict[str, object]]) -> None:
    beside = [line for line in lines if line["peer"] is not None]
    assert len(beside) == 6
    assert [line["name"] for line in beside if line["ratio"] is None or line["peer_value"] is None] == []


def test_each_goal_is_judged(lines: list[dict[str, object]]) -> None:
    assert {line["name"] for line in lines if line["goal"] is not None} == {
        "perft",
        "perft_dense",
        "legal_lists",
        "replay",
        "rule_tables",
        "cycle_check",
        "ruling_p95",
        "start",
        "click_to_painted_p99",
        "idle_cpu",
    }
    assert all(isinstance(line["met"], bool) == (line["goal"] is not None) for line in lines)


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--only", "perft", "notation_write"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 3
    assert rows[1].split()[0] == "perft"
    assert "python-chess" in rows[1]


def test_a_figure_nobody_knows_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "perft", "speed"]) == 2
    assert "speed" in capsys.readouterr().err


def test_figures_are_chosen_in_the_order_of_the_table() -> None:
    found, unknown = chosen(["sheet_pdf", "x", "perft"])
    assert [bench.name for bench in found] == ["perft", "sheet_pdf"]
    assert unknown == ("x",)


def test_without_the_peers_the_ratio_is_null(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "find_spec", lambda _name: None)
    bench = next(bench for bench in CATALOGUE if bench.name == "perft")
    told = Figure(bench, bench.measure(Effort(runs=1, quick=True))).as_dict()
    assert (told["peer"], told["peer_value"], told["ratio"], told["met"]) == ("python-chess", None, None, None)


def measured(*ours: float, peer: tuple[float, ...] = (), goal: Goal | None = None) -> Figure:
    found = Measured(ours, peer)
    return Figure(Bench("speed", "m/s", lambda _effort: found, "snail", goal), found)


def test_a_figure_is_the_median_of_its_runs() -> None:
    figure = measured(3.0, 9.0, 4.0)
    assert (figure.value, figure.spread, figure.ratio) == (4.0, (3.0, 9.0), None)


def test_the_ratio_is_the_median_of_the_runs_own_ratios() -> None:
    figure = measured(10.0, 40.0, 30.0, peer=(1.0, 10.0, 10.0))
    assert figure.ratio == 4.0
    assert figure.spread == (3.0, 10.0)


@pytest.mark.parametrize(
    ("goal", "met"),
    [
        (Goal(Of.RATIO, least=4), True),
        (Goal(Of.RATIO, least=4.1), False),
        (Goal(Of.VALUE, most=30), True),
        (Goal(Of.VALUE, most=29), False),
        (None, None),
    ],
)
def test_a_goal_is_met_or_missed(goal: Goal | None, met: bool | None) -> None:
    assert measured(10.0, 40.0, 30.0, peer=(1.0, 10.0, 10.0), goal=goal).met is met


def test_a_missed_goal_is_told_and_fails_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    bench = measured(1.0, goal=Goal(Of.VALUE, most=0.5)).bench
    assert show_bench([bench], quick=True, as_json=False) == 0
    assert "MISSED" in capsys.readouterr().out


def test_a_figure_that_can_not_be_measured_fails(capsys: pytest.CaptureFixture[str]) -> None:
    def fails(_effort: Effort) -> Measured:
        raise ProbeFailed("it fell asleep")

    assert show_bench([Bench("speed", "m/s", fails)], quick=True, as_json=True) == 1
    assert "it fell asleep" in capsys.readouterr().err


def test_a_process_that_does_not_answer_is_told() -> None:
    with pytest.raises(ProbeFailed):
        seconds_to_sign([sys.executable, "-c", ""])
    with pytest.raises(ProbeFailed):
        ask("tables", "many")


def test_ours_and_the_peers_run_in_turn() -> None:
    order: list[str] = []

    def work(name: str) -> int:
        order.append(name)
        return 1

    found = race(Effort(runs=2), lambda: work("ours"), lambda: work("peer"))
    assert order == ["ours", "peer"] * 3
    assert len(found.ours) == len(found.peer) == 2


def test_a_percentile_is_one_of_the_values() -> None:
    assert [percentile(range(1, 101), share) for share in (0.0, 0.5, 0.99, 1.0)] == [1, 51, 100, 100]


@pytest.mark.parametrize("fen", DENSE)
def test_the_dense_positions_are_middlegames(fen: str) -> None:
    reading = parse_fen(fen)
    assert reading.faults == ()
    assert reading.board is not None
    assert len(list(reading.board.pieces())) > 20
    assert reading.board.outcome() is None


def test_random_games_are_the_same_every_time_and_legal() -> None:
    game = random_game(5)
    assert game == random_game(5)
    assert len(game.moves) == len(game.positions) == PLIES
    assert rules.replay([game.moves]) == PLIES
    assert rules.replay([["h2e2", "h2e2"]]) == 1
    assert game.positions[0] == Board()


@pytest.mark.parametrize(
    ("goal", "text"), [(Goal(Of.RATIO, least=12), "ratio ≥ 12"), (Goal(Of.VALUE, most=1.3), "≤ 1.3")]
)
def test_goals_in_words(goal: Goal, text: str) -> None:
    assert goal_text(goal) == text


@pytest.mark.parametrize(
    ("figure", "text"), [(0.123456, "0.1235"), (12.3456, "12.35"), (999.94, "999.9"), (13_677_506.0, "13,680,000")]
)
def test_numbers_have_four_figures(figure: float, text: str) -> None:
    assert number(figure) == text
