"""Who may do what now, and why not: asked before an act is journalled, and again when its event is folded."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.base import Side
from engine.game.acts import HOST_ACTS, Act
from engine.game.errors import RefusalCode
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
    return _PHASE_REASONS[phase]


def _wrong_moment(state: State, act: Act, person: Person) -> RefusalCode | None:
    check = _MOMENTS.get(act)
    return check(state, person.side or state.position.to_move) if check else None


def _start(state: State, side: Side) -> RefusalCode | None:
    return RefusalCode.POSITION_DECIDED if state.position.outcome() else None


def _move(state: State, side: Side) -> RefusalCode | None:
    return None if state.position.to_move is side else RefusalCode.NOT_YOUR_TURN


def _press(state: State, side: Side) -> RefusalCode | None:
    if state.automatic:
        return RefusalCode.AUTOMATIC_PRESS
    if state.clock.running is not side:
        return RefusalCode.NOT_YOUR_TIME
    return None if state.clock.hand(side).pending else RefusalCode.NO_MOVE_TO_PRESS


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
    return RefusalCode.ADJUSTING if state.desk.adjusting else _move(state, side)


def _release(state: State, side: Side) -> RefusalCode | None:
    return None if state.desk.touches else RefusalCode.NOTHING_TOUCHED


def _ask_adjust(state: State, side: Side) -> RefusalCode | None:
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


_MOMENTS: Mapping[Act, Callable[[State, Side], RefusalCode | None]] = {
    Act.START: _start,
    Act.MOVE: _move,
    Act.PRESS: _press,
    Act.OFFER_DRAW: _offer,
    Act.ANSWER_DRAW: _answer_offer,
    Act.ASK_TAKEBACK: _ask,
    Act.ANSWER_TAKEBACK: _answer_request,
    Act.TOUCH: _touch,
    Act.ENTER_TOUCH: _touch,
    Act.RELEASE_TOUCH: _release,
    Act.ASK_ADJUST: _ask_adjust,
    Act.ANSWER_ADJUST: _answer_adjust,
    Act.END_ADJUST: _end_adjust,
}


def refused_press(state: State, side: Side) -> tuple[RefusalCode | None, int | None]:
    """Why a press of ``side`` has no effect now, with the deadline to journal; (None, deadline) if it has one."""
    clock = state.clock
    fallen = clock.hand(clock.first_flag).flag if clock.first_flag else None
    code = refusal(state, Act.PRESS, Person.of(side))
    stopped = code in (RefusalCode.GAME_OVER, RefusalCode.HELD)
    return (RefusalCode.FLAG_FELL, fallen) if stopped and fallen is not None else (code, clock.deadline)
