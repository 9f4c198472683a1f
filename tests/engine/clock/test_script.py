"""Scripts in words: every word, every result, and what is said of a case that cannot be run."""

from __future__ import annotations

from typing import Any

import pytest

from engine.clock import DataError
from engine.clock.script import run

FIVE = {"kind": "periods", "mode": "cum", "periods": [[300_000, None]]}


def one(script: list[list[Any]], shots: list[int], scheme: object = FIVE, **options: Any) -> dict[str, Any]:
    case = {"id": "x", "scheme": "s", "options": options, "script": script, "expected": [[at, {}] for at in shots]}
    got = run({"schemes": {"s": scheme}, "cases": [case]})["x"]
    assert isinstance(got, dict)
    return got


def last(script: list[list[Any]], at: int, **options: Any) -> dict[str, Any]:
    shot = one(script, [at], **options)["expected"][-1][1]
    assert isinstance(shot, dict)
    return shot


@pytest.mark.parametrize(
    ("event", "result"),
    [
        ("mate R", "R_wins_mate"),
        ("mate B", "B_wins_mate"),
        ("resign R", "R_loses_resign"),
        ("rule_loss B", "B_loses_ruled"),
        ("draw", "draw"),
        ("penalty R 300001", "R_loses_time"),
    ],
)
def test_each_ending_has_its_name_and_keeps_it(event: str, result: str) -> None:
    shot = last([[0, "start"], [5, event], [6, "draw"], [7, "mate B"], [8, "claim R"]], 999_999)
    assert (shot["state"], shot["result"]) == ("over", result)


@pytest.mark.parametrize(
    ("absent", "result", "log"), [("B", "B_loses_late", "late B"), ("R", "R_loses_late", "late R")]
)
def test_lateness_is_counted_from_the_scheduled_start_at_0(absent: str, result: str, log: str) -> None:
    got = one([[100, "start"], [100, f"absent {absent}"]], [5001], late_limit=5000)
    assert got["expected"][0][1]["result"] == result
    assert got["log"] == [[5000, log]]


def test_both_late_is_one_entry() -> None:
    got = one([[0, "start"], [0, "absent R"], [0, "absent B"]], [5001], late_limit=5000)
    assert got["expected"][0][1]["result"] == "both_lose_late"
    assert got["log"] == [[5000, "late RB"]]


def test_a_flag_in_the_same_act_does_not_take_the_mates_result() -> None:
    shot = last([[0, "start"], [300_001, "mate R"]], 300_001, on_flag="run")
    assert (shot["result"], shot["R"]["flag"]) == ("R_wins_mate", 300_000)


def test_the_first_flag_decides_a_claim_whoever_makes_it() -> None:
    script = [[0, "start"], [300_005, "press R"], [700_000, "claim R"]]
    assert last(script, 700_000, on_flag="run")["result"] == "R_loses_time"


def test_a_claim_against_a_held_flag_is_a_loss_on_time() -> None:
    assert last([[0, "start"], [400_000, "claim B"]], 400_000, on_flag="hold")["result"] == "R_loses_time"


def test_suspend_and_wake_charge_nothing() -> None:
    script = [[0, "start"], [100, "suspend"], [3_600_000, "wake"], [3_600_000, "resume"], [3_600_050, "press R"]]
    assert last(script, 3_600_050)["R"]["used"] == 150


def test_a_loaded_game_is_the_saved_one_and_stands() -> None:
    script = [[0, "start"], [10, "save"], [20, "press R"], [30, "press B"], [99, "load"], [100, "resume"]]
    shot = last(script, 105)
    assert (shot["running"], shot["R"]["used"], shot["R"]["moves"], shot["B"]["moves"]) == ("R", 15, 0, 0)


def test_a_loaded_adjournment_can_be_reopened() -> None:
    shot = last([[0, "start"], [10, "seal R"], [11, "save"], [99, "load"], [100, "reopen"]], 105)
    assert (shot["running"], shot["B"]["used"]) == ("B", 5)


def test_refused_acts_other_than_presses_and_claims_leave_no_line() -> None:
    got = one([[0, "start"], [1, "correct R -5"], [2, "move R"], [3, "reopen"], [4, "press B"]], [4])
    assert got["log"] == [[4, "reject press B"]]


def test_a_snapshot_stands_after_all_events_of_its_stamp() -> None:
    got = one([[0, "start"], [5, "press R"], [5, "press B"]], [0, 5])
    assert [shot[1]["running"] for shot in got["expected"]] == ["R", "R"]
    assert [shot[1]["R"]["moves"] for shot in got["expected"]] == [0, 1]


@pytest.mark.parametrize("extra", [{}, {"expected": None}])
def test_a_case_that_expects_nothing_is_played_for_its_log(extra: dict[str, Any]) -> None:
    case = {"id": "x", "scheme": "s", "script": [[0, "press R"]], **extra}
    assert run({"schemes": {"s": FIVE}, "cases": [case]}) == {"x": {"expected": [], "log": [[0, "reject press R"]]}}


