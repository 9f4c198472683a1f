"""Watches a window's input before any widget gets it: when it happened, and the keys that press the clock."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QInputEvent, QKeyEvent, QWindow
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit

from app.timing import InputTimes

_INPUTS = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
}
PRESSES_THROUGH = "pressesThrough"
"""A property of a field for text that never takes a space: the space bar presses the clock while one writes there."""
_WRITING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)


def is_writing() -> bool:
    """Whether the keyboard now belongs to a field that takes text."""
    focused = QApplication.focusWidget()
    return isinstance(focused, _WRITING) and not focused.property(PRESSES_THROUGH)


class InputWatch(QObject):
    """Stamps each input first thing, before the widgets see it.

    Signals:
        key_taken(int): a key went down, no repeat, of which ``takes_key`` says that it presses the clock.
    """

    key_taken = Signal(int)

    def __init__(
        self, now_ns: Callable[[], int], takes_key: Callable[[int], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._now_ns = now_ns
        self._takes_key = takes_key
        self._times = InputTimes()
        self._moment: int | None = None

    def watch(self, window: QWindow) -> None:
        """Watch this window's input; watching it again changes nothing."""
        window.removeEventFilter(self)
        window.installEventFilter(self)

    def moment(self) -> int | None:
        """When the input that is being handled happened, on the monotonic counter; None if none is."""
        return self._moment

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QInputEvent):
            return False
        moment = self._times.moment(event.timestamp(), self._now_ns())
        if event.type() not in _INPUTS:
            return False
        self._moment = moment
        QTimer.singleShot(0, self._forget)
        return isinstance(event, QKeyEvent) and self._presses(event)

    def _presses(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if not plain or event.type() != QEvent.Type.KeyPress or is_writing() or not self._takes_key(event.key()):
            return False
        if not event.isAutoRepeat():
            self.key_taken.emit(event.key())
        return True

    @Slot()
    def _forget(self) -> None:
        self._moment = None
