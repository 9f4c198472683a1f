"""The demonstration as a person runs it: without a display, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import unicodedata
from dataclasses import dataclass
from pathlib import Path

import pypdf
import pytest

from app.cli import main
from app.demo import run
from app.demo.errors import DemoFailed
from app.demo.parts import Found, Parts
from app.demo.sample import load_sample
from app.demo.words import line_of
from app.opened import open_journal
from engine.base import Outcome, Side, Termination
from engine.records import read_pgn, sheet_of
from engine.xiangqi.notation import Style, write

PARTS = list(run.ORDER)


@dataclass(frozen=True)
class Ran:
    code: int
    lines: list[str]
    out: Path
    home: Path


def run_demo(folder: Path, *options: str) -> Ran:
    """Runs `chuhe demo` as on a machine without a display; ``home`` is all a person's folders."""
    home, out = folder / "home", folder / "new" / "out"
    home.mkdir()
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    kept = {name: value for name, value in os.environ.items() if name not in hidden and not name.startswith("XDG_")}
    done = subprocess.run(
        [sys.executable, "-m", "app", "demo", "--out", str(out), *options],
        env=kept | {"HOME": str(home), "LC_ALL": "C.UTF-8"},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Ran(done.returncode, done.stdout.splitlines(), out, home)


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    return run_demo(tmp_path_factory.mktemp("demo"), "--json")


def test_every_part_of_the_program_holds(ran: Ran) -> None:
    told = [json.loads(line) for line in ran.lines]
    assert [line["part"] for line in told] == PARTS
    assert [line for line in told if not line["ok"]] == []
    assert ran.code == 0


def test_it_leaves_the_files_it_names_and_no_others(ran: Ran) -> None:
    named = {name for line in ran.lines for name in json.loads(line)["files"]}
    assert named == {path.name for path in ran.out.iterdir()}
    assert {Path(name).suffix for name in named} == {".png", ".pdf", ".pgn", ".chuhe"}


def test_it_leaves_the_data_of_the_user_alone(ran: Ran) -> None:
    assert not [path for path in ran.home.rglob("*") if "chuhe" in path.name.lower()]


def test_its_sheets_read_as_the_record(ran: Ran) -> None:
    record = open_journal(ran.out / "game.chuhe").record
    for style, name in ((Style.CHINESE, "full"), (Style.ABBREVIATED, "abbreviated")):
        pages = pypdf.PdfReader(ran.out / f"score-sheet-{name}.pdf").pages
        text = "".join("".join(page.extract_text() for page in pages).split())
        cells = [cell for row in sheet_of(record, style).rows for cell in (row.red, row.black) if cell]
        assert len(cells) == len(record.plies)
        assert [cell.text for cell in cells if unicodedata.normalize("NFC", cell.text) not in text] == []


def test_its_pgn_is_the_game_of_its_journal(ran: Ran) -> None:
    record = open_journal(ran.out / "game.chuhe").record
    assert [read.record for read in read_pgn((ran.out / "game.pgn").read_bytes())] == [record]
    assert len(record.hash) == 64


def test_people_get_a_line_for_each_part(tmp_path: Path) -> None:
    ran = run_demo(tmp_path)
    assert ran.code == 0
    assert len(ran.lines) == len(PARTS)
    assert not [line for line in ran.lines if "{" in line or "Failed" in line]


def test_a_folder_that_can_not_be_made_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["demo", "--out", str(tmp_path / "file" / "out")]) == 1
    assert "file" in capsys.readouterr().err


def test_a_part_that_fails_does_not_keep_the_others_from_being_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], english: object
) -> None:
    monkeypatch.setitem(run.ORDER, "sample", fails)
    assert main(["demo", "--out", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Failed: sample: the board is upside down"
    assert len(lines) == len(PARTS)


def fails(_parts: Parts) -> Found:
    raise DemoFailed("the board is upside down")


def slips(_parts: Parts) -> Found:
    """A part during which a slot raises: Qt prints it by the hook, and goes on."""
    error = ValueError("in a slot")
    sys.excepthook(ValueError, error, None)
    return Found({"plies": 3})


def test_an_error_that_only_a_slot_met_fails_the_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "ORDER", {"pgn": slips, "review": lambda _parts: Found({"plies": 3})})
    before = sys.excepthook
    first, second = run.run_demo(tmp_path)
    assert (first.ok, first.error) == (False, "ValueError: in a slot")
    assert first.as_dict() == {"part": "pgn", "ok": False, "files": [], "plies": 3, "error": "ValueError: in a slot"}
    assert second.ok
    assert sys.excepthook is before


def test_a_line_names_the_files(english: object) -> None:
    report = run.Report("full_sheet", {"pages": 2}, (Path("a/b.pdf"),))
    assert line_of(report).endswith("pages 2 [b.pdf]")


def test_the_sample_shows_what_a_game_can_hold() -> None:
    sample = load_sample()
    board, letters = sample.record.start_board(), []
    for ply in sample.record.plies:
        letters.append(write(board, ply.move, Style.WXF))
        board.push(ply.move)
    assert sample.checks > 0
    assert sample.captures > 0
    assert any(text[1] in "+-" for text in letters)
    assert sample.record.outcome == Outcome.loss(Side.BLACK, Termination.CHECKMATE)
    for side, first in ((Side.RED, 0), (Side.BLACK, 1)):
        assert sample.record.used.of(side) == sum(ply.used_ms or 0 for ply in sample.record.plies[first::2])
