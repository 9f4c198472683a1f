"""What the referee decides: a repetition, a result, whether a flag counts."""

from __future__ import annotations

from collections.abc import Callable

from app.desk.clock_form import ClockForm
from app.desk.deed import Deed
from app.desk.room import Room
from app.play.actions import Allowed
from app.play.shown import allowed
from app.texts.desk import deed_title
from app.texts.refusals import refusal_text
from engine.game import Act, ClockFix, Person, RefusalCode


def ruling_deeds(
    room: Room, open_repetition: Callable[[], object], open_ruling: Callable[[], object]
) -> tuple[Deed, ...]:
    """The deeds of the group, in order."""
    may_rule = allowed(room.game, Act.RULE, Person.REFEREE)
    repetition = Deed("repetition", "1", deed_title("repetition"), may_rule, open_repetition)
    return (
        *(() if room.game.setup.boardless else (repetition,)),
        Deed("ruling", "2", deed_title("ruling"), may_rule, open_ruling),
        Deed("unflag", "3", deed_title("unflag"), _may_unflag(room), lambda: open_unflagging(room)),
    )


def _may_unflag(room: Room) -> Allowed:
    may = allowed(room.game, Act.CORRECT_TIME, Person.REFEREE)
    fallen = room.game.clock.first_flag is not None
    return may if fallen or not may.now else Allowed(False, refusal_text(RefusalCode.NO_FLAG))


def open_unflagging(room: Room) -> None:
    """The form for a clock, to lift the flag that fell first: play goes on (rule R4)."""
    flagged = room.game.clock.first_flag
    if flagged is not None:
        form = room.form(ClockForm)
        room.show(form)
        form.open_for(flagged, ClockFix.UNFLAG)
