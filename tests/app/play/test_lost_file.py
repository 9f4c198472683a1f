"""The file of a game is taken away, replaced or cut off while the game is open: nothing of the game is lost."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.session import GameSession
from engine.base import Side
from engine.game import Game, JournalMissing, Phase, list_games, resume
from engine.xiangqi import Position


def removed(path: Path) -> None:
    path.unlink()


def replaced(path: Path) -> None:
    path.unlink()
    path.write_bytes(b"something else")


def folder_removed(path: Path) -> None:
    for file in path.parent.iterdir():
        file.unlink()
    path.parent.rmdir()


def cut_off(path: Path) -> None:
    os.truncate(path, 0)


HARMS = [removed, replaced, folder_removed, cut_off]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


@pytest.fixture
def session(qapp: QApplication, games: Path, counters: Any, setups: Any) -> Iterator[GameSession]:
    """A game with one move and a running clock."""
    setup = setups()
    made = GameSession.create(games / f"{setup.uuid}.chuhe", setup, counters.clockwork)
    made.start()
    counters.pass_ms(300)
    made.move("h2e2")
    yield made
    made.close()


def kept(folder: Path) -> list[Game]:
    """The games that can be taken up again from a folder."""
    found = []
    for summary in list_games(folder, Position):
        if summary.error is None:
            again = resume(summary.path, Position, "2026-11-29T15:00:00+08:00")
            again.journal.close()
            found.append(again.game)
    return found


@pytest.mark.parametrize("harm", HARMS)
@pytest.mark.parametrize("act", [lambda session: session.move("h9g7"), lambda session: session.beat()])
def test_the_game_goes_on_in_a_new_file_paused_as_of_the_last_sign_of_life(
    harm: Callable[[Path], None],
    act: Callable[[GameSession], object],
    session: GameSession,
    games: Path,
    counters: Any,
) -> None:
    told: list[str] = []
    session.rewritten.connect(lambda: told.append("anew"))
    session.broken.connect(lambda _: told.append("broken"))
    harm(session.journal.path)
    counters.pass_ms(200)
    act(session)
    assert (told, session.game.phase, len(session.game.plies)) == (["anew"], Phase.PAUSED, 1)
    assert session.go_on()
    counters.pass_ms(1_500)
    assert session.move("h9g7")
    log = session.game.log
    session.close()
    assert [game.log[: len(log)] for game in kept(games)] == [log]
    assert session.game.plies[0].used_ms == 300


@pytest.mark.parametrize("harm", HARMS)
def test_a_game_that_stands_still_is_kept_when_it_is_left(
    harm: Callable[[Path], None], session: GameSession, games: Path
) -> None:
    session.resign(Side.BLACK)
    harm(session.journal.path)
    session.close()
    (game,) = kept(games)
    assert game.outcome == session.game.outcome


def test_a_place_that_keeps_nothing_is_told_the_second_time(session: GameSession) -> None:
    session.journal.path.unlink()
    session.beat()
    assert session.error is None
    session.go_on()
    session.journal.path.unlink()
    session.beat()
    assert isinstance(session.error, JournalMissing)
    assert session.game.phase is Phase.RUNNING
    session.move_to(session.journal.path.with_name("free.chuhe"))
    assert session.game.phase is Phase.PAUSED
