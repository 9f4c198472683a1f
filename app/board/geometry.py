"""Where everything on the board lies, in floats: one object for painting, hit test, PDF and accessibility. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor, hypot
from typing import NamedTuple

from app.board.scene import FILES, RANKS

RED_DIGITS = "一二三四五六七八九"
BLACK_DIGITS = "123456789"

PIECE_RADIUS = 0.45
HIT_RADIUS = 0.49
MARK_REACH = 0.62
SHADOW = 0.12
SIDE_MARGIN = 0.86
END_MARGIN = 1.02
BARE_MARGIN = 0.74
NUMBER_OFFSET = 0.755


class Rect(NamedTuple):
    """A rectangle in the widget's units, y downwards."""

    x: float
    y: float
    width: float
    height: float


class FileNumber(NamedTuple):
    """One number at the edge: its centre, and whether it belongs to red's edge."""

    text: str
    x: float
    y: float
    red: bool


class BoardGeometry(NamedTuple):
    """A board whose points lie `cell` apart; (`left`, `top`) is the centre of the upper left point as seen.

    `flipped` puts black below. Units are those of the area given to `fit`; nothing is rounded on the way from a point
    to the picture or back, so a hit is exact at every scale factor.
    """

    cell: float
    left: float
    top: float
    flipped: bool = False
    numbers: bool = True

    @classmethod
    def fit(
        cls, width: float, height: float, *, flipped: bool = False, numbers: bool = True, ratio: float = 1.0
    ) -> BoardGeometry:
        """The largest board inside an area. `ratio` is the device's pixels a unit: lines then fall on whole pixels."""
        side, end = _margins(numbers)
        wide, high = FILES - 1 + 2 * (side + SHADOW), RANKS - 1 + 2 * (end + SHADOW)
        cell = floor(max(1.0, min(width / wide, height / high)) * ratio) / ratio or 1 / ratio
        left = _snap((width - (FILES - 1) * cell) / 2, ratio)
        top = _snap((height - (RANKS - 1) * cell) / 2, ratio)
        return cls(cell, left, top, flipped, numbers)

    @property
    def piece_radius(self) -> float:
        return PIECE_RADIUS * self.cell

    @property
    def board(self) -> Rect:
        """The wooden board with its margins, without its shadow."""
        side, end = _margins(self.numbers)
        return self._around(side, end)

    @property
    def grid(self) -> Rect:
        """The rectangle of the outer lines."""
        return self._around(0.0, 0.0)

    @property
    def extent(self) -> Rect:
        """The board with its shadow: all that is painted."""
        side, end = _margins(self.numbers)
        return self._around(side + SHADOW, end + SHADOW)

    def place_to_xy(self, file: float, rank: float) -> tuple[float, float]:
        """The picture's place of a board place; 0.0, 0.0 is red's left corner."""
        column, row = (FILES - 1 - file, rank) if self.flipped else (file, RANKS - 1 - rank)
        return self.left + column * self.cell, self.top + row * self.cell

    def xy_to_place(self, x: float, y: float) -> tuple[float, float]:
        """The inverse of `place_to_xy`, also off the board."""
        column, row = (x - self.left) / self.cell, (y - self.top) / self.cell
        return (FILES - 1 - column, row) if self.flipped else (column, RANKS - 1 - row)

    def point_to_xy(self, point: int) -> tuple[float, float]:
        """The centre of a point 0..89."""
        rank, file = divmod(point, FILES)
        return self.place_to_xy(file, rank)

    def xy_to_point(self, x: float, y: float, tolerance: float = HIT_RADIUS) -> int | None:
        """The point whose circle of `tolerance` cells holds that place, None between the points and off the board."""
        place = self.xy_to_place(x, y)
        file, rank = (floor(value + 0.5) for value in place)
        if not (0 <= file < FILES and 0 <= rank < RANKS):
            return None
        return rank * FILES + file if hypot(place[0] - file, place[1] - rank) <= tolerance else None

    def rect_of(self, point: int, reach: float = 0.5) -> Rect:
        """The square of `reach` cells on each side of a point; the default is the point's own cell."""
        rank, file = divmod(point, FILES)
        return self.rect_at(file, rank, reach)

    def rect_at(self, file: float, rank: float, reach: float = 0.5) -> Rect:
        """The square of `reach` cells on each side of a board place."""
        x, y = self.place_to_xy(file, rank)
        half = reach * self.cell
        return Rect(x - half, y - half, 2 * half, 2 * half)

    def step(self, point: int, right: int, down: int) -> int:
        """The point that many steps to the right and down as seen, kept on the board."""
        rank, file = divmod(point, FILES)
        turn = -1 if self.flipped else 1
        file = min(FILES - 1, max(0, file + right * turn))
        rank = min(RANKS - 1, max(0, rank - down * turn))
        return rank * FILES + file

    def index_of(self, point: int) -> int:
        """A point's place 0..89 in reading order, from the upper left, row by row as seen."""
        rank, file = divmod(point, FILES)
        return rank * FILES + FILES - 1 - file if self.flipped else (RANKS - 1 - rank) * FILES + file

    def point_of(self, index: int) -> int:
        """The inverse of `index_of`."""
        row, column = divmod(index, FILES)
        return row * FILES + FILES - 1 - column if self.flipped else (RANKS - 1 - row) * FILES + column

    def file_numbers(self) -> Iterator[FileNumber]:
        """The numbers of both edges; each side counts its files from its own right (S0 7.5)."""
        for file in range(FILES):
            for red, rank, text in (
                (True, -NUMBER_OFFSET, RED_DIGITS[8 - file]),
                (False, RANKS - 1 + NUMBER_OFFSET, BLACK_DIGITS[file]),
            ):
                yield FileNumber(text, *self.place_to_xy(file, rank), red)

    def _around(self, side: float, end: float) -> Rect:
        x, y = self.left - side * self.cell, self.top - end * self.cell
        return Rect(x, y, (FILES - 1 + 2 * side) * self.cell, (RANKS - 1 + 2 * end) * self.cell)


def _margins(numbers: bool) -> tuple[float, float]:
    return (SIDE_MARGIN, END_MARGIN) if numbers else (BARE_MARGIN, BARE_MARGIN)


def _snap(value: float, ratio: float) -> float:
    return floor(value * ratio) / ratio
