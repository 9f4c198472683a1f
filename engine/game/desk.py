"""What the referee's desk keeps of a game, as the fold carries it along."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from engine.base import Side
from engine.game.claim_events import ClaimMade, VaryOrdered
from engine.game.closing_events import AppealNoted, Sealed, SignatureRefused, Signed
from engine.game.desk_events import IllegalMove, SanctionGiven
from engine.game.events import FoulCalled, RefereeCalled
from engine.game.happening import Happening
from engine.game.lock import Lock
from engine.game.persons import Person
from engine.game.record_events import RecordDemanded, RecordOmitted, RecordRefused
from engine.game.regulations import FoulCause
from engine.game.touch import Binding
from engine.game.touch_events import PieceTouched

E_co = TypeVar("E_co", bound=Happening, covariant=True)


@dataclass(frozen=True, slots=True)
class Noted(Generic[E_co]):
    """An event with its number in the log, from 1, and the number of plies made when it happened."""

    seq: int
    event: E_co
    ply: int = 0


@dataclass(frozen=True, slots=True)
class FoulDue:
    """A foul that the record calls for; the referee calls it, or waives it.

    ``source`` is the number of the event it comes from, ``article`` that of the edition, ``count`` how many it is.
    """

    source: int
    side: Side
    cause: FoulCause
    article: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class FalseClaim:
    """A claim of the natural limit that was not true. ``stretch``: the number of plies made at the last capture."""

    side: Side
    stretch: int


@dataclass(frozen=True, slots=True)
class VaryWatch:
    """An order to vary with the number of plies that stood on the board when it was given."""

    seq: int
    order: VaryOrdered
    plies: int


@dataclass(frozen=True, slots=True)
class Desk:
    """The desk at one moment.

    ``touches`` are those of the move being made, ``adjusting`` the side that may adjust pieces now, ``breach`` what the
    last move should have obeyed where touch-move is only recorded. ``fouls`` and all other notes are those that stand.
    ``offers``: who offered a draw, in order; ``refused``: whose offer was refused since the other last offered one.
    ``call``: the last call for the referee, until he does something. ``session_plies``: how many plies stood on the
    board when this session began, 0 or after the reopening. ``omissions`` are those not filled in yet. ``signatures``:
    the last word of each person about the result.
    """

    touches: tuple[Noted[PieceTouched], ...] = ()
    adjust_asked: Side | None = None
    adjusting: Side | None = None
    breach: Binding | None = None
    fouls: tuple[Noted[FoulCalled], ...] = ()
    due: tuple[FoulDue, ...] = ()
    illegal: tuple[Noted[IllegalMove], ...] = ()
    sanctions: tuple[Noted[SanctionGiven], ...] = ()
    offers: tuple[Side, ...] = ()
    refused: Side | None = None
    claim: ClaimMade | None = None
    false_claims: tuple[FalseClaim, ...] = ()
    vary: VaryWatch | None = None
    omissions: tuple[Noted[RecordOmitted], ...] = ()
    demands: tuple[RecordDemanded, ...] = ()
    record_refusals: tuple[RecordRefused, ...] = ()
    sealed: Sealed | None = None
    session_plies: int = 0
    signatures: tuple[Signed | SignatureRefused, ...] = ()
    appeals: tuple[AppealNoted, ...] = ()
    session_end: str = ""
    referee: str = ""
    call: RefereeCalled | None = None
    signed_off: bool = False
    lock: Lock = field(default_factory=Lock)

    def moved(self, breach: Binding | None) -> Desk:
        """A move was made: what was touched for it is past."""
        return replace(self, touches=(), adjust_asked=None, adjusting=None, breach=breach)

    def touched_as(self, before: Desk) -> Desk:
        """The board is again as it was ``before``: so is what was touched on it."""
        adjusting = before.adjusting
        return replace(self, touches=before.touches, breach=before.breach, adjust_asked=None, adjusting=adjusting)

    def settled(self, source: int) -> Desk:
        """Nothing more is due from the event ``source``."""
        return replace(self, due=tuple(due for due in self.due if due.source != source))

    def omitted(self, side: Side) -> int:
        """How many moves in a row ``side`` has left out of its record."""
        return sum(note.event.moves for note in self.omissions if note.event.side is side)

    def signature_of(self, person: Person) -> Signed | SignatureRefused | None:
        """Whether a person has signed, or refused to; None while he has done neither."""
        return next((given for given in reversed(self.signatures) if given.person is person), None)
