"""File dialogs that leave the clocks alone: not modal, and asking nothing a second time by themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

Then = Callable[[Path], None]


@dataclass(frozen=True, slots=True)
class FileRequest:
    """A file that is wanted. ``suffix`` ("pdf") is added to a name without one; "" opens an existing file."""

    title: str
    filters: str
    folder: Path
    name: str = ""
    suffix: str = ""


class FileAsker(QObject):
    """Asks for files in a window beside the game."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._dialog: QFileDialog | None = None
        self._then: Then = _nothing

    def ask(self, request: FileRequest, then: Then) -> None:
        """Ask for a file and hand its path to ``then``; nothing happens if the dialog is cancelled."""
        if self._dialog is not None:
            self._dialog.close()
        dialog = QFileDialog(self._window, request.title, str(request.folder), request.filters)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.NonModal)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        # Qt's own Chinese texts leave these two labels in English.
        dialog.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("Look in:"))
        dialog.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Files of type:"))
        if request.suffix:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(request.suffix)
            dialog.selectFile(request.name)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._selected)
        dialog.destroyed.connect(self._gone)
        self._dialog, self._then = dialog, then
        dialog.show()

    @Slot(str)
    def _selected(self, path: str) -> None:
        self._then(Path(path))

    @Slot()
    def _gone(self) -> None:
        self._dialog = None


def _nothing(_path: Path) -> None:
    """No file was asked for."""


def safe_name(*parts: str) -> str:
    """A file name out of headings: what no file system takes is left out."""
    kept = "-".join("".join(sign for sign in part if sign.isalnum() or sign in " _") for part in parts if part)
    return kept.strip()[:80] or QCoreApplication.translate("GameFiles", "game", "the name of a file without a name")
