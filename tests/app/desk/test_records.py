"""The players' own records: what they left out, filled in, and refuse."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from engine.base import Outcome, Side, Termination
from engine.game import RecordFilled

TAB = Qt.Key.Key_Tab


@pytest.fixture
def writing(seat: Any) -> Any:
    """Each player keeps a record, with time enough to do it."""
    return seat(own_records=True, minutes=20)


def test_where_the_program_s_record_serves_both_there_is_no_such_group(referee: Any):
    assert not referee.panel.tabs["record"].isVisible()
    referee.type("N")
    assert referee.panel.group != "record"


def test_four_left_out_in_a_row_are_a_foul(writing: Any):
    form = writing.choose("N", "1")
    writing.type("b", TAB)
    form.moves.setValue(3)
    assert form.foreseen.text() == "Black: left out: 3, a foul for each 4."
    writing.enter()
    assert writing.tell("omission") == "Black: left out: 3, a foul for each 4."
    form = writing.choose("N", "1")
    writing.type("b")
    assert form.foreseen.text().endswith("A foul is then due (9.1.7).")
    writing.enter()
    assert writing.due() == ["Black left too many moves unrecorded (9.1.7)."]
    writing.choose("F", "7")
    writing.enter()
    assert writing.game.foul_counts[Side.BLACK] == 1


def test_what_was_filled_in_counts_no_more(writing: Any):
    writing.choose("N", "")
    assert writing.tell("filled_red") == "No moves are omitted."
    writing.choose("N", "1")
    writing.type("r")
    writing.enter()
    writing.choose("N", "2")
    assert writing.game.log[-1] == RecordFilled(writing.game.log[-1].stamp, Side.RED, desk=True)
    assert writing.game.record_duty(Side.RED, writing.session.now_ms()).omitted == 0


def test_below_three_minutes_nobody_has_to_record(seat: Any):
    referee = seat(own_records=True, minutes=2)
    form = referee.choose("N", "1")
    assert form.fault.text() == "This side may stop recording now (7.2)."
    assert not form.accept.isEnabled()
    assert referee.panel.status[0].text() == "Red: moves 0, fouls 0/3, may stop recording"


def test_a_demand_refused_calls_for_a_loss(writing: Any):
    writing.choose("N", "4")
    writing.type("b")
    writing.enter()
    assert writing.tell("demand") == "Demanded of Black: 7.1  record every move."
    form = writing.choose("N", "5")
    assert (form.side.side, form.chosen) == (Side.BLACK, "7.1")
    assert form.foreseen.text() == (
        "A ruling is then called for: refusal of the rules, or grave misconduct, by Black (4.1.10)."
    )
    writing.enter()
    writing.choose("R", "2")
    writing.enter()
    assert writing.game.outcome == Outcome.loss(Side.BLACK, Termination.MISCONDUCT)


def test_a_fair_copy_is_for_after_the_game(writing: Any):
    form = writing.choose("N", "4")
    form.article.setCurrentIndex(2)
    assert form.fault.text() == "The game is not over yet."
    writing.type(Qt.Key.Key_Escape)
    writing.session.resign(Side.RED)
    writing.open()
    form = writing.choose("N", "4")
    assert form.chosen == "7.3"
    writing.enter()
    assert writing.game.record_demands[-1].article == "7.3"


@pytest.fixture
def due(seat: Any, table: Any, counters: Any) -> Any:
    """Red has entered its next period with less than three minutes left and must fill in first."""
    referee = seat(own_records=True, scheme="6.4")
    game_moves = ("h2e2", "h9g7", "e2h2", "g7h9")
    for _ in range(70):
        counters.pass_ms(1_990)
        referee.session.beat()
    for number in range(60):
        referee.moves(game_moves[number % 4])
    assert referee.game.record_duty(Side.RED, referee.session.now_ms()).fill
    return referee


def test_who_must_fill_in_first_says_so_himself_on_his_own_clock(due: Any):
    due.open()
    question = due.table.page.question
    assert question.question.text == "Red: fill in the record first, then move (7.2)."
    assert not due.session.move("h2e2")
    due.table.counters.pass_ms(500)
    due.table.click(question.button("yes"))
    assert question.isHidden()
    assert due.session.move("h2e2")


def test_the_referee_sees_it_too_and_may_say_it_is_done(due: Any):
    assert "Red: fill in the record first, then move (7.2)." in due.due()
    due.panel.due_rows[0].button.click()
    assert not due.game.record_duty(Side.RED, due.session.now_ms()).fill


def test_whether_players_keep_records_is_asked_for_a_refereed_game(window: Any):
    window.ask_new_game()
    page = window.pages.new_game
    page.referee.setText("")
    assert not page.own_records.isVisible()
    page.referee.setText("Zhou")
    assert page.own_records.isVisible()
    assert not page.order().values.own_records
    page.own_records.click()
    assert page.order().values.own_records
