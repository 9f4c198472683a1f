"""What the tests of the board share: positions from FEN, and a board in a real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from app.board.scene import BoardScene
from app.board.widget import BoardWidget

START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"
Place = Callable[[str], tuple[tuple[int, str], ...]]
Locate = Callable[[int], QPoint]


def placement(fen: str) -> tuple[tuple[int, str], ...]:
    """The pieces of a FEN's first field as the board takes them."""
    pieces = []
    for row, text in enumerate(fen.split(maxsplit=1)[0].split("/")):
        file = 0
        for sign in text:
            if sign.isdigit():
                file += int(sign)
            else:
                pieces.append(((9 - row) * 9 + file, sign))
                file += 1
    return tuple(sorted(pieces))


@pytest.fixture
def place() -> Place:
    return placement


@pytest.fixture
def start_scene() -> BoardScene:
    return BoardScene(pieces=placement(START))


@pytest.fixture
def board(qtbot: QtBot, start_scene: BoardScene) -> BoardWidget:
    """The start position in a shown window, red to move its right cannon h2 or its right horse h0; not animated."""
    widget = BoardWidget()
    qtbot.addWidget(widget)
    widget.resize(480, 540)
    widget.set_animated(False)
    widget.set_scene(start_scene)
    widget.set_destinations({25: {22, 88}, 7: {24, 26}})
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    widget.setFocus()
    return widget


@pytest.fixture
def at(board: BoardWidget) -> Locate:
    """Where a point's centre is in the widget, to whole units as a mouse has it."""

    def locate(point: int) -> QPoint:
        x, y = board.board_geometry.point_to_xy(point)
        return QPoint(round(x), round(y))

    return locate
