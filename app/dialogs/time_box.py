"""A box for a length of time, written as a clock shows it."""

from __future__ import annotations

import re

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

MOST_S = 359_999
"""99:59:59."""
_FIGURE = re.compile("[0-9]{0,5}")


class TimeBox(QSpinBox):
    """Seconds, as h:mm:ss or m:ss. A number typed alone is read in the unit of the box: minutes or seconds."""

    def __init__(self, least: int = 1, minutes: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unit = 60 if minutes else 1
        self.setRange(least, MOST_S)
        self.setSingleStep(self._unit)
        self.setAccelerated(True)
        self.lineEdit().setTextMargins(7, 0, 0, 0)

    def textFromValue(self, value: int) -> str:
        minutes, seconds = divmod(value, 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"

    def valueFromText(self, text: str) -> int:
        return _seconds(text, self._unit) or 0

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        seconds = _seconds(text, self._unit)
        if seconds is None or seconds > self.maximum():
            return QValidator.State.Invalid, text, at
        whole = seconds >= self.minimum() and not text.endswith(":") and text != ""
        return (QValidator.State.Acceptable if whole else QValidator.State.Intermediate), text, at

    def fixup(self, text: str) -> str:
        """What was begun and left: the nearest time that can be."""
        return self.textFromValue(max(self.minimum(), _seconds(text, self._unit) or 0))


def _seconds(text: str, unit: int) -> int | None:
    """The seconds of a text as far as it is typed, None for one that no time begins with."""
    parts = text.strip().replace("：", ":").split(":")
    if len(parts) > 3 or not all(_FIGURE.fullmatch(part) for part in parts):
        return None
    figures = [int(part or 0) for part in parts]
    if len(figures) == 1:
        return figures[0] * unit
    seconds = 0
    for figure in figures:
        seconds = seconds * 60 + figure
    return seconds
