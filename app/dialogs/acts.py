"""The referee's forms: a foul, a ruling, a stop of the clocks. They take the record's place; board and clocks stay."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.dialogs.form import Form, hint, line, narrow, number, trio
from app.texts.acts import foul_title, ruling_title
from app.texts.endings import result_text, side_name
from engine.base import Outcome, Side, Termination, Winner
from engine.game import Regulations

RULINGS = tuple(ending for ending in Termination if ending not in (Termination.BYE, Termination.ADJOURNED))
"""What a referee can rule: every ending of a game, also one that the players told him."""


class ActForm(QFrame):
    """A form with a heading, fields, and two buttons.

    Signals:
        cancelled(): the form was put away.
    """

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.heading = QLabel(self)
        self.heading.setProperty("role", "heading")
        self.form = Form()
        self.explanation = hint()
        self.cancel = QPushButton(self)
        self.accept = QPushButton(self)
        self.accept.setProperty("role", "primary")
        self._lay_out()
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.cancelled)
        self.cancel.clicked.connect(self.cancelled)
        self.accept.clicked.connect(self.submit)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addStretch()
        head.addWidget(self.cancel)
        head.addWidget(self.accept)
        sheet = QWidget()
        sheet.setObjectName("sheet")
        inner = QVBoxLayout(sheet)
        inner.setContentsMargins(0, 0, 4, 0)
        inner.addLayout(self.form)
        inner.addWidget(self.explanation)
        inner.addStretch()
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(sheet)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 8, 12, 8)
        box.setSpacing(6)
        box.addLayout(head)
        box.addWidget(scroll, 1)

    @Slot()
    def submit(self) -> None:
        """Hand over what was filled in."""
        raise NotImplementedError

    def retranslate(self) -> None:
        self.cancel.setText(self.tr("Cancel"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _sides() -> QComboBox:
    box = QComboBox()
    box.addItems([side.value for side in Side])
    return box


def _name_sides(box: QComboBox) -> None:
    for row, side in enumerate(Side):
        box.setItemText(row, side_name(side))


class FoulForm(ActForm):
    """A foul (S0 9.1, 9.2): side, article, how many it counts for, a note.

    Signals:
        called(object, str, int, str): Side, article, count, note.
    """

    called = Signal(object, str, int, str)

    def __init__(self, regulations: Regulations, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._regulations = regulations
        self._articles = regulations.fouls.articles
        self.side = _sides()
        self.article = QComboBox()
        self.article.addItems(self._articles)
        narrow(self.article)
        self.count = number(1, 9)
        self.note = line(200)
        self._times = QLabel()
        self.form.add("side", trio(self.side, self._times, self.count))
        self.form.add("article", self.article)
        self.form.add("note", self.note)
        self.retranslate()

    def open_for(self, side: Side, article: str = "", count: int = 1) -> None:
        """Begin a new foul, first offering this one; without an article the first of the list."""
        self.side.setCurrentIndex(list(Side).index(side))
        self.article.setCurrentIndex(self._articles.index(article) if article in self._articles else 0)
        self.count.setValue(count)
        self.note.clear()
        self.article.setFocus()

    def submit(self) -> None:
        side = list(Side)[self.side.currentIndex()]
        article = self._articles[self.article.currentIndex()]
        self.called.emit(side, article, self.count.value(), self.note.text().strip())

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Call a foul"))
        self.accept.setText(self.tr("Call the foul"))
        self.explanation.setText(self.tr("The referee announces a foul at once; it stands on the score sheet."))
        self.form.name_rows(
            {
                "side": self.tr("Side"),
                "article": self.tr("Foul"),
                "note": self.tr("Note"),
            }
        )
        self._times.setText(self.tr("Counts as"))
        self.side.setAccessibleName(self.tr("Side"))
        self.count.setAccessibleName(self.tr("Counts as"))
        _name_sides(self.side)
        for row, article in enumerate(self._articles):
            self.article.setItemText(row, foul_title(article, self._regulations))


class RulingForm(ActForm):
    """The referee's decision of the game: how it ended, who won, and why.

    Signals:
        ruled(object, str): the Outcome and the reason.
    """

    ruled = Signal(object, str)

    def __init__(self, regulations: Regulations, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._regulations = regulations
        self.ending = QComboBox()
        self.ending.addItems([ending.value for ending in RULINGS])
        narrow(self.ending)
        self.winner = QComboBox()
        self.reason = line(200)
        self.form.add("ending", self.ending)
        self.form.add("winner", self.winner)
        self.form.add("reason", self.reason)
        self.ending.currentIndexChanged.connect(self._offer_winners)
        self.retranslate()

    def open_for(self, ending: Termination, winner: Winner) -> None:
        """Begin a ruling, first offering this one."""
        self.ending.setCurrentIndex(RULINGS.index(ending))
        self._offer_winners()
        row = self.winner.findData(winner)
        self.winner.setCurrentIndex(max(row, 0))
        self.reason.clear()
        self.ending.setFocus()

    def submit(self) -> None:
        ending = RULINGS[self.ending.currentIndex()]
        self.ruled.emit(Outcome(ending, Winner(self.winner.currentData())), self.reason.text().strip())

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Rule a result"))
        self.accept.setText(self.tr("Rule it"))
        self.explanation.setText(
            self.tr("The clocks stop and the game is over; the article stands on the score sheet.")
        )
        self.form.name_rows({"ending": self.tr("Ending"), "winner": self.tr("Result"), "reason": self.tr("Reason")})
        for row, ending in enumerate(RULINGS):
            self.ending.setItemText(row, ruling_title(ending, self._regulations))
        self._offer_winners()

    @Slot()
    def _offer_winners(self) -> None:
        """Only results that go with the ending: a draw by the articles of 4.2, both losing where the rules allow it."""
        ending = RULINGS[self.ending.currentIndex()]
        kept = self.winner.currentData()
        self.winner.clear()
        for winner in _winners(ending):
            self.winner.addItem(result_text(Outcome(ending, winner)), winner)
        self.winner.setCurrentIndex(max(self.winner.findData(kept), 0))


def _winners(ending: Termination) -> tuple[Winner, ...]:
    if ending.is_draw:
        return (Winner.DRAW,)
    if ending in (Termination.DOUBLE_LOSS, Termination.ANNULLED):
        return (Winner.NONE,)
    if ending in (Termination.LATE, Termination.FORFEIT, Termination.MISCONDUCT):
        return (Winner.RED, Winner.BLACK, Winner.NONE)
    return (Winner.RED, Winner.BLACK)
