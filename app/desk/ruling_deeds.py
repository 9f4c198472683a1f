"""What the referee decides: a repetition, a result."""

from __future__ import annotations

from collections.abc import Callable

from app.desk.deed import Deed
from app.desk.room import Room
from app.play.shown import allowed
from app.texts.desk import deed_title
from engine.game import Act, Person


def ruling_deeds(
    room: Room, open_repetition: Callable[[], object], open_ruling: Callable[[], object]
) -> tuple[Deed, ...]:
    """The deeds of the group, in order."""
    may_rule = allowed(room.game, Act.RULE, Person.REFEREE)
    return (
        Deed("repetition", "1", deed_title("repetition"), may_rule, open_repetition),
        Deed("ruling", "2", deed_title("ruling"), may_rule, open_ruling),
    )
