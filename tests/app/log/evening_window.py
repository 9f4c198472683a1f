"""The evening in the real window: ``python evening_window.py FOLDER PART``, as evening.py.

Part 3 ends with the log written to ``log.pdf`` by its entry in the menu.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from evening import PARTS, setup
from PySide6.QtWidgets import QApplication

from app.program import Program
from app.session import GameSession
from app.timing import Clockwork
from app.window import MainWindow
from engine.base import Stamp
from engine.game import Event, Game


class InWindow:
    """A game in the window. The counters go on by a second, as heartbeats come, so that nothing seems to hang."""

    def __init__(self, folder: Path, wall: str) -> None:
        self._ns, self._day = 0, datetime.fromisoformat(wall)
        clockwork = Clockwork(lambda: self._ns, self._now)
        self._app = QApplication(["chuhe"])
        self.program = Program(self._app, folder / "data", MainWindow, clockwork)
        self.window = self.program.open_window()
        path = folder / "evening.chuhe"
        begun = path.exists()
        session = GameSession.resume(path, clockwork) if begun else GameSession.create(path, setup(), clockwork)
        self.window.games.play(session)

    @property
    def session(self) -> GameSession:
        assert self.window.playing is not None
        return self.window.playing.session

    def _now(self) -> str:
        return (self._day + timedelta(microseconds=self._ns / 1_000)).isoformat()

    def play(self, steps: Iterable[tuple[Any, ...]]) -> InWindow:
        for wait, act, *arguments in steps:
            for _ in range(wait):
                self._ns += 1_000_000_000
                self.session.beat()
            more = arguments.pop() if arguments and isinstance(arguments[-1], dict) else {}
            assert self.session.enact(partial(done, act, arguments, more)), act
            self._app.processEvents()
        return self

    def write_log(self, path: Path) -> None:
        """Choose the entry of the menu, and the file in its dialog."""
        asker = self.window.files.asker
        asker.ask = lambda _request, then: then(path)
        self.window.menus.actions["log"].trigger()


def done(act: str, arguments: list[Any], more: dict[str, Any], game: Game, stamp: Stamp) -> tuple[Event, ...]:
    if act == "call_first_due":
        act, arguments = "call_due", [game.fouls_due[0]]
    events: tuple[Event, ...] = getattr(game, act)(*arguments, stamp=stamp, **more)
    return events


def main(folder: str, part: str) -> None:
    place, (steps, wall) = Path(folder), PARTS[part]
    shown = InWindow(place, wall).play(steps)
    if part == "3":
        shown.write_log(place / "log.pdf")
    print(len(shown.session.game.log), flush=True)
    time.sleep(600)


if __name__ == "__main__":
    main(*sys.argv[1:])
