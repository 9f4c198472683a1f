"""Coordinates count ranks from 0 or from 1, and WXF has two forms for pawns: only the whole game tells which."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from engine.records.signs import COORDINATES
from engine.xiangqi import Board, IllegalMove, MalformedMove, Move, XiangqiError
from engine.xiangqi.notation import Style, read

NULL = "--"
"""A move that the record lacks; other programs write a null move so."""

_TRAVERSE = re.compile(r"[!-~]+([.=])[1-9]")
_WXF = {".": Style.WXF_1997, "=": Style.WXF}
_FILES = "abcdefghi"


class Dialect(NamedTuple):
    """``base`` is the number of Red's back rank in coordinates, ``wxf`` the form of pawn moves, None if unknown."""

    base: int = 0
    wxf: Style | None = None

    def read(self, board: Board, text: str) -> Move:
        """The legal move a text means, or the null move. Raises MalformedMove, IllegalMove, AmbiguousMove."""
        if text == NULL:
            return Move.null()
        match = COORDINATES.fullmatch(text)
        if match is None:
            return read(board, text, self.wxf).move
        move = self._move(match)
        if not board.is_legal(move):
            raise IllegalMove(f"no legal move: {text!r}")
        return move

    def named(self, text: str) -> Move | None:
        """The move that coordinates name, legal or not; None for any other text."""
        match = COORDINATES.fullmatch(text)
        try:
            return self._move(match) if match else None
        except MalformedMove:
            return None

    def _move(self, match: re.Match[str]) -> Move:
        origin_file, origin_rank, target_file, target_rank = match.groups()
        ranks = int(origin_rank) - self.base, int(target_rank) - self.base
        if not all(0 <= rank <= 9 for rank in ranks):
            raise MalformedMove(f"no such rank: {match[0]!r}")
        files = _FILES.index(origin_file.lower()), _FILES.index(target_file.lower())
        return Move.of(ranks[0] * 9 + files[0], ranks[1] * 9 + files[1])


def dialect_of(board: Board, texts: Sequence[str], main_line: Sequence[str]) -> Dialect:
    """The dialect of a game with the moves ``texts``; ``main_line`` are those that follow each other from ``board``.

    A rank 0 counts from 0, a rank 10 from 1. Where neither occurs, the counting that can be replayed further.
    """
    traverse = next((match for match in map(_TRAVERSE.fullmatch, texts) if match), None)
    wxf = _WXF[traverse[1]] if traverse else None
    pairs = [match.group(2, 4) for match in map(COORDINATES.fullmatch, texts) if match]
    if not pairs:
        return Dialect(0, wxf)
    ranks = [rank for pair in pairs for rank in pair]
    telling = next((rank for rank in ranks if rank in ("0", "10")), None)
    if telling:
        return Dialect(0 if telling == "0" else 1, wxf)
    return max((Dialect(base, wxf) for base in (0, 1)), key=lambda dialect: _replayed(board, main_line, dialect))


def _replayed(board: Board, texts: Sequence[str], dialect: Dialect) -> int:
    """How many of the moves can be made one after the other."""
    board = board.copy()
    for number, text in enumerate(texts):
        try:
            board.push(dialect.read(board, text))
        except XiangqiError:
            return number
    return len(texts)
