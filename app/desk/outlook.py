"""What an act at the desk comes to, read from the game as it would be after it."""

from __future__ import annotations

from app.texts.board_news import corrected_text
from app.texts.endings import ending_text
from app.texts.foul_desk import ruling_follows
from engine.game import BoardCorrected, Game


def rulings_after(before: Game, after: Game) -> str:
    """The rulings that the record then calls for and does not now."""
    return ruling_follows([ending_text(outcome) for outcome in after.proposals if outcome not in before.proposals])


def corrected_last(game: Game) -> str:
    """What the last correction of the board has done, "" if there was none."""
    event = next((event for event in reversed(game.log) if isinstance(event, BoardCorrected)), None)
    return corrected_text(event) if event else ""
