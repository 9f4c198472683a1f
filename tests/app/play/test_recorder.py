"""A recorder at the game page: players press, he keys, and his record is held against the presses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.play import strips
from app.session import GameSession
from engine.base import Outcome, Side, Termination, Winner
from engine.clock import OnFlag
from engine.game import Phase
from engine.xiangqi import Move

RED, BLACK = Side.RED, Side.BLACK
CTRL = Qt.KeyboardModifier.ControlModifier
MATE_IN_ONE = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"

Make = Callable[..., Any]


@pytest.fixture
def desk(table: Any, setups: Make) -> Any:
    """A refereed game that runs, the recorder's hand at the line."""
    table.sit_down(setups("standard-1999", scheme="6.1", press="recorder"))
    table.start()
    return table


def presses(table: Any, times: int) -> None:
    for _ in range(times):
        table.counters.pass_ms(1_000)
        table.press_face(table.game.clock.running)


def key_moves(table: Any, *moves: str) -> None:
    """Type moves as fast as one can, the hand never leaving the line."""
    entry = table.page.card.entry
    for move in moves:
        assert QApplication.focusWidget() is entry
        assert entry.text() == ""
        QTest.keyClicks(entry, move)
        QTest.keyClick(entry, Qt.Key.Key_Return)


def record(table: Any) -> list[str]:
    return ["?" if ply.missing else ply.uci + "※" * ply.irregular for ply in table.game.plies]


def tally(table: Any) -> str:
    return str(table.page.sentence.label.text())


def heard(table: Any) -> str:
    """What a screen reader was told last."""
    return str(table.page._standing.announced)


def place(table: Any) -> str:
    return str(table.page.card.place.text())


def choose(table: Any, ply: int) -> Any:
    """Bring the keyboard's mark in the record to a ply."""
    card = table.page.card
    card.table.setFocus()
    card.table.setCurrentIndex(card.model.index_of(ply))
    return card.table


def test_players_press_and_the_recorder_keys_without_leaving_the_line(desk: Any) -> None:
    key_moves(desk, "h2e2")
    presses(desk, 2)
    key_moves(desk, "h9g7", "h0g2")
    assert record(desk) == ["h2e2", "h9g7", "h0g2"]
    assert [ply.used_ms for ply in desk.game.plies] == [1_000, 1_000, 0]
    assert desk.game.clock.running is RED


def test_the_space_bar_presses_also_while_a_move_is_half_typed(desk: Any) -> None:
    QTest.keyClicks(desk.page.card.entry, "h2")
    desk.key(Qt.Key.Key_Space)
    assert desk.page.card.entry.text() == "h2"
    assert desk.game.clock.running is BLACK


def test_the_line_says_whose_move_it_waits_for(desk: Any) -> None:
    assert place(desk) == "Red, round 1:"
    key_moves(desk, "h2e2")
    assert place(desk) == "Black, round 1:"
    assert desk.page.card.entry.accessibleName() == "Black, round 1:"


def test_a_lag_is_told_quietly(desk: Any) -> None:
    presses(desk, 3)
    key_moves(desk, "h2e2")
    assert tally(desk) == "Pressed: Red 2, Black 1. Keyed: Red 1, Black 0. To key: 2."
    assert desk.page.sentence.property("role") == "notice"
    assert desk.page.card.mend.isHidden()


def test_a_move_is_keyed_on_the_board_shown(desk: Any) -> None:
    desk.move("h2e2")
    desk.move("h9g7")
    assert record(desk) == ["h2e2", "h9g7"]
    assert QApplication.focusWidget() is desk.page.card.entry


def test_a_move_of_the_other_side_leaves_a_free_place_once_it_is_keyed_again(desk: Any) -> None:
    presses(desk, 3)
    key_moves(desk, "h2e2", "h0g2")
    assert record(desk) == ["h2e2"]
    assert desk.page.question.question.text.startswith("马二进三 is a move of Red.")
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Return)
    assert record(desk) == ["h2e2", "?", "h0g2"]
    assert tally(desk) == "A move was missed: Black, round 1. Put it in."
    assert desk.page.sentence.property("role") == "danger"
    assert desk.page.card.mend.accessibleDescription() == tally(desk)


def test_so_does_one_made_on_the_board(desk: Any) -> None:
    desk.move("h2e2")
    desk.move("h0g2")
    assert record(desk) == ["h2e2"]
    desk.move("h0g2")
    assert record(desk) == ["h2e2", "?", "h0g2"]


def test_no_is_an_answer_and_the_text_is_ready_to_be_typed_over(desk: Any) -> None:
    key_moves(desk, "h2e2", "h0g2")
    desk.click(desk.page.question.button("no"))
    assert record(desk) == ["h2e2"]
    assert desk.page.card.entry.selectedText() == "h0g2"
    assert desk.page.question.question is None


