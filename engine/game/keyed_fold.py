"""The record of a game on a wooden board, as a recorder keys it, and how presses give it its times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.base import Side
from engine.clock import Clock
from engine.game.acts import Act
from engine.game.errors import RefusalCode
from engine.game.events import MoveMade
from engine.game.handling import Handling, by_host, by_recorder
from engine.game.happening import Happening
from engine.game.keying import Entry, Keying, Press
from engine.game.keying_events import (
    EndingConfirmed,
    KeyingUndone,
    MoveDropped,
    MoveInserted,
    MoveKeyed,
    MoveReplaced,
)
from engine.game.rules import NO_MOVE, PositionLike
from engine.game.state import Ply, State, Undo


def written(before: State, after: State) -> State:
    """``after`` with its record written up from what was keyed and pressed. The n-th move of a side took the time of
    its n-th press, whenever it was keyed."""
    if not after.setup.keyed or (after.keying is before.keying and after.outcome is before.outcome):
        return after
    plies: Sequence[Ply] = before.plies
    if after.keying.entries is not before.keying.entries:
        plies = _rewritten(before, after.keying.entries)
        after = _with_notes_moved(after, before.plies, plies)
    return replace(after, plies=_timed(plies, after))


def pressed(state: State, side: Side, clock: Clock) -> State:
    """``side`` has completed a move on the clock, whatever the record knows of it."""
    total = clock.hand(side).used
    press = Press(side, state.used_since_move(side, total), total, clock)
    if state.draw_offer is side.other:
        state = state.offer_refused()
    return replace(state.marked(clock, side), clock=clock, keying=state.keying.pressed(press))


def reopened(state: State, move: MoveMade, clock: Clock) -> State:
    """The sealed move stands in the record. Its press was the sealing, unless the referee has counted anew since."""
    presses = state.keying.presses
    if presses and presses[-1].side is move.side:
        presses = (*presses[:-1], replace(presses[-1], clock=clock))
    keying = replace(state.keying, presses=presses)
    entry = Entry(move.side, move.uci, move.irregular, move.stamp, state.seq)
    desk = state.desk.moved(state.breach_of(move.uci))
    return _changed(replace(state, clock=clock, keying=keying, desk=desk), (*keying.entries, entry))


def put_back(state: State, plies: int, ms: int) -> State:
    """The last ``plies`` moves were put back on the wooden board (5.8): their presses never were, and what was keyed of
    them is struck out. The clocks stand."""
    left, clock = state.made - plies, state.clock_before(plies, ms)
    entries = state.keying.entries[: _entries_before(state, left + 1)]
    presses = state.keying.presses[:left]
    if len(presses) < len(state.keying.presses):
        state = state.marked(clock, *Side)
    desk = state.desk.moved(None)
    return replace(state, clock=clock.pause(ms)[0], keying=Keying(entries, presses), draw_offer=None, desk=desk)


def recounted(state: State, side: Side, more: int, clock: Clock) -> State:
    """The referee found another number of moves (rule R4). The time of a press that was none goes to the next one."""
    keying = state.keying.recounted(side, more, clock)
    kept = len(keying.presses_of(side))
    back = sum(press.used_ms for press in state.keying.presses_of(side)[kept:])
    red, black = (mark - back * (each is side) for each, mark in zip(Side, state.marks, strict=True))
    return replace(state, keying=keying, marks=(red, black))


def restored(state: State, undone: Sequence[Undo]) -> Keying:
    """Both streams once these acts are taken back: the presses as before them; what was keyed is kept, and what was put
    back by one of them is there again."""
    lost = next((undo.before.keying for undo in undone if undo.board), state.keying)
    return replace(lost, presses=undone[0].before.keying.presses)


def position_before(state: State, ply: int) -> PositionLike:
    """The position in which ply ``ply`` was made, by the record: with the side to move whose place it is."""
    return state.plies[ply - 2].position if ply > 1 else state.opening


def base_of(state: State, ply: int, side: Side) -> PositionLike:
    """The position in which a move of ``side`` keyed at place ``ply`` is made; one of the other side may be missing."""
    position = position_before(state, ply)
    return position if _turn(state, ply) is side else _passed(position)


def _turn(state: State, ply: int) -> Side:
    first = state.opening.to_move
    return first if ply % 2 else first.other


def _passed(position: PositionLike) -> PositionLike:
    try:
        return position.apply(NO_MOVE)
    except ValueError:
        return position


def _entries_before(state: State, ply: int) -> int:
    """How many of the moves before ply ``ply`` were keyed."""
    return sum(before.seq > 0 for before in state.plies[: ply - 1])


def _rewritten(before: State, entries: tuple[Entry, ...]) -> list[Ply]:
    """The plies of ``entries``, those kept that come before any change."""
    kept = 0
    for old, new in zip(before.keying.entries, entries, strict=False):
        if old != new:
            break
        kept += 1
    plies = list(before.plies)
    while plies and (not plies[-1].seq or sum(ply.seq > 0 for ply in plies) > kept):
        plies.pop()
    for entry in entries[kept:]:
        if _turn(before, len(plies) + 1) is not entry.side:
            hole = Entry(entry.side.other, NO_MOVE, False, entry.stamp, 0)
            plies.append(_ply(before, plies, hole))
        plies.append(_ply(before, plies, entry))
    return plies


def _ply(state: State, plies: list[Ply], entry: Entry) -> Ply:
    position = plies[-1].position if plies else state.opening
    fits = entry.uci == NO_MOVE or is_legal(position, entry.uci)
    after, void = _applied(position, entry.uci)
    clock = state.started or state.clock
    return Ply(
        number=len(plies) + 1,
        side=entry.side,
        uci=entry.uci,
        irregular=not fits,
        stamp=entry.stamp,
        used_ms=0,
        total_ms=0,
        position=after,
        clock=clock,
        seq=entry.seq,
        pressed=False,
        doubtful=not fits and not entry.accepted,
        void=void,
    )


def is_legal(position: PositionLike, uci: str) -> bool:
    """Whether a text is a move that the rules allow."""
    try:
        return position.legal(uci)
    except ValueError:
        return False


def _applied(position: PositionLike, uci: str) -> tuple[PositionLike, bool]:
    """The position after a move, and whether it moved nothing: then only the turn passes."""
    try:
        return position.apply(uci), False
    except ValueError:
        return _passed(position), True


def _timed(plies: Sequence[Ply], state: State) -> tuple[Ply, ...]:
    """Each move with the time of its press; the last of a game that is over needs none."""
    presses = {side: list(state.keying.presses_of(side)) for side in Side}
    turn = state.clock.turn
    if state.outcome is not None and turn is not None:
        total = state.clock.hand(turn).used
        presses[turn].append(Press(turn, state.used_since_move(turn, total), total, state.clock))
    latest = state.keying.presses[-1].clock if state.keying.presses else state.started or state.clock
    return tuple(_with_time(ply, presses[ply.side], latest) for ply in plies)


def _with_time(ply: Ply, presses: list[Press], latest: Clock) -> Ply:
    nth = (ply.number + 1) // 2
    if nth > len(presses):
        return replace(ply, used_ms=0, total_ms=0, clock=latest, pressed=False)
    press = presses[nth - 1]
    if ply.pressed and ply.clock is press.clock and (ply.used_ms, ply.total_ms) == (press.used_ms, press.total_ms):
        return ply
    return replace(ply, used_ms=press.used_ms, total_ms=press.total_ms, clock=press.clock, pressed=True)


def _with_notes_moved(state: State, old: Sequence[Ply], new: Sequence[Ply]) -> State:
    """What the referee noted about a move goes with it; once it is not in the record any more, the note is about a move
    that never was there."""
    places = {ply.seq: ply.number for ply in new if ply.seq}
    notes = tuple(
        replace(note, event=replace(note.event, ply=places.get(old[note.event.ply - 1].seq, 0)))
        if 1 <= note.event.ply <= len(old)
        else note
        for note in state.desk.illegal
    )
    return state if notes == state.desk.illegal else replace(state, desk=replace(state.desk, illegal=notes))


def _unfit(state: State, ply: int, side: Side, uci: str, irregular: bool) -> RefusalCode | None:
    """Why a move can't be keyed at a place as what it is said to be."""
    if uci == NO_MOVE:
        return RefusalCode.OUT_OF_DATE if irregular else None
    try:
        legal = base_of(state, ply, side).legal(uci)
    except ValueError:
        return RefusalCode.MALFORMED_MOVE
    if legal == irregular:
        return RefusalCode.OUT_OF_DATE if legal else RefusalCode.ILLEGAL_MOVE
    return None


