"""Reading files that people name: a pipe or a device under such a name would never end."""

from __future__ import annotations

import os
import stat
from pathlib import Path

SQLITE = b"SQLite format 3\0"
"""How files of our own begin, whatever they are called."""


class NotRegular(OSError):
    """What has this name is a pipe, a socket or a device."""


class FileTooBig(OSError):
    """The file is bigger than what was asked for."""


def read_regular(path: Path, most: int | None = None) -> bytes:
    """All of a file. Waits for nobody and never goes on without end.

    :raises OSError: NotRegular; FileTooBig beyond ``most`` bytes; what the system says.
    """
    with open(path, "rb", opener=_open_at_once) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise NotRegular(f"no regular file: {path}")
        data = file.read(-1 if most is None else most + 1)
    if most is not None and len(data) > most:
        raise FileTooBig(f"more than {most} bytes: {path}")
    return data


def _open_at_once(path: str, flags: int) -> int:
    """A pipe would not open before somebody writes to it."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
