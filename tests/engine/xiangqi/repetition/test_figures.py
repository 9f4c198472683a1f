"""Figures of our own, made from the text of the 2011 book's articles: the class of each move, and the verdicts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.xiangqi import Board, Move
from engine.xiangqi.repetition import History, MoveClass, RuleSet

TABLE = Path(__file__).parents[3] / "cases" / "figures.jsonl"
FIGURES: list[dict[str, Any]] = [json.loads(line) for line in TABLE.read_text(encoding="utf-8").splitlines()]
SIGNS = {MoveClass.CHECK: "将", MoveClass.KILL: "杀", MoveClass.CHASE: "捉"}


@pytest.mark.parametrize("figure", FIGURES, ids=[f"{figure['article']} {figure['why']}" for figure in FIGURES])
def test_a_loop_made_for_an_article_is_ruled_on_by_it(figure: dict[str, Any]) -> None:
    history = History.of(Board.from_fen(figure["fen"]), [Move.from_uci(move) for move in figure["loop"] * 3])
    for rules, year in ((RuleSet.CXA_2011, "2011"), (RuleSet.CXA_1999, "1999")):
        ruling = history.ruling(rules)
        assert ruling is not None
        assert ruling.outcome is not None
        assert "".join(SIGNS.get(report.gravest, "闲") for report in ruling.reports) == figure["classes"]
        assert ruling.outcome.winner == figure[year]
