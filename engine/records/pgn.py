"""PGN files of xiangqi read: any bytes in, game by game, nothing raised (``pgn_write`` is the other direction)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from engine.base import Fault
from engine.records.encoding import Decoded, decode
from engine.records.faults import FileFault
from engine.records.pgn_items import Lines, RawGame
from engine.records.pgn_read import GameRead, read_game
from engine.records.pgn_scan import scan

__all__ = ["GameRead", "read_pgn", "read_text"]

_BLOCK = 1 << 17
_SEAM = re.compile(r"(?<=[^\]\s])[ \t]*\n[ \t]*\n+(?=\[[A-Za-z]\w* \"[^\n]*\"\][ \t]*\n)")


def read_pgn(data: bytes) -> Iterator[GameRead]:
    """The games of a PGN file or of a plain text with moves, one at a time; none if it holds no game.

    The encoding is found by :func:`engine.records.encoding.guess_encoding`. Moves may be written in every style that
    is read, coordinates counted from 0 or 1, with or without tags. A game with a fault keeps its moves up to it, and
    the next game is read.
    """
    return _games(decode(data))


def read_text(text: str) -> Iterator[GameRead]:
    """The same from a text, such as one pasted from a forum."""
    return _games(Decoded(text.replace("\r\n", "\n").replace("\r", "\n"), "", 0))


def _games(decoded: Decoded) -> Iterator[GameRead]:
    line = 1
    for text in _blocks(decoded.text):
        lines = Lines(text, line)
        for game in scan(text, lines):
            read = read_game(game, lines)
            yield _with_bad_bytes(read, game, text, lines, decoded.encoding) if decoded.replaced else read
        line = lines.last


def _blocks(text: str) -> Iterator[str]:
    """The text in pieces that end between two games, so that the first game of a long file comes at once."""
    start = 0
    while seam := _SEAM.search(text, start + _BLOCK):
        yield text[start : seam.end()]
        start = seam.end()
    yield text[start:]


def _with_bad_bytes(read: GameRead, game: RawGame, text: str, lines: Lines, encoding: str) -> GameRead:
    count = text.count("\ufffd", game.offset, game.end)
    if not count:
        return read
    place = lines.place(text.index("\ufffd", game.offset))
    fault = Fault(FileFault.BAD_BYTES, place, {"count": count, "encoding": encoding})
    return replace(read, faults=(fault, *read.faults))
