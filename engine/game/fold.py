"""From one state of a game to the next by one event. Each event is checked against the state it claims to follow."""

from __future__ import annotations

from dataclasses import replace

from engine.base import Outcome, Side, Termination
from engine.clock import Clock, ClockState, NoteKind
from engine.game.acts import Act
from engine.game.desk import Noted
from engine.game.entry import entered
from engine.game.errors import FoldError, RefusalCode, SetupError
from engine.game.events import (
    ClockPressed,
    DrawAnswered,
    DrawOffered,
    Event,
    FlagFell,
    FoulCalled,
    GameSet,
    MoveMade,
    Paused,
    PressRefused,
    RefereeCalled,
    Resigned,
    Resumed,
    Ruled,
    Started,
    Takeback,
    TakebackAsked,
    TakebackRefused,
)
from engine.game.permit import refusal, refused_press
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.regulations import Regulations, TouchMove
from engine.game.regulations_reader import parse_regulations
from engine.game.rules import PositionLike, Rules
from engine.game.setup import PressMode, Setup
from engine.game.state import Ply, State


def opened(event: GameSet, rules: Rules) -> State:
    """The state after the set-up. Raises SetupError for faulty regulations or a start position that shows no board."""
    regulations, faults = parse_regulations(event.setup.regulations)
    if regulations is None:
        raise SetupError("faulty regulations", faults)
    try:
        opening = rules.start(event.setup.start_fen)
    except ValueError as error:
        raise SetupError(str(error)) from error
    return State(event.setup, regulations, opening, _new_clock(event.setup, regulations))


def folded(state: State, event: Event) -> State:
    """The state after ``event``. Raises FoldError for an event that can't follow."""
    ms = event.stamp.ms
    if not isinstance(event, FlagFell) and _flag(state, ms) is not None:
        raise FoldError(f"{type(event).__name__} at {ms} passes over a flag")
    after = _next(replace(state, seq=state.seq + 1), event)
    _assert_sound(after)
    return after


def _next(state: State, event: Event) -> State:
    match event:
        case MoveMade():
            return _moved(state, event)
        case ClockPressed():
            return _pressed(state, event)
        case FlagFell():
            return _flagged(state, event)
        case Started() | Paused() | Resumed():
            return _hosted(state, event)
        case FoulCalled() | Ruled():
            return _refereed(state, event)
        case PressRefused():
            return _press_refused(state, event)
        case DrawOffered() | DrawAnswered() | Resigned() | RefereeCalled():
            return _spoken(state, event)
        case TakebackAsked() | TakebackRefused() | Takeback():
            return _takeback(state, event)
        case GameSet():
            raise FoldError("the board is set up once")
        case _:
            return entered(state, event)


def _new_clock(setup: Setup, regulations: Regulations) -> Clock:
    return Clock.new(setup.control, regulations.clock.on_flag, linked=setup.press is PressMode.MANUAL)


def _need(state: State, act: Act, person: Person) -> None:
    code = refusal(state, act, person)
    if code is not None:
        raise FoldError(f"{act} by {person} can't follow: {code}")


def _assert_sound(state: State) -> None:
    assert (state.outcome is None) == (state.clock.state is not ClockState.OVER), "result and clock disagree"
    if state.automatic and state.phase is Phase.RUNNING:
        assert state.clock.running is state.position.to_move, "the wrong clock runs"


def _flag(state: State, ms: int) -> tuple[Side | None, int] | None:
    """Whose flag has fallen by ``ms`` without being journalled, and the deadline."""
    notes = state.clock.settle(ms)[1]
    return next(((note.side, note.ms) for note in notes if note.kind is NoteKind.FLAG), None)


def _ended(state: State, outcome: Outcome, clock: Clock) -> State:
    """Setting a result and stopping the clock is one transition."""
    return replace(
        state,
        outcome=outcome,
        clock=clock,
        draw_offer=None,
        takeback_request=None,
        desk=state.desk.moved(state.desk.breach),
    )


def _moved(state: State, event: MoveMade) -> State:
    _need(state, Act.MOVE, Person.of(event.side))
    position = _after(state, event)
    breach = state.breach_of(event.uci)
    if breach and state.regulations.moves.touch is TouchMove.ENFORCED:
        raise FoldError(f"{event.uci} can't follow: {RefusalCode.TOUCH_BINDS}")
    outcome = position.outcome()
    clock = _clock_after_move(state, event, outcome is not None)
    state = replace(
        state,
        clock=clock,
        plies=(*state.plies, _ply(state, event, position, clock)),
        draw_offer=state.draw_offer if state.draw_offer is event.side else None,
        takeback_request=None,
        desk=state.desk.moved(breach),
    )
    return state if outcome is None else _ended(state, state.regulations.cited(outcome), clock)


def _after(state: State, event: MoveMade) -> PositionLike:
    try:
        legal, position = state.position.legal(event.uci), state.position.apply(event.uci)
    except ValueError as error:
        raise FoldError(str(error)) from error
    if legal is event.irregular or (event.irregular and state.regulations.moves.illegal_refused):
        raise FoldError(f"{event.uci} is not the kind of move it is said to be")
    return position


def _clock_after_move(state: State, event: MoveMade, last: bool) -> Clock:
    ms, clock = event.stamp.ms, state.clock
    if last:
        # the move stands when the hand leaves the piece (5.7): one that ends the game needs no press
        return clock.finish(event.side, ms)[0]
    return (clock.press if state.automatic else clock.move)(event.side, ms)[0]