def _unfit_keyed(state: State, event: MoveKeyed) -> RefusalCode | None:
    return _unfit(state, len(state.plies) + 1, event.side, event.uci, event.irregular)


def _keyed(state: State, event: MoveKeyed) -> State:
    breach = None if event.uci == NO_MOVE else state.breach_of(event.uci)
    entry = Entry(event.side, event.uci, event.irregular, event.stamp, state.seq)
    state = replace(state, desk=state.desk.moved(breach))
    return _changed(state, (*state.keying.entries, entry))


def _unfit_inserted(state: State, event: MoveInserted) -> RefusalCode | None:
    if not 1 <= event.ply <= len(state.plies):
        return RefusalCode.NO_SUCH_PLY
    return _unfit(state, event.ply, event.side, event.uci, event.irregular)


def _inserted(state: State, event: MoveInserted) -> State:
    at, entries = _entries_before(state, event.ply), state.keying.entries
    entry = Entry(event.side, event.uci, event.irregular, event.stamp, state.seq)
    return _changed(state, (*entries[:at], entry, *entries[at:]))


def _not_there(state: State, event: MoveReplaced | MoveDropped) -> RefusalCode | None:
    keyed = 1 <= event.ply <= len(state.plies) and state.plies[event.ply - 1].seq > 0
    return None if keyed else RefusalCode.NO_SUCH_PLY


