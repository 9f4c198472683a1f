"""The board as a widget to move on: shows a scene, tells what the hand tries. It owns no game and knows no rule."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.board import accessible
from app.board.animation import Drop, Glide, carried
from app.board.gesture import Act, ActKind, Hand, Handling, Phase, Reach
from app.board.scene import BoardScene, is_red
from app.board.view import BoardView

ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
CANCELLING = (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse, QEvent.Type.EnabledChange)
TAB_REASONS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class BoardWidget(BoardView):
    """A board to look at and to move on.

    `set_scene` says what stands where, `set_destinations` which pieces may be taken up and where each may be put down.
    Nothing moves on the board by itself: after `move_attempted` whoever owns the game gives the next scene.

    Signals:
        move_attempted(int, int): a piece was put down on one of its destinations: origin, target.
        refused(int, int): a piece was put down on any other point; nothing has changed.
        point_pressed(int): the left button or the pick key went down on a point, before anything comes of it.
        point_chosen(int): the same while points are only chosen.
        selection_changed(object): the point whose piece is in hand, or None.
        cursor_moved(int): the keyboard's cursor came to a point.
        cancelled(): the piece in hand was let go of without a move.
    """

    move_attempted = Signal(int, int)
    refused = Signal(int, int)
    point_pressed = Signal(int)
    point_chosen = Signal(int)
    selection_changed = Signal(object)
    cursor_moved = Signal(int)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand = Hand()
        self._destinations: Mapping[int, frozenset[int]] = {}
        self._interactive = True
        self._free = False
        self._choosing: tuple[int, ...] | None = None
        self._hints = True
        self._told: int | None = None
        self._carried: tuple[float, float] | None = None
        self._drop: Drop | None = None
        self._cursor: int | None = None
        self._cursor_shown = False
        self._menu_spent = False
        self._pick_keys = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def selected(self) -> int | None:
        """The point whose piece is in hand."""
        return self._hand.origin

    def set_scene(self, scene: BoardScene) -> None:
        """Show a scene. Another position or another way the board lies takes the piece out of the hand."""
        if (scene.pieces, scene.flipped) != (self._scene.pieces, self._scene.flipped):
            self._let_go()
        self._show_scene(scene, self._drop)
        self._drop = None
        self._update_reach()

    def set_destinations(self, destinations: Mapping[int, Collection[int]], free: bool = False) -> None:
        """Say which points' pieces may be taken up and where each may be put down.

        Pieces of the same colour as one of them can be taken up too, without a destination. A change of what the piece
        in hand may do takes it out of the hand. ``free``: a piece may be put down on other points too, only not on one
        of its own colour; the destinations are then what hints mark.
        """
        self._free = free
        fresh = {origin: frozenset(targets) for origin, targets in destinations.items()}
        held = self._hand.origin
        if held is not None and fresh.get(held, frozenset()) != self._hand.targets:
            self._let_go()
        self._destinations = fresh
        self._update_reach()

    def set_interactive(self, interactive: bool) -> None:
        """Whether pieces can be taken up here; a board for looking only lets go at once."""
        if not interactive:
            self._let_go()
        shown = self.shown_scene()
        self._interactive = interactive
        self._update_reach()
        self._refresh(shown)

    def choose_points(self, chosen: Collection[int] | None) -> None:
        """Let presses only choose points, with these marked as touched; None: pieces can be taken up again.

        A press then doesn't bring the keyboard here: it stays where what is chosen is used.
        """
        self._let_go()
        shown = self.shown_scene()
        self._choosing = None if chosen is None else tuple(chosen)
        choosing = self._choosing is not None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if choosing else Qt.FocusPolicy.StrongFocus)
        self._refresh(shown)

    def set_handling(self, handling: Handling) -> None:
        """Move by clicks, by dragging, or by both."""
        self._let_go()
        self._hand.handling = handling

    def set_hints(self, hints: bool) -> None:
        """Whether the points are marked, shown by the pointer and told, on which the piece in hand may be put."""
        shown = self.shown_scene()
        self._hints = hints
        self._refresh(shown)

    def set_pick_keys(self, keys: Iterable[Qt.Key]) -> None:
        """The keys that take up and put down at the cursor; Return and Enter unless told otherwise."""
        self._pick_keys = frozenset(keys)

    def cancel(self) -> None:
        """Let go of the piece in hand, if one is."""
        self._let_go()

    def shown_scene(self) -> BoardScene:
        """The scene as it is seen now: with the hand's selection, the cursor and the pieces on their way."""
        scene = super().shown_scene()
        if self._cursor_shown:
            scene = replace(scene, cursor=self._cursor)
        if self._interactive:
            scene = replace(scene, selected=self._hand.origin, targets=self._marked)
        if self._choosing is not None:
            scene = replace(scene, touched=self._choosing)
        if self._carried is not None and self._hand.origin is not None:
            scene = carried(scene, self._hand.origin, self._carried)
        return scene

    @property
    def _marked(self) -> frozenset[int]:
        return self._hand.targets if self._hints else frozenset()

    def event(self, event: QEvent) -> bool:
        if event.type() in CANCELLING:
            self._let_go()
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in TAB_REASONS:
            self._show_cursor(self._home() if self._cursor is None else self._cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._let_go()
        self._hide_cursor()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._let_go()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._flight.finish()
        if event.button() is not Qt.MouseButton.LeftButton:
            self._menu_spent = self._let_go()
            event.setAccepted(self._menu_spent)
            return
        point = self._point_under(event.position())
        if self._choosing is not None:
            self._choose(point)
            return
        if not self._interactive:
            event.ignore()
            return
        self._hide_cursor()
        if point is not None:
            self.point_pressed.emit(point)
        shown = self.shown_scene()
        self._hand.press(point, event.position().x(), event.position().y())
        self._settle(None, shown)
        self._update_pointer(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        pressed = event.buttons() & Qt.MouseButton.LeftButton
        if pressed and self._hand.motion(place.x(), place.y(), QApplication.startDragDistance()):
            shown = self.shown_scene()
            self._carried = self._geometry.xy_to_place(place.x(), place.y())
            self._refresh(shown)
        self._update_pointer(self._point_under(place))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            shown, point = self.shown_scene(), self._point_under(event.position())
            self._settle(self._hand.release(point), shown)
            self._update_pointer(point)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.setAccepted(self._menu_spent)
        self._menu_spent = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._flight.finish()
        key = event.key()
        if key == Qt.Key.Key_Escape:
            event.setAccepted(self._let_go())
        elif key in ARROWS:
            self._walk(*ARROWS[key])
        elif key == Qt.Key.Key_Home:
            self._show_cursor(self._home())
        elif key in self._pick_keys and (self._interactive or self._choosing is not None):
            self._pick()
        else:
            super().keyPressEvent(event)

    def _name(self) -> None:
        super()._name()
        self.setAccessibleDescription(
            self.tr("Arrow keys move the cursor, Enter takes up and puts down, Esc lets go, Home finds the general.")
        )

    def _walk(self, right: int, down: int) -> None:
        """The first key only shows the cursor where it was."""
        if self._cursor is None:
            self._show_cursor(self._home())
        elif not self._cursor_shown:
            self._show_cursor(self._cursor)
        else:
            self._show_cursor(self._geometry.step(self._cursor, right, down))

    def _pick(self) -> None:
        if self._cursor is None or not self._cursor_shown:
            self._walk(0, 0)
            return
        if self._choosing is not None:
            self._choose(self._cursor)
            return
        self.point_pressed.emit(self._cursor)
        shown = self.shown_scene()
        self._settle(self._hand.pick(self._cursor), shown)

    def _choose(self, point: int | None) -> None:
        if point is not None:
            self.point_chosen.emit(point)

    def _settle(self, act: Act | None, shown: BoardScene) -> None:
        """Show what the hand holds now and tell what it did; `shown` is what was seen before."""
        place, origin = self._carried, self._told
        if self._hand.phase is not Phase.DRAGGING:
            self._carried = None
        if place is not None and origin is not None and act and act.kind is not ActKind.MOVE:
            self._fly_home(origin, place)
        self._refresh(shown)
        if self._told != self._hand.origin:
            for point in (self._told, self._hand.origin):
                if point is not None:
                    accessible.tell_selected(self, self._geometry.index_of(point))
            self._told = self._hand.origin
            self.selection_changed.emit(self._told)
        if act is None:
            return
        if act.origin is None or act.target is None:
            self.cancelled.emit()
        elif act.kind is ActKind.MOVE:
            self._drop = None if place is None else Drop(act.origin, act.target, place)
            self.move_attempted.emit(act.origin, act.target)
        else:
            self.refused.emit(act.origin, act.target)

    def _fly_home(self, origin: int, place: tuple[float, float]) -> None:
        letter = self._scene.piece_at(origin)
        if letter is not None:
            self._send((Glide(letter, place, origin),))

    def _let_go(self) -> bool:
        """Cancel whatever the hand does; True if it did anything."""
        shown = self.shown_scene()
        act = self._hand.cancel()
        if act is not None:
            self._settle(act, shown)
        return act is not None

    def _update_reach(self) -> None:
        pieces = self._scene.pieces if self._interactive else ()
        colours = {is_red(letter) for point, letter in pieces if point in self._destinations}
        own = frozenset(at for at, letter in pieces if is_red(letter) in colours)
        self._hand.reach = Reach(self._destinations, own, self._free)

    def _home(self) -> int:
        """The general of the side that can move here, or of the side below."""
        colours = {is_red(letter) for point, letter in self._scene.pieces if point in self._hand.reach.own}
        red = colours.pop() if len(colours) == 1 else not self._scene.flipped
        general = self._scene.find("K" if red else "k")
        return (4 if red else 85) if general is None else general

    def _show_cursor(self, point: int) -> None:
        shown = self.shown_scene()
        self._cursor, self._cursor_shown = point, True
        self._refresh(shown)
        accessible.tell_focus(self, self._geometry.index_of(point))
        self.cursor_moved.emit(point)

    def _hide_cursor(self) -> None:
        shown = self.shown_scene()
        self._cursor_shown = False
        self._refresh(shown)

    def _point_under(self, place: QPointF) -> int | None:
        return self._geometry.xy_to_point(place.x(), place.y())

    def _update_pointer(self, point: int | None) -> None:
        if self._hand.phase is Phase.DRAGGING:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif point is not None and self._would_act(point):
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def _would_act(self, point: int) -> bool:
        """Whether a press on a point would do something that may be shown beforehand."""
        if self._choosing is not None:
            return self._scene.piece_at(point) is not None
        return point in self._hand.reach.own or point in self._marked
