"""What the tests of files share: short ways to read one game of a text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.records import GameRead, read_pgn


@pytest.fixture
def read() -> Callable[[str], GameRead]:
    """Read the only game of a text."""

    def one(text: str) -> GameRead:
        (game,) = read_pgn(text.encode())
        return game

    return one


@pytest.fixture
def moves(read: Callable[[str], GameRead]) -> Callable[[str], str]:
    """The main line of the only game of a text, which must have no fault, as UCI."""

    def line(text: str) -> str:
        game = read(text)
        assert game.faults == ()
        return " ".join(ply.move.uci for ply in game.record.plies)

    return line
