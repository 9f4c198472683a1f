from __future__ import annotations

from collections.abc import Callable

import pytest

Moves = Callable[[str], str]
# Two chariots, one behind the other: the first move can be made in both countings.
OPEN = "3k5/9/9/9/9/9/4R4/4R4/9/5K3 w - - 0 1"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("h3e3", "h2e2"),
        ("h2e2", "h2e2"),
        ("c4c5 c7c6", "c3c4 c6c5"),
        ("c3c4 c6c5", "c3c4 c6c5"),
        ("H3-E3 H10-G8", "h2e2 h9g7"),
    ],
)
def test_the_first_moves_tell_how_ranks_are_counted(moves: Moves, text: str, line: str) -> None:
    assert moves(text) == line


def test_a_rank_0_or_10_anywhere_decides(moves: Moves) -> None:
    head = f'[FEN "{OPEN}"]\n\n'
    assert moves(head + "e3a3 d9d8 f0f1") == "e3a3 d9d8 f0f1"
    assert moves(head + "e3a3 d10d9") == "e2a2 d9d8"


def test_without_one_the_counting_that_can_be_replayed_further_is_taken(moves: Moves) -> None:
    assert moves(f'[FEN "{OPEN}"]\n\ne3a3 d9d8 e2e5') == "e3a3 d9d8 e2e5"
    lower = OPEN.replace("3k5/9/9", "9/3k5/9")
    assert moves(f'[FEN "{lower}"]\n\ne3a3 d9d8 e4e5') == "e2a2 d8d7 e3e4"


def test_where_both_can_be_replayed_ranks_count_from_0(moves: Moves) -> None:
    assert moves(f'[FEN "{OPEN}"]\n\ne3a3') == "e3a3"


@pytest.mark.parametrize(("traverse", "pawn"), [("=", "g4g5"), (".", "g6g7")])
def test_a_full_stop_or_an_equals_sign_tells_the_form_of_pawn_moves(moves: Moves, traverse: str, pawn: str) -> None:
    fen = "3k5/6P2/9/4P1P2/4P4/6P2/9/9/9/5K3 w - - 0 1"
    assert moves(f'[FEN "{fen}"]\n\n1. 33+1 K4{traverse}5 *') == f"{pawn} d9e9"
