"""Where one is in a game that is looked at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def place_text(ply: int, plies: int, move: str) -> str:
    """The place in the game: after which of how many moves."""
    if not plies:
        return QCoreApplication.translate("Review", "This game has no moves.")
    if not ply:
        text = QCoreApplication.translate("Review", "The position before the first move; moves in all: {plies}.")
        return text.format(plies=plies)
    text = QCoreApplication.translate("Review", "Move {ply} of {plies}: {move}.")
    return text.format(ply=ply, plies=plies, move=move)
