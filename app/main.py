"""The program with a window: ``chuhe`` and ``chuhe GAME``."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import MutableMapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.cli import CLOCK
from app.crash import CrashLog
from app.folders import data_folder, fault_log
from app.looks import start_styled
from app.program import Program
from app.window import MainWindow

SIGNALLED = 128
"""What shells add to the number of the signal that ended a program."""


def run_gui(argv: Sequence[str], heard: bool = True) -> int:
    """Open the window, with the game named first in ``argv`` if one is, or with the clock alone; the exit code of the
    program.

    ``heard``: it may make sounds.

    Whoever starts the program with a window may switch the collector of garbage off: it is on when the window stands.
    """
    name_input_methods(os.environ)
    app = QApplication.instance() or start_styled([sys.argv[0], *argv])
    assert isinstance(app, QApplication)
    app.setApplicationName("Chuhe")
    app.setDesktopFileName("chuhe")
    data = data_folder()
    log = CrashLog(fault_log(data))
    log.install()
    program = Program(app, data, MainWindow, heard=heard)
    window = program.open_window()
    window.woke.connect(gc.enable)
    window.woke.connect(partial(_heed_signals, program))
    if argv[:1] == [CLOCK]:
        window.pages.open_clock(*argv[1:])
    elif argv:
        window.files.open(Path(argv[0]))
    return app.exec()


def name_input_methods(environment: MutableMapping[str, str]) -> None:
    """Let Fcitx, by which many write Chinese on Linux, be reached as IBus: Qt's packages have no plugin of its own.

    As IBus's portal it always answers; the address that IBus's own programs look for is at times not written.
    """
    if environment.get("QT_IM_MODULE", "").startswith("fcitx") and "QT_IM_MODULES" not in environment:
        environment.update({"QT_IM_MODULES": "fcitx;ibus", "IBUS_USE_PORTAL": "1"})


def _heed_signals(program: Program) -> None:
    """From here on a signal to end closes the games first; before, there is none to close."""
    from app.signals import Endings

    endings = Endings(program)
    endings.asked.connect(partial(_leave, program))


def _leave(program: Program, number: int) -> None:
    end_games(program)
    QApplication.exit(SIGNALLED + number)


def end_games(program: Program) -> None:
    """Close the games of all windows without a question: each is kept, and stands as of now."""
    for window in program.windows:
        if window.playing is not None:
            window.playing.session.close()
