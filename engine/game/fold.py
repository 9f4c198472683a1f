"""From one state of a game to the next by one event. Each event is checked against the state it claims to follow."""

from __future__ import annotations

from dataclasses import replace

from engine.base import Outcome, Side, Termination
from engine.clock import Clock, ClockState, Note, NoteKind
from engine.game.acts import Act
from engine.game.boardless import Boardless
from engine.game.clock_events import LateLimitPassed
from engine.game.clock_fold import undoable
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
from engine.game.moving import counted, ending, made, unplayable
from engine.game.permit import refusal, refused_press
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.regulations import FoulCause, Regulations, TouchMove
from engine.game.regulations_reader import parse_regulations
from engine.game.rules import PositionLike, Rules
from engine.game.setup import PressMode, Setup
from engine.game.state import Ply, State


def opened(event: GameSet, rules: Rules) -> State:
    """The state after the set-up. Raises SetupError for faulty regulations or a start position that shows no board."""
    regulations, faults = parse_regulations(event.setup.regulations)
    if regulations is None:
        raise SetupError("faulty regulations", faults)
    return State(event.setup, regulations, _opening(event.setup, rules), _new_clock(event.setup, regulations))


def _opening(setup: Setup, rules: Rules) -> PositionLike:
    if setup.boardless and setup.press is PressMode.AUTO:
        raise SetupError("without a board nobody but the players can press the clock")
    try:
        return Boardless() if setup.boardless else rules.start(setup.start_fen)
    except ValueError as error:
        raise SetupError(str(error)) from error


def reset(state: State, setup: Setup) -> State:
    """The state after the set-up of the game that came to ``state``."""
    return State(setup, state.regulations, state.opening, _new_clock(setup, state.regulations))


def folded(state: State, event: Event) -> State:
    """The state after ``event``. Raises FoldError for an event that can't follow."""
    ms = event.stamp.ms
    if state.desk.signed_off:
        raise FoldError("the journal is sealed")
    if not isinstance(event, FlagFell | LateLimitPassed) and _fallen(state, ms) is not None:
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
        case FlagFell() | LateLimitPassed():
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
    minutes = regulations.late.limit_min
    late_limit = None if minutes is None else minutes * 60_000
    linked = setup.press is PressMode.MANUAL and not setup.boardless
    return Clock.new(
        setup.control,
        setup.on_flag or regulations.clock.on_flag,
        linked=linked,
        late_limit=late_limit,
        exempt_below=1_000 * (regulations.record.exempt_below_s or 0),
    )


def _need(state: State, act: Act, person: Person) -> None:
    code = refusal(state, act, person)
    if code is not None:
        raise FoldError(f"{act} by {person} can't follow: {code}")


def _assert_sound(state: State) -> None:
    assert (state.outcome is None) == (state.clock.state is not ClockState.OVER), "result and clock disagree"
    if state.automatic and state.phase is Phase.RUNNING:
        assert state.clock.running is state.position.to_move, "the wrong clock runs"


def _fallen(state: State, ms: int) -> Note | None:
    """What the clock has decided by ``ms`` without its being journalled: a flag, or the limit of lateness."""
    notes = state.clock.settle(ms)[1]
    return next((note for note in notes if note.kind in (NoteKind.FLAG, NoteKind.LATE)), None)


def _moved(state: State, event: MoveMade) -> State:
    _need(state, Act.MOVE, Person.of(event.side))
    code = unplayable(state, event.uci, event.irregular)
    if code is None and state.regulations.moves.touch is TouchMove.ENFORCED and state.breach_of(event.uci):
        code = RefusalCode.TOUCH_BINDS
    if code is not None:
        raise FoldError(f"{event.uci} can't follow: {code}")
    last = ending(state, state.position.apply(event.uci), event.irregular) is not None
    clock = _clock_after_move(state, event, last)
    return made(state, event, clock)


def _clock_after_move(state: State, event: MoveMade, last: bool) -> Clock:
    ms, clock = event.stamp.ms, state.clock
    if last:
        # the move stands when the hand leaves the piece (5.7): one that ends the game needs no press
        return clock.finish(event.side, ms)[0]
    return (clock.press if state.automatic else clock.move)(event.side, ms)[0]


def _pressed(state: State, event: ClockPressed) -> State:
    _need(state, Act.PRESS, Person.of(event.side))
    if state.setup.boardless:
        return undoable(replace(state, undo=()), counted(state, event), event.stamp.ms)
    clock = state.clock.press(event.side, event.stamp.ms)[0]
    total = clock.hand(event.side).used
    thought = state.used_since_move(event.side, total)
    *before, last = state.plies
    if last.side is event.side:
        last = _completed(last, thought, total)
    else:
        # the opponent has replied before this press
        before[-1] = _completed(before[-1], thought, total)
    plies = (*before, replace(last, clock=clock))
    return replace(state.marked(clock, event.side), clock=clock, plies=plies, undo=())


