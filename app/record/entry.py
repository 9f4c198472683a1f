"""The line where moves are typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from app.inputs import PRESSES_THROUGH


class MoveEntry(QLineEdit):
    """The line for moves. While a record is keyed the hand stays here: Esc only empties the line, ↑ goes to the record,
    and the space bar, which no move needs, presses the clock.

    Signals:
        cancelled(): Esc while a record is keyed.
        left_upward(): ↑ while a record is keyed.
    """

    cancelled = Signal()
    left_upward = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keying = False

    def set_keying(self, keying: bool) -> None:
        """Whether a recorder sits here."""
        self._keying = keying
        self.setProperty(PRESSES_THROUGH, keying)

    def event(self, event: QEvent) -> bool:
        """In an empty line there is no typing to undo: the key is for the record then."""
        undoes = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo)
        if undoes and self._keying and event.type() == QEvent.Type.ShortcutOverride and not self.text():
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keying and event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.cancelled.emit()
        elif self._keying and event.key() == Qt.Key.Key_Up:
            self.left_upward.emit()
        else:
            super().keyPressEvent(event)
