"""The page of one game: board at the left; clocks, record, actions and sentence at the right."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from app.board.gesture import Handling
from app.board.widget import BoardWidget
from app.clock.faces import ClockFaces
from app.play.actions import ActionBar
from app.play.column import SideColumn
from app.play.review_bar import ReviewBar
from app.play.strips import Banner, QuestionStrip, SentenceLine, TopLine, announce
from app.record.view import RecordCard
from app.settings import BOARD_SHARE
from app.texts.situation import Sentence
from app.theme import Theme
from app.view import View

NOTICE_MS = 8_000
_SPLIT = 10
"""Wanted sizes are given this much too large: a splitter shrinks them to its room in proportion."""


class GamePage(QWidget):
    """All that is seen of one game, with places that don't move.

    Signals:
        stepped(str): a key for stepping was pressed: "first", "previous", "next" or "last".
        themed(object): the page has another Theme.
        board_share_changed(int): somebody moved the line between the board and the rest; thousandths of the width.
    """

    stepped = Signal(str)
    themed = Signal(object)
    board_share_changed = Signal(int)

    def __init__(self, now_ms: Callable[[], int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.top = TopLine(self)
        self.board = BoardWidget(self)
        self.faces = ClockFaces(self)
        self.banner = Banner(self)
        self.card = RecordCard(self)
        self.middle = QStackedWidget(self)
        self.middle.addWidget(self.card)
        self.question = QuestionStrip(now_ms, self)
        self.bar = self._make_bar(now_ms)
        self.review = ReviewBar(self)
        self.sentence = SentenceLine(self)
        for widget, topic in ((self, "keys"), (self.board, "game"), (self.faces, "clocks")):
            widget.setProperty("help", topic)
        self._standing = Sentence("")
        self._notice_over = QTimer(self)
        self._notice_over.setSingleShot(True)
        self._notice_over.setInterval(NOTICE_MS)
        self._notice_over.timeout.connect(self._say_standing)
        self._steps = [self._step_key(key, step) for key, step in _STEP_KEYS.items()]
        self._lay_out()
        self._order_focus()
        self.board.installEventFilter(self)

    def _make_bar(self, now_ms: Callable[[], int]) -> ActionBar:
        return ActionBar(now_ms, self)

    def _lay_out(self) -> None:
        strips = (self.question, self.bar, self.review, self.sentence)
        right = SideColumn(self.faces, self.banner, self.middle, strips)
        right.setMinimumWidth(380)
        right.setMaximumWidth(620)
        self.parts = QSplitter(Qt.Orientation.Horizontal, self)
        self.parts.setChildrenCollapsible(False)
        self.parts.setHandleWidth(20)
        self.parts.setContentsMargins(20, 14, 20, 14)
        self.parts.addWidget(self.board)
        self.parts.addWidget(right)
        self.parts.splitterMoved.connect(self._parts_moved)
        self.set_board_share(BOARD_SHARE)
        self.board.setMinimumSize(270, 300)
        self.middle.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.top)
        outer.addWidget(self.parts, 1)

    def _order_focus(self) -> None:
        chain = (self.board, self.faces, self.card.table, self.card.entry, self.question, self.bar, self.review)
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def set_theme(self, theme: Theme) -> None:
        for part in (self.top, self.board, self.faces, self.card, self.review):
            part.set_theme(theme)
        self.themed.emit(theme)

    def set_board_share(self, share: int) -> None:
        """Give the board so many thousandths of the width, and of what the window grows by."""
        for index, part in enumerate((share, 1000 - share)):
            self.parts.setStretchFactor(index, part)
        self.parts.setSizes([share * _SPLIT, (1000 - share) * _SPLIT])

    @Slot()
    def _parts_moved(self) -> None:
        board, rest = self.parts.sizes()
        share = round(1000 * board / max(1, board + rest))
        for index, part in enumerate((share, 1000 - share)):
            self.parts.setStretchFactor(index, part)
        self.board_share_changed.emit(share)

    def set_view(self, view: View) -> None:
        """How the board is handled and whether pieces glide; what it shows comes with each scene."""
        self.board.set_handling(Handling(view.handling))
        self.board.set_animated(view.animation)

    def set_reviewing(self, reviewing: bool) -> None:
        """A game that is only looked at has buttons for stepping in the place of the actions."""
        self.bar.setVisible(not reviewing)
        self.review.setVisible(reviewing)
        self._let_step(reviewing)
        self.card.set_entry_shown(not reviewing)

    def show_form(self, form: QWidget) -> None:
        """Put a form in the record's place."""
        if self.middle.indexOf(form) < 0:
            self.middle.addWidget(form)
        self.middle.setCurrentWidget(form)

    @Slot()
    def show_record(self) -> None:
        """Put the record back in its place; from a form in it the hand goes to the board."""
        if self.middle.currentWidget() is not self.card:
            self.middle.setCurrentWidget(self.card)
            self.board.setFocus()

    def say(self, sentence: Sentence, again: bool = False) -> None:
        """The sentence that stands until the situation changes; a screen reader hears it once, or ``again``."""
        fresh = again or sentence.announced != self._standing.announced
        self._standing = sentence
        self._notice_over.stop()
        self._say_standing()
        if fresh:
            announce(self.sentence.label, sentence.announced)

    def say_again(self) -> None:
        """Bring the standing sentence back over a notice."""
        self.say(self._standing)

    def notice(self, text: str, alarm: bool = True, heard: str = "") -> None:
        """Something to be said now, such as why an act was refused; the standing sentence comes back after a while."""
        self.sentence.say(text, alarm, heard)
        announce(self.sentence.label, heard or text)
        self._notice_over.start()

    @Slot(str)
    def warn(self, text: str) -> None:
        """Have a screen reader say something in the middle of whatever it says."""
        announce(self.faces, text, urgent=True)

    @Slot()
    def _say_standing(self) -> None:
        self.sentence.say(self._standing.text, self._standing.alarm, self._standing.announced)

    def _step_key(self, key: Qt.Key, step: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setObjectName(step)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self._step)
        return shortcut

    @Slot()
    def _step(self) -> None:
        shortcut = self.sender()
        if shortcut is not None:
            self.stepped.emit(shortcut.objectName())

    def _let_step(self, stepping: bool) -> None:
        for shortcut in self._steps:
            shortcut.setEnabled(stepping)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """On the board the arrow keys walk over its points; everywhere else they step through a game looked at."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._let_step(not self.review.isHidden() and event.type() == QEvent.Type.FocusOut)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no part of the page took: somebody begins to type a move, or by Esc leaves the line for it."""
        if event.key() == Qt.Key.Key_Escape and self.card.entry.hasFocus():
            self.card.entry.clear()
            self.board.setFocus()
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
