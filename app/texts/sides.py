"""What the sides of a game are called: the clock serves any game for two."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.base import Side
from engine.game import SideNames


def side_called(side: Side, names: SideNames = SideNames.RED_BLACK) -> str:
    """A side as it is called in its game."""
    first = side is Side.RED
    match names:
        case SideNames.RED_BLACK:
            return _red() if first else _black()
        case SideNames.FIRST_SECOND:
            return _first() if first else _second()
        case SideNames.BLACK_WHITE:
            return _black() if first else _white()
        case SideNames.WHITE_BLACK:
            return _white() if first else _black()


def game_title(names: SideNames) -> str:
    """A game by what its sides are called, as the list of games has it."""
    return {
        SideNames.RED_BLACK: QCoreApplication.translate("Sides", "Xiangqi: Red and Black"),
        SideNames.WHITE_BLACK: QCoreApplication.translate("Sides", "Chess: White and Black"),
        SideNames.BLACK_WHITE: QCoreApplication.translate("Sides", "Go or gomoku: Black and White"),
        SideNames.FIRST_SECOND: QCoreApplication.translate("Sides", "Another game: first and second player"),
    }[names]


def _red() -> str:
    return QCoreApplication.translate("ClockFaces", "Red")


def _black() -> str:
    return QCoreApplication.translate("ClockFaces", "Black")


def _white() -> str:
    return QCoreApplication.translate("ClockFaces", "White")


def _first() -> str:
    return QCoreApplication.translate("ClockFaces", "First player")


def _second() -> str:
    return QCoreApplication.translate("ClockFaces", "Second player")
