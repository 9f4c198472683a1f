"""A screen reader walks the board: one table, 90 cells, each with its words, place and state."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from app.board import accessible
from app.board.scene import BoardScene
from app.board.widget import BoardWidget

CANNON = 25


@pytest.fixture
def reader() -> Iterator[None]:
    """A screen reader is at work."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def told(reader: None, monkeypatch: pytest.MonkeyPatch) -> list[QAccessibleEvent]:
    """The events that reach the screen reader."""
    events: list[QAccessibleEvent] = []
    monkeypatch.setattr(accessible.QAccessible, "updateAccessibility", events.append)
    return events


def table_of(board: BoardWidget) -> QAccessibleInterface:
    table = QAccessible.queryAccessibleInterface(board)
    assert table is not None
    return table


def cell_of(board: BoardWidget, point: int) -> QAccessibleInterface:
    cell = table_of(board).child(board.board_geometry.index_of(point))
    assert cell is not None
    return cell


def name_of(item: QAccessibleInterface) -> str:
    return item.text(QAccessible.Text.Name)


def test_the_board_is_a_table_of_ninety_cells(board: BoardWidget) -> None:
    table = table_of(board)
    assert table.role() is QAccessible.Role.Table
    assert table.childCount() == 90
    assert name_of(table) == "Board"
    assert "Arrow keys" in table.text(QAccessible.Text.Description)
    cells = [table.child(index) for index in range(90)]
    assert {cell.role() for cell in cells} == {QAccessible.Role.Cell}
    assert [table.indexOfChild(cell) for cell in cells] == list(range(90))
    assert all(cell.parent() is table and cell.childCount() == 0 and cell.isValid() for cell in cells)
    assert table.child(90) is None
    assert table.child(-1) is None


def test_every_cell_has_a_name_of_its_own(board: BoardWidget) -> None:
    table = table_of(board)
    assert len({name_of(table.child(index)) for index in range(90)}) == 90


@pytest.mark.parametrize(
    ("flipped", "first", "last"), [(False, "black chariot", "red chariot"), (True, "red", "black")]
)
def test_the_walk_starts_at_the_upper_left_as_seen(
    board: BoardWidget, start_scene: BoardScene, flipped: bool, first: str, last: str
) -> None:
    board.set_scene(replace(start_scene, flipped=flipped))
    table = table_of(board)
    assert name_of(table.child(0)).startswith(first)
    assert name_of(table.child(89)).startswith(last)


def test_names_follow_what_the_hand_does(board: BoardWidget) -> None:
    place = QPoint(*(round(value) for value in board.board_geometry.point_to_xy(CANNON)))
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert name_of(cell_of(board, CANNON)) == "red cannon, file 2, point h2, selected"
    assert name_of(cell_of(board, 88)) == "black horse, file 8, point h9, can be captured"
    assert name_of(cell_of(board, 22)) == "empty, file 5, point e2, can move here"
    assert cell_of(board, CANNON).state().selected == 1
    assert cell_of(board, 22).state().selected == 0


def test_cells_lie_where_the_points_are_drawn(board: BoardWidget) -> None:
    table = table_of(board)
    for index in (0, 40, 89):
        cell = table.child(index)
        middle = cell.rect().center()
        assert table.childAt(middle.x(), middle.y()) is cell
        point = board.board_geometry.point_of(index)
        x, y = board.board_geometry.point_to_xy(point)
        assert (board.mapFromGlobal(middle) - QPoint(round(x), round(y))).manhattanLength() <= 3
    corner = board.mapToGlobal(QPoint(0, 0))
    assert table.childAt(corner.x(), corner.y()) is None


def test_the_cursor_is_the_focused_cell_and_is_told(board: BoardWidget, told: list[QAccessibleEvent]) -> None:
    QTest.keyClick(board, Qt.Key.Key_Home)
    table = table_of(board)
    assert table.focusChild() is cell_of(board, 4)
    assert cell_of(board, 4).state().focused == 1
    assert cell_of(board, 13).state().focused == 0
    focus = [event for event in told if event.type() is QAccessible.Event.Focus and event.child() >= 0]
    assert focus[-1].child() == board.board_geometry.index_of(4)


def test_a_piece_taken_up_is_told_as_selected(board: BoardWidget, told: list[QAccessibleEvent]) -> None:
    QTest.keyClick(board, Qt.Key.Key_Home)
    QTest.keyClick(board, Qt.Key.Key_Return)
    changes = [event for event in told if isinstance(event, QAccessibleStateChangeEvent)]
    assert [event.child() for event in changes] == [board.board_geometry.index_of(4)]
    assert changes[0].changedStates().selected == 1
    assert cell_of(board, 4).state().selected == 1


def test_cells_whose_words_change_are_told(board: BoardWidget, told: list[QAccessibleEvent]) -> None:
    board.set_scene(replace(board.scene, check=(4,), last_move=(0, 9)))
    renamed = {event.child() for event in told if event.type() is QAccessible.Event.NameChanged}
    assert renamed == {board.board_geometry.index_of(point) for point in (4, 0, 9)}


def test_without_a_cursor_no_cell_is_focused(board: BoardWidget) -> None:
    assert table_of(board).focusChild() is None


def test_a_move_is_announced_to_a_reader_and_to_nobody_else(board: BoardWidget, told: list[QAccessibleEvent]) -> None:
    board.announce("Cannon two to five")
    (event,) = told
    assert isinstance(event, QAccessibleAnnouncementEvent)
    assert event.message() == "Cannon two to five"
    QAccessible.setActive(False)
    board.announce("again")
    assert len(told) == 1


def test_other_widgets_keep_their_own_interfaces(board: BoardWidget, qtbot: QtBot) -> None:
    label = QLabel("words")
    qtbot.addWidget(label)
    found = QAccessible.queryAccessibleInterface(label)
    assert found.role() is QAccessible.Role.StaticText
    assert name_of(found) == "words"


@pytest.mark.usefixtures("reader")
def test_cells_outlive_their_board_without_harm(qapp: QApplication, start_scene: BoardScene) -> None:
    boards = [BoardWidget() for _ in range(4)]
    cells = []
    for board in boards:
        board.set_scene(start_scene)
        cell = table_of(board).child(3)
        QAccessible.uniqueId(cell)
        cells.append(cell)
    boards[0].deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del board, boards
    gc.collect()
    for cell in cells:
        assert not cell.isValid()
        assert name_of(cell) == ""
        assert cell.rect().isNull()
        assert cell.state().invalid == 1


def test_tables_of_dead_boards_are_forgotten(qapp: QApplication) -> None:
    board = BoardWidget()
    table = table_of(board)
    del board
    gc.collect()
    assert not Shiboken.isValid(table)
    again = BoardWidget()
    table_of(again)
    assert all(Shiboken.isValid(kept) for kept in accessible._tables)


def test_the_board_is_named_anew_when_the_language_changes(board: BoardWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "tr", lambda text: f"<{text}>")
    QApplication.sendEvent(board, QEvent(QEvent.Type.LanguageChange))
    assert board.accessibleName() == "<Board>"
