"""What the referee does at the clocks and the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.base import Side, Stamp
from engine.game.clock_events import (
    AbsenceNoted,
    Arrived,
    BoardCorrected,
    ClockFix,
    CorrectionKind,
    Reversed,
    TimeCorrected,
)
from engine.game.clock_fold import figure, fixed
from engine.game.core import GameCore
from engine.game.errors import RefusalCode, Refused
from engine.game.events import Event
from engine.game.notes import reversible
from engine.game.touch_events import PieceTouched


class ClockActs(GameCore):
    """Clock corrections, lateness, corrections of 5.8, and taking back what was entered."""

    __slots__ = ()

    @property
    def absent(self) -> frozenset[Side]:
        """Who is noted as not there (21.1)."""
        return self.clock.missing

    @property
    def late_deadline(self) -> int | None:
        """The last millisecond at which a player who is not there comes in time (21.1), None without a limit or before
        the start."""
        limit, scheduled = self.clock.late_limit, self.clock.scheduled
        return None if limit is None or scheduled is None else scheduled + limit

    @property
    def undoable(self) -> int | None:
        """The number of the event from which the last act on clock and board would be taken back, None if there is
        none since the last press. What was done in one act goes in one."""
        acts = self.state.undo
        if not acts:
            return None
        last = self.log[acts[-1].seq - 1].stamp.ms
        return next(undo.seq for undo in acts if self.log[undo.seq - 1].stamp.ms == last)

    @property
    def reversible(self) -> tuple[int, ...]:
        """The numbers of the notes that can be struck out now: fouls, sanctions, illegal moves, omissions, an order."""
        return reversible(self.state)

    def correct_time(self, side: Side, fix: ClockFix, amount: int, stamp: Stamp, reason: str = "") -> tuple[Event, ...]:
        """Change a clock (rules R2-R4): milliseconds, or moves for MOVES. A penalty past the limit is a flag."""
        state = self.fold(*self.tick(stamp)).state
        clock = fixed(state, side, fix, amount, stamp.ms)
        old = figure(state.clock, side, fix, stamp.ms)
        new = old if clock is None else figure(clock, side, fix, stamp.ms)
        return self._enter(TimeCorrected(stamp, side, fix, amount, old, new, reason))

    def note_absence(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """A player is not there; beyond the limit he has lost (21.1)."""
        return self._enter(AbsenceNoted(stamp, side))

    def note_arrival(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """A player has come."""
        return self._enter(Arrived(stamp, side))

    def times_before(self, plies: int, ms: int) -> tuple[int, int]:
        """Red's and black's main time left before the last ``plies`` plies, as a correction sets them (milliseconds);
        as they are at ``ms`` for none."""
        clock = self.state.clock_before(plies, ms) if plies else self.clock
        return clock.face(Side.RED, ms).main, clock.face(Side.BLACK, ms).main

    def correct_board(
        self,
        kind: CorrectionKind,
        plies: int,
        stamp: Stamp,
        reason: str = "",
        *,
        bound: str = "",
        touched: Sequence[str] = (),
        times: tuple[int, int] | None = None,
        go_on: bool = False,
    ) -> tuple[Event, ...]:
        """纠正错误 (5.8) in one act: the clocks stop, ``plies`` plies are put back, both clocks are as before them or
        as ``times`` (red's and black's remaining milliseconds) says, and the game goes on if ``go_on``. What the
        referee changed on the clocks since those plies is put back with them, unless ``times`` says otherwise.

        ``bound`` is the point of a piece that has to be replayed with, ``touched`` are pieces that the side to move
        then has touched, in order.
        """
        events = self._enter(BoardCorrected(stamp, kind, plies, reason, bound))
        for point in touched:
            events = self._then(events, partial(_touch, point=point, stamp=stamp))
        for side, ms in zip(Side, times or (), strict=False):
            fix = partial(_set, side=side, ms=ms, stamp=stamp, reason=reason)
            events = self._then(events, fix)
        return self._then(events, lambda game: game._resumed(stamp)) if go_on else events

    def reverse(self, seq: int, stamp: Stamp, reason: str = "") -> tuple[Event, ...]:
        """Take back what was entered as event ``seq``: a note, or an act on clock and board since the last press."""
        return self._enter(Reversed(stamp, seq, reason))

    def undo(self, stamp: Stamp, reason: str = "") -> tuple[Event, ...]:
        """Take back the last act on clock and board."""
        if self.undoable is None:
            raise Refused(RefusalCode.NOTHING_TO_REVERSE)
        return self.reverse(self.undoable, stamp, reason)


def _touch(game: ClockActs, point: str, stamp: Stamp) -> tuple[Event, ...]:
    return game._enter(PieceTouched(stamp, game.position.to_move, point, desk=True))


def _set(game: ClockActs, side: Side, ms: int, stamp: Stamp, reason: str) -> tuple[Event, ...]:
    return game.correct_time(side, ClockFix.SET, ms, stamp, reason)
