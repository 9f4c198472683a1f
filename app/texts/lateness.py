"""Who is late, and what it costs (S0 4.1.5, 21.1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row, side_name, span_text
from engine.base import Side
from engine.game import Clause, Game, SideNames

_MINUTE_MS = 60_000


def absence_title(side: Side, absent: bool, names: SideNames = SideNames.RED_BLACK) -> str:
    """What is entered about a player: that he is not there, or that he has come."""
    if absent:
        return QCoreApplication.translate("Lateness", "{side} has come").format(side=side_name(side, names))
    return QCoreApplication.translate("Lateness", "{side} is not there").format(side=side_name(side, names))


def lateness_text(game: Game, side: Side, now: int) -> str:
    """What the regulations say of it; for one who is not there, how long he has."""
    left = game.late_deadline
    if side in game.absent and left is not None:
        return still_text(left - now)
    return in_a_row(_limit(game), _within(game))


def absent_text(game: Game, side: Side, now: int) -> str:
    """A player is not there, for the list of what waits."""
    text = QCoreApplication.translate("Lateness", "{side} is not there.").format(side=side_name(side, game.setup.sides))
    return in_a_row(text, lateness_text(game, side, now))


def come_button() -> str:
    return QCoreApplication.translate("Lateness", "Has come")


def still_text(ms: int) -> str:
    """How long a player may still come: in minutes, in the last minute by the second."""
    left = max(0, ms)
    span = left if left < _MINUTE_MS else -(-left // _MINUTE_MS) * _MINUTE_MS
    return QCoreApplication.translate("Lateness", "{span} left to come in time.").format(span=span_text(span))


def _limit(game: Game) -> str:
    limit = game.regulations.late.limit_min
    if limit is None:
        return QCoreApplication.translate("Lateness", "No limit in these regulations.")
    text = QCoreApplication.translate("Lateness", "Later than {n} min after the start loses ({article}).")
    return text.format(n=limit, article=game.regulations.clause(Clause.LATE_START))


def _within(game: Game) -> str:
    late = game.regulations.late
    if not late.within_is_foul:
        return ""
    return QCoreApplication.translate("Lateness", "Late within it is a foul.")
