"""A time control of one's own, from the page of a new game to the game, and to the next start."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.settings import SettingsStore
from engine.base import Side
from engine.clock import Period, Periods, Scheme, TimeControl

MINE = TimeControl.even("Monday", Periods((Period(900_000),), inc=7_000))


def click(button: Any) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def make(window: Any) -> Any:
    """Set up MINE by hand, from a preset."""
    window.ask_new_game()
    page = window.pages.new_game
    page.control.select(Scheme.INC_15_10, 1)
    click(page.control.edit)
    editor = page.pages.editor
    assert page.pages.currentWidget() is editor
    editor.fields.figures["inc", Side.RED].setValue(7)
    editor.name.setFocus()
    editor.name.selectAll()
    QTest.keyClicks(editor.name, "Monday")
    click(editor.accept)
    return page


def test_a_control_that_was_made_is_chosen_played_and_kept(window: Any, table: Any, program: Any) -> None:
    page = make(window)
    assert page.scheme.currentText() == "Monday　15 min + 7 s a move"
    click(page.accept)
    assert table.game.setup.control == MINE
    assert program.controls == (MINE,)
    again = SettingsStore(program.settings._path)
    assert not again.repaired
    assert (again.value.controls, again.value.new_game.scheme) == ((MINE.to_dict(),), "Monday")


def test_the_next_game_begins_with_it(window: Any, table: Any) -> None:
    click(make(window).accept)
    table.window.to_start()
    window.ask_new_game()
    assert window.pages.new_game.scheme.name == "Monday"


def test_another_window_offers_it_too(window: Any, program: Any) -> None:
    make(window)
    other = program.open_window()
    other.ask_new_game()
    assert other.pages.new_game.scheme.own == (MINE,)


def test_regulations_do_not_push_away_what_was_made_by_hand(window: Any) -> None:
    page = make(window)
    page.referee.setText("Zhao")
    assert page.scheme.name == "Monday"


def test_one_that_is_given_up_leaves_the_form_with_what_the_regulations_offer(window: Any, program: Any) -> None:
    page = make(window)
    click(page.accept)
    window.to_start()
    window.ask_new_game()
    click(page.control.edit)
    click(page.pages.editor.discard)
    click(page.pages.editor.really)
    assert program.controls == ()
    assert program.settings.value.new_game.scheme == ""
    assert page.pages.currentWidget() is not page.pages.editor


def test_a_page_that_was_left_with_the_form_open_comes_back_as_the_page(window: Any) -> None:
    window.ask_new_game()
    page = window.pages.new_game
    click(page.control.edit)
    window.step_back()
    window.ask_new_game()
    assert page.accept.isVisible()
