"""What the form for touched pieces says about what is written in it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import joined


def which_pieces() -> str:
    """Nothing is entered yet."""
    return QCoreApplication.translate(
        "TouchForm", "Press the pieces on the board in the order in which they were touched, or type them."
    )


def unknown_piece(text: str) -> str:
    """A text that names no piece here."""
    return QCoreApplication.translate("TouchForm", "“{text}” names no piece here.").format(text=text)


def several_pieces(text: str, pieces: list[str]) -> str:
    """A text that may be several."""
    sentence = QCoreApplication.translate("TouchForm", "“{text}” may be several: {pieces}. Type more of it.")
    return sentence.format(text=text, pieces=joined(pieces))


def no_piece(point: str) -> str:
    """An empty point."""
    return QCoreApplication.translate("TouchForm", "There is no piece on {point}.").format(point=point)
