"""A desk with a passcode: players play on, the referee's acts ask for it, wrong ones slow down and are noted."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.session import GameSession
from engine.base import Side
from engine.game import DeskUnlocked, PasscodeRefused, Phase, Role

CODE = "1234"


@pytest.fixture
def locked(table: Any, setups: Any) -> Any:
    """A refereed game in progress whose desk has a passcode and is locked."""
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.window.menus.actions["desk"].trigger()
    desk = table.play.desk
    QTest.keyClick(desk.panel, Qt.Key.Key_O)
    QTest.keyClick(desk.panel, Qt.Key.Key_2)
    form = shown(table)
    QTest.keyClicks(form.code, CODE)
    QTest.keyClicks(form.again, CODE)
    table.click(form.accept)
    assert shown(table) is desk.panel
    table.click(desk.panel.close_button)
    assert desk.lock.locked
    return table


def shown(table: Any) -> Any:
    return table.page.middle.currentWidget()


def try_code(table: Any, text: str) -> None:
    form = table.play.desk.lock_form
    form.code.setText(text)
    QTest.keyClick(form.code, Qt.Key.Key_Return)


def test_the_button_says_that_the_desk_is_locked(locked: Any):
    assert locked.page.bar.desk.text() == "Desk (locked)"
    locked.click(locked.page.bar.desk)
    try_code(locked, CODE)
    assert shown(locked) is locked.play.desk.panel
    assert locked.page.bar.desk.text() == "Desk"
    assert locked.play.desk.panel.who.text() == "Zhou, Table referee"


def test_players_play_on_while_it_is_locked(locked: Any):
    locked.move("h2e2")
    locked.play.session.offer_draw(Side.BLACK)
    locked.play.session.answer_draw(Side.RED, True)
    assert locked.game.phase is Phase.OVER


@pytest.mark.parametrize("act", ["pause", "foul", "ruling", "repetition"])
def test_what_the_referee_does_asks_for_the_passcode(locked: Any, act: str):
    before = locked.game.log
    locked.window.menus.actions[act].trigger()
    assert shown(locked) is locked.play.desk.lock_form
    assert locked.game.log == before


def test_a_wrong_passcode_is_noted_and_after_some_the_next_try_waits(locked: Any, counters: Any):
    locked.click(locked.page.bar.desk)
    form = shown(locked)
    for number in range(1, 4):
        try_code(locked, "0000")
        assert locked.game.log[-1] == PasscodeRefused(locked.game.log[-1].stamp, number)
    assert not form.accept.isEnabled()
    assert form.explanation.text().endswith("The next try is possible in 1 s.")
    try_code(locked, CODE)
    assert locked.play.desk.lock.locked
    counters.pass_ms(1_001)
    try_code(locked, CODE)
    assert not locked.play.desk.lock.locked
    assert isinstance(locked.game.log[-1], DeskUnlocked)
    assert locked.game.lock.tries == 0


def test_the_table_referee_does_not_hold_the_offices_of_a_chief_with_a_passcode(locked: Any):
    lock = locked.play.desk.lock
    locked.click(locked.page.bar.desk)
    try_code(locked, CODE)
    assert lock.offices == tuple(Role)
    assert lock.set_passcode(Role.CHIEF_REFEREE, "9999")
    locked.page.show_record()
    locked.click(locked.page.bar.desk)
    try_code(locked, CODE)
    assert lock.offices == (Role.TABLE_REFEREE,)


def test_the_table_referee_can_neither_change_nor_take_away_the_passcode_of_a_chief(locked: Any):
    desk = locked.play.desk
    locked.click(locked.page.bar.desk)
    try_code(locked, CODE)
    assert desk.lock.set_passcode(Role.CHIEF_REFEREE, "9999")
    QTest.keyClick(desk.panel, Qt.Key.Key_O)
    QTest.keyClick(desk.panel, Qt.Key.Key_2)
    form = shown(locked)
    assert [form.office.itemText(row) for row in range(form.office.count())] == ["Table referee"]
    codes = locked.game.lock.codes
    assert not desk.lock.set_passcode(Role.CHIEF_REFEREE, "")
    assert locked.game.lock.codes == codes


def test_two_passcodes_that_differ_set_none(table: Any, setups: Any):
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.window.menus.actions["desk"].trigger()
    QTest.keyClick(table.play.desk.panel, Qt.Key.Key_O)
    QTest.keyClick(table.play.desk.panel, Qt.Key.Key_2)
    form = shown(table)
    QTest.keyClicks(form.code, "1234")
    QTest.keyClicks(form.again, "1243")
    table.click(form.accept)
    assert shown(table) is form
    assert not table.game.lock.guarded
    assert form.explanation.text() == "The two passcodes are not the same. Type the second one again."


def test_a_game_taken_up_again_is_locked(locked: Any):
    path = locked.play.session.journal.path
    locked.window.games.leave()
    session = GameSession.resume(path, locked.window.program.clockwork)
    locked.window.games.play(session)
    assert locked.window.playing.desk.lock.locked
    assert locked.window.playing.page.bar.desk.text() == "Desk (locked)"


def test_who_opens_the_desk_or_fails_to_leaves_what_was_told_of_the_move(locked: Any):
    locked.move("h2e2")
    told = locked.page.sentence.label.text()
    assert "炮二平五" in told
    locked.window.menus.actions["desk"].trigger()
    try_code(locked, "9999")
    assert locked.page.sentence.label.text() == told
    try_code(locked, CODE)
    assert locked.page.sentence.label.text() == told


def test_a_form_that_was_wanted_opens_after_the_passcode(locked: Any):
    locked.window.menus.actions["foul"].trigger()
    try_code(locked, CODE)
    assert shown(locked).heading.text() == "Call a foul"
    QTest.keyClick(shown(locked), Qt.Key.Key_Escape)
    assert shown(locked) is locked.play.desk.panel


def test_a_form_that_was_wanted_is_forgotten_where_the_passcode_was_not_given(locked: Any):
    locked.window.menus.actions["foul"].trigger()
    QTest.keyClick(locked.play.desk.lock_form.code, Qt.Key.Key_Escape)
    locked.click(locked.page.bar.desk)
    try_code(locked, CODE)
    assert shown(locked) is locked.play.desk.panel
