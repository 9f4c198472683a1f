"""The list of time controls, in groups with a heading each; those of one's own stand first."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from app.own_controls import Own, control_named
from app.texts.controls import control_short, family_title, own_family_title, scheme_title
from engine.clock import PRESETS, Family, PeriodMode, Scheme, TimeControl

_FAMILY = Qt.ItemDataRole.UserRole + 1
_OWN = "own"
"""What the heading of one's own controls is kept as; no family of the presets is called so."""


class SchemeBox(QComboBox):
    """Chooses a time control by its name. A heading can be seen, never chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own: Own = ()
        self._shown: str = next(iter(PRESETS))
        self.setMaxVisibleItems(20)
        self._fill()
        self.currentIndexChanged.connect(self._leave_heading)
        self.select(self._shown)

    @property
    def name(self) -> str:
        """What is chosen: a preset, or the name of one's own."""
        return self._shown

    @property
    def own(self) -> Own:
        return self._own

    def control(self, minutes: int | None = None, mode: PeriodMode = PeriodMode.CUM) -> TimeControl:
        """What is chosen; ``minutes`` and ``mode`` are for presets that leave them open."""
        return control_named(self._shown, self._own, minutes, mode)

    def select(self, name: str) -> bool:
        """Choose by name; False if there is none of this name."""
        row = self.findData(str(name), Qt.ItemDataRole.UserRole) if name else -1
        if row < 0:
            return False
        self.setCurrentIndex(row)
        return True

    def set_own(self, own: Own) -> None:
        """Offer these as one's own. What was chosen stays chosen if it is still there."""
        if own == self._own:
            return
        kept, self._own = self._shown, own
        self.blockSignals(True)
        self._fill()
        self.blockSignals(False)
        if not self.select(kept):
            self.select(next(iter(PRESETS)))
        self._leave_heading(self.currentIndex())

    def retranslate(self) -> None:
        own = {control.scheme: control for control in self._own}
        for row in range(self.count()):
            family, name = self.itemData(row, _FAMILY), self.itemData(row)
            if family:
                self.setItemText(row, own_family_title() if family == _OWN else family_title(Family(family)))
            else:
                self.setItemText(row, _own_title(own[name]) if name in own else scheme_title(Scheme(name)))

    def _fill(self) -> None:
        self.clear()
        if self._own:
            self._add_heading(_OWN)
            for control in self._own:
                self.addItem("", control.scheme)
        for family, presets in groupby(PRESETS.values(), lambda preset: preset.family):
            self._add_heading(family)
            for preset in presets:
                self.addItem("", str(preset.scheme))
        self.retranslate()

    def _add_heading(self, family: str) -> None:
        self.addItem("", "")
        self.setItemData(self.count() - 1, str(family), _FAMILY)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        heading = model.item(self.count() - 1)
        heading.setEnabled(False)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)

    @Slot(int)
    def _leave_heading(self, row: int) -> None:
        """The wheel and a program may come upon a heading: then the entry below it is meant."""
        if self.itemData(row, _FAMILY):
            self.setCurrentIndex(row + 1)
        elif row >= 0:
            self._shown = self.itemData(row)


def _own_title(control: TimeControl) -> str:
    """A control of one's own in the list: its name, and its figures where the name is not made of them."""
    figures = control_short(control)
    return figures if figures.startswith(control.scheme) else f"{control.scheme}　{figures}"
