"""The few actions of the moment: buttons that keep their places, and the two-step resignation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from app.looks import set_role
from app.texts.endings import side_name
from engine.base import Side

GUARD_MS = 400
"""A click that follows the arming click sooner than this is a double click, not a confirmation."""
LAPSE_MS = 12_000
"""An armed button that nobody confirms goes back to rest."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """Whether a button may be used now, and the reason why not."""

    now: bool
    why_not: str = ""


class ConfirmButton(QPushButton):
    """A button whose act needs two steps in the same place, the second by another key.

    The first press arms it. Then the key Y, or a click that is no double click, confirms; Esc, any other key, losing
    the focus or waiting too long disarms it.

    Signals:
        armed_changed(bool): it was armed or disarmed.
        confirmed(): the second step was made.
    """

    armed_changed = Signal(bool)
    confirmed = Signal()

    def __init__(self, now_ms: Callable[[], int], parent: QWidget | None = None, role: str = "action") -> None:
        super().__init__(parent)
        self._now_ms = now_ms
        self._role = role
        self._armed_at: int | None = None
        self._texts = ("", "")
        self._lapse = QTimer(self)
        self._lapse.setSingleShot(True)
        self._lapse.setInterval(LAPSE_MS)
        self._lapse.timeout.connect(self.disarm)
        self.clicked.connect(self._clicked)

    @property
    def armed(self) -> bool:
        return self._armed_at is not None

    def set_texts(self, rest: str, armed: str) -> None:
        self._texts = (rest, armed)
        self.setText(armed if self.armed else rest)

    def arm(self) -> None:
        """Take the first step, as a click or a menu does."""
        if not self.armed and self.isEnabled():
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._set_armed(self._now_ms())
            self._lapse.start()

    @Slot()
    def disarm(self) -> None:
        if self.armed:
            self._lapse.stop()
            self._set_armed(None)

    def _set_armed(self, at: int | None) -> None:
        self._armed_at = at
        self.setText(self._texts[self.armed])
        set_role(self, "danger" if self.armed else self._role)
        self.armed_changed.emit(self.armed)

    @Slot()
    def _clicked(self) -> None:
        if self._armed_at is None:
            self.arm()
        elif self._now_ms() - self._armed_at >= GUARD_MS:
            self._confirm()

    def _confirm(self) -> None:
        self.confirmed.emit()
        self.disarm()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self.armed:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.armed:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Y and not event.isAutoRepeat():
            self._confirm()
        elif not event.isAutoRepeat() and event.key() not in _MODIFIERS:
            self.disarm()

    def focusOutEvent(self, event: QEvent) -> None:
        super().focusOutEvent(event)  # type: ignore[arg-type]
        self.disarm()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self.disarm()


_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}


class ActionBar(QWidget):
    """Four fixed places: draw offer, resignation, takeback or call for the referee, the referee's desk or the pause.

    Signals:
        triggered(str): "draw", "takeback", "referee" or "pause" was pressed.
        resigned(): a resignation was confirmed.
    """

    triggered = Signal(str)
    resigned = Signal()

    def __init__(self, now_ms: Callable[[], int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draw = self._button("draw")
        self.resign = ConfirmButton(now_ms, self)
        self.takeback = self._button("takeback")
        self.referee = self._button("referee")
        self.pause = self._button("pause")
        self.desk = QPushButton(self)
        self.resign.confirmed.connect(self.resigned)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for button in (self.draw, self.resign, self.takeback, self.referee, self.pause, self.desk):
            button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
            button.setProperty("role", "desk" if button is self.desk else "action")
            row.addWidget(button, 1)

    def set_refereed(self, refereed: bool) -> None:
        """The third and fourth place differ between games with and without a referee."""
        for button, shown in ((self.takeback, not refereed), (self.referee, refereed)):
            button.setVisible(shown)
        self.pause.setVisible(not refereed)
        self.desk.setVisible(refereed)

    def name_buttons(self, side: Side, paused: bool) -> None:
        """Say on the buttons what they do now; ``side`` is the one that would resign."""
        self.draw.setText(self.tr("Offer a draw"))
        armed = self.tr("{side} resigns (Y)").format(side=side_name(side))
        self.resign.set_texts(self.tr("Resign"), armed)
        self.takeback.setText(self.tr("Take back"))
        self.referee.setText(self.tr("Call referee"))
        self.pause.setText(self.tr("Go on") if paused else self.tr("Stop the clocks"))
        self.desk.setText(self.tr("Desk", "the referee's"))

    def set_desk_menu(self, menu: QMenu) -> None:
        self.desk.setMenu(menu)

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


def set_allowed(button: QPushButton, allowed: Allowed) -> None:
    """Enable a button, or say in its tool tip and to a screen reader why it can't be used now."""
    button.setEnabled(allowed.now)
    button.setToolTip(allowed.why_not)
    button.setAccessibleDescription(allowed.why_not)
