"""Painting the pages of a sheet with Qt: the same on a PDF, an image and a printer."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTextLayout

from app import fonts
from app.board.geometry import BoardGeometry
from app.board.painter import BoardPainter
from app.board.scene import BoardScene, Faces
from app.ink import FIELD_HEIGHT, FIELD_WIDTH, ink_pen, path_of
from app.sheet.page import Diagram, Line, Page, Stroke, Text, Tone
from app.theme import ThemeName, theme_for

UNITS = 100
"""Painting units in a millimetre: type can only be sized in whole units."""
POINT_MM = 25.4 / 72
MEASURE_PIXELS = 1_000
STRONG_STROKE = 0.035
"""By how much of its size strong type is thickened. Qt's own bold would write its text three times into a PDF."""

COLOURS = {
    Tone.INK: QColor(0x16, 0x16, 0x16),
    Tone.SOFT: QColor(0x6A, 0x6A, 0x6A),
    Tone.FAINT: QColor(0xA8, 0xA8, 0xA8),
    Tone.RULE: QColor(0x4A, 0x4A, 0x4A),
    Tone.HAIR: QColor(0xD2, 0xD2, 0xD2),
}


class TypeSetter:
    """Measures and paints in the fonts of one language. Needs a QGuiApplication, raises as ``fonts.install`` does."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._metrics = QFontMetricsF(self._font(MEASURE_PIXELS))
        self.measure = lru_cache(maxsize=8_192)(self._measure)

    def paint(self, painter: QPainter, page: Page) -> None:
        """Paint a page on a device of A4 size whose origin is the corner of the paper."""
        device = painter.device()
        painter.save()
        painter.scale(device.logicalDpiX() / 25.4 / UNITS, device.logicalDpiY() / 25.4 / UNITS)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line in page.lines:
            self._paint_line(painter, line)
        for text in page.texts:
            self._paint_text(painter, text)
        for diagram in page.diagrams:
            _paint_diagram(painter, diagram)
        for stroke in page.strokes:
            _paint_stroke(painter, stroke)
        painter.restore()

    def _font(self, pixels: int) -> QFont:
        font = fonts.font(self._language)
        font.setPixelSize(pixels)
        font.setBold(False)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    def _measure(self, text: str, size: float) -> float:
        return self._metrics.horizontalAdvance(text) / MEASURE_PIXELS * size * POINT_MM

    def _paint_line(self, painter: QPainter, line: Line) -> None:
        painter.setPen(QPen(COLOURS[line.tone], line.width * UNITS, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(QLineF(line.x1 * UNITS, line.y1 * UNITS, line.x2 * UNITS, line.y2 * UNITS))

    def _paint_text(self, painter: QPainter, text: Text) -> None:
        pixels = round(text.size * POINT_MM * UNITS)
        font, place = self._font(pixels), QPointF(text.x * UNITS, text.y * UNITS)
        painter.setPen(COLOURS[text.tone])
        _draw_in_one(painter, place, text.text, font)
        if text.strong:
            path = QPainterPath()
            path.addText(place, font, text.text)
            painter.strokePath(path, QPen(COLOURS[text.tone], pixels * STRONG_STROKE))


def _paint_diagram(painter: QPainter, diagram: Diagram) -> None:
    """A board in the colours of print, all of it outlines, its corner where the diagram's is: print casts no shadow."""
    faces = Faces.TRADITIONAL if diagram.standing.traditional else Faces.SIMPLIFIED
    geometry = BoardGeometry.fit(diagram.width * UNITS, diagram.height * UNITS)
    painter.save()
    painter.translate(diagram.x * UNITS - geometry.board.x, diagram.y * UNITS - geometry.board.y)
    scene = BoardScene(pieces=diagram.standing.pieces, faces=faces)
    BoardPainter(cached=False).paint(painter, geometry, scene, theme_for(ThemeName.PLAIN))
    painter.restore()


def _paint_stroke(painter: QPainter, stroke: Stroke) -> None:
    painter.save()
    painter.translate(stroke.x * UNITS, stroke.y * UNITS)
    painter.scale(stroke.width * UNITS / FIELD_WIDTH, stroke.height * UNITS / FIELD_HEIGHT)
    painter.strokePath(path_of(stroke.path), ink_pen(COLOURS[Tone.INK]))
    painter.restore()


def _draw_in_one(painter: QPainter, place: QPointF, text: str, font: QFont) -> None:
    """Draw a text in one piece. ``drawText`` would begin another at each change from Chinese to Latin, and a reader of
    the PDF takes the pieces for lines."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    for run in layout.glyphRuns():
        painter.drawGlyphRun(QPointF(place.x(), place.y() - line.ascent()), run)
