"""The stage of the demonstration: the program with its window, data of its own, and people who play by the script."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.demo.errors import DemoFailed, expect
from app.demo.hands import HandClock, click, press_space
from app.orders import GameOrder
from app.play import questions
from app.play.controller import PlayController
from app.program import Program
from app.session import GameSession
from app.window import MainWindow
from engine.base import Side
from engine.game import Game
from engine.records import RecordPly

WIDTH, HEIGHT = 1280, 800
STEP_MS = 2_000
"""The longest the program may seem to sleep without taking it for a gap."""
PRESS_MS = 700
"""From the move on the board to the press of the clock."""


class Stage:
    """Program, window and hands. ``data`` takes the place of the user's data folder.

    The counters are moved on by hand, unless the stage is ``live``.
    """

    def __init__(self, data: Path, *, live: bool = False) -> None:
        app = QApplication.instance() or QApplication(["chuhe"])
        expect(isinstance(app, QApplication), "there is an application without windows in this process")
        assert isinstance(app, QApplication)
        self._app = app
        self.clock = HandClock()
        self.program = Program(app, data, MainWindow, None if live else self.clock.clockwork)
        self.program.change(animation=False)
        self.window = self.program.open_window()
        self.window.resize(WIDTH, HEIGHT)
        self.settle()

    @property
    def play(self) -> PlayController:
        """The game in the window. Raises DemoFailed."""
        playing = self.window.playing
        if playing is None:
            raise DemoFailed("there is no game in the window")
        return playing

    @property
    def session(self) -> GameSession:
        return self.play.session

    @property
    def game(self) -> Game:
        return self.play.game

    def settle(self) -> None:
        """Let layouts and paint events that wait be dealt with."""
        self._app.processEvents()

    def begin(self, order: GameOrder) -> None:
        """Set up the game that the new-game page ordered, and start the clock."""
        self.window.ask_new_game()
        self.window.pages.new_game.ordered.emit(order)
        self.sit_down()
        self.answer(questions.YES)

    def sit_down(self) -> None:
        """Be ready to play the game in the window, by hands that wait for no animation."""
        self.play.page.board.set_animated(False)
        self.settle()

    def answer(self, key: str) -> None:
        """Click the answer to what the page asks."""
        self.settle()
        click(self.play.page.question.button(key))

    def act(self, name: str) -> None:
        """Choose an entry of the menus."""
        self.window.menus.actions[name].trigger()

    def think(self, ms: int) -> None:
        """Time passes while the program runs."""
        while ms > 0:
            step = min(ms, STEP_MS)
            self.clock.move_on(step)
            self.session.beat()
            ms -= step

    def move(self, ply: RecordPly, thought_ms: int = 0) -> None:
        """A move by two clicks, then the press: together the time of the script, of which a part has passed already.

        The move that ends the game needs no press.
        """
        board = self.play.page.board
        used = ply.used_ms or 0
        last = self._ends(ply)
        self.think(used - thought_ms - (0 if last else PRESS_MS))
        for point in (ply.move.origin, ply.move.target):
            click(board, QPointF(*board.board_geometry.point_to_xy(point)))
        if not last:
            self.think(PRESS_MS)
            press_space(self.window)

    def _ends(self, ply: RecordPly) -> bool:
        return self.game.position.apply(ply.move.uci).outcome() is not None

    def picture(self, language: str) -> QImage:
        """The window as it is painted in a language."""
        self.program.change_language(language)
        self.settle()
        return self.window.grab().toImage()

    def used(self) -> dict[Side, int]:
        """The time each side has used by now, in ms."""
        now = self.session.now_ms()
        return {side: self.game.clock.face(side, now).used for side in Side}

    def copy_as_killed(self, folder: Path) -> Path:
        """A copy of the journal's files as they lie on the disk this instant: what a kill would leave."""
        folder.mkdir(parents=True, exist_ok=True)
        path = self.session.journal.path
        for name in (path.name, f"{path.name}-wal"):
            if path.with_name(name).exists():
                shutil.copyfile(path.with_name(name), folder / name)
        return folder / path.name

    def close(self) -> None:
        """Put everything away."""
        if self.window.playing is not None:
            self.window.playing.session.close()
        self.window.hide()
        self.window.deleteLater()
        self.program.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
