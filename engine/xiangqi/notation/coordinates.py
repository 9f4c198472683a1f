"""Coordinates: ICCS H2-E2 and UCI h2e2, with the 1-based ranks of some engines where a rank 10 shows them."""

from __future__ import annotations

import re

from engine.xiangqi import MalformedMove, Move

_PATTERN = re.compile(r"([A-I])(10|[0-9])[-‐−–—]?([A-I])(10|[0-9])", re.ASCII)
_FILES = "ABCDEFGHI"


def parse_coordinates(text: str) -> Move | None:
    """The move two points name, None where the text doesn't name two.

    ``text`` is folded (:func:`.signs.fold`). Ranks are 0-9 from Red's side, or 1-10 where one of them is 10: a single
    move tells no more, so h3e3 always starts on the third rank from 0.

    :raises MalformedMove: for ranks of both countings (a10a0), or a move to its own point.
    """
    match = _PATTERN.fullmatch(text.upper())
    if match is None:
        return None
    ranks = [int(match[2]), int(match[4])]
    if 10 in ranks:
        ranks = [rank - 1 for rank in ranks]
    if min(ranks) < 0:
        raise MalformedMove(f"ranks counted from 0 and from 1 in one move: {text!r}")
    origin, target = (rank * 9 + _FILES.index(file) for rank, file in zip(ranks, match.group(1, 3), strict=True))
    return Move.of(origin, target)
