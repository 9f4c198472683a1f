"""``chuhe`` with streams that are closed or full, and with names that lead to no regular file."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app import cli
from app.commands import streams
from app.regular import FileTooBig, NotRegular, read_regular
from engine.xiangqi import START_FEN

ROOT = Path(__file__).parents[2]
QUESTION = json.dumps({"id": 1, "fen": START_FEN, "move": "h2e2"})
CHUHE = f"{sys.executable} -m app"
ANSWERS = (f"moves '{START_FEN}'", f"moves '{START_FEN}' --json", "notation --json")


def shell(line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", line], cwd=ROOT, input=QUESTION, capture_output=True, text=True, timeout=50, check=False
    )


@pytest.mark.parametrize("command", [*ANSWERS, "--help", "--version"])
def test_a_closed_output_changes_nothing_else(command: str) -> None:
    done = shell(f"{CHUHE} {command} >&-")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("command", ANSWERS)
def test_a_full_output_is_a_sentence_and_a_failure(command: str) -> None:
    done = shell(f"LC_ALL=C.UTF-8 {CHUHE} {command} >/dev/full")
    assert (done.returncode, done.stderr) == (1, "chuhe: The disk is full.\n")


def test_a_closed_input_holds_no_lines() -> None:
    done = shell(f"{CHUHE} notation --json <&-")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("full", [">&-", ">/dev/full"])
def test_a_file_is_converted_whole_whoever_hears_of_it(full: str, tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_text("1. C2=5 H8+7 *\n", "utf-8")
    done = shell(f"LC_ALL=C.UTF-8 {CHUHE} convert --json {tmp_path}/a.pgn {tmp_path}/b.pgn {full}")
    assert done.returncode == (full == ">/dev/full")
    assert "炮二平五" in (tmp_path / "b.pgn").read_text("utf-8")


@pytest.mark.parametrize("nowhere", ["2>&-", "2>/dev/full"])
def test_answers_go_on_where_nobody_hears_the_errors(nowhere: str) -> None:
    done = shell(f"(echo '{{'; cat) | {CHUHE} notation {nowhere}")
    assert done.returncode == 1
    assert done.stdout.split()[:2] == ["1", "H2-E2"]


def test_a_file_that_is_opened_never_takes_the_place_of_a_closed_stream() -> None:
    code = "import os, sys; from app.commands import streams; streams.prepare(); sys.exit(os.open('LICENSE', 0))"
    assert shell(f'{sys.executable} -c "{code}" <&- >&- 2>&-').returncode > 2


@pytest.mark.parametrize("command", [["check"], ["sheet", "-o", "none.pdf"], ["clock"]])
def test_a_pipe_or_a_device_under_a_name_is_refused_at_once(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], english: object
) -> None:
    pipe = tmp_path / "game.pgn"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        assert cli.main([command[0], str(path), *command[1:]]) == 1
        assert str(path) in capsys.readouterr().err


def test_only_regular_files_of_a_bearable_size_are_read(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_regular(file, 5) == b"12345"
    with pytest.raises(FileTooBig):
        read_regular(file, 4)
    with pytest.raises(NotRegular):
        read_regular(Path("/dev/zero"))
    with pytest.raises(IsADirectoryError):
        read_regular(tmp_path)


@pytest.mark.parametrize("name", ["x" * 10_000, f"{__file__}/x", "", "x\0"])
def test_a_name_that_can_be_none_is_wrong_usage(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([name]) == 2
    assert capsys.readouterr().err.startswith("usage: chuhe")


def test_a_depth_nobody_could_wait_for_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["perft", START_FEN, "9999"]) == 2
    assert "no depth" in capsys.readouterr().err


def test_a_complaint_that_cannot_be_said_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def write(self, _: str) -> int:
            raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(sys, "stderr", Full())
    streams.complain("nobody hears this")
