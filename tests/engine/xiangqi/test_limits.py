"""The natural limit, and positions that no sequence of moves can win."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.xiangqi import Board, Move, is_dead, natural_limit_reached

CASES = [
    case
    for line in (Path(__file__).parents[2] / "cases" / "rulings.jsonl").read_text(encoding="utf-8").splitlines()
    if (case := json.loads(line))["kind"] == "material"
]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_dead_positions_are_those_proven(case: dict[str, str]) -> None:
    assert is_dead(Board.from_fen(case["fen"])) is (case["winner"] == "draw")


@pytest.mark.parametrize(
    ("fen", "dead"),
    [
        ("4k4/9/9/9/9/9/9/9/9/4K4 w", True),
        ("3ckc3/9/9/9/9/9/9/9/4C4/3K5 w", False),
        ("3ckc3/9/9/9/9/9/9/9/9/3K5 w", False),
        ("3ck4/9/9/9/9/9/9/9/3A5/3KC4 w", False),
        ("4k4/9/9/9/9/9/9/9/3A5/3KC4 w", False),
        ("4k4/9/9/9/4p4/9/9/9/9/3K5 w", False),
    ],
)
def test_anything_beyond_is_the_referees_word(fen: str, dead: bool) -> None:
    assert is_dead(Board.from_fen(fen)) is dead


def test_the_limit_is_sixty_rounds_without_a_capture_checks_or_not() -> None:
    board = Board.from_fen("4k4/9/9/9/9/9/9/9/R8/3K5 w - - 119 60")
    assert not natural_limit_reached(board)
    board.push(Move.from_uci("a1a9"))
    assert natural_limit_reached(board)
    assert not natural_limit_reached(board, rounds=61)
