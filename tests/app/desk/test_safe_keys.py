"""No key that is held down or goes astray at the desk does anything; F10 brings the hand back to it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from engine.game import Phase

NONE = Qt.KeyboardModifier.NoModifier


def repeated(key: Qt.Key, text: str) -> QKeyEvent:
    """A key going down again because it is held."""
    return QKeyEvent(QEvent.Type.KeyPress, key, NONE, text, True)


def test_a_digit_held_down_does_a_line_once(referee: Any):
    referee.choose("C", "1")
    assert referee.game.phase is Phase.PAUSED
    for _ in range(3):
        QApplication.sendEvent(referee.panel, repeated(Qt.Key.Key_1, "1"))
    assert referee.game.phase is Phase.PAUSED


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_held_down_since_the_form_before_hands_nothing_over(referee: Any, key: Qt.Key):
    form = referee.choose("F", "2")
    before = len(referee.game.log)
    QApplication.sendEvent(form.note, repeated(key, "\r"))
    QApplication.sendEvent(form, repeated(key, "\r"))
    assert len(referee.game.log) == before
    assert referee.shown is form


def test_f10_brings_the_hand_back_from_the_board_and_then_puts_the_list_away(referee: Any):
    page = referee.table.page
    page.board.setFocus()
    referee.open()
    assert referee.shown is referee.panel
    assert referee.panel.hasFocus()
    referee.open()
    assert referee.shown is page.card


def test_f10_brings_the_hand_back_to_the_form_that_is_open(referee: Any):
    form = referee.choose("F", "2")
    referee.type(Qt.Key.Key_Tab)
    last = QApplication.focusWidget()
    referee.table.page.board.setFocus()
    referee.open()
    assert referee.shown is form
    assert QApplication.focusWidget() is last


def test_the_button_shows_the_list_and_puts_it_away(referee: Any):
    page = referee.table.page
    referee.table.click(page.bar.desk)
    assert referee.shown is page.card
    referee.table.click(page.bar.desk)
    assert referee.shown is referee.panel
