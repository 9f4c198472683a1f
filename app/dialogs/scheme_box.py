"""The list of time controls, in groups with a heading each."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from app.texts.controls import family_title, scheme_title
from engine.clock import PRESETS, Family, Scheme


class SchemeBox(QComboBox):
    """Chooses a preset of the clock. A heading can be seen, never chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = next(iter(PRESETS))
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for family, presets in groupby(PRESETS.values(), lambda preset: preset.family):
            self.addItem("", family)
            heading = model.item(self.count() - 1)
            heading.setEnabled(False)
            font = heading.font()
            font.setBold(True)
            heading.setFont(font)
            for preset in presets:
                self.addItem("", preset.scheme)
        self.currentIndexChanged.connect(self._leave_heading)
        self.setMaxVisibleItems(20)
        self.select(self._shown)
        self.retranslate()

    @property
    def scheme(self) -> Scheme:
        """What is chosen."""
        return Scheme(self._shown)

    def select(self, scheme: Scheme) -> None:
        """Choose a preset."""
        self.setCurrentIndex(self.findData(scheme, Qt.ItemDataRole.UserRole))

    def retranslate(self) -> None:
        for row in range(self.count()):
            data = self.itemData(row)
            heading = data in set(Family)
            self.setItemText(row, family_title(Family(data)) if heading else scheme_title(Scheme(data)))

    @Slot(int)
    def _leave_heading(self, row: int) -> None:
        """The wheel and a program may come upon a heading: then the entry below it is meant."""
        if self.itemData(row) in set(Family):
            self.setCurrentIndex(row + 1)
        else:
            self._shown = Scheme(self.itemData(row))