@pytest.mark.parametrize(
    "scheme",
    [
        {"kind": "sundial"},
        {**FIVE, "moon": 3000},
        {"kind": "hourglass", "main": 180_000, "sand": "white"},
    ],
)
def test_a_kind_not_known_here_is_an_error_of_that_case_alone(scheme: object) -> None:
    cases = [{"id": name, "scheme": name, "script": [], "expected": []} for name in ("new", "old")]
    got = run({"schemes": {"new": scheme, "old": FIVE}, "cases": cases})
    assert isinstance(got["new"], dict)
    assert got["new"]["error"] == "unknown_kind"
    assert got["old"] == {"expected": [], "log": []}


@pytest.mark.parametrize(
    "script",
    [
        [[0, "dance R"]],
        [[0, ""]],
        [[0, "press"]],
        [[0, "press X"]],
        [[0, "press R 5"]],
        [[0, "penalty R"]],
        [[0, "penalty R x"]],
        [[0, "penalty R -5"]],
        [[0, "setmoves R 10000"]],
        [[0, "resume R B"]],
        [[0, "load"]],
        [[0, 7]],
        [["0", "start"]],
        [[5, "start"], [4, "press R"]],
        ["start"],
        [[]],
    ],
)
def test_a_line_that_cannot_be_read_is_an_error_of_that_case(script: list[Any]) -> None:
    got = one(script, [9])
    assert got["error"] == "bad_case"
    assert got["message"]


@pytest.mark.parametrize(
    "scheme",
    [
        {"kind": "periods", "mode": "cum", "periods": []},
        {"kind": "periods", "mode": "cum", "periods": {"R": [[1, 1]]}},
        {"kind": "periods", "mode": "odd", "periods": [[1, 1]]},
        {"kind": "periods", "periods": [[1, 1]]},
        {"kind": "periods", "mode": "cum", "periods": [[0, 1]]},
        {"kind": "delay", "main": 5},
        {"kind": "delay", "main": 5, "delay": {"R": 5}},
        {"kind": "delay", "main": 5, "delay": 5, "show": "dark"},
        {"kind": "byoyomi", "main": 5, "byo": 5, "n": 0},
        {"kind": "canadian", "main": 5, "block": 5, "block_moves": "3"},
        {"kind": "hourglass"},
        {},
    ],
)
def test_a_broken_scheme_is_an_error_of_its_cases(scheme: object) -> None:
    assert one([[0, "start"]], [0], scheme)["error"] == "bad_case"


@pytest.mark.parametrize("case", [None, {}, {"id": 5}, {"id": "y", "scheme": "none", "script": []}])
def test_a_broken_case_is_an_error_under_its_id_or_its_place(case: object) -> None:
    ((name, got),) = run({"schemes": {}, "cases": [case]}).items()
    assert name in ("#1", "y")
    assert isinstance(got, dict)
    assert got["error"] == "bad_case"


@pytest.mark.parametrize("data", [None, [], {}, {"schemes": {}}, {"cases": []}, {"schemes": [], "cases": []}])
def test_what_is_no_case_file_is_refused(data: object) -> None:
    with pytest.raises(DataError):
        run(data)


@pytest.mark.parametrize(
    ("scheme", "red", "black"),
    [
        ({**FIVE, "inc": {"R": 5, "B": 0}, "inc_at": "before"}, {"rem": 300_005}, {"rem": 300_000}),
        ({"kind": "delay", "main": {"R": 9, "B": 8}, "delay": 5}, {"main": 9, "left": 5}, {"main": 8, "left": 5}),
        ({"kind": "byoyomi", "main": 9, "byo": 5, "n": {"R": 2, "B": 3}}, {"byo": 5, "n": 2}, {"byo": 5, "n": 3}),
        ({"kind": "canadian", "main": 9, "block": 5, "block_moves": {"R": 2, "B": 3}}, {"bl": 2}, {"bl": 3}),
        ({"kind": "hourglass", "main": {"R": 9, "B": 8}}, {"rem": 9}, {"rem": 8}),
        (
            {"kind": "byoyomi", "main": 0, "byo": 5, "n": 3, "show": "overruns"},
            {"left": 5, "overruns": 0},
            {"left": 5, "overruns": 0},
        ),
    ],
)
def test_any_figure_may_differ_between_the_sides(scheme: object, red: dict[str, int], black: dict[str, int]) -> None:
    (shot,) = one([[0, "start"]], [0], scheme)["expected"]
    for letter, wanted in (("R", red), ("B", black)):
        assert {name: shot[1][letter].get(name) for name in wanted} == wanted


def test_overtime_leaves_no_line_in_the_log() -> None:
    script = [[0, "start"], [1, "penalty R 4"], [8, "press R"]]
    assert one(script, [8], {"kind": "byoyomi", "main": 3, "byo": 5, "n": 3})["log"] == []
