"""The clock of a game: how it is built, what it shows, and what a press on it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication

from app.clock.geometry import ClockLook, FaceStyle
from app.clock.view import ClockView
from app.play.page import GamePage
from app.play.shown import acting_side, takes_space
from app.session import GameSession
from app.view import View
from engine.base import Side
from engine.clock import Clock
from engine.game import Game, Phase

ACROSS = "across"
SIDE_KEYS: Mapping[int, int] = {
    **{Qt.Key.Key_A: 0, Qt.Key.Key_Left: 0, Qt.Key.Key_Down: 0},
    **{Qt.Key.Key_L: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1},
}
"""Keys of a clock that stands alone: 0 is its left or near face, 1 its right or far one."""
_LETTERS = (Qt.Key.Key_A, Qt.Key.Key_L)


def clock_look(game: Game, view: View) -> ClockLook:
    """How the clock is built: beside a board it has dials."""
    signs = game.setup.own_records
    if not game.setup.boardless:
        return ClockLook(signs=signs)
    return ClockLook(FaceStyle(view.clock_style), view.clock_seats == ACROSS, signs)


def clock_view(game: Game, view: View, now_ms: int, clock: Clock | None = None) -> ClockView:
    """Both faces now, or as an earlier ``clock`` of the game has them.

    None shows a flag before the game has it: a press that waits in the queue may prevent it.
    """
    setup, clock = game.setup, clock or game.clock
    shown = now_ms if clock.deadline is None else min(now_ms, clock.deadline)
    alone = setup.boardless
    return ClockView.of(
        clock,
        shown,
        setup.red.name,
        setup.black.name,
        flipped=view.clock_swapped if alone else view.flipped,
        turn_far=view.clock_seats == ACROSS if alone else view.far_turned,
        called=setup.sides,
        signs=setup.own_records,
    )


class ClockHand(QObject):
    """The hands at the clock of one game: on its faces, and on keys."""

    def __init__(
        self, session: GameSession, page: GamePage, view: Callable[[], View], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._page, self._view = session, page, view
        page.faces.pressed.connect(self.press_face)

    def view(self) -> ClockView:
        """What the faces show now."""
        return clock_view(self._session.game, self._view(), self._session.now_ms())

    def follow(self) -> None:
        """Build the clock as it is wanted now, and show it."""
        self._page.faces.set_look(clock_look(self._session.game, self._view()))
        self._page.faces.refresh()

    def takes_key(self, key: int) -> bool:
        """Whether a key presses a clock now; at the desk the arrows lead from button to button."""
        game = self._session.game
        if key == Qt.Key.Key_Space:
            return takes_space(game)
        alone = game.setup.boardless and game.phase in (Phase.SETUP, Phase.RUNNING)
        return alone and (key in _LETTERS or (key in SIDE_KEYS and not self._at_desk()))

    def _at_desk(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and self._page.middle.isAncestorOf(focused)

    @Slot(int)
    def press_key(self, key: int) -> None:
        """A key goes down: the space bar presses for the side whose clock runs, others the face they lie at."""
        game = self._session.game
        if key != Qt.Key.Key_Space:
            self.press_face(self.view().sides[SIDE_KEYS[key]])
        elif game.phase is Phase.SETUP:
            self._session.start()
        else:
            self._session.press(acting_side(game))

    @Slot(object)
    def press_face(self, side: Side) -> None:
        """A side presses. Where only the clock is used, the first press starts the clock of the other."""
        if self._session.game.setup.boardless and self._session.game.phase is Phase.SETUP:
            self._session.enact(lambda game, stamp: game.start(stamp, side.other))
        else:
            self._session.press(side)
