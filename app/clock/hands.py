"""What moves on a dial: the hands, the red flag, and the small seconds hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from app.clock.enamel import RIM, disc, polar
from app.theme import Theme
from engine.clock import Dial

HOUR_LENGTH, MINUTE_LENGTH = 0.46, 0.74
PIVOT_DEG, PIVOT = -11.5, 0.90
FLAG_LENGTH = 0.27
FLAG_RISE_DEG = 78.0
SMALL_PLACE, SMALL_RADIUS = 0.35, 0.15
_SHADE = QColor(0, 0, 0, 46)


def draw_hands(painter: QPainter, centre: QPointF, radius: float, dial: Dial, theme: Theme) -> None:
    """Paint both hands and their boss."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shapes = (
        (_hand(HOUR_LENGTH, 0.062, 0.034), dial.hour_deg, 0.012),
        (_hand(MINUTE_LENGTH, 0.048, 0.014), dial.minute_deg, 0.022),
    )
    painter.setPen(Qt.PenStyle.NoPen)
    for shape, degrees, height in shapes:
        if theme.board.textured:
            painter.setBrush(_SHADE)
            fall = QTransform.fromTranslate(0.7 * height * radius, height * radius)
            painter.drawPath(fall.map(_placed(shape, centre, radius, degrees)))
        painter.setBrush(QColor(theme.clock.hands))
        painter.drawPath(_placed(shape, centre, radius, degrees))
    _draw_boss(painter, centre, radius, theme)
    painter.restore()


def draw_flag(painter: QPainter, centre: QPointF, radius: float, theme: Theme, *, lift: float, fallen: bool) -> None:
    """Paint the flag: hanging beside the twelve, lifted by the minute hand in the last three minutes, or fallen.

    `lift` is that of a Dial. A fallen flag is longer, so that it is told from one that has not been lifted yet.
    """
    pivot = polar(centre, PIVOT * radius, PIVOT_DEG)
    length = FLAG_LENGTH * radius * (1.2 if fallen else 1.0)
    place = QTransform.fromTranslate(pivot.x(), pivot.y()).rotate(0.0 if fallen else -FLAG_RISE_DEG * lift)
    pennant = QPainterPath(QPointF(-0.13 * length, 0.12 * length))
    pennant.lineTo(0.13 * length, 0.12 * length)
    pennant.lineTo(0.22 * length, length)
    pennant.lineTo(0, 0.86 * length)
    pennant.lineTo(-0.22 * length, length)
    pennant.closeSubpath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.board.textured:
        painter.setBrush(_SHADE)
        painter.drawPath(QTransform.fromTranslate(0.01 * radius, 0.018 * radius).map(place.map(pennant)))
    painter.setBrush(QColor(theme.clock.flag))
    painter.drawPath(place.map(pennant))
    painter.setBrush(QColor(theme.clock.flag).darker(135))
    painter.drawEllipse(disc(pivot, max(1.0, 0.036 * radius)))
    painter.restore()


def draw_seconds(
    painter: QPainter, centre: QPointF, radius: float, theme: Theme, *, seconds: int, running: bool
) -> None:
    """Paint the small seconds of the side's own time, right of the middle: no hand comes there in the last half hour.

    Its hand is red and steps while the clock runs.
    """
    colours = theme.clock
    place, size = polar(centre, SMALL_PLACE * radius, 90), SMALL_RADIUS * radius
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.numerals), max(0.5, 0.009 * radius)))
    painter.setBrush(QColor(colours.enamel_shade))
    painter.drawEllipse(disc(place, size))
    for quarter in range(4 if size < 12 else 12):
        degrees = quarter * (90 if size < 12 else 30)
        painter.drawLine(polar(place, 0.76 * size, degrees), polar(place, 0.94 * size, degrees))
    painter.setPen(QPen(QColor(colours.flag if running else colours.hands), max(1.0, 0.02 * radius)))
    painter.drawLine(polar(place, 0.22 * size, 6 * seconds + 180), polar(place, 0.8 * size, 6 * seconds))
    painter.restore()


def _hand(length: float, root: float, tip: float) -> QPainterPath:
    """An upright hand with a short tail, on a dial of radius 1."""
    path = QPainterPath(QPointF(-0.7 * root, 0.15))
    path.lineTo(0.7 * root, 0.15)
    path.lineTo(root / 2, 0)
    path.lineTo(tip, -length + 1.6 * tip)
    path.quadTo(tip, -length, 0, -length)
    path.quadTo(-tip, -length, -tip, -length + 1.6 * tip)
    path.lineTo(-root / 2, 0)
    path.closeSubpath()
    return path


def _placed(shape: QPainterPath, centre: QPointF, radius: float, degrees: float) -> QPainterPath:
    place = QTransform.fromTranslate(centre.x(), centre.y()).rotate(degrees)
    return place.scale(radius * RIM, radius * RIM).map(shape)


def _draw_boss(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    size = 0.062 * radius
    painter.setBrush(QColor(theme.clock.hands))
    painter.drawEllipse(disc(centre, size))
    if theme.board.textured:
        shine = QRadialGradient(centre - QPointF(0.3 * size, 0.35 * size), 0.9 * size)
        shine.setColorAt(0, QColor(theme.clock.brass_light))
        shine.setColorAt(1, QColor(theme.clock.brass_dark))
        painter.setBrush(shine)
        painter.drawEllipse(disc(centre, 0.52 * size))
