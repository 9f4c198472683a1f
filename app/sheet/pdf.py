"""A score sheet as a PDF file: vectors, our font embedded, text that reads as it looks."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPdfWriter

from app.sheet import impose
from app.sheet.layout import lay_out
from app.sheet.letters import Letters, LetterWarning
from app.sheet.page import Page
from app.sheet.paint import TypeSetter
from app.sheet.wording import document_title, word, word_blank
from engine.records import Headings, SheetData
from engine.xiangqi.notation import Style

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


def make_blank(headings: Headings, style: Style, language: str, count: int = 1) -> Sheet:
    """So many blank sheets to be written on by hand, with the headings that are known. Raises as make_sheet."""
    letters, setter = Letters(language), TypeSetter(language)
    content = word_blank(headings, style, letters.printable)
    return Sheet(content.title, lay_out(content, setter.measure) * count, setter, letters.warnings)


def to_pdf(sheet: Sheet, *, two_up: bool = False) -> bytes:
    """The bytes of the PDF file, on request with two pages on each of its own."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    impose.set_paper(writer, two_up=two_up)
    writer.setTitle(sheet.title)
    writer.setCreator(CREATOR)
    impose.paint(writer, impose.leaves(sheet.pages, two_up=two_up), sheet.setter)
    buffer.close()
    return bytes(data.data())
