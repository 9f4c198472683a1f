"""What the form for corrections of the board offers to be moved afterwards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def any_piece() -> str:
    return QCoreApplication.translate("CorrectForm", "any piece")


def moved_piece(piece: str) -> str:
    """The piece that the first move put back was made with."""
    return QCoreApplication.translate("CorrectForm", "{piece}, which was moved").format(piece=piece)


def as_touched(pieces: str) -> str:
    """As the touched pieces bind (5.1-5.5)."""
    return QCoreApplication.translate("CorrectForm", "as touched: {pieces}").format(pieces=pieces)
