"""A whole evening of a referee's work, the program killed twice in it: every line of the log, on paper too."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication

from app import i18n
from app.cli import main
from app.log.content import LogClock, LogRow, word_log
from app.log.layout import EVENT, NOTE, PADDING, WIDTHS
from app.log.pdf import make_log
from app.sheet.composer import LEFT
from app.sheet.page import Page
from app.sheet.pdf import to_pdf
from engine.game import Game, Journal, Kept, look
from engine.records.protocol import protocol_of
from engine.xiangqi import Position

Reader = Callable[[bytes], list[str]]
SCRIPT = Path(__file__).with_name("evening.py")
TABLE = Path(__file__).with_name("evening.txt").read_text(encoding="utf-8").splitlines()
"""Number, time, round and move, event, article, red's and black's clock (* runs), note."""


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("evening", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def killed_after(folder: Path, part: str, script: Path = SCRIPT) -> None:
    """Play a part in a process of its own, and kill that with everything it holds open."""
    with subprocess.Popen(
        [sys.executable, str(script), str(folder), part],
        cwd=SCRIPT.parents[3],
        env={**os.environ, "PYTHONPATH": str(SCRIPT.parents[3]), "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"},
        stdout=subprocess.PIPE,
        text=True,
    ) as player:
        assert player.stdout is not None
        assert int(player.stdout.readline()) > 0
        player.kill()
        assert player.wait() == -9


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, script: ModuleType) -> Path:
    """The game's folder after the evening, the morning after it, two kills and the sign-off."""
    place = tmp_path_factory.mktemp("evening")
    killed_after(place, "1")
    killed_after(place, "2")
    script.taken_up(place, script.AFTER_THE_KILL).play(script.LAST).journal.close()
    return place


@pytest.fixture(scope="module")
def kept(folder: Path) -> Kept:
    return look(folder / "evening.chuhe", Position)


@pytest.fixture
def chinese(english: QApplication) -> QApplication:
    i18n.set_language(english, i18n.Language.ZH_CN)
    return english


def written(row: LogRow, long_note: str) -> str:
    def clock(shown: LogClock) -> str:
        return f"{shown.used}{'*' if shown.running else ''} {shown.left}"

    note = "LONG" if row.note == long_note else row.note
    time, clocks = " ".join(row.time), (clock(row.red), clock(row.black))
    return "|".join((row.number, time, row.place, row.event, row.article, *clocks, note))


def test_every_line_of_the_log_is_right(chinese: QApplication, kept: Kept, script: ModuleType) -> None:
    rows = word_log(kept.game, kept.last_hash, str).rows
    assert [written(row, script.LONG_NOTE) for row in rows] == TABLE


def test_until_it_is_opened_no_paper_tells_the_sealed_move(
    chinese: QApplication, kept: Kept, tmp_path: Path, lines_by_pypdf: Reader
) -> None:
    adjourned = Game.of(kept.game.log[:35], Position)
    texts = lines_by_pypdf(to_pdf(make_log(adjourned, "", "zh_CN")))
    assert any("暗记着法" in text for text in texts)
    assert sum("马2进3" in text for text in texts) == 1
    assert not any("b9c7" in str(line.values) for line in protocol_of(adjourned)[26:])
    Journal.create(tmp_path / "adjourned.chuhe", adjourned.log).close()
    assert (tmp_path / "adjourned.chuhe").read_bytes().count(b"b9c7") == 1


def test_every_line_is_on_the_paper(chinese: QApplication, kept: Kept, lines_by_pypdf: Reader) -> None:
    log = make_log(kept.game, kept.last_hash, "zh_CN")
    rows = word_log(kept.game, kept.last_hash, str).rows
    assert column(log.pages, EVENT) == bare("".join(row.event for row in rows))
    assert column(log.pages, NOTE) == bare("".join(row.note for row in rows))
    printed = bare("".join(lines_by_pypdf(to_pdf(log))))
    assert [text.text for page in log.pages for text in page.texts if bare(text.text) not in printed] == []
    assert len(log.pages) == 3
    assert (printed.count("黑方签字"), printed.count(f"记录校验码{kept.last_hash}")) == (1, 1)


def column(pages: tuple[Page, ...], index: int) -> str:
    """All that stands in a column of the table, below its head."""
    left = LEFT + sum(WIDTHS[:index]) + PADDING
    texts = (text.text for page in pages for text in page.texts if abs(text.x - left) < 0.01)
    return bare("".join(texts))


def bare(text: str) -> str:
    return "".join(text.split())


def test_the_command_prints_the_same_evening(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["log", str(folder / "evening.chuhe"), "--json"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 46
    assert '"sealed": true' in head
    assert '"kind": "SignedOff"' in rows[-1]


@pytest.mark.long
def test_the_evening_in_the_window_comes_to_the_same_lines(
    chinese: QApplication, tmp_path: Path, script: ModuleType, lines_by_pypdf: Reader
) -> None:
    """Every part in a process with the real window, second by second, each of them killed."""
    for part in ("1", "2", "3"):
        killed_after(tmp_path, part, SCRIPT.with_name("evening_window.py"))
    kept = look(tmp_path / "evening.chuhe", Position)
    rows = word_log(kept.game, kept.last_hash, str).rows
    assert [written(row, script.LONG_NOTE) for row in rows] == TABLE
    assert kept.last_hash in "".join(lines_by_pypdf((tmp_path / "log.pdf").read_bytes()))
