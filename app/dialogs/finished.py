"""The list of finished games on the first page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

ROW_ROLE = Qt.ItemDataRole.UserRole
_MARGIN = 10
_LEAST_HEIGHT = 96


@dataclass(frozen=True, slots=True)
class FinishedRow:
    """One game: who played, how it ended, and when and where."""

    path: Path
    title: str
    result: str
    detail: str


class FinishedDelegate(QStyledItemDelegate):
    """Paints a game in two lines: players and result, and beneath them quietly when and where it was played."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: FinishedRow = index.data(ROW_ROLE)
        style = option.widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        painter.save()
        painter.setFont(option.font)
        box = option.rect.adjusted(_MARGIN, 6, -_MARGIN, -6)
        result = option.fontMetrics.horizontalAdvance(row.result)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, row.result)
        self._line(painter, box.adjusted(0, 0, -result - 2 * _MARGIN, 0), row.title, bold=True)
        # A style sheet makes the widget's own colour for quiet text too faint.
        painter.setPen(QApplication.palette().color(QPalette.ColorRole.PlaceholderText))
        self._line(painter, box.adjusted(0, option.fontMetrics.height() + 2, 0, 0), row.detail)
        painter.restore()

    @staticmethod
    def _line(painter: QPainter, box: QRect, text: str, bold: bool = False) -> None:
        font = QFont(painter.font())
        font.setBold(bold)
        painter.setFont(font)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, shown)

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, 2 * option.fontMetrics.height() + 16)


class FinishedList(QWidget):
    """Games that are over, the latest first; hidden while there are none.

    Signals:
        chosen(object): the Path of a game that somebody wants to look at.
        more(): a game is wanted that is not in the list.
    """

    chosen = Signal(object)
    more = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[FinishedRow, ...] = ()
        self._heading = QLabel(self)
        self._heading.setProperty("role", "heading")
        self.older = QToolButton(self)
        self.older.setProperty("role", "link")
        self.older.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.older.hide()
        self.games = QListWidget(self)
        self.games.setItemDelegate(FinishedDelegate(self.games))
        self.games.setUniformItemSizes(True)
        self.games.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.games.setCursor(Qt.CursorShape.PointingHandCursor)
        self.games.setMinimumHeight(_LEAST_HEIGHT)
        head = QHBoxLayout()
        head.addWidget(self._heading)
        head.addStretch()
        head.addWidget(self.older)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 8, 0)
        box.addLayout(head)
        box.addWidget(self.games, 1)
        self.games.itemClicked.connect(self._chosen)
        self.games.itemActivated.connect(self._chosen)
        self.older.clicked.connect(self.more)
        self.hide()
        self.retranslate()

    def show_rows(self, rows: Sequence[FinishedRow], there_are_more: bool = False) -> None:
        """List these games; a place that was walked to in the list stays."""
        self.older.setVisible(there_are_more)
        self.setVisible(bool(rows))
        if tuple(rows) == self._rows:
            return
        self._rows = tuple(rows)
        current = self.games.currentItem()
        kept = current.data(ROW_ROLE).path if current is not None else None
        self.games.clear()
        for row in rows:
            item = QListWidgetItem("　".join((row.title, row.result, row.detail)))
            item.setData(ROW_ROLE, row)
            self.games.addItem(item)
            if row.path == kept:
                self.games.setCurrentItem(item)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Finished games"))
        self.games.setAccessibleName(self.tr("Finished games"))
        self.games.setToolTip(self.tr("A click shows the game; its score sheet can be made there."))
        self.older.setText(self.tr("Older games..."))

    @Slot(QListWidgetItem)
    def _chosen(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(ROW_ROLE).path)
