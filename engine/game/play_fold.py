"""What players do, and how a host starts and stops them: each event of a game in progress with its handling."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.base import Outcome, Side, Termination
from engine.clock import Clock
from engine.game.acts import Act
from engine.game.clock_fold import undoable
from engine.game.errors import RefusalCode
from engine.game.events import (
    ClockPressed,
    DrawAnswered,
    DrawOffered,
    FoulCalled,
    MoveMade,
    Paused,
    RefereeCalled,
    Resigned,
    Resumed,
    Ruled,
    Started,
    Takeback,
    TakebackAsked,
    TakebackRefused,
)
from engine.game.handling import Handling, by_host, by_other, by_referee, by_side
from engine.game.happening import Happening
from engine.game.keyed_fold import pressed
from engine.game.moving import counted, ending, made, unfit_move
from engine.game.regulations import FoulCause
from engine.game.state import Ply, State


def _unfit_move(state: State, event: MoveMade) -> RefusalCode | None:
    return unfit_move(state, event.uci, event.irregular)


def _moved(state: State, event: MoveMade) -> State:
    last = ending(state, state.position.apply(event.uci), event.irregular) is not None
    return made(state, event, _clock_after_move(state, event, last))


def _clock_after_move(state: State, event: MoveMade, last: bool) -> Clock:
    ms, clock = event.stamp.ms, state.clock
    if last:
        # the move stands when the hand leaves the piece (5.7): one that ends the game needs no press
        return clock.finish(event.side, ms)[0]
    return (clock.press if state.automatic else clock.move)(event.side, ms)[0]


def _pressed(state: State, event: ClockPressed) -> State:
    clock = state.clock.press(event.side, event.stamp.ms)[0]
    if not clock.linked:
        after = pressed(state, event.side, clock) if state.setup.keyed else counted(state, event)
        return undoable(replace(state, undo=()), after, event.stamp.ms)
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


def _offered(state: State, event: DrawOffered) -> State:
    """An offer may be a foul all the same: a second one after a refusal (9.1.3), or one too many (2011 8.1.3)."""
    rules, desk, side = state.regulations.draw, state.desk, event.side
    offers = (*desk.offers, side)
    lead = offers.count(side) - offers.count(side.other)
    repeated = rules.repeated_is_foul and desk.refused is side
    too_many = rules.lead_at_most is not None and lead > rules.lead_at_most
    state = replace(state, draw_offer=side, desk=replace(desk, offers=offers, refused=None))
    return state.with_due(side, FoulCause.REPEATED_OFFER) if repeated or too_many else state


def _answered(state: State, event: DrawAnswered) -> State:
    if not event.accepted:
        return state.offer_refused()
    draw = state.regulations.cited(Outcome.draw(Termination.AGREEMENT))
    return state.ended(draw, state.clock.stop(event.stamp.ms)[0])


def _resigned(state: State, event: Resigned) -> State:
    loss = state.regulations.loss(event.side, Termination.RESIGNATION)
    return state.ended(loss, state.clock.stop(event.stamp.ms)[0])


def plies_to_take_back(state: State, side: Side) -> int:
    """How many plies bring ``side`` back before its last move; 0 if it has made none."""
    last = state.last_ply_of(side)
    return len(state.plies) - last.number + 1 if last else 0


def _unfit_request(state: State, event: TakebackAsked) -> RefusalCode | None:
    return None if event.plies == plies_to_take_back(state, event.side) else RefusalCode.OUT_OF_DATE


def _asked(state: State, event: TakebackAsked) -> State:
    return replace(state, takeback_request=event)


def _not_taken_back(state: State, _event: TakebackRefused) -> State:
    return replace(state, takeback_request=None)


def _unfit_takeback(state: State, event: Takeback) -> RefusalCode | None:
    asked = state.takeback_request
    return None if asked and asked.plies == event.plies else RefusalCode.OUT_OF_DATE


def _taken_back(state: State, event: Takeback) -> State:
    """Both clocks go on from what they were when the ply before was complete: nobody pays for what is taken back."""
    clock = state.clock_before(event.plies, event.stamp.ms)
    return replace(state.put_back(event.plies, clock), undo=())


def _unfit_start(state: State, event: Started) -> RefusalCode | None:
    return RefusalCode.NOT_YOUR_TURN if event.side and not state.setup.boardless else None


def _started(state: State, event: Started) -> State:
    clock = state.clock.start(event.stamp.ms, event.side or state.position.to_move)[0]
    return replace(state, clock=clock, started=clock, undo=())


def _called(state: State, event: RefereeCalled) -> State:
    return replace(state, desk=replace(state.desk, call=event))


def _paused(state: State, event: Paused) -> State:
    return undoable(state, replace(state, clock=state.clock.pause(event.stamp.ms)[0]), event.stamp.ms)


def _unfit_resumption(state: State, event: Resumed) -> RefusalCode | None:
    wrong = state.automatic and event.side not in (None, state.position.to_move)
    return RefusalCode.NOT_YOUR_TURN if wrong else None


def _resumed(state: State, event: Resumed) -> State:
    return undoable(state, replace(state, clock=state.clock.resume(event.stamp.ms, event.side)[0]), event.stamp.ms)


def _foul(state: State, event: FoulCalled) -> State:
    desk = state.desk.settled(event.source)
    return replace(state, desk=replace(desk, fouls=(*desk.fouls, state.noted(event))))


def _ruled(state: State, event: Ruled) -> State:
    return state.ended(event.outcome, state.clock.stop(event.stamp.ms)[0])


HANDLINGS: Mapping[type[Happening], Handling[Any]] = {
    Started: Handling(Act.START, by_host, _started, _unfit_start),
    MoveMade: Handling(Act.MOVE, by_side, _moved, _unfit_move),
    ClockPressed: Handling(Act.PRESS, by_side, _pressed),
    DrawOffered: Handling(Act.OFFER_DRAW, by_side, _offered),
    DrawAnswered: Handling(Act.ANSWER_DRAW, by_side, _answered),
    TakebackAsked: Handling(Act.ASK_TAKEBACK, by_side, _asked, _unfit_request),
    TakebackRefused: Handling(Act.ANSWER_TAKEBACK, by_side, _not_taken_back),
    Takeback: Handling(Act.ANSWER_TAKEBACK, by_other, _taken_back, _unfit_takeback),
    Resigned: Handling(Act.RESIGN, by_side, _resigned),
    RefereeCalled: Handling(Act.CALL_REFEREE, by_side, _called),
    Paused: Handling(Act.PAUSE, by_host, _paused),
    Resumed: Handling(Act.RESUME, by_host, _resumed, _unfit_resumption),
    FoulCalled: Handling(Act.FOUL, by_referee, _foul),
    Ruled: Handling(Act.RULE, by_referee, _ruled),
}
