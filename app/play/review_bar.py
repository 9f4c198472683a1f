"""The buttons under a game that is only looked at: first, back, on, last, and playing on from here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from app.icons import step_icon
from app.play.actions import Allowed, set_allowed
from app.theme import Theme

STEPS = {"first": (-1, True), "previous": (-1, False), "next": (1, False), "last": (1, True)}


class ReviewBar(QWidget):
    """Steps through a game.

    Signals:
        stepped(str): one of STEPS.
        play_on(): a new game from the position shown is wanted.
    """

    stepped = Signal(str)
    play_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        self._place = 0, 0
        self.buttons: dict[str, QPushButton] = {}
        for name in STEPS:
            button = QPushButton(self)
            button.setObjectName(name)
            button.setProperty("role", "action")
            button.setIconSize(QSize(20, 20))
            button.clicked.connect(self._clicked)
            self.buttons[name] = button
            row.addWidget(button, 1)
        self.play = QPushButton(self)
        self.play.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.play.clicked.connect(self.play_on)
        row.addWidget(self.play, 2)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        for name, (towards, to_end) in STEPS.items():
            self.buttons[name].setIcon(step_icon(towards, to_end, theme.chrome.ink))

    def show_place(self, ply: int, plies: int) -> None:
        """Enable what leads somewhere from this ply; what does not says so."""
        self._place = ply, plies
        ends = (self.tr("This is the first position."), self.tr("This is the last position."))
        for name, (towards, _) in STEPS.items():
            leads = ply > 0 if towards < 0 else ply < plies
            set_allowed(self.buttons[name], Allowed(leads, ends[towards > 0]))
            if leads:
                self.buttons[name].setToolTip(self.buttons[name].accessibleName())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        texts = {
            "first": self.tr("First position (Home)"),
            "previous": self.tr("One move back (Left)"),
            "next": self.tr("One move on (Right)"),
            "last": self.tr("Last position (End)"),
        }
        for name, button in self.buttons.items():
            button.setAccessibleName(texts[name])
        self.show_place(*self._place)
        self.play.setText(self.tr("Play on from here"))

    @Slot()
    def _clicked(self) -> None:
        button = self.sender()
        if button is not None:
            self.stepped.emit(button.objectName())
