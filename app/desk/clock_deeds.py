"""What the referee does at the clocks."""

from __future__ import annotations

from app.desk.deed import Deed
from app.desk.room import Room
from app.play.shown import allowed, pausing_act
from app.texts.desk import deed_title, pausing_title
from engine.game import Act, Game, Person


def clock_deeds(room: Room) -> tuple[Deed, ...]:
    """The deeds of the group, in order."""
    game = room.game
    pausing = pausing_act(game)
    return (
        Deed("pause", "1", pausing_title(pausing), allowed(game, pausing, game.host), lambda: _let_or_stop(room)),
        Deed("undo", "2", deed_title("undo"), allowed(game, Act.REVERSE, Person.REFEREE), lambda: room.act(Game.undo)),
    )


def _let_or_stop(room: Room) -> bool:
    acts = {Act.START: Game.start, Act.RESUME: Game.resume, Act.PAUSE: Game.pause}
    return room.act(acts[pausing_act(room.game)])
