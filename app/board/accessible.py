"""The board as a screen reader walks it: a table of 90 cells, each saying what stands there and what it may do.

Qt's cache of interfaces is told of no Python reference and Python of none of Qt's, so both kinds are kept here until Qt
has deleted the C++ side; see `_forget_dead`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, cast
from weakref import WeakSet

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from app.board.geometry import BoardGeometry
from app.board.scene import POINTS, BoardScene
from app.board.words import describe

HIT_TOLERANCE = 0.75


class WalkableBoard(Protocol):
    """What a board tells of itself; `BoardWidget` is one."""

    @property
    def board_geometry(self) -> BoardGeometry: ...

    @property
    def cursor_point(self) -> int | None: ...

    def shown_scene(self) -> BoardScene: ...


class PointAccessible(QAccessibleInterface):
    """One point: a cell of the table, numbered in reading order as the board lies now."""

    def __init__(self, table: BoardAccessible, index: int) -> None:
        super().__init__()
        self._table, self._index = table, index

    @property
    def point(self) -> int:
        return self._table.board.board_geometry.point_of(self._index)

    def isValid(self) -> bool:
        return Shiboken.isValid(self._table) and self._table.isValid()

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name and self.isValid():
            return describe(self._table.board.shown_scene(), self.point)
        return ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = 1
            return state
        board = self._table.board
        state.focusable = state.selectable = 1
        state.focused = int(self.point == board.cursor_point)
        state.selected = int(self.point == board.shown_scene().selected)
        return state

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        place = QRectF(*self._table.board.board_geometry.rect_of(self.point)).toRect()
        return place.translated(self._table.origin())

    def parent(self) -> QAccessibleInterface:
        return self._table

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """The board is changed by moves alone."""


class BoardAccessible(QAccessibleWidget):
    """The table of the 90 points. It asks Qt for its board each time, since a reference would keep the board alive."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board, QAccessible.Role.Table)
        self.cells = tuple(PointAccessible(self, index) for index in range(POINTS))

    @property
    def board(self) -> WalkableBoard:
        return cast("WalkableBoard", self.object())

    def origin(self) -> QPoint:
        """The board's upper left corner on the screen."""
        return cast("QWidget", self.object()).mapToGlobal(QPoint(0, 0))

    def childCount(self) -> int:
        return POINTS

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.cells[index] if 0 <= index < POINTS else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        place, geometry = QPoint(x, y) - self.origin(), self.board.board_geometry
        point = geometry.xy_to_point(place.x(), place.y(), HIT_TOLERANCE)
        return None if point is None else self.cells[geometry.index_of(point)]

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        point = self.board.cursor_point
        return None if point is None else self.cells[self.board.board_geometry.index_of(point)]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((index for index, cell in enumerate(self.cells) if cell is child), -1)


_boards: WeakSet[QWidget] = WeakSet()
_tables: list[BoardAccessible] = []
_cells: list[PointAccessible] = []


def attach(board: QWidget) -> None:
    """Let screen readers walk this board; it must be a `WalkableBoard`."""
    if not _installed:
        QAccessible.installFactory(_make)
        _installed.append(True)
    _boards.add(board)


def announce(board: QWidget, text: str) -> None:
    """Have a screen reader say something that happened on the board, such as a move, once it is done speaking."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(board, text))


def tell_focus(board: QWidget, index: int) -> None:
    """Say that the keyboard's cursor came to the cell of that reading-order index."""
    if QAccessible.isActive():
        event = QAccessibleEvent(board, QAccessible.Event.Focus)
        event.setChild(index)
        QAccessible.updateAccessibility(event)


def tell_selected(board: QWidget, index: int) -> None:
    """Say that the piece of a cell was taken up or let go of; its state tells which."""
    if QAccessible.isActive():
        changed = QAccessible.State()
        changed.selected = 1
        event = QAccessibleStateChangeEvent(board, changed)
        event.setChild(index)
        QAccessible.updateAccessibility(event)


def tell_names(board: QWidget, indexes: Iterable[int]) -> None:
    """Say that what stands on some cells has changed."""
    for index in indexes if QAccessible.isActive() else ():
        event = QAccessibleEvent(board, QAccessible.Event.NameChanged)
        event.setChild(index)
        QAccessible.updateAccessibility(event)


_installed: list[bool] = []


def _make(_key: str, subject: QObject) -> QAccessibleInterface | None:
    """Qt's factory of interfaces, asked about every object of the program."""
    _forget_dead()
    if not isinstance(subject, QWidget) or subject not in _boards:
        return None
    table = BoardAccessible(subject)
    _tables.append(table)
    _cells.extend(table.cells)
    return table


def _forget_dead() -> None:
    """Drop the tables whose board is gone. Their cells stay: a bridge may still ask about one by its number."""
    _tables[:] = [table for table in _tables if Shiboken.isValid(table)]
