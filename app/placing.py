"""Where a window stands on the screen, kept from one run to the next."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QWidget

_WANTED = QSize(1280, 800)
_FRAME = QSize(8, 40)


def place(window: QWidget, kept: str) -> None:
    """Give a window the place that ``place_of`` told, or a good one on this screen if ``kept`` is "" or senseless."""
    window.resize(_WANTED.boundedTo(window.screen().availableGeometry().size() - _FRAME))
    if kept:
        window.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "replace")))


def place_of(window: QWidget) -> str:
    """The place of a window, as a word for the settings."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")
