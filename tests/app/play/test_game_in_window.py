"""Whole games in the real window, by mouse and keyboard, with time moved on by hand."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from engine.base import Outcome, Side, Termination, Winner
from engine.game import JournalFull, Phase


def test_a_game_by_mouse_to_mate(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    for uci in ("b2e2", "a6a5", "h2h4", "a5a4", "e2e6", "a4a3", "h4e4"):
        table.move(uci, after_ms=500)
    assert table.game.outcome == Outcome.loss(Side.BLACK, Termination.CHECKMATE)
    assert table.page.banner.isVisible()
    assert "Red wins" in table.said
    assert table.used(Side.RED) == 2_000
    assert table.used(Side.BLACK) == 1_500
    assert table.page.board.isVisible()
    assert table.page.faces.isVisible()


def test_a_click_on_a_point_the_piece_can_not_reach_says_why(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.click_point(7)
    table.click_point(25 + 9)
    assert table.game.plies == ()
    assert "horse" in table.said


def test_no_piece_moves_before_the_clocks_are_started(table: Any, setups: Any):
    table.sit_down(setups())
    table.move("h2e2")
    assert table.game.plies == ()
    assert table.game.phase is Phase.SETUP


@pytest.mark.parametrize("text", ["炮二平五", "C2=5", "h2e2", "H2-E2"])
def test_a_move_can_be_typed(table: Any, setups: Any, text: str):
    table.sit_down(setups())
    table.start()
    table.type_move(text)
    assert [ply.uci for ply in table.game.plies] == ["h2e2"]
    assert table.page.card.entry.text() == ""


@pytest.mark.parametrize(("text", "words"), [("xyzzy", "no move"), ("炮二进二平", "no move"), ("h2h8", "no move")])
def test_what_can_not_be_read_is_told_and_kept_for_correction(table: Any, setups: Any, text: str, words: str):
    table.sit_down(setups())
    table.start()
    table.type_move(text)
    assert table.game.plies == ()
    assert words in table.said
    assert table.page.card.entry.text() == text


def test_letters_typed_anywhere_go_to_the_line_for_moves(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.page.board.setFocus()
    QTest.keyClick(table.page.board, Qt.Key.Key_H)
    assert table.page.card.entry.text() == "h"
    assert table.page.card.entry.hasFocus()


def test_the_space_bar_presses_in_the_manual_mode_only(table: Any, setups: Any):
    table.sit_down(setups(press="manual"))
    table.start()
    table.move("h2e2", after_ms=1_000)
    assert table.game.clock.running is Side.RED
    table.counters.pass_ms(600)
    table.key(Qt.Key.Key_Space)
    assert table.game.clock.running is Side.BLACK
    assert table.game.plies[0].used_ms == 1_600


def test_nobody_reminds_a_player_to_press(table: Any, setups: Any):
    table.sit_down(setups(press="manual"))
    table.start()
    table.move("h2e2")
    assert "press" not in table.said.lower()
    assert "to move" not in table.said


def test_a_click_on_the_own_clock_face_presses(table: Any, setups: Any):
    table.sit_down(setups(press="manual"))
    table.start()
    table.move("h2e2")
    table.press_face(Side.BLACK)
    assert table.game.clock.running is Side.RED
    table.press_face(Side.RED)
    assert table.game.clock.running is Side.BLACK


def test_a_space_bar_held_down_presses_once(table: Any, setups: Any, counters: Any):
    table.sit_down(setups(press="manual"))
    table.start()
    table.move("h2e2")
    table.key(Qt.Key.Key_Space)
    before = len(table.game.log)
    repeated = table.queued_key(Qt.Key.Key_Space, repeat=True)
    assert table.window.inputs.eventFilter(table.window.windowHandle(), repeated)
    assert len(table.game.log) == before


def test_a_space_in_the_line_for_moves_is_a_space(table: Any, setups: Any):
    table.sit_down(setups(press="manual"))
    table.start()
    table.move("h2e2")
    table.page.card.entry.setFocus()
    table.key(Qt.Key.Key_Space)
    assert table.game.clock.running is Side.RED
    assert table.page.card.entry.text() == " "


def test_resigning_takes_two_steps_and_the_second_key_is_another(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    resign = table.page.bar.resign
    table.click(resign)
    table.click(resign)
    assert table.game.phase is Phase.RUNNING, "a double click must not resign"
    QTest.keyClick(resign, Qt.Key.Key_Return)
    assert table.game.phase is Phase.RUNNING
    assert not resign.armed
    table.counters.pass_ms(500)
    table.click(resign)
    QTest.keyClick(resign, Qt.Key.Key_Y)
    assert table.game.outcome == Outcome.loss(Side.RED, Termination.RESIGNATION)


def test_a_second_click_after_a_moment_resigns_too(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.click(table.page.bar.resign)
    table.counters.pass_ms(400)
    table.click(table.page.bar.resign)
    assert table.game.outcome == Outcome.loss(Side.RED, Termination.RESIGNATION)


@pytest.mark.parametrize("undo", ["escape", "focus", "move"])
def test_a_resignation_is_taken_back(table: Any, setups: Any, undo: str):
    table.sit_down(setups())
    table.start()
    resign = table.page.bar.resign
    table.click(resign)
    assert resign.armed
    if undo == "escape":
        QTest.keyClick(resign, Qt.Key.Key_Escape)
    elif undo == "focus":
        table.page.board.setFocus()
    else:
        table.move("h2e2")
    assert not resign.armed
    assert table.game.phase is Phase.RUNNING


def test_the_side_that_is_not_to_move_can_resign_by_the_menu(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.window.menus.actions["resign_black"].trigger()
    assert "Black" in table.page.bar.resign.text()
    QTest.keyClick(table.page.bar.resign, Qt.Key.Key_Y)
    assert table.game.outcome == Outcome.loss(Side.BLACK, Termination.RESIGNATION)


def test_a_draw_is_offered_and_agreed_to(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.click(table.page.bar.draw)
    question = table.page.question
    assert "Black Li" in question.question.text
    assert not table.page.bar.draw.isEnabled()
    assert table.page.bar.draw.toolTip()
    table.counters.pass_ms(400)
    table.click(question.button("yes"))
    assert table.game.phase is Phase.RUNNING
    table.counters.pass_ms(400)
    table.click(question.button("yes"))
    assert table.game.outcome == Outcome.draw(Termination.AGREEMENT)


def test_a_declined_draw_goes_on(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.click(table.page.bar.draw)
    table.click(table.page.question.button("no"))
    assert table.game.draw_offer is Side.RED, "a click in the question's first moment was meant for something else"
    table.counters.pass_ms(400)
    table.click(table.page.question.button("no"))
    assert table.game.phase is Phase.RUNNING
    assert "declines" in table.said
    assert table.page.question.isHidden()


def test_neither_answer_to_a_draw_offer_stands_out_and_a_double_click_agrees_to_nothing(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.click(table.page.bar.draw)
    agree, decline = (table.page.question.button(key) for key in ("yes", "no"))
    assert not agree.property("role")
    assert not decline.property("role")
    table.counters.pass_ms(1_000)
    width = agree.width()
    for _ in range(3):
        table.click(agree)
    assert table.game.phase is Phase.RUNNING
    assert agree.armed
    assert agree.width() == width


def test_enter_alone_agrees_to_no_draw_and_y_does(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.click(table.page.bar.draw)
    table.counters.pass_ms(500)
    agree = table.page.question.button("yes")
    agree.setFocus()
    for _ in range(2):
        table.key(Qt.Key.Key_Return)
        table.counters.pass_ms(500)
    assert table.game.phase is Phase.RUNNING
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Y)
    assert table.game.outcome == Outcome.draw(Termination.AGREEMENT)


def test_offering_and_agreeing_are_not_in_the_same_place(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.click(table.page.bar.draw)
    agree, offer = table.page.question.button("yes"), table.page.bar.draw
    window = table.window
    assert (
        not agree.rect()
        .translated(agree.mapTo(window, agree.rect().topLeft()))
        .intersects(offer.rect().translated(offer.mapTo(window, offer.rect().topLeft())))
    )


def test_buttons_keep_their_places(table: Any, setups: Any):
    table.sit_down(setups())
    QCoreApplication.processEvents()
    places = [
        button.mapTo(table.window, button.rect().topLeft()) for button in (table.page.bar.draw, table.page.bar.resign)
    ]
    table.start()
    table.click(table.page.bar.draw)
    QCoreApplication.processEvents()
    assert places == [
        button.mapTo(table.window, button.rect().topLeft()) for button in (table.page.bar.draw, table.page.bar.resign)
    ]


def test_a_takeback_by_agreement_restores_both_clocks(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.move("h2e2", after_ms=700)
    table.move("h9g7", after_ms=300)
    table.counters.pass_ms(200)
    table.click(table.page.bar.takeback)
    table.counters.pass_ms(400)
    table.click(table.page.question.button("yes"))
    assert [ply.uci for ply in table.game.plies] == ["h2e2"]
    assert (table.used(Side.RED), table.used(Side.BLACK)) == (700, 0)
    assert table.page.card.model.rowCount() == 1


def test_the_players_stop_the_clocks_in_a_game_without_referee(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.counters.pass_ms(400)
    table.click(table.page.bar.pause)
    assert table.game.phase is Phase.PAUSED
    table.counters.pass_ms(900)
    table.click(table.page.question.button("yes"))
    assert table.used(Side.RED) == 400


def test_the_flag_ends_the_game_at_its_deadline(table: Any, setups: Any, qtbot: Any):
    table.sit_down(setups(minutes=1))
    table.start()
    for _ in range(41):
        table.counters.pass_ms(1_500)
        table.play.session.beat()
    table.play.session._deadline_due()
    qtbot.waitUntil(lambda: table.game.outcome is not None)
    assert table.game.outcome == Outcome.loss(Side.RED, Termination.TIME)
    assert "lost on time" in table.page.banner._how.text()


def test_a_press_that_waits_in_the_queue_beats_the_deadline(table: Any, setups: Any, qtbot: Any):
    """The screen is busy over the deadline; the press was made before it and must not lose."""
    table.sit_down(setups(press="manual", minutes=1))
    table.start()
    for _ in range(39):
        table.counters.pass_ms(1_500)
        table.play.session.beat()
    table.move("h2e2", after_ms=1_000)
    watch, handle = table.window.inputs, table.window.windowHandle()
    watch.eventFilter(handle, table.queued_key(Qt.Key.Key_Shift, timestamp=100_000))
    table.counters.pass_ms(700)
    table.play.session._deadline_due()
    QCoreApplication.postEvent(handle, table.queued_key(Qt.Key.Key_Space, timestamp=100_499))
    qtbot.waitUntil(lambda: not table.play.session._drained.isActive())
    QCoreApplication.processEvents()
    assert table.game.phase is Phase.RUNNING
    assert table.game.clock.running is Side.BLACK
    assert table.game.plies[0].used_ms == 59_999


def test_no_face_shows_a_flag_that_the_game_does_not_have(table: Any, setups: Any):
    table.sit_down(setups(minutes=1))
    table.start()
    for _ in range(40):
        table.counters.pass_ms(1_500)
        table.play.session.beat()
    table.counters.pass_ms(300)
    table.page.faces.refresh()
    assert table.page.faces.view.red.flag is None
    assert table.page.faces.view.red.remaining == 0


def test_stamps_stay_exact_while_the_screen_is_busy(table: Any, setups: Any):
    """Each press waits half a second in the queue before it is handled."""
    table.sit_down(setups(press="manual", minutes=5))
    table.start()
    handle = table.window.windowHandle()
    base = table.counters.ns // 1_000_000
    table.window.inputs.eventFilter(handle, table.queued_key(Qt.Key.Key_Shift, timestamp=base))
    for side, uci in ((Side.RED, "h2e2"), (Side.BLACK, "h9g7"), (Side.RED, "h0g2"), (Side.BLACK, "i9h9")):
        table.play.session.set_moment(lambda: None)
        table.move(uci, after_ms=0)
        table.play.session.set_moment(table.window.inputs.moment)
        table.counters.pass_ms(1_000)
        pressed = table.counters.ns // 1_000_000
        table.counters.pass_ms(500)
        QCoreApplication.sendEvent(handle, table.queued_key(Qt.Key.Key_Space, timestamp=pressed))
        assert table.game.clock.running is side.other
    assert [ply.total_ms for ply in table.game.plies] == [1_000, 1_500, 2_500, 3_000]


def test_a_refused_press_is_told(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.press_face(Side.RED)
    assert "program presses" in table.said


def test_turning_the_board_turns_board_and_clock_and_changes_no_time(table: Any, setups: Any):
    table.sit_down(setups(minutes=1))
    table.start()
    table.counters.pass_ms(1_500)
    deadline = table.game.clock.deadline
    table.window.menus.actions["flip"].trigger()
    assert table.page.board.scene.flipped
    assert table.page.faces.panels[0].side is Side.BLACK
    assert table.game.clock.deadline == deadline
    assert table.used(Side.RED) == 1_500
    table.move("h2e2", after_ms=0)
    assert table.game.plies[0].used_ms == 1_500


def test_the_referee_calls_a_foul_in_the_place_of_the_record(table: Any, setups: Any):
    table.sit_down(setups("standard-1999", referee="Zhao"))
    table.start()
    table.window.menus.actions["foul"].trigger()
    form = table.page.middle.currentWidget()
    assert form is not table.page.card
    assert table.page.board.isVisible()
    assert table.page.faces.isVisible()
    form.side.setCurrentIndex(1)
    form.article.setCurrentIndex(2)
    table.click(form.accept)
    assert table.page.middle.currentWidget() is table.page.card
    assert table.game.foul_counts == {Side.RED: 0, Side.BLACK: 1}
    assert "9.1.3" in table.said


@pytest.mark.parametrize("form", ["foul", "ruling"])
def test_escape_puts_a_form_away(table: Any, setups: Any, form: str):
    table.sit_down(setups("standard-1999"))
    table.start()
    table.window.menus.actions[form].trigger()
    assert table.page.middle.currentWidget() is not table.page.card
    table.key(Qt.Key.Key_Escape)
    assert table.page.middle.currentWidget() is table.page.card
    assert table.game.fouls == ()


def test_the_third_foul_calls_for_a_ruling(table: Any, setups: Any):
    table.sit_down(setups("standard-1999"))
    table.start()
    for _ in range(3):
        table.play.session.foul(Side.BLACK, "9.1.1", 1, "")
    question = table.page.question.question
    assert question.name == "proposal"
    table.click(table.page.question.button("yes"))
    table.click(table.page.middle.currentWidget().accept)
    assert table.game.outcome == Outcome(Termination.FOULS, Winner.RED, "4.1.8")


def test_a_game_with_a_referee_has_no_takeback_and_a_call_for_him(table: Any, setups: Any):
    table.sit_down(setups("standard-1999"))
    table.start()
    assert not table.window.menus.actions["takeback"].isEnabled()
    assert table.page.bar.takeback.isHidden()
    table.click(table.page.bar.referee)
    assert "calls the referee" in table.said
    assert table.game.phase is Phase.RUNNING


def test_what_can_not_be_done_says_why(table: Any, setups: Any):
    table.sit_down(setups())
    for button in (table.page.bar.draw, table.page.bar.resign, table.page.bar.pause):
        assert not button.isEnabled()
        assert button.toolTip() == button.accessibleDescription() == "The clocks have not been started yet."


def test_a_broken_journal_is_told_and_the_game_goes_on_elsewhere(
    table: Any, setups: Any, asker: Any, tmp_path: Any, monkeypatch: Any
):
    table.sit_down(setups())
    table.start()
    session = table.play.session

    def full(_events: object) -> None:
        raise JournalFull(session.journal.path)

    monkeypatch.setattr(session.journal, "append", full)
    table.move("h2e2")
    assert "disk is full" in table.page.question.question.text
    assert table.page.top._tick.isHidden()
    asker.answer = tmp_path / "elsewhere.chuhe"
    table.click(table.page.question.button("yes"))
    assert session.error is None
    table.click(table.page.question.button("yes"))
    table.move("h2e2")
    assert [ply.uci for ply in table.game.plies] == ["h2e2"]


def test_after_a_gap_the_sentence_tells_how_long_it_was(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.counters.pass_ms(65_000)
    table.play.session.beat()
    assert "1 min 5 s" in table.said
    assert table.page.question.question.name == "go_on"


def test_enter_presses_the_button_with_the_focus_where_the_space_bar_presses_the_clock(table: Any, setups: Any):
    table.sit_down(setups(press="manual"))
    table.start()
    assert table.page.board.hasFocus()
    table.page.bar.draw.setFocus()
    table.key(Qt.Key.Key_Return)
    assert table.game.draw_offer is Side.RED
    table.page.bar.resign.setFocus()
    table.key(Qt.Key.Key_Return)
    assert table.page.bar.resign.armed
    table.key(Qt.Key.Key_Return)
    assert table.game.phase is Phase.RUNNING


def test_when_the_game_is_over_the_hand_that_ended_it_is_at_the_board(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.click(table.page.bar.resign)
    table.key(Qt.Key.Key_Y)
    assert table.game.phase is Phase.OVER
    assert table.page.board.hasFocus()
