"""The page of settings. What is chosen holds at once, in all windows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.dialogs.form import Form, hint
from app.settings import Settings, words_of
from app.texts.options import CHOICES, SWITCHES, option_meaning, option_title, word_text

_BOX_WIDTH = 260


class SettingsPage(QWidget):
    """Every setting a person can choose.

    Signals:
        chosen(str, object): a setting by its name, and its new value.
        reset(): the layout of the window shall be as it was at first.
        closed(): back to where one was.
    """

    chosen = Signal(str, object)
    reset = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = QLabel(self)
        self._heading.setProperty("role", "title")
        self.setProperty("help", "keys")
        self.boxes = {name: self._box(name) for name in CHOICES}
        self.switches = {name: self._switch(name) for name in SWITCHES}
        self._meanings = {name: hint() for name in (*CHOICES, *SWITCHES) if option_meaning(name)}
        self.reset_button = QPushButton(self)
        self.close_button = QPushButton(self)
        self.close_button.setProperty("role", "primary")
        self.reset_button.clicked.connect(self.reset)
        self.close_button.clicked.connect(self.closed)
        self.setFocusProxy(next(iter(self.boxes.values())))
        self._lay_out()
        self.retranslate()

    def _box(self, name: str) -> QComboBox:
        box = QComboBox()
        box.setObjectName(name)
        box.setMinimumWidth(_BOX_WIDTH)
        for word in words_of(name):
            box.addItem("", word)
        box.activated.connect(self._box_chosen)
        return box

    def _switch(self, name: str) -> QCheckBox:
        switch = QCheckBox()
        switch.setObjectName(name)
        switch.clicked.connect(self._switch_chosen)
        return switch

    def _lay_out(self) -> None:
        card = QFrame()
        card.setProperty("role", "card")
        self._form = Form()
        self._form.setContentsMargins(18, 16, 18, 16)
        for name, box in self.boxes.items():
            self._form.add(name, box)
            self._add_meaning(name)
        for name, switch in self.switches.items():
            self._form.addRow("", switch)
            self._add_meaning(name)
        card.setLayout(self._form)
        sheet = QWidget()
        sheet.setObjectName("sheet")
        inner = QVBoxLayout(sheet)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.addWidget(card)
        inner.addStretch()
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(sheet)
        row = QHBoxLayout()
        row.addWidget(self.reset_button)
        row.addStretch()
        row.addWidget(self.close_button)
        page = QVBoxLayout(self)
        page.setContentsMargins(28, 18, 28, 18)
        page.setSpacing(14)
        page.addWidget(self._heading)
        page.addWidget(scroll, 1)
        page.addLayout(row)

    def _add_meaning(self, name: str) -> None:
        if name in self._meanings:
            self._form.addRow("", self._meanings[name])

    def show_values(self, settings: Settings) -> None:
        """Show what is chosen now."""
        for name, box in self.boxes.items():
            box.setCurrentIndex(box.findData(getattr(settings, name)))
        for name, switch in self.switches.items():
            switch.setChecked(getattr(settings, name))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Settings"))
        self.reset_button.setText(self.tr("Reset the layout"))
        self.close_button.setText(self.tr("Back"))
        self._form.name_rows({name: option_title(name) for name in CHOICES})
        for name, box in self.boxes.items():
            box.setAccessibleDescription(option_meaning(name))
            for row in range(box.count()):
                box.setItemText(row, word_text(name, box.itemData(row)))
        for name, switch in self.switches.items():
            switch.setText(option_title(name))
            switch.setAccessibleDescription(option_meaning(name))
        for name, label in self._meanings.items():
            label.setText(option_meaning(name))

    @Slot(int)
    def _box_chosen(self, row: int) -> None:
        box = self.sender()
        if isinstance(box, QComboBox):
            self.chosen.emit(box.objectName(), box.itemData(row))

    @Slot(bool)
    def _switch_chosen(self, on: bool) -> None:
        switch = self.sender()
        if switch is not None:
            self.chosen.emit(switch.objectName(), on)
