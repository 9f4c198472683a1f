"""Time controls: the schemes of S0 article 6, and reading a saved control."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.base import Side
from engine.clock import Clock, ClockError, DataError, Period, PeriodMode, TimeControl, UnknownKind

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
    assert control.mode is PeriodMode.CUM
    for side in Side:
        assert [(period.ms, period.moves) for period in control.periods_of(side)] == periods


def test_all_in_counts_no_moves_and_may_differ_between_the_sides() -> None:
    control = TimeControl.all_in(6 * MIN, 4 * MIN)
    assert control.scheme == "6.5"
    assert control.red == (Period(6 * MIN),)
    assert control.black == (Period(4 * MIN),)
    assert TimeControl.all_in(5 * MIN).black == (Period(5 * MIN),)


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
        TimeControl("own", (), TWO)


@pytest.mark.parametrize(
    "control",
    [
        TimeControl.scheme_of("6.1"),
        TimeControl.scheme_of("6.3", PeriodMode.INTERVAL),
        TimeControl.all_in(6 * MIN, 4 * MIN),
        TimeControl("club", TWO, (Period(1000, None),), PeriodMode.RESET),
    ],
)
def test_a_control_comes_back_from_json_as_it_was(control: TimeControl) -> None:
    assert TimeControl.from_dict(json.loads(json.dumps(control.to_dict()))) == control


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


def test_a_control_of_a_later_version_is_called_unknown() -> None:
    with pytest.raises(UnknownKind):
        TimeControl.from_dict(GOOD | {"kind": "hourglass"})


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
