"""A process of sound as the window has it: started, handed lines, never waited for."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal, Slot

from app import assets

LAST_MS = 200
"""So long it is seen to that a process is gone."""


def program(*arguments: str) -> tuple[str, list[str]]:
    """How this very program is started once more: the file it is, or the Python that runs it."""
    if getattr(sys, "frozen", False):
        return sys.executable, [*arguments]
    return sys.executable, ["-P", "-m", "app", *arguments]


class Helper(QObject):
    """One such process. What is handed to it after it ended goes nowhere.

    Signals:
        answered(object): it told something: a dict.
    """

    answered = Signal(object)

    def __init__(self, command: tuple[str, Sequence[str]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = QProcess(self)
        self._process.setProgram(command[0])
        self._process.setArguments(list(command[1]))
        self._process.setProcessEnvironment(_environment())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.start()

    @property
    def runs(self) -> bool:
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def send(self, **request: Any) -> None:
        """Hand over a request."""
        if self.runs:
            self._process.write(json.dumps(request, ensure_ascii=False).encode() + b"\n")

    @Slot()
    def close(self) -> None:
        """End the process, in the middle of a sound too: it keeps nothing."""
        if self.runs:
            self._process.kill()
            self._process.waitForFinished(LAST_MS)

    @Slot()
    def _read(self) -> None:
        while self._process.canReadLine():
            try:
                answer = json.loads(bytes(self._process.readLine().data()))
            except ValueError:
                continue
            if isinstance(answer, dict):
                self.answered.emit(answer)


def _environment() -> QProcessEnvironment:
    """Ours, with the place of this package: a checkout is not always installed."""
    environment = QProcessEnvironment.systemEnvironment()
    known = environment.value("PYTHONPATH")
    here = str(assets.PACKAGE.parent)
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, (here, known))))
    return environment
