"""F1 opens the help at what fits where one is, and closing it leads back there."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication


def topic(window: Any) -> str:
    assert window.stack.currentWidget() is window.pages.help
    name: str = window.pages.help.topic.name
    return name


def test_on_the_first_page_the_help_begins_with_the_game(table: Any):
    table.key(Qt.Key.Key_F1)
    assert topic(table.window) == "game"
    assert QApplication.focusWidget() is table.window.pages.help.text
    table.window.pages.help.close_button.click()
    assert table.window.stack.currentWidget() is table.window.start


@pytest.mark.parametrize(("field", "wanted"), [("red", "law"), ("profile", "law"), ("scheme", "clocks")])
def test_in_the_form_for_a_new_game_it_fits_the_field_and_leads_back_to_what_was_filled_in(
    table: Any, field: str, wanted: str
):
    table.window.ask_new_game()
    form = table.window.pages.new_game
    form.red.setText("Wang")
    getattr(form, field).setFocus()
    table.key(Qt.Key.Key_F1)
    assert topic(table.window) == wanted
    table.key(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert table.window.stack.currentWidget() is form
    assert form.red.text() == "Wang"


def test_the_help_asked_for_twice_leads_back_all_the_same(table: Any):
    table.window.show_settings()
    table.key(Qt.Key.Key_F1)
    assert topic(table.window) == "keys"
    table.window.pages.help.show_topic("loops")
    table.key(Qt.Key.Key_F1)
    assert topic(table.window) == "loops"
    table.key(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert table.window.stack.currentWidget() is table.window.pages.settings


@pytest.mark.parametrize(("part", "wanted"), [("board", "game"), ("card", "keys")])
def test_during_a_game_it_opens_in_another_window(table: Any, setups: Any, part: str, wanted: str):
    table.sit_down(setups())
    table.start()
    widget = table.page.board if part == "board" else table.page.card.entry
    widget.setFocus()
    table.key(Qt.Key.Key_F1)
    assert table.window.stack.currentWidget() is table.page
    assert topic(table.window.program.windows[1]) == wanted


def test_at_the_faces_of_the_clock_the_help_tells_of_clocks(table: Any, setups: Any):
    table.sit_down(setups())
    table.page.faces.panels[0].setFocus()
    table.key(Qt.Key.Key_F1)
    assert topic(table.window.program.windows[-1]) == "clocks"


def test_at_the_panel_of_repetitions_it_tells_of_repetition(table: Any, setups: Any):
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.window.menus.actions["repetition"].trigger()
    table.play.repetition.panel.close_button.setFocus()
    table.key(Qt.Key.Key_F1)
    assert topic(table.window.program.windows[-1]) == "loops"


def test_in_the_form_for_a_foul_it_tells_of_the_regulations(table: Any, setups: Any):
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.window.menus.actions["foul"].trigger()
    table.key(Qt.Key.Key_F1)
    assert topic(table.window.program.windows[-1]) == "law"


def test_about_the_program_is_an_entry_of_its_own(table: Any):
    table.window.menus.actions["about"].trigger()
    assert topic(table.window) == "about"


def test_every_topic_that_a_part_of_the_window_asks_for_is_there(table: Any, setups: Any):
    names = {entry.name for entry in table.window.pages.help._topics}
    table.sit_down(setups("standard-1999", referee="Zhou"))
    asked = {widget.property("help") for widget in QApplication.allWidgets()} - {None, ""}
    assert {"game", "keys", "clocks", "law", "loops"} <= asked <= names
