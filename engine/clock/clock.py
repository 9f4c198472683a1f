"""The two-faced game clock 棋钟 as an immutable value (S0 article 6; ``guide/clock.md``).

Time is passed in: every act takes ``now``, whole milliseconds of any counter that never goes back. Each act first
settles the time that ran, then acts, and returns the new clock with the notes of what happened on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.base import Side
from engine.clock.control import TimeControl
from engine.clock.errors import DataError, check_amount, choice, maybe_choice, optional, take
from engine.clock.face import Face, face_of
from engine.clock.hand import Hand
from engine.clock.kind import MOST_MOVES, Kind
from engine.clock.notes import Act, ClockState, Note, NoteKind, OnFlag

EXEMPT_BELOW_MS = 180_000
"""Below three minutes of the current limit a side may stop recording (S0 7.2)."""
_NOBODY: frozenset[Side] = frozenset()


@dataclass(frozen=True, slots=True)
class Clock:
    """Both accounts, who runs and since when.

    ``turn`` is the side whose clock runs, or would if the clock were not stopped; ``since`` the instant up to which the
    running side was charged, None while nobody runs. ``mover`` made the last board move (``linked`` only).
    ``exempt_below``: with less than so many ms of its limit a side may stop recording, and fills in at the beginning of
    the next one (S0 7.2); 0 where nobody may.
    ``first_flag`` is the side whose flag fell first: it decides (rule F2, S0 6.5 先超时者判负).

    A limit T is kept by a press, a mate or a seal at T itself; the flag is due just after it and stamped T (rule T1).
    An act that cannot be done now changes nothing and leaves a note of kind REJECT.

    To take a move back, keep the value that each act returned (one a ply) and continue from the older one with
    ``older.at(now)``: if it ran it runs on from ``now``, if it was stopped it stays so until ``resume(now)``. Times,
    counters, periods and flags are what they were when that value was returned; the time since is nobody's.
    """

    control: TimeControl
    red: Hand
    black: Hand
    on_flag: OnFlag = OnFlag.LOSE
    linked: bool = False
    late_limit: int | None = None
    scheduled: int | None = None
    state: ClockState = ClockState.READY
    turn: Side | None = None
    since: int | None = None
    missing: frozenset[Side] = _NOBODY
    mover: Side | None = None
    first_flag: Side | None = None
    exempt_below: int = EXEMPT_BELOW_MS

    @classmethod
    def new(
        cls,
        control: TimeControl,
        on_flag: OnFlag = OnFlag.LOSE,
        linked: bool = False,
        late_limit: int | None = None,
        scheduled: int | None = None,
        *,
        exempt_below: int = EXEMPT_BELOW_MS,
    ) -> Clock:
        """A clock before the game.

        ``linked``: moves are counted by ``move`` (the board), a press only completes one (rule M1). ``late_limit``: ms
        after ``scheduled``, or after the start, beyond which an absent side has lost (S0 21.1, rule L1).
        """
        red, black = (control.kind_of(side).fresh() for side in (Side.RED, Side.BLACK))
        return cls(control, red, black, on_flag, linked, late_limit, scheduled, exempt_below=exempt_below)

    @property
    def running(self) -> Side | None:
        """The side whose clock runs."""
        return self.turn if self.state is ClockState.RUNNING else None

    @property
    def deadline(self) -> int | None:
        """The last instant before something decides by itself: a press at it is in time, just after it the flag falls
        or an absent side is late. None while nothing is due. A timer set to it only wakes the program to ask again."""
        if self.turn is None or self.since is None:
            return None
        hand = self.hand(self.turn)
        flag = None if hand.flag is not None else self.since + self._kind(self.turn).room(hand)
        return min((at for at in (flag, self._late_at) if at is not None), default=None)

    def hand(self, side: Side) -> Hand:
        """The account of ``side`` as of the last act; ``face`` reads it at an instant."""
        return self.red if side is Side.RED else self.black

    def face(self, side: Side, now: int) -> Face:
        """What the face of ``side`` shows at ``now``."""
        clock, _ = self.settle(now)
        return face_of(clock._kind(side), clock.hand(side), clock.running is side, self.exempt_below)

    def at(self, now: int) -> Clock:
        """This value put back to go on from ``now``: what passed since it was made is charged to nobody."""
        return self if self.since is None else replace(self, since=now)

    def settle(self, now: int) -> Step:
        """Charge the running side up to ``now``. In one step or in many, the outcome is the same."""
        if self.since is None or now <= self.since:
            return self, ()
        late = self._late_at
        if late is None or late >= now:
            return self._charged(now)
        clock, notes = self._charged(late)
        if clock.state is not ClockState.RUNNING:
            return clock, notes
        who = next(iter(clock.missing)) if len(clock.missing) == 1 else None
        return clock._stopped(ClockState.OVER), (*notes, Note(late, NoteKind.LATE, who))

    def start(self, now: int, side: Side = Side.RED) -> Step:
        """The referee starts the clock of the side that moves first, whether or not it is there (S0 21.1)."""
        clock, notes = self.settle(now)
        if clock.state is not ClockState.READY:
            return clock._refused(now, Act.START, side, notes)
        scheduled = now if clock.scheduled is None else clock.scheduled
        return replace(clock, scheduled=scheduled)._running(side, now), notes

    def press(self, side: Side, now: int) -> Step:
        """Complete the move and start the other clock. Works only for the side whose clock runs (rule E2), and on a
        linked clock only after its move on the board."""
        clock, notes = self.settle(now)
        if clock.running is not side or (clock.linked and not clock.hand(side).pending):
            return clock._refused(now, Act.PRESS, side, notes)
        clock, entered = clock._completed(side, now)
        return clock._running(side.other, now), notes + entered

    def move(self, side: Side, now: int) -> Step:
        """On a linked clock: a move stands on the board. It completes an earlier one that was never pressed (M1)."""
        clock, notes = self.settle(now)
        if not clock.linked or clock.state is not ClockState.RUNNING:
            return clock._refused(now, Act.MOVE, side, notes)
        clock, entered = clock._completed(side, now) if clock.hand(side).pending else (clock, ())
        hand = replace(clock.hand(side), pending=True)
        return replace(clock._with(side, hand), mover=side, missing=clock.missing - {side}), notes + entered

    def finish(self, side: Side, now: int) -> Step:
        """The move of ``side`` ended the game: it counts, both clocks stop, nothing is earned (S0 4.1.1, 4.1.3).

        On a linked clock this is the last board move itself, or the one just reported by ``move``.
        """
        clock, notes = self.settle(now)
        if clock.state is not ClockState.RUNNING:
            return clock._refused(now, Act.FINISH, side, notes)
        clock, entered = clock._earlier_completed(side, now)
        hand = replace(clock._kind(side).conclude(clock.hand(side)), pending=False)
        return clock._with(side, hand)._stopped(ClockState.OVER), notes + entered

    def stop(self, now: int) -> Step:
        """The game is over by something else: both clocks stop for good. The clock does not know why."""
        clock, notes = self.settle(now)
        return clock._stopped(ClockState.OVER), notes

    def pause(self, now: int) -> Step:
        """Stop both clocks; nothing on a clock that stands.

        After a suspend or a hang ``now`` is the last heartbeat (rule K3): the gap is charged to nobody.
        """
        clock, notes = self.settle(now)
        return (clock._stopped(ClockState.PAUSED) if clock.running else clock), notes

    def resume(self, now: int, side: Side | None = None) -> Step:
        """Go on with the side that was stopped or with ``side``. Not a press: no move is counted, and the side that is
        left has its delay or byo-yomi period whole again (rule R5)."""
        clock, notes = self.settle(now)
        side = side or clock.turn
        if clock.state is not ClockState.PAUSED or side is None:
            return clock._refused(now, Act.RESUME, side, notes)
        return clock._abandoned(side.other)._running(side, now), notes

    def seal(self, side: Side, now: int) -> Step:
        """The side to move has written down its move (封棋): it is completed and no clock runs until ``reopen``."""
        clock, notes = self.settle(now)
        if clock.running is not side:
            return clock._refused(now, Act.SEAL, side, notes)
        clock, earlier = clock._earlier_completed(side, now)
        clock, entered = clock._completed(side, now)
        return replace(clock._stopped(ClockState.ADJOURNED), turn=side.other), notes + earlier + entered

    def reopen(self, now: int) -> Step:
        """The sealed move stands on the board: the other side's clock starts, and from here on lateness is measured."""
        clock, notes = self.settle(now)
        if clock.state is not ClockState.ADJOURNED or clock.turn is None:
            return clock._refused(now, Act.REOPEN, clock.turn, notes)
        return replace(clock, scheduled=now)._running(clock.turn, now), notes

    def penalty(self, side: Side, ms: int, now: int) -> Step:
        """Time counted as used (罚时, rule R2). More than is left: the flag falls now.

        In byo-yomi and Canadian controls it takes main time only and drops no flag; what that does not cover is noted
        as OWED and left to the referee.

        Raises AmountError below 0.
        """
        check_amount(ms)
        kind, below = self._kind(side), self.exempt_below
        return self._adjusted(side, now, lambda hand: kind.fine(hand, ms).with_fill_due(hand, below))

    def bonus(self, side: Side, ms: int, now: int) -> Step:
        """Time given (补时): more is left, the used time stays (rule R2). Raises AmountError below 0."""
        check_amount(ms)
        return self._adjusted(side, now, lambda hand: replace(hand, left=hand.left + ms, given=hand.given + ms))

    def set_time(self, side: Side, ms: int, now: int) -> Step:
        """The remaining main time becomes ``ms`` (rule R3). Raises AmountError below 0."""
        check_amount(ms)
        return self._adjusted(side, now, lambda hand: replace(hand, left=ms, given=hand.given + ms - hand.left))

    def correct(self, side: Side, ms: int, now: int) -> Step:
        """Wrongly measured time (校正用时, rule R3): ``ms`` more used and less left, or the reverse if negative.

        Refused where it would take either below zero.
        """
        clock, notes = self.settle(now)
        hand = clock.hand(side)
        if hand.used + ms < 0 or 0 <= hand.left < ms:
            return clock._refused(now, Act.ADJUST, side, notes)
        step = clock._adjusted(side, now, lambda hand: replace(hand, used=hand.used + ms, left=hand.left - ms))
        return step[0], notes + step[1]

    def set_moves(self, side: Side, moves: int, now: int) -> Step:
        """The side has completed ``moves`` moves (rule R4): the period is worked out anew, time is added or taken back,
        a flag that fell on a wrong count is lifted, and the clocks stand until ``resume``.

        Raises AmountError below 0 or above MOST_MOVES.
        """
        check_amount(moves, MOST_MOVES)
        clock, notes = self.pause(now)
        step = clock._adjusted(side, now, lambda hand: clock._kind(side).recount(hand, moves))
        return step[0], notes + step[1]

    def absent(self, side: Side, now: int) -> Step:
        """The side is not there (S0 21.1); it has lost when the late limit is exceeded."""
        clock, notes = self.settle(now)
        return replace(clock, missing=clock.missing | {side}), notes

    def arrive(self, side: Side, now: int) -> Step:
        """The side has come."""
        clock, notes = self.settle(now)
        return replace(clock, missing=clock.missing - {side}), notes

    def filled(self, side: Side, now: int) -> Step:
        """The side has filled in its record (S0 7.2)."""
        clock, notes = self.settle(now)
        return clock._with(side, replace(clock.hand(side), fill=False)), notes

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON; the inverse of from_dict."""
        return {
            "control": self.control.to_dict(),
            **{side.value: self.hand(side).to_dict() for side in Side},
            "on_flag": self.on_flag.value,
            "linked": self.linked,
            "late_limit": self.late_limit,
            "scheduled": self.scheduled,
            "state": self.state.value,
            "turn": self.turn,
            "since": self.since,
            "missing": sorted(self.missing),
            "mover": self.mover,
            "first_flag": self.first_flag,
            "exempt_below": self.exempt_below,
        }

    @classmethod
    def from_dict(cls, data: object, where: str = "clock") -> Clock:
        """The very value that was saved: one that ran still runs since then. A file that was closed in between is put
        back by ``pause`` at the instant it was saved, and ``resume`` (rule K3). Raises DataError."""
        clock = cls(
            control=TimeControl.from_dict(take(data, where, "control", dict), f"{where}.control"),
            red=Hand.from_dict(take(data, where, "red", dict), f"{where}.red"),
            black=Hand.from_dict(take(data, where, "black", dict), f"{where}.black"),
            on_flag=choice(data, where, "on_flag", OnFlag),
            linked=take(data, where, "linked", bool),
            late_limit=optional(data, where, "late_limit", int),
            scheduled=optional(data, where, "scheduled", int),
            state=choice(data, where, "state", ClockState),
            turn=maybe_choice(data, where, "turn", Side),
            since=optional(data, where, "since", int),
            missing=frozenset(
                choice({"side": side}, f"{where}.missing", "side", Side) for side in take(data, where, "missing", list)
            ),
            mover=maybe_choice(data, where, "mover", Side),
            first_flag=maybe_choice(data, where, "first_flag", Side),
            exempt_below=take(data, where, "exempt_below", int),
        )
        runs = clock.turn is not None and clock.since is not None
        if runs is not (clock.state is ClockState.RUNNING) or (clock.since is not None and not runs):
            raise DataError(where, f"{clock.state} does not agree with its turn and since")
        return clock

    @property
    def _late_at(self) -> int | None:
        if self.late_limit is None or self.scheduled is None or not self.missing:
            return None
        return max(self.scheduled + self.late_limit, self.since or 0)

    def _kind(self, side: Side) -> Kind:
        return self.control.kind_of(side)

    def _with(self, side: Side, hand: Hand) -> Clock:
        return replace(self, red=hand) if side is Side.RED else replace(self, black=hand)

    def _running(self, side: Side, now: int) -> Clock:
        return replace(self, state=ClockState.RUNNING, turn=side, since=now)

    def _stopped(self, state: ClockState) -> Clock:
        return replace(self, state=state, since=None)

    def _refused(self, now: int, act: Act, side: Side | None, notes: tuple[Note, ...] = ()) -> Step:
        return self, (*notes, Note(now, NoteKind.REJECT, side, act=act))

    def _charged(self, now: int) -> Step:
        """The running side thought from ``since`` to ``now``, or to the deadline if its flag stops the clock there."""
        assert self.turn is not None
        assert self.since is not None
        side, since, hand, kind = self.turn, self.since, self.hand(self.turn), self._kind(self.turn)
        elapsed = now - since
        room = kind.room(hand)
        falls = hand.flag is None and elapsed > room
        spent = room if falls and self.on_flag is not OnFlag.RUN else elapsed
        after, borders = kind.spend(hand, spent)
        hand = after.with_fill_due(hand, self.exempt_below)
        notes = tuple(Note(since + border.after, border.kind, side, border.number) for border in borders)
        waiting = self._kind(side.other).wait(self.hand(side.other), spent)
        clock = replace(self, since=now)._with(side, hand)._with(side.other, waiting)
        if not falls:
            return clock, notes
        clock, flag = clock._flagged(side, since + room)
        return clock, notes + flag

    def _completed(self, side: Side, now: int) -> Step:
        before = self.hand(side)
        hand = replace(self._kind(side).complete(before), pending=False).with_fill_due(before, self.exempt_below)
        clock = replace(self, missing=self.missing - {side})._with(side, hand)
        return clock, _entered(side, before, hand, now)

    def _abandoned(self, side: Side) -> Clock:
        """The referee lets the other side go on; a flag that fell gets nothing back."""
        hand = self.hand(side)
        return self if hand.flag is not None else self._with(side, self._kind(side).abandon(hand))

    def _earlier_completed(self, side: Side, now: int) -> Step:
        """An unpressed move before the one that ``side`` makes now is completed by it (M1); the latest is that one."""
        if self.hand(side).pending and self.mover is not side:
            return self._completed(side, now)
        return self, ()

    def _flagged(self, side: Side, at: int) -> Step:
        clock = self._with(side, replace(self.hand(side), flag=at))
        clock = replace(clock, first_flag=self.first_flag or side)
        if self.on_flag is not OnFlag.RUN:
            clock = clock._stopped(ClockState.OVER if self.on_flag is OnFlag.LOSE else ClockState.HELD)
        return clock, (Note(at, NoteKind.FLAG, side),)

    def _unflagged(self, side: Side, now: int) -> Step:
        clock = self._with(side, replace(self.hand(side), flag=None))
        still = side.other if clock.hand(side.other).flag is not None else None
        clock = replace(clock, first_flag=still)
        if clock.state is ClockState.HELD and still is None:
            clock = clock._stopped(ClockState.READY if clock.turn is None else ClockState.PAUSED)
        return clock, (Note(now, NoteKind.UNFLAG, side),)

    def _adjusted(self, side: Side, now: int, change: Callable[[Hand], Hand]) -> Step:
        """The referee changes an account: its flag falls or is lifted as the new balance says."""
        clock, notes = self.settle(now)
        if clock.state is ClockState.OVER:
            return clock._refused(now, Act.ADJUST, side, notes)
        before, purse = clock.hand(side), clock._kind(side).purse
        after = change(before)
        clock = clock._with(side, after)
        notes += _entered(side, before, after, now)
        step: Step = (clock, ())
        if before.flag is None and after.left < 0:
            step = clock._flagged(side, now)
        elif before.flag is not None and purse(after) >= 0 and purse(after) > purse(before):
            step = clock._unflagged(side, now)
        return step[0], notes + step[1]


Step: TypeAlias = tuple[Clock, tuple[Note, ...]]


def _entered(side: Side, before: Hand, after: Hand, now: int) -> tuple[Note, ...]:
    notes = []
    if before.period != after.period:
        notes.append(Note(now, NoteKind.PERIOD, side, after.period))
    if before.owed != after.owed:
        notes.append(Note(now, NoteKind.OWED, side, after.owed - before.owed))
    return tuple(notes)
