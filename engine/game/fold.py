"""From one state of a game to the next by one event. Each event is checked against the state it claims to follow."""

from __future__ import annotations

from dataclasses import replace

from engine.base import Side, Termination
from engine.clock import Clock, ClockState, Note, NoteKind, OnFlag
from engine.game.boardless import Boardless
from engine.game.clock_events import LateLimitPassed
from engine.game.entry import entered
from engine.game.errors import FoldError, RefusalCode, SetupError
from engine.game.events import Event, FlagFell, GameSet, PressRefused
from engine.game.keyed_fold import written
from engine.game.permit import refused_press
from engine.game.phase import Phase
from engine.game.regulations import FoulCause, Regulations
from engine.game.regulations_reader import parse_regulations
from engine.game.rules import PositionLike, Rules
from engine.game.setup import PressMode, Setup
from engine.game.state import State


def opened(event: GameSet, rules: Rules) -> State:
    """The state after the set-up. Raises SetupError for faulty regulations or a start position that shows no board."""
    regulations, faults = parse_regulations(event.setup.regulations)
    if regulations is None:
        raise SetupError("faulty regulations", faults)
    return State(event.setup, regulations, _opening(event.setup, rules), _new_clock(event.setup, regulations))


def _opening(setup: Setup, rules: Rules) -> PositionLike:
    if (setup.boardless or setup.keyed) and setup.press is PressMode.AUTO:
        raise SetupError("on a wooden board nobody but the players can press the clock")
    if setup.boardless and setup.keyed:
        raise SetupError("without a board there are no moves to key")
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
    after = written(state, _next(replace(state, seq=state.seq + 1), event))
    _assert_sound(after)
    return after


def _next(state: State, event: Event) -> State:
    match event:
        case FlagFell() | LateLimitPassed():
            return _decided(state, event)
        case PressRefused():
            return _press_refused(state, event)
        case GameSet():
            raise FoldError("the board is set up once")
        case _:
            return entered(state, event)


def _new_clock(setup: Setup, regulations: Regulations) -> Clock:
    minutes = regulations.late.limit_min
    late_limit = None if minutes is None else minutes * 60_000
    linked = setup.press is PressMode.MANUAL and not (setup.boardless or setup.keyed)
    return Clock.new(
        setup.control,
        setup.on_flag or _on_flag(setup, regulations),
        linked=linked,
        late_limit=late_limit,
        exempt_below=1_000 * (regulations.record.exempt_below_s or 0),
    )


def _on_flag(setup: Setup, regulations: Regulations) -> OnFlag:
    """Where presses count the moves of a limit, a flag that would lose stops both clocks: the referee looks whether
    all presses were moves (rule F1)."""
    kinds = [setup.control.kind_of(side) for side in Side]
    counted = setup.keyed and regulations.refereed and any(kind.due(kind.fresh()) is not None for kind in kinds)
    on_flag = regulations.clock.on_flag
    return OnFlag.HOLD if counted and on_flag is OnFlag.LOSE else on_flag


def _assert_sound(state: State) -> None:
    assert (state.outcome is None) == (state.clock.state is not ClockState.OVER), "result and clock disagree"
    if state.automatic and state.phase is Phase.RUNNING:
        assert state.clock.running is state.position.to_move, "the wrong clock runs"


def _fallen(state: State, ms: int) -> Note | None:
    """What the clock has decided by ``ms`` without its being journalled: a flag, or the limit of lateness."""
    notes = state.clock.settle(ms)[1]
    return next((note for note in notes if note.kind in (NoteKind.FLAG, NoteKind.LATE)), None)


def _press_refused(state: State, event: PressRefused) -> State:
    if (event.reason, event.deadline) != refused_press(state, event.side):
        raise FoldError(f"no press was refused for {event.reason}")
    if event.reason is RefusalCode.NO_MOVE_TO_PRESS:
        return state.with_due(event.side, FoulCause.PRESS_WITHOUT_MOVE)
    return state


def _decided(state: State, event: FlagFell | LateLimitPassed) -> State:
    note = _fallen(state, event.stamp.ms)
    kind = NoteKind.FLAG if isinstance(event, FlagFell) else NoteKind.LATE
    if note is None or (note.kind, note.side, note.ms) != (kind, event.side, event.deadline):
        raise FoldError(f"nothing was decided against {event.side} at {event.deadline}")
    clock = state.clock.settle(event.stamp.ms)[0]
    if clock.state is not ClockState.OVER:
        return replace(state, clock=clock, undo=())
    reason = Termination.TIME if isinstance(event, FlagFell) else Termination.LATE
    return state.ended(state.regulations.loss(event.side, reason), clock)
