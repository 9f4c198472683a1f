"""The table of the record: groups of columns side by side, each filled downward."""

from __future__ import annotations

from dataclasses import dataclass

from app.sheet.composer import Composer
from app.sheet.content import Cell, Columns, Content
from app.sheet.fit import fit
from app.sheet.page import Line, Tone
from app.sheet.plan import PagePlan

HEAD_HEIGHT, ROW_HEIGHT = 6.4, 5.9
NUMBER_WIDTH, TIME_WIDTH, PADDING = 10.0, 15.0, 2.4
HEAD_SIZE, NUMBER_SIZE, MOVE_SIZE, SMALLEST_MOVE, TIME_SIZE = 8.5, 8.0, 11.0, 6.0, 8.0
GROUPS_WITH_TIMES, GROUPS_WITHOUT = 2, 3
FRAME_WIDTH, COLUMN_WIDTH, HAIR_WIDTH = 0.3, 0.15, 0.1
BASELINE = 0.735
"""Where the baseline of a row lies, as a part of its height."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The rectangle of a table in millimetres."""

    left: float
    right: float
    top: float
    bottom: float


@dataclass(frozen=True, slots=True)
class _Grid:
    """The columns of one group; each side's are its move and, where shown, its time."""

    width: float
    move_width: float
    time_width: float

    def side(self, number: int) -> float:
        """The left edge of a side's columns, 0 red and 1 black, from the group's left."""
        return NUMBER_WIDTH + number * (self.move_width + self.time_width)


def groups(columns: Columns) -> int:
    """How many groups of columns stand side by side."""
    return GROUPS_WITH_TIMES if columns.time else GROUPS_WITHOUT


def rows_in(height: float) -> int:
    """How many rows fit under the head of a table of this height, at least one."""
    return max(1, int((height - HEAD_HEIGHT) // ROW_HEIGHT))


def draw(composer: Composer, content: Content, plan: PagePlan, frame: Frame) -> None:
    """Draw the plan's part of the record. Rounds not played stay empty, with their number."""
    table = _Table(composer, content, plan, frame)
    table.draw_lines()
    for number in range(table.groups):
        left = frame.left + number * table.grid.width
        table.draw_head(left)
        table.draw_rows(left, plan.start + number * plan.rows)


class _Table:
    def __init__(self, composer: Composer, content: Content, plan: PagePlan, frame: Frame) -> None:
        self.composer, self.columns, self.rows = composer, content.columns, content.rows
        self.frame, self.count = frame, plan.rows
        self.groups = groups(content.columns)
        width = (frame.right - frame.left) / self.groups
        time_width = TIME_WIDTH if content.columns.time else 0.0
        self.grid = _Grid(width, (width - NUMBER_WIDTH) / 2 - time_width, time_width)
        self.body = frame.top + HEAD_HEIGHT
        self.row_height = (frame.bottom - self.body) / plan.rows

    def draw_lines(self) -> None:
        frame = self.frame
        for row in range(1, self.count):
            self._across(self.body + row * self.row_height, HAIR_WIDTH, Tone.HAIR)
        self._across(self.body, COLUMN_WIDTH, Tone.RULE)
        for group in range(self.groups):
            left = frame.left + group * self.grid.width
            self._down(left + self.grid.side(0), COLUMN_WIDTH)
            self._down(left + self.grid.side(1), COLUMN_WIDTH)
        for group in range(self.groups + 1):
            self._down(frame.left + group * self.grid.width, FRAME_WIDTH)
        for y in (frame.top, frame.bottom):
            self._across(y, FRAME_WIDTH, Tone.RULE)

    def _across(self, y: float, width: float, tone: Tone) -> None:
        self.composer.lines.append(Line(self.frame.left, y, self.frame.right, y, width, tone))

    def _down(self, x: float, width: float) -> None:
        self.composer.lines.append(Line(x, self.frame.top, x, self.frame.bottom, width, Tone.RULE))

    def draw_head(self, left: float) -> None:
        self._draw_label(left, NUMBER_WIDTH, self.columns.round)
        for number, label in enumerate((self.columns.red, self.columns.black)):
            x = left + self.grid.side(number)
            self._draw_label(x, self.grid.move_width, label)
            if self.columns.time:
                self._draw_label(x + self.grid.move_width, self.grid.time_width, self.columns.time)

    def _draw_label(self, left: float, width: float, label: str) -> None:
        fitted = fit(label, width - 1.0, HEAD_SIZE, SMALLEST_MOVE, self.composer.measure)
        y = self.frame.top + HEAD_HEIGHT * BASELINE
        self.composer.centred(left + width / 2, y, fitted.text, fitted.size, Tone.SOFT)

    def draw_rows(self, left: float, start: int) -> None:
        first = self.rows[0].number if self.rows else 1
        for line in range(self.count):
            y = self.body + (line + BASELINE) * self.row_height
            index = start + line
            row = self.rows[index] if index < len(self.rows) else None
            tone = Tone.SOFT if row else Tone.FAINT
            self.composer.centred(left + NUMBER_WIDTH / 2, y, str(first + index), NUMBER_SIZE, tone)
            for side, cell in enumerate((row.red, row.black) if row else ()):
                self._draw_cell(left + self.grid.side(side), y, cell)

    def _draw_cell(self, x: float, y: float, cell: Cell) -> None:
        grid = self.grid
        room = grid.move_width - PADDING - (0.0 if grid.time_width else 1.0)
        move = fit(cell.move, room, MOVE_SIZE, SMALLEST_MOVE, self.composer.measure)
        self.composer.text(x + PADDING, y, move.text, move.size)
        time = fit(cell.time, grid.time_width - PADDING, TIME_SIZE, SMALLEST_MOVE, self.composer.measure)
        self.composer.right(x + grid.move_width + grid.time_width - PADDING, y, time.text, time.size, Tone.SOFT)
