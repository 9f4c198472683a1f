"""The rounds of a game as an item model. It is handed rows and knows neither rules nor notations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

Index = QModelIndex | QPersistentModelIndex

PLY_ROLE = int(Qt.ItemDataRole.UserRole)
"""The ply (from 1) of the cell, None where there is no move."""
CURRENT_ROLE = PLY_ROLE + 1
"""Whether the cell belongs to the move that the board shows as the last one."""
ALARM_ROLE = PLY_ROLE + 2
"""Whether something is wrong with the move: it is missing, or doesn't fit there."""


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Column(IntEnum):
    ROUND = 0
    RED = 1
    RED_TIME = 2
    BLACK = 3
    BLACK_TIME = 4


@dataclass(frozen=True, slots=True)
class Cell:
    """One move as the record shows it. ``used`` is its time as text, "" where none was kept; ``ply`` counts from 1.

    ``missing``: the record lacks it; ``doubtful``: it doesn't fit there, and nobody said that it was made so;
    ``spoken`` is the move for the ear.
    """

    ply: int
    text: str
    used: str = ""
    missing: bool = False
    doubtful: bool = False
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """One round (回合, S0 2.1): a move of each side. ``red`` is None where Black moved first."""

    number: int
    red: Cell | None
    black: Cell | None


class RecordModel(QAbstractTableModel):
    """Rounds as rows.

    Signals:
        current_changed(int): the ply shown as the last one, 0 before the first move.
    """

    current_changed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rounds: tuple[Round, ...] = ()
        self._current = 0

    @property
    def current(self) -> int:
        return self._current

    def show(self, rounds: Sequence[Round], current: int) -> None:
        """Show these rounds, changing no more rows than differ, and mark the ply ``current``."""
        self._fit(tuple(rounds))
        if current != self._current:
            before, self._current = self._current, current
            for ply in (before, current):
                self._touch(self.index_of(ply))
            self.current_changed.emit(current)

    def index_of(self, ply: int) -> QModelIndex:
        """The cell of a ply, an invalid index where there is none."""
        for row in range(len(self._rounds) - 1, -1, -1):
            for column in (Column.RED, Column.BLACK):
                cell = self._cell(row, column)
                if cell is not None and cell.ply == ply:
                    return self.index(row, column)
        return QModelIndex()

    def text_of(self, ply: int) -> str:
        """The move of a ply as it is written, "" where there is none."""
        return str(self.index_of(ply).data() or "")

    def retranslate(self) -> None:
        """Ask for all texts anew after a change of language."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's signature)
        return 0 if parent.isValid() else len(self._rounds)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's signature)
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = Column(index.column())
        cell = self._cell(index.row(), column)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), column, cell)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(index.row(), column, cell)
        if role == Qt.ItemDataRole.TextAlignmentRole and column is Column.ROUND:
            return Qt.AlignmentFlag.AlignCenter
        if role == PLY_ROLE:
            return cell.ply if cell else None
        if role == CURRENT_ROLE:
            return cell is not None and cell.ply == self._current
        if role == ALARM_ROLE:
            return cell is not None and (cell.missing or cell.doubtful)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._titles()[section]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken_titles()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter if section == Column.ROUND else _LEFT
        return None

    def _titles(self) -> tuple[str, ...]:
        time = self.tr("Time", "time used for a move")
        return (self.tr("Round", "a pair of moves"), self.tr("Red"), time, self.tr("Black"), time)

    def _spoken_titles(self) -> tuple[str, ...]:
        """For the ear, which does not see beside which moves a time stands."""
        titles = self._titles()
        return (*titles[:2], self.tr("Red's time"), titles[3], self.tr("Black's time"))

    def _text(self, row: int, column: Column, cell: Cell | None) -> str:
        if column is Column.ROUND:
            return str(self._rounds[row].number)
        if cell is None:
            return "……" if self._skipped(row, column) else ""
        if column in (Column.RED, Column.BLACK):
            return self.tr("(missing)", "a move that the record lacks") if cell.missing else cell.text
        return cell.used

    def _spoken(self, row: int, column: Column, cell: Cell | None) -> str:
        text, title = self._text(row, column, cell), self._spoken_titles()[column]
        if not text:
            return self.tr("{column}, empty").format(column=title)
        if cell is not None and column in (Column.RED, Column.BLACK):
            text = cell.spoken or text
            text = self.tr("{move}, does not fit here").format(move=text) if cell.doubtful else text
        return f"{title} {text}"

    def _skipped(self, row: int, column: Column) -> bool:
        """Whether the cell stands before Black's first move in a game that Black begins."""
        return column is Column.RED and self._rounds[row].black is not None

    def _cell(self, row: int, column: Column) -> Cell | None:
        entry = self._rounds[row]
        if column is Column.ROUND:
            return None
        return entry.red if column in (Column.RED, Column.RED_TIME) else entry.black

    def _fit(self, rounds: tuple[Round, ...]) -> None:
        kept = min(len(rounds), len(self._rounds))
        if len(self._rounds) > kept:
            self.beginRemoveRows(QModelIndex(), kept, len(self._rounds) - 1)
            self._rounds = self._rounds[:kept]
            self.endRemoveRows()
        changed = [row for row in range(kept) if rounds[row] != self._rounds[row]]
        self._rounds = rounds[:kept]
        for row in changed:
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))
        if len(rounds) > kept:
            self.beginInsertRows(QModelIndex(), kept, len(rounds) - 1)
            self._rounds = rounds
            self.endInsertRows()

    def _touch(self, index: QModelIndex) -> None:
        if index.isValid():
            self.dataChanged.emit(index, index.siblingAtColumn(index.column() + 1))
