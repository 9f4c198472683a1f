"""The name plate, the digits and the captions of a face."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from app.clock.geometry import FaceGeometry, Rect
from app.clock.shown import Shown
from app.clock.view import ClockView
from app.clock.words import moves_text, period_text
from app.colours import ClockColours
from app.theme import Theme
from engine.base import Side
from engine.clock import Face, format_remaining

BOLDER = 0.05
PLATE_LINE = 0.075
"""The letters of a plate, in parts of its width, so that side, name and state stand beside each other."""
ELLIPSIS = Qt.TextElideMode.ElideRight
_LINE = Qt.AlignmentFlag.AlignVCenter


def sized(font: QFont, size: float, *, bold: bool = False) -> QFont:
    """The font at a size in units."""
    made = QFont(font)
    made.setPixelSize(max(1, round(size)))
    made.setBold(bold)
    return made


def widths_em(view: ClockView, font: QFont) -> tuple[float, float]:
    """The widths of the widest caption and of the widest time of a view, in ems. Moves are taken to have two digits
    from the start: the tenth move must not rearrange the clock."""
    metrics = QFontMetricsF(sized(font, 100))
    faces = [view.face(side) for side in Side]
    grown = [version for face in faces for version in _grown(face)]
    captions = [metrics.horizontalAdvance(text(face)) for face in grown for text in (period_text, moves_text)]
    digits = [sum(_cells(format_remaining(face.remaining), metrics)) for face in faces]
    return max(captions) / 100, max(digits) / 100


def _grown(face: Face) -> list[Face]:
    """The face later in the game: with two digits of moves, in main time and beyond it."""
    due = None if face.due is None else max(88, face.due)
    grown = replace(face, moves=max(88, face.moves), due=due)
    if face.extra is None:
        return [grown]
    return [replace(grown, extra=replace(face.extra, main=main, left=face.extra.full)) for main in (0, face.extra.main)]


def draw_plate(painter: QPainter, place: Rect, shown: Shown, theme: Theme, font: QFont) -> None:
    """Side and player; if its clock runs the plate is bright and has a pointer, and a word says how it stands."""
    colours = theme.clock
    area, radius = QRectF(*place), 0.2 * place.height
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_plate_ground(painter, area, radius, shown, theme)
    ink = QColor(_plate_ink(shown, colours))
    pad = 0.36 * place.height
    left, right = place.x + pad, place.right - pad
    size = min(0.56 * place.height, max(9.0, PLATE_LINE * place.width))
    if shown.running:
        left = _draw_pointer(painter, left, area.center().y(), 0.42 * place.height, ink)
    if shown.word:
        room = QRectF(left, place.y, right - left, place.height)
        right = _draw_word(painter, room, shown.word, sized(font, 0.9 * size), ink)
    _draw_name(painter, QRectF(left, place.y, right - left, place.height), shown, sized(font, size, bold=True), ink)
    painter.restore()


def draw_texts(painter: QPainter, place: FaceGeometry, shown: Shown, theme: Theme, font: QFont) -> None:
    """Remaining time in large digits, period and moves in small ones."""
    colours = theme.clock
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setFont(sized(font, place.caption_size))
    painter.setPen(QColor(colours.caption))
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    painter.drawText(QRectF(*place.period), int(left | _LINE), shown.period)
    painter.drawText(QRectF(*place.moves), int(right | _LINE), shown.moves)
    painter.setPen(QColor(_window_ink(shown, theme) if place.window else colours.low if shown.low else colours.digits))
    draw_digits(painter, QRectF(*place.digits), shown.digits, sized(font, place.digits_size))
    painter.restore()


def is_lit(shown: Shown, theme: Theme) -> bool:
    """Whether the enamel behind large digits is white: in flat themes only where the clock runs."""
    return shown.running or theme.board.textured


def _window_ink(shown: Shown, theme: Theme) -> str:
    colours = theme.clock
    if not is_lit(shown, theme):
        return colours.low if shown.low else colours.plate_ink
    return colours.flag if shown.low else colours.numerals


def draw_digits(painter: QPainter, area: QRectF, text: str, font: QFont) -> None:
    """Digits that do not dance: each takes the room of the widest, whatever the font.

    They are drawn as outlines made bolder, since Qt makes no bold of its own out of large letters.
    """
    metrics = QFontMetricsF(font)
    widths = _cells(text, metrics)
    x = area.center().x() - sum(widths) / 2
    base = area.center().y() + metrics.capHeight() / 2
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for sign, width in zip(text, widths, strict=True):
        path.addText(QPointF(x + (width - metrics.horizontalAdvance(sign)) / 2, base), font, sign)
        x += width
    pen = QPen(painter.pen().color(), BOLDER * font.pixelSize())
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.fillPath(path, pen.color())
    painter.strokePath(path, pen)


def _cells(text: str, metrics: QFontMetricsF) -> list[float]:
    digit = max(metrics.horizontalAdvance(sign) for sign in "0123456789")
    return [digit if sign.isdigit() else metrics.horizontalAdvance(sign) for sign in text]


def _draw_plate_ground(painter: QPainter, area: QRectF, radius: float, shown: Shown, theme: Theme) -> None:
    colours = theme.clock
    ground = QColor(colours.flag if shown.flagged else colours.plate_running if shown.running else colours.plate)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.board.textured:
        painter.setBrush(QColor(255, 222, 180, 46))
        painter.drawRoundedRect(area.translated(0, 1), radius, radius)
    painter.setBrush(ground)
    painter.drawRoundedRect(area, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.brass_dark if shown.running else QColor(0, 0, 0, 90)), 1))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _plate_ink(shown: Shown, colours: ClockColours) -> str:
    if shown.flagged:
        return "#ffffff"
    return colours.plate_running_ink if shown.running else colours.plate_ink


def _draw_pointer(painter: QPainter, left: float, middle: float, height: float, ink: QColor) -> float:
    """A triangle that points at the name; returns where the name may begin."""
    path = QPainterPath(QPointF(left, middle - height / 2))
    path.lineTo(left + 0.86 * height, middle)
    path.lineTo(left, middle + height / 2)
    path.closeSubpath()
    painter.fillPath(path, ink)
    return left + 1.5 * height


def _draw_word(painter: QPainter, area: QRectF, word: str, font: QFont, ink: QColor) -> float:
    """The word at the right, at most six tenths of the area; returns where the name has to end."""
    metrics = QFontMetricsF(font)
    text = metrics.elidedText(word, ELLIPSIS, 0.6 * area.width())
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignRight | _LINE), text)
    return area.right() - metrics.horizontalAdvance(text) - 0.6 * font.pixelSize()


def _draw_name(painter: QPainter, area: QRectF, shown: Shown, font: QFont, ink: QColor) -> None:
    metrics = QFontMetricsF(font)
    text = metrics.elidedText("  ".join(part for part in (shown.side, shown.name) if part), ELLIPSIS, area.width())
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft | _LINE), text)
