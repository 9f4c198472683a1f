"""The short help: keys, what counts, and where the games are kept. A page of the window like the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.dialogs.form import Form

Shortcuts = Callable[[], Sequence[tuple[str, str]]]
"""Tells the keys of the menus and what each does."""


class HelpPage(QWidget):
    """Keys and a few sentences.

    Signals:
        closed(): back to where one was.
    """

    closed = Signal()

    def __init__(self, shortcuts: Shortcuts, games: str, version: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self._games, self._version = games, version
        self._heading = QLabel(self)
        self._heading.setProperty("role", "title")
        self._keys = [(QLabel(), QLabel()) for _ in self._key_names()]
        self._menu_keys = [(QLabel(), QLabel()) for _ in shortcuts()]
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QPushButton(self)
        self.close_button.setProperty("role", "primary")
        self.close_button.clicked.connect(self.closed)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        sheet = QWidget()
        sheet.setObjectName("sheet")
        left = QVBoxLayout()
        left.setSpacing(14)
        left.addWidget(_card(self._keys))
        left.addWidget(self._words)
        left.addStretch()
        inner = QHBoxLayout(sheet)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.setSpacing(14)
        inner.addLayout(left, 1)
        inner.addWidget(_card(self._menu_keys), 1, Qt.AlignmentFlag.AlignTop)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(sheet)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.close_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(28, 18, 28, 18)
        box.setSpacing(14)
        box.addWidget(self._heading)
        box.addWidget(scroll, 1)
        box.addLayout(row)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Keys and short help"))
        self.close_button.setText(self.tr("Back"))
        own = zip(self._key_names(), self._key_texts(), strict=True)
        for (keys, words), (name, text) in zip(
            (*self._keys, *self._menu_keys), (*own, *self._shortcuts()), strict=True
        ):
            keys.setText(name)
            words.setText(text)
        self._words.setText("\n\n".join(self._sentences()))

    def _key_names(self) -> tuple[str, ...]:
        return (self.tr("Space"), self.tr("← ↑ ↓ →  Enter  Esc"), "A–Z  0–9", "Tab", "Ctrl+Enter", "← → Home End", "Y")

    def _key_texts(self) -> tuple[str, ...]:
        return (
            self.tr("Presses the clock, in games where the players press it."),
            self.tr("Walk over the board; Enter takes a piece up and puts it down; Esc lets go of it."),
            self.tr("Typed letters and digits go to the line for moves: 炮二平五, C2=5, h2e2 or four digits."),
            self.tr("From part to part of the window."),
            self.tr("Sets up the game from the form for a new one."),
            self.tr("In a game that is looked at: step through its moves."),
            self.tr("Confirms a resignation, or that a draw is agreed to. Any other key takes it back."),
        )

    def _sentences(self) -> tuple[str, ...]:
        return (
            self.tr("Every move is on disk before the clock and the record confirm it; “On disk” at the top says so."),
            self.tr(
                "After a power failure the program offers the game again at its next start: with the clocks as they "
                "stood at the last sign of life, and stopped."
            ),
            self.tr("The games are kept in {folder}.").format(folder=self._games),
            self.tr("Chuhe {version}, under the Apache licence 2.0.").format(version=self._version),
        )


def _card(rows: Sequence[tuple[QLabel, QLabel]]) -> QFrame:
    """Keys with what they do."""
    card = QFrame()
    card.setProperty("role", "card")
    form = Form()
    form.setContentsMargins(18, 16, 18, 16)
    for keys, words in rows:
        words.setWordWrap(True)
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        keys.setProperty("role", "heading")
        form.addRow(keys, words)
    card.setLayout(form)
    return card
