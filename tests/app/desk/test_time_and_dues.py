"""Lateness, the end of the session, what waits, and how the game stands: seen as time passes."""

from __future__ import annotations

from typing import Any

import pytest

from app.desk.session_end import minutes_left, read_hour
from engine.base import Outcome, Side, Termination, Winner
from engine.game import Phase


def wait(referee: Any, seconds: int) -> None:
    """Time passes while the program runs."""
    for _ in range(seconds):
        referee.table.counters.pass_ms(1_000)
        referee.session.beat()


def test_who_is_not_there_is_noted_and_his_time_left_is_told(seat: Any):
    referee = seat(start=False, minutes=60)
    referee.choose("C", "")
    assert referee.tell("late_red") == "Later than 15 min after the start loses (21.1)."
    referee.choose("C", "4")
    referee.choose("C", "1")
    assert referee.due() == ["Red is not there. 15 min left to come in time."]
    wait(referee, 130)
    referee.look()
    assert referee.tell("late_red") == "13 min left to come in time."
    referee.panel.due_rows[0].button.click()
    assert referee.game.absent == frozenset()
    assert referee.due() == []


def test_both_may_be_late_and_both_lose(seat: Any):
    referee = seat(start=False, minutes=60)
    for key in "451":
        referee.choose("C", key)
    wait(referee, 901)
    referee.session._deadline_passed()
    assert referee.game.outcome == Outcome(Termination.LATE, Winner.NONE)


def test_late_within_the_limit_may_be_a_foul(seat: Any):
    referee = seat("club", start=False)
    referee.choose("C", "4")
    assert referee.tell("late_black").endswith("Late within it is a foul.")
    referee.choose("C", "1")
    referee.choose("C", "4")
    assert referee.due() == ["Red came late (附)."]


def test_who_has_moved_is_there(referee: Any):
    referee.choose("C", "")
    assert referee.tell("late_red") == "This side has moved already and can't be absent."


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("17:30", "17:30"),
        ("1730", "17:30"),
        ("9.05", "09:05"),
        ("１７：３０", "17:30"),
        ("24:00", ""),
        ("x", ""),
        ("", ""),
    ],
)
def test_a_time_of_day_is_read(text: str, hour: str):
    assert read_hour(text) == hour


@pytest.mark.parametrize(
    ("end", "wall", "left"),
    [("17:30", "17:15:59", 15), ("17:30", "17:30:00", 0), ("17:30", "17:31:00", -1), ("00:10", "23:50:00", 20)],
)
def test_the_minutes_to_the_end_are_counted_over_midnight(end: str, wall: str, left: int):
    assert minutes_left(end, f"2026-11-29T{wall}.000+08:00") == left


def test_the_end_of_the_session_is_announced_and_told_as_it_comes_near(referee: Any, counters: Any):
    hour, minute = int(counters.wall()[11:13]), int(counters.wall()[14:16])
    end = f"{hour:02}:{minute + 6:02}"
    form = referee.choose("C", "6")
    referee.type(end)
    assert form.foreseen.text() == f"The session ends at {end}, in 6 minutes."
    referee.enter()
    assert referee.game.session_end == end
    assert referee.said == f"The session ends at {end}."
    referee.look()
    assert referee.tell("end") == f"The session ends at {end}, in 6 minutes."
    referee.choose("C", "1")
    counters.pass_ms(60_000)
    referee.look()
    assert referee.said == f"The session ends at {end}, in 5 minutes."
    counters.pass_ms(300_000)
    referee.look()
    assert referee.due() == [f"It is {end}: the session ends."]


def test_a_call_for_the_referee_waits_until_he_acts(referee: Any):
    referee.session.call_referee(Side.BLACK)
    assert referee.due() == ["Black calls the referee."]
    referee.panel.due_rows[0].button.click()
    referee.enter()
    assert referee.game.phase is Phase.PAUSED
    assert referee.due() == []


def test_the_desk_tells_moves_due_fouls_captures_and_loops_to_the_referee_alone(seat: Any):
    referee = seat(scheme="6.1")
    referee.moves("h2e2", "h9g7")
    referee.choose("F", "2")
    referee.enter()
    for uci in ("e2h2", "g7h9", "h2e2", "h9g7") * 2:
        referee.moves(uci)
    red, black, both = (label.text() for label in referee.panel.status)
    assert (red, black) == ("Red: moves 5/40, fouls 1/3", "Black: moves 5/40, fouls 0/3")
    assert both == "Rounds without a capture: 5 of 60. A loop of 4 moves has been played 2 times."
    referee.open()
    assert not referee.panel.isVisible()


def test_what_waits_is_asked_on_the_page_only_while_nobody_is_at_the_desk(referee: Any):
    for _ in range(2):
        referee.session.offer_draw(Side.BLACK)
        referee.session.answer_draw(Side.RED, False)
    assert referee.table.page.question.isHidden()
    referee.open()
    assert referee.table.page.question.question.name == "foul_due"
    referee.open()
    assert referee.table.page.question.isHidden()


def test_nothing_is_looked_at_again_once_the_game_is_over(referee: Any):
    desk = referee.table.play.desk
    assert desk._second.isActive()
    referee.session.resign(Side.RED)
    assert not desk._second.isActive()
