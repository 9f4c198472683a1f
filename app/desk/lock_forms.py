"""The forms of the lock: the passcode that opens the desk, and the one that is set."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from app.desk.form import DeskForm
from app.desk.lock import DeskLock
from app.desk.room import Room
from app.dialogs.acts import ActForm
from app.dialogs.form import line, narrow
from app.play.actions import Allowed, set_allowed
from app.play.strips import announce
from app.texts.desk_lock import not_the_same, passcode_hint, role_name, wait_text, wrong_passcode
from engine.game import Role

LONGEST = 64
_COUNT_DOWN_MS = 250


def _secret() -> QLineEdit:
    field = line(LONGEST)
    field.setEchoMode(QLineEdit.EchoMode.Password)
    return field


class LockForm(ActForm):
    """Asks for the passcode. After several wrong ones the next has to wait, which is told.

    Signals:
        opened(): it was the right one.
    """

    opened = Signal()

    def __init__(self, lock: DeskLock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lock = lock
        self._wrong = False
        self.code = _secret()
        self.form.add("code", self.code)
        self._waiting = QTimer(self)
        self._waiting.setInterval(_COUNT_DOWN_MS)
        self._waiting.timeout.connect(self._tell)
        self.retranslate()

    def begin(self) -> None:
        """Ask anew."""
        self._wrong = False
        self.code.clear()
        self.code.setFocus()
        self._tell()

    @Slot()
    def submit(self) -> None:
        if self._lock.wait_ms or not self.code.text():
            return
        if self._lock.open_with(self.code.text()):
            self.code.clear()
            self.opened.emit()
            return
        self._wrong = True
        self.code.selectAll()
        self._tell()
        announce(self, self.explanation.text())

    @Slot()
    def _tell(self) -> None:
        """Say what was wrong and how long it takes until the next try; the seconds are counted down."""
        wait = self._lock.wait_ms
        texts = (wrong_passcode(),) if self._wrong else (passcode_hint(),)
        self.explanation.setText(" ".join((*texts, wait_text(wait)) if wait else texts))
        set_allowed(self.accept, Allowed(not wait, self.tr("After a wrong passcode there is a wait.")))
        if wait and self.isVisible():
            self._waiting.start()
        else:
            self._waiting.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._waiting.stop()
        self.code.clear()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("The desk is locked"))
        self.accept.setText(self.tr("Open the desk"))
        self.form.name_rows({"code": self.tr("Passcode")})
        self._tell()


class PasscodeForm(DeskForm):
    """Sets the passcode of an office, or takes it away."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._offices: tuple[Role, ...] = ()
        self.office = QComboBox()
        narrow(self.office)
        self.code, self.again = _secret(), _secret()
        for name, field in (("office", self.office), ("code", self.code), ("again", self.again)):
            self.form.add(name, field)
        self.retranslate()

    def begin(self) -> None:
        """Offer the offices that whoever is at the desk holds: the passcode of a higher one is not his to change."""
        self._offices = self.room.lock.offices
        self.office.clear()
        self.office.addItems([role_name(role) for role in self._offices])
        self.code.clear()
        self.again.clear()
        self.explanation.setText(self._hint())
        self.code.setFocus()

    @Slot()
    def submit(self) -> None:
        if self.code.text() != self.again.text():
            self.explanation.setText(not_the_same())
            announce(self, not_the_same())
            self.again.setFocus()
            self.again.selectAll()
            return
        if self.room.lock.set_passcode(self._offices[self.office.currentIndex()], self.code.text()):
            self.room.leave()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.code.clear()
        self.again.clear()

    def _hint(self) -> str:
        return self.tr(
            "With a passcode the desk opens only to those who know it; it locks itself when it is put away. "
            "Left empty, the passcode is taken away. Where only one office has one, it opens everything."
        )

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Passcode of the desk"))
        self.accept.setText(self.tr("Set it"))
        self.explanation.setText(self._hint())
        self.form.name_rows(
            {"office": self.tr("Office"), "code": self.tr("New passcode"), "again": self.tr("Once more")}
        )
        for row, role in enumerate(self._offices):
            self.office.setItemText(row, role_name(role))
