"""Fouls, sanctions, and what is taken back: called by a few keys, announced with the count, never lost."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from engine.base import Outcome, Side, Termination
from engine.game import FoulCalled, Reversed, Role, SanctionGiven

TAB, DOWN = Qt.Key.Key_Tab, Qt.Key.Key_Down


@pytest.mark.parametrize("number", range(1, 8))
def test_each_foul_is_two_keys_a_side_and_enter(referee: Any, number: int):
    referee.choose("F", str(number))
    referee.type("r")
    referee.enter()
    foul = referee.game.log[-1]
    assert (type(foul), foul.side, foul.article) == (FoulCalled, Side.RED, f"9.1.{number}")
    assert referee.shown is referee.panel


def test_the_form_begins_with_whose_time_runs_and_tells_the_count(referee: Any, counters: Any):
    form = referee.choose("F", "2")
    assert form.side.side is Side.BLACK
    time = counters.wall()[11:19]
    assert form.foreseen.text() == f"Now, at {time}; Black then has 1 of 3."


def test_a_foul_against_the_duties_names_the_duty(referee: Any):
    form = referee.choose("F", "8")
    assert form.duty.isVisible()
    assert form.fault.text() == "Choose the duty that was broken."
    referee.enter()
    assert referee.shown is form
    form.duty.setFocus()
    referee.type(DOWN, DOWN, DOWN)
    referee.enter()
    foul = referee.game.fouls[0]
    assert (foul.article, foul.detail) == ("9.1.8", "8.3")
    assert referee.said == "Black: foul 9.1.8, 8.3, number 1 of 3."


def test_no_other_foul_asks_for_a_duty(referee: Any):
    form = referee.choose("F", "8")
    form.article.setCurrentIndex(0)
    assert not form.duty.isVisible()
    assert form.accept.isEnabled()


@pytest.mark.parametrize("stopped", [False, True])
def test_a_foul_is_announced_with_article_and_count(referee: Any, stopped: bool):
    if stopped:
        referee.choose("C", "1")
    for number in (1, 2):
        referee.choose("F", "3")
        referee.enter()
        assert referee.said == f"Black: foul 9.1.3, number {number} of 3."


def test_at_the_limit_a_loss_is_foretold_and_proposed(referee: Any):
    for _ in range(2):
        referee.choose("F", "2")
        referee.enter()
    form = referee.choose("F", "2")
    assert form.foreseen.text().endswith("A ruling is then called for: Black committed three fouls (4.1.8).")
    referee.enter()
    assert referee.due()[0] == "A ruling is called for. Black committed three fouls (4.1.8)"
    referee.choose("R", "2")
    referee.enter()
    assert referee.game.outcome == Outcome.loss(Side.BLACK, Termination.FOULS)


def test_who_disturbs_does_so_in_the_other_s_time(referee: Any):
    form = referee.choose("F", "1")
    assert form.side.side is Side.RED
    referee.enter()
    assert referee.said == "Red: foul 9.1.1, number 1 of 3."


def test_two_lose_by_the_club_sheet(seat: Any):
    referee = seat("club")
    referee.choose("F", "1")
    referee.enter()
    assert referee.said == "Red: foul 7(一), number 1 of 2."


def test_a_foul_that_is_due_is_called_or_waived_where_it_waits(referee: Any):
    for _ in range(2):
        referee.session.offer_draw(Side.BLACK)
        referee.session.answer_draw(Side.RED, False)
    row = referee.panel.due_rows[0]
    row.other.click()
    assert referee.game.fouls_due == ()
    assert referee.game.fouls == ()
    assert referee.due() == []


def test_a_foul_that_is_due_can_be_waived_with_a_note_in_the_form(referee: Any):
    for _ in range(2):
        referee.session.offer_draw(Side.BLACK)
        referee.session.answer_draw(Side.RED, False)
    form = referee.choose("F", "3")
    form.note.setText("It was meant as a joke")
    form.waive.click()
    assert referee.game.fouls_due == ()
    assert referee.game.log[-1].reason == "It was meant as a joke"
    assert referee.shown is referee.panel


def test_only_a_foul_that_is_due_can_be_waived(referee: Any):
    form = referee.choose("F", "3")
    assert not form.waive.isVisible()


def test_any_foul_that_stands_can_be_picked_and_taken_back(referee: Any):
    for article in ("2", "3"):
        referee.choose("F", article)
        referee.enter()
    assert referee.tell("strike") == "Black: foul 9.1.3"
    form = referee.choose("F", "0")
    assert [form.entry.itemText(row)[10:] for row in range(2)] == ["Black: foul 9.1.3", "Black: foul 9.1.2"]
    referee.type(DOWN)
    assert form.foreseen.text() == "Fouls then: Red 0, Black 1."
    referee.type(TAB, "The other player spoke")
    referee.enter()
    assert [foul.article for foul in referee.game.fouls] == ["9.1.3"]
    assert referee.game.log[-1] == Reversed(
        referee.game.log[-1].stamp, referee.game.log[-1].seq, "The other player spoke"
    )
    assert referee.said == "Taken back: Black: foul 9.1.2"


def test_with_nothing_noted_nothing_is_taken_back(referee: Any):
    referee.choose("F", "")
    assert referee.tell("strike") == "There is no act of the referee to undo."


def test_a_warning_is_the_table_referee_s(referee: Any):
    form = referee.choose("F", "s")
    assert form.foreseen.text() == "Black: warning (18.1). Table referee."
    referee.enter()
    given = referee.game.sanctions[0]
    assert isinstance(given, SanctionGiven)
    assert (given.side, given.article, given.by) == (Side.BLACK, "18.1", Role.TABLE_REFEREE)
    assert referee.game.foul_counts[Side.BLACK] == 0
    assert referee.tell("sanction") == "Black: warning (18.1). Table referee."


def test_a_sanction_beyond_the_office_says_which_office_it_needs(referee: Any):
    form = referee.choose("F", "s")
    referee.type("r", TAB, DOWN)
    assert form.fault.text() == "disqualified for the session: Chief referee, or a higher office (18.2)."
    assert not form.accept.isEnabled()
    referee.type(TAB, DOWN)
    assert form.foreseen.text().endswith(
        "A ruling is then called for: refusal of the rules, or grave misconduct, by Red (4.1.10)."
    )
    referee.enter()
    assert referee.due()[0].startswith("A ruling is called for. refusal of the rules")


def test_a_sanction_is_taken_back_like_a_foul(referee: Any):
    referee.choose("F", "s")
    referee.enter()
    referee.choose("F", "0")
    referee.enter()
    assert referee.game.sanctions == ()
    assert referee.said == "Taken back: Black: warning (18.1). Table referee."


def test_a_sanction_can_follow_the_end_of_the_game(referee: Any):
    referee.session.resign(Side.RED)
    referee.open()
    referee.choose("F", "")
    assert referee.tell("foul_9.1.1") == "The game is over."
    referee.choose("F", "s")
    referee.enter()
    assert len(referee.game.sanctions) == 1
