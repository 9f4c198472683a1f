"""The lines of the desk: what waits, and what can be done, each with its key, its state and the reason why not."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.desk.deed import Deed, Due
from app.play.actions import set_allowed

BESIDE, INDENT, LEAST_LETTERS = 8, 24, 16
"""Points between a line's button and what stands beside it, and before what stands below it."""


class DeedRow(QWidget):
    """A button with what stands beside it: how it stands, or why it can't be used now.

    Signals:
        chosen(): it was pressed.
    """

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deed: Deed | None = None
        self.button = QPushButton(self)
        self.button.setProperty("role", "deed")
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self._clicked)
        self._beside = QLabel(self)
        self._beside.setProperty("role", "muted")
        self._beside.setWordWrap(True)
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        row.addWidget(self._beside, 1)
        row.setSpacing(BESIDE)

    def show_deed(self, deed: Deed) -> None:
        if self.deed is not None and _looks_like(self.deed, deed):
            self.deed = deed
            return
        self.deed = deed
        self.button.setObjectName(deed.name)
        self.button.setText(f"{deed.key}  {deed.title}")
        self.button.setAccessibleName(deed.title)
        set_allowed(self.button, deed.allowed)
        beside = deed.state if deed.allowed.now else deed.allowed.why_not
        self._beside.setText(beside)
        self.button.setAccessibleDescription(beside)
        self._arrange()

    def _arrange(self) -> None:
        """What stands beside the button stands below it where beside it there are too few letters to a line."""
        text, letter = self._beside.text(), self.fontMetrics().averageCharWidth()
        room = self.width() - self.button.sizeHint().width() - BESIDE
        below = room < min(LEAST_LETTERS * letter, self._beside.fontMetrics().horizontalAdvance(text) + 2)
        way = QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        if way != self._row.direction():
            self._row.setDirection(way)
            self._row.setSpacing(0 if below else BESIDE)
            self._beside.setIndent(INDENT if below else -1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @Slot()
    def _clicked(self) -> None:
        self.chosen.emit()
        if self.deed is not None:
            self.deed.open()


class DueRow(QFrame):
    """Something that waits, with its button, and a second one where it can be answered in two ways."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.due: Due | None = None
        self.setProperty("role", "danger")
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.button, self.other = QPushButton(self), QPushButton(self)
        self.button.clicked.connect(self._clicked)
        self.other.clicked.connect(self._other_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 6, 4)
        row.addWidget(self.text, 1)
        row.addWidget(self.other)
        row.addWidget(self.button)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        return (self.other, self.button)

    def show_due(self, due: Due) -> None:
        same = self.due is not None and (self.due.text, self.due.button, self.due.other) == (
            due.text,
            due.button,
            due.other,
        )
        self.due = due
        if same:
            return
        self.text.setText(due.text)
        for button, title in ((self.button, due.button), (self.other, due.other)):
            button.setText(title)
            button.setAccessibleDescription(due.text)
            button.setVisible(bool(title))

    @Slot()
    def _clicked(self) -> None:
        if self.due is not None:
            self.due.open()

    @Slot()
    def _other_clicked(self) -> None:
        if self.due is not None and self.due.open_other is not None:
            self.due.open_other()


def _looks_like(deed: Deed, other: Deed) -> bool:
    """Whether two deeds are told by the same words: a screen reader is not to hear them again each second."""
    return all(getattr(deed, part) == getattr(other, part) for part in ("name", "key", "title", "allowed", "state"))
