"""Where everything on the two-faced clock lies, in floats. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

DIGITS_EM = 3.8
"""Room for "1:30:00", in ems of the digits."""
SHORT_EM = 2.4
"""Room for "30:00"."""


class FaceStyle(StrEnum):
    """What a face is made of: a dial with hands above its digits, or digits alone, as large as can be."""

    DIALS = "dials"
    DIGITS = "digits"


@dataclass(frozen=True, slots=True)
class ClockLook:
    """How a clock is built.

    ``stacked``: one face above the other, for two people across a table; ``signs``: with a line for what the players
    have to know of their records (S0 7.2).
    """

    style: FaceStyle = FaceStyle.DIALS
    stacked: bool = False
    signs: bool = False


USUAL_LOOK = ClockLook()


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
    """One face. `content` holds all but the plunger. `dial` is the square around its dial with the rim, `window` the
    enamel behind large digits, each None where there is none; `button` the plunger on the case, without height where
    there is none; `sign` the line below the plate. `digits_size` and `caption_size` are font sizes in units."""

    area: Rect
    plate: Rect
    button: Rect
    sign: Rect | None
    dial: Rect | None
    window: Rect | None
    digits: Rect
    digits_size: float
    period: Rect
    moves: Rect
    caption_size: float
    content: Rect


@dataclass(frozen=True, slots=True)
class ClockGeometry:
    """A clock with two faces: `case` is the wood, `groove` the line carved into it. `left` and `right` are the faces
    from left to right or, if they are `stacked`, the near one below and the far one above."""

    width: float
    height: float
    case: Rect
    groove: Rect
    corner: float
    left: FaceGeometry
    right: FaceGeometry
    stacked: bool = False

    @classmethod
    def fit(
        cls,
        width: float,
        height: float,
        captions_em: float = 6.0,
        digits_em: float = DIGITS_EM,
        look: ClockLook = USUAL_LOOK,
    ) -> ClockGeometry:
        """The clock that fills an area. `captions_em` and `digits_em` are the widest caption and time, in ems: captions
        stand beside the digits if there is room, below them if not."""
        ems = _Ems(captions_em, digits_em)
        short = min(width, height / 2) if look.stacked else min(width / 2, height)
        shadow = max(3.0, 0.016 * short)
        buttons = max(5.0, 0.052 * height) if height >= 150 and not look.stacked else 0.0
        top = buttons + 1 if buttons else shadow
        case = Rect(shadow, top, width - 2 * shadow, height - top - 1.6 * shadow)
        edge = max(4.0, 0.035 * short)
        groove = case.inset(edge)
        inner = groove.inset(max(4.0, 0.028 * short))
        gap = max(12.0, 0.085 * short)
        halves = _above(width, height) if look.stacked else _beside(width, height)
        columns = _rows(inner, gap) if look.stacked else _columns(inner, gap)
        left, right = (
            _face(half, column, _button(column, case, buttons), ems, look)
            for half, column in zip(halves, columns, strict=True)
        )
        return cls(width, height, case, groove, max(6.0, 0.055 * short), left, right, look.stacked)


def _beside(width: float, height: float) -> tuple[Rect, Rect]:
    half = Rect(0.0, 0.0, width / 2, height)
    return half, half.moved(width / 2)


def _above(width: float, height: float) -> tuple[Rect, Rect]:
    half = Rect(0.0, 0.0, width, height / 2)
    return half._replace(y=height / 2), half


def _columns(inner: Rect, gap: float) -> tuple[Rect, Rect]:
    column = inner._replace(width=(inner.width - gap) / 2)
    return column, column.moved(column.width + gap)


def _rows(inner: Rect, gap: float) -> tuple[Rect, Rect]:
    row = inner._replace(height=(inner.height - gap) / 2)
    return row._replace(y=row.bottom + gap), row


class _Ems(NamedTuple):
    captions: float
    digits: float


class _Parts(NamedTuple):
    dial: Rect | None
    window: Rect | None
    digits: Rect
    digits_size: float
    period: Rect
    moves: Rect
    caption_size: float


def _button(column: Rect, case: Rect, height: float) -> Rect:
    wide = 0.30 * column.width
    return Rect(column.x + (column.width - wide) / 2, case.y - height, wide, height)


def _face(area: Rect, column: Rect, button: Rect, ems: _Ems, look: ClockLook) -> FaceGeometry:
    plate = Rect(column.x, column.y, column.width, max(17.0, (0.16 if look.stacked else 0.115) * column.height))
    top = plate.bottom + 0.03 * column.height
    sign = None
    if look.signs:
        sign = Rect(column.x, top, column.width, max(15.0, 0.075 * column.height))
        top = sign.bottom + 0.02 * column.height
    below = Rect(column.x, top, column.width, column.bottom - top)
    return FaceGeometry(area, plate, button, sign, *_arranged(below, ems, look), column)


def _arranged(room: Rect, ems: _Ems, look: ClockLook) -> _Parts:
    if look.style is FaceStyle.DIGITS:
        return _numeric(room, ems)
    upright = room.height >= 0.62 * room.width or (room.height >= 150 and not look.stacked)
    return (_upright if upright else _sideways)(room, ems)


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
    dial = _dial(room, digits.y - 0.02 * room.height)
    return _Parts(dial, None, digits, size, *_halves(captions), caption)


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
    return _Parts(dial, None, digits, size, *_halves(Rect(column.x, digits.bottom, column.width, line)), caption)


def _numeric(room: Rect, ems: _Ems) -> _Parts:
    """Digits as large as can be, on enamel of their own; the captions below."""
    caption = max(9.0, min(0.13 * room.height, 0.94 * room.width / (2 * ems.captions + 1.2)))
    line = 1.5 * caption
    high = room.height - line
    size = min(0.9 * room.width / ems.digits, 0.92 * high)
    height = min(high, 1.45 * size)
    window = Rect(room.x, room.y + (high - height) / 2, room.width, height)
    captions = Rect(room.x, window.bottom + 0.1 * caption, room.width, line)
    return _Parts(None, window, window, size, *_halves(captions), caption)


def _dial(room: Rect, bottom: float) -> Rect:
    side = min(room.width, bottom - room.y)
    return Rect(room.x + (room.width - side) / 2, room.y + (bottom - room.y - side) / 2, side, side)


def _halves(line: Rect) -> tuple[Rect, Rect]:
    wide = line.width / 2
    return line._replace(width=wide), line._replace(x=line.x + wide, width=wide)
