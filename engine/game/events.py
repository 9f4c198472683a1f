"""What can happen in a game, as frozen facts. A game is the list of them; everything shown is derived.

Class names and field names are the journal's vocabulary: an old file must still read, so neither is ever renamed, and a
new field comes with a default.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, get_args

from engine.base import Outcome, Side
from engine.game.claim_events import ClaimEvent, Finding
from engine.game.clock_events import ClockEvent
from engine.game.closing_events import ClosingEvent
from engine.game.desk_events import DeskEvent
from engine.game.errors import RefusalCode
from engine.game.happening import Happening, later
from engine.game.keying_events import KeyingEvent
from engine.game.lock_events import LockEvent
from engine.game.record_events import RecordEvent
from engine.game.setup import Setup
from engine.game.touch_events import TouchEvent


class PauseCause(StrEnum):
    """Why the clocks were stopped: somebody did it, or the program had ended in the middle of the game."""

    CALLED = "called"
    INTERRUPTED = "interrupted"


@dataclass(frozen=True, slots=True)
class GameSet(Happening):
    """The board is set up: always the first event, and only the first."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class Started(Happening):
    """The clock of the side to move is started, or of ``side``: without a board either may begin."""

    side: Side | None = later(None)


@dataclass(frozen=True, slots=True)
class MoveMade(Happening):
    """A move stands on the board (落子, 5.7). ``irregular``: the rules don't allow it, yet it was made (4.1.6, 5.8)."""

    side: Side
    uci: str
    irregular: bool = False


@dataclass(frozen=True, slots=True)
class ClockPressed(Happening):
    """A player pressed the clock after his move (manual press)."""

    side: Side


@dataclass(frozen=True, slots=True)
class PressRefused(Happening):
    """A press without effect: no move was made (9.1.2 is the referee's business), the other's clock runs, none does.

    ``deadline`` is the last millisecond in time of the running side when it happened; None when no clock ran.
    """

    clerical: ClassVar[bool] = True
    side: Side
    reason: RefusalCode
    deadline: int | None


@dataclass(frozen=True, slots=True)
class DrawOffered(Happening):
    """提和: open until answered, or until the opponent plays on."""

    side: Side


@dataclass(frozen=True, slots=True)
class DrawAnswered(Happening):
    """``side`` answered the other's offer; accepting it ends the game (4.2.2)."""

    side: Side
    accepted: bool


@dataclass(frozen=True, slots=True)
class TakebackAsked(Happening):
    """``side`` asks to take back its last move: ``plies`` 1 before the reply, 2 after it."""

    side: Side
    plies: int


@dataclass(frozen=True, slots=True)
class TakebackRefused(Happening):
    """``side`` refused the other's request."""

    side: Side


@dataclass(frozen=True, slots=True)
class Takeback(Happening):
    """``side``'s request was granted: the last ``plies`` plies are off the board, both clocks as before them."""

    side: Side
    plies: int


@dataclass(frozen=True, slots=True)
class Resigned(Happening):
    """认输 (4.1.9)."""

    side: Side


@dataclass(frozen=True, slots=True)
class FlagFell(Happening):
    """Time is over for ``side``. It fell just after ``deadline``; the stamp is when it was noticed."""

    side: Side
    deadline: int


class CallMatter(StrEnum):
    """What a player calls the referee for, where he says it: an illegal move of the opponent (4.1.6)."""

    ILLEGAL_MOVE = "illegal_move"


@dataclass(frozen=True, slots=True)
class RefereeCalled(Happening):
    """A player calls the referee. The clock goes on: only the referee stops it (8.5, 9.1.2)."""

    side: Side
    note: str = ""
    matter: CallMatter | None = later(None)


@dataclass(frozen=True, slots=True)
class FoulCalled(Happening):
    """The referee calls a foul (犯规, 9.1, 9.2); ``count`` is how many it counts for.

    ``detail`` is the duty of players it was against (8.1-8.7, for 9.1.8), ``source`` the number of the event it comes
    from, 0 where it comes from none.
    """

    side: Side
    article: str
    count: int = 1
    note: str = ""
    detail: str = later("")
    source: int = later(0)


@dataclass(frozen=True, slots=True)
class Paused(Happening):
    """Both clocks stand. After an interruption ``since`` is the wall time of the last sign of life."""

    cause: PauseCause = PauseCause.CALLED
    reason: str = ""
    since: str = ""


@dataclass(frozen=True, slots=True)
class Resumed(Happening):
    """The clocks go on: for ``side`` if named (manual press only), else for the side that was stopped."""

    side: Side | None = None
    reason: str = later("")


@dataclass(frozen=True, slots=True)
class Ruled(Happening):
    """The referee decides the game. Outcome, article, edition and what was found of a repetition are frozen: no later
    program judges it again."""

    outcome: Outcome
    reason: str = ""
    edition: str = ""
    finding: Finding | None = later(None)


Event = (
    GameSet
    | Started
    | MoveMade
    | ClockPressed
    | PressRefused
    | DrawOffered
    | DrawAnswered
    | TakebackAsked
    | TakebackRefused
    | Takeback
    | Resigned
    | FlagFell
    | RefereeCalled
    | FoulCalled
    | Paused
    | Resumed
    | Ruled
    | TouchEvent
    | ClockEvent
    | DeskEvent
    | ClaimEvent
    | RecordEvent
    | KeyingEvent
    | ClosingEvent
    | LockEvent
)

KINDS: dict[str, type[Event]] = {kind.__name__: kind for kind in get_args(Event)}
