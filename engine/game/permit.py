"""Who may do what now, and why not: asked before an act is journalled, and again when its event is folded."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.base import Side
from engine.game.acts import HOST_ACTS, Act
from engine.game.errors import RefusalCode
from engine.game.keyed_tally import tally_of
from engine.game.notes import reversible
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.regulations import Adjusting, TouchMove
from engine.game.rules import TouchRules
from engine.game.state import State

_PHASE_REASONS = {
    Phase.SETUP: RefusalCode.NOT_STARTED,
    Phase.RUNNING: RefusalCode.NOT_PAUSED,
    Phase.PAUSED: RefusalCode.PAUSED,
    Phase.HELD: RefusalCode.HELD,
    Phase.OVER: RefusalCode.GAME_OVER,
}


def refusal(state: State, act: Act, person: Person) -> RefusalCode | None:
    """Why ``person`` may not do ``act`` now; None if he may."""
    if state.desk.signed_off:
        return RefusalCode.SIGNED_OFF
    return _wrong_person(state, act, person) or _wrong_phase(state, act) or _wrong_moment(state, act, person)


def _wrong_person(state: State, act: Act, person: Person) -> RefusalCode | None:
    if not state.regulations.refereed and (person is Person.REFEREE or act is Act.CALL_REFEREE):
        return RefusalCode.NO_REFEREE
    wanted = (state.host,) if act in HOST_ACTS else act.actors
    if person in wanted:
        return None
    return RefusalCode.REFEREE_ONLY if Person.REFEREE in wanted else RefusalCode.PLAYERS_ONLY


def _wrong_phase(state: State, act: Act) -> RefusalCode | None:
    phase = state.phase
    if phase in act.phases:
        return None
    if act is Act.START and phase is not Phase.OVER:
        return RefusalCode.ALREADY_STARTED
    return RefusalCode.NOT_OVER if act.phases == {Phase.OVER} else _PHASE_REASONS[phase]


def _wrong_moment(state: State, act: Act, person: Person) -> RefusalCode | None:
    if act in (_AT_WOODEN_BOARD if state.setup.keyed else _BY_RECORDER):
        return RefusalCode.WOODEN_BOARD if state.setup.keyed else RefusalCode.NOT_KEYED
    check = _MOMENTS.get(act)
    return check(state, person.side or state.position.to_move) if check else None


_BY_RECORDER = frozenset({Act.KEY, Act.CONFIRM_ENDING})
_AT_WOODEN_BOARD = frozenset(
    {
        Act.MOVE,
        Act.ASK_TAKEBACK,
        Act.ANSWER_TAKEBACK,
        Act.TOUCH,
        Act.ASK_ADJUST,
        Act.ANSWER_ADJUST,
        Act.END_ADJUST,
    }
)
"""What the players do at the board itself, where the program doesn't see it."""


def _start(state: State, side: Side) -> RefusalCode | None:
    return RefusalCode.POSITION_DECIDED if state.position.outcome() else None


def _move(state: State, side: Side) -> RefusalCode | None:
    if state.setup.boardless:
        return RefusalCode.NO_BOARD
    if state.position.to_move is not side:
        return RefusalCode.NOT_YOUR_TURN
    return RefusalCode.RECORD_NOT_FILLED if state.fill_due(side) else None


def _press(state: State, side: Side) -> RefusalCode | None:
    if state.automatic:
        return RefusalCode.AUTOMATIC_PRESS
    if state.clock.running is not side:
        return RefusalCode.NOT_YOUR_TIME
    moved = not state.clock.linked or state.clock.hand(side).pending
    return None if moved else RefusalCode.NO_MOVE_TO_PRESS


def _offer(state: State, side: Side) -> RefusalCode | None:
    if state.draw_offer is not None:
        return RefusalCode.OFFER_OPEN
    # S0 8.5: questions are put in one's own time
    late = state.regulations.draw.own_time_only and state.clock.running is not side
    return RefusalCode.NOT_YOUR_TIME if late else None


def _answer_offer(state: State, side: Side) -> RefusalCode | None:
    if state.draw_offer is None:
        return RefusalCode.NO_OFFER
    return RefusalCode.OWN_OFFER if state.draw_offer is side else None


def _ask(state: State, side: Side) -> RefusalCode | None:
    if not state.regulations.takeback:
        return RefusalCode.NO_TAKEBACK
    if state.takeback_request is not None:
        return RefusalCode.REQUEST_OPEN
    return None if state.last_ply_of(side) else RefusalCode.NOTHING_TO_TAKE_BACK


def _answer_request(state: State, side: Side) -> RefusalCode | None:
    if state.takeback_request is None:
        return RefusalCode.NO_REQUEST
    return RefusalCode.OWN_REQUEST if state.takeback_request.side is side else None


def _touch(state: State, side: Side) -> RefusalCode | None:
    if state.regulations.moves.touch is TouchMove.OFF or not isinstance(state.position, TouchRules):
        return RefusalCode.NO_TOUCH_MOVE
    if state.desk.adjusting:
        return RefusalCode.ADJUSTING
    return None if state.position.to_move is side else RefusalCode.NOT_YOUR_TURN


def _release(state: State, side: Side) -> RefusalCode | None:
    return None if state.desk.touches else RefusalCode.NOTHING_TOUCHED


