"""A score sheet as a PDF file: vectors, our font embedded, text that reads as it looks."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from app.sheet.layout import lay_out
from app.sheet.letters import Letters, LetterWarning
from app.sheet.page import Page
from app.sheet.paint import TypeSetter
from app.sheet.wording import document_title, word
from engine.records import SheetData

RESOLUTION = 1_200
CREATOR = "Chuhe"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet ready to paint, on whatever device: ``setter.paint(painter, page)`` for each of ``pages``.

    ``warnings`` are the letters that the program's own font lacks.
    """

    title: str
    pages: tuple[Page, ...]
    setter: TypeSetter
    warnings: tuple[LetterWarning, ...]


def make_sheet(data: SheetData, language: str) -> Sheet:
    """The pages of a sheet in the language that is set (``i18n.set_language``). Needs a QGuiApplication.

    Raises AssetMissing where the program was never built.
    """
    letters, setter = Letters(language), TypeSetter(language)
    content = word(data, letters.printable)
    return Sheet(document_title(data.headings), lay_out(content, setter.measure), setter, letters.warnings)


def to_pdf(sheet: Sheet) -> bytes:
    """The bytes of the PDF file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setTitle(sheet.title)
    writer.setCreator(CREATOR)
    painter = QPainter(writer)
    try:
        for number, page in enumerate(sheet.pages):
            if number:
                writer.newPage()
            sheet.setter.paint(painter, page)
    finally:
        painter.end()
    buffer.close()
    return bytes(data.data())
