"""The referee's desk lists what waits and what can be done; every line is two keys away."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.base import Side
from engine.game import Phase


@pytest.fixture
def desk(table: Any, setups: Any) -> Any:
    """A refereed game in progress with the desk open."""
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.move("h2e2")
    table.window.menus.actions["desk"].trigger()
    return table


def panel(table: Any) -> Any:
    return table.play.desk.panel


def shown(table: Any) -> Any:
    return table.page.middle.currentWidget()


def test_the_desk_button_opens_the_list_and_again_puts_it_away(desk: Any):
    assert shown(desk) is panel(desk)
    desk.click(desk.page.bar.desk)
    assert shown(desk) is desk.page.card


def test_a_letter_and_a_digit_lead_to_a_foul_of_that_article(desk: Any):
    QTest.keyClick(panel(desk), Qt.Key.Key_F)
    QTest.keyClick(panel(desk), Qt.Key.Key_3)
    assert (shown(desk).article.currentIndex(), shown(desk).side.currentText()) == (2, "Black")
    QTest.keyClick(shown(desk).article, Qt.Key.Key_Escape)
    assert shown(desk) is panel(desk)


def test_a_foul_called_from_the_list_leads_back_to_it(desk: Any):
    QTest.keyClick(panel(desk), Qt.Key.Key_F)
    QTest.keyClick(panel(desk), Qt.Key.Key_1)
    desk.click(shown(desk).accept)
    assert desk.game.foul_counts[Side.RED] == 1
    assert shown(desk) is panel(desk)


def test_the_clocks_are_stopped_and_go_on_by_the_same_two_keys(desk: Any):
    for phase in (Phase.PAUSED, Phase.RUNNING):
        QTest.keyClick(panel(desk), Qt.Key.Key_C)
        QTest.keyClick(panel(desk), Qt.Key.Key_1)
        assert desk.game.phase is phase


def test_a_line_that_may_not_be_done_says_why(desk: Any):
    row = panel(desk).row("undo")
    assert not row.button.isEnabled()
    assert row.button.accessibleDescription() == "There is no act of the referee to undo."
    assert row.button.toolTip() == "There is no act of the referee to undo."


def test_what_waits_stands_above_the_groups_with_its_button(desk: Any):
    for _ in range(2):
        desk.play.session.offer_draw(Side.BLACK)
        desk.play.session.answer_draw(Side.RED, False)
    row = panel(desk).due_rows[0]
    assert row.text.text() == "Black offered a draw again after a refusal (9.1.3)."
    desk.click(row.button)
    assert (shown(desk).side.currentText(), shown(desk).article.currentIndex()) == ("Black", 2)


def test_no_letter_of_the_desk_becomes_a_move(desk: Any):
    QTest.keyClicks(panel(desk), "xh2")
    assert desk.page.card.entry.text() == ""


def test_the_end_of_the_game_leaves_the_referee_at_his_list(desk: Any):
    desk.play.session.resign(Side.RED)
    assert shown(desk) is panel(desk)


def test_the_end_of_the_game_shows_the_record_once(desk: Any):
    desk.window.menus.actions["desk"].trigger()
    desk.play.open_repetition()
    desk.play.session.resign(Side.RED)
    assert shown(desk) is desk.page.card
    desk.window.menus.actions["desk"].trigger()
    assert shown(desk) is panel(desk)
    desk.play.refresh()
    assert shown(desk) is panel(desk)


def test_a_friendly_game_has_no_desk(table: Any, setups: Any):
    table.sit_down(setups())
    assert not table.window.menus.actions["desk"].isEnabled()


def test_no_result_is_ruled_that_nobody_has_chosen(desk: Any):
    desk.window.menus.actions["ruling"].trigger()
    form = shown(desk)
    assert form.ending.currentIndex() == -1
    assert not form.accept.isEnabled()
    assert form.fault.text() == "Choose how the game ends."
    QTest.keyClick(form.ending, Qt.Key.Key_Return)
    assert desk.game.outcome is None


def test_a_stopped_game_says_how_its_move_is_sealed(desk: Any):
    QTest.keyClicks(panel(desk), "C1E")
    text = "The clocks stand. Let them go on first: the side to move seals in its own time."
    assert panel(desk).row("seal").button.accessibleDescription() == text
