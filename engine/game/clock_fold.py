"""The referee at the clocks and the board (rules R1-R5, 5.8, 21.1), and what of it is taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.base import Side, Termination
from engine.clock import Clock, ClockState, NoteKind
from engine.errors import ChuheError
from engine.game.acts import Act
from engine.game.clock_events import (
    AbsenceNoted,
    Arrived,
    BoardCorrected,
    ClockFix,
    CorrectionKind,
    Reversed,
    TimeCorrected,
)
from engine.game.desk import Desk
from engine.game.errors import RefusalCode
from engine.game.handling import Handling, by_referee
from engine.game.happening import Happening
from engine.game.keyed_fold import put_back, recounted, restored
from engine.game.notes import is_noted, without_note
from engine.game.phase import Phase
from engine.game.regulations import FoulCause
from engine.game.rules import TouchRules
from engine.game.state import State, Undo
from engine.game.touch_events import PieceTouched

MOST_MS = 360_000_000
"""A hundred hours: no figure the referee enters is larger."""


def undoable(before: State, after: State, ms: int, *, board: bool = False) -> State:
    """``after``, from which the act at ``ms`` can be taken back to ``before`` until the next press."""
    before = replace(before, clock=before.clock.settle(ms)[0])
    side = before.clock.running
    used = after.clock.hand(side).used if side else 0
    return replace(after, undo=(*before.undo, Undo(after.seq, before, used, board)))


def figure(clock: Clock, side: Side, fix: ClockFix, ms: int) -> int:
    """What a fix changes, as it stands at ``ms``: the move counter or the main time left."""
    face = clock.face(side, ms)
    return face.moves if fix is ClockFix.MOVES else face.main


def fixed(state: State, side: Side, fix: ClockFix, amount: int, ms: int) -> Clock | None:
    """The clock after a fix; None where it can't take this amount."""
    clock = state.clock
    if abs(amount) > MOST_MS or (amount < 0 and fix is not ClockFix.CORRECT):
        return None
    acts = {
        ClockFix.SET: clock.set_time,
        ClockFix.CORRECT: clock.correct,
        ClockFix.PENALTY: clock.penalty,
        ClockFix.BONUS: clock.bonus,
        ClockFix.MOVES: clock.set_moves,
        ClockFix.UNFLAG: clock.set_time,
    }
    try:
        after, notes = acts[fix](side, amount, ms)
    except ChuheError:
        return None
    return None if any(note.kind is NoteKind.REJECT for note in notes) else after


def _unfit_fix(state: State, event: TimeCorrected) -> RefusalCode | None:
    ms, flag = event.stamp.ms, state.clock.hand(event.side).flag
    if event.fix is ClockFix.UNFLAG and flag is None:
        return RefusalCode.NO_FLAG
    clock = fixed(state, event.side, event.fix, event.amount, ms)
    if clock is None or (event.fix is ClockFix.UNFLAG and clock.hand(event.side).flag is not None):
        return RefusalCode.BAD_AMOUNT
    told = figure(state.clock, event.side, event.fix, ms), figure(clock, event.side, event.fix, ms)
    return None if told == (event.old, event.new) else RefusalCode.OUT_OF_DATE


def _fixed(state: State, event: TimeCorrected) -> State:
    ms, side = event.stamp.ms, event.side
    settled = state.clock.settle(ms)[0]
    clock = fixed(state, side, event.fix, event.amount, ms)
    assert clock is not None
    change = clock.hand(side).used - settled.hand(side).used
    red, black = (mark + change * (each is side) for each, mark in zip(Side, state.marks, strict=True))
    after = replace(state, clock=clock, marks=(red, black))
    if state.setup.keyed and event.fix is ClockFix.MOVES:
        after = recounted(after, side, event.new - event.old, clock)
    if clock.state is ClockState.OVER:
        after = after.ended(state.regulations.loss(clock.first_flag, Termination.TIME), clock)
    return undoable(state, after, event.stamp.ms)


def _unfit_absence(state: State, event: AbsenceNoted) -> RefusalCode | None:
    if event.side in state.clock.missing:
        return RefusalCode.ALREADY_ABSENT
    last, before = state.last_ply_of(event.side), state.desk.session_plies
    moved = last is not None and last.number > before
    moved = moved or any(press.side is event.side for press in state.keying.presses[before:])
    return RefusalCode.ALREADY_HERE if moved and not state.desk.sealed else None


def _absent(state: State, event: AbsenceNoted) -> State:
    return replace(state, clock=state.clock.absent(event.side, event.stamp.ms)[0])


def _not_absent(state: State, event: Arrived) -> RefusalCode | None:
    return None if event.side in state.clock.missing else RefusalCode.NOT_ABSENT


