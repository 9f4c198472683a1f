"""Illegal moves at the desk: noted, what they cost in each edition, and done by one button."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from engine.base import Outcome, Side, Termination, Winner
from engine.game import BoardCorrected, FoulCalled, IllegalMove, Phase, Resumed, TimeCorrected

RED, BLACK = Side.RED, Side.BLACK
APART = "3k5/9/9/9/9/9/9/9/3A5/3K1R3 w"
CHECKED = "4k4/9/9/9/4r4/9/9/9/9/4KR3 w"


def do_it(referee: Any) -> None:
    """Press Enter once what applies was read."""
    referee.table.counters.pass_ms(500)
    referee.enter()


@pytest.fixture
def noted(seat: Any) -> Any:
    """A game of 2011 with an illegal move of red and a reply, and the form that says what applies."""
    referee = seat("standard-2011", minutes=20)
    referee.table.think(10)
    referee.moves("a0a4")
    referee.table.think(5)
    referee.moves("h9g7")
    referee.choose("B", "3")
    referee.enter()
    return referee


def test_under_s0_the_loss_is_one_button_with_its_article(seat: Any):
    referee = seat()
    referee.moves("h2e2", "h9g7", "a0a4", "i9h9")
    form = referee.choose("B", "3")
    assert form.move_box.currentText() == "Round 2, Red: 车九进四"
    assert form.foreseen.text() == "Black wins: Red made an illegal move (4.1.6)."
    referee.enter()
    form = referee.shown
    assert form.accept.text() == "Rule: Black wins"
    assert form.foreseen.text() == "Round 2, Red: 车九进四. Black wins: Red made an illegal move (4.1.6)."
    assert not form.clocks.isVisible()
    do_it(referee)
    assert referee.game.outcome == Outcome(Termination.ILLEGAL_MOVE, Winner.BLACK, "4.1.6")


def test_generals_made_to_face_are_seen_by_the_program(seat: Any):
    referee = seat(start_fen=APART)
    referee.moves("d1e2")
    form = referee.choose("B", "3")
    assert form.foreseen.text() == (
        "The generals faced each other after it. Black wins: Red made the generals face each other (4.1.2)."
    )


def test_a_general_left_to_be_taken_loses_at_once_under_2011(seat: Any):
    referee = seat("standard-2011", start_fen=CHECKED)
    referee.moves("f0f1")
    form = referee.choose("B", "3")
    assert form.foreseen.text().startswith("It left the own general to be taken. Black wins:")
    assert "(4.1.3)" in form.foreseen.text()


def test_a_loss_can_be_left_for_later_and_waits_in_one_line(seat: Any):
    referee = seat()
    referee.moves("a0a4")
    referee.choose("B", "3")
    referee.enter()
    referee.type(Qt.Key.Key_Escape)
    assert referee.due() == ["Referee: an illegal move of Red is noted. Black wins: Red made an illegal move (4.1.6)."]
    assert referee.game.outcome is None


def test_under_2011_it_is_a_foul_and_replayed_with_the_piece_in_one_act(noted: Any):
    form = noted.shown
    assert form.foul.text() == "Foul of Red: 8.1.8  made an illegal move"
    assert form.back.text() == "Put the moves back: 2"
    assert form.replay.text() == "the red chariot at a0 counts as touched"
    assert [box.value() for box in form.clocks.boxes] == [1200, 1200]
    assert form.foreseen.text() == "Round 1, Red: 车九进四. It is a foul of Red (8.1.8). Then Red is to move."
    do_it(noted)
    game = noted.game
    assert [type(event) for event in game.log[-3:]] == [FoulCalled, BoardCorrected, Resumed]
    assert game.plies == ()
    assert game.foul_counts[RED] == 1
    assert game.binding.points == ("a0",)
    assert game.clock.running is RED
    assert game.clock.face(RED, noted.session.now_ms()).used == 0
    assert game.fouls_due == ()
    assert game.remedies == ()
    assert noted.shown is noted.panel


def test_both_clocks_can_be_set_otherwise_and_stay_stopped(noted: Any):
    form = noted.shown
    form.clocks.boxes[1].setValue(600)
    form.go_on.setChecked(False)
    form.reason.setText("agreed")
    do_it(noted)
    now = noted.session.now_ms()
    assert noted.game.phase is Phase.PAUSED
    assert [noted.game.clock.face(side, now).remaining for side in Side] == [1_200_000, 600_000]
    assert [event.reason for event in noted.game.log if isinstance(event, TimeCorrected | BoardCorrected)] == [
        "agreed",
        "agreed",
        "agreed",
    ]


def test_the_foul_alone_may_be_called(noted: Any):
    noted.shown.back.setChecked(False)
    assert not noted.shown.clocks.isVisible()
    do_it(noted)
    assert noted.game.foul_counts[RED] == 1
    assert len(noted.game.plies) == 2


def test_something_has_to_be_chosen(noted: Any):
    form = noted.shown
    form.back.setChecked(False)
    form.foul.setFocus()
    form.foul.setChecked(False)
    assert form.fault.text() == "Choose what is to be done."
    do_it(noted)
    assert noted.shown is form


def test_any_piece_may_be_moved_instead_if_the_referee_says_so(noted: Any):
    noted.shown.replay.setChecked(False)
    do_it(noted)
    assert noted.game.binding is None


def test_undone_it_is_as_if_it_had_not_been(noted: Any):
    before = noted.game.plies
    do_it(noted)
    noted.choose("B", "0")
    assert noted.game.plies == before
    assert noted.game.binding is None


def test_the_second_one_loses_under_2011(noted: Any):
    do_it(noted)
    noted.moves("a0a1", "h9g7", "b0b5")
    noted.choose("B", "3")
    noted.enter()
    assert noted.shown.accept.text() == "Rule: Black wins"
    assert "(4.1.8)" in noted.shown.foreseen.text()


def test_by_the_club_sheet_it_is_a_technical_foul(seat: Any):
    referee = seat("club")
    referee.moves("a0a4")
    form = referee.choose("B", "3")
    assert form.foreseen.text() == "It is a foul of Red (7(五))."


def test_two_moves_running_are_noted_by_side(seat: Any):
    referee = seat("club")
    referee.moves("h2e2")
    form = referee.choose("B", "3")
    assert form.move_box.currentText() == "Not in the record, such as two moves running"
    assert form.side.isVisible()
    form.side.choose(BLACK)
    form.note.setText("two running")
    referee.enter()
    event = next(event for event in referee.game.log if isinstance(event, IllegalMove))
    assert (event.side, event.ply, event.note) == (BLACK, 0, "two running")
    form = referee.shown
    assert form.foreseen.text() == "Black: a move that is not in the record. It is a foul of Black (7(五))."
    assert not form.back.isVisible()
    do_it(referee)
    assert referee.game.foul_counts[BLACK] == 1


def test_irregular_moves_are_listed_the_latest_first(seat: Any):
    referee = seat("club")
    referee.moves("a0a4", "a9a5", "h2e2")
    form = referee.choose("B", "3")
    texts = [form.move_box.itemText(row) for row in range(form.move_box.count())]
    assert texts == [
        "Round 1, Black: 车1进4",
        "Round 1, Red: 车九进四",
        "Not in the record, such as two moves running",
    ]


def test_several_that_are_noted_are_chosen_from(seat: Any):
    referee = seat("club")
    referee.moves("a0a4", "a9a5")
    for _ in range(2):
        referee.choose("B", "3")
        referee.enter()
        referee.type(Qt.Key.Key_Escape)
    form = referee.choose("B", "4")
    assert form.which.isVisible()
    assert form.which.count() == 2
    form.which.setCurrentIndex(1)
    assert form.back.text() == "Put the moves back: 1"


def test_before_one_is_noted_nothing_applies(referee: Any):
    referee.choose("B", "")
    assert referee.tell("remedy") == "No illegal move is noted."


def test_the_strip_leads_the_referee_to_what_applies(seat: Any):
    referee = seat("standard-2011")
    referee.moves("a0a4")
    referee.session.enact(lambda game, stamp: game.note_illegal(RED, 1, stamp))
    referee.open()
    question = referee.table.page.question
    assert question.question.text == "Referee: an illegal move of Red is noted. It is a foul of Red (8.1.8)."
    referee.table.click(question.button("yes"))
    assert referee.shown.accept.text() == "Do so"


def test_a_foul_that_is_settled_waits_no_more(noted: Any):
    noted.type(Qt.Key.Key_Escape)
    assert len(noted.due()) == 1
    due = noted.game.fouls_due[0]
    noted.session.waive_foul(due)
    assert noted.due() == []


def test_the_key_that_noted_it_does_not_rule_on_it(seat: Any):
    referee = seat()
    referee.moves("a0a4")
    referee.choose("B", "3")
    for _ in range(2):
        referee.enter()
    assert referee.game.outcome is None
    referee.table.counters.pass_ms(500)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(referee.shown, event)
    assert referee.game.outcome is None
    referee.enter()
    assert referee.game.outcome is not None
