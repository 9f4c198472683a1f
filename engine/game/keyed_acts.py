"""What a recorder does: he keys the moves of a wooden board, and mends his record."""

from __future__ import annotations

from engine.base import Outcome, Side, Stamp
from engine.game.core import GameCore
from engine.game.errors import RefusalCode, Refused
from engine.game.events import Event
from engine.game.keyed_fold import base_of, is_legal, position_before
from engine.game.keyed_tally import Tally, tally_of
from engine.game.keying_events import (
    EndingConfirmed,
    KeyingUndone,
    MoveDropped,
    MoveInserted,
    MoveKeyed,
    MoveReplaced,
)
from engine.game.outcomes import board_ending
from engine.game.rules import NO_MOVE, PositionLike


class KeyedActs(GameCore):
    """The record that is keyed, held against the presses.

    A move is given as text, NO_MOVE for one that nobody knows. ``irregular``: keep it also where the position doesn't
    allow it (4.1.6, 5.8), with ※; without that word such a move is refused as ILLEGAL_MOVE.
    """

    __slots__ = ()

    @property
    def tally(self) -> Tally:
        """How the record stands to the presses."""
        return tally_of(self.state)

    @property
    def board_ending(self) -> Outcome | None:
        """The result that the last position keyed would be on the wooden board; it is only proposed."""
        return board_ending(self.state)

    @property
    def keying_undoable(self) -> int | None:
        """The number of the last change of the record that can be taken back, None if there is none."""
        changes = self.state.keying.changes
        return changes[-1].seq if changes else None

    def position_before(self, ply: int) -> PositionLike:
        """The position in which ply ``ply``, from 1, was made by the record; one beyond the last for the next move."""
        return position_before(self.state, ply)

    def key(self, uci: str, stamp: Stamp, side: Side | None = None, *, irregular: bool = False) -> tuple[Event, ...]:
        """The next move of the record. ``side``: whose it is, else of the side whose turn it is; where the other side's
        move before it was missed, a place for that stays free."""
        ply = len(self.plies) + 1
        side = side or self.position.to_move
        return self._enter(MoveKeyed(stamp, side, uci, irregular and self._misfit(ply, side, uci)))

    def insert(
        self, ply: int, uci: str, stamp: Stamp, side: Side | None = None, *, irregular: bool = False
    ) -> tuple[Event, ...]:
        """A move that was missed, before ply ``ply``; by default of the side whose place that is. It fills a free place
        of its side, and parts from the next move of its side by one."""
        if not 1 <= ply <= len(self.plies):
            raise Refused(RefusalCode.NO_SUCH_PLY)
        side = side or self.plies[ply - 1].side
        return self._enter(MoveInserted(stamp, ply, side, uci, irregular and self._misfit(ply, side, uci)))

    def rewrite(self, ply: int, uci: str, stamp: Stamp, *, irregular: bool = False) -> tuple[Event, ...]:
        """Another move in the place of ply ``ply``, or the same one as irregular; into a free place it is inserted."""
        if not 1 <= ply <= len(self.plies):
            raise Refused(RefusalCode.NO_SUCH_PLY)
        there = self.plies[ply - 1]
        if not there.seq:
            return self.insert(ply, uci, stamp, irregular=irregular)
        return self._enter(MoveReplaced(stamp, ply, uci, irregular and self._misfit(ply, there.side, uci)))

    def drop(self, ply: int, stamp: Stamp) -> tuple[Event, ...]:
        """Ply ``ply`` was never made. Between two moves of the other side its place stays free."""
        return self._enter(MoveDropped(stamp, ply))

    def undo_keying(self, stamp: Stamp) -> tuple[Event, ...]:
        """Take back the last change of the record; presses and clocks stay as they are."""
        return self._enter(KeyingUndone(stamp, self.keying_undoable or 0))

    def confirm_ending(self, stamp: Stamp) -> tuple[Event, ...]:
        """What the record shows last, 将死 or 困毙, stands on the wooden board: the game is over."""
        return self._enter(EndingConfirmed(stamp))

    def _misfit(self, ply: int, side: Side, uci: str) -> bool:
        return uci != NO_MOVE and not is_legal(base_of(self.state, ply, side), uci)
