"""The referee at the clocks: stopped with a reason, changed with what it comes to in sight, taken back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.profiles import Profile
from engine.base import Outcome, Side, Termination
from engine.game import ClockFix, Paused, Phase, Resumed, TimeCorrected, parse_regulations

TAB, RETURN = Qt.Key.Key_Tab, Qt.Key.Key_Return


def test_a_stop_has_its_reason(referee: Any):
    referee.choose("C", "2")
    referee.type("A phone rang", RETURN)
    assert referee.game.log[-1] == Paused(referee.game.log[-1].stamp, reason="A phone rang")
    assert referee.shown is referee.panel


def test_a_usual_reason_is_chosen_by_the_arrow_keys(referee: Any):
    form = referee.choose("C", "2")
    referee.type(Qt.Key.Key_Down, RETURN)
    assert referee.game.log[-1].reason == form.reason.itemText(0) != ""


def test_with_the_automatic_press_the_side_to_move_goes_on(referee: Any):
    referee.choose("C", "1")
    form = referee.choose("C", "2")
    assert not form.side.isEnabled()
    assert form.explanation.text().endswith("the side to move goes on.")
    referee.enter()
    assert referee.game.clock.running is Side.BLACK


def test_pressed_by_hand_another_side_can_go_on(seat: Any):
    referee = seat(press="manual")
    referee.choose("C", "1")
    form = referee.choose("C", "2")
    assert form.foreseen.text() == "The clock of Red goes on."
    referee.type("b")
    assert form.foreseen.text() == "The clock of Black goes on."
    referee.type(TAB, "Red had moved", RETURN)
    assert referee.game.log[-1] == Resumed(referee.game.log[-1].stamp, Side.BLACK, "Red had moved")


def test_a_penalty_shows_old_and_new_before_it_is_done(referee: Any):
    form = referee.choose("C", "3")
    referee.type("r", TAB, "3", TAB, "0:10")
    assert form.echo.text() == "0:00:10"
    assert form.foreseen.text() == "Red: 1:00 → 0:50 left. Used: 0:00:00 → 0:00:10."
    assert form.fault.text().startswith("Give the reason")
    referee.enter()
    assert referee.shown is form
    referee.type(TAB, "Warned twice", RETURN)
    fixed = referee.game.log[-1]
    assert isinstance(fixed, TimeCorrected)
    assert (fixed.side, fixed.fix, fixed.amount, fixed.reason) == (Side.RED, ClockFix.PENALTY, 10_000, "Warned twice")
    assert referee.shown is referee.panel


def test_what_is_foreseen_follows_the_running_clock(referee: Any, counters: Any):
    form = referee.choose("C", "3")
    referee.type("b", TAB, "4", TAB, "5")
    assert form.foreseen.text() == "Black: 1:00 → 6:00 left."
    counters.pass_ms(1_500)
    form._again.timeout.emit()
    assert form.foreseen.text() == "Black: 0:59 → 5:59 left."


def test_a_penalty_past_the_limit_tells_that_the_flag_falls(referee: Any):
    form = referee.choose("C", "3")
    referee.type("r", TAB, "3", TAB, "2")
    assert form.foreseen.text().endswith("The flag falls. Black wins: Red lost on time (4.1.4).")


@pytest.mark.parametrize("typed", ["", "x", "-1:00", "99999999"])
def test_what_is_no_time_can_t_be_done_and_says_why(referee: Any, typed: str):
    form = referee.choose("C", "3")
    form.reason.setEditText("Reason")
    form.amount.setText(typed)
    assert not form.accept.isEnabled()
    assert form.fault.text() == form.accept.toolTip() != ""
    before = referee.game.log
    referee.enter()
    assert referee.game.log == before


def test_only_the_time_used_is_corrected_below_zero(referee: Any):
    form = referee.choose("C", "3")
    form.reason.setEditText("It ran while it was put right")
    form.amount.setText("-1:00")
    form.kind.setCurrentIndex(1)
    assert form.fault.text() == "This figure is out of range."
    form.amount.setText("0:05")
    assert form.foreseen.text().endswith("Used: 0:00:00 → 0:00:05.")


def test_the_moves_made_are_set_and_the_period_is_worked_out_anew(seat: Any):
    referee = seat(scheme="6.1")
    form = referee.choose("C", "3")
    referee.type("r", TAB, "5", TAB, "40")
    assert form.foreseen.text() == (
        "Red: 1:30:00 → 1:45:00 left. Moves: 0/40 → 40/50. Period: 1 → 2. The clocks then stand."
    )
    assert form.echo.text() == ""
    referee.type(TAB, "Counted anew", RETURN)
    assert referee.game.phase is Phase.PAUSED
    assert referee.game.clock.hand(Side.RED).moves == 40


def test_the_last_act_is_named_and_undone_until_the_next_press(referee: Any):
    referee.choose("C", "3")
    referee.type("b", TAB, "4", TAB, "5", TAB, "The clock ran wrongly", RETURN)
    referee.choose("C", "")
    assert referee.tell("undo").endswith("Black: Time bonus 0:05:00, 1:00 → 6:00: The clock ran wrongly")
    referee.choose("C", "0")
    assert referee.game.clock.hand(Side.BLACK).left == 60_000
    assert referee.said.startswith("Taken back: Black: Time bonus 0:05:00")
    assert referee.tell("undo") == "There is no act of the referee to undo."
    referee.choose("C", "1")
    assert referee.tell("undo").endswith("The clocks were stopped")
    referee.choose("C", "1")
    referee.moves("h9g7")
    assert referee.tell("undo") == "There is no act of the referee to undo."


@pytest.fixture
def held(seat: Any, profiles: Any, counters: Any) -> Any:
    """Red's flag has fallen in a game whose regulations let the referee look into it."""
    referee = seat("held")
    for _ in range(31):
        counters.pass_ms(1_990)
        referee.session.beat()
    referee.session._deadline_passed()
    assert referee.game.phase is Phase.HELD
    return referee


