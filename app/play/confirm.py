"""A button whose act takes two steps: no careless click or key does what can't be undone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from app.looks import set_role

GUARD_MS = 400
"""A click that follows the arming click sooner than this is a double click, not a confirmation."""
LAPSE_MS = 12_000
"""An armed button that nobody confirms goes back to rest."""


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
