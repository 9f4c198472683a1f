"""``chuhe check``: a line a game, and every fault with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.cli import main

GOOD = '[Event "甲"]\n[Result "1-0"]\n\n1. 炮二平五 马8进7\n2. 马二进三 1-0\n'
BAD = '[Event "乙"]\n\n1. 炮二平五 马8进7\n2. 马二平三 *\n'

Check = Callable[..., tuple[int, list[dict[str, Any]]]]


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Check:
    """Runs the command over files with some contents, None for a missing one."""

    def run(*texts: str | bytes | None) -> tuple[int, list[dict[str, Any]]]:
        files = []
        for number, text in enumerate(texts, 1):
            files.append(tmp_path / f"{number}.pgn")
            if text is not None:
                files[-1].write_bytes(text.encode() if isinstance(text, str) else text)
        code = main(["check", "--json", *map(str, files)])
        found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        for row in found:
            row["file"] = Path(row["file"]).stem
        return code, found

    return run


def test_a_sound_game_is_a_line_without_faults(check: Check) -> None:
    assert check(GOOD) == (
        0,
        [{"file": "1", "game": 1, "plies": 3, "variations": 0, "result": "red", "faults": []}],
    )


def test_every_game_of_every_file_is_a_line(check: Check) -> None:
    code, found = check(GOOD + GOOD, BAD + GOOD)
    assert code == 1
    assert [(row["file"], row["game"], row["plies"]) for row in found] == [
        ("1", 1, 3),
        ("1", 2, 3),
        ("2", 1, 2),
        ("2", 2, 3),
    ]


def test_a_fault_has_its_kind_and_place(check: Check) -> None:
    _, [row] = check(BAD)
    [fault] = row["faults"]
    assert fault["kind"] == "illegal_move"
    assert fault["place"]["line"] == 4
    assert fault["text"] == "马二平三"


def test_what_is_no_game_or_no_file_is_told_and_the_rest_is_read(check: Check) -> None:
    code, found = check("hello", None, b"SQLite format 3\0 and nothing", GOOD)
    assert code == 1
    assert found[0] == {
        "file": "1",
        "game": None,
        "plies": 0,
        "variations": 0,
        "result": None,
        "faults": [{"kind": "no_game", "place": {}}],
    }
    assert [row.get("error") for row in found[1:]] == ["file", "journal_foreign", None]
    assert found[1]["message"]
    assert found[3]["plies"] == 3
