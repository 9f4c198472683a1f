"""The record card: the table of rounds, the switch of its style, and the line where moves are typed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QColor, QFont, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.colours import ChromeColours
from app.record.model import ALARM_ROLE, CURRENT_ROLE, PLY_ROLE, Column, RecordModel
from app.theme import Theme, theme_for
from engine.base import Side

_MOVES = (Column.RED, Column.BLACK)
_TIMES = (Column.RED_TIME, Column.BLACK_TIME)
_LEAST_ROWS = 2


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
    """

    ply_chosen = Signal(int)

    def __init__(self, model: RecordModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
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
        column = Column(index.column())
        ply = (index.siblingAtColumn(column - 1) if column in _TIMES else index).data(PLY_ROLE)
        if ply is not None:
            self.ply_chosen.emit(ply)


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


class RecordCard(QFrame):
    """The card with the record.

    Signals:
        style_chosen(str): "full", "abbreviated" or "wxf" was chosen.
        move_typed(str): a move was typed and confirmed with Enter.
        ply_chosen(int): a move of the record was chosen.
    """

    style_chosen = Signal(str)
    move_typed = Signal(str)
    ply_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.model = RecordModel(self)
        self.table = RecordTable(self.model, self)
        self.entry = QLineEdit(self)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self._fouls = QLabel(self)
        self._fouls.setProperty("role", "muted")
        self._switch = QToolButton(self)
        self._styles = QActionGroup(self)
        self._build_switch()
        self._lay_out()
        self.table.ply_chosen.connect(self.ply_chosen)
        self.entry.returnPressed.connect(self._typed)
        self.retranslate()

    def _build_switch(self) -> None:
        menu = QMenu(self._switch)
        for code in ("full", "abbreviated", "wxf"):
            action = QAction(self)
            action.setCheckable(True)
            action.setData(code)
            self._styles.addAction(action)
            menu.addAction(action)
        self._switch.setMenu(menu)
        self._switch.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._switch.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._styles.triggered.connect(self._style_triggered)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self._fouls)
        head.addWidget(self._switch)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 6, 12, 10)
        box.setSpacing(4)
        box.addLayout(head)
        box.addWidget(WholeRows(self.table, self), 1)
        box.addWidget(self.entry)

    def set_theme(self, theme: Theme) -> None:
        self.table.set_theme(theme)

    def show_style(self, style: str) -> None:
        for action in self._styles.actions():
            action.setChecked(action.data() == style)
        self._name_switch()

    def show_fouls(self, counts: Mapping[Side, int]) -> None:
        """How many fouls each side has, where fouls are counted."""
        text = self.tr("Fouls: Red {red}, Black {black}")
        self._fouls.setText(text.format(red=counts[Side.RED], black=counts[Side.BLACK]) if counts else "")

    def set_entry_shown(self, shown: bool) -> None:
        """A game that is over or only looked at has no line to type moves in."""
        self.entry.setVisible(shown)

    def set_entry_enabled(self, enabled: bool, why_not: str = "") -> None:
        self.entry.setEnabled(enabled)
        self.entry.setToolTip(why_not)
        self.entry.setAccessibleDescription(why_not)

    def type_ahead(self, text: str) -> None:
        """Take up what somebody began to type elsewhere in the window."""
        self.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.entry.insert(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Record of the game"))
        self.table.setAccessibleName(self.tr("Record of the game"))
        names = {
            "full": self.tr("Full", "style of the record"),
            "abbreviated": self.tr("Abbreviated"),
            "wxf": self.tr("WXF letters"),
        }
        for action in self._styles.actions():
            action.setText(names[action.data()])
        self._switch.setAccessibleName(self.tr("Style of the record"))
        self._switch.setToolTip(self.tr("Style of the record"))
        self.entry.setAccessibleName(self.tr("Type a move"))
        self.entry.setPlaceholderText(self.tr("Type a move: 炮二平五, C2=5, h2e2..."))
        self.model.retranslate()
        self._name_switch()

    def _name_switch(self) -> None:
        checked = self._styles.checkedAction()
        if checked is not None:
            self._switch.setText(checked.text())

    @Slot(QAction)
    def _style_triggered(self, action: QAction) -> None:
        self._name_switch()
        self.style_chosen.emit(action.data())

    @Slot()
    def _typed(self) -> None:
        text = self.entry.text().strip()
        if text:
            self.move_typed.emit(text)
