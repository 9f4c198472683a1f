"""The power fails: at whatever moment the program dies, the game that is opened again holds all that was confirmed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.base import Side
from engine.game import Game, Journal, Phase, list_games, resume
from engine.xiangqi import Position

HERE = Path(__file__).parent
WALL = "2026-05-03T12:00:00+08:00"


class Confirmed(NamedTuple):
    """What the player had printed when it died: its last file, and the hash of each event."""

    path: Path
    hashes: list[str]


def play_and_kill(folder: Path, seed: int, after_s: float) -> Confirmed:
    """Let a player play, and kill it ``after_s`` after its first word."""
    command = [sys.executable, str(HERE / "player.py"), str(folder), str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(HERE.parents[2])}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as player:
        assert player.stdout is not None
        first = player.stdout.readline()
        time.sleep(after_s)
        player.kill()
        words = first + player.stdout.read()
    return _read(words)


def _read(words: str) -> Confirmed:
    found = Confirmed(Path(), [])
    # a line cut short by the kill confirms nothing
    for line in words[: words.rfind("\n")].splitlines():
        word, rest = line.split(" ", 1)
        if word == "game":
            found = Confirmed(Path(rest), [])
        else:
            assert int(word) == len(found.hashes) + 1
            found.hashes.append(rest)
    return found


def check_resumed(confirmed: Confirmed, used_by_stamps_of: Callable[..., dict[Side, int]]) -> int:
    """Everything that was confirmed is there, and the clocks are right; returns how many events more were found."""
    again = resume(confirmed.path, Position, WALL)
    with again.journal as journal:
        alive = journal.last_sign_of_life
        log = again.game.log
        assert [journal.hash_of(seq) for seq in range(1, len(confirmed.hashes) + 1)] == confirmed.hashes
        assert again.game.phase in (Phase.SETUP, Phase.PAUSED, Phase.OVER)
        used = {side: again.game.clock.face(side, alive.ms + 10**6).used for side in Side}
        assert used == used_by_stamps_of(log, alive.ms)
        assert alive.ms >= max(event.stamp.ms for event in log)
        assert again.gap_ms is not None
        assert again.gap_ms >= 0
    with Journal.open(confirmed.path) as journal:
        assert Game.of(journal.events(), Position) == again.game
    written = [event for event in log if getattr(event, "cause", None) != "interrupted"]
    return len(written) - len(confirmed.hashes)


def kill_often(folder: Path, seed: int, times: int, used_by_stamps_of: Any) -> tuple[int, int]:
    """Events confirmed, and events found beyond those, over all kills."""
    dice, confirmed_events, unconfirmed = Random(seed), 0, 0
    for number in range(times):
        confirmed = play_and_kill(folder, seed * 1_000 + number, dice.uniform(0, 0.5))
        more = check_resumed(confirmed, used_by_stamps_of)
        # the event under way, committed but not yet told
        assert 0 <= more <= 1
        unconfirmed += more
        confirmed_events += len(confirmed.hashes)
    return confirmed_events, unconfirmed


def test_a_killed_program_loses_nothing_it_confirmed(tmp_path: Path, used_by_stamps_of: Any) -> None:
    events, _ = kill_often(tmp_path, 1, 10, used_by_stamps_of)
    assert events > 100
    games = list_games(tmp_path, Position)
    assert all(game.error is None for game in games)
    unfinished = [game.unfinished for game in games]
    assert unfinished == sorted(unfinished, reverse=True)
    assert sum(unfinished) >= 10


@pytest.mark.long
def test_nor_if_it_is_killed_two_hundred_times(tmp_path: Path, used_by_stamps_of: Any) -> None:
    events, unconfirmed = kill_often(tmp_path, 2, 200, used_by_stamps_of)
    print(f"200 kills: {events} events confirmed, all found; {unconfirmed} more were committed but not yet told")
    assert events > 5_000