def _arrived(state: State, event: Arrived) -> State:
    """Late, but inside the limit: that may be a foul (S1). Before the start, or the reopening, nobody is late yet."""
    begun = state.phase is not Phase.SETUP and not state.desk.sealed
    late = begun and state.regulations.late.within_is_foul
    state = replace(state, clock=state.clock.arrive(event.side, event.stamp.ms)[0])
    return state.with_due(event.side, FoulCause.LATE) if late else state


def _unfit_correction(state: State, event: BoardCorrected) -> RefusalCode | None:
    if not 0 <= event.plies <= state.made:
        return RefusalCode.NOTHING_TO_CORRECT
    if event.correction is CorrectionKind.ILLEGAL_MOVE and not event.plies:
        return RefusalCode.NOTHING_TO_CORRECT
    if state.setup.keyed:
        return None
    position = state.plies[-event.plies - 1].position if event.plies < len(state.plies) else state.opening
    if event.bound and isinstance(position, TouchRules):
        try:
            mine = position.owner(event.bound) is position.to_move
        except ValueError:
            mine = False
        return None if mine else RefusalCode.NOTHING_THERE
    return None


def _corrected(state: State, event: BoardCorrected) -> State:
    ms = event.stamp.ms
    after = _put_back(state, event.plies, ms)
    if event.correction is CorrectionKind.COLOURS:
        setup = state.setup
        after = replace(after, setup=replace(setup, red=setup.black, black=setup.red))
    if event.bound and not state.setup.keyed:
        touch = PieceTouched(event.stamp, after.position.to_move, event.bound, desk=True)
        after = replace(after, desk=replace(after.desk, touches=(*after.desk.touches, state.noted(touch))))
    return undoable(state, after, ms, board=True)


def _put_back(state: State, plies: int, ms: int) -> State:
    if not plies:
        return replace(state, clock=state.clock.pause(ms)[0])
    if state.setup.keyed:
        return put_back(state, plies, ms)
    return state.put_back(plies, state.clock_before(plies, ms).pause(ms)[0])


def _unfit_reversal(state: State, event: Reversed) -> RefusalCode | None:
    undo = next((undo for undo in state.undo if undo.seq == event.seq), None)
    if undo is None:
        return None if is_noted(state, event.seq) else RefusalCode.NOTHING_TO_REVERSE
    notes = _clock_without(state, undo, event.stamp.ms).settle(event.stamp.ms)[1]
    decided = any(note.kind in (NoteKind.FLAG, NoteKind.LATE) for note in notes)
    return RefusalCode.TOO_LATE_TO_REVERSE if decided else None


def _reversed(state: State, event: Reversed) -> State:
    undo = next((undo for undo in state.undo if undo.seq == event.seq), None)
    if undo is None:
        return without_note(state, event.seq)
    before, ms = undo.before, event.stamp.ms
    clock = _clock_without(state, undo, ms).settle(ms)[0]
    return replace(
        state,
        desk=_desk_without(state, undo),
        clock=clock,
        plies=before.plies,
        keying=restored(state, state.undo[state.undo.index(undo) :]),
        setup=before.setup,
        outcome=before.outcome,
        marks=before.marks,
        undo=before.undo,
    )


def _desk_without(state: State, undo: Undo) -> Desk:
    """The desk without the touches that a correction of the board had brought, with those it had wiped out."""
    if undo.before.plies != state.plies:
        return state.desk.touched_as(undo.before.desk)
    undone = {other.seq for other in state.undo if other.seq >= undo.seq}
    return replace(state.desk, touches=tuple(touch for touch in state.desk.touches if touch.seq not in undone))


def _clock_without(state: State, undo: Undo, ms: int) -> Clock:
    """The clock as if an act had not been done. What ran since is charged if it ran for the same side all the time
    that this one act stood; what passed otherwise is nobody's."""
    clock = undo.before.clock
    side = clock.running
    if side is None:
        return clock
    ran = state.clock.settle(ms)[0].hand(side).used - undo.used if undo is state.undo[-1] else 0
    return clock.at(ms - max(0, ran))


HANDLINGS: Mapping[type[Happening], Handling[Any]] = {
    TimeCorrected: Handling(Act.CORRECT_TIME, by_referee, _fixed, _unfit_fix),
    AbsenceNoted: Handling(Act.NOTE_ABSENCE, by_referee, _absent, _unfit_absence),
    Arrived: Handling(Act.NOTE_ARRIVAL, by_referee, _arrived, _not_absent),
    BoardCorrected: Handling(Act.CORRECT_BOARD, by_referee, _corrected, _unfit_correction),
    Reversed: Handling(Act.REVERSE, by_referee, _reversed, _unfit_reversal),
}
