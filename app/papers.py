"""Writing what is made of games: PGN and score sheets."""

from __future__ import annotations

import errno
import os
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


def write_result(path: Path, data: bytes, source: Path | None) -> None:
    """Write what a command makes of a file: never over that file, nor over what is no file, nor into a new folder.

    :raises OSError: as write_paper.
    """
    target = path.resolve()
    if target.exists() and (not target.is_file() or (source is not None and target.samefile(source))):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    target.parent.stat()
    write_paper(target, data)
