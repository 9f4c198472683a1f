from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.xiangqi import Board, perft

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "perft.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_leaves_of_known_positions(case: dict[str, str | int]) -> None:
    board = Board.from_fen(str(case["fen"]))
    assert perft(board, int(case["depth"])) == case["nodes"]
    assert board.fen() == case["fen"]


@pytest.mark.parametrize(("depth", "nodes"), [(0, 1), (1, 44), (2, 1920)])
def test_leaves_of_the_array_near_the_root(depth: int, nodes: int) -> None:
    assert perft(Board(), depth) == nodes


def test_a_finished_position_has_no_leaves() -> None:
    mated = Board.from_fen("R2k5/1R7/9/9/9/9/9/9/9/4K4 b")
    assert [perft(mated, depth) for depth in range(4)] == [1, 0, 0, 0]


@pytest.mark.parametrize(
    "fen",
    [
        "5k3/9/9/9/9/9/1n7/9/3K5/4K4 b",
        "5k3/9/9/9/9/9/9/n8/3KK4/9 b",
        "3k5/9/9/9/9/9/c8/4K4/4a4/4K4 b",
    ],
    ids=["a general hobbles a horse", "a general beside another", "a general as a screen"],
)
def test_leaves_are_right_with_two_generals(fen: str) -> None:
    board = Board.from_fen(fen)
    expected = 0
    for move in board.legal_moves():
        board.push(move)
        expected += board.count_legal()
        board.pop()
    assert perft(board, 2) == expected


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="depth"):
        perft(Board(), -1)
