"""Paints the two-faced clock. It is given everything it shows and keeps only pictures of what does not move."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from app.clock.case import draw_case, draw_plunger
from app.clock.enamel import draw_enamel
from app.clock.geometry import ClockGeometry, FaceGeometry, Rect
from app.clock.hands import draw_flag, draw_hands, draw_seconds
from app.clock.lettering import draw_plate, draw_texts
from app.clock.shown import Shown
from app.clock.view import ClockView
from app.clock.window import draw_sign, draw_window
from app.theme import Theme
from engine.base import Side
from engine.clock import dial

DIAL_REACH = 1.03
"""The dial's square is so much wider than its rim."""
SHADOW_REACH = 1.14
"""So far from the middle, in radii, the rim's shadow falls."""


class ClockPainter:
    """Paints cases and faces, and keeps pictures of bare cases and dials."""

    def __init__(self) -> None:
        self._pictures: dict[object, QPixmap] = {}

    def drop_caches(self) -> None:
        """Forget the pictures: size, theme, font or screen is another."""
        self._pictures.clear()

    def paint_case(self, painter: QPainter, geometry: ClockGeometry, theme: Theme) -> None:
        """Paint the case, without faces."""
        area = QRectF(0, 0, geometry.width, geometry.height)
        self._stamp(painter, area, "case", lambda inner: draw_case(inner, geometry, theme))

    def paint_face(
        self, painter: QPainter, place: FaceGeometry, view: ClockView, side: Side, *, theme: Theme, font: QFont
    ) -> None:
        """Paint one face on the case."""
        shown = Shown.of(view, side, place.dial.width / 2 if place.dial else 0.0)
        draw_plunger(painter, place, shown.plunger, theme)
        painter.save()
        if shown.turned:
            turn_round(painter, place)
        draw_plate(painter, place.plate, shown, theme, font)
        if place.dial:
            centre, radius = self._paint_enamel(painter, place.dial, theme, font)
            stands = dial(view.face(side).remaining)
            draw_seconds(painter, centre, radius, theme, seconds=shown.seconds, running=shown.running)
            draw_flag(painter, centre, radius, theme, lift=stands.flag_lift, fallen=shown.flagged)
            draw_hands(painter, centre, radius, stands, theme)
        if place.sign:
            draw_sign(painter, place.sign, shown, theme, font)
        if place.window:
            self._paint_window(painter, place.window, shown, theme)
        draw_texts(painter, place, shown, theme, font)
        painter.restore()

    def _paint_enamel(self, painter: QPainter, place: Rect, theme: Theme, font: QFont) -> tuple[QPointF, float]:
        """The bare dial; returns its middle, on whole pixels, and its radius."""
        radius = place.width / 2 / DIAL_REACH
        centre = snapped(painter, QPointF(*place.centre))
        ratio = _ratio(painter)
        half = ceil(SHADOW_REACH * radius * ratio) / ratio
        area = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
        middle = QPointF(half, half)
        self._stamp(painter, area, radius, lambda inner: draw_enamel(inner, middle, radius, theme, font))
        return centre, radius

    def _paint_window(self, painter: QPainter, place: Rect, shown: Shown, theme: Theme) -> None:
        """The enamel behind large digits; it is one of few pictures."""
        margin = ceil(0.03 * place.height) + 2
        area = QRectF(*place).adjusted(-margin, -margin, margin, margin)
        local = place._replace(x=margin, y=margin)
        key = ("window", place.width, place.height, shown.running, shown.flagged)
        self._stamp(painter, area, key, lambda inner: draw_window(inner, local, shown, theme))

    def _stamp(self, painter: QPainter, area: QRectF, key: object, draw: Callable[[QPainter], None]) -> None:
        """Draw once into a picture of the device's own pixels, then put the picture down."""
        ratio = _ratio(painter)
        picture = self._pictures.get((key, ratio))
        if picture is None:
            picture = QPixmap(ceil(area.width() * ratio), ceil(area.height() * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            inner = QPainter(picture)
            try:
                draw(inner)
            finally:
                inner.end()
            self._pictures[(key, ratio)] = picture
        painter.drawPixmap(area.topLeft(), picture)


def turn_round(painter: QPainter, place: FaceGeometry) -> None:
    """Have what is painted of a face from here on stand on its head, in the same place."""
    centre = QPointF(*place.content.centre)
    painter.translate(centre)
    painter.rotate(180)
    painter.translate(-centre)


def snapped(painter: QPainter, point: QPointF) -> QPointF:
    """The nearest corner of device pixels, so that a picture put there stays sharp."""
    to_device = painter.deviceTransform()
    to_user, possible = to_device.inverted()
    return to_user.map(QPointF(to_device.map(point).toPoint())) if possible else point


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatio()
