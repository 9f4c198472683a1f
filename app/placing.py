"""Where a window stands on the screen, kept from one run to the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_WANTED = QSize(1280, 800)
_FRAME = QSize(8, 40)


def place(window: QWidget, kept: str) -> None:
    """Give a window the place that ``place_of`` told, or a good one on this screen if ``kept`` is "" or senseless.

    A place on a screen that is gone, or is smaller now, is moved and cut to one that is there.
    """
    window.resize(_WANTED.boundedTo(_room(window).size()))
    if kept and window.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "replace"))):
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
        rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        wanted = window.geometry()
        fitted = fitting(wanted, rooms)
        if fitted != wanted and not window.isMaximized():
            window.setGeometry(fitted)


def place_anew(window: QWidget) -> None:
    """Give a window the place of a first start, in the middle of its screen."""
    window.showNormal()
    room = _room(window)
    size = _WANTED.boundedTo(room.size())
    window.setGeometry(QRect(room.center() - QRect(room.topLeft(), size).center() + room.topLeft(), size))


def fitting(wanted: QRect, rooms: Sequence[QRect]) -> QRect:
    """A window's place brought into the room that holds most of it, the first room where none holds any."""
    if not rooms:
        return wanted
    room = max(rooms, key=lambda each: _area(each.intersected(wanted)))
    if room.contains(wanted):
        return wanted
    size = wanted.size().boundedTo(room.size())
    left = min(max(wanted.left(), room.left()), room.left() + room.width() - size.width())
    top = min(max(wanted.top(), room.top()), room.top() + room.height() - size.height())
    return QRect(left, top, size.width(), size.height())


def _room(window: QWidget) -> QRect:
    """The part of the screen that is free for a window without its frame."""
    return window.screen().availableGeometry().adjusted(0, 0, -_FRAME.width(), -_FRAME.height())


def _area(rect: QRect) -> int:
    return max(rect.width(), 0) * max(rect.height(), 0)


def place_of(window: QWidget) -> str:
    """The place of a window, as a word for the settings."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")
