"""The headings of a game in one line, and times as the record writes them."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from app.texts.sides import side_called
from engine.base import Side
from engine.clock.display import format_used
from engine.game import Seat, SideNames

LONGEST = 120
_UNSHOWN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]+")


def one_line(text: str) -> str:
    """A heading of a file as a window can show it: cut to a length that fits, on one line, in one direction."""
    cut = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return _UNSHOWN.sub(" ", cut).strip()


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
    return title_line(one_line(event), one_line(round_text(round_no)), one_line(board_text(board_no)))


def players_line(red: Seat, black: Seat, names: SideNames = SideNames.RED_BLACK) -> str:
    """Both players, for a list of games; one without a name is called as his side."""
    text = QCoreApplication.translate("Headings", "{red} – {black}", "the two players of a game")
    return text.format(
        red=one_line(red.name) or side_called(Side.RED, names),
        black=one_line(black.name) or side_called(Side.BLACK, names),
    )


def move_time(ms: int) -> str:
    """The time used for one move: m:ss, rounded down as all used time, with hours where it has any."""
    text = format_used(ms)
    return text.removeprefix("0:").removeprefix("0") if text.startswith("0:") else text


def title_line(*parts: str) -> str:
    return "　".join(part for part in parts if part)
