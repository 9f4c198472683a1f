"""The two-faced clock as a widget: it shows what it is given and tells who pressed. It decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QEventPoint,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.clock import accessible, words
from app.clock.geometry import DIGITS_EM, SHORT_EM, USUAL_LOOK, ClockGeometry, ClockLook, FaceGeometry, FaceStyle
from app.clock.lettering import widths_em
from app.clock.painter import ClockPainter, turn_round
from app.clock.shown import Shown
from app.clock.view import ClockView
from app.texts.sides import side_called
from app.theme import Theme, theme_for
from engine.base import Side
from engine.clock.display import TENTHS_BELOW_MS

REPAINT_MS, FAST_REPAINT_MS = 100, 50
TOGETHER_MS = 50
"""Two hands on a touch screen within this time came down at once: nobody answers a press so fast."""
_DOWN = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate)
_TOUCHES = (*_DOWN, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)


class FacePanel(QWidget):
    """One half of the clock. All of it is the press area; Tab reaches it, and a screen reader reads it as a sentence.

    Signals:
        pressed(object): the left button or Enter went down here; the Side.
        touched(object, int): a finger came down here; the Side and the time stamp of the event.
    """

    pressed = Signal(object)
    touched = Signal(object, int)

    def __init__(self, clock: ClockFaces, side: Side) -> None:
        super().__init__(clock)
        self._clock = clock
        self._side = side
        self._shown: Shown | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        accessible.attach(self)

    @property
    def side(self) -> Side:
        """The side whose face this half shows now."""
        return self._side

    def sentence(self) -> str:
        """What a screen reader says."""
        view = self._clock.view
        return words.sentence(view, self._side) if view else side_called(self._side)

    def show_side(self, side: Side, shown: Shown | None) -> None:
        """Repaint if anything that is seen has changed."""
        if (side, shown) == (self._side, self._shown):
            return
        before, self._side, self._shown = (self._side, self._shown), side, shown
        if before[0] is side and _only_digits(before[1], shown):
            self.update(self._clock.digits_of(side).translated(-self.pos()))
        else:
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        try:
            painter.translate(-self.x(), -self.y())
            self._clock.paint_face(painter, self._side)
            if self.hasFocus():
                self._paint_focus(painter)
        finally:
            painter.end()

    def _paint_focus(self, painter: QPainter) -> None:
        face = self._clock.place_of(self._side)
        place = face.plate.inset(-2.5)
        if self._shown is not None and self._shown.turned:
            turn_round(painter, face)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._clock.theme.clock.digits), 2))
        painter.drawRoundedRect(QRectF(*place), 5, 5)

    def event(self, event: QEvent) -> bool:
        """Each finger that comes down is a press; one that only rests or slides is none."""
        if not isinstance(event, QTouchEvent) or event.type() not in _TOUCHES:
            return super().event(event)
        if event.type() in _DOWN and any(point.state() is QEventPoint.State.Pressed for point in event.points()):
            self.touched.emit(self._side, event.timestamp())
        event.accept()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit(self._side)
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.pressed.emit(self._side)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def _only_digits(before: Shown | None, now: Shown | None) -> bool:
    """Whether nothing but the time in digits is another: below ten seconds that is so ten times a second."""
    return before is not None and now is not None and replace(before, digits=now.digits) == now


class ClockFaces(QWidget):
    """A wooden game clock with two dials.

    Give it a view with `set_view`, or a source with `set_source` that it asks again by itself while it is visible and a
    clock runs; call `refresh` when something happened. It repaints a face only when what is seen of it changes, and
    whether it is seen changes nothing but that.

    Signals:
        pressed(object): somebody pressed on the face of that Side, at the instant the button went down.
    """

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ClockView | None = None
        self._source: Callable[[], ClockView] | None = None
        self._theme = theme_for()
        self._painter = ClockPainter()
        self._geometry = ClockGeometry.fit(1, 1)
        self._look = USUAL_LOOK
        self._ems = self._smallest
        self._last_touch: tuple[Side, int] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.refresh)
        self.panels = FacePanel(self, Side.RED), FacePanel(self, Side.BLACK)
        for panel in self.panels:
            panel.pressed.connect(self.pressed)
            panel.touched.connect(self._touched)
        QWidget.setTabOrder(*self.panels)
        self.setFocusProxy(self.panels[0])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._name()

    @property
    def view(self) -> ClockView | None:
        """What is shown."""
        return self._view

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def repaint_interval(self) -> int | None:
        """How many ms lie between two looks at the source now; None while it is not asked."""
        return self._timer.interval() if self._timer.isActive() else None

    def set_view(self, view: ClockView) -> None:
        """Show a view."""
        self._view = view
        self._fit_texts()
        self._show()

    def set_source(self, source: Callable[[], ClockView]) -> None:
        """Ask `source` what to show, now and again."""
        self._source = source
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Ask the source and show what changed."""
        if self._source is not None:
            self.set_view(self._source())

    def set_look(self, look: ClockLook) -> None:
        """Build the clock in another way."""
        if look != self._look:
            self._look = look
            self._ems = self._smallest
            self._fit_texts()
            self._lay_out()

    @Slot(object, int)
    def _touched(self, side: Side, stamp: int) -> None:
        """A finger came down. Of two hands at once that of the side whose clock ran has pressed, in whatever order the
        system tells of them; the other one has not answered already."""
        last = self._last_touch
        if last is not None and side is last[0].other and 0 <= stamp - last[1] <= TOGETHER_MS:
            return
        ran = self._view is not None and self._view.running is side
        self._last_touch = (side, stamp) if ran else None
        self.pressed.emit(side)

    @property
    def _smallest(self) -> tuple[float, float]:
        """Room for captions and digits that is kept from the start."""
        return 0.0, DIGITS_EM if self._look.style is FaceStyle.DIALS else SHORT_EM

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self._repaint_all()

    def place_of(self, side: Side) -> FaceGeometry:
        """Where the face of a side lies."""
        flipped = self._view is not None and self._view.flipped
        return self._geometry.right if (side is Side.BLACK) is not flipped else self._geometry.left

    def digits_of(self, side: Side) -> QRect:
        """All that the digits of a side cover."""
        place = self.place_of(side)
        area = QRectF(*(place.window or place.digits))
        if self._view is not None and self._view.is_turned(side):
            area.moveCenter(QRectF(*place.content).center() * 2 - area.center())
        return area.toAlignedRect().adjusted(-2, -2, 2, 2)

    def paint_face(self, painter: QPainter, side: Side) -> None:
        """Paint the face of a side in this widget's coordinates."""
        if self._view is not None:
            place, theme, font = self.place_of(side), self._theme, self.font()
            self._painter.paint_face(painter, place, self._view, side, theme=theme, font=font)

    def sizeHint(self) -> QSize:
        return QSize(500, 256)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 92)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        try:
            self._painter.paint_case(painter, self._geometry, self._theme)
        finally:
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._keep_time()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._name()
            self._ems = self._smallest
            self._fit_texts()
            self._lay_out()
        return super().event(event)

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Game clock"))

    def _fit_texts(self) -> None:
        """Make room for texts that became wider; shorter ones must not move the rest."""
        if self._view is None:
            return
        captions, digits = widths_em(self._view, self.font())
        wanted = max(self._ems[0], captions), max(self._ems[1], digits)
        if wanted != self._ems:
            self._ems = wanted
            self._lay_out()

    def _lay_out(self) -> None:
        self._geometry = ClockGeometry.fit(self.width(), self.height(), *self._ems, self._look)
        for panel, area in zip(self.panels, self._halves(), strict=True):
            panel.setGeometry(area)
        self._repaint_all()

    def _halves(self) -> tuple[QRect, QRect]:
        """The press areas: the left and the right half, or the near and the far one. Nothing lies between them."""
        width, height = self.width(), self.height()
        if self._look.stacked:
            half = height // 2
            return QRect(0, half, width, height - half), QRect(0, 0, width, half)
        half = width // 2
        return QRect(0, 0, half, height), QRect(half, 0, width - half, height)

    def _repaint_all(self) -> None:
        self._painter.drop_caches()
        self.update()
        self._show()

    def _show(self) -> None:
        view = self._view
        if view is None:
            return
        for panel, side in zip(self.panels, view.sides, strict=True):
            dial = self.place_of(side).dial
            radius = dial.width / 2 * self.devicePixelRatioF() if dial else 0.0
            panel.show_side(side, Shown.of(view, side, radius))
        self._keep_time()

    def _keep_time(self) -> None:
        view = self._view
        if self._source is None or view is None or view.running is None or not self.isVisible():
            self._timer.stop()
            return
        wanted = FAST_REPAINT_MS if view.face(view.running).remaining < TENTHS_BELOW_MS else REPAINT_MS
        if not self._timer.isActive() or self._timer.interval() != wanted:
            self._timer.start(wanted)
