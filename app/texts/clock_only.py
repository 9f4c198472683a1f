"""The clock alone in words: what a flag does, and what goes on at a game without a board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.endings import in_a_row, span_text
from app.texts.sides import side_called
from engine.base import Side
from engine.clock import OnFlag
from engine.game import Game, Phase, PressRefused, Reversed


def flag_title(mode: OnFlag) -> str:
    """What a flag does, as a list has it."""
    return {
        OnFlag.HOLD: QCoreApplication.translate("ClockOnly", "Both clocks stop, the referee looks"),
        OnFlag.LOSE: QCoreApplication.translate("ClockOnly", "The game is lost at once"),
        OnFlag.RUN: QCoreApplication.translate("ClockOnly", "It is only marked, the clock runs on"),
    }[mode]


def flag_meaning(mode: OnFlag) -> str:
    """What a flag does, with the reason to have it so."""
    return {
        OnFlag.HOLD: QCoreApplication.translate(
            "ClockOnly",
            "Presses are counted, not moves: the referee compares the count with the record before anybody has lost. "
            "A wrong count is set right, and the game goes on.",
        ),
        OnFlag.LOSE: QCoreApplication.translate(
            "ClockOnly", "For games in which nothing depends on the count of moves."
        ),
        OnFlag.RUN: QCoreApplication.translate(
            "ClockOnly", "A player claims the game when he sees the flag; which one fell first is marked."
        ),
    }[mode]


def clock_situation(game: Game) -> str:
    """What goes on; not for a game that is held or over."""
    match game.phase:
        case Phase.SETUP:
            return QCoreApplication.translate(
                "ClockOnly", "All is set. Whoever presses starts the clock of the other; the space bar starts {side}'s."
            ).format(side=_called(game, Side.RED))
        case Phase.RUNNING:
            return in_a_row(_news(game), _running(game))
        case _:
            return _next(game)


def press_text(game: Game, ply: int) -> str:
    """One press of a game that is looked at: which, whose, and how long it took."""
    if not ply:
        text = QCoreApplication.translate("ClockOnly", "Before the first press; presses in all: {n}.")
        return text.format(n=len(game.plies))
    made = game.plies[ply - 1]
    text = QCoreApplication.translate("ClockOnly", "Press {n} of {all}: {side}, after {time}.")
    return text.format(n=ply, all=len(game.plies), side=_called(game, made.side), time=span_text(made.used_ms))


def _running(game: Game) -> str:
    text = QCoreApplication.translate("ClockOnly", "{side}'s clock runs.")
    return text.format(side=_called(game, game.clock.running or Side.RED))


def clock_keys(across: bool) -> str:
    """The keys that press a clock which stands alone."""
    if across:
        return QCoreApplication.translate(
            "ClockOnly", "Space presses it; A or ↓ the near clock, L or ↑ the far one. F8 stops both."
        )
    return QCoreApplication.translate(
        "ClockOnly", "Space presses it; A or ← the left clock, L or → the right one. F8 stops both."
    )


def _next(game: Game) -> str:
    """Whose clock would go on."""
    if game.clock.turn is None:
        return ""
    text = QCoreApplication.translate("ClockOnly", "{side}'s clock goes on next.")
    return text.format(side=_called(game, game.clock.turn))


def _news(game: Game) -> str:
    match game.log[-1]:
        case PressRefused(side=side):
            text = QCoreApplication.translate("ClockOnly", "{side}'s press had no effect.")
            return text.format(side=_called(game, side))
        case Reversed():
            return QCoreApplication.translate("ClockOnly", "The last act was undone.")
        case _:
            return ""


def _called(game: Game, side: Side) -> str:
    return side_called(side, game.setup.sides)
