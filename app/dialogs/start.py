"""The page shown when no game is on the board: games that were not finished, and what else can be done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.board.pictures import PictureFile
from app.board.scene import BoardScene, Faces, standing
from app.board.still import StillBoard
from app.theme import Theme

if TYPE_CHECKING:
    from app.dialogs.finished import FinishedList, FinishedRow

ROWS = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"
"""The usual position. It is drawn before the rules are loaded."""
ACTS = ("resume", "save_as", "discard", "look")


class Offer(NamedTuple):
    """A game found on disk. ``acts`` are those of ACTS that can be done with it; ``trouble`` says what is wrong."""

    path: Path
    title: str
    detail: str
    acts: tuple[str, ...]
    trouble: str = ""


class OfferCard(QFrame):
    """One game that was found, with what can be done about it.

    Signals:
        chosen(str, object): the act and the Offer. Discarding is asked once more in the same card first.
    """

    chosen = Signal(str, object)

    def __init__(self, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offer = offer
        self.setProperty("role", "card")
        self.setProperty("help", "kept")
        self.buttons = {act: QPushButton(self) for act in offer.acts}
        self._really = QPushButton(self)
        self._really.setProperty("role", "danger")
        self._really.hide()
        self._lay_out()
        for act, button in self.buttons.items():
            button.setObjectName(act)
            button.clicked.connect(self._pressed)
        self._really.clicked.connect(self._discard)
        if "resume" in self.buttons:
            self.buttons["resume"].setProperty("role", "primary")
        self.retranslate()

    def _lay_out(self) -> None:
        box = QVBoxLayout(self)
        box.setContentsMargins(18, 14, 18, 14)
        for text, role in ((self.offer.title, "heading"), (self.offer.detail, "muted"), (self.offer.trouble, "fault")):
            if text:
                label = QLabel(text, self)
                label.setProperty("role", role)
                label.setWordWrap(True)
                label.setTextFormat(Qt.TextFormat.PlainText)
                box.addWidget(label)
        row = QHBoxLayout()
        for act in ("resume", "look", "save_as"):
            if act in self.buttons:
                row.addWidget(self.buttons[act])
        row.addStretch()
        row.addWidget(self._really)
        if "discard" in self.buttons:
            row.addWidget(self.buttons["discard"])
        box.addLayout(row)

    def retranslate(self) -> None:
        texts = {
            "resume": self.tr("Play on"),
            "look": self.tr("Look at it"),
            "save_as": self.tr("Save as..."),
            "discard": self.tr("Discard..."),
        }
        for act, button in self.buttons.items():
            button.setText(texts[act])
            button.setAccessibleDescription(self.offer.title)
        self._really.setText(self.tr("Discard this game for good"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    @Slot()
    def _pressed(self) -> None:
        button = self.sender()
        if button is None:
            return
        if button.objectName() == "discard":
            self._really.setVisible(self._really.isHidden())
        else:
            self.chosen.emit(button.objectName(), self.offer)

    @Slot()
    def _discard(self) -> None:
        self.chosen.emit("discard", self.offer)


class OfferScroll(QScrollArea):
    """Wants the height of the games in it. QScrollArea itself goes on wanting that of the first it was asked for."""

    def sizeHint(self) -> QSize:
        sheet = self.widget()
        wanted = super().sizeHint() if sheet is None else sheet.sizeHint()
        return QSize(wanted.width(), min(wanted.height(), 20 * self.fontMetrics().height()))


class StartPage(QWidget):
    """Unfinished games first, then those that are over, and the doors to a new game and to files.

    Signals:
        chosen(str, object): an act of ACTS with the Offer it is about.
        new_game(): a new game is wanted.
        clock_only(): a clock beside a wooden board is wanted.
        open_file(): a file is to be opened.
    """

    chosen = Signal(str, object)
    new_game = Signal()
    clock_only = Signal()
    open_file = Signal()

    def __init__(self, picture: PictureFile | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = QLabel(self)
        self._heading.setProperty("role", "title")
        self._words = QLabel(self)
        self._words.setProperty("role", "muted")
        self._words.setWordWrap(True)
        self._list = QVBoxLayout()
        self._list.setSpacing(10)
        self.cards: list[OfferCard] = []
        self._waiting = False
        self._board = StillBoard(BoardScene(pieces=standing(ROWS)), picture, self)
        self.new = QPushButton(self)
        self.new.setProperty("role", "primary")
        self.open, self.clock = QPushButton(self), QPushButton(self)
        self._lay_out()
        self.new.clicked.connect(self.new_game)
        self.open.clicked.connect(self.open_file)
        self.clock.clicked.connect(self.clock_only)
        self.retranslate()

    def _lay_out(self) -> None:
        sheet = QWidget()
        sheet.setObjectName("sheet")
        inner = QVBoxLayout(sheet)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.addLayout(self._list)
        inner.addStretch()
        scroll = OfferScroll(self)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(sheet)
        self._scroll, self._sheet = scroll, sheet
        buttons = QHBoxLayout()
        buttons.addWidget(self.new)
        buttons.addWidget(self.open)
        buttons.addWidget(self.clock)
        buttons.addStretch()
        column = QVBoxLayout()
        column.setSpacing(14)
        column.addWidget(self._heading)
        column.addWidget(self._words)
        column.addLayout(buttons)
        column.addWidget(scroll)
        self._column = column
        outer = QHBoxLayout(self)
        outer.setContentsMargins(28, 24, 20, 18)
        outer.setSpacing(24)
        outer.addLayout(column, 5)
        outer.addWidget(self._board, 5)

    @cached_property
    def finished(self) -> FinishedList:
        """The list of games that are over; it takes its place when it is first asked for."""
        from app.dialogs.finished import FinishedList

        made = FinishedList(self)
        self._column.addWidget(made, 1)
        self._share_out()
        return made

    def set_theme(self, theme: Theme) -> None:
        self._board.set_theme(theme)

    def set_look(self, faces: str, numbers: bool) -> None:
        """What the board shows beside its pieces, and what is engraved on them."""
        self._board.set_scene(BoardScene(pieces=standing(ROWS), faces=Faces(faces), numbers=numbers))

    def expect_offers(self) -> None:
        """Offers are likely to come: what stands above them shall not move when they do."""
        self._waiting = True
        self.retranslate()

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """List these games, the latest first."""
        self._waiting = False
        for card in self.cards:
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [OfferCard(offer, self) for offer in offers]
        for card in self.cards:
            card.chosen.connect(self.chosen)
            self._list.addWidget(card)
            card.show()
        self._share_out()
        self.retranslate()

    @Slot(list, bool)
    def show_finished(self, rows: Sequence[FinishedRow], there_are_more: bool) -> None:
        """List these games that are over, the latest first."""
        self.finished.show_rows(rows, there_are_more)
        self._share_out()

    def _share_out(self) -> None:
        """The unfinished games take the room they need, up to half of it; all of it where nothing else wants it."""
        alone = "finished" not in self.__dict__ or self.finished.isHidden()
        policy = QSizePolicy.Policy.Expanding if alone else QSizePolicy.Policy.Maximum
        self._scroll.setSizePolicy(QSizePolicy.Policy.Expanding, policy)
        self._scroll.setMinimumHeight(min(150, self._sheet.sizeHint().height()) if self.cards and not alone else 0)
        self._scroll.updateGeometry()
        self._scroll.setVisible(alone or bool(self.cards))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self.new.setText(self.tr("New game"))
        self.open.setText(self.tr("Open a game..."))
        self.clock.setText(self.tr("Clock only..."))
        if self.cards or self._waiting:
            self._heading.setText(self.tr("Games that are not finished"))
            self._words.setText(
                self.tr(
                    "Each goes on exactly where its record ends: the clocks stand as of the last sign of life, "
                    "and the time since then is charged to nobody."
                )
            )
        else:
            self._heading.setText(self.tr("Chuhe"))
            self._words.setText(self.tr("Set up a game, or open one to look at."))
