"""Equality with an independent move generator on random positions of games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pyffish
import pytest

from engine.xiangqi import Board, Move

LONGEST_GAME = 200


def positions(seed: int, count: int) -> Iterator[Board]:
    """Boards from random games; captures are preferred at times, so that thin endgames and mates come up."""
    chance = random.Random(seed)
    while count:
        board = Board()
        for _ in range(LONGEST_GAME):
            if not count:
                return
            count -= 1
            yield board
            moves = board.legal_moves()
            if not moves:
                break
            captures = [move for move in moves if board.piece_at(move.target)]
            board.push(chance.choice(captures if captures and chance.random() < 0.3 else moves))


def their_moves(fen: str) -> set[str]:
    """pyffish counts ranks from 1 to 10."""
    found = set()
    for text in pyffish.legal_moves("xiangqi", fen, []):
        parts = re.fullmatch(r"([a-i])(\d+)([a-i])(\d+)", text)
        assert parts is not None
        found.add(f"{parts[1]}{int(parts[2]) - 1}{parts[3]}{int(parts[4]) - 1}")
    return found


def agree(board: Board) -> None:
    fen = board.fen()
    legal = {move.uci for move in board.legal_moves()}
    assert legal == their_moves(fen), fen
    assert board.count_legal() == len(legal)
    assert all(board.is_legal(Move.from_uci(uci)) for uci in legal)
    assert board.is_check() == pyffish.gives_check("xiangqi", fen, []), fen
    assert (board.outcome() is None) == bool(legal)


def test_some_hundred_positions_have_the_moves_of_pyffish() -> None:
    for board in positions(seed=2024, count=600):
        agree(board)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_ten_thousand_positions_have_the_moves_of_pyffish(seed: int) -> None:
    for board in positions(seed=seed, count=2_500):
        agree(board)
