"""A score sheet as a PDF file: vectors, our font embedded, text that reads as it looks."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from app.sheet.content import Content
from app.sheet.layout import lay_out
from app.sheet.paint import TypeSetter

RESOLUTION = 1_200
CREATOR = "Chuhe"


def make_pdf(content: Content, language: str, title: str) -> bytes:
    """The bytes of the PDF. ``title`` is the document's, for readers and search. Needs a QGuiApplication."""
    setter = TypeSetter(language)
    pages = lay_out(content, setter.measure)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setTitle(title)
    writer.setCreator(CREATOR)
    painter = QPainter(writer)
    try:
        for number, page in enumerate(pages):
            if number:
                writer.newPage()
            setter.paint(painter, page)
    finally:
        painter.end()
    buffer.close()
    return bytes(data.data())
