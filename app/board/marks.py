"""The marks on the board. Each has a shape of its own, so that none depends on colour alone."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.board.faces import check_word, touch_word
from app.board.geometry import BoardGeometry
from app.board.ground import draw_glyph
from app.board.scene import BoardScene
from app.colours import BoardColours

CASING_ALPHA = 110


def draw_under(painter: QPainter, geometry: BoardGeometry, scene: BoardScene, colours: BoardColours) -> None:
    """The marks that lie on the wood: the last move's corners, and the points a piece can go to."""
    if scene.last_move:
        origin, target = (QPointF(*geometry.point_to_xy(point)) for point in scene.last_move)
        ink = _Ink.of(colours, colours.last_move)
        _corners(painter, origin, geometry.cell, ink, arm=0.13)
        _dot(painter, origin, 0.075 * geometry.cell, ink)
        _corners(painter, target, geometry.cell, ink, arm=0.2)
    taken = {point for point, _ in scene.pieces}
    for point in scene.targets - taken:
        _dot(painter, QPointF(*geometry.point_to_xy(point)), 0.135 * geometry.cell, _Ink.of(colours, colours.target))


def draw_over(painter: QPainter, geometry: BoardGeometry, scene: BoardScene, colours: BoardColours) -> None:
    """The marks around pieces: touched, in hand, to be captured, in check, not on disk yet, irregular; the cursor."""
    cell, taken = geometry.cell, {point for point, _ in scene.pieces}
    for point in scene.targets & taken:
        _broken_ring(painter, QPointF(*geometry.point_to_xy(point)), cell, _Ink.of(colours, colours.target))
    for point in scene.touched:
        _touched(painter, QPointF(*geometry.point_to_xy(point)), cell, colours)
    for point in scene.check:
        _check(painter, QPointF(*geometry.point_to_xy(point)), cell, colours, check_word(scene.faces))
    if scene.selected is not None:
        ink = _Ink.of(colours, colours.selection)
        _ring(painter, QPointF(*geometry.point_to_xy(scene.selected)), 0.515 * cell, 0.06 * cell, ink)
    if scene.pending is not None:
        _dotted_ring(painter, QPointF(*geometry.point_to_xy(scene.pending)), cell, QColor(colours.pending))
    if scene.irregular and scene.last_move:
        _irregular(painter, QPointF(*geometry.point_to_xy(scene.last_move[1])), cell, colours)
    if scene.cursor is not None:
        _cursor(painter, QPointF(*geometry.point_to_xy(scene.cursor)), cell, _Ink.of(colours, colours.cursor))


class _Ink(NamedTuple):
    """The colour of a mark, and of the thin casing that parts it from whatever it lies on."""

    colour: QColor
    casing: QColor

    @classmethod
    def of(cls, colours: BoardColours, mark: str) -> _Ink:
        casing = QColor(colours.casing)
        casing.setAlpha(CASING_ALPHA)
        return cls(QColor(mark), casing)


def _pen(colour: QColor, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.MiterJoin)


def _corners(painter: QPainter, centre: QPointF, cell: float, ink: _Ink, arm: float) -> None:
    path, half, arm = QPainterPath(), 0.485 * cell, arm * cell
    for right, down in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        path.moveTo(centre + QPointF(right * (half - arm), down * half))
        path.lineTo(centre + QPointF(right * half, down * half))
        path.lineTo(centre + QPointF(right * half, down * (half - arm)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(ink.casing, 0.075 * cell, Qt.PenCapStyle.SquareCap))
    painter.drawPath(path)
    painter.setPen(_pen(ink.colour, 0.05 * cell))
    painter.drawPath(path)


def _dot(painter: QPainter, centre: QPointF, radius: float, ink: _Ink) -> None:
    painter.setPen(QPen(ink.casing, radius * 0.22))
    painter.setBrush(ink.colour)
    painter.drawEllipse(centre, radius, radius)


def _ring(painter: QPainter, centre: QPointF, radius: float, width: float, ink: _Ink) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.casing, width * 1.55))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(ink.colour, width))
    painter.drawEllipse(centre, radius, radius)


def _broken_ring(painter: QPainter, centre: QPointF, cell: float, ink: _Ink) -> None:
    radius = 0.505 * cell
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (_pen(ink.casing, 0.105 * cell), _pen(ink.colour, 0.07 * cell)):
        painter.setPen(pen)
        for quarter in range(4):
            painter.drawArc(box, (90 * quarter + 16) * 16, 58 * 16)


def _dotted_ring(painter: QPainter, centre: QPointF, cell: float, colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour, 0.055 * cell, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.01, 2.2])
    painter.setPen(pen)
    painter.drawEllipse(centre, 0.51 * cell, 0.51 * cell)


def _check(painter: QPainter, centre: QPointF, cell: float, colours: BoardColours, word: str) -> None:
    ink = _Ink.of(colours, colours.check)
    for radius in (0.485, 0.575):
        _ring(painter, centre, radius * cell, 0.035 * cell, ink)
    _tag(painter, centre + QPointF(0.43, -0.43) * cell, cell, ink, (word, QColor(colours.tag_ink)))


def _touched(painter: QPainter, centre: QPointF, cell: float, colours: BoardColours) -> None:
    """Two brackets, as of a hand around the piece, and a tag at the upper left, where no other stands."""
    ink, radius = _Ink.of(colours, colours.selection), 0.53 * cell
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (_pen(ink.casing, 0.1 * cell), _pen(ink.colour, 0.065 * cell)):
        painter.setPen(pen)
        for middle in (0, 180):
            painter.drawArc(box, (middle - 48) * 16, 96 * 16)
    _tag(painter, centre + QPointF(-0.43, -0.43) * cell, cell, ink, (touch_word(), QColor(colours.tag_ink)))


def _tag(painter: QPainter, centre: QPointF, cell: float, ink: _Ink, word: tuple[str, QColor]) -> None:
    """A little square with a character, each in its colour."""
    side = 0.36 * cell
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    painter.setPen(QPen(ink.casing, 0.03 * cell))
    painter.setBrush(ink.colour)
    painter.drawRoundedRect(box, 0.07 * cell, 0.07 * cell)
    draw_glyph(painter, centre, 0.31 * cell, word[0], word[1], weight=0.035)


def _irregular(painter: QPainter, centre: QPointF, cell: float, colours: BoardColours) -> None:
    """The record's ※ in a disc at the lower left, where no other tag stands."""
    tag, radius = centre + QPointF(-0.42, 0.42) * cell, 0.17 * cell
    ink = _Ink.of(colours, colours.last_move)
    painter.setPen(QPen(ink.casing, 0.03 * cell))
    painter.setBrush(ink.colour)
    painter.drawEllipse(tag, radius, radius)
    painter.setPen(_pen(QColor(colours.tag_ink), 0.028 * cell))
    reach = 0.075 * cell
    for right in (-1, 1):
        painter.drawLine(tag - QPointF(reach, right * reach), tag + QPointF(reach, right * reach))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.tag_ink))
    for quarter in range(4):
        turn = quarter * pi / 2
        painter.drawEllipse(tag + QPointF(cos(turn), sin(turn)) * reach * 1.15, 0.022 * cell, 0.022 * cell)


def _cursor(painter: QPainter, centre: QPointF, cell: float, ink: _Ink) -> None:
    half = 0.545 * cell
    box = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(ink.casing, 0.09 * cell), QPen(ink.colour, 0.05 * cell)):
        painter.setPen(pen)
        painter.drawRoundedRect(box, 0.16 * cell, 0.16 * cell)
