"""Signatures drawn by hand: SVG path data of straight pieces in a field of a fixed size, drawn, kept and printed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

FIELD_WIDTH, FIELD_HEIGHT = 600, 200
PEN_WIDTH = 5.0
MOST_LETTERS = 20_000
_STEP = re.compile(r"([ML])\s*(\d{1,4})[ ,](\d{1,4})\s*")

Stroke = Sequence[tuple[int, int]]


def path_data(strokes: Sequence[Stroke]) -> str:
    """Strokes as SVG path data, cut where it would grow without end. A dot is a very short line: one of no length would
    not be painted."""
    steps: list[str] = []
    for stroke in strokes:
        for number, (x, y) in enumerate(_dot(*stroke) if len(stroke) == 1 else stroke):
            steps.append(f"{'L' if number else 'M'}{_within(x, FIELD_WIDTH)} {_within(y, FIELD_HEIGHT)}")
    ends = accumulate(map(len, steps))
    return "".join(step for step, end in zip(steps, ends, strict=True) if end <= MOST_LETTERS)


def path_of(data: str) -> QPainterPath:
    """What such data draws; anything else in it is passed over."""
    path = QPainterPath()
    for letter, x, y in _STEP.findall(data):
        (path.moveTo if letter == "M" else path.lineTo)(float(x), float(y))
    return path


def ink_pen(colour: QColor) -> QPen:
    """The pen signatures are drawn with, in units of the field."""
    return QPen(colour, PEN_WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _dot(point: tuple[int, int]) -> Stroke:
    x, y = _within(point[0], FIELD_WIDTH - 1), point[1]
    return ((x, y), (x + 1, y))


def _within(value: int, most: int) -> int:
    return min(max(value, 0), most)
