"""``chuhe sheet``: a game's file in, a PDF out, and a sentence where something is amiss."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pypdf
import pytest
from PySide6.QtWidgets import QApplication

from app.cli import main
from engine.base import Side, Stamp
from engine.clock import TimeControl
from engine.game import Game, Journal, Seat, Setup
from engine.xiangqi import Position

ROOT = Path(__file__).parents[2]
PGN = """[Event "春季赛"]
[Red "张三"]
[Black "李四"]
[Result "1-0"]

1. 炮二平五 马８进７
2. 马二进三 车９平８
3. 车一平二 1-0

[Event "夏季赛"]
[Red "王五"]
[Black "赵六"]

1. 兵七进一 卒７进１ *
"""
CUT = '[Event "断"]\n\n1. 炮二平五 马8进7\n2. 马二平三 *\n'


@pytest.fixture
def pgn(tmp_path: Path) -> Path:
    path = tmp_path / "games.pgn"
    path.write_text(PGN, "utf-8")
    return path


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A finished game in a file of our own."""
    law = (ROOT / "resources" / "regulations" / "friendly.toml").read_text("utf-8")
    seats = Seat("张三", "楚队"), Seat("李四", "汉队")
    game = Game.begin(Setup("b2f0", law, TimeControl.scheme_of("6.1"), *seats, event="对抗赛"), Position)
    game = game.fold(*game.start(Stamp(0)))
    for number, uci in enumerate(("h2e2", "h9g7", "h0g2"), start=1):
        game = game.fold(*game.move(None, uci, Stamp(number * 61_000)))
    game = game.fold(*game.resign(Side.BLACK, Stamp(200_000)))
    path = tmp_path / "game.chuhe"
    with Journal.create(path, game.log) as made:
        made.append(())
    return path


Sheet = Callable[..., tuple[int, list[str], str]]


@pytest.fixture
def sheet(tmp_path: Path, english: QApplication, capsys: pytest.CaptureFixture[str]) -> Sheet:
    """Runs the command; gives the exit code, the lines of the PDF and what went to standard error."""

    def run(source: Path, *options: str) -> tuple[int, list[str], str]:
        out = tmp_path / "out.pdf"
        code = main(["sheet", str(source), "-o", str(out), "--lang", "en", *options])
        lines = []
        if out.exists():
            text = "\n".join(page.extract_text() for page in pypdf.PdfReader(out).pages)
            lines = [" ".join(line.split()) for line in text.splitlines()]
        return code, lines, capsys.readouterr().err

    return run


def test_a_game_of_a_pgn_is_printed(sheet: Sheet, pgn: Path) -> None:
    code, lines, complaints = sheet(pgn)
    assert (code, complaints) == (0, "")
    start = lines.index("1")
    assert lines[start : start + 8] == ["1", "炮二平五", "马8进7", "2", "马二进三", "车9平8", "3", "车一平二"]
    assert {"张三", "李四", "春季赛", "Red wins (1 : 0)"} <= set(lines)


def test_another_game_of_the_file_is_asked_for_by_number(sheet: Sheet, pgn: Path) -> None:
    code, lines, _ = sheet(pgn, "--game", "2")
    assert code == 0
    assert {"王五", "兵七进一", "Not finished"} <= set(lines)
    assert "炮二平五" not in lines


def test_the_abbreviated_record_keeps_its_marks(sheet: Sheet, pgn: Path) -> None:
    _, lines, _ = sheet(pgn, "--style", "abbreviated")
    assert {"炮25", "马87\u0332", "马23\u0332"} <= set(lines)


def test_taiwan_reads_traditional_labels_and_moves(sheet: Sheet, pgn: Path) -> None:
    _, lines, _ = sheet(pgn, "--lang", "zh_TW")
    assert {"象棋對局記錄紙", "馬二進三", "車一平二"} <= set(lines)


def test_a_game_of_our_own_has_times_and_the_hash_of_its_result(sheet: Sheet, journal: Path) -> None:
    code, lines, _ = sheet(journal)
    assert code == 0
    assert {"张三 (楚队)", "对抗赛", "1:01", "0:02:02", "0:01:18"} <= set(lines)
    assert any("4.1.9" in line for line in lines)
    with Journal.open(journal) as opened:
        assert "Record check " + opened.head in lines


def test_a_game_cut_short_by_a_fault_is_printed_and_told(sheet: Sheet, tmp_path: Path) -> None:
    path = tmp_path / "cut.pgn"
    path.write_text(CUT, "utf-8")
    code, lines, complaints = sheet(path)
    assert code == 1
    assert "马8进7" in lines
    assert "4" in complaints


