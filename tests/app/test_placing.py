"""A window comes back to where it was, and never to where nobody can see it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.placing import fitting, place, place_anew, place_of

LEFT, RIGHT = QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)

rects = st.builds(
    QRect, st.integers(-5_000, 5_000), st.integers(-5_000, 5_000), st.integers(1, 4_000), st.integers(1, 4_000)
)


@pytest.mark.parametrize(
    ("wanted", "fitted"),
    [
        (QRect(100, 50, 1280, 800), QRect(100, 50, 1280, 800)),
        (QRect(2_000, 100, 1_000, 800), QRect(2_000, 100, 1_000, 800)),
        (QRect(4_000, 100, 1_000, 800), QRect(920, 100, 1_000, 800)),
        (QRect(-300, -20, 800, 600), QRect(0, 0, 800, 600)),
        (QRect(1_900, 0, 3_000, 2_000), QRect(1920, 0, 1280, 1024)),
    ],
)
def test_a_window_is_brought_to_a_screen_that_is_there(wanted: QRect, fitted: QRect):
    assert fitting(wanted, [LEFT, RIGHT]) == fitted


@given(rects, st.lists(rects, min_size=1, max_size=3))
def test_the_place_lies_in_one_of_the_rooms_whatever_was_wanted(wanted: QRect, rooms: list[QRect]):
    fitted = fitting(wanted, rooms)
    assert any(room.contains(fitted) for room in rooms)
    assert fitting(fitted, rooms) == fitted


def test_a_window_comes_back_to_its_place(qtbot: QtBot):
    windows = QWidget(), QWidget()
    for window in windows:
        qtbot.addWidget(window)
    windows[0].setGeometry(30, 40, 500, 400)
    windows[0].show()
    place(windows[1], place_of(windows[0]))
    assert windows[1].size() == windows[0].size()


@pytest.mark.parametrize("kept", ["", "senseless", "AdnQywAD", "5aSn"])
def test_a_senseless_place_gives_a_good_one(qtbot: QtBot, kept: str):
    window = QWidget()
    qtbot.addWidget(window)
    place(window, kept)
    assert (
        window.screen()
        .availableGeometry()
        .contains(QRect(window.screen().availableGeometry().topLeft(), window.size()))
    )


def test_the_first_place_can_be_had_again(qtbot: QtBot):
    window = QWidget()
    qtbot.addWidget(window)
    window.showMaximized()
    place_anew(window)
    assert not window.isMaximized()
    assert window.screen().availableGeometry().contains(window.geometry())
