"""The board as a widget: shows a scene, tells what the hand on it tries. It owns no game and knows no rule."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QStyle, QWidget

from app.board.animation import glides
from app.board.flight import Flight
from app.board.geometry import MARK_REACH, BoardGeometry
from app.board.gesture import Act, ActKind, Hand, Handling, Phase, Reach
from app.board.painter import BoardPainter
from app.board.scene import BoardScene, MovingPiece, changed_points, is_red
from app.theme import Theme, theme_for

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class BoardWidget(QWidget):
    """A board to look at and to move on.

    `set_scene` says what stands where, `set_destinations` which pieces may be taken up and where each may be put down.
    Nothing moves on the board by itself: after `move_attempted` whoever owns the game gives the next scene.

    Signals:
        move_attempted(int, int): a piece was put down on one of its destinations: origin, target.
        refused(int, int): a piece was put down on any other point; nothing has changed.
        point_pressed(int): the left button or the pick key went down on a point, before anything comes of it.
        selection_changed(object): the point whose piece is in hand, or None.
        cursor_moved(int): the keyboard's cursor came to a point.
        cancelled(): the piece in hand was let go of without a move.
    """

    move_attempted = Signal(int, int)
    refused = Signal(int, int)
    point_pressed = Signal(int)
    selection_changed = Signal(object)
    cursor_moved = Signal(int)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = BoardScene()
        self._theme = theme_for()
        self._painter = BoardPainter()
        self._geometry = BoardGeometry.fit(1, 1)
        self._hand = Hand()
        self._destinations: Mapping[int, frozenset[int]] = {}
        self._told: int | None = None
        self._dragged: MovingPiece | None = None
        self._dropped: tuple[int, int, tuple[float, float]] | None = None
        self._cursor: int | None = None
        self._interactive = True
        self._pick_keys = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
        self._animated = True
        self._flight = Flight(self)
        self._flight.moved.connect(self._on_frame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)

    @property
    def scene(self) -> BoardScene:
        """The scene last given."""
        return self._scene

    @property
    def board_geometry(self) -> BoardGeometry:
        """Where everything lies now, in this widget's coordinates."""
        return self._geometry

    @property
    def selected(self) -> int | None:
        """The point whose piece is in hand."""
        return self._hand.origin

    @property
    def cursor_point(self) -> int | None:
        """Where the keyboard's cursor stands, None while it is not shown."""
        return self._cursor

    def set_scene(self, scene: BoardScene) -> None:
        """Show a scene. Another position or another way the board lies takes the piece out of the hand."""
        before = self._scene
        if scene == before:
            return
        if scene.pieces != before.pieces or scene.flipped != before.flipped:
            self._let_go()
            self._flight.finish()
        shown = self.shown_scene()
        self._scene = scene
        self._update_reach()
        if (scene.flipped, scene.numbers) != (before.flipped, before.numbers):
            self._lay_out()
        self._start_animation(before)
        self._refresh(shown)

    def set_destinations(self, destinations: Mapping[int, Collection[int]]) -> None:
        """Say which points' pieces may be taken up and where each may be put down.

        Pieces of the same colour as one of them can be taken up too, without a destination. A change of what the piece
        in hand may do takes it out of the hand.
        """
        held = self._hand.origin
        fresh = {origin: frozenset(targets) for origin, targets in destinations.items()}
        if held is not None and fresh.get(held, frozenset()) != self._hand.targets:
            self._let_go()
        self._destinations = fresh
        self._update_reach()
        self.update()

    def set_interactive(self, interactive: bool) -> None:
        """Whether pieces can be taken up here; a board for looking only lets go at once."""
        if not interactive:
            self._let_go()
        self._interactive = interactive
        self._update_reach()
        self.update()

    def set_handling(self, handling: Handling) -> None:
        """Move by clicks, by dragging, or by both."""
        self._let_go()
        self._hand.handling = handling

    def set_pick_keys(self, keys: Iterable[Qt.Key]) -> None:
        """The keys that take up and put down at the cursor; Return and Enter unless told otherwise."""
        self._pick_keys = frozenset(keys)

    def set_animated(self, animated: bool) -> None:
        """Whether pieces glide to their new points."""
        self._animated = animated
        self._flight.finish()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self._painter.drop_caches()
        self.update()

    def cancel(self) -> None:
        """Let go of the piece in hand, if one is."""
        self._let_go()

    def shown_scene(self) -> BoardScene:
        """The scene as it is seen now: with the hand's selection, the cursor and the pieces on their way."""
        scene = self._scene
        if self._interactive:
            scene = replace(scene, selected=self._hand.origin, targets=self._hand.targets, cursor=self._cursor)
        if self._flight.is_running:
            return self._flight.apply(scene)
        if self._dragged is not None:
            rest = tuple(item for item in scene.pieces if item[0] != self._hand.origin)
            return replace(scene, pieces=rest, moving=(self._dragged,))
        return scene

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

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse):
            self._let_go()
        elif kind == QEvent.Type.DevicePixelRatioChange:
            self._painter.drop_caches()
            self._lay_out()
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._set_cursor(self._home() if self._cursor is None else self._cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._let_go()
        self._set_cursor(None)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._let_go()
        self._flight.finish()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._flight.finish()
        if event.button() is not Qt.MouseButton.LeftButton:
            event.setAccepted(self._let_go())
            return
        if not self._interactive:
            event.ignore()
            return
        self._set_cursor(None)
        point = self._point_under(event)
        if point is not None:
            self.point_pressed.emit(point)
        shown = self.shown_scene()
        self._hand.press(point, event.position().x(), event.position().y())
        self._after(None, shown)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton and self._hand.motion(
            place.x(), place.y(), QApplication.startDragDistance()
        ):
            self._carry(place)
        self._update_pointer(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            shown = self.shown_scene()
            self._after(self._hand.release(self._point_under(event)), shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._flight.finish()
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            event.setAccepted(self._let_go())
        elif key in ARROWS:
            start = self._home() if self._cursor is None else self._cursor
            self._set_cursor(start if self._cursor is None else self._geometry.step(start, *ARROWS[key]))
        elif key == Qt.Key.Key_Home:
            self._set_cursor(self._home())
        elif key in self._pick_keys and self._interactive and self._cursor is not None:
            self._pick(self._cursor)
        else:
            super().keyPressEvent(event)

    def _pick(self, point: int) -> None:
        self.point_pressed.emit(point)
        shown = self.shown_scene()
        self._after(self._hand.pick(point), shown)

    def _point_under(self, event: QMouseEvent) -> int | None:
        return self._geometry.xy_to_point(event.position().x(), event.position().y())

    def _carry(self, place: QPointF) -> None:
        letter = None if self._hand.origin is None else self._scene.piece_at(self._hand.origin)
        if letter is None:
            return
        shown = self.shown_scene()
        self._dragged = MovingPiece(letter, *self._geometry.xy_to_place(place.x(), place.y()), lifted=True)
        self._refresh(shown)

    def _after(self, act: Act | None, shown: BoardScene) -> None:
        """Show what the hand holds now and tell what it did; `shown` is what was seen before."""
        dropped, self._dragged = self._dragged, self._dragged if self._hand.phase is Phase.DRAGGING else None
        self._dropped = None
        if dropped and act and act.origin is not None and act.target is not None:
            self._dropped = act.origin, act.target, (dropped.file, dropped.rank)
        self._refresh(shown)
        if self._told != self._hand.origin:
            self._told = self._hand.origin
            self.selection_changed.emit(self._told)
        if act is None:
            return
        if act.kind is ActKind.CANCEL or act.origin is None or act.target is None:
            self.cancelled.emit()
        elif act.kind is ActKind.MOVE:
            self.move_attempted.emit(act.origin, act.target)
        else:
            self.refused.emit(act.origin, act.target)

    def _let_go(self) -> bool:
        """Cancel whatever the hand does; True if it did anything."""
        if not self._hand.is_busy:
            return False
        held = bool(QApplication.mouseButtons() & Qt.MouseButton.LeftButton) or self._hand.phase in (
            Phase.PRESSED,
            Phase.DRAGGING,
            Phase.AIMED,
        )
        shown = self.shown_scene()
        self._after(self._hand.cancel(held=held), shown)
        return True

    def _update_reach(self) -> None:
        colours = {is_red(letter) for point, letter in self._scene.pieces if point in self._destinations}
        own = [point for point, letter in self._scene.pieces if is_red(letter) in colours]
        self._hand.reach = Reach.of(self._destinations, own) if self._interactive else Reach()

    def _home(self) -> int:
        colours = {is_red(letter) for point, letter in self._scene.pieces if point in self._hand.reach.own}
        red = not self._scene.flipped if len(colours) != 1 else colours.pop()
        general = self._scene.find("K" if red else "k")
        return (4 if red else 85) if general is None else general

    def _set_cursor(self, point: int | None) -> None:
        if point == self._cursor:
            return
        shown = self.shown_scene()
        self._cursor = point
        self._refresh(shown)
        if point is not None:
            self.cursor_moved.emit(point)

    def _update_pointer(self, event: QMouseEvent) -> None:
        if self._hand.phase is Phase.DRAGGING:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._point_under(event) in self._hand.reach.own | self._hand.targets:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def _lay_out(self) -> None:
        self._geometry = BoardGeometry.fit(
            self.width(),
            self.height(),
            flipped=self._scene.flipped,
            numbers=self._scene.numbers,
            ratio=self.devicePixelRatioF(),
        )
        self.update()

    def _refresh(self, before: BoardScene) -> None:
        """Repaint what differs from a scene seen before."""
        after = self.shown_scene()
        points = changed_points(before, after)
        if points is None:
            self.update()
            return
        for point in points:
            self._update_rect(QRectF(*self._geometry.rect_of(point, MARK_REACH)))
        for piece in {*before.moving, *after.moving} if before.moving != after.moving else ():
            self._update_rect(QRectF(*self._geometry.rect_at(piece.file, piece.rank, MARK_REACH + 0.1)))

    def _update_rect(self, rect: QRectF) -> None:
        self.update(rect.toAlignedRect().adjusted(-1, -1, 1, 1))

    def _start_animation(self, before: BoardScene) -> None:
        moved = glides(before, self._scene)
        duration = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self)
        if not (moved and self._animated and duration and self.isVisible()):
            return
        if self._dropped is not None:
            origin, target, place = self._dropped
            moved = tuple(
                replace(glide, start=place) if glide.target == target and glide.leaves(origin) else glide
                for glide in moved
            )
            self._dropped = None
        self._flight.start(moved)

    @Slot(float, float)
    def _on_frame(self, before: float, after: float) -> None:
        for progress in (before, after):
            for piece in self._flight.apply(self._scene, progress).moving:
                self._update_rect(QRectF(*self._geometry.rect_at(piece.file, piece.rank, MARK_REACH)))
