"""The wooden case: plank, bevel, carved groove, brass plungers and soft shadow."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from app.board.wood import plank
from app.clock.geometry import ClockGeometry, FaceGeometry
from app.colours import ClockColours
from app.theme import Theme

SHADOW = QColor(40, 24, 8, 13)
SHADOW_STEPS = 9


def draw_case(painter: QPainter, geometry: ClockGeometry, theme: Theme) -> None:
    """Paint the case without its plungers."""
    colours = theme.clock
    case, corner = QRectF(*geometry.case), geometry.corner
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    if theme.board.textured:
        draw_shadow(painter, case, corner, geometry.case.x)
        _draw_wood(painter, case, corner, theme)
        _draw_bevel(painter, case, corner)
        _draw_groove(painter, geometry, colours)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.wood_light))
        painter.drawRoundedRect(case, corner / 2, corner / 2)
        _outline(painter, QRectF(*geometry.groove), corner / 2, colours.groove, 1.0)
    painter.restore()


def draw_plunger(painter: QPainter, face: FaceGeometry, lift: float, theme: Theme) -> None:
    """One button on top of the case, `lift` from 0.0 (pressed down) to 1.0 (up: its clock runs)."""
    place = face.button
    if place.height <= 0:
        return
    colours = theme.clock
    height = place.height * (0.34 + 0.62 * lift)
    body = QRectF(place.x, place.bottom - height, place.width, height + 2)
    radius = min(0.4 * height, 0.12 * place.width)
    path = QPainterPath()
    path.addRoundedRect(body.adjusted(0, 0, 0, radius), radius, radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(QRectF(place.x - 2, 0, place.width + 4, place.bottom + 0.5))
    painter.setPen(QPen(QColor(colours.brass_dark).darker(130), max(0.6, 0.05 * place.height)))
    painter.setBrush(_brass(body, colours) if theme.board.textured else QColor(colours.groove))
    painter.drawPath(path)
    painter.restore()


def draw_shadow(painter: QPainter, area: QRectF, corner: float, reach: float) -> None:
    """A soft shadow below and around a rounded rectangle, `reach` units wide."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(SHADOW)
    for step in range(SHADOW_STEPS):
        spread = reach * step / SHADOW_STEPS
        grown = area.adjusted(-spread, -spread, spread, spread).translated(0, 0.5 * reach)
        painter.drawRoundedRect(grown, corner + spread, corner + spread)


def _draw_wood(painter: QPainter, case: QRectF, corner: float, theme: Theme) -> None:
    """The grain lies along the case; both ends are darker, as turned wood is where the light leaves it."""
    colours = theme.clock
    image = plank(colours.wood_light, colours.wood_dark, QColor(colours.wood_dark).darker(160).name())
    brush = QBrush(image)
    place = QTransform.fromTranslate(case.right(), case.top()).rotate(90)
    brush.setTransform(place.scale(case.height() / image.width(), case.width() / image.height()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawRoundedRect(case, corner, corner)
    gloss = QLinearGradient(case.topLeft(), case.bottomLeft())
    for at, colour in ((0.0, QColor(255, 226, 180, 46)), (0.35, QColor(255, 226, 180, 0)), (1.0, QColor(20, 6, 0, 92))):
        gloss.setColorAt(at, colour)
    painter.setBrush(gloss)
    painter.drawRoundedRect(case, corner, corner)


def _draw_bevel(painter: QPainter, case: QRectF, corner: float) -> None:
    width = max(1.0, 0.16 * corner)
    for inset, top, bottom in (
        (1.5 * width, QColor(255, 224, 178, 110), QColor(20, 6, 0, 90)),
        (0.5 * width, QColor(52, 22, 6, 235), QColor(30, 11, 2, 255)),
    ):
        shade = QLinearGradient(case.topLeft(), case.bottomLeft())
        shade.setColorAt(0, top)
        shade.setColorAt(1, bottom)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QBrush(shade), width))
        painter.drawRoundedRect(case.adjusted(inset, inset, -inset, -inset), corner - inset, corner - inset)


def _draw_groove(painter: QPainter, geometry: ClockGeometry, colours: ClockColours) -> None:
    groove, radius = QRectF(*geometry.groove), 0.7 * geometry.corner
    line = max(1.0, 0.07 * geometry.corner)
    _outline(painter, groove, radius, QColor(22, 8, 1, 150), 1.6 * line)
    _outline(painter, groove.translated(0.8 * line, line), radius, QColor(colours.groove), line)
    for shift, colour, width in ((0.0, QColor(22, 8, 1, 150), 1.6 * line), (0.9 * line, colours.groove, line)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawLine(*_parting(groove, shift, stacked=geometry.stacked))


def _parting(groove: QRectF, shift: float, *, stacked: bool) -> tuple[QPointF, QPointF]:
    """The ends of the line between the faces."""
    middle = groove.center()
    if stacked:
        inset, y = 0.04 * groove.width(), middle.y() + shift
        return QPointF(groove.left() + inset, y), QPointF(groove.right() - inset, y)
    inset, x = 0.06 * groove.height(), middle.x() + shift
    return QPointF(x, groove.top() + inset), QPointF(x, groove.bottom() - inset)


def _outline(painter: QPainter, area: QRectF, corner: float, colour: QColor | str, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), width))
    painter.drawRoundedRect(area, corner, corner)


def _brass(area: QRectF, colours: ClockColours) -> QBrush:
    shade = QLinearGradient(area.topLeft(), area.topRight())
    light, dark = QColor(colours.brass_light), QColor(colours.brass_dark)
    for at, colour in ((0.0, dark), (0.22, light), (0.4, light.lighter(112)), (0.75, dark), (1.0, dark.darker(125))):
        shade.setColorAt(at, colour)
    return QBrush(shade)
