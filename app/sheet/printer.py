"""A sheet on a printer: looked at first, or at once. Both dialogs leave the window, and so the clock, free."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from app.sheet import impose
from app.sheet.pdf import Sheet


def has_printer() -> bool:
    """Whether the system knows any printer."""
    return bool(QPrinterInfo.availablePrinterNames())


class SheetPrinter:
    """A printer set up for a sheet, with one or two pages on each of paper."""

    def __init__(self, sheet: Sheet, *, two_up: bool = False) -> None:
        self._sheet = sheet
        self._leaves = impose.leaves(sheet.pages, two_up=two_up)
        self.device = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.device.setDocName(sheet.title)
        self.device.setFullPage(True)
        impose.set_paper(self.device, two_up=two_up)

    def paint(self) -> None:
        """Paint all pages, or those that were asked for in a dialog."""
        first, last = self.device.fromPage(), self.device.toPage()
        chosen = self._leaves[first - 1 : last] if first else self._leaves
        if chosen:
            impose.paint(self.device, chosen, self._sheet.setter)


class SheetPreview(QPrintPreviewDialog):
    """The pages as they will be printed."""

    def __init__(self, printer: SheetPrinter, window: QWidget | None) -> None:
        super().__init__(printer.device, window)
        self._printer = printer
        _set_free(self)
        self.paintRequested.connect(self._paint)

    @Slot()
    def _paint(self) -> None:
        self._printer.paint()


class SheetPrintDialog(QPrintDialog):
    """Asks for the printer and prints."""

    def __init__(self, printer: SheetPrinter, window: QWidget | None) -> None:
        super().__init__(printer.device, window)
        self._printer = printer
        _set_free(self)
        self.accepted.connect(self._paint)

    @Slot()
    def _paint(self) -> None:
        self._printer.paint()


def _set_free(dialog: QPrintPreviewDialog | QPrintDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.NonModal)
