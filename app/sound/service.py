"""What a process of sound does: it takes one JSON object a line and plays or speaks, until its input ends.

Answers are JSON lines too; see `player.Player` and `voice.Voice` for both.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Mapping
from threading import Thread
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from app.commands import streams
from app.sound.player import Player
from app.sound.voice import Voice

KINDS: dict[str, type[Player | Voice]] = {"play": Player, "say": Voice}


class Lines(QObject):
    """The lines of standard input, read in a thread so that Qt's own work goes on.

    Signals:
        came(object): a line with an object.
        ended(): there will be no more.
    """

    came = Signal(object)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._thread = Thread(target=self._read, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def finish(self) -> None:
        """See the thread end: it may still be about to tell that."""
        self._thread.join()

    def _read(self) -> None:
        for raw in sys.stdin.buffer:
            value = _object(raw)
            if value is not None:
                self.came.emit(value)
        self.ended.emit()


class _Answers(QObject):
    """Writes what is told to standard output."""

    @Slot(object)
    def write(self, value: Mapping[str, Any]) -> None:
        streams.emit(value)


def _object(raw: bytes) -> Mapping[str, Any] | None:
    """The object of a line, None where it has none."""
    try:
        value = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def serve(kind: str) -> int:
    """Play or speak until the input ends. A key that stops the window must not stop this first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    app = QCoreApplication.instance() or QCoreApplication([])
    servant, lines, answers = KINDS[kind](), Lines(), _Answers()
    servant.told.connect(answers.write)
    servant.prepare()
    lines.came.connect(servant.take)
    lines.ended.connect(app.quit)
    lines.start()
    code = app.exec()
    lines.finish()
    return code
