"""The tables of checked cases: what is printed for a move, and which move each text means."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.xiangqi import AmbiguousMove, Board, IllegalMove, MalformedMove, Move
from engine.xiangqi.notation import Style, read, write

CASES = Path(__file__).parents[3] / "cases"


def table(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / name).read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", table("notation.jsonl"), ids=lambda case: case["id"])
def test_a_move_is_printed_as_the_table_says(case: dict[str, Any]) -> None:
    board, move = Board.from_fen(case["fen"]), Move.from_uci(case["move"])
    assert write(board, move, Style.CHINESE) == case["chinese"]
    assert write(board, move, Style.ABBREVIATED) == case["abbreviated"]["unicode"]
    assert write(board, move, Style.ABBREVIATED, ascii_marks=True) == case["abbreviated"]["ascii"]
    assert write(board, move, Style.WXF) == case["wxf"]
    assert write(board, move, Style.WXF_1997) == case["wxf_1997"]


@pytest.mark.parametrize("case", table("notation.jsonl"), ids=lambda case: case["id"])
def test_every_accepted_text_means_the_move(case: dict[str, Any]) -> None:
    board, move = Board.from_fen(case["fen"]), Move.from_uci(case["move"])
    abbreviated = case["abbreviated"]
    for text in (*case["accept"], abbreviated["unicode"], abbreviated["ascii"], case["wxf"], case["wxf_1997"]):
        assert read(board, text).move is move, text


@pytest.mark.parametrize("case", table("reading.jsonl"), ids=lambda case: case["id"])
def test_a_text_means_one_move_or_is_an_error(case: dict[str, Any]) -> None:
    board, text, expected = Board.from_fen(case["fen"]), case["text"], case["expect"] or []
    if len(expected) == 1:
        assert read(board, text).move.uci == expected[0]
    elif expected:
        with pytest.raises(AmbiguousMove) as caught:
            read(board, text)
        assert {move.uci for move in caught.value.candidates} == set(expected)
    else:
        with pytest.raises((MalformedMove, IllegalMove)):
            read(board, text)
