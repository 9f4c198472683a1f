from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.xiangqi import Board, Move
from engine.xiangqi.repetition import History, RuleSet, Ruling

Case = dict[str, Any]


@cache
def _cases() -> dict[str, Case]:
    text = (Path(__file__).parents[3] / "cases" / "rulings.jsonl").read_text(encoding="utf-8")
    return {case["id"]: case for case in map(json.loads, text.splitlines())}


@pytest.fixture(scope="session")
def cases() -> dict[str, Case]:
    """The handed games by their ids."""
    return _cases()


@pytest.fixture(scope="session")
def rule() -> Callable[[str, list[str], str], Ruling | None]:
    """The ruling on a game from a FEN on."""

    def ruling(fen: str, moves: list[str], rules: str) -> Ruling | None:
        return History.of(Board.from_fen(fen), [Move.from_uci(move) for move in moves]).ruling(RuleSet(rules))

    return ruling
