from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base import Outcome, Side, Stamp, Termination, Winner
from engine.clock import Period, PeriodMode, TimeControl
from engine.game import (
    Amendment,
    ClaimKind,
    ClockFix,
    ClockPressed,
    CodecError,
    CorrectionKind,
    DrawAnswered,
    DrawOffered,
    Event,
    FlagFell,
    FoulCalled,
    GameSet,
    MoveMade,
    NewerEvent,
    PauseCause,
    Paused,
    Person,
    PressMode,
    PressRefused,
    RefereeCalled,
    RefusalCode,
    Resigned,
    Resumed,
    Role,
    Ruled,
    Sanction,
    Seat,
    Setup,
    Started,
    Takeback,
    TakebackAsked,
    TakebackRefused,
    from_json,
    to_json,
)
from engine.game.events import KINDS

AT = Stamp(1234, "2026-05-01T14:00:01.234+08:00")
HEAD = {"ms": 1234, "wall": "2026-05-01T14:00:01.234+08:00"}

# what stands here stands in people's files: a line may be added, none may be changed
STORED: list[tuple[Event, dict[str, object]]] = [
    (Started(AT), {"kind": "Started"}),
    (MoveMade(AT, Side.RED, "h2e2"), {"kind": "MoveMade", "side": "red", "uci": "h2e2", "irregular": False}),
    (ClockPressed(AT, Side.BLACK), {"kind": "ClockPressed", "side": "black"}),
    (
        PressRefused(AT, Side.RED, RefusalCode.NO_MOVE_TO_PRESS, 5_400_000),
        {"kind": "PressRefused", "side": "red", "reason": "no_move_to_press", "deadline": 5_400_000},
    ),
    (
        PressRefused(AT, Side.RED, RefusalCode.PAUSED, None),
        {"kind": "PressRefused", "side": "red", "reason": "paused", "deadline": None},
    ),
    (DrawOffered(AT, Side.RED), {"kind": "DrawOffered", "side": "red"}),
    (DrawAnswered(AT, Side.BLACK, True), {"kind": "DrawAnswered", "side": "black", "accepted": True}),
    (TakebackAsked(AT, Side.RED, 2), {"kind": "TakebackAsked", "side": "red", "plies": 2}),
    (TakebackRefused(AT, Side.BLACK), {"kind": "TakebackRefused", "side": "black"}),
    (Takeback(AT, Side.RED, 2), {"kind": "Takeback", "side": "red", "plies": 2}),
    (Resigned(AT, Side.BLACK), {"kind": "Resigned", "side": "black"}),
    (FlagFell(AT, Side.RED, 1233), {"kind": "FlagFell", "side": "red", "deadline": 1233}),
    (RefereeCalled(AT, Side.RED, "迟疑"), {"kind": "RefereeCalled", "side": "red", "note": "迟疑"}),
    (
        FoulCalled(AT, Side.BLACK, "9.1.2", 1, ""),
        {"kind": "FoulCalled", "side": "black", "article": "9.1.2", "count": 1, "note": ""},
    ),
    (Paused(AT, PauseCause.CALLED, "水"), {"kind": "Paused", "cause": "called", "reason": "水", "since": ""}),
    (
        Paused(AT, PauseCause.INTERRUPTED, since="2026-05-01T13:00:00+08:00"),
        {"kind": "Paused", "cause": "interrupted", "reason": "", "since": "2026-05-01T13:00:00+08:00"},
    ),
    (Resumed(AT), {"kind": "Resumed", "side": None}),
    (Resumed(AT, Side.RED), {"kind": "Resumed", "side": "red"}),
    (
        Ruled(AT, Outcome(Termination.FOULS, Winner.RED, "4.1.10"), "三次", "2011"),
        {
            "kind": "Ruled",
            "outcome": {"termination": "fouls", "winner": "red", "article": "4.1.10"},
            "reason": "三次",
            "edition": "2011",
        },
    ),
    (
        GameSet(
            AT,
            Setup(
                uuid="b2f0",
                regulations='id = "x"',
                control=TimeControl.of_periods(
                    "own", (Period(60_000, 5), Period(1_000)), (Period(9, None),), PeriodMode.RESET
                ),
                red=Seat("张三", "楚"),
                black=Seat("李四", "汉"),
                press=PressMode.MANUAL,
                event="杯",
                round="3",
                board_no="5",
                place="馆",
                date="2026-05-01",
                referee="王",
                start_fen="4k4/9/9/9/9/9/9/9/9/4K4 w",
            ),
        ),
        {
            "kind": "GameSet",
            "setup": {
                "uuid": "b2f0",
                "regulations": 'id = "x"',
                "control": {
                    "kind": "periods",
                    "scheme": "own",
                    "mode": "reset",
                    "red": [[60_000, 5], [1_000, None]],
                    "black": [[9, None]],
                },
                "red": {"name": "张三", "unit": "楚"},
                "black": {"name": "李四", "unit": "汉"},
                "press": "manual",
                "event": "杯",
                "round": "3",
                "board_no": "5",
                "place": "馆",
                "date": "2026-05-01",
                "referee": "王",
                "start_fen": "4k4/9/9/9/9/9/9/9/9/4K4 w",
            },
        },
    ),
]
CASES = Path(__file__).parents[2] / "cases" / "events.jsonl"
LINES: list[dict[str, Any]] = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
"""Events of the desk as they stand in files: again, a line may be added, none may be changed."""
NAMES = [type(event).__name__ for event, _ in STORED]


