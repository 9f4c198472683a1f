"""The few actions of the moment: buttons that keep their places, and the two-step resignation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from app.play.confirm import ConfirmButton
from app.texts.endings import side_name
from engine.base import Side


@dataclass(frozen=True, slots=True)
class Allowed:
    """Whether a button may be used now, and the reason why not."""

    now: bool
    why_not: str = ""


class ActionBar(QWidget):
    """Fixed places: draw offer, claim, resignation, takeback or call for the referee, the referee's desk or the pause.

    Signals:
        triggered(str): "draw", "claim", "takeback", "referee" or "pause" was pressed.
        resigned(): a resignation was confirmed.
    """

    triggered = Signal(str)
    resigned = Signal()

    def __init__(self, now_ms: Callable[[], int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draw = self._button("draw")
        self.claim = self._button("claim")
        self.resign = ConfirmButton(now_ms, self)
        self.takeback = self._button("takeback")
        self.referee = self._button("referee")
        self.pause = self._button("pause")
        self.desk = QPushButton(self)
        self.resign.confirmed.connect(self.resigned)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for button in (self.draw, self.claim, self.resign, self.takeback, self.referee, self.pause, self.desk):
            button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
            button.setProperty("role", "desk" if button is self.desk else "action")
            row.addWidget(button, 1)

    def set_refereed(self, refereed: bool) -> None:
        """Some places differ between games with and without a referee."""
        for button, shown in ((self.takeback, not refereed), (self.claim, refereed), (self.referee, refereed)):
            button.setVisible(shown)
        self.pause.setVisible(not refereed)
        self.desk.setVisible(refereed)

    def name_buttons(self, side: Side, paused: bool) -> None:
        """Say on the buttons what they do now; ``side`` is the one that would resign."""
        self.draw.setText(self.tr("Offer a draw"))
        self.claim.setText(self.tr("Claim..."))
        armed = self.tr("{side} resigns (Y)").format(side=side_name(side))
        self.resign.set_texts(self.tr("Resign"), armed)
        self.takeback.setText(self.tr("Take back"))
        self.referee.setText(self.tr("Call referee"))
        self.pause.setText(self.tr("Go on") if paused else self.tr("Stop the clocks"))

    def name_desk(self, locked: bool) -> None:
        """Say on the desk's button whether a passcode opens it."""
        self.desk.setText(self.tr("Desk (locked)", "the referee's") if locked else self.tr("Desk", "the referee's"))

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.clicked.connect(self._clicked)
        return button

    @Slot()
    def _clicked(self) -> None:
        sender: QObject | None = self.sender()
        if sender is not None:
            self.triggered.emit(sender.objectName())


def set_allowed(widget: QWidget, allowed: Allowed) -> None:
    """Enable a button or a field, or say in its tool tip and to a screen reader why it can't be used now."""
    why_not = "" if allowed.now else allowed.why_not
    widget.setEnabled(allowed.now)
    widget.setToolTip(why_not)
    widget.setAccessibleDescription(why_not)