def _ply(state: State, event: MoveMade, position: PositionLike, clock: Clock) -> Ply:
    earlier = state.last_ply_of(event.side)
    total = clock.face(event.side, event.stamp.ms).used
    return Ply(
        number=len(state.plies) + 1,
        side=event.side,
        uci=event.uci,
        irregular=event.irregular,
        stamp=event.stamp,
        used_ms=total - (earlier.total_ms if earlier else 0),
        total_ms=total,
        position=position,
        clock=clock,
    )


def _pressed(state: State, event: ClockPressed) -> State:
    _need(state, Act.PRESS, Person.of(event.side))
    clock = state.clock.press(event.side, event.stamp.ms)[0]
    total = clock.hand(event.side).used
    *before, last = state.plies
    if last.side is event.side:
        last = _completed(last, total)
    else:
        # the opponent has replied before this press
        before[-1] = _completed(before[-1], total)
    return replace(state, clock=clock, plies=(*before, replace(last, clock=clock)))


def _completed(ply: Ply, total: int) -> Ply:
    return replace(ply, used_ms=ply.used_ms + total - ply.total_ms, total_ms=total)


def _press_refused(state: State, event: PressRefused) -> State:
    if (event.reason, event.deadline) != refused_press(state, event.side):
        raise FoldError(f"no press was refused for {event.reason}")
    return state


def _flagged(state: State, event: FlagFell) -> State:
    if _flag(state, event.stamp.ms) != (event.side, event.deadline):
        raise FoldError(f"no flag of {event.side} fell at {event.deadline}")
    clock = state.clock.settle(event.stamp.ms)[0]
    if clock.state is not ClockState.OVER:
        return replace(state, clock=clock)
    return _ended(state, state.regulations.loss(event.side, Termination.TIME), clock)


def _spoken(state: State, event: DrawOffered | DrawAnswered | Resigned | RefereeCalled) -> State:
    """What a player says; it touches no piece and no clock unless it ends the game."""
    person, ms, law = Person.of(event.side), event.stamp.ms, state.regulations
    match event:
        case DrawOffered():
            _need(state, Act.OFFER_DRAW, person)
            return replace(state, draw_offer=event.side)
        case DrawAnswered():
            _need(state, Act.ANSWER_DRAW, person)
            if not event.accepted:
                return replace(state, draw_offer=None)
            return _ended(state, law.cited(Outcome.draw(Termination.AGREEMENT)), state.clock.stop(ms)[0])
        case Resigned():
            _need(state, Act.RESIGN, person)
            return _ended(state, law.loss(event.side, Termination.RESIGNATION), state.clock.stop(ms)[0])
        case RefereeCalled():
            _need(state, Act.CALL_REFEREE, person)
            return state


def _takeback(state: State, event: TakebackAsked | TakebackRefused | Takeback) -> State:
    if isinstance(event, TakebackAsked):
        _need(state, Act.ASK_TAKEBACK, Person.of(event.side))
        if event.plies != plies_to_take_back(state, event.side):
            raise FoldError(f"{event.plies} plies don't lead back to a move of {event.side}")
        return replace(state, takeback_request=event)
    answering = event.side.other if isinstance(event, Takeback) else event.side
    _need(state, Act.ANSWER_TAKEBACK, Person.of(answering))
    if isinstance(event, TakebackRefused):
        return replace(state, takeback_request=None)
    assert state.takeback_request is not None
    if event.plies != state.takeback_request.plies:
        raise FoldError("another takeback was asked for")
    return _taken_back(state, event)


def plies_to_take_back(state: State, side: Side) -> int:
    """How many plies bring ``side`` back before its last move; 0 if it has made none."""
    last = state.last_ply_of(side)
    return len(state.plies) - last.number + 1 if last else 0


def _taken_back(state: State, event: Takeback) -> State:
    """Both clocks go on from what they were when the ply before was complete: nobody pays for what is taken back."""
    plies = state.plies[: -event.plies]
    if plies:
        clock = plies[-1].clock
    else:
        clock = _new_clock(state.setup, state.regulations).start(event.stamp.ms, state.opening.to_move)[0]
    return replace(
        state,
        plies=plies,
        clock=clock.at(event.stamp.ms),
        draw_offer=None,
        takeback_request=None,
        desk=state.desk.moved(None),
    )


def _hosted(state: State, event: Started | Paused | Resumed) -> State:
    """Starting, stopping and restarting the clocks."""
    ms, clock = event.stamp.ms, state.clock
    match event:
        case Started():
            _need(state, Act.START, state.host)
            return replace(state, clock=clock.start(ms, state.position.to_move)[0])
        case Paused():
            _need(state, Act.PAUSE, state.host)
            return replace(state, clock=clock.pause(ms)[0])
        case Resumed():
            _need(state, Act.RESUME, state.host)
            if state.automatic and event.side not in (None, state.position.to_move):
                raise FoldError(f"{event.side} is not to move")
            return replace(state, clock=clock.resume(ms, event.side)[0])


def _refereed(state: State, event: FoulCalled | Ruled) -> State:
    match event:
        case FoulCalled():
            _need(state, Act.FOUL, Person.REFEREE)
            return replace(state, desk=replace(state.desk, fouls=(*state.desk.fouls, Noted(state.seq, event))))
        case Ruled():
            _need(state, Act.RULE, Person.REFEREE)
            return _ended(state, event.outcome, state.clock.stop(event.stamp.ms)[0])
