"""``chuhe judge``: the verdict on a loop, and the class of every move."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app import i18n
from app.cli import main

CHASE = "3ak4/4a4/4b4/9/9/9/c3P4/4B2R1/4A4/4K1B2 b"
CHASED = ["a3a2", "h2h3", "a2a3", "h3h2"]
CHECKED = "3k5/9/9/9/9/9/4r4/9/9/4K4 w"
CHECKS = ["e0f0", "e3f3", "f0e0", "f3e3"]

Judge = Callable[..., tuple[int, list[dict[str, Any]]]]


@pytest.fixture
def feed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Puts requests on standard input, a line each."""

    def put(*requests: object) -> None:
        data = "".join(json.dumps(request) + "\n" for request in requests).encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="ascii"))

    return put


@pytest.fixture
def judge(feed: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> Judge:
    """Runs the command over some requests: the exit code and the answers."""

    def run(*requests: object, rules: str = "cxa-1999") -> tuple[int, list[dict[str, Any]]]:
        feed(*requests)
        code = main(["judge", "--rules", rules, "--json"])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_a_chase_is_told_with_its_prey(judge: Judge) -> None:
    code, [answer] = judge({"id": "c", "fen": CHASE, "moves": CHASED * 3})
    assert code == 0
    moves = answer.pop("moves")
    assert answer == {
        "id": "c",
        "outcome": {"winner": "red", "termination": "refused_to_vary", "article": "4.1.7"},
        "must_vary": "black",
        "needs_referee": False,
        "cycle": {"from_ply": 1, "plies": 4, "count": 3},
        "red": "allowed",
        "black": "forbidden",
    }
    assert [move["ply"] for move in moves] == list(range(1, 13))
    assert moves[8] == {"ply": 9, "classes": ["chase"], "targets": ["h2"]}
    assert moves[9] == {"ply": 10, "classes": ["idle"], "targets": []}


@pytest.mark.parametrize(
    ("rules", "termination", "must_vary"),
    [("cxa-1999", "refused_to_vary", "black"), ("cxa-2011", "perpetual", None), ("wxf-2018", "perpetual", None)],
)
def test_perpetual_check_must_vary_or_loses_by_the_edition(
    judge: Judge, rules: str, termination: str, must_vary: str | None
) -> None:
    _, [answer] = judge({"id": 1, "fen": CHECKED, "moves": CHECKS * 3}, rules=rules)
    assert (answer["outcome"]["winner"], answer["outcome"]["termination"]) == ("red", termination)
    assert answer["must_vary"] == must_vary
    assert answer["black"] == "check"
    assert answer["outcome"]["article"] == {"cxa-1999": "4.1.7", "cxa-2011": "4.1.4", "wxf-2018": ""}[rules]


def test_two_loops_are_not_ruled_on(judge: Judge) -> None:
    _, [answer] = judge({"id": 1, "fen": CHASE, "moves": CHASED * 2})
    assert (answer["outcome"], answer["cycle"], answer["must_vary"]) == (None, None, None)
    assert len(answer["moves"]) == 8


@pytest.mark.parametrize(
    ("fen", "moves", "winner", "termination"),
    [
        ("3k5/2P6/9/9/9/9/9/9/R8/4K4 w - - 119 60", ["a1a9"], "red", "checkmate"),
        ("4k4/9/9/9/9/9/9/9/R8/3K5 w - - 119 60", ["a1a2"], "draw", "natural_limit"),
        ("3ak1b2/4a4/4b4/9/9/9/9/4B4/4A4/2BAK4 w", [], "draw", "no_winning_chances"),
        ("3k5/9/4P4/9/9/9/9/9/9/4K4 w", ["e7e8"], "red", "stalemate"),
    ],
)
def test_the_other_endings(judge: Judge, fen: str, moves: list[str], winner: str, termination: str) -> None:
    _, [answer] = judge({"id": 1, "fen": fen, "moves": moves})
    assert (answer["outcome"]["winner"], answer["outcome"]["termination"]) == (winner, termination)


@pytest.mark.parametrize(
    ("request_line", "error"),
    [
        ({"id": 1, "fen": CHASE, "moves": ["a3i3"]}, "illegal"),
        ({"id": 1, "fen": CHASE, "moves": ["a3"]}, "malformed"),
        ({"id": 1, "fen": CHASE, "moves": "a3a2"}, "request"),
        ({"id": 1, "fen": CHASE, "moves": [3]}, "request"),
        ({"id": 1, "fen": CHASE}, "request"),
        ({"id": 1, "fen": "nonsense", "moves": []}, "fen"),
        ({"id": 1, "moves": []}, "request"),
        ([], "request"),
    ],
)
def test_a_bad_line_is_told_and_the_run_goes_on(judge: Judge, request_line: object, error: str) -> None:
    code, [bad, good] = judge(request_line, {"id": 2, "fen": CHASE, "moves": []})
    assert code == 1
    assert bad["error"] == error
    assert good["outcome"] is None


def test_unknown_rules_are_wrong_usage(feed: Callable[..., None]) -> None:
    feed()
    assert main(["judge", "--rules", "home-made"]) == 2


def test_a_person_is_told_why(
    feed: Callable[..., None], capsys: pytest.CaptureFixture[str], english: QApplication
) -> None:
    feed({"id": 1, "fen": CHASE, "moves": CHASED * 3}, {"id": 2, "fen": CHASE, "moves": CHASED})
    assert main(["judge", "--explain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("Black must vary within 2 rounds; if it does not, it loses (4.1.7).")
    assert "Black: perpetual chase (forbidden moves)." in lines[1]
    assert "9. a3a2  chase · black cannon at a2 chases red chariot at h2. It is unprotected." in lines
    assert "known only in part" in lines[-2]
    assert lines[-1] == "There is nothing to rule on: no loop was played three times."


@pytest.mark.parametrize(
    ("language", "verdict", "line"),
    [
        (i18n.Language.ZH_CN, "黑方应变着", "9. 炮1进1  捉 · 黑炮（1路）捉红车（二路）。"),
        (i18n.Language.ZH_TW, "黑方應變著", "9. 炮１進１  捉 · 黑炮（1路）捉紅車（二路）。"),
    ],
)
def test_a_person_is_told_in_the_own_language(
    feed: Callable[..., None],
    capsys: pytest.CaptureFixture[str],
    english: QApplication,
    language: i18n.Language,
    verdict: str,
    line: str,
) -> None:
    i18n.set_language(english, language)
    feed({"id": 1, "fen": CHASE, "moves": CHASED * 3})
    main(["judge", "--explain"])
    told = capsys.readouterr().out
    assert verdict in told
    assert line in told


def test_a_person_is_told_of_a_bad_line(feed: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    feed({"id": 1, "fen": "nonsense", "moves": []})
    assert main(["judge"]) == 1
    assert "1: " in capsys.readouterr().err
