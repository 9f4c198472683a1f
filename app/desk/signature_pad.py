"""A field to sign in with mouse, finger or pen. The name typed beside it does as well: nobody has to draw."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ink import FIELD_HEIGHT, FIELD_WIDTH, ink_pen, path_data, path_of

EDGE = 3


class SignaturePad(QWidget):
    """Keeps the strokes drawn on it in the units of ``app.ink``.

    Signals:
        drawn(): a stroke was begun or goes on, or all were wiped out.
    """

    drawn = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strokes: list[list[tuple[int, int]]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.retranslate()

    @property
    def data(self) -> str:
        """What is drawn, as SVG path data, "" for nothing."""
        return path_data(self._strokes)

    @Slot()
    def clear(self) -> None:
        self._strokes.clear()
        self.update()
        self.drawn.emit()

    def sizeHint(self) -> QSize:
        return QSize(240, 80)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 50)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._strokes.append([])
            self._add(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._strokes:
            self._add(event.position())

    def _add(self, place: QPointF) -> None:
        scale, left, top = self._field()
        point = round((place.x() - left) / scale), round((place.y() - top) / scale)
        if point not in self._strokes[-1][-1:]:
            self._strokes[-1].append(point)
            self.update()
            self.drawn.emit()

    def _field(self) -> tuple[float, float, float]:
        """How large a unit of the field is here, and where its corner lies."""
        scale = min(self.width() / FIELD_WIDTH, self.height() / FIELD_HEIGHT)
        return scale, (self.width() - scale * FIELD_WIDTH) / 2, (self.height() - scale * FIELD_HEIGHT) / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.palette()
        scale, left, top = self._field()
        painter.translate(left, top)
        painter.scale(scale, scale)
        painter.setPen(QPen(colours.color(QPalette.ColorRole.PlaceholderText), EDGE))
        painter.setBrush(colours.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(EDGE, EDGE, FIELD_WIDTH - 2 * EDGE, FIELD_HEIGHT - 2 * EDGE, 12, 12)
        painter.strokePath(path_of(self.data), ink_pen(colours.color(QPalette.ColorRole.Text)))
        painter.end()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Field to sign in by hand"))
        self.setToolTip(self.tr("Sign here with mouse, finger or pen."))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
