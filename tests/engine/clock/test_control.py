"""Time controls: the schemes of S0 article 6, presets, and reading a saved control."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.base import Side
from engine.clock import (
    PRESETS,
    ByoShow,
    ByoYomi,
    Canadian,
    Clock,
    ClockError,
    DataError,
    Delay,
    DelayShow,
    Hourglass,
    IncrementAt,
    Period,
    PeriodMode,
    Periods,
    Scheme,
    TimeControl,
    UnknownKind,
    control_of,
)

MIN = 60_000
TWO = (Period(600_000, 40), Period(300_000, 50))


@pytest.mark.parametrize(
    ("scheme", "periods"),
    [
        ("6.1", [(90 * MIN, 40), (15 * MIN, 10)]),
        ("6.2", [(60 * MIN, 30), (10 * MIN, 10)]),
        ("6.3", [(10 * MIN, 40), (5 * MIN, 50)]),
        ("6.4", [(5 * MIN, 30)]),
    ],
)
def test_the_schemes_are_those_of_article_6(scheme: str, periods: list[tuple[int, int]]) -> None:
    control = TimeControl.scheme_of(scheme)
    assert control.scheme == scheme
    assert control == control.in_mode(PeriodMode.CUM)
    for side in Side:
        assert [(period.ms, period.moves) for period in control.kind_of(side).periods] == periods


def test_all_in_counts_no_moves_and_may_differ_between_the_sides() -> None:
    control = TimeControl.all_in(6 * MIN, 4 * MIN)
    assert control.scheme == "6.5"
    assert (control.red, control.black) == (Periods((Period(6 * MIN),)), Periods((Period(4 * MIN),)))
    assert TimeControl.all_in(5 * MIN).black == Periods((Period(5 * MIN),))


@pytest.mark.parametrize("scheme", ["6.5", "6.6", "", "old-1"])
def test_a_scheme_that_has_no_periods_of_its_own_is_refused(scheme: str) -> None:
    with pytest.raises(UnknownKind):
        TimeControl.scheme_of(scheme)


@pytest.mark.parametrize(("ms", "moves"), [(0, 40), (-1, None), (1000, 0), (1000, -3)])
def test_a_period_without_time_or_moves_is_refused(ms: int, moves: int | None) -> None:
    with pytest.raises(ClockError):
        Period(ms, moves)


def test_a_control_without_periods_is_refused() -> None:
    with pytest.raises(DataError):
        TimeControl.of_periods("own", (), TWO)


@pytest.mark.parametrize(
    "control",
    [
        TimeControl.scheme_of("6.1"),
        TimeControl.scheme_of("6.3", PeriodMode.INTERVAL),
        TimeControl.all_in(6 * MIN, 4 * MIN),
        TimeControl.of_periods("club", TWO, (Period(1000, None),), PeriodMode.RESET),
        TimeControl("odds", Periods(TWO, inc=3000), Periods(TWO, inc=0)),
        TimeControl.even("fide", Periods(TWO, PeriodMode.CUM, 30_000, IncrementAt.BEFORE)),
        TimeControl.even("no increment, but before", Periods(TWO, inc_at=IncrementAt.BEFORE)),
        TimeControl("old-1", Delay(0, 1, DelayShow.STEP), Delay(5, 2, DelayShow.STEP)),
        TimeControl.even("old-2", ByoYomi(90 * MIN, MIN)),
        TimeControl("strikes", ByoYomi(0, 10_000, 3, ByoShow.OVERRUNS), ByoYomi(0, 9_000, 2, ByoShow.OVERRUNS)),
        TimeControl("club", Canadian(10 * MIN, 5 * MIN, 10), Canadian(0, MIN, 1)),
        TimeControl("sand", Hourglass(3 * MIN), Hourglass(MIN)),
        *(preset.control for preset in PRESETS.values()),
    ],
)
def test_a_control_comes_back_from_json_as_it_was(control: TimeControl) -> None:
    assert TimeControl.from_dict(json.loads(json.dumps(control.to_dict()))) == control


def test_periods_are_saved_as_the_first_versions_saved_them() -> None:
    saved = {"kind": "periods", "scheme": "6.4", "mode": "zero", "red": [[300_000, 30]], "black": [[300_000, 30]]}
    assert TimeControl.scheme_of("6.4", PeriodMode.ZERO).to_dict() == saved
    assert TimeControl.from_dict(saved) == TimeControl.scheme_of("6.4", PeriodMode.ZERO)


def test_an_increment_is_not_saved_as_what_older_versions_take_for_plain_periods() -> None:
    assert TimeControl.even("60+30", Periods(TWO, inc=1)).to_dict()["kind"] == "increment"


GOOD = TimeControl.scheme_of("6.1").to_dict()


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"kind": None}, "control.kind"),
        ({"kind": 7}, "control.kind"),
        ({"mode": "sideways"}, "control.mode"),
        ({"scheme": 6.1}, "control.scheme"),
        ({"red": []}, "control.red"),
        ({"red": "40"}, "control.red"),
        ({"black": [[1]]}, "control.black[0]"),
        ({"black": [[5400000, 40], [0, 10]]}, "control.black[1]"),
        ({"black": [[True, 40]]}, "control.black[0]"),
        ({"black": [[1000, "40"]]}, "control.black[0]"),
    ],
)
def test_a_damaged_control_says_where(change: dict[str, Any], where: str) -> None:
    with pytest.raises(DataError) as caught:
        TimeControl.from_dict(GOOD | change)
    assert caught.value.where == where


BYO = TimeControl.even("byo", ByoYomi(0, 1, 1)).to_dict()


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"kind": "sundial"}, "control.kind"),
        ({"red": {"main": 0, "byo": 1, "n": 1, "moon": 2}}, "control.red.moon"),
    ],
)
def test_a_control_of_a_later_version_is_called_unknown(change: dict[str, Any], where: str) -> None:
    with pytest.raises(UnknownKind) as caught:
        TimeControl.from_dict(BYO | change)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("side", "where"),
    [
        (None, "control.red"),
        ([1], "control.red"),
        ({"main": 0, "byo": 0, "n": 1}, "control.red"),
        ({"main": 0, "byo": 1}, "control.red.n"),
        ({"main": 0.5, "byo": 1, "n": 1}, "control.red.main"),
        ({"main": 0, "byo": 1, "n": 1, "show": "moonlight"}, "control.red.show"),
    ],
)
def test_a_damaged_side_says_where(side: object, where: str) -> None:
    with pytest.raises(DataError) as caught:
        TimeControl.from_dict(BYO | {"red": side})
    assert caught.value.where == where


@pytest.mark.parametrize("data", [None, 3, [], "6.1"])
def test_what_is_no_control_at_all_is_refused(data: object) -> None:
    with pytest.raises(DataError):
        TimeControl.from_dict(data)


SAVED = Clock.new(TimeControl.scheme_of("6.1")).start(0)[0].to_dict()
HAND = SAVED["red"]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"state": "asleep"}, "clock.state"),
        ({"state": "paused"}, "clock"),
        ({"since": None}, "clock"),
        ({"turn": None}, "clock"),
        ({"turn": "white"}, "clock.turn"),
        ({"red": None}, "clock.red"),
        ({"red": dict(HAND, left=-1)}, "clock.red.left"),
        ({"red": dict(HAND, used=-1)}, "clock.red"),
        ({"red": dict(HAND, period=0)}, "clock.red"),
        ({"red": dict(HAND, spent=-1)}, "clock.red"),
        ({"red": dict(HAND, overtime=1)}, "clock.red.overtime"),
        ({"red": dict(HAND, moves=True)}, "clock.red.moves"),
        ({"missing": ["nobody"]}, "clock.missing.side"),
        ({"missing": [None]}, "clock.missing.side"),
        ({"control": {}}, "clock.control.kind"),
        ({"linked": "yes"}, "clock.linked"),
    ],
)
def test_a_damaged_clock_says_where(change: dict[str, Any], where: str) -> None:
    with pytest.raises(DataError) as caught:
        Clock.from_dict({**SAVED, **change})
    assert caught.value.where == where


def test_a_clock_saved_before_there_were_other_kinds_still_reads() -> None:
    new = ("given", "spent", "lost", "overtime", "owed")
    red = {name: value for name, value in HAND.items() if name not in new}
    assert Clock.from_dict({**SAVED, "red": red}) == Clock.from_dict(SAVED)


def test_every_preset_stands_under_its_own_name_and_runs() -> None:
    assert set(PRESETS) == set(Scheme)
    for scheme, preset in PRESETS.items():
        assert preset.scheme is scheme
        assert preset.control.scheme == scheme or scheme is Scheme.S0_6_5
        assert preset.found
        clock, _ = Clock.new(preset.control).start(0)
        deadline = clock.deadline
        assert deadline is not None
        assert clock.press(Side.RED, deadline)[0].running is Side.BLACK
        assert clock.settle(deadline + 1)[0].first_flag is Side.RED


def test_what_the_profile_says_goes_into_the_control() -> None:
    assert control_of(Scheme.S0_6_5, 25) == TimeControl.all_in(25 * MIN)
    assert control_of(Scheme.S0_6_2, mode=PeriodMode.INTERVAL) == TimeControl.scheme_of("6.2", PeriodMode.INTERVAL)
    for counts_none in (Scheme.OLD_1, Scheme.INC_60_30, Scheme.ODDS_6_4, Scheme.ALL_IN_25):
        assert control_of(counts_none, mode=PeriodMode.ZERO) == PRESETS[counts_none].control


def test_s2s_first_way_is_two_minutes_a_move_and_thirty_in_reserve() -> None:
    clock, _ = Clock.new(control_of(Scheme.OLD_1)).start(0)
    assert clock.deadline == 32 * MIN
    assert clock.press(Side.RED, 2 * MIN)[0].hand(Side.RED).left == 30 * MIN


def test_time_odds_give_the_sides_their_own_time() -> None:
    clock, _ = Clock.new(control_of(Scheme.ODDS_6_4)).start(0)
    assert [clock.face(side, 0).remaining for side in Side] == [6 * MIN, 4 * MIN]
    assert {clock.face(side, 0).increment for side in Side} == {3000}
