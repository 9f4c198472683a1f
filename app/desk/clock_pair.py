"""Both clocks as a correction of the board sets them (S0 5.8): offered as before the moves put back, and editable."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.dialogs.time_box import TimeBox
from app.texts.endings import side_name
from engine.base import Side

NARROW = 84
"""Hours, minutes, seconds and the arrows."""


class ClockPair(QWidget):
    """Two boxes for the times left, red's first.

    Signals:
        changed(): a time was changed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = (TimeBox(0), TimeBox(0))
        self._title, self._labels = QLabel(), (QLabel(), QLabel())
        self._offered = (0, 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._title)
        for label, box in zip(self._labels, self.boxes, strict=True):
            row.addWidget(label)
            row.addWidget(box, 1)
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            box.setMinimumWidth(NARROW)
            box.valueChanged.connect(self._changed)
        self.setFocusProxy(self.boxes[0])
        self.retranslate()

    def offer(self, times: tuple[int, int]) -> None:
        """Offer these times in milliseconds, as the clocks stood; what was changed by hand is forgotten."""
        if self._seconds(times) == self._seconds(self._offered) and not self.edited:
            self._offered = times
            return
        self._offered = times
        for box, seconds in zip(self.boxes, self._seconds(times), strict=True):
            box.blockSignals(True)
            box.setValue(seconds)
            box.blockSignals(False)

    @property
    def edited(self) -> bool:
        """Whether a time is another than was offered."""
        return tuple(box.value() for box in self.boxes) != self._seconds(self._offered)

    def times(self, left: tuple[int, int]) -> tuple[int, int] | None:
        """Red's and black's milliseconds, None where both clocks are to be as was offered. A clock that was not changed
        gets what is ``left`` on it by then: it may have gone on running since."""
        if not self.edited:
            return None
        red, black = (
            ms if box.value() == seconds else box.value() * 1_000
            for box, ms, seconds in zip(self.boxes, left, self._seconds(self._offered), strict=True)
        )
        return red, black

    def _seconds(self, times: tuple[int, int]) -> tuple[int, ...]:
        """Whole seconds as the clock shows them: remaining time is rounded up."""
        return tuple(min(-(-max(0, ms) // 1_000), box.maximum()) for ms, box in zip(times, self.boxes, strict=True))

    @Slot()
    def _changed(self) -> None:
        self.changed.emit()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Clocks"))
        for side, label, box in zip(Side, self._labels, self.boxes, strict=True):
            label.setText(side_name(side))
            box.setAccessibleName(self.tr("Clock of {side}").format(side=side_name(side)))
