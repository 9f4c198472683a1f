"""The referee's own window, for a second screen: both clocks and the desk, while players see board and record."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.clock.faces import ClockFaces
from app.clock.view import ClockView
from app.theme import Theme

SIZE, SMALLEST = (560, 640), (420, 400)


class DeskWindow(QWidget):
    """A window of its own. ``stack`` takes the desk's list and forms.

    Signals:
        closed(): it was closed; the desk goes back to the page of the game.
    """

    closed = Signal()

    def __init__(self, clocks: Callable[[], ClockView], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.faces = ClockFaces(self)
        self.faces.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.faces.setMaximumHeight(200)
        self.faces.set_theme(theme)
        self.stack = QStackedWidget(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 14, 14, 14)
        box.setSpacing(10)
        box.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        box.addWidget(self.faces)
        box.addWidget(self.stack, 1)
        self.faces.set_source(clocks)
        self.setMinimumSize(*SMALLEST)
        self.resize(*SIZE)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Referee's desk"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody here wants stay here: they are not the players'."""
        event.accept()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)
