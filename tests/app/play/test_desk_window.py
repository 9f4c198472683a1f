"""The desk in a window of its own: the players' page keeps its record, the referee has the list and both clocks."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from engine.base import Side
from engine.game import Phase, Role


@pytest.fixture
def apart(table: Any, setups: Any) -> Any:
    """A refereed game in progress, its desk in a window of its own."""
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.window.menus.actions["desk"].trigger()
    QTest.keyClick(table.play.desk.panel, Qt.Key.Key_O)
    QTest.keyClick(table.play.desk.panel, Qt.Key.Key_3)
    return table


def window_of(table: Any) -> Any:
    return table.play.desk.panel.window()


def test_the_page_shows_the_record_while_the_desk_has_its_window(apart: Any):
    assert apart.page.middle.currentWidget() is apart.page.card
    assert window_of(apart) is not apart.window
    assert window_of(apart).isVisible()
    assert window_of(apart).windowTitle() == "Referee's desk"


def test_forms_open_in_that_window_and_lead_back_to_its_list(apart: Any):
    panel = apart.play.desk.panel
    QTest.keyClick(panel, Qt.Key.Key_F)
    QTest.keyClick(panel, Qt.Key.Key_1)
    form = window_of(apart).stack.currentWidget()
    assert form is not panel
    assert apart.page.middle.currentWidget() is apart.page.card
    apart.click(form.accept)
    assert apart.game.foul_counts[Side.BLACK] == 1
    assert window_of(apart).stack.currentWidget() is panel


def test_its_clocks_are_those_of_the_game(apart: Any):
    QTest.keyClick(apart.play.desk.panel, Qt.Key.Key_C)
    QTest.keyClick(apart.play.desk.panel, Qt.Key.Key_1)
    assert apart.game.phase is Phase.PAUSED
    assert window_of(apart).faces.view == apart.page.faces.view


def test_closed_it_gives_the_desk_back_to_the_page(apart: Any):
    window_of(apart).close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert apart.play.desk.panel.isHidden()
    apart.window.menus.actions["desk"].trigger()
    assert apart.page.middle.currentWidget() is apart.play.desk.panel


def test_the_desk_locks_when_its_window_is_closed(apart: Any):
    desk = apart.play.desk
    assert desk.lock.set_passcode(Role.TABLE_REFEREE, "1234")
    apart.move("h2e2")
    assert not desk.lock.locked
    window_of(apart).close()
    assert desk.lock.locked


def test_leaving_the_game_closes_it(apart: Any):
    window = window_of(apart)
    apart.play.session.resign(Side.RED)
    apart.window.step_back()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    with pytest.raises(RuntimeError, match="deleted"):
        window.isVisible()
