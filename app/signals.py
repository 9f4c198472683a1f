"""Signals that end the program, as a terminal, a logout or a shutdown sends them: the games are closed first."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

ENDINGS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Endings(QObject):
    """Turns such signals into one of Qt's, told between two events and never within one.

    Python's own way, an exception wherever the program happens to be, could part what a journal has from what is shown.

    Signals:
        asked(int): the program shall end; the number of the signal.
    """

    asked = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ours, self._theirs = socket.socketpair()
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        self._before = {number: signal.signal(number, _noted) for number in ENDINGS}
        self._wakeup = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)

    def close(self) -> None:
        """Leave signals to whom they were left before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._ours.close()
        self._theirs.close()

    @Slot()
    def _woken(self) -> None:
        for number in self._ours.recv(64):
            if number in ENDINGS:
                self.asked.emit(number)


def _noted(_number: int, _frame: FrameType | None) -> None:
    """The number comes through the socket; without a handler the system would end the process at once."""
