"""Paints a BoardScene: the one painter of screen, picture and print."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.board.geometry import BoardGeometry
from app.board.scene import BoardScene, is_red
from app.theme import Theme


class BoardPainter:
    """Paints a scene with a theme."""

    def paint(self, painter: QPainter, geometry: BoardGeometry, scene: BoardScene, theme: Theme) -> None:
        """Paint all of it; the painter's clip says how much is needed."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(*geometry.board), QColor(theme.board.wood_light))
        painter.setPen(QPen(QColor(theme.board.line), 1.0))
        for rank in range(10):
            painter.drawLine(QPointF(*geometry.place_to_xy(0, rank)), QPointF(*geometry.place_to_xy(8, rank)))
        for file in range(9):
            painter.drawLine(QPointF(*geometry.place_to_xy(file, 0)), QPointF(*geometry.place_to_xy(file, 9)))
        radius = geometry.piece_radius
        for point, letter in scene.pieces:
            painter.setBrush(QColor(theme.board.body_light))
            painter.setPen(QPen(QColor(theme.board.red_ink if is_red(letter) else theme.board.black_ink), 2.0))
            painter.drawEllipse(QPointF(*geometry.point_to_xy(point)), radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def drop_caches(self) -> None:
        """Forget every picture kept, after a change of theme or device."""
