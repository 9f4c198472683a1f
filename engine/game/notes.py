"""What stands on the desk under the number of its event, and how it is struck out again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from engine.game.desk import Desk, Noted
from engine.game.happening import Happening
from engine.game.phase import Phase
from engine.game.state import State

E = TypeVar("E", bound=Happening)


def is_noted(state: State, seq: int) -> bool:
    """Whether event ``seq`` is a note that can be struck out now: after the end of the game a sanction only."""
    return seq in reversible(state)


def reversible(state: State) -> tuple[int, ...]:
    """The numbers of all notes that can be struck out now."""
    desk = state.desk
    groups: list[Sequence[Noted[Happening]]] = [desk.sanctions]
    if state.phase is not Phase.OVER:
        groups += [desk.fouls, desk.illegal, desk.omissions]
    orders = (desk.vary.seq,) if desk.vary and state.phase is not Phase.OVER else ()
    return tuple(sorted((*(note.seq for group in groups for note in group), *orders)))


def without_note(state: State, seq: int) -> State:
    """The state with the note of event ``seq`` struck out; what was due from it is due no more."""
    desk: Desk = state.desk.settled(seq)
    return replace(
        state,
        desk=replace(
            desk,
            fouls=_without(desk.fouls, seq),
            illegal=_without(desk.illegal, seq),
            sanctions=_without(desk.sanctions, seq),
            omissions=_without(desk.omissions, seq),
            vary=None if desk.vary and desk.vary.seq == seq else desk.vary,
        ),
    )


def _without(notes: tuple[Noted[E], ...], seq: int) -> tuple[Noted[E], ...]:
    return tuple(note for note in notes if note.seq != seq)
