"""The fields of a time control: figures for both sides, or for each its own, and how they are meant."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import TypeVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSpinBox, QWidget

from app.dialogs.control_draft import COUNTS, MOST_LIMITS, TIMES, Amounts, Draft, Last, Make
from app.dialogs.form import narrow, number
from app.dialogs.time_box import TimeBox
from app.texts.control_forms import added_title, amount_title, choice_title, last_title, make_title, mode_title
from app.texts.endings import side_name
from engine.base import Side
from engine.clock import IncrementAt, PeriodMode

E = TypeVar("E", bound=StrEnum)

_ROWS = (
    *("make", "odds", "limits", "last"),
    *("main", "moves1", "time1", "moves2", "time2", "moves3", "time3"),
    *("count", "byo", "moves", "block", "delay", "step", "reserve", "overruns", "inc", "inc_at", "mode"),
)
_CHOICES = 4
"""So many rows stand above the figures."""
_IN_SECONDS = ("inc", "byo", "delay", "step")
_MOST_MOVES = 999


class ControlFields(QWidget):
    """Shows those fields that the kind of control asks for.

    Signals:
        changed(): a figure or a choice was changed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.make, self.last, self.mode, self.inc_at = (_box(words) for words in (Make, Last, PeriodMode, IncrementAt))
        self.limits = number(1, MOST_LIMITS)
        self.odds = QCheckBox()
        self.figures = {(name, side): _figure(name) for name in (*COUNTS, *TIMES) for side in Side}
        self._labels = {name: QLabel() for name in _ROWS}
        self._heads = {side: QLabel() for side in Side}
        self._silent = False
        self._lay_out()
        for box in self._choices.values():
            box.currentIndexChanged.connect(self._edited)
        self.limits.valueChanged.connect(self._edited)
        self.odds.toggled.connect(self._odds_toggled)
        for figure in self.figures.values():
            figure.valueChanged.connect(self._edited)
        self.setFocusProxy(self.make)
        self.retranslate()
        self.set_draft(Draft())

    @property
    def _choices(self) -> dict[str, QComboBox]:
        return {"make": self.make, "last": self.last, "mode": self.mode, "inc_at": self.inc_at}

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        single = {**self._choices, "limits": self.limits, "odds": self.odds}
        for column, side in enumerate(Side, 1):
            self._heads[side].setProperty("role", "muted")
            grid.addWidget(self._heads[side], _CHOICES, column)
            grid.setColumnStretch(column, 1)
        for place, name in enumerate(_ROWS):
            row = place + (place >= _CHOICES)
            grid.addWidget(self._labels[name], row, 0)
            self._labels[name].setBuddy(single[name] if name in single else self.figures[name, Side.RED])
            if name in single:
                grid.addWidget(single[name], row, 1, 1, 2)
            else:
                for column, side in enumerate(Side, 1):
                    grid.addWidget(self.figures[name, side], row, column)

    def add_line(self, label: QLabel, field: QWidget) -> None:
        """One more line below all fields."""
        grid = self.layout()
        assert isinstance(grid, QGridLayout)
        row = grid.rowCount()
        grid.addWidget(label, row, 0)
        grid.addWidget(field, row, 1, 1, 2)
        label.setBuddy(field)

    def draft(self) -> Draft:
        """What stands in the form now."""
        return Draft(
            _word(self.make, Make),
            self._amounts(Side.RED),
            self._amounts(Side.BLACK) if self.odds.isChecked() else None,
            self.limits.value(),
            _word(self.last, Last),
            _word(self.mode, PeriodMode),
            _word(self.inc_at, IncrementAt),
        )

    def set_draft(self, draft: Draft) -> None:
        """Fill the form in."""
        self._silent = True
        for box, word in ((self.make, draft.make), (self.last, draft.last), (self.mode, draft.mode)):
            box.setCurrentIndex(box.findData(word.value))
        self.inc_at.setCurrentIndex(self.inc_at.findData(draft.inc_at.value))
        self.limits.setValue(draft.limits)
        self.odds.setChecked(draft.black is not None)
        for (name, side), figure in self.figures.items():
            amounts = draft.red if side is Side.RED else draft.black or draft.red
            figure.setValue(amounts[name])
        self._silent = False
        self._edited()

    def _amounts(self, side: Side) -> Amounts:
        return MappingProxyType({name: self.figures[name, side].value() for name in (*COUNTS, *TIMES)})

    @Slot(bool)
    def _odds_toggled(self, odds: bool) -> None:
        """Black begins with what Red has."""
        if odds and not self._silent:
            for (name, side), figure in self.figures.items():
                if side is Side.BLACK:
                    figure.setValue(self.figures[name, Side.RED].value())
        self._edited()

    @Slot()
    def _edited(self) -> None:
        if self._silent:
            return
        self._show_rows()
        self.changed.emit()

    def _show_rows(self) -> None:
        """Only what is asked for."""
        draft = self.draft()
        asked = {*draft.amounts, "make", "odds"}
        if draft.make is Make.PERIODS:
            asked |= {"limits", "last", "mode"}
        if "inc" in asked and any(self.figures["inc", side].value() for side in self._sides):
            asked.add("inc_at")
        for name, label in self._labels.items():
            label.setVisible(name in asked)
        for name, box in {**self._choices, "limits": self.limits}.items():
            box.setVisible(name in asked)
        for (name, side), figure in self.figures.items():
            figure.setVisible(name in asked and side in self._sides)
        for head in self._heads.values():
            head.setVisible(self.odds.isChecked())
        self._name_figures()

    @property
    def _sides(self) -> Sequence[Side]:
        return list(Side) if self.odds.isChecked() else [Side.RED]

    def retranslate(self) -> None:
        for name, label in self._labels.items():
            if name in self._choices or name == "limits":
                label.setText(choice_title(name))
            elif name != "odds":
                label.setText(amount_title(name))
        self.odds.setText(self.tr("The sides have different times"))
        for side, head in self._heads.items():
            head.setText(side_name(side))
        for box, texts in (
            (self.make, [make_title(make) for make in Make]),
            (self.last, [last_title(last) for last in Last]),
            (self.mode, [mode_title(mode) for mode in PeriodMode]),
            (self.inc_at, [added_title(at) for at in IncrementAt]),
        ):
            for row, text in enumerate(texts):
                box.setItemText(row, text)
        for name, box in self._choices.items():
            box.setAccessibleName(choice_title(name))
        self.limits.setAccessibleName(choice_title("limits"))
        self._name_figures()

    def _name_figures(self) -> None:
        """A screen reader hears whose figure it is, where there are two."""
        text = self.tr("{side}: {amount}", "a figure of one side")
        for (name, side), figure in self.figures.items():
            title = amount_title(name)
            named = text.format(side=side_name(side), amount=title) if self.odds.isChecked() else title
            figure.setAccessibleName(named)


def _figure(name: str) -> QSpinBox:
    if name in COUNTS:
        return number(1, _MOST_MOVES)
    return TimeBox(0 if name == "inc" else 1, minutes=name not in _IN_SECONDS)


def _box(words: type[StrEnum]) -> QComboBox:
    box = QComboBox()
    for word in words:
        box.addItem("", word)
    narrow(box)
    return box


def _word(box: QComboBox, words: type[E]) -> E:
    return words(box.currentData())
