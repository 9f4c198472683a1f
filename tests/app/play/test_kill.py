"""The whole program is killed in the middle of a game: every move it had shown is there at the next start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.base import Side
from engine.game import Paused, Phase, Started

ROOT = Path(__file__).parents[3]

PLAYER = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from app.orders import GameOrder, setup_of
from app.profiles import load_profiles
from app.program import Program
from app.session import GameSession
from app.settings import NewGameValues
from app.window import MainWindow

app = QApplication(["chuhe"])
program = Program(app, Path(sys.argv[1]), MainWindow)
window = program.open_window()
program.prepare_folder()
setup = setup_of(GameOrder(NewGameValues(scheme="6.5", minutes=10), load_profiles()[0]))
window.games.play(GameSession.create(program.games / f"{setup.uuid}.chuhe", setup, program.clockwork))
session = window.playing.session
session.start()
moves = ["h0g2", "h9g7", "g2h0", "g7h9"]
while True:
    move = moves[len(session.game.plies) % 4]
    session.move(move)
    app.processEvents()
    print(len(session.game.plies), session.now_ms(), flush=True)
"""


@pytest.mark.parametrize("shown", [1, 14, 37])
def test_every_move_that_was_shown_is_there_after_a_kill(data: Path, program: Any, table: Any, shown: int):
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(data)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as player:
        assert player.stdout is not None
        for line in player.stdout:
            plies, ms = map(int, line.split())
            if plies >= shown:
                player.kill()
                break
    table.window.show_start()
    (card,) = table.window.start.cards
    QTest.mouseClick(card.buttons["resume"], Qt.MouseButton.LeftButton)
    game = table.game
    assert plies <= len(game.plies) <= plies + 60
    assert game.phase is Phase.PAUSED
    assert game.plies[plies - 1].stamp.ms <= ms
    started, paused = (next(e for e in game.log if isinstance(e, kind)) for kind in (Started, Paused))
    assert sum(table.used(side) for side in Side) == paused.stamp.ms - started.stamp.ms
