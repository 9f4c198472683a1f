"""What the faces say."""

from __future__ import annotations

from typing import Any

import pytest

from app.clock import words
from app.clock.shown import Shown
from app.clock.view import ClockView
from engine.base import Side
from engine.clock import (
    ByoYomi,
    Canadian,
    Clock,
    Delay,
    DelayShow,
    OnFlag,
    Period,
    Scheme,
    TimeControl,
    control_of,
    format_remaining,
)
from engine.game import SideNames

FIVE = TimeControl.all_in(300_000)
RED, BLACK = Side.RED, Side.BLACK


def test_a_running_face_is_one_sentence(english: object, make_view: Any) -> None:
    view = make_view(312, (72, 130, 204, 208), red_name="Zhang San", black_name="Li Si")
    assert words.sentence(view, RED) == "Red, Zhang San, running, 1 hour 25 minutes 50 seconds left, 2 of 40 moves"
    assert words.sentence(view, BLACK) == "Black, Li Si, not running, 1 hour 28 minutes 58 seconds left, 2 of 40 moves"


def test_a_nameless_face_with_one_allotment_says_what_there_is(english: object, make_view: Any) -> None:
    view = make_view(3, (), FIVE)
    assert words.sentence(view, RED) == "Red, running, 4 minutes 57 seconds left, moves made: 0"
    assert (words.period_text(view.red), words.moves_text(view.red)) == ("All-in", "Moves 0")


def test_b40_the_captions_say_period_and_moves_made_and_due(english: object, make_view: Any) -> None:
    view = make_view(60, tuple(range(1, 61)), TimeControl.scheme_of("6.4"))
    assert (words.period_text(view.red), words.moves_text(view.red)) == ("Period 2", "Moves 30 / 60")


STEP = TimeControl.even("old-1", Delay(1_800_000, 120_000, DelayShow.STEP))
BYO = TimeControl.even("byo", ByoYomi(60_000, 30_000, 3))
CANADIAN = TimeControl.even("canadian", Canadian(60_000, 300_000, 10))


@pytest.mark.parametrize(
    ("control", "seconds", "caption", "digits"),
    [
        (control_of(Scheme.INC_60_30), 0, "+0:30 a move", "1:00:00"),
        (control_of(Scheme.FIDE), 0, "Period 1 +0:30", "1:30:30"),
        (STEP, 7, "Reserve 30:00", "1:53"),
        (STEP, 130, "Reserve 29:50", "29:50"),
        (control_of(Scheme.US_DELAY), 3, "Delay 0:07", "25:00"),
        (control_of(Scheme.BRONSTEIN), 3, "Delay 0:10", "25:07"),
        (control_of(Scheme.STEP), 3, "Each move", "0:27"),
        (control_of(Scheme.OLD_2), 3, "then 1:00 a move", "1:29:57"),
        (control_of(Scheme.OLD_2), 5410, "Each move", "0:50"),
        (BYO, 3, "then 3 × 0:30", "0:57"),
        (BYO, 75, "Byo-yomi: 3 left", "0:15"),
        (BYO, 95, "Byo-yomi: 2 left", "0:25"),
        (control_of(Scheme.STEP_COUNTED), 15, "Overruns 1 of 3", "0:05.0"),
        (CANADIAN, 3, "then 10 in 5:00", "0:57"),
        (CANADIAN, 65, "10 moves due", "4:55"),
        (control_of(Scheme.HOURGLASS), 5, "Hourglass", "2:55"),
    ],
)
def test_the_caption_says_what_the_digits_do_not(
    english: object, make_view: Any, control: TimeControl, seconds: float, caption: str, digits: str
) -> None:
    face = make_view(seconds, (), control).red
    assert (words.period_text(face), format_remaining(face.remaining)) == (caption, digits)


def test_what_stands_beside_the_digits_is_spoken_too(english: object, make_view: Any) -> None:
    view = make_view(95, (), BYO)
    assert words.sentence(view, RED) == "Red, running, 25 seconds left, Byo-yomi: 2 left, moves made: 0"
    assert words.line_of(view, RED) == "Red, running, 0:25 left, Byo-yomi: 2 left, moves made: 0"


@pytest.mark.parametrize(("seconds", "low"), [(0, False), (1740, False), (1741, True)])
def test_a_short_step_is_no_alarm_while_there_is_a_reserve(make_view: Any, seconds: int, low: bool) -> None:
    assert Shown.of(make_view(seconds, (), STEP), RED, 50).low is low


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


QUICK = TimeControl.of_periods("x", (Period(240_000, 2), Period(600_000, None)))


def test_below_three_minutes_the_sign_says_that_recording_may_stop(english: object, make_view: Any) -> None:
    for seconds, sign in ((60, ""), (61, "may stop recording")):
        assert words.sign_text(make_view(seconds, (), QUICK, signs=True), RED) == sign
    assert words.sign_text(make_view(61, (), QUICK, signs=True), BLACK) == ""
    assert words.sentence(make_view(61, (), QUICK, signs=True), RED).endswith("0 of 2 moves, may stop recording")


def test_in_the_next_period_the_record_is_to_be_filled_in_first(english: object, make_view: Any) -> None:
    view = make_view(100, (70, 71, 75), QUICK, signs=True)
    assert view.red.period_number == 2
    assert words.sign_text(view, RED) == "fill in the record first"
    assert Shown.of(view, RED, 50).urgent


def test_where_the_program_keeps_the_record_there_is_no_sign(english: object, make_view: Any) -> None:
    view = make_view(100, (70, 71, 75), QUICK)
    assert (words.sign_text(view, RED), Shown.of(view, RED, 50).urgent) == ("", False)


def test_after_the_flag_nobody_is_told_about_his_record(english: object, make_view: Any) -> None:
    assert words.sign_text(make_view(301, (), FIVE, signs=True), RED) == ""


@pytest.mark.parametrize(
    ("called", "names"),
    [
        (SideNames.RED_BLACK, ["Red", "Black"]),
        (SideNames.FIRST_SECOND, ["First player", "Second player"]),
        (SideNames.BLACK_WHITE, ["Black", "White"]),
        (SideNames.WHITE_BLACK, ["White", "Black"]),
    ],
)
def test_the_sides_are_called_as_in_their_game(english: object, make_view: Any, called: SideNames, names: list[str]):
    view = make_view(3, (), FIVE, called=called)
    assert [Shown.of(view, side, 50).side for side in Side] == names
    assert [words.sentence(view, side).partition(",")[0] for side in Side] == names
