"""The page of a clock that stands alone: two faces as large as can be, and one line below them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QSplitter, QVBoxLayout, QWidget

from app.clockonly.bar import ClockBar
from app.play.actions import ActionBar
from app.play.page import GamePage
from app.texts.clock_only import clock_keys
from app.texts.situation import Sentence
from app.view import View

DESK_WIDTH = 440
_MARGIN = 12
_BAR_MOST = 0.55
"""The part of the width that the buttons may take beside what is said."""


class ClockPage(GamePage):
    """A game's page without board and record. The referee's desk and his forms stand beside the clock, never over it.

    Signals:
        look_changed(str, object): a setting of the clock alone by its name, and its new value.
        full_screen_wanted(): the button for it was pressed.
    """

    look_changed = Signal(str, object)
    full_screen_wanted = Signal()

    def __init__(self, now_ms: Callable[[], int], parent: QWidget | None = None) -> None:
        self._clock_view = View()
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.keys = QLabel()
        self.keys.setProperty("role", "muted")
        self.keys.setWordWrap(True)
        super().__init__(now_ms, parent)
        self.board.setFocusProxy(self.faces)
        self.setProperty("help", "clocks")
        self.middle.currentChanged.connect(self._show_middle)
        self._show_middle()

    def _make_bar(self, now_ms: Callable[[], int]) -> ActionBar:
        bar = ClockBar(now_ms, self)
        bar.wanted.connect(self._look_wanted)
        return bar

    def _lay_out(self) -> None:
        self.board.hide()
        self.review.play.hide()
        self.parts = QSplitter(self)
        self.parts.hide()
        self.middle.setFixedWidth(DESK_WIDTH)
        self.faces.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        body, foot = QHBoxLayout(), self._foot
        body.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 0)
        body.setSpacing(_MARGIN)
        body.addWidget(self.faces, 1)
        body.addWidget(self.middle)
        foot.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        foot.setSpacing(10)
        foot.addWidget(self.question, 3)
        foot.addWidget(self.sentence, 2)
        foot.addWidget(self.keys, 3)
        foot.addWidget(self.bar)
        foot.addWidget(self.review)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, _MARGIN)
        outer.setSpacing(8)
        outer.addWidget(self.top)
        outer.addLayout(body, 1)
        outer.addWidget(self.banner)
        outer.addLayout(foot)

    def set_board_share(self, share: int) -> None:
        """There is no board to give a share to."""

    def set_view(self, view: View) -> None:
        super().set_view(view)
        self._clock_view = view
        if isinstance(self.bar, ClockBar):
            self.bar.show_look(view.clock_style == "digits", view.clock_seats == "across")

    def say(self, sentence: Sentence, again: bool = False) -> None:
        """Where a question says what goes on, it has the whole line; while a clock runs, its keys stand beside."""
        super().say(sentence, again)
        self.sentence.setVisible(bool(sentence.text) or self.question.isHidden())
        shown = self.faces.view
        self.keys.setText(clock_keys(self._clock_view.clock_seats == "across"))
        self.keys.setVisible(shown is not None and shown.running is not None and self.question.isHidden())
        self._share_line()

    def notice(self, text: str, alarm: bool = True, heard: str = "") -> None:
        self.sentence.show()
        super().notice(text, alarm, heard)

    @Slot()
    def _show_middle(self) -> None:
        self.middle.setVisible(self.middle.currentWidget() is not self.card)

    @Slot(str)
    def _look_wanted(self, name: str) -> None:
        view = self._clock_view
        self.faces.setFocus()
        if name == "full_screen":
            self.full_screen_wanted.emit()
        elif name == "swap":
            self.look_changed.emit("clock_swapped", not view.clock_swapped)
        elif name == "style":
            self.look_changed.emit("clock_style", "dials" if view.clock_style == "digits" else "digits")
        else:
            self.look_changed.emit("clock_seats", "beside" if view.clock_seats == "across" else "across")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On the whole screen there is nothing but the clock and its line."""
        super().resizeEvent(event)
        self.top.setHidden(self.window().isFullScreen())
        self._share_line()

    def _share_line(self) -> None:
        """In a narrow window the buttons have a line of their own."""
        narrow = self.bar.sizeHint().width() > self.width() * _BAR_MOST
        directions = QBoxLayout.Direction
        self._foot.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
