"""What the form says that tells what applies to an illegal move."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.acts import numbered
from app.texts.endings import side_name
from engine.game import Remedy


def rule_text(result: str) -> str:
    """The button that rules the loss."""
    return QCoreApplication.translate("RemedyForm", "Rule: {result}").format(result=result)


def call_foul_text(remedy: Remedy) -> str:
    """The foul that an illegal move is."""
    words = QCoreApplication.translate("Acts", "made an illegal move")
    text = QCoreApplication.translate("RemedyForm", "Foul of {side}: {foul}")
    return text.format(side=side_name(remedy.side), foul=numbered(remedy.article or "", words))


def replay_text(piece: str) -> str:
    """The move is replayed with the piece it was made with (2011 5.8.3)."""
    return QCoreApplication.translate("RemedyForm", "{piece} counts as touched").format(piece=piece)


def nothing_chosen() -> str:
    return QCoreApplication.translate("RemedyForm", "Choose what is to be done.")
