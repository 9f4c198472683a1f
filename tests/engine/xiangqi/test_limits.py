"""The natural limit, and positions that no sequence of moves can win."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.xiangqi import Board, is_dead

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
