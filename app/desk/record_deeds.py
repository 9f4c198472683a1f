"""What the referee does about the players' own records (S0 7.1-7.4); nothing where the program's record serves both."""

from __future__ import annotations

from app.desk.deed import Deed
from app.desk.record_forms import DemandForm, OmissionForm, RefusalForm
from app.desk.room import Room
from app.play.shown import allowed
from app.texts.record_desk import both_states, demand_said, filled_title, record_state, record_title
from engine.base import Side
from engine.game import Act, Person


def record_deeds(room: Room) -> tuple[Deed, ...]:
    """The deeds of the group, in order."""
    game = room.game
    if not game.setup.own_records:
        return ()
    may_note, may_demand, may_refuse = (
        allowed(game, act, Person.REFEREE) for act in (Act.NOTE_OMISSION, Act.DEMAND_RECORD, Act.NOTE_RECORD_REFUSED)
    )
    demands = game.record_demands
    demanded = demand_said(demands[-1]) if demands else ""
    state = both_states(game, room.session.now_ms())
    return (
        Deed("omission", "1", record_title("omission"), may_note, lambda: room.open(OmissionForm), state),
        _filled(room, Side.RED, "2"),
        _filled(room, Side.BLACK, "3"),
        Deed("demand", "4", record_title("demand"), may_demand, lambda: room.open(DemandForm), demanded),
        Deed("refusal", "5", record_title("refusal"), may_refuse, lambda: room.open(RefusalForm)),
    )


def _filled(room: Room, side: Side, key: str) -> Deed:
    def fill() -> bool:
        return room.act(lambda game, stamp: game.fill_record(side, stamp, desk=True))

    may = room.may(lambda game, stamp: game.fill_record(side, stamp, desk=True))
    return Deed(
        f"filled_{side}", key, filled_title(side), may, fill, record_state(room.game, side, room.session.now_ms())
    )
