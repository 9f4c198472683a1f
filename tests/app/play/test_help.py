"""The help lists every key that the menus have, in the language of now."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QLabel

from app.menus import plain


def shown(window: Any) -> list[str]:
    window.show_help()
    return [label.text() for label in window.stack.currentWidget().findChildren(QLabel)]


def test_every_shortcut_of_the_window_is_in_the_help(window: Any):
    texts = shown(window)
    keys = [action.shortcut() for action in window.findChildren(QAction) if not action.shortcut().isEmpty()]
    assert len(keys) > 15
    for key in keys:
        assert key.toString(QKeySequence.SequenceFormat.NativeText) in texts
    assert {"Ctrl+Enter", "F7", "F8", "F9"} <= set(texts)


def test_each_key_says_what_it_does_without_the_marks_of_a_menu(window: Any):
    told = dict(window.menus.keys())
    assert told["F9"] == "Call a foul"
    assert told["F8"] == "Start the clocks, stop them, let them go on"
    window.program.change_language("zh_CN")
    QCoreApplication.processEvents()
    assert "判犯规" in shown(window)
    window.program.change_language("en")
    QCoreApplication.processEvents()
    assert "Call a foul" in shown(window)


@pytest.mark.parametrize(
    ("text", "said"), [("&Open...", "Open"), ("打开对局(&O)", "打开对局"), ("Last position\tEnd", "Last position")]
)
def test_marks_are_taken_off(text: str, said: str):
    assert plain(text) == said


def test_the_form_for_a_new_game_tells_the_key_that_sets_it_up(window: Any, table: Any, qtbot: Any):
    window.ask_new_game()
    page = window.stack.currentWidget()
    assert page.accept.toolTip() == "Ctrl+Enter"
    assert page._key.isVisible()
    page.red.setText("Wang")
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.playing is not None)
    assert table.game.setup.red.name == "Wang"
