"""Adjourning, and what follows the end of a game."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base import Outcome, Side, Stamp
from engine.game.acts import Act
from engine.game.closing_events import (
    Amendment,
    AppealNoted,
    HandedOver,
    Reopened,
    ResultAmended,
    Sealed,
    SessionEndAnnounced,
    SignatureRefused,
    Signed,
    SignedOff,
)
from engine.game.closing_fold import concealed, sealed_move, unsigned
from engine.game.core import GameCore
from engine.game.errors import RefusalCode, Refused
from engine.game.events import Event
from engine.game.moving import unplayable
from engine.game.persons import Person
from engine.game.roles import Role
from engine.game.rules import PositionLike


@dataclass(frozen=True, slots=True)
class Envelope:
    """What is written on the envelope of a sealed move (S2 9(四)): never the move itself.

    ``ply`` is the number the sealed move will have; used times in milliseconds, ``moves`` each side's completed moves,
    the sealed one included, ``period`` its period, from 1. ``resumes``: when the game goes on, "" if it isn't known.
    """

    side: Side
    ply: int
    wall: str
    position: PositionLike
    red_used: int
    black_used: int
    red_moves: int
    black_moves: int
    red_period: int
    black_period: int
    on_paper: bool
    resumes: str


class ClosingActs(GameCore):
    """Sealed moves, results amended, signatures, sign-off."""

    __slots__ = ()

    @property
    def sealed(self) -> bool:
        """Whether the game is adjourned with a sealed move."""
        return self.state.desk.sealed is not None

    @property
    def envelope(self) -> Envelope | None:
        """What the envelope says of an adjourned game."""
        sealed = self.state.desk.sealed
        if sealed is None:
            return None
        red, black = (self.clock.face(side, self.now_ms) for side in Side)
        return Envelope(
            side=sealed.side,
            ply=len(self.plies) + 1,
            wall=sealed.stamp.wall,
            position=self.position,
            red_used=red.used,
            black_used=black.used,
            red_moves=red.moves,
            black_moves=black.moves,
            red_period=red.period_number,
            black_period=black.period_number,
            on_paper=sealed.on_paper,
            resumes=sealed.resumes,
        )

    @property
    def sealed_fault(self) -> RefusalCode | None:
        """Why a typed sealed move can't be played: it is put to the referee. None if it can, or lies on paper."""
        sealed = self.state.desk.sealed
        if sealed is None or sealed.on_paper:
            return None
        return unplayable(self.state, sealed_move(self.state, sealed), irregular=False)

    @property
    def session_end(self) -> str:
        """The wall time at which the session ends, "" if none was announced."""
        return self.state.desk.session_end

    @property
    def referee(self) -> str:
        """The referee now at the table."""
        return self.state.desk.referee or self.setup.referee

    @property
    def unsigned(self) -> tuple[Person, ...]:
        """Whose signature, or refusal to sign, the sign-off still waits for."""
        return unsigned(self.state)

    @property
    def signatures(self) -> tuple[Signed | SignatureRefused, ...]:
        """Who signed the result that stands, and who refused to, in order."""
        return self.state.desk.signatures

    @property
    def appeals(self) -> tuple[AppealNoted, ...]:
        """The appeals reserved (8.5)."""
        return self.state.desk.appeals

    @property
    def signed_off(self) -> bool:
        """Whether the journal is sealed."""
        return self.state.desk.signed_off

    def announce_end(self, at: str, stamp: Stamp) -> tuple[Event, ...]:
        """Announce at what wall time the session ends."""
        return self._enter(SessionEndAnnounced(stamp, at))

    def seal(self, stamp: Stamp, uci: str = "", resumes: str = "") -> tuple[Event, ...]:
        """Adjourn (封局): the side to move has sealed its move, typed here or on paper (""). Both clocks stand.

        ``resumes`` says when the game goes on. A typed move is hidden in the event as ``engine.game.sealing`` says.
        """
        side = self.position.to_move
        try:
            hidden = concealed(self.state, stamp.ms, uci) if uci else ""
        except ValueError:
            raise Refused(RefusalCode.MALFORMED_MOVE) from None
        return self._arrived(side, stamp, Sealed(stamp, side, concealed=hidden, resumes=resumes))

    def reopen(self, stamp: Stamp, uci: str = "", irregular: bool = False) -> tuple[Event, ...]:
        """Play the sealed move, given here if it lay on paper, and start the other clock.

        One the rules don't allow is refused with the reason: the referee rules, or accepts it as ``irregular`` where
        illegal moves are made.
        """
        sealed = self.state.desk.sealed
        typed = sealed_move(self.state, sealed) if sealed else ""
        return self._enter(Reopened(stamp, uci or typed, irregular))

    def amend(
        self, amendment: Amendment, outcome: Outcome, by: Role, stamp: Stamp, reason: str = ""
    ) -> tuple[Event, ...]:
        """Put another result in place of the one that stands; the old one is kept in the event."""
        law, old = self.regulations, self.fold(*self.tick(stamp)).outcome
        if old is None:
            raise Refused(self.may(Act.AMEND, Person.REFEREE) or RefusalCode.NOT_OVER)
        return self._enter(ResultAmended(stamp, amendment, law.cited(outcome), old, by, reason, law.edition))

    def sign(self, person: Person, stamp: Stamp, name: str = "", drawing: str = "") -> tuple[Event, ...]:
        """A player or the referee signs the result (10.1)."""
        return self._enter(Signed(stamp, person, name, drawing))

    def note_unsigned(self, person: Person, stamp: Stamp, reason: str = "") -> tuple[Event, ...]:
        """A player refuses to sign."""
        return self._enter(SignatureRefused(stamp, person, reason))

    def note_appeal(self, side: Side, stamp: Stamp, note: str = "") -> tuple[Event, ...]:
        """A player reserves an appeal (8.5)."""
        return self._enter(AppealNoted(stamp, side, note))

    def hand_over(
        self, referee: str, stamp: Stamp, role: Role = Role.TABLE_REFEREE, reason: str = ""
    ) -> tuple[Event, ...]:
        """Another referee takes over."""
        return self._enter(HandedOver(stamp, referee, role, reason))

    def sign_off(self, stamp: Stamp, remarks: str = "") -> tuple[Event, ...]:
        """The game is finished (10.1): nothing more can be entered."""
        return self._enter(SignedOff(stamp, remarks))