@pytest.mark.parametrize(("event", "stored"), STORED, ids=NAMES)
def test_an_event_is_written_as_it_always_was(event: Event, stored: dict[str, object]) -> None:
    assert to_json(event) == {**HEAD, **stored}


@pytest.mark.parametrize(("event", "stored"), STORED, ids=NAMES)
def test_an_event_comes_back_from_its_text(event: Event, stored: dict[str, object]) -> None:
    assert from_json(json.loads(json.dumps({**HEAD, **stored}))) == event


@pytest.mark.parametrize("line", LINES, ids=[f"{n}-{line['kind']}" for n, line in enumerate(LINES, 1)])
def test_a_stored_line_of_the_desk_is_read_and_written_as_it_always_was(line: dict[str, Any]) -> None:
    assert to_json(from_json(line)) == line


def test_every_kind_of_event_is_in_the_tables_with_every_word_it_may_hold() -> None:
    assert {type(event).__name__ for event, _ in STORED} | {line["kind"] for line in LINES} == set(KINDS)


def test_every_word_of_the_desk_stands_in_the_table() -> None:
    stored = CASES.read_text(encoding="utf-8")
    words = (ClockFix, CorrectionKind, Sanction, Role, ClaimKind, Amendment, Person)
    assert not [word for kind in words for word in kind if f'"{word.value}"' not in stored]


def test_a_field_that_came_later_is_written_only_where_it_says_something() -> None:
    plain, named = Resumed(AT, Side.RED), Resumed(AT, Side.RED, "灯亮了")
    assert to_json(plain) == {**HEAD, "kind": "Resumed", "side": "red"}
    assert to_json(named) == {**HEAD, "kind": "Resumed", "side": "red", "reason": "灯亮了"}
    assert from_json(to_json(named)) == named


def test_an_event_of_before_findings_were_kept_reads_and_writes_as_it_was() -> None:
    old = {**HEAD, "kind": "Ruled", "outcome": {"termination": "repetition", "winner": "draw", "article": "4.2.3"}}
    event = from_json({**old, "reason": "两闲", "edition": "1999"})
    assert isinstance(event, Ruled)
    assert event.finding is None
    assert "finding" not in to_json(event)


@pytest.mark.parametrize(
    ("classes", "where"), [("check", "VaryOrdered.finding.classes"), ([1], "VaryOrdered.finding.classes.0")]
)
def test_a_row_of_words_is_read_word_by_word(classes: object, where: str) -> None:
    line = next(line for line in LINES if line["kind"] == "VaryOrdered" and "finding" in line)
    with pytest.raises(CodecError) as caught:
        from_json({**line, "finding": {**line["finding"], "classes": classes}})
    assert caught.value.where == where


def test_a_field_that_came_later_may_be_missing() -> None:
    assert from_json({**HEAD, "kind": "MoveMade", "side": "red", "uci": "h2e2"}) == MoveMade(AT, Side.RED, "h2e2")


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "ThunderHeard"},
        {"kind": "Setup"},
        {"classes": ["check"]},
        {"side": "green"},
    ],
)
def test_what_only_a_newer_version_knows_is_never_passed_over(change: dict[str, object]) -> None:
    with pytest.raises(NewerEvent):
        from_json({**HEAD, "kind": "MoveMade", "side": "red", "uci": "h2e2", **change})


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"uci": None}, "MoveMade.uci"),
        ({"uci": 5}, "MoveMade.uci"),
        ({"irregular": 1}, "MoveMade.irregular"),
        ({"irregular": "no"}, "MoveMade.irregular"),
        ({"ms": True}, "ms"),
        ({"ms": 1.5}, "ms"),
        ({"ms": None}, "ms"),
        ({"wall": 5}, "wall"),
        ({"kind": None}, "kind"),
    ],
)
def test_a_value_of_the_wrong_type_is_told_with_its_place(change: dict[str, object], where: str) -> None:
    with pytest.raises(CodecError) as caught:
        from_json({**HEAD, "kind": "MoveMade", "side": "red", "uci": "h2e2", **change})
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("control",), None, "GameSet.setup.control"),
        (("control",), {"kind": "periods"}, "GameSet.setup.control"),
        (("red",), [], "GameSet.setup.red"),
        (("red", "name"), 1, "GameSet.setup.red.name"),
        ((), [], "GameSet.setup"),
        ((), {}, "GameSet.setup.uuid"),
    ],
)
def test_a_fault_deep_in_a_set_up_is_told_with_its_place(path: tuple[str, ...], value: object, where: str) -> None:
    data: dict[str, Any] = json.loads(json.dumps(to_json(STORED[-1][0])))
    inner, keys = data, ("setup", *path)
    for key in keys[:-1]:
        inner = inner[key]
    inner[keys[-1]] = value
    with pytest.raises(CodecError) as caught:
        from_json(data)
    assert caught.value.where == where


def test_a_time_control_of_a_later_kind_is_of_a_newer_version() -> None:
    data: dict[str, Any] = json.loads(json.dumps(to_json(STORED[-1][0])))
    data["setup"]["control"]["kind"] = "hourglass-of-tomorrow"
    with pytest.raises(NewerEvent):
        from_json(data)


def test_a_field_that_must_be_there_is_missed() -> None:
    with pytest.raises(CodecError, match=r"MoveMade\.uci: missing"):
        from_json({**HEAD, "kind": "MoveMade", "side": "red"})


@given(text=st.text(), ms=st.integers(0, 2**53))
def test_any_name_survives(make_setup: Callable[..., Setup], text: str, ms: int) -> None:
    event = GameSet(Stamp(ms), make_setup(red=Seat(text, text), event=text))
    assert from_json(json.loads(json.dumps(to_json(event)))) == event
