"""The handed table of clock cases."""

from __future__ import annotations

from typing import Any

from engine.clock.script import run


def within(want: Any, got: Any) -> bool:
    """Whether ``got`` has everything that ``want`` has."""
    if isinstance(want, dict):
        return isinstance(got, dict) and all(key in got and within(value, got[key]) for key, value in want.items())
    return bool(want == got)


def test_each_handed_case_shows_what_it_should(handed_case: dict[str, Any], table: dict[str, Any]) -> None:
    got = run({"schemes": table["schemes"], "cases": [handed_case]})[handed_case["id"]]
    assert isinstance(got, dict)
    assert got["log"] == handed_case["log"]
    assert [shot[0] for shot in got["expected"]] == [shot[0] for shot in handed_case["expected"]]
    for want, shot in zip(handed_case["expected"], got["expected"], strict=True):
        assert within(want[1], shot[1]), f"at {want[0]}: want {want[1]}, got {shot[1]}"
