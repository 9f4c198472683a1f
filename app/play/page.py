"""The page of one game: board at the left; clocks, record, actions and sentence at the right."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from app.board.widget import BoardWidget
from app.clock.faces import ClockFaces
from app.play.actions import ActionBar
from app.play.review_bar import ReviewBar
from app.play.strips import Banner, QuestionStrip, SentenceLine, TopLine
from app.record.view import RecordCard
from app.texts.situation import Sentence
from app.theme import Theme

NOTICE_MS = 8_000


class GamePage(QWidget):
    """All that is seen of one game, with places that don't move.

    Signals:
        stepped(str): a key for stepping was pressed: "first", "previous", "next" or "last".
    """

    stepped = Signal(str)

    def __init__(self, now_ms: Callable[[], int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.top = TopLine(self)
        self.board = BoardWidget(self)
        self.faces = ClockFaces(self)
        self.banner = Banner(self)
        self.card = RecordCard(self)
        self.middle = QStackedWidget(self)
        self.middle.addWidget(self.card)
        self.question = QuestionStrip(self)
        self.bar = ActionBar(now_ms, self)
        self.review = ReviewBar(self)
        self.sentence = SentenceLine(self)
        self._standing = Sentence("")
        self._notice_over = QTimer(self)
        self._notice_over.setSingleShot(True)
        self._notice_over.setInterval(NOTICE_MS)
        self._notice_over.timeout.connect(self._say_standing)
        self._lay_out()
        self._order_focus()

    def _lay_out(self) -> None:
        right = QWidget(self)
        right.setMinimumWidth(380)
        right.setMaximumWidth(620)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.faces)
        column.addWidget(self.banner)
        column.addWidget(self.middle, 1)
        for widget in (self.question, self.bar, self.review, self.sentence):
            column.addWidget(widget)
        body = QHBoxLayout()
        body.setContentsMargins(20, 14, 20, 14)
        body.setSpacing(20)
        body.addWidget(self.board, 56)
        body.addWidget(right, 44)
        self.board.setMinimumSize(270, 300)
        self.middle.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.middle.setMinimumHeight(158)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.top)
        outer.addLayout(body, 1)

    def _order_focus(self) -> None:
        chain = (self.board, self.faces, self.card.table, self.card.entry, self.question, self.bar, self.review)
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def set_theme(self, theme: Theme) -> None:
        for part in (self.board, self.faces, self.card, self.review):
            part.set_theme(theme)

    def set_reviewing(self, reviewing: bool) -> None:
        """A game that is only looked at has buttons for stepping in the place of the actions."""
        self.bar.setVisible(not reviewing)
        self.review.setVisible(reviewing)
        self.card.set_entry_shown(not reviewing)

    def show_form(self, form: QWidget) -> None:
        """Put a form in the record's place."""
        if self.middle.indexOf(form) < 0:
            self.middle.addWidget(form)
        self.middle.setCurrentWidget(form)

    @Slot()
    def show_record(self) -> None:
        """Put the record back in its place."""
        self.middle.setCurrentWidget(self.card)

    def say(self, sentence: Sentence) -> None:
        """The sentence that stands until the situation changes."""
        self._standing = sentence
        self._notice_over.stop()
        self._say_standing()

    def say_again(self) -> None:
        """Bring the standing sentence back over a notice."""
        self.say(self._standing)

    def notice(self, text: str) -> None:
        """Something to be said now, such as why an act was refused; the standing sentence comes back after a while."""
        self.sentence.say(text, alarm=True)
        self._notice_over.start()

    @Slot()
    def _say_standing(self) -> None:
        self.sentence.say(self._standing.text, self._standing.alarm)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no part of the page took: stepping, or a move that somebody begins to type."""
        step = _STEP_KEYS.get(Qt.Key(event.key())) if self.review.isVisible() else None
        if step is not None:
            self.stepped.emit(step)
        elif self._types_move(event):
            self.card.type_ahead(event.text())
        else:
            super().keyPressEvent(event)

    def _types_move(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        text = event.text()
        return plain and self.card.entry.isVisible() and self.card.entry.isEnabled() and text.isalnum()


_STEP_KEYS = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_Left: "previous",
    Qt.Key.Key_Up: "previous",
    Qt.Key.Key_Right: "next",
    Qt.Key.Key_Down: "next",
    Qt.Key.Key_End: "last",
}
