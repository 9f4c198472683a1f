"""Pieces glide by comparison of two scenes, input never waits for them, and only what changed is painted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.board import painter as painting
from app.board.animation import Drop, Glide, carried, glides, in_flight
from app.board.scene import BoardScene, MovingPiece
from app.board.view import BoardView
from app.board.widget import BoardWidget
from app.theme import ThemeName, theme_for

Locate = Callable[[int], QPoint]
BEFORE = BoardScene(pieces=((0, "R"), (8, "R"), (40, "p"), (85, "k")))
DIFFERENCES = [
    ("a move", ((8, "R"), (9, "R"), (40, "p"), (85, "k")), [Glide("R", (0.0, 0.0), 9)]),
    ("a capture", ((8, "R"), (40, "R"), (85, "k")), [Glide("R", (0.0, 0.0), 40, "p")]),
    ("the nearest like piece moves", ((0, "R"), (17, "R"), (40, "p"), (85, "k")), [Glide("R", (8.0, 0.0), 17)]),
    ("a piece taken away", ((0, "R"), (8, "R"), (85, "k")), []),
    ("a piece put on", ((0, "R"), (1, "N"), (8, "R"), (40, "p"), (85, "k")), []),
    ("nothing", BEFORE.pieces, []),
]


@pytest.mark.parametrize(("name", "pieces", "expected"), DIFFERENCES, ids=[row[0] for row in DIFFERENCES])
def test_glides_come_from_comparing_two_boards(
    name: str, pieces: tuple[tuple[int, str], ...], expected: list[Glide]
) -> None:
    assert list(glides(BEFORE, replace(BEFORE, pieces=pieces))) == expected


def test_undo_glides_as_the_move_did() -> None:
    after = replace(BEFORE, pieces=((8, "R"), (40, "R"), (85, "k")))
    assert glides(after, BEFORE) == (Glide("R", (4.0, 4.0), 0),)


def test_what_is_captured_stands_until_the_captor_arrives() -> None:
    after = replace(BEFORE, pieces=((8, "R"), (40, "R"), (85, "k")))
    midway = in_flight(after, glides(BEFORE, after), 0.5)
    assert midway.piece_at(40) == "p"
    assert midway.moving == (MovingPiece("R", 2.0, 2.0),)


def test_a_dropped_piece_glides_from_where_it_was_let_go_of() -> None:
    drop = Drop(0, 9, (0.2, 0.8))
    assert drop.redirect(Glide("R", (0.0, 0.0), 9)).start == (0.2, 0.8)
    assert drop.redirect(Glide("R", (8.0, 0.0), 9)).start == (8.0, 0.0)
    assert carried(BEFORE, 41, (1.0, 1.0)) == BEFORE


@pytest.fixture
def moved(start_scene: BoardScene) -> BoardScene:
    pieces = dict(start_scene.pieces)
    pieces[22] = pieces.pop(25)
    return replace(start_scene, pieces=tuple(sorted(pieces.items())), last_move=(25, 22))


def test_a_move_glides_and_arrives(board: BoardWidget, moved: BoardScene, qtbot: QtBot) -> None:
    board.set_animated(True)
    board.set_scene(moved)
    (piece,) = board.shown_scene().moving
    assert (piece.letter, piece.file, piece.rank) == ("C", 7.0, 2.0)
    assert board.scene == moved
    qtbot.waitUntil(lambda: board.shown_scene() == moved, timeout=3000)


def press(board: BoardWidget, place: QPoint) -> None:
    QTest.mousePress(board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def drag(board: BoardWidget, place: QPoint) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    where = QPointF(place)
    event = QMouseEvent(QEvent.Type.MouseMove, where, board.mapToGlobal(where), Qt.MouseButton.NoButton, left, none)
    QApplication.sendEvent(board, event)


def test_a_press_ends_the_glide_and_takes_the_next_piece(board: BoardWidget, at: Locate, moved: BoardScene) -> None:
    board.set_animated(True)
    board.set_scene(moved)
    board.set_destinations({64: {55}})
    press(board, at(64))
    assert board.shown_scene().moving == ()
    assert board.selected == 64


def test_a_key_ends_the_glide(board: BoardWidget, moved: BoardScene) -> None:
    board.set_animated(True)
    board.set_scene(moved)
    QTest.keyClick(board, Qt.Key.Key_Home)
    assert board.shown_scene().moving == ()


def test_a_hidden_board_and_one_that_is_told_so_do_not_glide(board: BoardWidget, moved: BoardScene) -> None:
    board.set_scene(moved)
    assert board.shown_scene() == moved
    board.set_animated(True)
    board.hide()
    board.set_scene(replace(moved, pieces=moved.pieces[:-1]))
    assert board.shown_scene().moving == ()


def test_a_refused_drag_glides_home(board: BoardWidget, at: Locate) -> None:
    board.set_animated(True)
    press(board, at(25))
    drag(board, at(40))
    QTest.keyClick(board, Qt.Key.Key_Escape)
    (piece,) = board.shown_scene().moving
    assert (piece.letter, round(piece.file), round(piece.rank), piece.lifted) == ("C", 4, 4, False)
    board.set_animated(False)
    assert board.shown_scene() == board.scene


class Watched(BoardWidget):
    """A board that remembers which parts of it were painted."""

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[QRect] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append(event.region().boundingRect())
        super().paintEvent(event)


def test_a_mark_repaints_its_own_surroundings_only(qtbot: QtBot, start_scene: BoardScene) -> None:
    board = Watched()
    qtbot.addWidget(board)
    board.resize(480, 540)
    board.set_scene(start_scene)
    with qtbot.waitExposed(board):
        board.show()
    qtbot.waitUntil(lambda: bool(board.painted), timeout=3000)
    QApplication.processEvents()
    board.painted.clear()
    board.set_scene(replace(start_scene, check=(4,)))
    qtbot.waitUntil(lambda: bool(board.painted), timeout=3000)
    area = board.painted[0]
    assert area.width() * area.height() < 0.05 * board.width() * board.height()
    assert area.contains(QPoint(*(round(value) for value in board.board_geometry.point_to_xy(4))))


def test_the_bare_board_is_painted_once_until_the_pixel_ratio_or_the_theme_changes(
    board: BoardWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[object] = []
    real = painting.draw_ground

    def counted(*args: object) -> None:
        calls.append(args)
        real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(painting, "draw_ground", counted)
    board.resize(481, 541)
    board.grab()
    board.grab()
    assert len(calls) == 1
    QApplication.sendEvent(board, QEvent(QEvent.Type.DevicePixelRatioChange))
    board.grab()
    assert len(calls) == 2
    board.set_theme(theme_for(ThemeName.PLAIN))
    board.grab()
    assert len(calls) == 3


def test_a_view_alone_shows_every_mark_of_its_scene(qtbot: QtBot, start_scene: BoardScene) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    given = replace(start_scene, selected=4, cursor=13, targets=frozenset({13}))
    view.set_scene(given)
    assert view.shown_scene() == given
    assert view.cursor_point == 13