def test_the_button_and_its_key_lead_to_what_is_missing(desk: Any) -> None:
    key_moves(desk, "h2e2", "h0g2")
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Return)
    desk.click(desk.page.card.mend)
    assert place(desk) == "Missed: Black, round 1:"
    assert desk.page.board.scene.last_move == (Move.from_uci("h2e2").origin, Move.from_uci("h2e2").target)
    key_moves(desk, "h9g7")
    assert record(desk) == ["h2e2", "h9g7", "h0g2"]
    assert place(desk) == "Black, round 2:"
    assert desk.page.card.mend.isHidden()


def test_a_move_that_is_not_allowed_is_kept_with_its_mark_once_it_is_keyed_again(desk: Any) -> None:
    key_moves(desk, "h2h8")
    assert "made all the same?" in desk.page.question.question.text
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Return)
    assert record(desk) == ["h2h8※"]
    assert desk.page.card.model.text_of(1).endswith("※")


def test_another_text_forgets_the_question(desk: Any) -> None:
    key_moves(desk, "h2h8")
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Backspace)
    QTest.keyClicks(desk.page.card.entry, "h2h8")
    assert desk.page.question.question is None
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Return)
    assert record(desk) == []


def test_a_press_between_does_not_forget_it(desk: Any) -> None:
    key_moves(desk, "h2h8")
    presses(desk, 1)
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Return)
    assert record(desk) == ["h2h8※"]


def test_what_is_no_move_is_told_and_stays_in_the_line(desk: Any) -> None:
    key_moves(desk, "xyz")
    assert "xyz" in desk.page.sentence.label.text()
    assert desk.page.card.entry.selectedText() == "xyz"


@pytest.mark.parametrize("sign", ["?", "？"])
def test_a_move_nobody_knows_is_keyed_by_a_question_mark(desk: Any, sign: str) -> None:
    entry = desk.page.card.entry
    entry.setText(sign)
    QTest.keyClick(entry, Qt.Key.Key_Return)
    assert record(desk) == ["?"]


def test_a_wrong_move_is_replaced_by_enter_in_the_record(desk: Any) -> None:
    key_moves(desk, "b2e2", "h9g7", "h0g2")
    QTest.keyClick(choose(desk, 1), Qt.Key.Key_Return)
    assert place(desk) == "In place of Red, round 1:"
    key_moves(desk, "h2e2")
    assert record(desk) == ["h2e2", "h9g7", "h0g2"]
    assert heard(desk).endswith("Put right: Red cannon 2 traverse 5.")


def test_a_missed_pair_is_inserted_by_ins(desk: Any) -> None:
    key_moves(desk, "h2e2", "h9g7", "b0c2")
    QTest.keyClick(choose(desk, 3), Qt.Key.Key_Insert)
    assert place(desk) == "Before Red, round 2:"
    key_moves(desk, "h0g2")
    assert record(desk) == ["h2e2", "h9g7", "h0g2", "?", "b0c2"]
    desk.key(Qt.Key.Key_M, CTRL)
    key_moves(desk, "i9h9")
    assert record(desk) == ["h2e2", "h9g7", "h0g2", "i9h9", "b0c2"]


def test_a_move_too_many_is_deleted_by_del_and_ctrl_z_brings_it_back(desk: Any) -> None:
    key_moves(desk, "h2e2", "h9g7")
    QTest.keyClick(choose(desk, 2), Qt.Key.Key_Delete)
    assert record(desk) == ["h2e2"]
    assert QApplication.focusWidget() is desk.page.card.entry
    desk.key(Qt.Key.Key_Z, CTRL)
    assert record(desk) == ["h2e2", "h9g7"]
    assert heard(desk).endswith("The last change of the record was undone.")


def test_while_a_move_is_typed_ctrl_z_is_the_lines_own(desk: Any) -> None:
    key_moves(desk, "h2e2")
    QTest.keyClicks(desk.page.card.entry, "h9")
    desk.key(Qt.Key.Key_Z, CTRL)
    assert record(desk) == ["h2e2"]


def test_esc_goes_back_to_the_end_and_keeps_the_line(desk: Any) -> None:
    key_moves(desk, "h2e2", "h9g7")
    QTest.keyClick(choose(desk, 1), Qt.Key.Key_Return)
    QTest.keyClicks(desk.page.card.entry, "b2")
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Escape)
    assert place(desk) == "Red, round 2:"
    assert desk.page.card.entry.text() == ""
    assert QApplication.focusWidget() is desk.page.card.entry


