"""A scene as a picture file's image, by the same painter as the screen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.board.geometry import BoardGeometry
from app.board.painter import BoardPainter
from app.board.scene import BoardScene
from app.theme import Theme


def render(
    scene: BoardScene,
    theme: Theme,
    width: int,
    height: int,
    *,
    ratio: float = 1.0,
    background: str | None = None,
) -> QImage:
    """The scene as an image of `width` × `height` units of `ratio` pixels each, see-through around the board unless a
    "#rrggbb" background is given. Needs no window and no screen."""
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(background) if background else Qt.GlobalColor.transparent)
    geometry = BoardGeometry.fit(width, height, flipped=scene.flipped, numbers=scene.numbers, ratio=ratio)
    painter = QPainter(image)
    try:
        BoardPainter(cached=False).paint(painter, geometry, scene, theme)
    finally:
        painter.end()
    return image
