"""``chuhe log``: a game's file in, a PDF or JSON lines out."""

from __future__ import annotations

import json
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


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A game adjourned with a sealed move."""
    law = (ROOT / "resources" / "regulations" / "standard-1999.toml").read_text("utf-8")
    game = Game.begin(Setup("b2f0", law, TimeControl.scheme_of("6.1"), Seat("张三"), Seat("李四")), Position)
    game = game.fold(*game.start(Stamp(0)))
    game = game.fold(*game.move(Side.RED, "h2e2", Stamp(1_000)))
    game = game.fold(*game.seal(Stamp(5_000), "h9g7"))
    path = tmp_path / "game.chuhe"
    Journal.create(path, game.log).close()
    return path


def text_of(path: Path) -> str:
    return "\n".join(page.extract_text() for page in pypdf.PdfReader(path).pages)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Referee's Log", "Red: C2=5.", "Black has sealed its move")),
        ("zh_CN", ("裁判过程记录", "红方走炮二平五。", "黑方已暗记着法")),
        ("zh_TW", ("裁判過程記錄", "紅方走炮二平五。", "黑方已暗記著法")),
    ],
)
def test_the_log_is_printed_in_the_language_asked_for(
    english: QApplication, journal: Path, tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    out = tmp_path / "log.pdf"
    assert main(["log", str(journal), "-o", str(out), "--lang", language]) == 0
    text = text_of(out)
    assert all(word in text for word in words)
    with Journal.open(journal) as opened:
        assert opened.head in text
    assert "马8进7" not in text


def test_json_has_a_head_and_a_line_an_event(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["log", str(journal), "--json"]) == 0
    out = capsys.readouterr().out
    head, *rows = map(json.loads, out.splitlines())
    assert (head["events"], head["regulations"], head["sealed"]) == (4, "standard-1999", False)
    assert [row["kind"] for row in rows] == ["GameSet", "Started", "MoveMade", "Sealed"]
    assert "h9g7" not in out


@pytest.mark.parametrize("options", [["--json"], ["-o", "out.pdf"]])
def test_a_file_that_is_none_of_ours_is_refused(
    english: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    pgn = tmp_path / "game.pgn"
    pgn.write_text("1. 炮二平五 *\n", "utf-8")
    options = [option.replace("out.pdf", str(tmp_path / "out.pdf")) for option in options]
    assert main(["log", str(pgn), *options]) == 1
    told = capsys.readouterr()
    if "--json" in options:
        assert json.loads(told.out)["error"] == "journal_foreign"
    else:
        assert str(pgn) in told.err
        assert not (tmp_path / "out.pdf").exists()


def test_a_log_never_replaces_its_game(english: QApplication, journal: Path) -> None:
    before = journal.read_bytes()
    assert main(["log", str(journal), "-o", str(journal), "--lang", "en"]) == 1
    assert journal.read_bytes() == before


@pytest.mark.parametrize("arguments", [["log"], ["log", "GAME"], ["log", "GAME", "-o", "a.pdf", "--json"]])
def test_without_a_game_or_a_target_the_usage_is_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert "usage" in capsys.readouterr().err
