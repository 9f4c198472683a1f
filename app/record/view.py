"""The record card: the table of rounds, the switch of its style, and the line where moves are typed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from app.record.entry import MoveEntry
from app.record.model import RecordModel
from app.record.table import RecordTable, WholeRows
from app.theme import Theme
from engine.base import Side


class RecordCard(QFrame):
    """The card with the record.

    Signals:
        style_chosen(str): "full", "abbreviated" or "wxf" was chosen.
        move_typed(str): a move was typed and confirmed with Enter.
        ply_chosen(int): a move of the record was chosen.
    """

    style_chosen = Signal(str)
    move_typed = Signal(str)
    ply_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.model = RecordModel(self)
        self.table = RecordTable(self.model, self)
        self.entry = MoveEntry(self)
        self.place = QLabel(self)
        self.mend = QPushButton(self)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self._fouls = QLabel(self)
        self._fouls.setProperty("role", "muted")
        self._switch = QToolButton(self)
        self._styles = QActionGroup(self)
        self._build_switch()
        self._lay_out()
        self.table.ply_chosen.connect(self.ply_chosen)
        self.entry.returnPressed.connect(self._typed)
        self.retranslate()

    def _build_switch(self) -> None:
        menu = QMenu(self._switch)
        for code in ("full", "abbreviated", "wxf"):
            action = QAction(self)
            action.setCheckable(True)
            action.setData(code)
            self._styles.addAction(action)
            menu.addAction(action)
        self._switch.setMenu(menu)
        self._switch.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._switch.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._styles.triggered.connect(self._style_triggered)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self._fouls)
        head.addWidget(self._switch)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 6, 12, 10)
        box.setSpacing(4)
        box.addLayout(head)
        box.addWidget(WholeRows(self.table, self), 1)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.place)
        line.addWidget(self.entry, 1)
        line.addWidget(self.mend)
        box.addLayout(line)
        for part in (self.place, self.mend):
            part.hide()
        self.mend.setProperty("role", "field")
        self.mend.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_theme(self, theme: Theme) -> None:
        self.table.set_theme(theme)

    def show_style(self, style: str) -> None:
        for action in self._styles.actions():
            action.setChecked(action.data() == style)
        self._name_switch()

    def show_fouls(self, counts: Mapping[Side, int]) -> None:
        """How many fouls each side has, where fouls are counted."""
        text = self.tr("Fouls: Red {red}, Black {black}")
        self._fouls.setText(text.format(red=counts[Side.RED], black=counts[Side.BLACK]) if counts else "")

    def set_keying(self) -> None:
        """The record is keyed here, and moves can be mended."""
        self.entry.set_keying(True)
        self.table.set_mending()

    def show_place(self, text: str) -> None:
        """What is typed next: stands before the line and is read as its name."""
        self.place.setText(text)
        self.entry.setAccessibleName(text or self.tr("Type a move"))
        self.place.setVisible(bool(text) and self.entry.isVisibleTo(self))

    def show_mend(self, text: str, why: str) -> None:
        """A button behind the line that leads to what is wrong; "" for none."""
        self.mend.setText(text)
        self.mend.setToolTip(why)
        self.mend.setAccessibleDescription(why)
        self.mend.setVisible(bool(text))

    def set_entry_shown(self, shown: bool) -> None:
        """A game that is over or only looked at has no line to type moves in."""
        self.entry.setVisible(shown)

    def set_entry_enabled(self, enabled: bool, why_not: str = "") -> None:
        self.entry.setEnabled(enabled)
        self.entry.setToolTip(why_not)
        self.entry.setAccessibleDescription(why_not)

    def type_ahead(self, text: str) -> None:
        """Take up what somebody began to type elsewhere in the window."""
        self.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.entry.insert(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Record of the game"))
        self.table.setAccessibleName(self.tr("Record of the game"))
        names = {
            "full": self.tr("Full", "style of the record"),
            "abbreviated": self.tr("Abbreviated"),
            "wxf": self.tr("WXF letters"),
        }
        for action in self._styles.actions():
            action.setText(names[action.data()])
        self._switch.setAccessibleName(self.tr("Style of the record"))
        self._switch.setToolTip(self.tr("Style of the record"))
        self.entry.setAccessibleName(self.tr("Type a move"))
        self.entry.setPlaceholderText(self.tr("Type a move: 炮二平五, C2=5, h2e2..."))
        self.model.retranslate()
        self._name_switch()

    def _name_switch(self) -> None:
        checked = self._styles.checkedAction()
        if checked is not None:
            self._switch.setText(checked.text())

    @Slot(QAction)
    def _style_triggered(self, action: QAction) -> None:
        self._name_switch()
        self.style_chosen.emit(action.data())

    @Slot()
    def _typed(self) -> None:
        text = self.entry.text().strip()
        if text:
            self.move_typed.emit(text)
