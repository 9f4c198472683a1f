"""``chuhe`` as programs and shells meet it: arguments, exit codes, streams."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from app import cli
from engine.xiangqi import START_FEN

pytestmark = pytest.mark.usefixtures("english")

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases"
CHUHE = [sys.executable, "-m", "app"]
MATED = "4k4/4R4/4P4/9/9/9/9/9/9/3K1R3 b"
STALEMATED = "3k5/2P6/9/9/9/9/9/9/9/4K4 b"
QUESTION = json.dumps({"id": 1, "fen": START_FEN, "move": "h2e2"}).encode() + b"\n"


def chuhe(*arguments: object, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*CHUHE, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=50,
        check=False,
    )


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    code = cli.main(arguments)
    return code, json.loads(capsys.readouterr().out)


@pytest.fixture
def waiting() -> Iterator[subprocess.Popen[bytes]]:
    """A ``chuhe notation`` that has answered one line and waits for the next."""
    process = subprocess.Popen(
        [*CHUHE, "notation", "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(QUESTION)
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["id"] == 1
    yield process
    process.kill()
    process.communicate()


@pytest.mark.parametrize(("depth", "nodes"), [(0, 1), (1, 44), (2, 1920), (3, 79666)])
def test_perft_prints_nothing_but_the_count(depth: int, nodes: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["perft", START_FEN, str(depth)]) == 0
    assert capsys.readouterr().out == f"{nodes}\n"


def test_moves_lists_what_is_legal(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = answer(capsys, "moves", START_FEN, "--json")
    assert code == 0
    assert found["legal"] == sorted(found["legal"])
    assert "h2e2" in found["legal"]
    assert len(found.pop("legal")) == 44
    assert found == {"fen": START_FEN, "check": False, "outcome": None}


@pytest.mark.parametrize(
    ("fen", "check", "termination"), [(MATED, True, "checkmate"), (STALEMATED, False, "stalemate")]
)
def test_moves_tells_mate_and_stalemate(
    fen: str, check: bool, termination: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, found = answer(capsys, "moves", fen, "--json")
    assert (found["legal"], found["check"]) == ([], check)
    assert found["outcome"] == {"winner": "red", "termination": termination}


def test_moves_tells_the_faults_of_an_illegal_position(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = answer(capsys, "moves", "4k4/9/9/9/9/9/9/9/9/4K4 w", "--json")
    assert code == 0
    assert [(fault["kind"], fault["place"]["point"]) for fault in found["faults"]] == [("generals_face", "e0")]


def test_moves_fails_where_there_is_no_board(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = answer(capsys, "moves", "nothing", "--json")
    assert code == 1
    assert found["error"] == "fen"
    assert [fault["kind"] for fault in found["faults"]] == ["no_board"]


def test_moves_for_people_names_every_move() -> None:
    result = chuhe("moves", STALEMATED.replace(" b", " w"), COLUMNS="200")
    assert result.returncode == 0
    lines = result.stdout.decode().splitlines()
    assert lines[0] == "Red to move, legal moves: 5"
    assert "兵七平六 c8d8" in lines[1]


def test_faults_for_people_are_sentences_on_standard_error() -> None:
    result = chuhe("perft", "4k4/9/9/9/9/9/9/9/9/9 w", 1)
    assert (result.returncode, result.stdout) == (0, b"0\n")
    assert len(result.stderr.decode().splitlines()) == 1
    result = chuhe("perft", "nothing", 1)
    assert (result.returncode, result.stdout) == (1, b"")
    assert result.stderr.startswith(b"chuhe: ")


def test_notation_for_people_is_a_line_a_move_and_a_sentence_an_error() -> None:
    wrong = QUESTION.replace(b"h2e2", b"h2h1").replace(b"1,", b"2,", 1)
    result = chuhe("notation", stdin=QUESTION + QUESTION.replace(b"h2e2", b"h9e2") + b"{\n")
    assert result.returncode == 1
    assert result.stdout.decode().split() == ["1", "H2-E2", "h2e2", "炮二平五", "炮25", "C2=5"]
    assert result.stderr.decode().splitlines()[0] == "chuhe: 1: No legal move fits this."
    assert chuhe("notation", stdin=wrong).returncode == 0


def test_the_clock_plays_its_cases(capsys: pytest.CaptureFixture[str]) -> None:
    cases = json.loads((CASES / "clock.json").read_text("utf-8"))
    _, found = answer(capsys, "clock", str(CASES / "clock.json"))
    assert found.keys() == {case["id"] for case in cases["cases"]}
    case = next(case for case in cases["cases"] if case["scheme"] == "6.1")
    assert found[case["id"]]["log"] == case["log"]


@pytest.mark.parametrize("text", [None, "", "{", "[]", '{"cases": 3}', "[" * 100_000])
def test_a_file_that_holds_no_clock_cases_is_an_error(
    text: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.json"
    if text is not None:
        path.write_text(text, "utf-8")
    assert cli.main(["clock", str(path)]) == 1
    found = capsys.readouterr()
    assert found.out == ""
    assert str(path) in found.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["perft"],
        ["perft", START_FEN],
        ["perft", START_FEN, "-1"],
        ["perft", START_FEN, "1.5"],
        ["moves"],
        ["moves", START_FEN, "--xml"],
        ["notation", "--script", "runes"],
        ["check"],
        ["--unknown"],
        ["no-such-command-or-file"],
        [__file__, __file__],
        ["--clock", "60+30", "5+3"],
    ],
)
def test_wrong_usage_is_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err.startswith("usage: chuhe")


def test_help_and_version_are_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    text = capsys.readouterr().out
    assert all(name in text for name in ("perft", "moves", "notation", "clock", "check"))
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("chuhe ")


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The arguments that windows were opened with, and "silent" for one that may make no sound."""
    opened: list[list[str]] = []

    def run_gui(arguments: list[str], heard: bool) -> int:
        opened.append([*arguments, *([] if heard else ["silent"])])
        return 0

    module = ModuleType("app.main")
    module.__dict__["run_gui"] = run_gui
    monkeypatch.setitem(sys.modules, "app.main", module)
    return opened