def test_a_letter_in_no_font_is_told(sheet: Sheet, tmp_path: Path) -> None:
    path = tmp_path / "rare.pgn"
    path.write_text(PGN.replace("张三", "张\ue001"), "utf-8")
    code, lines, complaints = sheet(path)
    assert code == 0
    assert "张〓" in lines
    assert "U+E001" in complaints


@pytest.mark.parametrize(
    ("content", "options", "words"),
    [
        (None, (), "No such file"),
        (b"", (), "no game number 1"),
        (PGN.encode(), ("--game", "3"), "no game number 3"),
        (b"SQLite format 3\0 and nothing more", (), "not a game of Chuhe"),
    ],
)
def test_a_game_that_is_not_there_is_told_and_nothing_written(
    sheet: Sheet, tmp_path: Path, content: bytes | None, options: tuple[str, ...], words: str
) -> None:
    path = tmp_path / "source"
    if content is not None:
        path.write_bytes(content)
    code, lines, complaints = sheet(path, *options)
    assert (code, lines) == (1, [])
    assert words in complaints


@pytest.mark.parametrize("target", ["missing/sheet.pdf", "folder", "games.pgn"])
def test_a_place_that_can_not_be_written_is_told_and_left_as_it_was(
    english: QApplication, pgn: Path, capsys: pytest.CaptureFixture[str], target: str
) -> None:
    (pgn.parent / "folder").mkdir()
    assert main(["sheet", str(pgn), "-o", str(pgn.parent / target), "--lang", "en"]) == 1
    assert "Not saved" in capsys.readouterr().err
    assert pgn.read_text("utf-8") == PGN
    assert sorted(path.name for path in pgn.parent.iterdir() if path.suffix or path.name == "folder") == [
        "folder",
        "games.pgn",
    ]


def test_an_older_sheet_is_replaced_whole_and_others_may_read_it(sheet: Sheet, pgn: Path, tmp_path: Path) -> None:
    (tmp_path / "out.pdf").write_bytes(b"old")
    before = os.umask(0o022)
    try:
        code, lines, _ = sheet(pgn)
    finally:
        os.umask(before)
    assert code == 0
    assert "炮二平五" in lines
    assert stat.S_IMODE((tmp_path / "out.pdf").stat().st_mode) == 0o644


@pytest.mark.parametrize(
    "options",
    [
        ("--style", "wxf"),
        ("--lang", "fr"),
        ("--game", "0"),
        ("--game", "x"),
        ("--blank", "0"),
        ("--heading", "weather=fine"),
    ],
)
def test_wrong_options_are_wrong_usage(pgn: Path, options: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", str(pgn), "-o", "x.pdf", *options]) == 2
    assert options[0] in capsys.readouterr().err


def test_it_runs_by_itself_without_a_display_in_the_systems_language(pgn: Path, tmp_path: Path) -> None:
    out = tmp_path / "alone.pdf"
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "app", "sheet", str(pgn), "-o", str(out)],
        cwd=ROOT,
        env=environment | {"LANG": "zh_TW.UTF-8", "LC_CTYPE": "C.UTF-8"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "象棋對局記錄紙" in pypdf.PdfReader(out).pages[0].extract_text()


def test_red_may_write_chinese_digits_in_the_abbreviated_record(sheet: Sheet, pgn: Path) -> None:
    _, lines, _ = sheet(pgn, "--style", "abbreviated", "--red-chinese")
    assert {"炮二五", "马87\u0332"} <= set(lines)


def test_two_sheets_on_a_page_are_asked_for(sheet: Sheet, pgn: Path) -> None:
    _, lines, _ = sheet(pgn, "--two-up")
    assert lines.count("炮二平五") == 2


def test_blank_sheets_have_the_headings_of_a_game_or_those_given(sheet: Sheet, pgn: Path) -> None:
    code, lines, complaints = sheet(pgn, "--blank", "2", "--heading", "round=4", "--heading", "red=王五")
    assert (code, complaints) == (0, "")
    assert lines.count("春季赛") == lines.count("Round 4") == lines.count("王五") == lines.count("李四") == 2
    assert "炮二平五" not in lines


def test_blank_sheets_need_no_game(english: QApplication, tmp_path: Path) -> None:
    out = tmp_path / "blank.pdf"
    assert main(["sheet", "--blank", "-o", str(out), "--lang", "en"]) == 0
    assert len(pypdf.PdfReader(out).pages) == 1


def test_neither_a_game_nor_blank_sheets_is_wrong_usage(
    english: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sheet", "-o", str(tmp_path / "x.pdf")]) == 2
    assert "--blank" in capsys.readouterr().err
