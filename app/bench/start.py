"""The start of the program beside that of a bare window, and what it costs while nothing happens but time."""

from __future__ import annotations

import sys
from tempfile import TemporaryDirectory

from app.bench.child import ask, is_bundle, own_program, seconds_to_sign
from app.bench.figure import Effort, Measured

OURS = "from app.bench.start_probe import start_until_painted; start_until_painted()"
BARE = """
import os, sys
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.fillRect(self.rect(), 0x8866aa)
        painter.end()
        os.write(1, b"painted\\n")
        os._exit(0)

app = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""


def measure_start(effort: Effort) -> Measured:
    """Seconds from the start of the process to the first painted board, and to a painted bare window.

    Both find their modules compiled, as an installed program does, and ours the picture of its first board, as any
    start but the very first does: a run that is not counted sees to it.
    """
    ours: list[float] = []
    bare: list[float] = []
    with TemporaryDirectory(prefix="chuhe-bench-", ignore_cleanup_errors=True) as folder:
        places = {"CHUHE_DATA": folder, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        for counted in range(effort.choose(0, 1), effort.runs + 1):
            mine = seconds_to_sign(_own_start(), **places)
            other = [] if is_bundle() else [seconds_to_sign([sys.executable, "-c", BARE], **places)]
            if counted:
                ours.append(mine)
                bare += other
    return Measured(tuple(ours), tuple(bare))


def _own_start() -> list[str]:
    """The program itself. A bundle has to find the probe among its commands, which a person's start never loads."""
    return [*own_program(), "bench", "--probe", "start"] if is_bundle() else [sys.executable, "-c", OURS]


def measure_idle(effort: Effort) -> Measured:
    """Per cent of a core that the window takes while a clock runs and nobody does anything."""
    seconds = str(effort.choose(4, 1))
    return Measured(tuple(ask("idle", seconds) for _ in range(effort.runs)))
