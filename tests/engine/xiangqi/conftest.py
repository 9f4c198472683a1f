from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.base import Side
from engine.xiangqi import Board, Kind, Piece, parse_point

PIECES = {Piece(kind, side).letter: Piece(kind, side) for kind in Kind for side in Side}


@pytest.fixture(scope="session")
def place() -> Callable[..., Board]:
    """Sets up a board from words such as "Ke0 kd9 Ra4"; Red moves unless told otherwise."""

    def place(words: str, turn: Side = Side.RED) -> Board:
        board = Board.from_fen("9/9/9/9/9/9/9/9/9/9")
        for word in words.split():
            board.set_piece(parse_point(word[1:]), PIECES[word[0]])
        board.turn = turn
        return board

    return place
