"""The buttons below a clock that stands alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from app.play.actions import ActionBar
from engine.base import Side


class ClockBar(ActionBar):
    """Stop and go on, the referee's desk, and how the clock stands.

    Signals:
        wanted(str): "swap", "style", "seats" or "full_screen" was pressed.
    """

    wanted = Signal(str)

    def __init__(self, now_ms: Callable[[], int], parent: QWidget | None = None) -> None:
        super().__init__(now_ms, parent)
        self.looks = {name: self._look_button(name) for name in ("swap", "style", "seats", "full_screen")}
        row = self.layout()
        assert row is not None
        for button in self.looks.values():
            row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._digits = self._across = False
        self.retranslate()

    def show_look(self, digits: bool, across: bool) -> None:
        """Offer what the clock is not: other faces, and players who sit elsewhere."""
        self._digits, self._across = digits, across
        self.retranslate()

    def _look_button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setProperty("role", "action")
        button.clicked.connect(self._look_clicked)
        return button

    def set_refereed(self, refereed: bool) -> None:
        """Whoever stands at the clock stops it himself; players have no buttons here but their clocks."""
        for button in (self.draw, self.claim, self.resign, self.takeback, self.referee):
            button.hide()
        self.pause.show()
        self.desk.setVisible(refereed)

    def name_buttons(self, side: Side, paused: bool) -> None:
        """Starting and going on are asked for beside it: the button only stops."""
        super().name_buttons(side, paused)
        self.pause.setVisible(self.pause.isEnabled() and not paused)

    def retranslate(self) -> None:
        texts = {
            "swap": self.tr("Change places"),
            "style": self.tr("Dials") if self._digits else self.tr("Digits"),
            "seats": self.tr("Side by side") if self._across else self.tr("Across a table"),
            "full_screen": self.tr("Full screen (F11)"),
        }
        for name, button in self.looks.items():
            button.setText(texts[name])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    @Slot()
    def _look_clicked(self) -> None:
        button = self.sender()
        if button is not None:
            self.wanted.emit(button.objectName())
