"""Where everything on the two-faced clock lies, in floats. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

DIGITS_EM = 3.8
"""Room for "1:30:00", in ems of the digits."""


class Rect(NamedTuple):
    """A rectangle in the widget's units, y downwards."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Rect:
        return Rect(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def moved(self, dx: float) -> Rect:
        return self._replace(x=self.x + dx)


@dataclass(frozen=True, slots=True)
class FaceGeometry:
    """One face. `content` holds all but the plunger. `dial` is the square around its dial with the rim, None where
    there is no room for one; `button` the plunger on the case. `digits_size` and `caption_size` are font sizes in
    units."""

    area: Rect
    plate: Rect
    button: Rect
    dial: Rect | None
    digits: Rect
    digits_size: float
    period: Rect
    moves: Rect
    caption_size: float
    content: Rect


@dataclass(frozen=True, slots=True)
class ClockGeometry:
    """A clock with two faces side by side: `case` is the wood, `groove` the line carved into it."""

    width: float
    height: float
    case: Rect
    groove: Rect
    corner: float
    left: FaceGeometry
    right: FaceGeometry

    @classmethod
    def fit(cls, width: float, height: float, captions_em: float = 6.0, digits_em: float = DIGITS_EM) -> ClockGeometry:
        """The clock that fills an area. `captions_em` and `digits_em` are the widest caption and time, in ems: captions
        stand beside the digits if there is room, below them if not."""
        ems = _Ems(captions_em, digits_em)
        short = min(width / 2, height)
        shadow = max(3.0, 0.016 * short)
        buttons = max(5.0, 0.052 * height) if height >= 150 else 0.0
        case = Rect(shadow, buttons + 1, width - 2 * shadow, height - buttons - 1 - 1.6 * shadow)
        edge = max(4.0, 0.035 * short)
        groove = case.inset(edge)
        inner = groove.inset(max(4.0, 0.028 * short))
        gap = max(12.0, 0.085 * short)
        column = Rect(inner.x, inner.y, (inner.width - gap) / 2, inner.height)
        half = Rect(0.0, 0.0, width / 2, height)
        left = _face(half, column, case, buttons, ems)
        shift = column.width + gap
        right = _face(half.moved(width / 2), column.moved(shift), case, buttons, ems)
        return cls(width, height, case, groove, max(6.0, 0.055 * short), left, right)


class _Ems(NamedTuple):
    captions: float
    digits: float


def _face(area: Rect, column: Rect, case: Rect, buttons: float, ems: _Ems) -> FaceGeometry:
    plate = Rect(column.x, column.y, column.width, max(17.0, 0.115 * column.height))
    wide = 0.30 * column.width
    button = Rect(column.x + (column.width - wide) / 2, case.y - buttons, wide, buttons)
    top = plate.bottom + 0.03 * column.height
    below = Rect(column.x, top, column.width, column.bottom - top)
    arrange = _upright if below.height >= 0.62 * below.width or below.height >= 150 else _sideways
    dial, digits, size, period, moves, caption = arrange(below, ems)
    return FaceGeometry(area, plate, button, dial, digits, size, period, moves, caption, column)


_Parts = tuple[Rect | None, Rect, float, Rect, Rect, float]


def _upright(room: Rect, ems: _Ems) -> _Parts:
    """The dial above, the digits below it, with the captions at their sides or in a line of their own."""
    size = min(0.172 * room.height, room.width / ems.digits)
    caption = min(0.46 * size, (room.width - size * ems.digits) / (2 * ems.captions + 1.2))
    beside = caption >= max(9.0, 0.33 * size)
    if not beside:
        caption = max(9.0, min(0.46 * size, room.width / (2 * ems.captions + 1.2)))
    row = 1.12 * size
    line = 0.0 if beside else 1.35 * caption
    digits = Rect(room.x, room.bottom - row - line, room.width, row)
    captions = digits if beside else Rect(room.x, digits.bottom, room.width, line)
    return _dial(room, digits.y - 0.02 * room.height), digits, size, *_halves(captions), caption


def _sideways(room: Rect, ems: _Ems) -> _Parts:
    """The dial at the left, digits and captions at its right; no dial where it would be too small to read."""
    side = min(room.height, 0.46 * room.width)
    dial = Rect(room.x, room.y + (room.height - side) / 2, side, side) if side >= 48 else None
    left = room.x + side + 0.03 * room.width if dial else room.x
    column = Rect(left, room.y, room.right - left, room.height)
    caption = max(9.0, min(0.17 * room.height, column.width / (2 * ems.captions + 1.2)))
    size = min(column.width / ems.digits, (room.height - 1.4 * caption) / 1.15)
    row, line = 1.15 * size, 1.4 * caption
    digits = Rect(column.x, column.y + (column.height - row - line) / 2, column.width, row)
    return dial, digits, size, *_halves(Rect(column.x, digits.bottom, column.width, line)), caption


def _dial(room: Rect, bottom: float) -> Rect:
    side = min(room.width, bottom - room.y)
    return Rect(room.x + (room.width - side) / 2, room.y + (bottom - room.y - side) / 2, side, side)


def _halves(line: Rect) -> tuple[Rect, Rect]:
    wide = line.width / 2
    return line._replace(width=wide), line._replace(x=line.x + wide, width=wide)
