"""The program with a window: ``chuhe`` and ``chuhe GAME``."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping, Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.crash import CrashLog
from app.folders import data_folder, fault_log
from app.icons import program_icon
from app.program import Program
from app.texts.files import settings_repaired
from app.window import MainWindow


def run_gui(argv: Sequence[str]) -> int:
    """Open the window, with the game named first in ``argv`` if one is; the exit code of the program."""
    name_input_methods(os.environ)
    app = QApplication.instance() or QApplication([sys.argv[0], *argv])
    assert isinstance(app, QApplication)
    app.setApplicationName("Chuhe")
    app.setDesktopFileName("chuhe")
    app.setWindowIcon(program_icon())
    data = data_folder()
    log = CrashLog(fault_log(data))
    log.install()
    program = Program(app, data, MainWindow)
    window = program.open_window()
    if program.settings.repaired:
        window.tell(settings_repaired())
    if argv:
        window.files.open(Path(argv[0]))
    return app.exec()


def name_input_methods(environment: MutableMapping[str, str]) -> None:
    """Let Fcitx, by which many write Chinese on Linux, be reached as IBus: Qt's packages have no plugin of its own.

    As IBus's portal it always answers; the address that IBus's own programs look for is at times not written.
    """
    if environment.get("QT_IM_MODULE", "").startswith("fcitx") and "QT_IM_MODULES" not in environment:
        environment.update({"QT_IM_MODULES": "fcitx;ibus", "IBUS_USE_PORTAL": "1"})
