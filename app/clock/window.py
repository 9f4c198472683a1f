"""The enamel window behind large digits, and the sign below a plate: what dials have no need of."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from app.clock.geometry import Rect
from app.clock.lettering import ELLIPSIS, is_lit, sized
from app.clock.shown import Shown
from app.theme import Theme

RIM = 0.035
"""The brass around the enamel, in heights of the window."""


def draw_window(painter: QPainter, place: Rect, shown: Shown, theme: Theme) -> None:
    """Paint the enamel and its rim: brass, or red where the flag fell."""
    colours = theme.clock
    area, corner = QRectF(*place), 0.09 * place.height
    rim = max(2.0, RIM * place.height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.board.textured:
        painter.setBrush(QColor(14, 5, 0, 110))
        painter.drawRoundedRect(area.translated(0, 0.4 * rim).adjusted(-1, -1, 1, 1), corner, corner)
    painter.setBrush(_rim(area, shown, theme))
    painter.drawRoundedRect(area, corner, corner)
    inner, inside = area.adjusted(rim, rim, -rim, -rim), max(1.0, corner - rim)
    painter.setBrush(_enamel(inner, shown, theme))
    painter.setPen(QPen(QColor(colours.brass_dark).darker(170), max(1.0, 0.16 * rim)))
    painter.drawRoundedRect(inner, inside, inside)
    painter.restore()


def draw_sign(painter: QPainter, place: Rect, shown: Shown, theme: Theme, font: QFont) -> None:
    """A tag in the middle of its line: red where something has to be done first."""
    if not shown.sign:
        return
    colours = theme.clock
    written = sized(font, 0.66 * place.height)
    metrics = QFontMetricsF(written)
    text = metrics.elidedText(shown.sign, ELLIPSIS, place.width - place.height)
    wide = metrics.horizontalAdvance(text) + 1.2 * place.height
    area = QRectF(place.x + (place.width - wide) / 2, place.y, wide, place.height)
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.flag if shown.urgent else colours.plate))
    painter.drawRoundedRect(area, 0.5 * place.height, 0.5 * place.height)
    painter.setPen(QColor("#ffffff" if shown.urgent else colours.plate_ink))
    painter.setFont(written)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), text)
    painter.restore()


def _rim(area: QRectF, shown: Shown, theme: Theme) -> QBrush:
    colours = theme.clock
    if shown.flagged or not theme.board.textured:
        return QBrush(QColor(colours.flag if shown.flagged else colours.groove))
    light, dark = QColor(colours.brass_light), QColor(colours.brass_dark)
    shade = QLinearGradient(area.topLeft(), area.bottomRight())
    for at, colour in ((0.0, light), (0.3, dark), (0.55, light), (0.8, dark), (1.0, dark.darker(120))):
        shade.setColorAt(at, colour)
    return QBrush(shade)


def _enamel(area: QRectF, shown: Shown, theme: Theme) -> QBrush:
    """White where the clock runs, in the shade where it stands."""
    colours = theme.clock
    if not theme.board.textured:
        return QBrush(QColor(colours.enamel if is_lit(shown, theme) else colours.plate))
    lit, shade = QColor(colours.enamel), QColor(colours.enamel_shade)
    glaze = QLinearGradient(area.topLeft(), area.bottomLeft())
    glaze.setColorAt(0.0, shade if shown.running else shade.darker(122))
    glaze.setColorAt(0.18, lit if shown.running else shade.darker(112))
    glaze.setColorAt(1.0, lit if shown.running else shade.darker(116))
    return QBrush(glaze)