def _completed(ply: Ply, thought: int, total: int) -> Ply:
    return replace(ply, used_ms=ply.used_ms + thought, total_ms=total)


def _press_refused(state: State, event: PressRefused) -> State:
    if (event.reason, event.deadline) != refused_press(state, event.side):
        raise FoldError(f"no press was refused for {event.reason}")
    if event.reason is RefusalCode.NO_MOVE_TO_PRESS:
        return state.with_due(event.side, FoulCause.PRESS_WITHOUT_MOVE)
    return state


def _flagged(state: State, event: FlagFell | LateLimitPassed) -> State:
    note = _fallen(state, event.stamp.ms)
    kind = NoteKind.FLAG if isinstance(event, FlagFell) else NoteKind.LATE
    if note is None or (note.kind, note.side, note.ms) != (kind, event.side, event.deadline):
        raise FoldError(f"nothing was decided against {event.side} at {event.deadline}")
    clock = state.clock.settle(event.stamp.ms)[0]
    if clock.state is not ClockState.OVER:
        return replace(state, clock=clock, undo=())
    reason = Termination.TIME if isinstance(event, FlagFell) else Termination.LATE
    return state.ended(state.regulations.loss(event.side, reason), clock)


def _spoken(state: State, event: DrawOffered | DrawAnswered | Resigned | RefereeCalled) -> State:
    """What a player says; it touches no piece and no clock unless it ends the game."""
    person, ms, law = Person.of(event.side), event.stamp.ms, state.regulations
    match event:
        case DrawOffered():
            _need(state, Act.OFFER_DRAW, person)
            return _offered(state, event.side)
        case DrawAnswered():
            _need(state, Act.ANSWER_DRAW, person)
            if not event.accepted:
                return state.offer_refused()
            return state.ended(law.cited(Outcome.draw(Termination.AGREEMENT)), state.clock.stop(ms)[0])
        case Resigned():
            _need(state, Act.RESIGN, person)
            return state.ended(law.loss(event.side, Termination.RESIGNATION), state.clock.stop(ms)[0])
        case RefereeCalled():
            _need(state, Act.CALL_REFEREE, person)
            return state


def _offered(state: State, side: Side) -> State:
    """An offer may be a foul all the same: a second one after a refusal (9.1.3), or one too many (2011 8.1.3)."""
    rules, desk = state.regulations.draw, state.desk
    offers = (*desk.offers, side)
    lead = offers.count(side) - offers.count(side.other)
    repeated = rules.repeated_is_foul and desk.refused is side
    too_many = rules.lead_at_most is not None and lead > rules.lead_at_most
    state = replace(state, draw_offer=side, desk=replace(desk, offers=offers, refused=None))
    return state.with_due(side, FoulCause.REPEATED_OFFER) if repeated or too_many else state


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
    clock = state.clock_before(event.plies, event.stamp.ms)
    return replace(state.put_back(event.plies, clock), undo=())


def _hosted(state: State, event: Started | Paused | Resumed) -> State:
    """Starting, stopping and restarting the clocks."""
    ms, clock = event.stamp.ms, state.clock
    match event:
        case Started():
            _need(state, Act.START, state.host)
            if event.side is not None and not state.setup.boardless:
                raise FoldError(f"{event.side} can't be named where there is a board")
            clock = clock.start(ms, event.side or state.position.to_move)[0]
            return replace(state, clock=clock, started=clock, undo=())
        case Paused():
            _need(state, Act.PAUSE, state.host)
            return undoable(state, replace(state, clock=clock.pause(ms)[0]), ms)
        case Resumed():
            _need(state, Act.RESUME, state.host)
            if state.automatic and event.side not in (None, state.position.to_move):
                raise FoldError(f"{event.side} is not to move")
            return undoable(state, replace(state, clock=clock.resume(ms, event.side)[0]), ms)


def _refereed(state: State, event: FoulCalled | Ruled) -> State:
    match event:
        case FoulCalled():
            _need(state, Act.FOUL, Person.REFEREE)
            desk = state.desk.settled(event.source)
            return replace(state, desk=replace(desk, fouls=(*desk.fouls, state.noted(event))))
        case Ruled():
            _need(state, Act.RULE, Person.REFEREE)
            return state.ended(event.outcome, state.clock.stop(event.stamp.ms)[0])
