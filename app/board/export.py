"""A position as a picture to keep: PNG for screens, SVG for print, both by the painter of the board."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from app.board.geometry import BoardGeometry
from app.board.painter import BoardPainter
from app.board.render import render
from app.board.scene import BoardScene
from app.theme import Theme, ThemeName, theme_for

WIDTH, HEIGHT = 900, 1_000
"""The size of a picture in pixels, and in the units of an SVG."""


def picture(scene: BoardScene, theme: Theme) -> QImage:
    """The scene as an image of WIDTH × HEIGHT pixels on the board's own ground."""
    return render(scene, theme, WIDTH, HEIGHT)


def to_png(scene: BoardScene, theme: Theme) -> bytes:
    """The bytes of a PNG file."""
    data, buffer = _open_buffer()
    QImageWriter(buffer, QByteArray(b"png")).write(picture(scene, theme))
    buffer.close()
    return bytes(data.data())


def to_svg(scene: BoardScene, title: str = "") -> bytes:
    """The bytes of an SVG file in the plain colours of print: SVG as Qt writes it has no wood but as a bitmap.

    Pieces, lines and writing are outlines, so that no font is needed to see it.
    """
    data, buffer = _open_buffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(WIDTH, HEIGHT))
    generator.setViewBox(QRectF(0, 0, WIDTH, HEIGHT))
    generator.setTitle(title)
    generator.setDescription("")
    geometry = BoardGeometry.fit(WIDTH, HEIGHT, flipped=scene.flipped, numbers=scene.numbers)
    painter = QPainter(generator)
    try:
        BoardPainter(cached=False).paint(painter, geometry, scene, theme_for(ThemeName.PLAIN))
    finally:
        painter.end()
    buffer.close()
    return bytes(data.data())


def _open_buffer() -> tuple[QByteArray, QBuffer]:
    """Bytes and what writes into them; the bytes must outlive the buffer."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return data, buffer
