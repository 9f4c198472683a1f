"""Presses held against moves keyed: who lags and by how much, and what is more than a lag."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.base import Side
from engine.game.state import State


class MismatchKind(StrEnum):
    """What no lag explains: two moves of one side run, so that one of the other is MISSING; a move is DOUBTFUL, since
    the record leads to no position that allows it; a side has more moves than presses (UNPRESSED)."""

    MISSING = "missing"
    DOUBTFUL = "doubtful"
    UNPRESSED = "unpressed"


@dataclass(frozen=True, slots=True)
class Mismatch:
    """``ply`` is where the record is to be mended, 0 where nothing in it is wrong; ``count`` how many moves."""

    kind: MismatchKind
    side: Side
    ply: int = 0
    count: int = 1


@dataclass(frozen=True, slots=True)
class Tally:
    """``presses`` and ``keyed``: red's and black's presses, and the moves of each that were keyed. ``behind``: how many
    moves were pressed and not keyed yet, which is the usual lag."""

    presses: tuple[int, int]
    keyed: tuple[int, int]
    behind: int
    mismatches: tuple[Mismatch, ...]

    def pressed_by(self, side: Side) -> int:
        return self.presses[side is Side.BLACK]

    def keyed_of(self, side: Side) -> int:
        return self.keyed[side is Side.BLACK]

    @property
    def in_step(self) -> bool:
        """Whether the record shows what stands on the wooden board, but for a move that is just being made."""
        return not self.behind and not self.mismatches


def tally_of(state: State) -> Tally:
    """How the record stands to the presses."""
    presses = {side: len(state.keying.presses_of(side)) for side in Side}
    places = {side: sum(ply.side is side for ply in state.plies) for side in Side}
    keyed = {side: sum(ply.side is side and not ply.missing for ply in state.plies) for side in Side}
    pressed = dict(presses)
    if state.desk.sealed is not None:
        # it was pressed and lies in its envelope
        pressed[state.desk.sealed.side] -= 1
    behind = sum(max(0, pressed[side] - places[side]) for side in Side)
    ahead = {side: max(0, places[side] - presses[side]) for side in Side}
    return Tally(
        (presses[Side.RED], presses[Side.BLACK]),
        (keyed[Side.RED], keyed[Side.BLACK]),
        behind,
        (*_in_record(state), *_unpressed(state, ahead)),
    )


def _in_record(state: State) -> list[Mismatch]:
    found = []
    for ply in state.plies:
        if ply.missing:
            found.append(Mismatch(MismatchKind.MISSING, ply.side, ply.number))
        elif ply.doubtful:
            found.append(Mismatch(MismatchKind.DOUBTFUL, ply.side, ply.number))
    return found


def _unpressed(state: State, ahead: dict[Side, int]) -> list[Mismatch]:
    """A side whose clock runs may have moved and not pressed yet (5.7, article 6); anything more is a press missed."""
    waiting = dict(ahead)
    if state.clock.turn is not None and not waiting[state.clock.turn.other]:
        waiting[state.clock.turn] = max(0, waiting[state.clock.turn] - 1)
    return [Mismatch(MismatchKind.UNPRESSED, side, count=ahead[side]) for side in Side if waiting[side]]