def _unfit_replaced(state: State, event: MoveReplaced) -> RefusalCode | None:
    code = _not_there(state, event)
    if code is not None:
        return code
    ply = state.plies[event.ply - 1]
    if ply.uci == event.uci and not (ply.doubtful and event.irregular):
        return RefusalCode.OUT_OF_DATE
    return _unfit(state, event.ply, ply.side, event.uci, event.irregular)


def _replaced(state: State, event: MoveReplaced) -> State:
    at, entries = _entries_before(state, event.ply), state.keying.entries
    entry = entries[at]
    if entry.uci == event.uci:
        entry = replace(entry, accepted=event.irregular)
    else:
        entry = Entry(entry.side, event.uci, event.irregular, event.stamp, state.seq)
    return _changed(state, (*entries[:at], entry, *entries[at + 1 :]))


def _dropped(state: State, event: MoveDropped) -> State:
    at, entries = _entries_before(state, event.ply), state.keying.entries
    return _changed(state, (*entries[:at], *entries[at + 1 :]))


def _changed(state: State, entries: tuple[Entry, ...]) -> State:
    return _reading(state, state.keying.changed(entries, state.seq))


def _not_last(state: State, event: KeyingUndone) -> RefusalCode | None:
    changes = state.keying.changes
    return None if changes and changes[-1].seq == event.seq else RefusalCode.NO_CHANGE


def _undone(state: State, _event: KeyingUndone) -> State:
    *changes, last = state.keying.changes
    return _reading(state, replace(state.keying, entries=last.before, changes=tuple(changes)))


def _reading(state: State, keying: Keying) -> State:
    """The record reads otherwise: whoever has signed has signed another one, and moves put back stay so."""
    putting_back = max((at for at, undo in enumerate(state.undo) if undo.board), default=-1)
    desk = replace(state.desk, signatures=())
    return replace(state, keying=keying, desk=desk, undo=state.undo[putting_back + 1 :])


def _confirmed(state: State, event: EndingConfirmed) -> State:
    """The move that ended the game needs no press (5.7)."""
    outcome = state.position.outcome()
    assert outcome is not None
    winner, ms, clock = state.position.to_move.other, event.stamp.ms, state.clock
    clock = clock.finish(winner, ms)[0] if clock.running is winner else clock.stop(ms)[0]
    return state.ended(state.regulations.cited(outcome), clock)


HANDLINGS: Mapping[type[Happening], Handling[Any]] = {
    MoveKeyed: Handling(Act.KEY, by_recorder, _keyed, _unfit_keyed),
    MoveInserted: Handling(Act.KEY, by_recorder, _inserted, _unfit_inserted),
    MoveReplaced: Handling(Act.KEY, by_recorder, _replaced, _unfit_replaced),
    MoveDropped: Handling(Act.KEY, by_recorder, _dropped, _not_there),
    KeyingUndone: Handling(Act.KEY, by_recorder, _undone, _not_last),
    EndingConfirmed: Handling(Act.CONFIRM_ENDING, by_host, _confirmed),
}
