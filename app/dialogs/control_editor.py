"""The form in which a time control of one's own is made, changed, renamed and given up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.dialogs.control_draft import draft_of
from app.dialogs.control_fields import ControlFields
from app.dialogs.form import hint, line
from app.own_controls import Own, has_room, name_is_free, proper_name, with_control, without_control
from app.settings import LONGEST_NAME
from app.texts.control_meaning import control_meaning
from app.texts.controls import control_short
from engine.clock import ClockError, TimeControl

WIDTH = 640


class ControlEditor(QWidget):
    """Begins with a control, one's own or a preset, and saves it under a name.

    Signals:
        kept(object, str): the new list of one's own controls, and the name to choose, "" where one was given up.
        cancelled(): nothing was changed.
    """

    kept = Signal(object, str)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own: Own = ()
        self._from = ""
        self._named = False
        self._heading = QLabel(self)
        self._heading.setProperty("role", "title")
        self.fields = ControlFields()
        self.name = line(LONGEST_NAME)
        self._name_label = QLabel()
        self.fields.add_line(self._name_label, self.name)
        self.meaning, self.trouble = hint(), hint()
        self.trouble.setProperty("role", "fault")
        self.discard, self.really = QPushButton(self), QPushButton(self)
        self.really.setProperty("role", "danger")
        self.cancel, self.accept = QPushButton(self), QPushButton(self)
        self.accept.setProperty("role", "primary")
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        card = QFrame()
        card.setProperty("role", "card")
        card.setMaximumWidth(WIDTH)
        inner = QVBoxLayout(card)
        inner.setContentsMargins(18, 16, 18, 16)
        inner.setSpacing(12)
        inner.addWidget(self.fields)
        inner.addWidget(self.meaning)
        inner.addWidget(self.trouble)
        sheet = QWidget()
        sheet.setObjectName("sheet")
        around = QVBoxLayout(sheet)
        around.setContentsMargins(0, 0, 8, 0)
        around.addWidget(card)
        around.addStretch()
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(sheet)
        buttons = QHBoxLayout()
        for button in (self.discard, self.really):
            buttons.addWidget(button)
        buttons.addStretch()
        for button in (self.cancel, self.accept):
            buttons.addWidget(button)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(14)
        box.addWidget(self._heading)
        box.addWidget(scroll, 1)
        box.addLayout(buttons)

    def _connect(self) -> None:
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.cancelled)
        self.fields.changed.connect(self._follow)
        self.name.textEdited.connect(self._name_edited)
        self.name.returnPressed.connect(self._save)
        self.discard.clicked.connect(self._discard_wanted)
        self.really.clicked.connect(self._discard)
        self.cancel.clicked.connect(self.cancelled)
        self.accept.clicked.connect(self._save)

    def begin(self, control: TimeControl, own: Own) -> None:
        """Begin with a control. One of one's own is changed, of any other a new one is made."""
        self._own = own
        mine = any(each.scheme == control.scheme for each in own)
        self._from = control.scheme if mine else ""
        self._named = mine
        self.fields.set_draft(draft_of(control))
        if mine:
            self.name.setText(control.scheme)
        self.discard.setVisible(mine)
        self.really.hide()
        self._follow()
        self.fields.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("A time control of your own"))
        self._name_label.setText(self.tr("Its name"))
        self.name.setAccessibleName(self.tr("Its name"))
        self.discard.setText(self.tr("Delete it..."))
        self.really.setText(self.tr("Delete this time control"))
        self.cancel.setText(self.tr("Cancel"))
        self.accept.setText(self.tr("Save and choose it"))
        self.fields.retranslate()
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Say what the figures mean; until it was named by hand the control is called by its figures."""
        control = self._made()
        if control is None:
            self.meaning.setText("")
        else:
            self.meaning.setText(control_meaning(control))
            if not self._named:
                self.name.setText(control_short(control)[:LONGEST_NAME])
        self._check()

    @Slot()
    def _name_edited(self) -> None:
        self._named = bool(self.name.text().strip())
        self._check()

    @Slot()
    def _check(self) -> None:
        trouble = self._trouble()
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.accept.setEnabled(not trouble)
        self.accept.setToolTip(trouble)
        self.accept.setAccessibleDescription(trouble)

    def _trouble(self) -> str:
        """Why it can't be saved as it is, "" if it can."""
        name = proper_name(self.name.text())
        if self._made() is None:
            return self.tr("These figures make no time control.")
        if not name:
            return self.tr("It needs a name.")
        if not name_is_free(name, self._own, self._from):
            return self.tr("Another time control has this name.")
        if not self._from and not has_room(self._own):
            return self.tr("There are too many of your own; delete one first.")
        return ""

    def _made(self) -> TimeControl | None:
        try:
            return self.fields.draft().control(proper_name(self.name.text()))
        except ClockError:
            return None

    @Slot()
    def _save(self) -> None:
        made = self._made()
        if made is not None and not self._trouble():
            self.kept.emit(with_control(self._own, made, self._from), made.scheme)

    @Slot()
    def _discard_wanted(self) -> None:
        self.really.setVisible(self.really.isHidden())

    @Slot()
    def _discard(self) -> None:
        self.kept.emit(without_control(self._own, self._from), "")
