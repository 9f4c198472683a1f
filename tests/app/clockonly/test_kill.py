"""The program is killed while a clock stands alone: every press that was shown is there at the next start."""

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
PRESSER = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from app.program import Program
from app.window import MainWindow

app = QApplication(["chuhe"])
window = Program(app, Path(sys.argv[1]), MainWindow).open_window()
window.pages.open_clock("60+30")
while True:
    window.playing.clock.press_key(Qt.Key.Key_Space)
    app.processEvents()
    session = window.playing.session
    print(len(session.game.plies), session.now_ms(), flush=True)
"""


@pytest.mark.parametrize("shown", [1, 24])
def test_every_press_that_was_shown_is_there_after_a_kill(data: Path, program: Any, table: Any, shown: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PRESSER, str(data)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as presser:
        assert presser.stdout is not None
        for line in presser.stdout:
            presses, ms = map(int, line.split())
            if presses >= shown:
                presser.kill()
                break
    table.window.show_start()
    (card,) = table.window.start.cards
    QTest.mouseClick(card.buttons["resume"], Qt.MouseButton.LeftButton)
    game = table.game
    assert presses <= len(game.plies) <= presses + 60
    assert game.phase is Phase.PAUSED
    assert game.plies[presses - 1].stamp.ms <= ms
    started, paused = (next(e for e in game.log if isinstance(e, kind)) for kind in (Started, Paused))
    assert sum(table.used(side) for side in Side) == paused.stamp.ms - started.stamp.ms
