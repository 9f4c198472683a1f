"""The headings of a game in one line, and times as the record writes them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import side_name
from engine.base import Side
from engine.clock.display import format_used
from engine.game import Seat


def round_text(value: str) -> str:
    """A contest round (轮次): a bare number gets its word, anything else stands as it was written."""
    if not value.isdigit():
        return value
    return QCoreApplication.translate("Headings", "Round {number}", "a round of a contest").format(number=value)


def board_text(value: str) -> str:
    """A board of a contest (台次)."""
    if not value.isdigit():
        return value
    return QCoreApplication.translate("Headings", "Board {number}", "the number of a table").format(number=value)


def event_line(event: str, round_no: str, board_no: str) -> str:
    """Contest, round and board, as far as they are known."""
    return "　".join(part for part in (event, round_text(round_no), board_text(board_no)) if part)


def players_line(red: Seat, black: Seat) -> str:
    """Both players, for a list of games."""
    text = QCoreApplication.translate("Headings", "{red} – {black}", "the two players of a game")
    return text.format(red=red.name or side_name(Side.RED), black=black.name or side_name(Side.BLACK))


def move_time(ms: int) -> str:
    """The time used for one move: m:ss, rounded down as all used time, with hours where it has any."""
    text = format_used(ms)
    return text.removeprefix("0:").removeprefix("0") if text.startswith("0:") else text


def title_line(*parts: str) -> str:
    return "　".join(part for part in parts if part)
