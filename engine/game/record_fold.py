"""The duty to record (7.1-7.4) in the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.base import Side
from engine.game.acts import Act
from engine.game.errors import RefusalCode
from engine.game.handling import Handling, by_referee
from engine.game.happening import Happening
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.record_events import RecordDemanded, RecordFilled, RecordOmitted, RecordRefused
from engine.game.regulations import FoulCause
from engine.game.state import State

FAIR_COPY = "7.3"
RECORD_ARTICLES = ("7.1", "7.2", FAIR_COPY)
"""What is demanded of a player's record: to write it, to fill it in, a fair copy. S0 and 2011 number these alike."""
MOST_OMITTED = 36
"""No more than nine fouls are called at once."""


@dataclass(frozen=True, slots=True)
class RecordDuty:
    """One side's duty now. ``own``: it writes its own record. ``exempt``: it may stop writing (可暂缓记录, 7.2);
    ``fill``: it must fill in before it moves; ``omitted`` moves in a row were found missing."""

    own: bool
    exempt: bool
    fill: bool
    omitted: int


def record_duty(state: State, side: Side, ms: int) -> RecordDuty:
    """The duty as it stands at ``ms``."""
    own = state.setup.own_records
    return RecordDuty(own, own and state.clock.face(side, ms).exempt, state.fill_due(side), state.desk.omitted(side))


def _unfit_omission(state: State, event: RecordOmitted) -> RefusalCode | None:
    if not 1 <= event.moves <= MOST_OMITTED:
        return RefusalCode.BAD_AMOUNT
    return RefusalCode.RECORD_EXEMPT if state.clock.face(event.side, event.stamp.ms).exempt else None


def _omitted(state: State, event: RecordOmitted) -> State:
    """Each four in a row are a foul, each further four another (7.1)."""
    before = state.desk.omitted(event.side)
    omissions = (*state.desk.omissions, state.noted(event))
    state = replace(state, desk=replace(state.desk, omissions=omissions))
    each = state.regulations.record.omitted_moves_foul
    fouls = (before + event.moves) // each - before // each if each else 0
    return state.with_due(event.side, FoulCause.RECORD, fouls) if fouls else state


def _by_hand(_state: State, event: RecordFilled) -> Person:
    return Person.REFEREE if event.desk else Person.of(event.side)


def _nothing_to_fill(state: State, event: RecordFilled) -> RefusalCode | None:
    empty = not state.fill_due(event.side) and not state.desk.omitted(event.side)
    return RefusalCode.NOTHING_TO_FILL if empty else None


def _filled(state: State, event: RecordFilled) -> State:
    omissions = tuple(note for note in state.desk.omissions if note.event.side is not event.side)
    clock = state.clock.filled(event.side, event.stamp.ms)[0]
    return replace(state, clock=clock, desk=replace(state.desk, omissions=omissions))


def _unfit_demand(state: State, event: RecordDemanded | RecordRefused) -> RefusalCode | None:
    """A fair copy is for after the end (7.3), recording and filling in for before (7.1, 7.2)."""
    if event.article not in RECORD_ARTICLES:
        return RefusalCode.UNKNOWN_ARTICLE
    if event.article == FAIR_COPY:
        return None if state.phase is Phase.OVER else RefusalCode.NOT_OVER
    return RefusalCode.GAME_OVER if state.phase is Phase.OVER else None


def _demanded(state: State, event: RecordDemanded) -> State:
    return replace(state, desk=replace(state.desk, demands=(*state.desk.demands, event)))


def _refused(state: State, event: RecordRefused) -> State:
    return replace(state, desk=replace(state.desk, record_refusals=(*state.desk.record_refusals, event)))


HANDLINGS: Mapping[type[Happening], Handling[Any]] = {
    RecordOmitted: Handling(Act.NOTE_OMISSION, by_referee, _omitted, _unfit_omission),
    RecordFilled: Handling(Act.FILL_RECORD, _by_hand, _filled, _nothing_to_fill),
    RecordDemanded: Handling(Act.DEMAND_RECORD, by_referee, _demanded, _unfit_demand),
    RecordRefused: Handling(Act.NOTE_RECORD_REFUSED, by_referee, _refused, _unfit_demand),
}