def test_alone_or_with_a_game_the_window_opens(windows: list[list[str]], tmp_path: Path) -> None:
    game = tmp_path / "game.pgn"
    game.touch()
    assert cli.main([]) == 0
    assert cli.main([str(game)]) == 0
    assert windows == [[], [str(game)]]


def test_the_clock_alone_opens_the_window_too(windows: list[list[str]]) -> None:
    assert cli.main(["--clock"]) == 0
    assert cli.main(["--clock", "60+30"]) == 0
    assert windows == [["--clock"], ["--clock", "60+30"]]


def test_a_window_is_silent_if_that_is_wanted_and_only_a_window_can_be(
    windows: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = str(tmp_path / "game.pgn")
    Path(game).touch()
    for arguments in (["--no-sound"], ["--no-sound", game], [game, "--no-sound"]):
        assert cli.main(arguments) == 0
    assert windows == [["silent"], [game, "silent"], [game, "silent"]]
    assert cli.main(["perft", START_FEN, "1", "--no-sound"]) == 2
    assert cli.main(["--help"]) == 0
    assert "--no-sound" in capsys.readouterr().out


def test_without_a_display_the_window_is_a_sentence(
    windows: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert cli.main([]) == 1
    assert windows == []
    assert "display" in capsys.readouterr().err


def test_a_missing_library_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "app.main", None)
    assert cli.main([]) == 1
    assert "library" in capsys.readouterr().err


def test_commands_for_programs_load_no_qt(tmp_path: Path) -> None:
    game = tmp_path / "game.pgn"
    game.write_text("1. 炮二平五 马8进7 *", "utf-8")
    code = f"""
import io, sys
from app.cli import main
sys.stdin = io.TextIOWrapper(io.BytesIO({QUESTION!r}))
codes = [
    main(["perft", {START_FEN!r}, "1"]),
    main(["moves", {START_FEN!r}, "--json"]),
    main(["notation", "--json"]),
    main(["clock", {str(CASES / "clock.json")!r}]) * 0,
    main(["check", {str(game)!r}, "--json"]),
]
assert codes == [0] * 5, codes
assert "PySide6" not in sys.modules
"""
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert result.returncode == 0, result.stderr.decode()


@pytest.mark.parametrize(
    "environment",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "gb18030"},
        {"PYTHONIOENCODING": "ascii:strict"},
    ],
)
def test_the_streams_are_utf_8_whatever_the_locale(environment: dict[str, str]) -> None:
    question = json.dumps({"id": "甲", "fen": START_FEN, "text": "炮二平五"}, ensure_ascii=False).encode()
    result = chuhe("notation", "--json", stdin=question, **environment)
    assert result.returncode == 0
    assert '"id": "甲"' in result.stdout.decode("utf-8")
    assert '"chinese": "炮二平五"' in result.stdout.decode("utf-8")


def test_a_reader_that_leaves_does_no_harm(waiting: subprocess.Popen[bytes]) -> None:
    assert waiting.stdin is not None
    assert waiting.stdout is not None
    assert waiting.stderr is not None
    waiting.stdout.close()
    waiting.stdin.write(QUESTION)
    waiting.stdin.close()
    assert waiting.wait(timeout=20) == 0
    assert waiting.stderr.read() == b""
    waiting.stdin = waiting.stdout = None


def test_ctrl_c_ends_the_run_without_a_traceback(waiting: subprocess.Popen[bytes]) -> None:
    waiting.send_signal(signal.SIGINT)
    assert waiting.wait(timeout=20) == 130
    assert waiting.stderr is not None
    assert waiting.stderr.read() == b""


@pytest.mark.parametrize(
    ("locale", "words", "other"),
    [("zh_CN.UTF-8", ("轮到红方走棋", "马二进三"), "馬"), ("zh_TW.UTF-8", ("輪到紅方走棋", "馬二進三"), "马")],
)
def test_people_read_their_own_language_and_script(locale: str, words: tuple[str, ...], other: str) -> None:
    done = chuhe("moves", START_FEN, LANG=locale, LC_ALL=locale)
    said = done.stdout.decode()
    assert [word for word in words if word not in said] == []
    assert other not in said


def test_a_file_that_is_not_there_is_told_in_the_language(tmp_path: Path) -> None:
    done = chuhe("check", tmp_path / "none", LANG="zh_CN.UTF-8", LC_ALL="zh_CN.UTF-8")
    assert done.returncode == 1
    assert "没有这个文件或文件夹。" in done.stderr.decode()
