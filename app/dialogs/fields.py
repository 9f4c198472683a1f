"""Fields that the forms of a referee have in common."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QWidget

from app.dialogs.form import narrow
from app.texts.endings import side_name
from engine.base import Side
from engine.game import SideNames

_SIDE_KEYS = {Qt.Key.Key_R: Side.RED, Qt.Key.Key_B: Side.BLACK}


class SideBox(QComboBox):
    """Chooses a side by the arrow keys, or by the keys R and B whatever the language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = SideNames.RED_BLACK
        self.addItems([side.value for side in Side])
        narrow(self)
        self.retranslate()

    def set_names(self, names: SideNames) -> None:
        """Call the sides as their game does."""
        self._names = names
        self.retranslate()

    @property
    def side(self) -> Side:
        return tuple(Side)[self.currentIndex()]

    def choose(self, side: Side) -> None:
        self.setCurrentIndex(tuple(Side).index(side))

    def retranslate(self) -> None:
        for row, side in enumerate(Side):
            self.setItemText(row, side_name(side, self._names))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        side = _SIDE_KEYS.get(Qt.Key(event.key()))
        if side is None or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            super().keyPressEvent(event)
        else:
            self.choose(side)


class ReasonBox(QComboBox):
    """A line for a reason, with usual ones to choose from by the arrow keys."""

    def __init__(self, longest: int = 200, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        edit = self.lineEdit()
        if edit is not None:
            edit.setMaxLength(longest)
        narrow(self)

    @property
    def reason(self) -> str:
        return self.currentText().strip()

    def offer(self, reasons: Iterable[str]) -> None:
        """The usual reasons; what was typed stays."""
        typed = self.currentText()
        self.clear()
        self.addItems(list(reasons))
        self.setCurrentIndex(-1)
        self.setEditText(typed)

    def begin(self) -> None:
        """No reason yet."""
        self.setCurrentIndex(-1)
        self.clearEditText()