def test_arrows_lead_from_the_line_into_the_record_and_back(desk: Any) -> None:
    key_moves(desk, "h2e2", "h9g7", "h0g2")
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Up)
    assert QApplication.focusWidget() is desk.page.card.table
    assert desk.page.card.table.current_ply == 3
    QTest.keyClick(desk.page.card.table, Qt.Key.Key_Up)
    assert desk.page.card.table.current_ply == 1
    QTest.keyClick(desk.page.card.table, Qt.Key.Key_Down)
    QTest.keyClick(desk.page.card.table, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is desk.page.card.entry


def test_what_is_typed_over_the_record_goes_to_the_line(desk: Any) -> None:
    key_moves(desk, "h2e2")
    choose(desk, 1)
    desk.key(Qt.Key.Key_H)
    assert desk.page.card.entry.text().lower() == "h"
    assert QApplication.focusWidget() is desk.page.card.entry


def test_the_menu_of_the_record_says_what_may_be_done_with_a_move(desk: Any) -> None:
    key_moves(desk, "h2e2", "h9g7", "h0g2", "i9h9", "i0h0")
    desk.play.session.enact(lambda game, stamp: game.rewrite(3, "b0c2", stamp))
    actions = desk.window.menus.actions
    choose(desk, 1)
    assert all(actions[name].isEnabled() for name in ("key_insert", "key_replace", "key_drop"))
    assert not actions["key_keep"].isEnabled()
    choose(desk, 5)
    actions["key_keep"].trigger()
    assert record(desk)[4] == "i0h0※"
    assert tally(desk).startswith("More moves than presses.")
    assert not actions["key_wrong"].isEnabled()


def test_a_right_click_opens_that_menu_for_the_move_under_it(desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    key_moves(desk, "h2e2", "h9g7")
    table, menu = desk.page.card.table, desk.window.menus.submenus["keying"]
    spot = table.visualRect(desk.page.card.model.index_of(1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    opened: list[QPoint] = []
    monkeypatch.setattr(menu, "popup", opened.append)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, table.viewport().mapToGlobal(spot))
    QApplication.sendEvent(table.viewport(), event)
    assert opened == [table.viewport().mapToGlobal(spot)]
    assert table.current_ply == 1


def test_a_click_on_a_move_alone_changes_nothing(desk: Any) -> None:
    key_moves(desk, "h2e2", "h9g7")
    table = desk.page.card.table
    spot = table.visualRect(desk.page.card.model.index_of(1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert place(desk) == "Red, round 2:"
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert place(desk) == "In place of Red, round 1:"


def test_a_move_of_the_wrong_side_is_not_put_in_a_place(desk: Any) -> None:
    key_moves(desk, "h2e2", "h9g7")
    QTest.keyClick(choose(desk, 1), Qt.Key.Key_Return)
    key_moves(desk, "b9c7")
    assert record(desk) == ["h2e2", "h9g7"]
    assert desk.page.sentence.label.text().endswith("this place is the other side's.")


def test_what_does_not_fit_any_more_is_framed_and_read_out(desk: Any) -> None:
    key_moves(desk, "h2e2", "h9g7", "h0g2", "i9h9", "i0h0")
    QTest.keyClick(choose(desk, 3), Qt.Key.Key_Return)
    key_moves(desk, "b0c2")
    card = desk.page.card
    spoken = card.model.index_of(5).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Red chariot 1 traverse 2, irregular, does not fit here"
    assert tally(desk).startswith("Red, round 3: 车一平二※ does not fit.")


def test_only_what_is_wrong_is_announced(desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("app.play.keying.announce", lambda _widget, text: said.append(text))
    presses(desk, 4)
    key_moves(desk, "h2e2", "h0g2")
    assert said == []
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Return)
    presses(desk, 1)
    assert said == ["A move was missed: Black, round 1. Put it in."]


def test_more_moves_than_presses_are_told_with_what_to_do(desk: Any) -> None:
    key_moves(desk, "h2e2", "h9g7")
    assert tally(desk).startswith("More moves than presses. Red: 1 keyed, 0 pressed.")
    assert desk.page.card.mend.isHidden()


def test_the_record_goes_on_after_the_end_until_the_sign_off(desk: Any) -> None:
    presses(desk, 2)
    key_moves(desk, "h2e2")
    desk.play.session.resign(RED)
    assert desk.game.phase is Phase.OVER
    assert desk.page.card.entry.isEnabled()
    desk.page.card.entry.setFocus()
    key_moves(desk, "h9g7")
    assert record(desk) == ["h2e2", "h9g7"]
    for person in ("red", "black", "referee"):
        desk.play.session.enact(lambda game, stamp, person=person: game.sign(type(game.host)(person), stamp))
    desk.play.session.enact(lambda game, stamp: game.sign_off(stamp))
    assert desk.page.card.entry.isHidden()


def test_after_a_power_failure_presses_and_record_are_there_and_the_record_goes_on_at_once(
    desk: Any, window: Any, counters: Any
) -> None:
    presses(desk, 3)
    key_moves(desk, "h2e2")
    path = desk.play.session.journal.path
    window.games.leave()
    window.games.play(GameSession.resume(path, counters.clockwork))
    assert desk.game.phase is Phase.PAUSED
    assert tally(desk).endswith("Keyed: Red 1, Black 0. To key: 2.")
    key_moves(desk, "h9g7", "h0g2")
    assert [ply.used_ms for ply in desk.game.plies] == [1_000, 1_000, 1_000]


def test_a_move_that_is_missing_is_read_out_as_such(desk: Any) -> None:
    key_moves(desk, "h2e2", "h0g2")
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Return)
    spoken = desk.page.card.model.index_of(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Black (missing)"


def test_before_the_start_the_line_says_why_it_waits(table: Any, setups: Make) -> None:
    table.sit_down(setups("standard-1999", press="recorder"))
    assert not table.page.card.entry.isEnabled()
    assert table.page.card.entry.toolTip() == "The clocks have not been started yet."
    table.start()
    assert QApplication.focusWidget() is table.page.card.entry


def test_the_referee_is_told_of_a_mate_in_the_record_and_rules(table: Any, setups: Make) -> None:
    table.sit_down(setups("standard-1999", start_fen=MATE_IN_ONE, press="recorder"))
    table.start()
    key_moves(table, "b0b9")
    assert table.game.phase is Phase.RUNNING
    assert "the record calls for a ruling. Black is checkmated (4.1.1)" in table.page.question.question.text


def test_friends_say_themselves_that_it_stands_so(table: Any, setups: Make) -> None:
    table.sit_down(setups(start_fen=MATE_IN_ONE, press="recorder"))
    table.start()
    key_moves(table, "b0b9")
    table.counters.pass_ms(1_000)
    table.click(table.page.question.button("yes"))
    assert table.game.phase is Phase.RUNNING
    table.counters.pass_ms(500)
    table.click(table.page.question.button("yes"))
    assert table.game.outcome == Outcome(Termination.CHECKMATE, Winner.RED, "4.1.1")
    assert QApplication.focusWidget() is table.page.card.entry


def test_in_friendly_games_the_button_for_taking_back_undoes_a_change(table: Any, setups: Make) -> None:
    table.sit_down(setups(press="recorder"))
    table.start()
    assert not table.page.bar.takeback.isEnabled()
    assert table.page.bar.takeback.toolTip() == "The record has no change to take back."
    key_moves(table, "h2e2")
    table.click(table.page.bar.takeback)
    assert record(table) == []
    assert QApplication.focusWidget() is table.page.card.entry


def test_the_menu_is_only_there_for_a_record_that_is_keyed(table: Any, setups: Make) -> None:
    table.sit_down(setups("standard-1999"))
    table.start()
    assert not table.window.menus.actions["keying"].isVisible()
    assert not table.window.menus.actions["key_insert"].isEnabled()
    assert table.window.menus.actions["takeback"].text() == "&Take back"
    assert table.page.card.place.isHidden()


def test_the_top_line_tells_the_way_of_playing(desk: Any) -> None:
    assert desk.window.menus.actions["keying"].isVisible()
    assert desk.window.menus.actions["takeback"].text() == "&Undo the last change of the record"
    texts = [label.text() for label in desk.page.top.findChildren(strips.ElidedLabel)]
    assert any(text.endswith("Wooden board, moves keyed") for text in texts)


def test_a_flag_waits_for_the_referee_where_moves_are_due(desk: Any) -> None:
    assert desk.game.clock.on_flag is OnFlag.HOLD


def test_the_form_for_a_new_game_offers_it_and_says_what_it_means(window: Any) -> None:
    window.ask_new_game()
    page = window.pages.new_game
    page.press.setCurrentIndex(2)
    assert page.press.currentText() == "By the players at a wooden board, with a recorder"
    assert "A recorder keys their moves" in page._press_hint.text()
    assert page.order().values.press == "recorder"


def test_a_game_looked_at_steps_over_a_move_nobody_knows(desk: Any) -> None:
    key_moves(desk, "h2e2", "h0g2")
    QTest.keyClick(desk.page.card.entry, Qt.Key.Key_Return)
    desk.play.session.resign(BLACK)
    desk.click(desk.page.question.button("look"))
    page = desk.window.game.page
    assert page.sentence.label.text() == "Move 3 of 3: 马二进三."
    desk.key(Qt.Key.Key_Left)
    assert page.sentence.label.text() == "Move 2 of 3: (not known)."
    assert page.board.scene.last_move is None
