"""What waits for the referee, the most pressing first."""

from __future__ import annotations

from collections.abc import Callable

from app.desk.deed import Due
from app.texts.acts import offence
from app.texts.desk import call_it, due_foul, due_ruling, rule_it
from engine.game import Game


def dues(game: Game, open_ruling: Callable[[], object], open_foul: Callable[[], object]) -> tuple[Due, ...]:
    """Everything that the record calls for."""
    rulings = tuple(Due("proposal", due_ruling(outcome), rule_it(), open_ruling) for outcome in game.proposals[:1])
    fouls = tuple(
        Due(f"foul_{due.source}", due_foul(due.side, offence(due.cause), due.article), call_it(), open_foul)
        for due in game.fouls_due[:1]
    )
    return (*rulings, *fouls)
