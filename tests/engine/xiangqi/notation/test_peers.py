"""An independent writer of WXF, Fairy-Stockfish, agrees with ours."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pyffish
import pytest

from engine.xiangqi import Board, Move
from engine.xiangqi.notation import Style, read, write

CASES = Path(__file__).parents[3] / "cases" / "notation.jsonl"
TANDEM = sorted({json.loads(row)["fen"] for row in CASES.read_text("utf-8").splitlines() if "pawns" in row})


def theirs(board: Board, move: Move) -> str:
    """Their name for a move; they count ranks from 1."""
    uci = "".join(f"{name[0]}{int(name[1]) + 1}" for name in (move.uci[:2], move.uci[2:]))
    return str(pyffish.get_san("xiangqi", board.fen(), uci, False, pyffish.NOTATION_XIANGQI_WXF))


def agree(board: Board) -> None:
    for move in board.legal_moves():
        ours, other = write(board, move, Style.WXF), theirs(board, move)
        # They drop + or - for the file where the other piece of a pair would leave the board by the same step.
        assert other == ours or (other[0] == ours[0] and ours[1] in "+-" and other[1].isdigit())
        assert read(board, other, Style.WXF).move is move


@pytest.mark.parametrize("seed", range(3))
def test_they_name_the_moves_of_a_random_game_as_we_do(seed: int) -> None:
    choose, board = random.Random(seed), Board()
    for ply in range(60):
        moves = sorted(board.legal_moves(), key=lambda move: move.uci)
        if not moves:
            break
        if ply % 10 == 0:
            agree(board)
        board.push(choose.choice(moves))


@pytest.mark.parametrize("fen", TANDEM[::3])
def test_they_name_tandem_pawns_as_we_do(fen: str) -> None:
    agree(Board.from_fen(fen))