@pytest.fixture
def profiles(profiles: Any) -> Any:
    """The usual ones, and one in which a flag only stops the clocks."""
    text = profiles["standard-1999"].text.replace('on_flag = "lose"', 'on_flag = "hold"')
    law = parse_regulations(text)[0]
    assert law is not None
    return {**profiles, "held": Profile("standard-1999", text, law)}


def test_a_fallen_flag_waits_and_can_be_overruled(held: Any):
    assert held.due()[0] == "The flag of Red has fallen: check the number of moves."
    form = held.choose("R", "3")
    assert form.fix is ClockFix.UNFLAG
    held.type(TAB, TAB, "1:00", TAB, "The moves were counted wrongly")
    assert "The flag is lifted." in form.foreseen.text()
    held.enter()
    assert held.game.phase is Phase.PAUSED
    assert held.game.clock.first_flag is None
    held.choose("C", "1")
    assert held.game.phase is Phase.RUNNING


def test_a_fallen_flag_is_asked_about_on_the_page_too(held: Any):
    held.open()
    question = held.table.page.question
    held.table.click(question.button("no"))
    assert held.shown.fix is ClockFix.UNFLAG


def test_what_was_changed_is_told_to_everybody(referee: Any):
    referee.choose("C", "3")
    referee.type("r", TAB, "3", TAB, "0:10", TAB, "Warned twice", RETURN)
    assert referee.said == "Red: Time penalty 0:00:10, 1:00 → 0:50: Warned twice"


def test_the_loss_of_a_fallen_flag_is_ruled(held: Any):
    form = held.choose("R", "2")
    assert form.foreseen.text() == "Black wins: Red lost on time (4.1.4)."
    held.enter()
    assert held.game.outcome == Outcome.loss(Side.RED, Termination.TIME)


def test_no_flag_is_overruled_that_has_not_fallen(referee: Any):
    referee.choose("R", "")
    assert referee.tell("unflag") == "No flag has fallen."
