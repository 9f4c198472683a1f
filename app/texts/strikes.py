"""What is said when a note of the referee is taken back."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.base import Side


def fouls_left(counts: Mapping[Side, int]) -> str:
    """The counts as they then stand."""
    text = QCoreApplication.translate("Strikes", "Fouls then: Red {red}, Black {black}.")
    return text.format(red=counts[Side.RED], black=counts[Side.BLACK])


def struck_out(entry: str) -> str:
    """It was taken back."""
    return QCoreApplication.translate("Strikes", "Taken back: {entry}").format(entry=entry)
