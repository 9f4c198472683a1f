"""What happens when the program itself has a fault: it is written down and told once; the games are on disk already."""

from __future__ import annotations

import faulthandler
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from types import TracebackType
    from typing import TextIO

    from PySide6.QtWidgets import QMessageBox

MOST_BYTES = 1_000_000


class CrashLog:
    """Writes faults to a file and shows one dialog for the first of them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = self._open()
        self._told: QMessageBox | None = None

    def install(self) -> None:
        """Catch what no slot caught, and hard crashes."""
        sys.excepthook = self.caught
        if self._file is not None:
            faulthandler.enable(self._file)

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write a fault down, and tell the first one."""
        text = "".join(traceback.format_exception(kind, error, trace))
        with suppress(OSError, AttributeError):
            sys.stderr.write(text)
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        self._write_down(text)
        self._tell()

    def _write_down(self, text: str) -> None:
        """On a full disk the fault is only told."""
        from datetime import UTC, datetime

        if self._file is not None:
            with suppress(OSError):
                self._file.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n{text}\n")
                self._file.flush()

    def close(self) -> None:
        """Let go of the file; faults are only told from then on."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None

    def _tell(self) -> None:
        if self._told is not None or QApplication.instance() is None:
            return
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox()
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.setWindowModality(Qt.WindowModality.NonModal)
        box.setWindowTitle(QCoreApplication.translate("Crash", "Chuhe"))
        text = QCoreApplication.translate(
            "Crash",
            "The program has a fault of its own. Every confirmed move is on disk. What happened stands in {file}.",
        )
        box.setText(text.format(file=self._path))
        box.show()
        self._told = box

    def _open(self) -> TextIO | None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            full = self._path.exists() and self._path.stat().st_size > MOST_BYTES
            return self._path.open("w" if full else "a", encoding="utf-8")
        except OSError:
            return None
