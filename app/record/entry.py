"""The line where moves are typed, and the strip that holds a record that is keyed against the presses."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QWidget

from app.inputs import PRESSES_THROUGH
from app.looks import set_role


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


class TallyStrip(QFrame):
    """How far the record is behind, quietly, or what is wrong with it, with a button that leads there.

    Signals:
        mend_wanted(): the button was pressed.
    """

    mend_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tally")
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.mend = QPushButton(self)
        self.mend.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.mend.clicked.connect(self.mend_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 3, 6, 3)
        row.setSpacing(8)
        row.addWidget(self.label, 1)
        row.addWidget(self.mend)
        self.hide()

    def show_tally(self, text: str, alarm: bool, button: str = "") -> None:
        """Show how the record stands; ``button`` is what leads to the place to mend, "" for none."""
        self.label.setText(text)
        self.mend.setText(button)
        self.mend.setVisible(bool(button))
        set_role(self, "danger" if alarm else "")
        set_role(self.label, "" if alarm else "muted")
