"""The bare board: wood, frame, lines, palaces, point marks, river and file numbers."""

from __future__ import annotations

from math import copysign

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from app.board.faces import river
from app.board.geometry import SHADOW, BoardGeometry
from app.board.outlines import glyph
from app.board.scene import FILES, RANKS, Faces
from app.board.wood import plank
from app.colours import BoardColours

CORNER = 0.16
FRAME_GAP = 0.10
FRAME_WIDTH = 0.05
LINE_WIDTH = 0.022
RIVER_PLACES = (1.42, 2.58, 5.42, 6.58)
RIVER_SIZE = 0.80
NUMBER_SIZE = 0.31
CANNON_POINTS = ((1, 2), (7, 2), (1, 7), (7, 7))
PAWN_POINTS = tuple((file, rank) for rank in (3, 6) for file in range(0, FILES, 2))
PALACE_LINES = ((3, 0, 5, 2), (5, 0, 3, 2), (3, 7, 5, 9), (5, 7, 3, 9))
CARVING_ALPHA = 120


def draw_ground(painter: QPainter, geometry: BoardGeometry, colours: BoardColours, faces: Faces) -> None:
    """Paint the board without pieces into the geometry's extent."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_wood(painter, geometry, colours)
    if colours.textured:
        carved, edge = geometry.cell * 0.018, QColor(colours.carving)
        edge.setAlpha(CARVING_ALPHA)
        painter.translate(carved, carved)
        _draw_lines(painter, geometry, edge)
        _draw_writing(painter, geometry, colours, faces, edge)
        painter.translate(-carved, -carved)
    _draw_lines(painter, geometry, QColor(colours.line))
    _draw_writing(painter, geometry, colours, faces)
    painter.restore()


def draw_glyph(
    painter: QPainter, centre: QPointF, size: float, character: str, colour: QColor, *, weight: float = 0.0
) -> None:
    """One character with its ink centred, `size` long to the em (head down if negative), made bolder by `weight` em.

    The joins are bevels since round ones take Qt three times as long, and nobody sees one at this weight.
    """
    path = QTransform.fromTranslate(centre.x(), centre.y()).scale(size, size).map(glyph(character))
    pen = QPen(colour, weight * abs(size)) if weight else QPen(Qt.PenStyle.NoPen)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    painter.setPen(pen)
    painter.setBrush(colour)
    painter.drawPath(path)


def _draw_wood(painter: QPainter, geometry: BoardGeometry, colours: BoardColours) -> None:
    board, corner = QRectF(*geometry.board), CORNER * geometry.cell
    edge = max(1.0, 0.03 * geometry.cell)
    if not colours.textured:
        painter.setPen(QPen(QColor(colours.edge), edge))
        painter.setBrush(QColor(colours.wood_light))
        painter.drawRect(board)
        return
    _draw_shadow(painter, board, corner, SHADOW * geometry.cell)
    image = plank(colours.wood_light, colours.wood_dark, colours.stain)
    grain = QBrush(image)
    scale = QTransform.fromTranslate(board.x(), board.y())
    grain.setTransform(scale.scale(board.width() / image.width(), board.height() / image.height()))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(grain)
    painter.drawRoundedRect(board, corner, corner)
    _draw_bevel(painter, board, corner, edge, colours)


def _draw_shadow(painter: QPainter, board: QRectF, corner: float, reach: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(40, 24, 8, 11))
    hidden = board.adjusted(reach, reach, -reach, -reach)
    for step in range(9):
        spread = reach * (step - 1) / 8
        ring = QPainterPath()
        grown = board.adjusted(-spread, -spread, spread, spread).translated(0, reach * 0.22)
        ring.addRoundedRect(grown, corner + spread, corner + spread)
        ring.addRect(hidden)
        painter.drawPath(ring)


def _draw_bevel(painter: QPainter, board: QRectF, corner: float, edge: float, colours: BoardColours) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    light = QColor(colours.wood_light).lighter(112)
    light.setAlpha(150)
    for width, inset, top, bottom in (
        (2 * edge, 1.5 * edge, light, QColor(90, 50, 15, 60)),
        (edge, edge / 2, QColor(colours.edge), QColor(colours.edge).darker(125)),
    ):
        shade = QLinearGradient(board.topLeft(), board.bottomLeft())
        shade.setColorAt(0, top)
        shade.setColorAt(1, bottom)
        painter.setPen(QPen(QBrush(shade), width))
        painter.drawRoundedRect(board.adjusted(inset, inset, -inset, -inset), corner - inset, corner - inset)


def _draw_lines(painter: QPainter, geometry: BoardGeometry, colour: QColor) -> None:
    ruler = _Ruler(painter, geometry, colour)
    thin, thick = LINE_WIDTH, FRAME_WIDTH
    for rank in range(RANKS):
        ruler.draw(0, rank, 8, rank, thin)
    for file in (0, FILES - 1):
        ruler.draw(file, 0, file, 9, thin)
    for file in range(1, FILES - 1):
        ruler.draw(file, 0, file, 4, thin)
        ruler.draw(file, 5, file, 9, thin)
    low, right, high = -FRAME_GAP, 8 + FRAME_GAP, 9 + FRAME_GAP
    for line in ((low, low, right, low), (low, high, right, high), (low, low, low, high), (right, low, right, high)):
        ruler.draw(*line, thick)
    _draw_palaces(painter, geometry, colour)
    for place in CANNON_POINTS + PAWN_POINTS:
        _draw_point_mark(painter, geometry, *place)


class _Ruler:
    """Draws upright and level lines an odd number of device pixels wide: sharp, and alike on all four sides."""

    def __init__(self, painter: QPainter, geometry: BoardGeometry, colour: QColor) -> None:
        self._painter, self._geometry, self._colour = painter, geometry, colour
        self._to_device = painter.deviceTransform()
        self._to_user, _ = self._to_device.inverted()
        self._pixels = abs(self._to_device.m11()) * geometry.cell

    def draw(self, file: float, rank: float, to_file: float, to_rank: float, width: float) -> None:
        """A line between two board places, its ends squared; `width` in cells."""
        one, other = (QPointF(*self._geometry.place_to_xy(*place)) for place in ((file, rank), (to_file, to_rank)))
        if self._to_device.isRotating():
            self._painter.setPen(QPen(self._colour, width * self._geometry.cell))
            self._painter.drawLine(one, other)
            return
        start, end = (QPointF(self._to_device.map(point).toPoint()) for point in (one, other))
        half = max(0, round((width * self._pixels - 1) / 2))
        rect = QRectF(start, end).normalized().adjusted(-half, -half, half + 1, half + 1)
        self._painter.fillRect(self._to_user.mapRect(rect), self._colour)


def _draw_palaces(painter: QPainter, geometry: BoardGeometry, colour: QColor) -> None:
    painter.setPen(QPen(colour, max(1.0, LINE_WIDTH * geometry.cell)))
    for file, rank, to_file, to_rank in PALACE_LINES:
        start, end = geometry.place_to_xy(file, rank), geometry.place_to_xy(to_file, to_rank)
        painter.drawLine(QLineF(QPointF(*start), QPointF(*end)))


def _draw_point_mark(painter: QPainter, geometry: BoardGeometry, file: int, rank: int) -> None:
    centre = QPointF(*geometry.place_to_xy(file, rank))
    near, arm = 0.085 * geometry.cell, 0.19 * geometry.cell
    sides = [side for side in (-1, 1) if 0 <= file + side < FILES]
    turn = -1 if geometry.flipped else 1
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for right in (side * turn for side in sides):
        for down in (-1, 1):
            path = QPainterPath(centre + QPointF(right * (near + arm), down * near))
            path.lineTo(centre + QPointF(right * near, down * near))
            path.lineTo(centre + QPointF(right * near, copysign(near + arm, down)))
            painter.drawPath(path)


def _draw_writing(
    painter: QPainter, geometry: BoardGeometry, colours: BoardColours, faces: Faces, shade: QColor | None = None
) -> None:
    """The river and the numbers, upright whichever way the board lies; `shade` instead of their own colours."""
    for character, column in zip(river(faces), RIVER_PLACES, strict=True):
        centre = QPointF(geometry.left + column * geometry.cell, geometry.top + 4.5 * geometry.cell)
        draw_glyph(painter, centre, RIVER_SIZE * geometry.cell, character, shade or QColor(colours.river), weight=0.022)
    for number in geometry.file_numbers() if geometry.numbers else ():
        colour = shade or QColor(colours.red_number if number.red else colours.black_number)
        size, weight = (NUMBER_SIZE * 1.2, 0.04) if number.red else (NUMBER_SIZE, 0.0)
        draw_glyph(painter, QPointF(number.x, number.y), size * geometry.cell, number.text, colour, weight=weight)
