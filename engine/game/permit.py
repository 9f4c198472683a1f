"""Who may do what now, and why not: asked before an act is journalled, and again when its event is folded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from engine.base import Side
from engine.game.errors import RefusalCode
from engine.game.state import Person, Phase, State


class Act(StrEnum):
    """What a person can do to a game."""

    START = "start"
    MOVE = "move"
    PRESS = "press"
    OFFER_DRAW = "offer_draw"
    ANSWER_DRAW = "answer_draw"
    ASK_TAKEBACK = "ask_takeback"
    ANSWER_TAKEBACK = "answer_takeback"
    RESIGN = "resign"
    CALL_REFEREE = "call_referee"
    PAUSE = "pause"
    RESUME = "resume"
    FOUL = "foul"
    RULE = "rule"

    @property
    def actors(self) -> tuple[Person, ...]:
        """The persons who could ever do this."""
        if self in HOST_ACTS:
            return (Person.REFEREE, Person.PLAYERS)
        return (Person.REFEREE,) if self in REFEREE_ACTS else (Person.RED, Person.BLACK)


HOST_ACTS = frozenset({Act.START, Act.PAUSE, Act.RESUME})
REFEREE_ACTS = frozenset({Act.FOUL, Act.RULE})

_STOPPED = frozenset({Phase.RUNNING, Phase.PAUSED, Phase.HELD})
_PHASES: Mapping[Act, frozenset[Phase]] = {
    Act.START: frozenset({Phase.SETUP}),
    Act.ANSWER_DRAW: frozenset({Phase.RUNNING, Phase.PAUSED}),
    Act.RESIGN: _STOPPED,
    Act.CALL_REFEREE: _STOPPED,
    Act.RESUME: frozenset({Phase.PAUSED}),
    Act.FOUL: _STOPPED,
    Act.RULE: _STOPPED | {Phase.SETUP},
}
_RUNNING = frozenset({Phase.RUNNING})
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
    if phase in _PHASES.get(act, _RUNNING):
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


_MOMENTS: Mapping[Act, Callable[[State, Side], RefusalCode | None]] = {
    Act.START: _start,
    Act.MOVE: _move,
    Act.PRESS: _press,
    Act.OFFER_DRAW: _offer,
    Act.ANSWER_DRAW: _answer_offer,
    Act.ASK_TAKEBACK: _ask,
    Act.ANSWER_TAKEBACK: _answer_request,
}


def refused_press(state: State, side: Side) -> tuple[RefusalCode | None, int | None]:
    """Why a press of ``side`` has no effect now, with the deadline to journal; (None, deadline) if it has one."""
    clock = state.clock
    fallen = clock.hand(clock.first_flag).flag if clock.first_flag else None
    code = refusal(state, Act.PRESS, Person.of(side))
    stopped = code in (RefusalCode.GAME_OVER, RefusalCode.HELD)
    return (RefusalCode.FLAG_FELL, fallen) if stopped and fallen is not None else (code, clock.deadline)
