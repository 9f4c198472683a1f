"""Paints a BoardScene: the one painter of screen, picture and print."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.board.arrows import draw_arrows
from app.board.geometry import MARK_REACH, BoardGeometry
from app.board.ground import draw_ground
from app.board.marks import draw_over, draw_under
from app.board.pieces import draw_disc, draw_engraving
from app.board.scene import BoardScene, Faces
from app.colours import BoardColours
from app.theme import Theme

PICTURE_REACH = MARK_REACH + 0.12


@dataclass(frozen=True, slots=True)
class _Style:
    """All that a kept picture depends on."""

    geometry: BoardGeometry
    colours: BoardColours
    faces: Faces
    ratio: float

    def draw_piece(self, painter: QPainter, centre: QPointF, letter: str, *, turned: bool, lifted: bool) -> None:
        draw_disc(painter, centre, self.geometry.piece_radius, self.colours, lifted=lifted)
        self.engrave(painter, centre, letter, turned=turned, lifted=lifted)

    def engrave(self, painter: QPainter, centre: QPointF, letter: str, *, turned: bool, lifted: bool) -> None:
        radius = self.geometry.piece_radius
        draw_engraving(painter, centre, radius, letter, self.colours, faces=self.faces, turned=turned, lifted=lifted)


class _Pictures:
    """The bare board and the pieces of one style, each painted when it is first asked for."""

    def __init__(self, style: _Style) -> None:
        self.style = style
        self.half = round(PICTURE_REACH * style.geometry.cell * style.ratio) / style.ratio
        self.extent = QRectF(*style.geometry.extent).toAlignedRect()
        self._ground: QPixmap | None = None
        self._discs: dict[bool, QPixmap] = {}
        self._pieces: dict[tuple[str, bool, bool], QPixmap] = {}

    def ground(self) -> QPixmap:
        if self._ground is None:
            self._ground = self._blank(self.extent.width(), self.extent.height())
            painter = QPainter(self._ground)
            try:
                painter.translate(-self.extent.topLeft())
                draw_ground(painter, self.style.geometry, self.style.colours, self.style.faces)
            finally:
                painter.end()
        return self._ground

    def piece(self, letter: str, turned: bool, lifted: bool) -> QPixmap:
        key = (letter, turned, lifted)
        if key not in self._pieces:
            picture = QPixmap(self._disc(lifted))
            painter = QPainter(picture)
            try:
                self.style.engrave(painter, self._middle, letter, turned=turned, lifted=lifted)
            finally:
                painter.end()
            self._pieces[key] = picture
        return self._pieces[key]

    @property
    def _middle(self) -> QPointF:
        return QPointF(self.half, self.half)

    def _disc(self, lifted: bool) -> QPixmap:
        if lifted not in self._discs:
            picture = self._blank(2 * self.half, 2 * self.half)
            painter = QPainter(picture)
            try:
                radius = self.style.geometry.piece_radius
                draw_disc(painter, self._middle, radius, self.style.colours, lifted=lifted)
            finally:
                painter.end()
            self._discs[lifted] = picture
        return self._discs[lifted]

    def _blank(self, width: float, height: float) -> QPixmap:
        ratio = self.style.ratio
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture


class BoardPainter:
    """Paints scenes; keeps the bare board and the pieces as pictures unless `cached` is False, for vector output."""

    def __init__(self, *, cached: bool = True) -> None:
        self._cached = cached
        self._pictures: _Pictures | None = None

    def drop_caches(self) -> None:
        """Forget every picture kept."""
        self._pictures = None

    def paint(self, painter: QPainter, geometry: BoardGeometry, scene: BoardScene, theme: Theme) -> None:
        """Paint the scene; with a clip set, only what touches it."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        style = _Style(geometry, theme.board, scene.faces, painter.device().devicePixelRatio())
        if self._cached and (self._pictures is None or self._pictures.style != style):
            self._pictures = _Pictures(style)
        self._paint_ground(painter, style)
        draw_under(painter, geometry, scene, theme.board)
        clip = painter.clipBoundingRect() if painter.hasClipping() else QRectF(*geometry.extent)
        for point, letter in scene.pieces:
            if clip.intersects(QRectF(*geometry.rect_of(point, PICTURE_REACH))):
                look = (letter, scene.is_turned(letter), point == scene.selected)
                self._paint_piece(painter, style, QPointF(*geometry.point_to_xy(point)), look)
        draw_over(painter, geometry, scene, theme.board)
        for piece in scene.moving:
            look = (piece.letter, scene.is_turned(piece.letter), piece.lifted)
            self._paint_piece(painter, style, QPointF(*geometry.place_to_xy(piece.file, piece.rank)), look)
        if scene.arrows or scene.tags:
            draw_arrows(painter, geometry, scene, theme.board)

    def _paint_ground(self, painter: QPainter, style: _Style) -> None:
        if self._pictures is None:
            draw_ground(painter, style.geometry, style.colours, style.faces)
        else:
            painter.drawPixmap(self._pictures.extent.topLeft(), self._pictures.ground())

    def _paint_piece(self, painter: QPainter, style: _Style, centre: QPointF, look: tuple[str, bool, bool]) -> None:
        letter, turned, lifted = look
        if self._pictures is None:
            style.draw_piece(painter, centre, letter, turned=turned, lifted=lifted)
        else:
            half = self._pictures.half
            painter.drawPixmap(centre - QPointF(half, half), self._pictures.piece(letter, turned, lifted))
