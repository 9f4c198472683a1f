"""``chuhe notation``: one answer a line, whatever the line is."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.cli import main
from engine.xiangqi import START_FEN

TWO_CHARIOTS = "3k5/9/9/4R4/9/9/9/4R4/9/4K4 w"

Ask = Callable[..., tuple[int, list[dict[str, Any]]]]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Runs the command over some bytes: the exit code and the answers."""

    def run(data: bytes, *options: str) -> tuple[int, list[dict[str, Any]]]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="ascii"))
        code = main(["notation", "--json", *options])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def line(**fields: object) -> bytes:
    return json.dumps(fields, ensure_ascii=False).encode() + b"\n"


def test_a_move_is_named_in_every_notation(ask: Ask) -> None:
    code, [answer] = ask(line(id="n1", fen=START_FEN, move="h0g2"))
    assert code == 0
    assert answer == {
        "id": "n1",
        "iccs": "H0-G2",
        "uci": "h0g2",
        "chinese": "马二进三",
        "abbreviated": "马23\u0332",
        "wxf": "H2+3",
    }


def test_a_text_is_found_and_what_was_forgiven_told(ask: Ask) -> None:
    code, [answer] = ask(line(id=7, fen=START_FEN, text="炮2平5"))
    assert (code, answer["id"], answer["uci"], answer["warnings"]) == (0, 7, "h2e2", ["numerals"])


def test_four_digits_are_keypad_entry(ask: Ask) -> None:
    _, [answer] = ask(line(id=1, fen=START_FEN, text="6255"))
    assert answer["chinese"] == "炮二平五"


def test_the_script_can_be_chosen(ask: Ask) -> None:
    _, [answer] = ask(line(id=1, fen=START_FEN, move="h0g2"), "--script", "traditional")
    assert (answer["chinese"], answer["abbreviated"]) == ("馬二進三", "馬23\u0332")


def test_the_dialect_settles_a_double_digit(ask: Ask) -> None:
    question = line(id=1, fen="3k5/6P2/9/4P1P2/4P4/6P2/9/9/9/4K4 w", text="33+1")
    assert ask(question)[1][0]["error"] == "ambiguous"
    assert ask(question, "--dialect", "wxf")[1][0]["uci"] == "g4g5"
    assert ask(question, "--dialect", "wxf_1997")[1][0]["uci"] == "g6g7"


@pytest.mark.parametrize(
    ("fen", "move", "name"),
    [
        ("4k4/9/9/9/9/9/9/9/4K4/3K1K3 w", "e1e2", "帅五进一"),
        ("9/9/9/9/9/9/9/9/9/4R4 w", "e0e3", "车五进三"),
        ("4k4/9/9/9/9/9/9/9/9/R3K4 w", "a0a3", "车九进三"),
        ("R3k4/9/9/9/9/9/9/9/9/3K5 w", "a9e9", "车九平五"),
    ],
)
def test_a_position_with_faults_is_still_named(ask: Ask, fen: str, move: str, name: str) -> None:
    code, [answer] = ask(line(id=1, fen=fen, move=move))
    assert (code, answer["chinese"]) == (0, name)


def test_a_forbidden_move_is_named_only_when_asked_for(ask: Ask) -> None:
    question = line(id=1, fen=START_FEN, move="h0h1")
    code, [answer] = ask(question)
    assert (code, answer["error"]) == (1, "illegal")
    code, [answer] = ask(question, "--irregular")
    assert (code, answer["chinese"]) == (0, "H0-H1")
    assert ask(line(id=1, fen=START_FEN, move="e4e5"), "--irregular")[0] == 1


@pytest.mark.parametrize(
    ("bad", "name", "code"),
    [
        (b"no json\n", None, "json"),
        (b"[" * 100_000 + b"\n", None, "json"),
        (b"\xff\xfe\n", None, "encoding"),
        ('{"id": "炮"}'.encode("gb18030") + b"\n", None, "encoding"),
        (b"[1]\n", None, "request"),
        (b'{"id": {}}\n', None, "request"),
        (b'{"id": 1e999}\n', None, "request"),
        (line(id="a"), "a", "request"),
        (line(id="a", fen=START_FEN), "a", "request"),
        (line(id="a", fen=START_FEN, move="h2e2", text="炮二平五"), "a", "request"),
        (line(id="a", fen=3, move="h2e2"), "a", "request"),
        (line(id="a", fen=START_FEN, text=None), "a", "request"),
        (line(id="a", fen="nothing", move="h2e2"), "a", "fen"),
        (line(id="a", fen=START_FEN, move="h2e22"), "a", "malformed"),
        (line(id="a", fen=START_FEN, text="炮二进"), "a", "malformed"),
        (line(id="a", fen=START_FEN, text="马二平三"), "a", "illegal"),
        (line(fen=START_FEN, text="马二平三"), None, "illegal"),
    ],
)
def test_a_bad_line_gives_an_error_and_the_run_goes_on(ask: Ask, bad: bytes, name: object, code: str) -> None:
    good = line(id="good", fen=START_FEN, text="炮二平五")
    exit_code, [error, answer] = ask(bad + b"\n" + good)
    assert exit_code == 1
    assert (error["id"], error["error"]) == (name, code)
    assert error["message"]
    assert answer["uci"] == "h2e2"


def test_an_ambiguous_text_lists_its_candidates(ask: Ask) -> None:
    code, [answer] = ask(line(id=1, fen=TWO_CHARIOTS, text="车五进二"))
    assert (code, answer["error"], set(answer["candidates"])) == (1, "ambiguous", {"e2e4", "e6e8"})


def test_a_byte_order_mark_and_missing_line_ends_do_no_harm(ask: Ask) -> None:
    code, [answer] = ask(b"\xef\xbb\xbf" + line(id=1, fen=START_FEN, move="h2e2").strip())
    assert (code, answer["uci"]) == (0, "h2e2")


def test_a_lone_surrogate_comes_back_as_an_escape(ask: Ask) -> None:
    code, [answer] = ask(b'{"id": "\\ud800", "fen": "%s", "move": "h2e2"}\n' % START_FEN.encode())
    assert (code, answer["id"]) == (0, "\ud800")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.lists(st.binary(max_size=30).map(lambda data: data.replace(b"\n", b"")), max_size=8))
def test_any_bytes_are_answered_line_by_line(ask: Ask, lines: list[bytes]) -> None:
    _, answers = ask(b"\n".join(lines))
    assert len(answers) == sum(bool(data.strip()) for data in lines)
