"""What a page is made of: texts and lines with their places in millimetres from the top left corner of an A4 sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

PAGE_WIDTH = 210.0
PAGE_HEIGHT = 297.0

Measure = Callable[[str, float], float]
"""The width in millimetres of a text at a size in points."""


class Tone(StrEnum):
    """How dark a thing is printed."""

    INK = "ink"
    SOFT = "soft"
    FAINT = "faint"
    RULE = "rule"
    HAIR = "hair"


@dataclass(frozen=True, slots=True)
class Text:
    """One run of text. ``x`` is its left end, ``y`` its baseline, ``size`` is in points; ``strong`` thickens it."""

    x: float
    y: float
    text: str
    size: float
    tone: Tone = Tone.INK
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line, ``width`` millimetres thick."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    tone: Tone


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands on a board: points 0..89 from red's left corner with FEN letters, and which characters they bear."""

    pieces: tuple[tuple[int, str], ...]
    traditional: bool = False


@dataclass(frozen=True, slots=True)
class Diagram:
    """A small board within a rectangle, ``x`` and ``y`` its upper left corner."""

    x: float
    y: float
    width: float
    height: float
    standing: Standing


@dataclass(frozen=True, slots=True)
class Stroke:
    """A drawn signature within a rectangle, ``x`` and ``y`` its upper left corner: SVG path data in the field of
    ``app.ink``."""

    x: float
    y: float
    width: float
    height: float
    path: str


@dataclass(frozen=True, slots=True)
class Page:
    """One page, in reading order."""

    texts: tuple[Text, ...]
    lines: tuple[Line, ...]
    diagrams: tuple[Diagram, ...] = ()
    strokes: tuple[Stroke, ...] = ()
