"""What the faces say."""

from __future__ import annotations

from typing import Any

import pytest

from app.clock import words
from app.clock.view import ClockView
from engine.base import Side
from engine.clock import Clock, OnFlag, TimeControl

FIVE = TimeControl.all_in(300_000)
RED, BLACK = Side.RED, Side.BLACK


def test_a_running_face_is_one_sentence(english: object, make_view: Any) -> None:
    view = make_view(312, (72, 130, 204, 208), red_name="Zhang San", black_name="Li Si")
    assert words.sentence(view, RED) == "Red, Zhang San, running, 1:25:50 left, 2 of 40 moves"
    assert words.sentence(view, BLACK) == "Black, Li Si, not running, 1:28:58 left, 2 of 40 moves"


def test_a_nameless_face_with_one_allotment_says_what_there_is(english: object, make_view: Any) -> None:
    view = make_view(3, (), FIVE)
    assert words.sentence(view, RED) == "Red, running, 4:57 left, moves made: 0"
    assert (words.period_text(view.red), words.moves_text(view.red)) == ("All-in", "Moves 0")


def test_b40_the_captions_say_period_and_moves_made_and_due(english: object, make_view: Any) -> None:
    view = make_view(60, tuple(range(1, 61)), TimeControl.scheme_of("6.4"))
    assert (words.period_text(view.red), words.moves_text(view.red)) == ("Period 2", "Moves 30 / 60")


@pytest.mark.parametrize(
    ("act", "word"),
    [
        (lambda clock: clock.pause(5), "paused"),
        (lambda clock: clock.seal(RED, 5), "adjourned"),
        (lambda clock: clock.stop(5), "game over"),
    ],
)
def test_a_stopped_clock_says_why_on_both_plates(english: object, act: Any, word: str) -> None:
    clock, _ = act(Clock.new(FIVE).start(0)[0])
    view = ClockView.of(clock, 10)
    assert [words.state_word(view, side) for side in Side] == [word, word]


def test_before_the_start_both_plates_say_so(english: object) -> None:
    view = ClockView.of(Clock.new(FIVE), 0)
    assert [words.state_word(view, side) for side in Side] == ["not started", "not started"]


def test_a_flag_is_said_on_its_own_plate_only(english: object, make_view: Any) -> None:
    view = make_view(301, (), FIVE, on_flag=OnFlag.HOLD)
    assert [words.state_word(view, side) for side in Side] == ["flag fell", "stopped"]


def test_of_two_flags_the_first_is_named(english: object, make_view: Any) -> None:
    view = make_view(700, (1, 310), FIVE, on_flag=OnFlag.RUN)
    assert view.flagged is BLACK
    assert [words.state_word(view, side) for side in Side] == ["flag fell", "flag fell first"]


def test_a_view_knows_its_sides(make_view: Any) -> None:
    view = make_view(10, (), red_name="a", black_name="b")
    assert [(view.name(side), view.face(side).used) for side in view.sides] == [("a", 10_000), ("b", 0)]
    assert make_view(10, (), flipped=True).sides == (BLACK, RED)
