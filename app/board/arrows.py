"""Arrows and tags of a ruling on the board. Each kind has a line and an end of its own, beside its colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.board.faces import class_word
from app.board.geometry import PIECE_RADIUS, BoardGeometry
from app.board.ground import draw_glyph
from app.board.scene import Arrow, ArrowKind, BoardScene
from app.colours import BoardColours

CASING = QColor(255, 250, 236, 210)
HEAD, WIDTH = 0.26, 0.085
TAG_SIDE = 0.4


@dataclass(frozen=True, slots=True)
class _Look:
    """A line: its pattern in units of its width (none: solid), whether it is double, and what stands at its end."""

    dashes: tuple[float, ...] = ()
    double: bool = False
    head: bool = True


_LOOKS = {
    ArrowKind.CHECK: _Look(double=True),
    ArrowKind.MATE: _Look(dashes=(2.6, 1.3)),
    ArrowKind.CHASE: _Look(),
    ArrowKind.HELP: _Look(dashes=(1.1, 0.9), head=False),
    ArrowKind.ROOT: _Look(dashes=(0.01, 1.7), head=False),
}


def draw_arrows(painter: QPainter, geometry: BoardGeometry, scene: BoardScene, colours: BoardColours) -> None:
    """The arrows, then the tags, over everything that stands."""
    taken = {point for point, _ in scene.pieces}
    for arrow in scene.arrows:
        start, end = _ends(geometry, arrow, taken)
        _arrow(painter, (start, end), geometry.cell, QColor(colour_of(arrow.kind, colours)), _LOOKS[arrow.kind])
    for arrow in scene.arrows:
        if arrow.number:
            middle = _between(*_ends(geometry, arrow, taken), 0.45)
            _number(painter, middle, geometry.cell, arrow.number, colours)
    for point, name in scene.tags:
        _tag(painter, QPointF(*geometry.point_to_xy(point)), geometry.cell, class_word(name, scene.faces), colours)


def colour_of(kind: ArrowKind, colours: BoardColours) -> str:
    """The theme's colour of a kind of arrow."""
    if kind in (ArrowKind.CHECK, ArrowKind.MATE):
        return colours.check
    return colours.cursor if kind is ArrowKind.ROOT else colours.target


def _ends(geometry: BoardGeometry, arrow: Arrow, taken: set[int]) -> tuple[QPointF, QPointF]:
    """From the rim of the piece that acts to the rim of what it acts on, or nearly to an empty point."""
    start, end = (QPointF(*geometry.point_to_xy(point)) for point in (arrow.origin, arrow.target))
    length = hypot(end.x() - start.x(), end.y() - start.y()) or 1.0
    rim = (PIECE_RADIUS - 0.06) * geometry.cell
    before = rim if arrow.origin in taken else 0.0
    behind = rim if arrow.target in taken else 0.1 * geometry.cell
    return _between(start, end, before / length), _between(start, end, 1 - behind / length)


def _between(start: QPointF, end: QPointF, share: float) -> QPointF:
    return start + (end - start) * share


def _arrow(painter: QPainter, ends: tuple[QPointF, QPointF], cell: float, colour: QColor, look: _Look) -> None:
    start, end = ends
    length = hypot(end.x() - start.x(), end.y() - start.y()) or 1.0
    along = (end - start) / length
    across = QPointF(-along.y(), along.x())
    neck = end - along * (0.8 * HEAD * cell if look.head else 0.0)
    offsets = (across * 0.062 * cell, across * -0.062 * cell) if look.double else (QPointF(),)
    width = WIDTH * cell * (0.62 if look.double else 1.0)
    head = QPolygonF([end, end - along * HEAD * cell + across * 0.6 * HEAD * cell])
    head.append(end - along * HEAD * cell - across * 0.6 * HEAD * cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(CASING, width + 0.05 * cell), _pen(colour, width, look.dashes)):
        painter.setPen(pen)
        for offset in offsets:
            painter.drawLine(start + offset, neck + offset)
    painter.setPen(QPen(CASING, 0.025 * cell))
    painter.setBrush(colour)
    if look.head:
        painter.drawPolygon(head)
    else:
        painter.drawEllipse(end, 0.1 * cell, 0.1 * cell)


def _pen(colour: QColor, width: float, dashes: Sequence[float]) -> QPen:
    pen = QPen(colour, width)
    if dashes:
        pen.setDashPattern(list(dashes))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap if dashes[0] < 1 else Qt.PenCapStyle.FlatCap)
    return pen


def _number(painter: QPainter, centre: QPointF, cell: float, number: int, colours: BoardColours) -> None:
    painter.setPen(QPen(CASING, 0.03 * cell))
    painter.setBrush(QColor(colours.check))
    painter.drawEllipse(centre, 0.17 * cell, 0.17 * cell)
    draw_glyph(painter, centre, 0.25 * cell, str(number), QColor(colours.tag_ink), weight=0.03)


def _tag(painter: QPainter, point: QPointF, cell: float, word: str, colours: BoardColours) -> None:
    """The class of the move at the upper left of the piece that made it, where no other tag stands."""
    centre, side = point + QPointF(-0.4, -0.4) * cell, TAG_SIDE * cell
    painter.setPen(QPen(CASING, 0.03 * cell))
    painter.setBrush(QColor(colours.last_move))
    painter.drawRoundedRect(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), 0.08 * cell, 0.08 * cell)
    draw_glyph(painter, centre, 0.33 * cell, word, QColor(colours.tag_ink), weight=0.035)
