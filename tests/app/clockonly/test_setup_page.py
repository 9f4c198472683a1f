"""The page on which the clock alone is set up."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app import i18n
from app.clockonly.order import clock_setup
from app.clockonly.setup_page import ClockSetupPage
from app.i18n import Language
from app.settings import ClockOnlyValues
from engine.base import Side
from engine.clock import OnFlag, Scheme, TimeControl, control_of
from engine.game import Phase, PressMode, Setup, SideNames


@pytest.fixture
def page(window: Any) -> ClockSetupPage:
    window.pages.ask_clock()
    return window.pages.clock_setup


def ordered(page: ClockSetupPage) -> Setup:
    return clock_setup(page.order())


def test_at_first_it_is_a_clock_for_xiangqi_that_holds_at_a_flag(page: ClockSetupPage) -> None:
    setup = ordered(page)
    assert setup.control == TimeControl.scheme_of("6.1")
    assert (setup.boardless, setup.press, setup.on_flag) == (True, PressMode.MANUAL, OnFlag.HOLD)
    assert setup.sides is SideNames.RED_BLACK
    assert 'id = "standard-1999"' in setup.regulations
    assert not setup.own_records


def test_all_that_was_filled_in_is_in_the_game_and_there_again_the_next_time(page: ClockSetupPage, window: Any) -> None:
    filled = ClockOnlyValues(
        *("red_black", "Wang", "Li", "Cup", "3", "5", "Zhao", "club", Scheme.INC_10_5.value, 20, "run", True)
    )
    page.fill(filled)
    QTest.mouseClick(page.accept, Qt.MouseButton.LeftButton)
    setup = window.playing.game.setup
    assert (setup.red.name, setup.black.name, setup.event, setup.round, setup.board_no) == (
        "Wang",
        "Li",
        "Cup",
        "3",
        "5",
    )
    assert (setup.referee, setup.on_flag, setup.own_records) == ("Zhao", OnFlag.RUN, True)
    assert setup.control == control_of(Scheme.INC_10_5)
    assert 'id = "club"' in setup.regulations
    assert window.program.settings.value.clock_only == filled


@pytest.mark.parametrize(
    ("sides", "labels"),
    [
        (SideNames.RED_BLACK, ("Red", "Black")),
        (SideNames.WHITE_BLACK, ("White", "Black")),
        (SideNames.BLACK_WHITE, ("Black", "White")),
        (SideNames.FIRST_SECOND, ("First player", "Second player")),
    ],
)
def test_each_game_has_its_sides_and_xiangqi_alone_its_regulations(
    page: ClockSetupPage, sides: SideNames, labels: tuple[str, str]
) -> None:
    page.fill(ClockOnlyValues(sides=sides.value, own_records=True))
    assert (page.red.accessibleName(), page.black.accessibleName()) == labels
    xiangqi = sides is SideNames.RED_BLACK
    assert (page.profile.isVisible(), page.own_records.isVisible()) == (xiangqi, xiangqi)
    setup = ordered(page)
    assert (setup.sides, setup.own_records) == (sides, xiangqi)
    assert ('id = "other-game"' in setup.regulations) is not xiangqi


def test_until_a_time_control_is_chosen_the_regulations_offer_theirs(page: ClockSetupPage) -> None:
    page.profile.setCurrentIndex(1)
    assert page.control.box.name == Scheme.S0_6_5
    assert page.control.minutes.value() == 30
    page.control.select(Scheme.INC_5_3, 1)
    page.control.chosen.emit()
    page.profile.setCurrentIndex(0)
    assert page.control.box.name == Scheme.INC_5_3


def test_a_control_of_ones_own_is_made_here_too(page: ClockSetupPage, window: Any) -> None:
    QTest.mouseClick(page.control.edit, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.pages.editor.accept, Qt.MouseButton.LeftButton)
    (own,) = window.program.controls
    assert ordered(page).control == own


def test_a_game_in_progress_keeps_its_window(table: Any, setups: Any, window: Any, program: Any) -> None:
    table.sit_down(setups())
    window.pages.ask_clock()
    assert window.playing is not None
    assert len(program.windows) == 2
    assert program.windows[1].stack.currentWidget() is program.windows[1].pages.clock_setup


def test_from_the_first_page_there_is_a_button(window: Any) -> None:
    QTest.mouseClick(window.start.clock, Qt.MouseButton.LeftButton)
    assert window.pages.clock_setup.isVisible()


@pytest.mark.parametrize("language", list(Language), ids=str)
@pytest.mark.parametrize("mode", list(OnFlag))
def test_what_a_flag_does_is_explained_in_every_language(
    page: ClockSetupPage, english: QApplication, language: Language, mode: OnFlag
) -> None:
    page.fill(ClockOnlyValues(on_flag=mode.value))
    i18n.set_language(english, language)
    QApplication.processEvents()
    text = page._flag_hint.text()
    assert text.endswith("." if language is Language.EN else "。")
    assert page.flag.currentText()
    assert text.isascii() is (language is Language.EN)


def test_from_the_command_line_it_stands_ready_with_a_time_control(window: Any, program: Any) -> None:
    window.pages.open_clock(Scheme.INC_60_30)
    assert window.playing.game.setup.control == control_of(Scheme.INC_60_30)
    assert window.playing.game.phase is Phase.SETUP


def test_a_control_of_ones_own_is_found_by_its_name(window: Any, program: Any) -> None:
    own = TimeControl("Monday", *(control_of(Scheme.INC_5_3).kind_of(side) for side in Side))
    program.keep_controls((own,))
    window.pages.open_clock("Monday")
    assert window.playing.game.setup.control == own


def test_a_name_that_nobody_knows_is_told_where_one_can_be_chosen(window: Any) -> None:
    window.pages.open_clock("nope")
    assert window.playing is None
    assert window.pages.clock_setup.isVisible()
    assert "nope" in window.strip.question.text


def test_without_a_name_it_is_asked_for(window: Any) -> None:
    window.pages.open_clock()
    assert window.pages.clock_setup.isVisible()
    assert window.strip.question is None
