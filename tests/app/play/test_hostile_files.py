"""Files that would hang the window, and names under which a game that is being played could be lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from app import opened
from app.papers import NameOfGame, write_paper
from app.play.review import ReviewController
from engine.game import Journal, JournalHeld
from engine.records import GameRead, read_pgn

GAME = b'[Red "Wang"]\n\n1. h2e2 h9g7 *\n'


def told(window: Any) -> str:
    game = window.game
    shown = game is not None and window.stack.currentWidget() is game.page
    return str(game.page.sentence.label.text()) if shown else str(window.strip.question.text)


def test_the_window_lives_on_while_a_long_game_is_read(
    window: Any, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window_lived = Event()

    def slow(data: bytes) -> Iterator[GameRead]:
        assert window_lived.wait(20)
        yield from read_pgn(data)

    monkeypatch.setattr(opened, "read_pgn", slow)
    path = tmp_path / "long.pgn"
    path.write_bytes(GAME)
    window.files.open(path)
    QTimer.singleShot(0, window_lived.set)
    qtbot.waitUntil(lambda: isinstance(window.game, ReviewController))
    assert window.game.reviewed.headings.red.name == "Wang"


def test_a_pipe_is_refused_at_once(window: Any, tmp_path: Path) -> None:
    pipe = tmp_path / "game.pgn"
    os.mkfifo(pipe)
    window.files.open(pipe)
    assert "pipe or a device" in told(window)


def test_a_file_of_our_own_is_known_by_its_contents(window: Any, table: Any, setups: Any, tmp_path: Path) -> None:
    table.sit_down(setups())
    table.start()
    table.move("h2e2")
    copy = tmp_path / "renamed.pgn"
    window.playing.session.save_as(tmp_path / "copy.chuhe")
    (tmp_path / "copy.chuhe").rename(copy)
    window.games.leave()
    window.files.open(copy)
    assert [ply.uci for ply in window.playing.game.plies] == ["h2e2"]


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_game_that_is_played_stays_locked_when_it_is_opened_by_another_name(
    link: Any, window: Any, table: Any, setups: Any, tmp_path: Path
) -> None:
    table.sit_down(setups())
    table.start()
    path = window.playing.session.journal.path
    other = tmp_path / "other.pgn"
    link(path, other)
    window.files.open(other)
    assert "open in another window" in told(window)
    assert window.playing.session.journal.path == path
    assert os.system(_opens(path)) != 0
    with pytest.raises(JournalHeld):
        Journal.open(path)


@pytest.mark.parametrize("name", ["x" * 300, "file/x.pgn", "folder"])
def test_a_place_that_takes_no_file_is_a_sentence(
    name: str, window: Any, table: Any, setups: Any, asker: Any, tmp_path: Path
) -> None:
    table.sit_down(setups())
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    asker.answer = tmp_path / name
    for save in (window.files.export, window.files.save_copy):
        save()
        if window.playing.page.question.question.name == "overwrite":
            window.playing.page.question.button("yes").click()
        assert told(window).startswith("Not saved: ")


def _opens(path: Path) -> str:
    """A command of another process that succeeds where the file can be written."""
    code = f"import sqlite3; sqlite3.connect({str(path)!r}, timeout=0).execute('BEGIN IMMEDIATE')"
    return f'python3 -c "{code}" 2>/dev/null'


def test_a_paper_never_takes_the_name_of_a_game(
    window: Any, table: Any, setups: Any, asker: Any, tmp_path: Path
) -> None:
    table.sit_down(setups())
    table.start()
    path = window.playing.session.journal.path
    asker.answer = path
    for save in (window.files.export, window.files.save_sheet):
        save()
        window.playing.page.question.button("yes").click()
        assert told(window) == "Not saved: This is the name of a game. Choose another name."
    table.move("h2e2")
    window.playing.session.close()
    with Journal.open(path) as journal:
        assert len(journal.events()) == len(window.playing.game.log)
    with pytest.raises(NameOfGame):
        write_paper(tmp_path / "NEW.CHUHE", b"")
    assert not (tmp_path / "NEW.CHUHE").exists()