def _ask_adjust(state: State, side: Side) -> RefusalCode | None:
    if state.regulations.moves.touch is TouchMove.OFF:
        return RefusalCode.NO_TOUCH_MOVE
    if state.regulations.moves.adjusting is Adjusting.FORBIDDEN:
        return RefusalCode.NO_ADJUSTING
    if state.desk.adjusting or state.desk.adjust_asked:
        return RefusalCode.REQUEST_OPEN
    # S0 5.6: in one's own time only
    return None if state.clock.running is side else RefusalCode.NOT_YOUR_TIME


def _answer_adjust(state: State, side: Side) -> RefusalCode | None:
    if state.desk.adjust_asked is None:
        return RefusalCode.NO_REQUEST
    return RefusalCode.OWN_REQUEST if state.desk.adjust_asked is side else None


def _end_adjust(state: State, side: Side) -> RefusalCode | None:
    return None if state.desk.adjusting is side else RefusalCode.NOT_ADJUSTING


def _resume(state: State, side: Side) -> RefusalCode | None:
    return RefusalCode.ADJOURNED if state.desk.sealed else None


def _reopen(state: State, side: Side) -> RefusalCode | None:
    return None if state.desk.sealed else RefusalCode.NOT_ADJOURNED


def _behind(state: State) -> RefusalCode | None:
    """Whether a record that is keyed doesn't show yet what stands on the board."""
    return RefusalCode.RECORD_BEHIND if state.setup.keyed and not tally_of(state).in_step else None


def _seal(state: State, side: Side) -> RefusalCode | None:
    """The sealed move is one like any other: the record comes first (7.2)."""
    if state.setup.boardless:
        return RefusalCode.NO_BOARD
    mover = state.position.to_move
    if _behind(state):
        return RefusalCode.RECORD_BEHIND
    if state.clock.running is not mover:
        return RefusalCode.NOT_YOUR_TIME
    return RefusalCode.RECORD_NOT_FILLED if state.fill_due(mover) else None


def _enter_touch(state: State, side: Side) -> RefusalCode | None:
    return RefusalCode.ADJOURNED if state.desk.sealed else _behind(state) or _touch(state, side)


def _key(state: State, side: Side) -> RefusalCode | None:
    """The envelope tells the position as it was sealed."""
    return RefusalCode.ADJOURNED if state.desk.sealed else None


def _confirm_ending(state: State, side: Side) -> RefusalCode | None:
    if state.position.outcome() is None:
        return RefusalCode.NO_ENDING
    return _behind(state)


def _claim(state: State, side: Side) -> RefusalCode | None:
    if state.desk.claim is not None:
        return RefusalCode.CLAIM_OPEN
    # S0 8.5: questions are put in one's own time
    return None if state.clock.running is side else RefusalCode.NOT_YOUR_TIME


def _rule_claim(state: State, side: Side) -> RefusalCode | None:
    return None if state.desk.claim else RefusalCode.NO_CLAIM


def _waive(state: State, side: Side) -> RefusalCode | None:
    return None if state.desk.due else RefusalCode.NOTHING_DUE


def _own_record(state: State, side: Side) -> RefusalCode | None:
    return None if state.setup.own_records else RefusalCode.RECORD_KEPT


def _note_arrival(state: State, side: Side) -> RefusalCode | None:
    return None if state.clock.missing else RefusalCode.NOT_ABSENT


def _reverse(state: State, side: Side) -> RefusalCode | None:
    return None if state.undo or reversible(state) else RefusalCode.NOTHING_TO_REVERSE


_MOMENTS: Mapping[Act, Callable[[State, Side], RefusalCode | None]] = {
    Act.START: _start,
    Act.MOVE: _move,
    Act.PRESS: _press,
    Act.OFFER_DRAW: _offer,
    Act.ANSWER_DRAW: _answer_offer,
    Act.ASK_TAKEBACK: _ask,
    Act.ANSWER_TAKEBACK: _answer_request,
    Act.TOUCH: _touch,
    Act.ENTER_TOUCH: _enter_touch,
    Act.RESUME: _resume,
    Act.CORRECT_BOARD: _resume,
    Act.REOPEN: _reopen,
    Act.SEAL: _seal,
    Act.CLAIM: _claim,
    Act.RULE_CLAIM: _rule_claim,
    Act.WAIVE_FOUL: _waive,
    Act.NOTE_OMISSION: _own_record,
    Act.FILL_RECORD: _own_record,
    Act.DEMAND_RECORD: _own_record,
    Act.NOTE_RECORD_REFUSED: _own_record,
    Act.NOTE_ARRIVAL: _note_arrival,
    Act.REVERSE: _reverse,
    Act.RELEASE_TOUCH: _release,
    Act.ASK_ADJUST: _ask_adjust,
    Act.ANSWER_ADJUST: _answer_adjust,
    Act.END_ADJUST: _end_adjust,
    Act.KEY: _key,
    Act.CONFIRM_ENDING: _confirm_ending,
}


def refused_press(state: State, side: Side) -> tuple[RefusalCode | None, int | None]:
    """Why a press of ``side`` has no effect now, with the deadline to journal; (None, deadline) if it has one."""
    clock = state.clock
    fallen = clock.hand(clock.first_flag).flag if clock.first_flag else None
    code = refusal(state, Act.PRESS, Person.of(side))
    stopped = code in (RefusalCode.GAME_OVER, RefusalCode.HELD)
    return (RefusalCode.FLAG_FELL, fallen) if stopped and fallen is not None else (code, clock.deadline)
