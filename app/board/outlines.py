"""Characters as outlines of our own, so that no machine's fonts are asked for a 傌 or a 漢."""

from __future__ import annotations

import json
import re
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QTransform

from app import assets

FILES = ("brush.json", "print.json")
_STEP = re.compile(r"([MLHVQCZ])([^MLHVQCZ]*)")


@cache
def glyph(character: str) -> QPainterPath:
    """A character's outline, its ink centred on the origin, the em 1.0 long, y downwards. Not to be changed.

    Raises KeyError for a character that is not in `resources/pieces`.
    """
    commands, units = _stored()[character]
    path = parse(commands)
    centre = path.boundingRect().center()
    return QTransform.fromScale(1 / units, 1 / units).translate(-centre.x(), -centre.y()).map(path)


def characters() -> frozenset[str]:
    """Every character there is an outline of."""
    return frozenset(_stored())


def parse(commands: str) -> QPainterPath:
    """A path from SVG commands in absolute coordinates (M L H V Q C Z), filled by winding as font outlines are.

    Further pairs after M or L are lines, as SVG has it; the other commands come one at a time.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, text in _STEP.findall(commands):
        _step(path, command, [float(number) for number in text.replace("-", " -").replace(",", " ").split()])
    return path


def _step(path: QPainterPath, command: str, numbers: list[float]) -> None:
    if command == "Q":
        path.quadTo(*numbers)
    elif command == "C":
        path.cubicTo(*numbers)
    elif command == "H":
        path.lineTo(numbers[0], path.currentPosition().y())
    elif command == "V":
        path.lineTo(path.currentPosition().x(), numbers[0])
    elif command == "Z":
        path.closeSubpath()
    else:
        start = 2 if command == "M" else 0
        if start:
            path.moveTo(numbers[0], numbers[1])
        for at in range(start, len(numbers), 2):
            path.lineTo(numbers[at], numbers[at + 1])


@cache
def _stored() -> dict[str, tuple[str, float]]:
    found: dict[str, tuple[str, float]] = {}
    for name in FILES:
        data = json.loads(assets.read_text("pieces", name))
        found |= {character: (path, float(data["units"])) for character, path in data["paths"].items()}
    return found
