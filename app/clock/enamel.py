"""The white enamel dial in its brass rim: what does not move."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QFont, QFontMetricsF, QPainter, QPen, QRadialGradient

from app.colours import ClockColours
from app.theme import Theme

RIM = 0.93
"""The enamel's radius; the dial's, rim and all, is 1.0."""
TICKS = 0.885
NUMERALS = 0.672
NUMERAL_SIZE = 0.20


def polar(centre: QPointF, radius: float, degrees: float) -> QPointF:
    """A point `radius` from the centre, clockwise from twelve."""
    return QPointF(centre.x() + radius * sin(radians(degrees)), centre.y() - radius * cos(radians(degrees)))


def disc(centre: QPointF, radius: float) -> QRectF:
    """The square around a circle."""
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def draw_enamel(painter: QPainter, centre: QPointF, radius: float, theme: Theme, font: QFont) -> None:
    """Paint rim, enamel, minute ticks and the numerals 1 to 12, all within 1.1 times the radius."""
    colours = theme.clock
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.board.textured:
        _draw_rim(painter, centre, radius, colours)
        _draw_glaze(painter, centre, RIM * radius, colours)
    else:
        painter.setBrush(QColor(colours.brass_dark))
        painter.drawEllipse(disc(centre, radius))
        painter.setBrush(QColor(colours.enamel))
        painter.drawEllipse(disc(centre, RIM * radius))
    _draw_ticks(painter, centre, radius, colours)
    _draw_numerals(painter, centre, radius, colours, font)
    painter.restore()


def _draw_rim(painter: QPainter, centre: QPointF, radius: float, colours: ClockColours) -> None:
    fall = centre + QPointF(0, 0.045 * radius)
    shadow = QRadialGradient(fall, 1.09 * radius)
    shadow.setColorAt(0.86, QColor(14, 5, 0, 150))
    shadow.setColorAt(1.0, QColor(14, 5, 0, 0))
    painter.setBrush(shadow)
    painter.drawEllipse(disc(fall, 1.09 * radius))
    painter.setBrush(QColor(colours.brass_dark).darker(165))
    painter.drawEllipse(disc(centre, radius))
    painter.setBrush(_polished(centre, colours, 120))
    painter.drawEllipse(disc(centre, 0.99 * radius))
    painter.setBrush(_polished(centre, colours, 300))
    painter.drawEllipse(disc(centre, 0.955 * radius))
    painter.setBrush(QColor(colours.brass_dark).darker(175))
    painter.drawEllipse(disc(centre, 0.938 * radius))


def _polished(centre: QPointF, colours: ClockColours, angle: float) -> QBrush:
    """Turned brass, bright where it faces the light at `angle` degrees and opposite."""
    light, dark = QColor(colours.brass_light), QColor(colours.brass_dark)
    shade = QConicalGradient(centre, angle)
    for at, colour in (
        (0.0, light.lighter(112)),
        (0.16, dark),
        (0.34, dark.darker(118)),
        (0.5, light),
        (0.66, dark.darker(108)),
        (0.84, dark),
        (1.0, light.lighter(112)),
    ):
        shade.setColorAt(at, colour)
    return QBrush(shade)


def _draw_glaze(painter: QPainter, centre: QPointF, radius: float, colours: ClockColours) -> None:
    """Enamel is a little domed: bright towards the light, darker at the edge, where the rim throws its shadow."""
    glaze = QRadialGradient(centre - QPointF(0.28 * radius, 0.36 * radius), 1.5 * radius)
    glaze.setColorAt(0.0, QColor("#ffffff"))
    glaze.setColorAt(0.45, QColor(colours.enamel))
    glaze.setColorAt(1.0, QColor(colours.enamel_shade))
    painter.setBrush(glaze)
    painter.drawEllipse(disc(centre, radius))
    edge = QRadialGradient(centre + QPointF(0, 0.02 * radius), radius)
    edge.setColorAt(0.0, QColor(60, 40, 10, 0))
    edge.setColorAt(0.93, QColor(60, 40, 10, 0))
    edge.setColorAt(1.0, QColor(60, 40, 10, 62))
    painter.setBrush(edge)
    painter.drawEllipse(disc(centre, radius))


def _draw_ticks(painter: QPainter, centre: QPointF, radius: float, colours: ClockColours) -> None:
    ink = QColor(colours.numerals)
    for minute in range(60):
        hour = minute % 5 == 0
        if not hour and radius < 26:
            continue
        pen = QPen(ink, max(0.9 if hour else 0.55, (0.026 if hour else 0.0105) * radius))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        inner = (0.80 if hour else 0.845) * radius
        painter.drawLine(polar(centre, inner, 6 * minute), polar(centre, TICKS * radius, 6 * minute))


def _draw_numerals(painter: QPainter, centre: QPointF, radius: float, colours: ClockColours, font: QFont) -> None:
    if radius < 26:
        return
    written = QFont(font)
    written.setPixelSize(max(1, round(NUMERAL_SIZE * radius)))
    written.setWeight(QFont.Weight.Medium)
    painter.setFont(written)
    painter.setPen(QColor(colours.numerals))
    metrics = QFontMetricsF(written)
    for hour in range(1, 13):
        ink = metrics.tightBoundingRect(str(hour))
        place = polar(centre, NUMERALS * radius, 30 * hour)
        painter.drawText(place - ink.center(), str(hour))
