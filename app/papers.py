"""Writing what is made of games: PGN and score sheets."""

from __future__ import annotations

from pathlib import Path

from app.settings import write_atomically
from engine.game.journal import SUFFIX


class NameOfGame(OSError):
    """The name is that of a game, which nothing may replace but a game."""


def write_paper(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, and never where a game is or could be: it may be open and played.

    :raises OSError: NameOfGame; else as write_atomically.
    """
    if path.suffix.lower() == SUFFIX:
        raise NameOfGame(f"the name of a game: {path}")
    write_atomically(path, data)
