"""What the events of a game come to: the value the fold carries along."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeVar

from engine.base import Outcome, Side, Stamp
from engine.clock import Clock, ClockState
from engine.game.desk import Desk, FoulDue, Noted
from engine.game.events import TakebackAsked
from engine.game.happening import Happening
from engine.game.keying import Keying
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.regulations import FoulCause, Regulations, TouchMove
from engine.game.rules import NO_MOVE, PositionLike, TouchRules
from engine.game.setup import PressMode, Setup
from engine.game.touch import Binding, binding

E = TypeVar("E", bound=Happening)

_NEW_DESK = Desk()
_NO_KEYING = Keying()


@dataclass(frozen=True, slots=True)
class Ply:
    """One move as it stands on the board.

    ``used_ms`` is what the side used for it, ``total_ms`` all it had used when the move was complete: when it was
    pressed, which with automatic press is at once. ``clock`` is the clock once the move was complete; a takeback of
    the next ply returns to it. ``seq`` is the number of the event that made it.

    In a record that is keyed: ``pressed`` tells whether the press that completed it has come, so that its time is
    known; ``doubtful`` that it doesn't fit and nobody said it was made so; ``void`` that no piece stands where it comes
    from, so that only the turn passed. ``seq`` is 0 for a move that is missing there.
    """

    number: int
    side: Side
    uci: str
    irregular: bool
    stamp: Stamp
    used_ms: int
    total_ms: int
    position: PositionLike = field(repr=False)
    clock: Clock = field(repr=False)
    seq: int = 0
    pressed: bool = True
    doubtful: bool = False
    void: bool = False

    @property
    def missing(self) -> bool:
        """Whether nobody knows the move (yet)."""
        return self.uci == NO_MOVE


@dataclass(frozen=True, slots=True)
class Undo:
    """An act on clock and board that can be taken back until the next press: event ``seq``, and what stood before it.

    ``used``: what the side whose clock ran had used just after it, in milliseconds. ``board``: it put moves back, which
    a record that was keyed can't get back once it goes on.
    """

    seq: int
    before: State = field(repr=False, compare=False)
    used: int
    board: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """The derived value of a game. ``opening`` is the position before the first ply, ``seq`` the number of events.

    ``started`` is the clock as it was started, ``undo`` what can still be taken back, the last act last;
    ``marks``: what red and black had used when their last move was complete, later corrections included, so that no
    correction counts as thinking time. ``keying``: what a recorder keyed, and the presses his record is held against.
    """

    setup: Setup
    regulations: Regulations
    opening: PositionLike = field(repr=False)
    clock: Clock
    plies: tuple[Ply, ...] = ()
    outcome: Outcome | None = None
    draw_offer: Side | None = None
    takeback_request: TakebackAsked | None = None
    seq: int = 1
    desk: Desk = _NEW_DESK
    started: Clock | None = field(default=None, repr=False)
    marks: tuple[int, int] = (0, 0)
    undo: tuple[Undo, ...] = field(default=(), repr=False)
    keying: Keying = _NO_KEYING

    @property
    def position(self) -> PositionLike:
        return self.plies[-1].position if self.plies else self.opening

    @property
    def phase(self) -> Phase:
        return Phase.OVER if self.outcome else _PHASES[self.clock.state]

    @property
    def automatic(self) -> bool:
        return self.setup.press is PressMode.AUTO

    @property
    def made(self) -> int:
        """How many moves were made, also those that only the clock or only the record knows."""
        return max(len(self.plies), len(self.keying.presses))

    @property
    def host(self) -> Person:
        """Who starts, stops and restarts the game: the referee, or the players where there is none (rule R1)."""
        return Person.REFEREE if self.regulations.refereed else Person.PLAYERS

    def ended(self, outcome: Outcome, clock: Clock) -> State:
        """Setting a result and stopping the clock is one transition."""
        desk = replace(self.desk.moved(self.desk.breach), claim=None, sealed=None, call=None)
        return replace(self, outcome=outcome, clock=clock, draw_offer=None, takeback_request=None, desk=desk, undo=())

    def clock_before(self, plies: int, ms: int) -> Clock:
        """The clock as it was before the last ``plies`` plies, going on at ``ms``: nobody pays for what is put back."""
        if self.setup.keyed:
            return self.keying.clock_after(self.made - plies, self.started, self.clock, ms)
        left = self.plies[: len(self.plies) - plies]
        clock = left[-1].clock if left else self.started
        assert clock is not None
        return clock.at(ms)

    def put_back(self, plies: int, clock: Clock) -> State:
        """The state with ``plies`` plies off the board and ``clock`` as it was before them; a press that came after it
        completes no move any more."""
        left = list(self.plies[: len(self.plies) - plies])
        for side in Side:
            last = max((number for number, ply in enumerate(left) if ply.side is side), default=None)
            if last is not None:
                after = max(0, left[last].total_ms - clock.hand(side).used)
                left[last] = replace(
                    left[last], used_ms=left[last].used_ms - after, total_ms=left[last].total_ms - after
                )
        state = replace(
            self, plies=tuple(left), clock=clock, draw_offer=None, takeback_request=None, desk=self.desk.moved(None)
        )
        return state.marked(clock, *Side)

    def used_since_move(self, side: Side, used: int) -> int:
        """How long a side has thought since its last move was complete, if it has used ``used`` in all."""
        return used - self.marks[side is Side.BLACK]

    def marked(self, clock: Clock, *sides: Side) -> State:
        """What these sides have used by now is accounted for."""
        red, black = (clock.hand(side).used if side in sides else self.marks[side is Side.BLACK] for side in Side)
        return replace(self, marks=(red, black))

    def offer_refused(self) -> State:
        """The open offer is refused, by word or by playing on."""
        return replace(self, draw_offer=None, desk=replace(self.desk, refused=self.draw_offer))

    def fill_due(self, side: Side) -> bool:
        """Whether a side must fill in its record before it moves (7.2)."""
        return self.setup.own_records and self.clock.hand(side).fill

    @property
    def binding(self) -> Binding | None:
        """What the pieces touched so far bind the side to move to (article 5)."""
        off = self.regulations.moves.touch is TouchMove.OFF or not self.desk.touches
        if off or not isinstance(self.position, TouchRules):
            return None
        return binding(self.position, [touch.event for touch in self.desk.touches], self.regulations.clause)

    def breach_of(self, uci: str) -> Binding | None:
        """What a move would have to obey and does not. The text must be a move."""
        bound = self.binding
        if bound is None or not isinstance(self.position, TouchRules):
            return None
        return None if bound.admits(self.position.touched_by(uci)) else bound

    def noted(self, event: E) -> Noted[E]:
        """The event being folded, as the desk keeps it."""
        return Noted(self.seq, event, self.made)

    def with_due(self, side: Side, cause: FoulCause, count: int = 1) -> State:
        """The event being folded calls for a foul, if these regulations know it and there is a referee."""
        article = self.regulations.fouls.article_of(cause)
        if article is None or not self.regulations.refereed:
            return self
        due = FoulDue(self.seq, side, cause, article, count)
        return replace(self, desk=replace(self.desk, due=(*self.desk.due, due)))

    def last_ply_of(self, side: Side) -> Ply | None:
        return next((ply for ply in reversed(self.plies) if ply.side is side), None)


_PHASES = {
    ClockState.READY: Phase.SETUP,
    ClockState.RUNNING: Phase.RUNNING,
    ClockState.PAUSED: Phase.PAUSED,
    ClockState.HELD: Phase.HELD,
    ClockState.ADJOURNED: Phase.PAUSED,
    ClockState.OVER: Phase.OVER,
}
