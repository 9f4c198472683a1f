"""The list of time controls with a button that leads to the form for those of one's own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from app.dialogs.control_editor import ControlEditor
from app.dialogs.form import hint, narrow, number
from app.dialogs.scheme_box import SchemeBox
from app.own_controls import Own
from app.texts.control_meaning import control_meaning, scheme_meaning
from engine.clock import PeriodMode, Scheme, TimeControl


class ControlChooser(QWidget):
    """A field of a form: the list, the minutes where a scheme leaves them open, and what is chosen in a sentence.

    Signals:
        chosen(): one was chosen by hand.
        edit_wanted(): the form for one's own is wanted, beginning with what is chosen.
    """

    chosen = Signal()
    edit_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = SchemeBox()
        narrow(self.box)
        self.edit = QPushButton(self)
        self.edit.setProperty("role", "field")
        self.minutes = number(1, 600)
        self.meaning = hint()
        self._mode = PeriodMode.CUM
        self._lay_out()
        self.setFocusProxy(self.box)
        self.edit.clicked.connect(self.edit_wanted)
        self.box.activated.connect(self.chosen)
        self.box.currentIndexChanged.connect(self._explain)
        self.retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.box, 1)
        row.addWidget(self.edit)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(row)
        column.addWidget(self.minutes, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.meaning)

    @property
    def control(self) -> TimeControl:
        """What is chosen."""
        return self.box.control(self.minutes.value(), self._mode)

    def select(self, name: str, minutes: int) -> None:
        """Choose by name; one that is not there changes nothing."""
        if self.box.select(name):
            self.minutes.setValue(minutes)

    def set_mode(self, mode: PeriodMode) -> None:
        """How the regulations read periods that count moves; a control of one's own says it itself."""
        self._mode = mode
        self._explain()

    def setAccessibleName(self, name: str) -> None:
        """The field is called as its row."""
        super().setAccessibleName(name)
        self.box.setAccessibleName(name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self.box.retranslate()
        self.minutes.setSuffix(self.tr(" min"))
        self.minutes.setAccessibleName(self.tr("Time for each side"))
        self._explain()

    @Slot()
    def _explain(self) -> None:
        own = any(control.scheme == self.box.name for control in self.box.own)
        self.minutes.setVisible(self.box.name == Scheme.S0_6_5)
        self.meaning.setText(
            control_meaning(self.control) if own else scheme_meaning(Scheme(self.box.name), self._mode)
        )
        self.edit.setText(self.tr("Change it...") if own else self.tr("Your own..."))
        self.edit.setToolTip(self.tr("Set up a time control of your own and keep it under a name"))


class ControlPages(QStackedWidget):
    """A page with a chooser on it, and the editor that takes its place.

    Signals:
        controls_changed(object): the new list of one's own controls.
    """

    controls_changed = Signal(object)

    def __init__(self, page: QWidget, chooser: ControlChooser, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page, self._chooser = page, chooser
        self._editor: ControlEditor | None = None
        self.addWidget(page)
        chooser.edit_wanted.connect(self.open_editor)

    @property
    def editor(self) -> ControlEditor:
        """The editor; it is made when it is first wanted."""
        if self._editor is None:
            self._editor = ControlEditor(self)
            self._editor.kept.connect(self._kept)
            self._editor.cancelled.connect(self.close_editor)
            self.addWidget(self._editor)
        return self._editor

    @Slot()
    def open_editor(self) -> None:
        """Begin with the control that is chosen."""
        self.setCurrentWidget(self.editor)
        self.editor.begin(self._chooser.control, self._chooser.box.own)

    def show_page(self) -> None:
        """Put the editor away, whatever stands in it."""
        self.setCurrentWidget(self._page)

    @Slot()
    def close_editor(self) -> None:
        """Back to the page, with the hand where it was."""
        self.show_page()
        self._chooser.setFocus()

    @Slot(object, str)
    def _kept(self, own: Own, name: str) -> None:
        self._chooser.box.set_own(own)
        if name:
            self._chooser.box.select(name)
        self.controls_changed.emit(own)
        self.close_editor()
