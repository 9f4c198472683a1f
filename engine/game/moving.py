"""A move in the game: on the board, on the clock, in the record."""

from __future__ import annotations

from dataclasses import replace

from engine.base import Outcome
from engine.clock import Clock
from engine.game.boardless import Boardless
from engine.game.errors import RefusalCode
from engine.game.events import ClockPressed, MoveMade
from engine.game.regulations import TouchMove
from engine.game.rules import PositionLike
from engine.game.state import Ply, State


def unplayable(state: State, uci: str, irregular: bool) -> RefusalCode | None:
    """Why a move can't stand on the board as what it is said to be; None if it can."""
    try:
        legal = state.position.legal(uci)
    except ValueError:
        return RefusalCode.MALFORMED_MOVE
    if legal:
        return RefusalCode.OUT_OF_DATE if irregular else None
    try:
        state.position.apply(uci)
    except ValueError:
        return RefusalCode.ILLEGAL_MOVE
    return None if irregular and not state.regulations.moves.illegal_refused else RefusalCode.ILLEGAL_MOVE


def unfit_move(state: State, uci: str, irregular: bool) -> RefusalCode | None:
    """As unplayable, and whether the touched pieces allow it where that is enforced (article 5)."""
    code = unplayable(state, uci, irregular)
    if code is None and state.regulations.moves.touch is TouchMove.ENFORCED and state.breach_of(uci):
        return RefusalCode.TOUCH_BINDS
    return code


def is_irregular(state: State, uci: str) -> bool:
    """Whether a text is a move that the rules don't allow."""
    try:
        return not state.position.legal(uci)
    except ValueError:
        return False


def ending(state: State, position: PositionLike, irregular: bool) -> Outcome | None:
    """The result a move gives on the board (4.1.1, 4.1.3); an illegal one need not give any."""
    if irregular and not state.regulations.moves.illegal_move_mates:
        return None
    outcome = position.outcome()
    return state.regulations.cited(outcome) if outcome else None


def made(state: State, move: MoveMade, clock: Clock) -> State:
    """The state after a move, with the clock that follows it."""
    side = move.side
    position = Boardless(side.other) if state.setup.boardless else state.position.apply(move.uci)
    total = clock.face(side, move.stamp.ms).used
    ply = Ply(
        number=len(state.plies) + 1,
        side=side,
        uci=move.uci,
        irregular=move.irregular,
        stamp=move.stamp,
        used_ms=state.used_since_move(side, total),
        total_ms=total,
        position=position,
        clock=clock,
        seq=state.seq,
    )
    outcome = ending(state, position, move.irregular)
    desk = state.desk.moved(state.breach_of(move.uci))
    state = replace(state, desk=desk)
    if state.draw_offer is side.other:
        state = state.offer_refused()
    plies = (*state.plies, ply)
    state = replace(state.marked(clock, side), clock=clock, plies=plies, takeback_request=None, undo=())
    return state if outcome is None else state.ended(outcome, clock)


def counted(state: State, press: ClockPressed) -> State:
    """The state after a press of a clock without a board: it counts as a move."""
    return made(state, MoveMade(press.stamp, press.side, ""), state.clock.press(press.side, press.stamp.ms)[0])
