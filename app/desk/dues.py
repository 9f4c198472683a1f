"""What waits for the referee, the most pressing first."""

from __future__ import annotations

from collections.abc import Callable

from app.desk.deed import Due
from app.desk.room import Room
from app.texts.acts import offence
from app.texts.desk import call_it, due_foul, due_ruling, no_foul, rule_it
from engine.game import FoulDue


def dues(room: Room, open_ruling: Callable[[], object], open_foul: Callable[[], object]) -> tuple[Due, ...]:
    """Everything that the record calls for."""
    game = room.game
    rulings = tuple(Due("proposal", due_ruling(outcome), rule_it(), open_ruling) for outcome in game.proposals[:1])
    fouls = tuple(_foul(room, due, open_foul) for due in game.fouls_due[:1])
    return (*rulings, *fouls)


def _foul(room: Room, due: FoulDue, call: Callable[[], object]) -> Due:
    def waive() -> None:
        room.act(lambda game, stamp: game.waive_foul(due.source, stamp))

    text = due_foul(due.side, offence(due.cause), due.article)
    return Due(f"foul_{due.source}", text, call_it(), call, no_foul(), waive)
