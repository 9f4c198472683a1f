"""The panel of a ruling: the counts, the verdict with its grounds, the moves of the loop, the referee's decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.dialogs.form import caption, line
from app.play.actions import Allowed, set_allowed
from app.play.column import WISHED_HEIGHT
from app.play.strips import announce

COLUMNS = 2
HEIGHT = 330
"""So much room the panel takes from the clock, where that has it to give."""


@dataclass(frozen=True, slots=True)
class Shown:
    """All that the panel says. ``moves`` are the lines of the loop, ``reasons`` a sentence for each of them.

    ``confirm`` names what the referee would follow, "" where nothing can be followed; ``others`` are the keys and the
    names of what he could decide instead, none where nobody may decide here.
    """

    counts: str
    verdict: str
    grounds: str = ""
    moves: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    note: str = ""
    confirm: str = ""
    others: tuple[tuple[str, str], ...] = ()


class LoopList(QListWidget):
    """The moves of a loop in two columns, a round a row, all of them in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(True)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_moves(self, moves: Sequence[str], row: int) -> None:
        """Show these moves and choose one, without telling."""
        blocked = self.blockSignals(True)
        self.clear()
        self.addItems(list(moves))
        self.setCurrentRow(row)
        self.blockSignals(blocked)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        height = self.fontMetrics().height() + 10
        frame = 2 * self.frameWidth()
        self.setGridSize(QSize(max((self.width() - frame - 2) // COLUMNS, 1), height))
        self.setFixedHeight(-(-self.count() // COLUMNS) * height + frame + 2)


class RulingPanel(QFrame):
    """Stands in the record's place while the board steps through the loop.

    Signals:
        stepped(int): a move of the loop was chosen, from 0.
        confirmed(): the referee follows the ruling (维持).
        overruled(str, str): he decides otherwise (改判): the key of the decision and his reason.
        closed(): the panel is to be put away.
        hidden(): it was.
    """

    stepped = Signal(int)
    confirmed = Signal()
    overruled = Signal(str, str)
    closed = Signal()
    hidden = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ruling")
        self.setProperty(WISHED_HEIGHT, HEIGHT)
        self.setProperty("role", "card")
        self.setProperty("help", "loops")
        self._shown = Shown("", "")
        self.back, self.on, self.close_button = (QPushButton(self) for _ in range(3))
        self.counts, self.verdict, self.grounds = self._label("muted"), self._label("heading"), self._label("")
        self.list = LoopList(self)
        self.reason_why, self.note = self._label(""), self._label("muted")
        self.confirm, self.overrule = QPushButton(self), QPushButton(self)
        self.confirm.setProperty("role", "primary")
        self.choice = QComboBox(self)
        self.choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.reason: QLineEdit = line(200)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _label(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", role or None)
        return label

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.verdict, 1)
        for button in (self.back, self.on, self.close_button):
            head.addWidget(button)
        sheet = QWidget()
        sheet.setObjectName("sheet")
        inner = QVBoxLayout(sheet)
        inner.setContentsMargins(0, 0, 4, 0)
        inner.setSpacing(6)
        for widget in (self.list, self.reason_why, self.grounds, self.counts, self.note):
            inner.addWidget(widget)
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
        box.addWidget(self._decision())

    def _decision(self) -> QWidget:
        self.desk = QWidget(self)
        row = QHBoxLayout(self.desk)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.confirm)
        row.addWidget(self.choice, 2)
        row.addWidget(self.reason, 2)
        row.addWidget(self.overrule)
        return self.desk

    def _connect(self) -> None:
        self.back.clicked.connect(self._step_back)
        self.on.clicked.connect(self._step_on)
        self.close_button.clicked.connect(self.closed)
        self.list.currentRowChanged.connect(self._row_changed)
        self.confirm.clicked.connect(self.confirmed)
        self.overrule.clicked.connect(self._overrule)
        self.reason.textChanged.connect(self._enable)
        self.choice.currentIndexChanged.connect(self._enable)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.closed)

    def take_focus(self) -> None:
        """The hand goes to the moves of the loop, where there are any, and never to a decision."""
        (self.list if self._shown.moves else self.close_button).setFocus()

    @property
    def row(self) -> int:
        """The move of the loop that is looked at, from 0; -1 for none."""
        return self.list.currentRow()

    def show_all(self, shown: Shown) -> None:
        """Say something else; the move looked at stays where there is still one."""
        if shown == self._shown:
            return
        before, self._shown = self._shown, shown
        self.counts.setText(shown.counts)
        for label, text in ((self.verdict, shown.verdict), (self.grounds, shown.grounds), (self.note, shown.note)):
            label.setText(text)
            label.setVisible(bool(text))
        if shown.moves != before.moves:
            self._fill(shown.moves)
        self._keep_focus(shown)
        for widget in (self.list, self.back, self.on):
            widget.setVisible(bool(shown.moves))
        self._show_decision(before)
        self._show_reason()
        self._enable()
        if shown.verdict != before.verdict:
            announce(self.verdict, shown.verdict)

    def _keep_focus(self, shown: Shown) -> None:
        """What goes away does not hand the focus on to a decision."""
        going = () if shown.moves else (self.list, self.back, self.on)
        decisions = () if shown.others else (self.choice, self.reason, self.overrule)
        if any(widget.hasFocus() for widget in (*going, *decisions, *(() if shown.confirm else (self.confirm,)))):
            self.close_button.setFocus()

    def _fill(self, moves: Sequence[str]) -> None:
        row = min(self.row, len(moves) - 1)
        self.list.show_moves(moves, row if row >= 0 else len(moves) - 1)

    def _show_decision(self, before: Shown) -> None:
        shown = self._shown
        self.desk.setVisible(bool(shown.others))
        self.confirm.setVisible(bool(shown.confirm))
        self.confirm.setText(shown.confirm)
        if shown.others != before.others:
            kept = self.choice.currentData()
            self.choice.clear()
            for key, text in shown.others:
                self.choice.addItem(text, key)
            self.choice.setCurrentIndex(self.choice.findData(kept))

    def _show_reason(self) -> None:
        reasons = self._shown.reasons
        text = reasons[self.row] if 0 <= self.row < len(reasons) else ""
        self.reason_why.setText(text)
        self.reason_why.setVisible(bool(text))

    @Slot()
    def _enable(self) -> None:
        moves = len(self._shown.moves)
        set_allowed(self.back, Allowed(moves > 0 and self.row > 0, self.tr("This is the first move of the loop.")))
        set_allowed(self.on, Allowed(0 <= self.row < moves - 1, self.tr("This is the last move of the loop.")))
        decided = self.choice.currentIndex() >= 0 and bool(self.reason.text().strip())
        set_allowed(self.overrule, Allowed(decided, self.tr("Choose a decision and give the reason for it.")))

    @Slot(int)
    def _row_changed(self, row: int) -> None:
        self._show_reason()
        self._enable()
        announce(self.reason_why, self.reason_why.text())
        self.stepped.emit(row)

    @Slot()
    def _step_back(self) -> None:
        self.list.setCurrentRow(self.row - 1)

    @Slot()
    def _step_on(self) -> None:
        self.list.setCurrentRow(self.row + 1)

    @Slot()
    def _overrule(self) -> None:
        self.overruled.emit(self.choice.currentData(), self.reason.text().strip())

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Repetition"))
        self.back.setText(self.tr("Back", "to the previous move"))
        self.on.setText(self.tr("On", "to the next move"))
        self.close_button.setText(self.tr("Close"))
        self.overrule.setText(self.tr("Overrule"))
        self.choice.setPlaceholderText(self.tr("Otherwise..."))
        caption(self.choice, self.tr("Decide otherwise..."))
        self.reason.setPlaceholderText(self.tr("Reason"))
        self.reason.setAccessibleName(self.tr("Reason"))
        self.list.setAccessibleName(self.tr("Moves of the loop"))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hidden.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
