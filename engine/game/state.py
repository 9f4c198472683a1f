"""What the events of a game come to: the value the fold carries along."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from engine.base import Outcome, Side, Stamp
from engine.clock import Clock, ClockState
from engine.game.events import TakebackAsked
from engine.game.regulations import Regulations
from engine.game.rules import PositionLike
from engine.game.setup import PressMode, Setup


class Phase(StrEnum):
    """Where a game stands. HELD: a flag is before the referee."""

    SETUP = "setup"
    RUNNING = "running"
    PAUSED = "paused"
    HELD = "held"
    OVER = "over"


class Person(StrEnum):
    """Who acts. PLAYERS are both together, as at a table without a referee."""

    RED = "red"
    BLACK = "black"
    REFEREE = "referee"
    PLAYERS = "players"

    @classmethod
    def of(cls, side: Side) -> Person:
        return cls(side.value)

    @property
    def side(self) -> Side | None:
        return Side(self.value) if self in (Person.RED, Person.BLACK) else None


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
    """The derived value of a game. ``opening`` is the position before the first ply."""

    setup: Setup
    regulations: Regulations
    opening: PositionLike = field(repr=False)
    clock: Clock
    plies: tuple[Ply, ...] = ()
    outcome: Outcome | None = None
    draw_offer: Side | None = None
    takeback_request: TakebackAsked | None = None

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
