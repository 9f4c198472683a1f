"""One piece: a turned wooden disc with a ring and an engraved character, or a flat one for print."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QRadialGradient, QTransform

from app.board.faces import engraved, needs_second_ring
from app.board.ground import draw_glyph
from app.board.outlines import glyph
from app.board.scene import Faces, is_red
from app.board.wood import plank
from app.colours import BoardColours

FACE = 0.925
RING = 0.815
SECOND_RING = 0.735
RING_WIDTH = 0.042
CHARACTER = 1.20
BOLDNESS = 0.036
CARVED = QPointF(0.022, 0.028)
HIGHLIGHT = QColor(255, 252, 240, 210)
LIFT = 1.07


def draw_disc(
    painter: QPainter, centre: QPointF, radius: float, colours: BoardColours, *, lifted: bool = False
) -> None:
    """Paint a piece's body and shadow; `lifted` is in the hand, a little nearer to the eye."""
    painter.save()
    _move_to(painter, centre, radius, lifted)
    if colours.textured:
        _draw_shadow(painter, 0.22 if lifted else 0.10)
        _draw_wood(painter, colours)
    else:
        painter.setPen(QPen(QColor(colours.rim), 0.05))
        painter.setBrush(QColor(colours.body_light))
        painter.drawEllipse(QPointF(), 0.97, 0.97)
    painter.restore()


def draw_engraving(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    letter: str,
    colours: BoardColours,
    *,
    faces: Faces,
    turned: bool = False,
    lifted: bool = False,
) -> None:
    """Paint what is cut into the disc of a FEN letter's piece; `turned` is head down."""
    painter.save()
    _move_to(painter, centre, radius, lifted)
    if colours.textured:
        painter.translate(CARVED)
        _engrave(painter, letter, faces, turned, HIGHLIGHT)
        painter.translate(-CARVED)
    _engrave(painter, letter, faces, turned, QColor(colours.red_ink if is_red(letter) else colours.black_ink))
    painter.restore()


def _move_to(painter: QPainter, centre: QPointF, radius: float, lifted: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    scale = radius * (LIFT if lifted else 1.0)
    painter.scale(scale, scale)


def _draw_shadow(painter: QPainter, drop: float) -> None:
    reach = 1.0 + 1.25 * drop
    shade = QRadialGradient(QPointF(drop * 0.35, drop), reach)
    shade.setColorAt(0.0, QColor(38, 20, 4, 150))
    shade.setColorAt(1.0 - 1.6 * drop, QColor(38, 20, 4, 140))
    shade.setColorAt(1.0, QColor(38, 20, 4, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(QPointF(drop * 0.35, drop), reach, reach)


def _draw_wood(painter: QPainter, colours: BoardColours) -> None:
    side = QLinearGradient(QPointF(-0.5, -1), QPointF(0.5, 1))
    side.setColorAt(0.0, QColor(colours.body_dark))
    side.setColorAt(0.45, QColor(colours.rim))
    side.setColorAt(1.0, QColor(colours.rim).darker(165))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(side)
    painter.drawEllipse(QPointF(), 1.0, 1.0)
    top = QRadialGradient(QPointF(-0.30, -0.42), 1.75)
    top.setColorAt(0.0, QColor(colours.body_light))
    top.setColorAt(1.0, QColor(colours.body_dark))
    painter.setBrush(top)
    painter.drawEllipse(QPointF(), FACE, FACE)
    _draw_grain(painter, colours)
    edge = QLinearGradient(QPointF(-0.5, -1), QPointF(0.5, 1))
    edge.setColorAt(0.0, QColor(255, 255, 255, 230))
    edge.setColorAt(0.5, QColor(255, 255, 255, 60))
    edge.setColorAt(1.0, QColor(120, 70, 20, 90))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(edge), 0.035))
    painter.drawEllipse(QPointF(), FACE, FACE)


def _draw_grain(painter: QPainter, colours: BoardColours) -> None:
    image = plank(colours.wood_light, colours.wood_dark, colours.stain)
    grain = QBrush(image)
    grain.setTransform(QTransform.fromScale(1 / 190, 1 / 190).translate(-190, -420))
    painter.setOpacity(0.22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(grain)
    painter.drawEllipse(QPointF(), FACE, FACE)
    painter.setOpacity(1.0)


def _engrave(painter: QPainter, letter: str, faces: Faces, turned: bool, ink: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, RING_WIDTH))
    painter.drawEllipse(QPointF(), RING, RING)
    twin = not is_red(letter) and needs_second_ring(faces)
    if twin:
        painter.drawEllipse(QPointF(), SECOND_RING, SECOND_RING)
    character = engraved(letter, faces)
    size = _size(character) * (0.92 if twin else 1.0) * (-1 if turned else 1)
    weight = 0.0 if faces is Faces.LETTERS else BOLDNESS
    draw_glyph(painter, QPointF(), size, character, ink, weight=weight)


def _size(character: str) -> float:
    """Wide and narrow characters are brought half way to the same reach, as an engraver does."""
    ink = glyph(character).boundingRect()
    return float(CHARACTER / max(ink.width(), ink.height()) ** 0.5)
