"""The rounds as a table: its look, its size in whole rows, and the keys that mend a record that is keyed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.colours import ChromeColours
from app.record.model import ALARM_ROLE, CURRENT_ROLE, PLY_ROLE, Column, RecordModel
from app.theme import Theme, theme_for

_MOVES = (Column.RED, Column.BLACK)
_TIMES = (Column.RED_TIME, Column.BLACK_TIME)
_LEAST_ROWS = 2
_MENDING_KEYS = {
    Qt.Key.Key_Insert: "insert",
    Qt.Key.Key_Return: "replace",
    Qt.Key.Key_Enter: "replace",
    Qt.Key.Key_Delete: "drop",
}


class RecordDelegate(QStyledItemDelegate):
    """Paints a cell: Red's moves in red, times quietly, and a band under the move the board shows last."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours: ChromeColours = theme_for().chrome

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        chrome = self.colours
        column = Column(index.column())
        owner = index.sibling(index.row(), column - 1) if column in _TIMES else index
        painter.save()
        if owner.data(CURRENT_ROLE):
            self._band(painter, option, column, chrome)
        if index.data(ALARM_ROLE) and column in _MOVES:
            self._alarm(painter, option, chrome)
        painter.setPen(QColor(self._ink(column, chrome)))
        painter.setFont(self._font(option.font, column))
        flags = Qt.AlignmentFlag.AlignVCenter
        flags |= Qt.AlignmentFlag.AlignHCenter if column is Column.ROUND else Qt.AlignmentFlag.AlignLeft
        painter.drawText(option.rect.adjusted(8, 0, -2, 0), flags, str(index.data() or ""))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(chrome.focus), 1.5))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4)
        painter.restore()

    @staticmethod
    def _band(painter: QPainter, option: QStyleOptionViewItem, column: Column, chrome: ChromeColours) -> None:
        """A band with a bar at its start: the mark is a shape too, not a colour alone."""
        rect = QRectF(option.rect).adjusted(0, 2, 0, -2)
        painter.fillRect(rect, QColor(chrome.highlight))
        if column in _MOVES:
            painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), QColor(chrome.focus))

    @staticmethod
    def _alarm(painter: QPainter, option: QStyleOptionViewItem, chrome: ChromeColours) -> None:
        """A frame of dashes: a move that is missing or does not fit is seen without colours too."""
        pen = QPen(QColor(chrome.danger_border), 1.5, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(option.rect).adjusted(3, 3, -3, -3), 4, 4)

    @staticmethod
    def _ink(column: Column, chrome: ChromeColours) -> str:
        if column is Column.RED:
            return chrome.red
        return chrome.black if column is Column.BLACK else chrome.muted

    @staticmethod
    def _font(base: QFont, column: Column) -> QFont:
        font = QFont(base)
        size = base.pointSizeF()
        font.setPointSizeF(size * 1.12 if column in _MOVES else size * 0.92)
        return font


class RecordTable(QTableView):
    """The rounds.

    Signals:
        ply_chosen(int): somebody clicked a move, or pressed Enter on it.
        mend_wanted(str): the current move of a record that is keyed is to be mended: "insert" before it, "replace" it,
            "drop" it.
        current_ply_changed(): the keyboard's mark came to another move.
        left_downward(): the hand goes on below the last row.
    """

    ply_chosen = Signal(int)
    mend_wanted = Signal(str)
    current_ply_changed = Signal()
    left_downward = Signal()

    def __init__(self, model: RecordModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._mending = False
        self._menu: QMenu | None = None
        self._delegate = RecordDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self._set_widths()
        model.current_changed.connect(self._follow)
        model.rowsInserted.connect(self._follow_rows)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)

    @property
    def current_ply(self) -> int:
        """The ply of the cell with the keyboard's mark, 0 where there is none."""
        return self._ply_at(self.currentIndex()) or 0

    def set_mending(self) -> None:
        """Let moves be mended by Ins, Enter and Del."""
        self._mending = True

    def set_menu(self, menu: QMenu) -> None:
        """What else can be done with a move, as a menu."""
        self._menu = menu

    def set_theme(self, theme: Theme) -> None:
        self._delegate.colours = theme.chrome
        self.viewport().update()

    def show_times(self, shown: bool) -> None:
        """The columns of used time, hidden where a game has none."""
        for column in _TIMES:
            self.setColumnHidden(column, not shown)

    def _set_widths(self) -> None:
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(30)
        for column in Column:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(Column.ROUND, QHeaderView.ResizeMode.Fixed)
        self._fit_to_font()

    def _fit_to_font(self) -> None:
        metrics = self.fontMetrics()
        self.horizontalHeader().resizeSection(Column.ROUND, metrics.horizontalAdvance("000") + 40)
        self.verticalHeader().setDefaultSectionSize(round(metrics.height() * 1.5))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_to_font()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The move the board shows stays in sight when a banner or a question takes room from the table."""
        super().resizeEvent(event)
        self._follow_rows()

    @Slot(int)
    def _follow(self, ply: int) -> None:
        model = self.model()
        index = model.index_of(ply) if isinstance(model, RecordModel) else QModelIndex()
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        else:
            self.scrollToTop()

    @Slot()
    def _follow_rows(self) -> None:
        model = self.model()
        if isinstance(model, RecordModel):
            self._follow(model.current)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        ply = self._ply_at(index)
        if ply is not None:
            self.ply_chosen.emit(ply)

    @staticmethod
    def _ply_at(index: QModelIndex) -> int | None:
        column = index.column()
        ply: int | None = (index.siblingAtColumn(column - 1) if column in _TIMES else index).data(PLY_ROLE)
        return ply

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._mending:
            super().keyPressEvent(event)
        elif event.key() in _MENDING_KEYS and self.current_ply:
            self.mend_wanted.emit(_MENDING_KEYS[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Escape or (event.key() == Qt.Key.Key_Down and self._is_on_last_row()):
            self.left_downward.emit()
        elif event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.current_ply_changed.emit()

    def _is_on_last_row(self) -> bool:
        return self.currentIndex().row() == self.model().rowCount() - 1

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if self._mending and self.current_ply:
            self.mend_wanted.emit("replace")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By the mouse for the move under it, by the menu key for the current one."""
        if not self._mending or self._menu is None or not self.current_ply:
            super().contextMenuEvent(event)
            return
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        place = self.visualRect(self.currentIndex()).bottomLeft() if by_key else event.pos()
        self._menu.popup(self.viewport().mapToGlobal(place))


class WholeRows(QWidget):
    """Holds the table so that no row of it is cut: what is left over below the last one stays free."""

    def __init__(self, table: RecordTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        table.setParent(self)
        self.setMinimumHeight(self._height(_LEAST_ROWS))
        self.setFocusProxy(table)

    def _height(self, rows: int) -> int:
        header = self._table.horizontalHeader().sizeHint().height()
        return header + rows * self._table.verticalHeader().defaultSectionSize() + 2 * self._table.frameWidth()

    def fit(self) -> None:
        """Give the table room for as many rows as there is."""
        row = self._table.verticalHeader().defaultSectionSize()
        self.setMinimumHeight(self._height(_LEAST_ROWS))
        rows = max(_LEAST_ROWS, (self.height() - self._height(0)) // row)
        self._table.setGeometry(0, 0, self.width(), self._height(rows))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()
