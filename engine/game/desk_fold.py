"""Illegal moves, fouls waived, sanctions: the referee's judgement in the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.base import Outcome, Side, Termination
from engine.game.acts import Act
from engine.game.desk import Noted
from engine.game.desk_events import FoulWaived, IllegalMove, SanctionGiven
from engine.game.errors import RefusalCode
from engine.game.handling import Handling, by_referee
from engine.game.happening import Happening
from engine.game.regulations import FoulCause
from engine.game.rules import TouchRules
from engine.game.state import State


@dataclass(frozen=True, slots=True)
class Remedy:
    """What the regulations provide for an illegal move that was noticed and not put back (``ply`` 0: never recorded).

    ``source`` is the number of its event, ``loses`` the loss to be ruled, ``article`` the foul it is instead; both are
    None where the referee decides freely. ``put_back`` plies would restore the position before it; ``piece`` is the
    point of the piece it was made with. ``bound`` is that point where the move has to be replayed with it (2011 5.8.3):
    it counts as touched, and can move.
    """

    source: int
    side: Side
    ply: int
    loses: Outcome | None
    article: str | None
    put_back: int
    piece: str
    bound: str = ""


def remedies(state: State) -> tuple[Remedy, ...]:
    """A remedy for each illegal move noted, the latest last."""
    if state.outcome:
        return ()
    return tuple(_remedy(state, note) for note in state.desk.illegal if not note.event.ply or _on_board(state, note))


def _remedy(state: State, note: Noted[IllegalMove]) -> Remedy:
    event = note.event
    stands = event.ply if _on_board(state, note) else 0
    position = state.plies[stands - 2].position if stands > 1 else state.opening
    piece = bound = ""
    if stands and isinstance(position, TouchRules):
        piece = next(iter(position.touched_by(state.plies[stands - 1].uci)), "")
        bound = piece if piece and position.moves_of(piece) else ""
    loses = loss_by(state, note)
    article = None if loses else state.regulations.fouls.article_of(FoulCause.ILLEGAL_MOVE)
    put_back = state.made - stands + 1 if stands else 0
    return Remedy(note.seq, event.side, stands, loses, article, put_back, piece, bound)


def loss_by(state: State, note: Noted[IllegalMove]) -> Outcome | None:
    """The loss an illegal move brings: by 4.1.2 where the generals were made to face, else by 4.1.6, at the number of
    them that these regulations name; None where it does not lose."""
    event, rules = note.event, state.regulations.moves
    suicide = rules.suicide_loses and (event.facing or event.exposed)
    nth = sum(other.event.side is event.side and other.seq <= note.seq for other in state.desk.illegal)
    counted = rules.illegal_moves_lose_at is not None and nth >= rules.illegal_moves_lose_at
    if not suicide and not counted:
        return None
    facing = suicide or event.facing
    ending = Termination.FACING_GENERALS if facing else Termination.ILLEGAL_MOVE
    return state.regulations.loss(event.side, ending)


def _on_board(state: State, note: Noted[IllegalMove]) -> bool:
    ply = note.event.ply
    return 1 <= ply <= len(state.plies) and state.plies[ply - 1].seq < note.seq


def _unfit_illegal(state: State, event: IllegalMove) -> RefusalCode | None:
    if event.ply == 0:
        return None
    if not 1 <= event.ply <= len(state.plies):
        return RefusalCode.NOT_IRREGULAR
    ply = state.plies[event.ply - 1]
    if not ply.irregular or ply.side is not event.side:
        return RefusalCode.NOT_IRREGULAR
    noted = any(note.event.ply == event.ply and _on_board(state, note) for note in state.desk.illegal)
    return RefusalCode.ALREADY_NOTED if noted else None


def _illegal(state: State, event: IllegalMove) -> State:
    note = state.noted(event)
    state = replace(state, desk=replace(state.desk, illegal=(*state.desk.illegal, note)))
    return state if loss_by(state, note) else state.with_due(event.side, FoulCause.ILLEGAL_MOVE)


def _not_due(state: State, event: FoulWaived) -> RefusalCode | None:
    return None if any(due.source == event.source for due in state.desk.due) else RefusalCode.NOTHING_DUE


def _waived(state: State, event: FoulWaived) -> State:
    return replace(state, desk=state.desk.settled(event.source))


def _unfit_sanction(_state: State, event: SanctionGiven) -> RefusalCode | None:
    return None if event.by.has_power_of(event.sanction.imposed_by) else RefusalCode.NOT_IN_POWER


def _sanctioned(state: State, event: SanctionGiven) -> State:
    return replace(state, desk=replace(state.desk, sanctions=(*state.desk.sanctions, state.noted(event))))


HANDLINGS: Mapping[type[Happening], Handling[Any]] = {
    IllegalMove: Handling(Act.NOTE_ILLEGAL, by_referee, _illegal, _unfit_illegal),
    FoulWaived: Handling(Act.WAIVE_FOUL, by_referee, _waived, _not_due),
    SanctionGiven: Handling(Act.SANCTION, by_referee, _sanctioned, _unfit_sanction),
}
