"""The few small drawings of the window, as vectors in the colour of the text."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

from app import assets

_SIZE = 48


def step_icon(towards: int, to_end: bool, colour: str) -> QIcon:
    """A triangle for stepping: ``towards`` -1 back or 1 on, with a bar for going to the end."""
    pixmap = QPixmap(_SIZE, _SIZE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(_SIZE / 2, _SIZE / 2)
    painter.scale(towards, 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF([QPointF(-11, -14), QPointF(-11, 14), QPointF(12, 0)]))
    if to_end:
        painter.drawRect(QRectF(12, -14, 5, 28))
    painter.end()
    return QIcon(pixmap)


def program_icon() -> QIcon:
    """The program's own icon, for a window whose desktop entry is not installed."""
    pixmap = QPixmap()
    pixmap.loadFromData(assets.read_bytes("icons", "chuhe.svg"), "SVG")
    return QIcon(pixmap)
