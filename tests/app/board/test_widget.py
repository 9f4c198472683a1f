"""The board in a real window: what mouse and keyboard tell, and every way to let go of a piece."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.board.gesture import Handling
from app.board.scene import BoardScene
from app.board.widget import BoardWidget

Locate = Callable[[int], QPoint]
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CANNON, CENTRE, FOE, HORSE, OTHER_OWN, EMPTY = 25, 22, 88, 7, 0, 40


class Told:
    """What the board's signals said, in order."""

    def __init__(self, board: BoardWidget) -> None:
        self.said: list[tuple[Any, ...]] = []
        board.move_attempted.connect(self._move)
        board.refused.connect(self._refused)
        board.cancelled.connect(self._cancelled)

    def _move(self, origin: int, target: int) -> None:
        self.said.append(("move", origin, target))

    def _refused(self, origin: int, target: int) -> None:
        self.said.append(("refused", origin, target))

    def _cancelled(self) -> None:
        self.said.append(("cancelled",))


@pytest.fixture
def told(board: BoardWidget) -> Told:
    return Told(board)


def mouse(board: BoardWidget, kind: QEvent.Type, place: QPoint, buttons: Qt.MouseButton = LEFT) -> None:
    """A mouse event as the window system sends it, so that a drag has its button down."""
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else LEFT
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else buttons
    event = QMouseEvent(kind, QPointF(place), board.mapToGlobal(QPointF(place)), button, held, Qt.KeyboardModifier(0))
    QApplication.sendEvent(board, event)


def press(board: BoardWidget, place: QPoint) -> None:
    mouse(board, QEvent.Type.MouseButtonPress, place)


def carry(board: BoardWidget, place: QPoint) -> None:
    mouse(board, QEvent.Type.MouseMove, place)


def release(board: BoardWidget, place: QPoint) -> None:
    mouse(board, QEvent.Type.MouseButtonRelease, place)


def click(board: BoardWidget, place: QPoint) -> None:
    QTest.mouseClick(board, LEFT, Qt.KeyboardModifier.NoModifier, place)


