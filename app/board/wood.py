"""Wood grain out of seeded noise: the same board on every machine, and no picture to carry."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin
from random import Random

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

GRAIN = QSize(720, 816)
SEED = 1999
# The layers of fibres: noise cells across and along the plank, strength 0..255, dark or light.
FIBRES = ((360, 10, 30, True), (720, 26, 22, True), (240, 6, 26, False), (52, 4, 24, True), (720, 120, 10, False))


@lru_cache(maxsize=8)
def plank(light: str, dark: str, stain: str) -> QImage:
    """A plank of `GRAIN` pixels with upright grain, lit from the upper left. Not to be changed."""
    image = QImage(GRAIN, QImage.Format.Format_ARGB32_Premultiplied)
    area = QRectF(image.rect())
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shade = QLinearGradient(area.topLeft(), area.bottomRight())
        shade.setColorAt(0.0, QColor(light))
        shade.setColorAt(1.0, QColor(dark))
        painter.fillRect(area, shade)
        painter.drawImage(area, _tinted(_rings(), QColor(stain), 62))
        source = Random(SEED)
        for across, along, strength, is_dark in FIBRES:
            noise = _noise(source, across, along)
            painter.drawImage(area, _tinted(noise, QColor(stain if is_dark else "#ffffff"), strength))
    finally:
        painter.end()
    return image


def _noise(source: Random, across: int, along: int) -> QImage:
    return _grey(source.randbytes(across * along), across, along)


def _rings() -> QImage:
    """The growth rings of a flat-sawn plank: long arches around an axis off the middle."""
    across, along = 240, 52
    return _grey(bytes(_ring(x / across, y / along) for y in range(along) for x in range(across)), across, along)


def _ring(x: float, y: float) -> int:
    """Summer wood darkens slowly and ends at a sharp edge."""
    sway = 0.012 * sin(1.7 * pi * y + 0.6) + 0.004 * sin(4.1 * pi * y + 5 * x)
    distance = hypot(x - 0.37 + sway, 0.085 * (y - 1.7)) + 0.003 * cos(3 * pi * y + 17 * x)
    phase = (distance * 24 + 0.9 * sin(distance * 7)) % 1.0
    return int(255 * (phase**2.2 if phase < 0.86 else 0.72 * (1 - phase) / 0.14))


def _grey(values: bytes, width: int, height: int) -> QImage:
    image = QImage(values, width, height, width, QImage.Format.Format_Grayscale8)
    return image.copy()


def _tinted(mask: QImage, colour: QColor, strength: int) -> QImage:
    """A colour as strong, up to 255, as a grey picture is bright; enlarged smoothly to the plank."""
    colour.setAlpha(255)
    image = QImage(mask.size(), QImage.Format.Format_ARGB32)
    image.fill(colour)
    image.setAlphaChannel(mask)
    faded = QImage(mask.size(), QImage.Format.Format_ARGB32_Premultiplied)
    faded.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faded)
    try:
        painter.setOpacity(strength / 255)
        painter.drawImage(0, 0, image)
    finally:
        painter.end()
    return faded.scaled(GRAIN, mode=Qt.TransformationMode.SmoothTransformation)
