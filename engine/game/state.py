"""What the events of a game come to: the value the fold carries along."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.base import Outcome, Side, Stamp
from engine.clock import Clock, ClockState
from engine.game.desk import Desk, FoulDue
from engine.game.events import TakebackAsked
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.regulations import FoulCause, Regulations, TouchMove
from engine.game.rules import PositionLike, TouchRules
from engine.game.setup import PressMode, Setup
from engine.game.touch import Binding, binding

_NEW_DESK = Desk()


@dataclass(frozen=True, slots=True)
class Ply:
    """One move as it stands on the board.

    ``used_ms`` is what the side used for it, ``total_ms`` all it had used when the move was complete: when it was
    pressed, which with automatic press is at once. ``clock`` is the clock once the move was complete; a takeback of
    the next ply returns to it.
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


@dataclass(frozen=True, slots=True)
class State:
    """The derived value of a game. ``opening`` is the position before the first ply, ``seq`` the number of events."""

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
    def host(self) -> Person:
        """Who starts, stops and restarts the game: the referee, or the players where there is none (rule R1)."""
        return Person.REFEREE if self.regulations.refereed else Person.PLAYERS

    @property
    def binding(self) -> Binding | None:
        """What the pieces touched so far bind the side to move to (article 5)."""
        if self.regulations.moves.touch is TouchMove.OFF or not isinstance(self.position, TouchRules):
            return None
        return binding(self.position, [touch.event for touch in self.desk.touches])

    def breach_of(self, uci: str) -> Binding | None:
        """What a move would have to obey and does not. The text must be a move."""
        bound = self.binding
        if bound is None or not isinstance(self.position, TouchRules):
            return None
        return None if bound.admits(self.position.touched_by(uci)) else bound

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
