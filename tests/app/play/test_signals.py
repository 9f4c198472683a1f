"""A signal that ends the program closes its games first, and never strikes within an act."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.main import end_games
from app.signals import ENDINGS, Endings
from engine.base import Side
from engine.game import Phase, resume
from engine.xiangqi import Position

ROOT = Path(__file__).parents[3]
PROGRAM = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app.main import run_gui

number = int(sys.argv[1])
before = signal.getsignal(number)

def strike_when_heeded():
    if signal.getsignal(number) is before:
        return
    timer.stop()
    os.kill(os.getpid(), number)

app = QApplication([])
timer = QTimer()
timer.timeout.connect(strike_when_heeded)
timer.start(1)
sys.exit(run_gui([]))
"""


@pytest.fixture
def endings(qapp: QApplication) -> Iterator[Endings]:
    made = Endings(qapp)
    yield made
    made.close()
    made.deleteLater()


@pytest.mark.parametrize("number", ENDINGS)
def test_a_signal_is_told_between_two_events(number: signal.Signals, endings: Endings, qtbot: QtBot) -> None:
    told: list[int] = []
    endings.asked.connect(told.append)
    os.kill(os.getpid(), number)
    assert told == []
    qtbot.waitUntil(lambda: told == [number])


def test_signals_are_given_back(qapp: QApplication) -> None:
    before = [signal.getsignal(number) for number in ENDINGS]
    made = Endings(qapp)
    assert [signal.getsignal(number) for number in ENDINGS] != before
    made.close()
    assert [signal.getsignal(number) for number in ENDINGS] == before


def test_games_are_closed_as_of_the_moment(table: Any, setups: Any, counters: Any) -> None:
    table.sit_down(setups())
    table.start()
    table.move("h2e2")
    counters.pass_ms(730)
    path = table.play.session.journal.path
    end_games(table.window.program)
    again = resume(path, Position, counters.wall())
    again.journal.close()
    assert again.game.phase is Phase.PAUSED
    assert again.game.clock.face(Side.BLACK, again.game.now_ms).used == 730


@pytest.mark.parametrize("number", ENDINGS)
def test_the_program_ends_with_the_code_of_the_signal(number: signal.Signals, tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "CHUHE_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(int(number))],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        timeout=50,
        check=False,
    )
    assert done.returncode == 128 + number
    assert b"Traceback" not in done.stderr
