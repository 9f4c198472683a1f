"""The hands at the table: counters moved on by hand, and input sent to a window as the window system brings it."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from app.timing import Clockwork

NS_PER_MS = 1_000_000
BEGIN = datetime(2026, 11, 29, 14, 0, tzinfo=timezone(timedelta(hours=8)))
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier


class HandClock:
    """The machine's counters, standing still until they are moved on. Wall time runs with them from ``BEGIN``."""

    def __init__(self) -> None:
        self._ns = 0
        self.clockwork = Clockwork(self.now_ns, self.wall)

    def now_ns(self) -> int:
        return self._ns

    def wall(self) -> str:
        return (BEGIN + timedelta(milliseconds=self._ns // NS_PER_MS)).isoformat(timespec="milliseconds")

    def move_on(self, ms: int) -> None:
        self._ns += ms * NS_PER_MS


def click(widget: QWidget, point: QPointF | None = None) -> None:
    """Press and let go of the left button at a point of a widget, its middle by default."""
    window = widget.window()
    place = widget.mapTo(window, point or QPointF(widget.rect().center()))
    for kind, buttons in ((QEvent.Type.MouseButtonPress, LEFT), (QEvent.Type.MouseButtonRelease, NONE)):
        _send(window, QMouseEvent(kind, place, window.mapToGlobal(place), LEFT, buttons, PLAIN))


def press_space(window: QWidget) -> None:
    """Press and let go of the space bar."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        _send(window, QKeyEvent(kind, Qt.Key.Key_Space, PLAIN, " "))


def _send(window: QWidget, event: QEvent) -> None:
    """Send one input. The loop runs after it as on a screen, so that the program forgets when this input happened."""
    handle = window.windowHandle()
    if handle is not None:
        QCoreApplication.sendEvent(handle, event)
        QCoreApplication.processEvents()
