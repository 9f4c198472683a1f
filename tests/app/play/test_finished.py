"""The finished games on the first page: what is told of them, and how little is read for it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from app import shelf as shelves
from app.session import GameSession
from app.shelf import MOST, SUMMARIES, Shelf
from engine.base import Side


@pytest.fixture
def finish(program: Any, counters: Any, setups: Any) -> Any:
    """Plays a short game to its end and puts it where finished games are, each an hour after the one before."""
    made: list[Path] = []

    def play(**values: str) -> Path:
        folder = program.games / "finished"
        folder.mkdir(parents=True, exist_ok=True)
        setup = setups(**values)
        path = folder / f"{setup.uuid}.chuhe"
        session = GameSession.create(path, setup, counters.clockwork)
        session.start()
        session.move("h2e2")
        session.resign(Side.BLACK)
        session.close()
        made.append(path)
        os.utime(path, (1_700_000_000 + 3_600 * len(made),) * 2)
        return path

    return play


@pytest.fixture
def read(qtbot: Any) -> Any:
    """Looks at a folder and waits until all of it was read; the rows told last."""

    def look(folder: Path) -> tuple[list[Any], bool]:
        shelf, told = Shelf(), []
        shelf.rows_changed.connect(lambda rows, more: told.append((rows, more)))
        shelf.look(folder)
        qtbot.waitUntil(lambda: not shelf._timer.isActive())
        return told[-1]

    return look


def settled(window: Any, qtbot: Any) -> Any:
    """The list once everything was read."""
    window.show_start()
    qtbot.waitUntil(lambda: not shelf_of(window)._timer.isActive())
    return window.start.finished


def shelf_of(window: Any) -> Shelf:
    return window.findChild(Shelf)


def test_finished_games_are_listed_the_latest_first(finish: Any, window: Any, qtbot: Any):
    finish(red="Wang", black="Li", event="Cup", round="3", board_no="5")
    finish(red="Chen", black="Zhao")
    rows = settled(window, qtbot)._rows
    assert [(row.title, row.result) for row in rows] == [("Chen – Zhao", "Red wins"), ("Wang – Li", "Red wins")]
    assert rows[1].detail == "2026-11-29　Cup　Round 3　Board 5　Black resigned (4.1.9)"


def test_a_click_looks_at_the_game_and_its_score_sheet_can_be_made_there(
    finish: Any, window: Any, qtbot: Any, asker: Any, tmp_path: Path
):
    finish(red="Wang", black="Li")
    games = settled(window, qtbot).games
    place = games.visualItemRect(games.item(0)).center()
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.playing is None
    assert window.game.reviewed.headings.red.name == "Wang"
    asker.answer = tmp_path / "sheet.pdf"
    QTest.mouseClick(window.game.page.top.sheet, Qt.MouseButton.LeftButton)
    assert asker.answer.read_bytes().startswith(b"%PDF")


def test_a_game_that_has_just_ended_is_in_the_list_when_its_page_is_left(table: Any, setups: Any, qtbot: Any):
    table.sit_down(setups())
    table.start()
    table.play.session.resign(Side.RED)
    table.click(table.page.top.back)
    qtbot.waitUntil(lambda: table.window.start.finished.games.count() == 1)
    assert table.window.start.finished._rows[0].result == "Black wins"


def test_a_game_that_was_read_once_is_not_opened_again(finish: Any, read: Any, monkeypatch: Any):
    folder = finish(red="Wang").parent
    first = read(folder)
    monkeypatch.setattr(shelves.Summary, "of", None)
    assert read(folder) == first


def test_a_game_whose_file_changed_is_read_again(finish: Any, read: Any):
    path = finish(red="Wang")
    read(path.parent)
    other = finish(red="Chen")
    os.replace(other, path)
    assert [row.title for row in read(path.parent)[0]] == ["Chen – Li"]


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"a": 1}', "[" * 100_000, '{"%s": {"red": 1}}', '{"%s": {"winner": "nobody"}}']
)
def test_a_damaged_file_of_summaries_costs_only_time(finish: Any, read: Any, text: str):
    path = finish(red="Wang")
    expected = read(path.parent)
    (key,) = json.loads((path.parent / SUMMARIES).read_text("utf-8"))
    (path.parent / SUMMARIES).write_text(text.replace("%s", key), "utf-8")
    assert read(path.parent) == expected


def test_a_damaged_game_is_in_the_list_with_what_is_wrong(finish: Any, read: Any):
    path = finish(red="Wang")
    path.write_bytes(b"not a database")
    ((row,), _) = read(path.parent)
    assert (row.title, row.result) == (path.name, "")
    assert row.detail == "This is not a game of Chuhe."


def test_of_many_games_the_latest_are_read_and_the_others_can_be_opened(
    finish: Any, window: Any, asker: Any, qtbot: Any, monkeypatch: Any
):
    monkeypatch.setattr(shelves, "MOST", 2)
    assert MOST == 50
    for name in ("Wang", "Chen", "Sun"):
        finish(red=name)
    finished = settled(window, qtbot)
    assert [row.title for row in finished._rows] == ["Sun – Li", "Chen – Li"]
    QTest.mouseClick(finished.older, Qt.MouseButton.LeftButton)
    assert asker.asked[-1].folder == window.program.games / "finished"


def test_without_finished_games_there_is_no_list(window: Any):
    assert window.start.finished.isHidden()


def test_a_file_to_open_is_looked_for_among_the_finished_games(finish: Any, window: Any, asker: Any):
    folder = finish().parent
    window.files.ask_open()
    assert asker.asked[-1].folder == folder


def test_before_a_game_is_finished_it_is_looked_for_where_files_were_used_last(
    window: Any, program: Any, asker: Any, tmp_path: Path
):
    program.prepare_folder()
    (program.games / "finished").mkdir()
    window.files.ask_open()
    assert asker.asked[-1].folder == program.games, "better than a home with nothing in it"
    program.settings.change(folder=str(tmp_path))
    window.files.ask_open()
    assert asker.asked[-1].folder == tmp_path


def test_in_a_small_window_an_unfinished_game_is_whole_above_the_list(
    finish: Any, window: Any, qtbot: Any, table: Any, setups: Any
):
    finish()
    table.sit_down(setups(event="Cup"))
    window.games.leave()
    window.resize(853, 533)
    settled(window, qtbot)
    window.show_start()
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()
    (card,) = window.start.cards
    assert card.visibleRegion().boundingRect() == card.rect()
    assert window.start.finished.games.viewport().height() >= window.start.finished.games.sizeHintForRow(0)
