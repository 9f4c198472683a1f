"""Input is stamped before the widgets see it, and the space bar is taken only where it presses the clock."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.inputs import InputWatch

PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def key(which: Qt.Key, at: int = 0, modifiers: Qt.KeyboardModifier = PLAIN, repeat: bool = False) -> QKeyEvent:
    event = QKeyEvent(QEvent.Type.KeyPress, which, modifiers, "", repeat)
    event.setTimestamp(at)
    return event


@pytest.fixture
def watched(qapp: QApplication, counters: Any) -> tuple[InputWatch, QWindow, list[None]]:
    """A watch whose space bar presses the clock, a window, and the presses so far."""
    window = QWindow()
    watch = InputWatch(counters.now_ns, lambda pressed: pressed == Qt.Key.Key_Space, window)
    watch.watch(window)
    pressed: list[None] = []
    watch.key_taken.connect(lambda _key: pressed.append(None))
    return watch, window, pressed


def test_an_input_has_its_moment_only_while_it_is_handled(watched: Any, counters: Any, qtbot: QtBot):
    watch, window, _ = watched
    QCoreApplication.sendEvent(window, key(Qt.Key.Key_A, at=1_000))
    now = counters.ns
    assert watch.moment() == now
    counters.pass_ms(700)
    QCoreApplication.sendEvent(window, key(Qt.Key.Key_A, at=1_200))
    assert watch.moment() == now + 200_000_000
    qtbot.waitUntil(lambda: watch.moment() is None)


def test_a_mouse_that_only_moves_tells_how_long_the_next_press_waited(watched: Any, counters: Any):
    watch, window, _ = watched
    moved = QMouseEvent(QEvent.Type.MouseMove, QPointF(), QPointF(), Qt.MouseButton.NoButton, Qt.MouseButton(0), PLAIN)
    moved.setTimestamp(1_000)
    QCoreApplication.sendEvent(window, moved)
    assert watch.moment() is None
    now = counters.ns
    counters.pass_ms(700)
    QCoreApplication.sendEvent(window, key(Qt.Key.Key_A, at=1_200))
    assert watch.moment() == now + 200_000_000


def test_the_space_bar_is_taken(watched: Any):
    _, window, pressed = watched
    assert QCoreApplication.sendEvent(window, key(Qt.Key.Key_Space))
    assert len(pressed) == 1


@pytest.mark.parametrize(
    "event",
    [
        key(Qt.Key.Key_Space, modifiers=SHIFT),
        key(Qt.Key.Key_Space, repeat=True),
        key(Qt.Key.Key_A),
    ],
)
def test_nothing_else_presses(watched: Any, event: QKeyEvent):
    _, window, pressed = watched
    QCoreApplication.sendEvent(window, event)
    assert pressed == []


def test_a_space_that_is_written_presses_nothing(watched: Any, qtbot: QtBot):
    _, window, pressed = watched
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is field)
    QCoreApplication.sendEvent(window, key(Qt.Key.Key_Space))
    assert pressed == []


def test_a_window_is_watched_once(watched: Any):
    watch, window, pressed = watched
    watch.watch(window)
    QCoreApplication.sendEvent(window, key(Qt.Key.Key_Space))
    assert len(pressed) == 1
