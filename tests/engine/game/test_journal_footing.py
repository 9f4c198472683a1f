"""What becomes of a journal whose file is taken away, replaced or cut off while it is open."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.base import Stamp
from engine.game import Game, Journal, JournalDamaged, JournalError, JournalMissing, discard


@pytest.fixture
def game(started: Callable[..., Any]) -> Game:
    played: Game = started("standard-1999").play("h2e2", "h9g7", "h0g2").game
    return played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "b2f0.chuhe"


def removed(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere.chuhe"))


def folder_moved(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def replaced(path: Path) -> None:
    path.rename(path.with_name("elsewhere.chuhe"))
    path.write_bytes(b"something else")


def log_removed(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


def cut_off(path: Path) -> None:
    os.truncate(path, 100)


@pytest.mark.parametrize(
    ("harm", "kind"),
    [
        (removed, JournalMissing),
        (moved, JournalMissing),
        (folder_moved, JournalMissing),
        (replaced, JournalMissing),
        (log_removed, JournalMissing),
        (cut_off, JournalDamaged),
    ],
)
def test_nothing_is_confirmed_that_no_file_would_keep(
    harm: Callable[[Path], None], kind: type[JournalError], tmp_path: Path, game: Game
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    with Journal.create(folder / "b2f0.chuhe", game.log) as journal:
        journal.append(game.pause(Stamp(game.now_ms)))
        harm(journal.path)
        for act in (lambda: journal.append(game.log[-1:]), journal.check):
            with pytest.raises(kind):
                act()
        copy = tmp_path / "copy.chuhe"
        journal.save_as(copy)
    with Journal.open(copy) as whole:
        assert len(whole.events()) == len(game.log) + 1


def test_a_new_file_inherits_no_log_of_one_that_is_gone(path: Path, game: Game, tmp_path: Path) -> None:
    with Journal.create(path, game.log) as journal:
        journal.append(game.pause(Stamp(game.now_ms)))
        left = path.with_name(path.name + "-wal").read_bytes()
    path.unlink()
    path.with_name(path.name + "-wal").write_bytes(left)
    with Journal.create(path, game.log) as again:
        assert again.events() == game.log


@pytest.mark.parametrize("name", ["x" * 300 + ".chuhe", "file/x.chuhe"])
def test_a_name_that_can_be_none_is_an_error_of_the_journal(name: str, tmp_path: Path, game: Game) -> None:
    (tmp_path / "file").touch()
    for act in (Journal.open, discard, lambda path: Journal.create(path, game.log)):
        with pytest.raises(JournalError):
            act(tmp_path / name)
