"""Making text fit: smaller type, then an ellipsis; and paragraphs broken where Chinese and Latin may be."""

from __future__ import annotations

import re
from typing import NamedTuple

from app.sheet.page import Measure

ELLIPSIS = "…"
STEP = 0.5
NEVER_FIRST = "，。、；：！？）》」』】〕…,.;:!?)]%"

_PIECES = re.compile(r"\s+|[!-~\u00a1-\u024f\u1e00-\u1eff\u0300-\u036f]+|.", re.S)


class Fitted(NamedTuple):
    """A text at the size that fits. ``cut`` is true if something had to be left out."""

    text: str
    size: float
    cut: bool


def fit(text: str, width: float, size: float, smallest: float, measure: Measure) -> Fitted:
    """The text at the largest size from ``size`` down to ``smallest`` points that fits, else its beginning."""
    while text and measure(text, size) > width and size > smallest:
        size = max(smallest, size - STEP)
    if not text or measure(text, size) <= width:
        return Fitted(text, size, cut=False)
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if measure(_cut(text, middle), size) <= width else (low, middle - 1)
    return Fitted(_cut(text, low), size, cut=True)


def _cut(text: str, length: int) -> str:
    return text[:length].rstrip() + ELLIPSIS


def wrap(text: str, width: float, size: float, measure: Measure) -> list[str]:
    """The lines of a paragraph, [""] for an empty one. A word longer than a line is broken anywhere."""
    lines, line = [], ""
    for piece in _pieces(text, width, size, measure):
        if line and measure((line + piece).rstrip(), size) > width:
            lines.append(line.rstrip())
            line = piece.lstrip()
        else:
            line += piece
    return [*lines, line.rstrip()] if line.strip() or not lines else lines


def _pieces(text: str, width: float, size: float, measure: Measure) -> list[str]:
    """What may not be broken: words, and signs with the closing punctuation behind them."""
    pieces: list[str] = []
    for piece in _PIECES.findall(text.strip()):
        if pieces and piece[0] in NEVER_FIRST and measure(pieces[-1] + piece, size) <= width:
            pieces[-1] += piece
        elif measure(piece, size) > width:
            pieces += list(piece)
        else:
            pieces.append(piece)
    return pieces
