"""What is chosen in the View menu or on the page of settings holds at once, everywhere, and at the next start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from app.board.gesture import Handling
from app.board.scene import Faces
from app.menus import KEYS, MENUS, SHORTCUTS, SUBMENUS
from app.settings import BOARD_SHARE, Settings, SettingsStore, words_of
from app.texts.options import CHOICES, SWITCHES
from app.theme import ThemeName, system_is_dark
from engine.base import Side


def pick(window: Any, name: str, word: str) -> None:
    """Choose a word in a submenu of the View menu."""
    next(action for action in window.menus.choices[name].group.actions() if action.data() == word).trigger()


def test_the_words_of_the_settings_are_those_of_the_parts_that_follow_them():
    assert set(words_of("theme")) == set(ThemeName)
    assert set(words_of("faces")) == set(Faces)
    assert set(words_of("handling")) == set(Handling)


def test_every_choice_of_a_person_is_in_the_view_menu_and_on_the_page(window: Any):
    offered = {*CHOICES, *SWITCHES, "flipped"}
    assert offered == {f.name for f in fields(Settings)} - {
        "geometry",
        "board_share",
        "folder",
        "new_game",
        "clock_only",
        "clock_swapped",
        "controls",
    }
    assert {*CHOICES, *SWITCHES, "flip"} <= {*MENUS["view"], *SUBMENUS["hearing"]}
    assert "hearing" in MENUS["view"]
    window.show_settings()
    assert {*window.pages.settings.boxes, *window.pages.settings.switches} == {*CHOICES, *SWITCHES}


def entries(menu: Any) -> Iterator[QAction]:
    """All that can be chosen from a menu and those below it."""
    for action in menu.actions():
        if action.menu() is not None:
            yield from entries(action.menu())
        else:
            yield action


def test_every_shortcut_stands_in_a_menu_once(window: Any):
    assert len(set(SHORTCUTS.values())) == len(SHORTCUTS)
    listed = [action.objectName() for action in entries(window.menuBar())]
    assert {name: listed.count(name) for name in (*SHORTCUTS, *KEYS)} == dict.fromkeys((*SHORTCUTS, *KEYS), 1)


def test_the_keys_that_pages_take_themselves_are_told_but_not_taken(window: Any):
    for name in KEYS:
        action = window.menus.actions[name]
        assert "\t" in action.text()
        assert action.shortcut().isEmpty()


def test_a_choice_in_the_menu_holds_at_once_and_is_kept(table: Any, setups: Any, program: Any, data: Any):
    table.sit_down(setups())
    for name, word in (("faces", "letters"), ("theme", "dark"), ("handling", "drag"), ("record_style", "wxf")):
        pick(table.window, name, word)
    assert table.page.board.scene.faces is Faces.LETTERS
    assert table.page.board.theme.name is ThemeName.DARK
    assert table.page.board._hand.handling is Handling.DRAG
    kept = SettingsStore(data / "settings.json").value
    assert (kept.faces, kept.theme, kept.handling, kept.record_style) == ("letters", "dark", "drag", "wxf")
    assert window_checks(table.window, "faces") == ["letters"]


def window_checks(window: Any, name: str) -> list[str]:
    return [action.data() for action in window.menus.choices[name].group.actions() if action.isChecked()]


@pytest.mark.parametrize(("chrome", "dark"), [("dark", True), ("light", False), ("system", None)])
def test_the_window_is_light_or_dark_as_chosen_or_as_the_system(
    window: Any, program: Any, chrome: str, dark: bool | None
):
    program.change(chrome=chrome)
    assert program.theme.dark is (system_is_dark() if dark is None else dark)


def test_the_page_of_settings_and_the_menu_agree(window: Any, program: Any):
    window.menus.actions["settings"].trigger()
    page = window.pages.settings
    box, switch = page.boxes["theme"], page.switches["numbers"]
    box.setCurrentIndex(box.findData("dark"))
    box.activated.emit(box.currentIndex())
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=switch.rect().center() - switch.rect().center() / 2)
    assert (program.settings.value.theme, program.settings.value.numbers) == ("dark", False)
    assert window_checks(window, "theme") == ["dark"]
    assert not window.menus.actions["numbers"].isChecked()
    window.menus.actions["numbers"].trigger()
    assert page.switches["numbers"].isChecked()


def test_numbers_far_side_and_chinese_digits_reach_board_clock_and_record(table: Any, setups: Any, program: Any):
    table.sit_down(setups())
    table.start()
    table.move("h2e2")
    program.change(numbers=False, far_turned=True, record_style="abbreviated", chinese_digits=True)
    scene = table.page.board.scene
    assert (scene.numbers, scene.turn_far) == (False, True)
    assert table.page.faces.view.is_turned(Side.BLACK)
    assert not table.page.faces.view.is_turned(Side.RED)
    assert "二" in table.page.card.model.index(0, 1).data()
    program.flip()
    assert table.page.faces.view.is_turned(Side.RED)


@pytest.mark.parametrize(
    ("profile", "hints", "marked"),
    [("friendly", True, True), ("friendly", False, False), ("standard-1999", True, False)],
)
def test_points_to_go_to_are_marked_only_where_it_is_wanted_and_permitted(
    table: Any, setups: Any, program: Any, profile: str, hints: bool, marked: bool
):
    program.change(hints=hints)
    table.sit_down(setups(profile))
    table.start()
    table.click_point(25)
    assert bool(table.page.board.shown_scene().targets) is marked
    table.click_point(22)
    assert [ply.uci for ply in table.game.plies] == ["h2e2"]


def test_regulations_of_an_organiser_may_have_points_marked_under_a_referee(table: Any, setups: Any):
    setup = setups("club")
    table.sit_down(replace(setup, regulations=setup.regulations.replace("hints = false", "hints = true")))
    table.start()
    table.click_point(25)
    assert table.page.board.shown_scene().targets


def test_the_line_between_board_and_record_is_kept_and_can_be_reset(table: Any, setups: Any, program: Any):
    table.sit_down(setups())
    table.page.parts.setSizes([700, 500])
    table.page.parts.splitterMoved.emit(0, 1)
    kept = program.settings.value.board_share
    assert kept != BOARD_SHARE
    board = table.page.parts.sizes()[0]
    table.sit_down(setups())
    assert abs(table.page.parts.sizes()[0] - board) <= 2
    table.window.resize(900, 600)
    table.window.menus.actions["reset_layout"].trigger()
    assert program.settings.value.board_share == BOARD_SHARE
    assert program.settings.value.geometry == ""
    assert table.window.width() > 900 or table.window.screen().availableGeometry().width() < 900


def test_settings_during_a_game_open_in_another_window(table: Any, setups: Any, program: Any):
    table.sit_down(setups())
    table.start()
    table.window.menus.actions["settings"].trigger()
    assert table.window.stack.currentWidget() is table.page
    other = program.windows[1]
    assert other.stack.currentWidget() is other.pages.settings


def test_a_window_sleeps_until_it_is_painted_and_makes_pages_when_they_are_wanted(program: Any, qtbot: Any):
    window = program.open_window()
    assert "games" not in window.__dict__
    qtbot.waitUntil(lambda: "games" in window.__dict__, timeout=5_000)
    assert not {"new_game", "chooser", "help", "settings"} & set(window.pages.__dict__)
