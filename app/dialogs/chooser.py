"""The page on which one game of a file with several is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPushButton, QVBoxLayout, QWidget


class ChooserPage(QWidget):
    """Lists the games of a file.

    Signals:
        chosen(int): the game with this place in the file, from 0.
        cancelled(): none is wanted.
    """

    chosen = Signal(int)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = QLabel(self)
        self._heading.setProperty("role", "title")
        self.games = QListWidget(self)
        self.games.setUniformItemSizes(True)
        self.cancel = QPushButton(self)
        self.open = QPushButton(self)
        self.open.setProperty("role", "primary")
        self._name, self._complete = "", True
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.open)
        box = QVBoxLayout(self)
        box.setContentsMargins(28, 18, 28, 18)
        box.setSpacing(14)
        box.addWidget(self._heading)
        box.addWidget(self.games, 1)
        box.addLayout(buttons)
        self.games.activated.connect(self._activated)
        self.open.clicked.connect(self._open)
        self.cancel.clicked.connect(self.cancelled)
        self.retranslate()

    def show_games(self, name: str, titles: Sequence[str]) -> None:
        """List the games of the file ``name``."""
        self._name = name
        self.games.clear()
        self.add_games(titles, complete=False)
        self.games.setCurrentRow(0)
        self.games.setFocus(Qt.FocusReason.OtherFocusReason)

    def add_games(self, titles: Sequence[str], complete: bool) -> None:
        """List further games of the file; ``complete``: these are the last."""
        known = self.games.count()
        self.games.addItems([f"{number}.  {title}" for number, title in enumerate(titles, known + 1)])
        self._complete = complete
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        texts = (self.tr("Games in “{name}”, read so far: {count}"), self.tr("Games in “{name}”: {count}"))
        self._heading.setText(texts[self._complete].format(count=self.games.count(), name=self._name))
        self.games.setAccessibleName(self.tr("Games of the file"))
        self.cancel.setText(self.tr("Cancel"))
        self.open.setText(self.tr("Open"))

    @Slot(QModelIndex)
    def _activated(self, index: QModelIndex) -> None:
        self.chosen.emit(index.row())

    @Slot()
    def _open(self) -> None:
        if self.games.currentRow() >= 0:
            self.chosen.emit(self.games.currentRow())
