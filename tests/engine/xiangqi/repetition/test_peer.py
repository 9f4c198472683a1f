"""How many of the handed games pyffish decides as their book does, beside ours: the table of the README.

pytest -m long -s tests/engine/xiangqi/repetition/test_peer.py
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pyffish
import pytest

from engine.base import Side
from engine.xiangqi.repetition import Ruling

Case = dict[str, Any]


def _counted_from_one(move: str) -> str:
    """pyffish counts ranks from 1 to 10."""
    return "".join(sign if sign.isalpha() else str(int(sign) + 1) for sign in move)


def _theirs(case: Case) -> str | None:
    """What pyffish says with its rules of xiangqi, whose chases are those of the Asian federation."""
    fen, moves = case["fen"], [_counted_from_one(move) for move in case["moves"]]
    over, value = pyffish.is_optional_game_end("xiangqi", fen, moves)
    if not over:
        return None
    to_move = Side.RED if (fen.split()[1] == "w") is (len(moves) % 2 == 0) else Side.BLACK
    if value == pyffish.VALUE_DRAW:
        return "draw"
    return str(to_move if value > 0 else to_move.other)


def _edition(case: Case) -> str:
    return "two loops" if case["id"].startswith("two-loops") else str(case["rules"])


@pytest.mark.long
def test_more_games_are_decided_by_their_book_than_pyffish_decides_so(
    cases: dict[str, Case], rule: Callable[[str, list[str], str], Ruling | None]
) -> None:
    loops = [case for case in cases.values() if case["kind"] == "repetition"]
    total, ours, theirs = Counter(map(_edition, loops)), Counter[str](), Counter[str]()
    for case in loops:
        ruling = rule(case["fen"], case["moves"], case["rules"])
        winner = None if ruling is None or ruling.outcome is None else str(ruling.outcome.winner)
        ours[_edition(case)] += winner == case["winner"]
        theirs[_edition(case)] += _theirs(case) == case["winner"]
    print(f"\n{'rules':12}{'games':>7}{'Chuhe':>7}  pyffish {'.'.join(map(str, pyffish.version()))}")
    for edition in total:
        print(f"{edition:12}{total[edition]:7}{ours[edition]:7}{theirs[edition]:9}")
    assert all(ours[edition] >= theirs[edition] for edition in total)
    assert sum(ours.values()) >= sum(total.values()) - sum("disputed" in case for case in loops)