def key(board: BoardWidget, which: Qt.Key) -> bool:
    """Press a key; whether the board took it."""
    event = QKeyEvent(QEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(board, event)
    return event.isAccepted()


def test_click_and_click_attempt_a_move(board: BoardWidget, at: Locate, told: Told) -> None:
    click(board, at(CANNON))
    assert board.selected == CANNON
    click(board, at(CENTRE))
    assert told.said == [("move", CANNON, CENTRE)]
    assert board.selected is None


def test_a_drag_attempts_a_move(board: BoardWidget, at: Locate, told: Told) -> None:
    press(board, at(CANNON))
    carry(board, at(CENTRE))
    release(board, at(CENTRE))
    assert told.said == [("move", CANNON, CENTRE)]


def test_the_board_itself_moves_nothing(board: BoardWidget, at: Locate, start_scene: BoardScene) -> None:
    click(board, at(CANNON))
    click(board, at(CENTRE))
    assert board.scene == start_scene
    assert board.shown_scene().pieces == start_scene.pieces


def test_a_piece_dragged_back_to_its_point_is_not_selected(board: BoardWidget, at: Locate, told: Told) -> None:
    press(board, at(CANNON))
    carry(board, at(CENTRE))
    carry(board, at(CANNON))
    release(board, at(CANNON))
    assert board.selected is None
    click(board, at(CENTRE))
    assert told.said == [("cancelled",)]


def test_a_release_off_the_board_cancels(board: BoardWidget, at: Locate, told: Told) -> None:
    press(board, at(CANNON))
    carry(board, QPoint(-50, -50))
    release(board, QPoint(-50, -50))
    assert told.said == [("cancelled",)]


def test_an_illegal_drop_is_told_with_its_points(board: BoardWidget, at: Locate, told: Told) -> None:
    press(board, at(CANNON))
    carry(board, at(EMPTY))
    release(board, at(EMPTY))
    click(board, at(HORSE))
    click(board, at(EMPTY))
    assert told.said == [("refused", CANNON, EMPTY), ("refused", HORSE, EMPTY)]
    assert board.selected is None


def test_another_own_piece_is_selected_instead(board: BoardWidget, at: Locate, told: Told) -> None:
    click(board, at(CANNON))
    click(board, at(HORSE))
    assert board.selected == HORSE
    click(board, at(OTHER_OWN))
    assert board.selected == OTHER_OWN
    assert told.said == []


def test_a_fast_second_click_is_a_click_like_the_first(board: BoardWidget, at: Locate, told: Told) -> None:
    click(board, at(CANNON))
    mouse(board, QEvent.Type.MouseButtonDblClick, at(CENTRE))
    release(board, at(CENTRE))
    assert told.said == [("move", CANNON, CENTRE)]


def test_each_press_on_a_point_is_told_before_its_act(board: BoardWidget, at: Locate) -> None:
    said: list[Any] = []
    board.point_pressed.connect(said.append)
    board.selection_changed.connect(said.append)
    for point in (EMPTY, CANNON, CENTRE):
        click(board, at(point))
    assert said == [EMPTY, CANNON, CANNON, CENTRE, None]


def right_button(board: BoardWidget) -> None:
    QTest.mousePress(board, RIGHT, Qt.KeyboardModifier.NoModifier, board.rect().center())


def escape(board: BoardWidget) -> None:
    assert key(board, Qt.Key.Key_Escape)


def deactivate(board: BoardWidget) -> None:
    QApplication.sendEvent(board.window(), QEvent(QEvent.Type.WindowDeactivate))


def ungrab(board: BoardWidget) -> None:
    QApplication.sendEvent(board, QEvent(QEvent.Type.UngrabMouse))


def another_position(board: BoardWidget) -> None:
    board.set_scene(replace(board.scene, pieces=board.scene.pieces[1:]))


def flip(board: BoardWidget) -> None:
    board.set_scene(replace(board.scene, flipped=True))


def other_destinations(board: BoardWidget) -> None:
    board.set_destinations({CANNON: {CENTRE}})


def no_destinations(board: BoardWidget) -> None:
    board.set_destinations({})


def only_to_look_at(board: BoardWidget) -> None:
    board.set_interactive(False)


def disable(board: BoardWidget) -> None:
    board.setEnabled(False)


CANCELS = [
    right_button,
    escape,
    BoardWidget.clearFocus,
    BoardWidget.hide,
    deactivate,
    ungrab,
    another_position,
    flip,
    other_destinations,
    no_destinations,
    only_to_look_at,
    disable,
    BoardWidget.cancel,
]
HOLDS = ["pressed", "dragging", "selected", "aimed"]


@pytest.mark.parametrize("hold", HOLDS)
@pytest.mark.parametrize("let_go", CANCELS, ids=[way.__name__ for way in CANCELS])
def test_every_way_to_let_go_lets_go_at_once_and_for_good(
    board: BoardWidget, at: Locate, told: Told, let_go: Callable[[BoardWidget], None], hold: str
) -> None:
    target = at(CENTRE)
    if hold in ("selected", "aimed"):
        click(board, at(CANNON))
    if hold in ("pressed", "dragging"):
        press(board, at(CANNON))
    if hold == "dragging":
        carry(board, target)
    if hold == "aimed":
        press(board, target)
    let_go(board)
    assert board.selected is None
    assert board.shown_scene().moving == ()
    assert told.said == [("cancelled",)]
    if hold != "selected":
        carry(board, target)
        release(board, target)
    assert told.said == [("cancelled",)]


def test_the_same_position_again_leaves_the_piece_in_hand(board: BoardWidget, at: Locate, told: Told) -> None:
    press(board, at(CANNON))
    carry(board, at(CENTRE))
    board.set_scene(replace(board.scene, last_move=(0, 9), pending=9, check=(4,)))
    board.set_destinations({CANNON: {CENTRE, FOE}, HORSE: {24}})
    release(board, at(CENTRE))
    assert told.said == [("move", CANNON, CENTRE)]


def test_esc_with_nothing_in_hand_is_left_to_the_window(board: BoardWidget) -> None:
    assert not key(board, Qt.Key.Key_Escape)


@pytest.mark.parametrize("which", [Qt.Key.Key_Space, Qt.Key.Key_F5, Qt.Key.Key_A, Qt.Key.Key_unknown])
def test_keys_that_are_not_the_boards_are_left_to_the_window(board: BoardWidget, which: Qt.Key) -> None:
    assert not key(board, which)


@pytest.mark.parametrize("dragging", [True, False])
def test_the_menu_of_the_right_button_stays_away_after_a_cancel(board: BoardWidget, at: Locate, dragging: bool) -> None:
    if dragging:
        press(board, at(CANNON))
        carry(board, at(CENTRE))
    right_button(board)
    menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at(EMPTY), board.mapToGlobal(at(EMPTY)))
    QApplication.sendEvent(board, menu)
    assert menu.isAccepted() == dragging


