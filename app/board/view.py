"""A board to look at: paints a scene, glides pieces to their new points, repaints only what changed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Slot
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from app.board import accessible
from app.board.animation import Drop, Glide, glides
from app.board.flight import Flight
from app.board.geometry import MARK_REACH, BoardGeometry
from app.board.painter import PICTURE_REACH, BoardPainter
from app.board.scene import POINTS, BoardScene, changed_points
from app.theme import Theme, theme_for


class BoardView(QWidget):
    """Shows scenes. Nobody can move on it; `BoardWidget` adds the hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = BoardScene()
        self._theme = theme_for()
        self._painter = BoardPainter()
        self._geometry = BoardGeometry.fit(1, 1)
        self._animated = True
        self._flight = Flight(self)
        self._flight.moved.connect(self._on_frame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        accessible.attach(self)
        self._name()

    @property
    def scene(self) -> BoardScene:
        """The scene last given."""
        return self._scene

    @property
    def board_geometry(self) -> BoardGeometry:
        """Where everything lies now, in this widget's coordinates."""
        return self._geometry

    @property
    def cursor_point(self) -> int | None:
        """Where the keyboard's cursor stands, None while it is not shown."""
        return self.shown_scene().cursor

    @property
    def theme(self) -> Theme:
        """The colours painted with."""
        return self._theme

    def set_scene(self, scene: BoardScene) -> None:
        """Show a scene; pieces glide from where like pieces stood before."""
        self._show_scene(scene, None)

    def set_animated(self, animated: bool) -> None:
        """Whether pieces glide to their new points."""
        self._animated = animated
        self._flight.finish()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def announce(self, text: str) -> None:
        """Have a screen reader say what happened, such as a move."""
        accessible.announce(self, text)

    def shown_scene(self) -> BoardScene:
        """The scene as it is seen now, with the pieces on their way."""
        return self._flight.apply(self._scene)

    def sizeHint(self) -> QSize:
        return QSize(600, 680)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 272)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        try:
            painter.setClipRegion(event.region())
            self._painter.paint(painter, self._geometry, self.shown_scene(), self._theme)
        finally:
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._flight.finish()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._painter.drop_caches()
            self._lay_out()
        elif event.type() == QEvent.Type.LanguageChange:
            self._name()
        return super().event(event)

    def _show_scene(self, scene: BoardScene, drop: Drop | None) -> None:
        """Show a scene; the piece of a `drop` glides from where it was let go of."""
        before, shown = self._scene, self.shown_scene()
        if scene == before:
            return
        self._flight.finish()
        self._scene = scene
        if (scene.flipped, scene.numbers) != (before.flipped, before.numbers):
            self._lay_out()
        moved = glides(before, scene)
        self._send(tuple(drop.redirect(glide) for glide in moved) if drop else moved)
        self._refresh(shown)
        changed = changed_points(before, scene)
        accessible.tell_names(self, range(POINTS) if changed is None else map(self._geometry.index_of, changed))

    def _send(self, moved: tuple[Glide, ...]) -> None:
        """Let pieces glide, unless animation is switched off here or by the system's style."""
        duration = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self)
        if moved and self._animated and duration and self.isVisible():
            self._flight.start(moved)

    @Slot(float, float)
    def _on_frame(self, before: float, after: float) -> None:
        scene = self._scene
        self._refresh_between(self._flight.apply(scene, before), self._flight.apply(scene, after))

    def _refresh(self, before: BoardScene) -> None:
        """Repaint what differs from a scene seen before."""
        self._refresh_between(before, self.shown_scene())

    def _refresh_between(self, before: BoardScene, after: BoardScene) -> None:
        points = changed_points(before, after)
        if points is None:
            self.update()
            return
        for point in points:
            self._update_rect(QRectF(*self._geometry.rect_of(point, MARK_REACH)))
        for piece in {*before.moving} ^ {*after.moving}:
            self._update_rect(QRectF(*self._geometry.rect_at(piece.file, piece.rank, PICTURE_REACH)))

    def _update_rect(self, rect: QRectF) -> None:
        self.update(rect.toAlignedRect().adjusted(-1, -1, 1, 1))

    def _lay_out(self) -> None:
        self._geometry = BoardGeometry.fit(
            self.width(),
            self.height(),
            flipped=self._scene.flipped,
            numbers=self._scene.numbers,
            ratio=self.devicePixelRatioF(),
        )
        self.update()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Board"))
