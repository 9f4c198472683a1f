"""What faces write and where hands stand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.clock import dial, format_remaining, format_used


def seconds(text: str) -> int:
    total = 0
    for part in text.split(":"):
        total = total * 60 + int(part)
    return total


def test_remaining_time_is_written_as_the_table_says(table: dict[str, Any]) -> None:
    assert [[ms, format_remaining(ms)] for ms, _ in table["display_remaining"]] == table["display_remaining"]


def test_used_time_is_written_as_the_table_says(table: dict[str, Any]) -> None:
    assert [[ms, format_used(ms)] for ms, _ in table["display_used"]] == table["display_used"]


def test_the_dial_stands_as_the_table_says(table: dict[str, Any]) -> None:
    for row in table["dial"]:
        got = dial(row["rem"])
        assert (got.shows, got.hour_deg, got.minute_deg) == (row["shows"], row["hour_deg"], row["minute_deg"])
        assert got.flag_lift == pytest.approx(row["flag_lift"], abs=1e-12)


@pytest.mark.parametrize(("ms", "lift"), [(180_000, 0.0), (179_999, 1 / 180_000), (0, 1.0)])
def test_the_flag_is_lifted_in_the_last_three_minutes_only(ms: int, lift: float) -> None:
    assert dial(ms).flag_lift == pytest.approx(lift)


@pytest.mark.parametrize(("ms", "shows"), [(7 * 3_600_000, "11:00:00"), (30 * 3_600_000, "0:00:00"), (0, "6:00:00")])
def test_the_dial_goes_round_for_long_periods_and_drops_its_flag_at_six(ms: int, shows: str) -> None:
    assert dial(ms).shows == shows


@pytest.mark.parametrize("ms", [-1, -5_400_000])
def test_nothing_negative_is_ever_shown(ms: int) -> None:
    assert (format_remaining(ms), format_used(ms), dial(ms)) == ("0:00.0", "0:00:00", dial(0))


@given(st.integers(1, 50_000), st.integers(0, 50_000))
def test_used_and_remaining_on_the_face_make_the_allotment(allotment: int, used: int) -> None:
    left_ms = allotment * 1000 - used
    if left_ms >= 10_000:
        assert seconds(format_used(used)) + seconds(format_remaining(left_ms)) == allotment


@given(st.integers(0, 10**8))
def test_zero_is_shown_only_when_nothing_is_left(ms: int) -> None:
    assert (format_remaining(ms) == "0:00.0") is (ms == 0)


@given(st.integers(0, 10**8), st.integers(0, 10**8))
def test_less_time_never_shows_as_more(a: int, b: int) -> None:
    def value(text: str) -> float:
        *head, last = text.split(":")
        return seconds(":".join(head)) * 60 + float(last)

    if a <= b:
        assert value(format_remaining(a)) <= value(format_remaining(b)) + 1e-9