def test_a_whole_move_with_keys(board: BoardWidget, told: Told) -> None:
    walked: list[int] = []
    board.cursor_moved.connect(walked.append)
    for which in (Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        assert key(board, which)
    assert walked == [4, 13, 22, 23, 24, CANNON]
    assert key(board, Qt.Key.Key_Return)
    assert board.selected == CANNON
    for _ in range(3):
        key(board, Qt.Key.Key_Left)
    key(board, Qt.Key.Key_Enter)
    assert told.said == [("move", CANNON, CENTRE)]
    assert board.cursor_point == CENTRE


def test_arrows_follow_the_eye_on_a_flipped_board(board: BoardWidget) -> None:
    board.set_scene(replace(board.scene, flipped=True))
    for which in (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Right):
        key(board, which)
    assert board.cursor_point == 12


def test_the_first_key_only_shows_the_cursor_where_it_was(board: BoardWidget, at: Locate) -> None:
    assert board.cursor_point is None
    for which in (Qt.Key.Key_Return, Qt.Key.Key_Up):
        key(board, which)
    assert board.cursor_point == 13
    click(board, at(EMPTY))
    assert board.cursor_point is None
    key(board, Qt.Key.Key_Up)
    assert board.cursor_point == 13


@pytest.mark.parametrize(("movable", "general"), [(7, 4), (82, 85)])
def test_home_finds_the_general_of_the_side_that_moves(board: BoardWidget, movable: int, general: int) -> None:
    board.set_destinations({movable: {40}})
    key(board, Qt.Key.Key_Home)
    assert board.cursor_point == general


def test_tab_shows_the_cursor_and_leaving_hides_it(board: BoardWidget) -> None:
    board.clearFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert board.cursor_point == 4
    board.clearFocus()
    assert board.cursor_point is None


def test_the_pick_keys_can_be_chosen(board: BoardWidget) -> None:
    board.set_pick_keys([Qt.Key.Key_Space])
    key(board, Qt.Key.Key_Home)
    assert not key(board, Qt.Key.Key_Return)
    assert key(board, Qt.Key.Key_Space)
    assert board.selected == 4


def test_a_board_to_look_at_takes_no_piece_up(board: BoardWidget, at: Locate, told: Told) -> None:
    board.set_interactive(False)
    click(board, at(CANNON))
    key(board, Qt.Key.Key_Home)
    key(board, Qt.Key.Key_Return)
    assert board.selected is None
    assert told.said == []


def test_a_board_to_look_at_shows_the_marks_it_is_given(board: BoardWidget) -> None:
    given = replace(board.scene, selected=4, targets=frozenset({13}), cursor=40)
    board.set_interactive(False)
    board.set_scene(given)
    assert board.shown_scene() == given


def test_a_way_of_handling_can_be_switched_off(board: BoardWidget, at: Locate, told: Told) -> None:
    board.set_handling(Handling.DRAG)
    click(board, at(CANNON))
    assert board.selected is None
    board.set_handling(Handling.CLICK)
    press(board, at(CANNON))
    carry(board, at(CENTRE))
    assert board.shown_scene().moving == ()
    release(board, at(CENTRE))
    assert told.said == [("cancelled",), ("cancelled",)]


def test_the_dragged_piece_is_under_the_pointer_and_off_its_point(board: BoardWidget, at: Locate) -> None:
    press(board, at(CANNON))
    carry(board, at(EMPTY))
    (piece,) = board.shown_scene().moving
    assert (piece.letter, round(piece.file), round(piece.rank), piece.lifted) == ("C", 4, 4, True)
    assert board.shown_scene().piece_at(CANNON) is None


def test_the_pointer_says_what_can_be_taken_up(board: BoardWidget, at: Locate) -> None:
    mouse(board, QEvent.Type.MouseMove, at(CANNON), Qt.MouseButton.NoButton)
    assert board.cursor().shape() is Qt.CursorShape.PointingHandCursor
    press(board, at(CANNON))
    carry(board, at(EMPTY))
    assert board.cursor().shape() is Qt.CursorShape.ClosedHandCursor
    release(board, at(EMPTY))
    assert board.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_a_board_can_be_made_shown_and_thrown_away_without_a_scene(qtbot: QtBot) -> None:
    board = BoardWidget()
    qtbot.addWidget(board)
    board.resize(8, 8)
    board.show()
    key(board, Qt.Key.Key_Home)
    assert board.cursor_point == 4
    assert not board.grab().isNull()


def test_a_free_board_hints_at_what_is_legal_and_lets_more_be_done(board: BoardWidget, at: Locate, told: Told) -> None:
    board.set_destinations({CANNON: {CENTRE}, OTHER_OWN: ()}, free=True)
    click(board, at(CANNON))
    assert board.shown_scene().targets == {CENTRE}
    click(board, at(EMPTY))
    click(board, at(OTHER_OWN))
    click(board, at(EMPTY))
    assert told.said == [("move", CANNON, EMPTY), ("move", OTHER_OWN, EMPTY)]


def test_while_points_are_chosen_nothing_is_taken_up(board: BoardWidget, at: Locate, told: Told) -> None:
    chosen: list[int] = []
    board.point_chosen.connect(chosen.append)
    click(board, at(CANNON))
    board.choose_points((HORSE,))
    for point in (CENTRE, FOE):
        click(board, at(point))
    assert chosen == [CENTRE, FOE]
    assert board.selected is None
    assert board.shown_scene().touched == (HORSE,)
    assert told.said == [("cancelled",)]
    board.choose_points(None)
    click(board, at(CANNON))
    assert board.selected == CANNON
    assert board.shown_scene().touched == ()


def test_points_are_chosen_by_keys_on_a_board_to_look_at_too(board: BoardWidget) -> None:
    chosen: list[int] = []
    board.point_chosen.connect(chosen.append)
    board.set_interactive(False)
    board.choose_points(())
    for which in (Qt.Key.Key_Home, Qt.Key.Key_Return):
        key(board, which)
    assert chosen == [4]


def test_a_click_that_chooses_leaves_the_keyboard_where_it_is(board: BoardWidget) -> None:
    assert board.focusPolicy() is Qt.FocusPolicy.StrongFocus
    board.choose_points(())
    assert board.focusPolicy() is Qt.FocusPolicy.TabFocus
    board.choose_points(None)
    assert board.focusPolicy() is Qt.FocusPolicy.StrongFocus
