"""The desk's list: who is at it, what waits, and what can be done, in groups. Every line is two keys away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.desk.deed import Deed, Due
from app.desk.rows import DeedRow, DueRow
from app.play.column import WISHED_HEIGHT
from app.play.strips import announce
from app.roles import tell_role
from app.texts.desk import group_title

GROUP_KEYS: Mapping[str, Qt.Key] = {
    "clock": Qt.Key.Key_C,
    "board": Qt.Key.Key_B,
    "fouls": Qt.Key.Key_F,
    "rulings": Qt.Key.Key_R,
    "record": Qt.Key.Key_N,
    "closing": Qt.Key.Key_E,
    "office": Qt.Key.Key_O,
}

MARGIN = 13
HEIGHT = 340
"""So much room it takes from the clock, where that has it to give."""


@dataclass(frozen=True, slots=True)
class Shown:
    """All that the panel says. A group without deeds is not offered. ``status``: how red, how black, how both stand."""

    heading: str
    who: str
    dues: tuple[Due, ...]
    groups: Mapping[str, tuple[Deed, ...]]
    status: tuple[str, str, str] = ("", "", "")


class DeskPanel(QFrame):
    """Stands in the record's place. A letter chooses a group, a digit one of its lines, Esc puts the panel away.

    Signals:
        closed(): it is to be put away.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("desk")
        self.setProperty("role", "card")
        self.setProperty("help", "desk")
        self.setProperty(WISHED_HEIGHT, HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tell_role(self, QAccessible.Role.Grouping)
        self.heading, self.who = QLabel(self), QLabel(self)
        self.heading.setProperty("role", "heading")
        self.who.setProperty("role", "muted")
        self.status = tuple(_plain_label(self) for _ in range(3))
        self.close_button = QPushButton(self)
        self.close_button.clicked.connect(self.closed)
        self.tabs = {name: self._tab(name) for name in GROUP_KEYS}
        self._columns = 0
        self._one_tab = QButtonGroup(self)
        for tab in self.tabs.values():
            self._one_tab.addButton(tab)
        self.rows: list[DeedRow] = []
        self.due_rows: list[DueRow] = []
        self._shown = Shown("", "", (), {})
        self.group = "clock"
        self._lay_out()
        self.retranslate()

    def _tab(self, name: str) -> QPushButton:
        tab = QPushButton(self)
        tab.setObjectName(name)
        tab.setCheckable(True)
        tab.setProperty("role", "tab")
        tab.clicked.connect(self._tab_clicked)
        return tab

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addWidget(self.who, 1)
        head.addWidget(self.close_button)
        self._tab_rows = QGridLayout()
        self._tab_rows.setSpacing(4)
        sheet = QWidget()
        sheet.setObjectName("sheet")
        self._list = QVBoxLayout(sheet)
        self._list.setContentsMargins(0, 0, 4, 0)
        self._list.setSpacing(1)
        self._list.addLayout(self._status_rows())
        self._dues = QVBoxLayout()
        self._dues.setSpacing(4)
        self._list.addLayout(self._dues)
        self._list.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(sheet)
        box = self._box = QVBoxLayout(self)
        box.setContentsMargins(MARGIN, 8, MARGIN, 8)
        box.setSpacing(6)
        box.addLayout(head)
        box.addLayout(self._tab_rows)
        box.addWidget(scroll, 1)

    def _status_rows(self) -> QVBoxLayout:
        """How both stand: it scrolls with the list, which in a small window needs the room."""
        red, black, both = self.status
        sides, rows = QHBoxLayout(), QVBoxLayout()
        sides.addWidget(red, 1)
        sides.addWidget(black, 1)
        rows.setContentsMargins(2, 0, 2, 4)
        rows.addLayout(sides)
        rows.addWidget(both)
        return rows

    def show_all(self, shown: Shown) -> None:
        """Say everything anew; what has the focus keeps it, or the panel takes it."""
        self._shown = shown
        self.heading.setText(shown.heading)
        self.who.setText(shown.who)
        for label, text in zip(self.status, shown.status, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        for name, tab in self.tabs.items():
            tab.setVisible(bool(shown.groups.get(name)))
        self._place_tabs()
        if not shown.groups.get(self.group):
            self.group = next((name for name, deeds in shown.groups.items() if deeds), self.group)
        self._show_dues(shown.dues)
        self._show_group()

    def _place_tabs(self) -> None:
        """The groups in one row, or in two where their names need it."""
        tabs = [tab for tab in self.tabs.values() if not tab.isHidden()]
        width = max((tab.minimumSizeHint().width() for tab in tabs), default=0) + self._tab_rows.spacing()
        rows = 2 if len(tabs) * width > self.contentsRect().width() - 2 * MARGIN else 1
        columns = -(-len(tabs) // rows)
        if columns == self._columns and self._tab_rows.count() == len(tabs):
            return
        self._columns = columns
        while self._tab_rows.takeAt(0) is not None:
            pass
        for number, tab in enumerate(tabs):
            self._tab_rows.addWidget(tab, number // columns, number % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_tabs()

    def choose(self, group: str) -> None:
        """Show another group."""
        if self._shown.groups.get(group):
            self.group = group
            self._show_group()

    def row(self, name: str) -> DeedRow:
        """The line of a deed that is listed now. Raises KeyError."""
        for row in self.rows:
            if row.deed is not None and row.deed.name == name and not row.isHidden():
                return row
        raise KeyError(name)

    def _show_dues(self, dues: Sequence[Due]) -> None:
        while len(self.due_rows) < len(dues):
            self.due_rows.append(row := DueRow(self))
            self._dues.addWidget(row)
        for number, row in enumerate(self.due_rows):
            if row.other.hasFocus() and (number >= len(dues) or not dues[number].other):
                self.setFocus()
            if number < len(dues):
                if self.isVisible() and (row.due is None or row.isHidden() or row.due.name != dues[number].name):
                    announce(self, dues[number].text)
                row.show_due(dues[number])
            self._show_row(row, row.button, number < len(dues))

    def _show_group(self) -> None:
        deeds = self._shown.groups.get(self.group, ())
        self.tabs[self.group].setChecked(True)
        while len(self.rows) < len(deeds):
            self.rows.append(row := DeedRow(self))
            self._list.insertWidget(self._list.count() - 1, row)
        for number, row in enumerate(self.rows):
            if number < len(deeds):
                if row.button.hasFocus() and not deeds[number].allowed.now:
                    self.setFocus()
                row.show_deed(deeds[number])
            self._show_row(row, row.button, number < len(deeds))

    def _show_row(self, row: QWidget, button: QPushButton, shown: bool) -> None:
        if not shown and button.hasFocus():
            self.setFocus()
        row.setVisible(shown)

    def retranslate(self) -> None:
        self.close_button.setText(self.tr("Close"))
        self.setAccessibleName(self.tr("Referee's desk"))
        self.setAccessibleDescription(
            self.tr("A letter chooses a group, a digit or letter beside a line does it, Esc puts the desk away.")
        )
        text = self.tr("{group} {key}", "a group of the desk and the key that chooses it")
        for name, tab in self.tabs.items():
            title = group_title(name)
            tab.setText(text.format(group=title, key=chr(GROUP_KEYS[name])))
            tab.setAccessibleName(title)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    @Slot()
    def _tab_clicked(self) -> None:
        tab = self.sender()
        if tab is not None:
            self.choose(tab.objectName())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and digits that no field took; nothing else of the window may take them for a move."""
        if event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.text().isalnum():
            if not event.isAutoRepeat():
                self._take_key(event.key(), event.text())
        else:
            super().keyPressEvent(event)

    def _take_key(self, key: int, text: str) -> None:
        for name, letter in GROUP_KEYS.items():
            if letter == key:
                self.choose(name)
        for row in self.rows:
            if not row.isHidden() and row.deed is not None and row.deed.key == text.upper():
                row.button.click()
                break


def _plain_label(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    return label
