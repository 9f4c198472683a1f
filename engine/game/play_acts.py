"""What players do, and what the referee did from the first: start, stop, foul, ruling."""

from __future__ import annotations

from engine.base import Outcome, Side, Stamp
from engine.game.acts import Act
from engine.game.claim_events import Finding
from engine.game.core import GameCore
from engine.game.errors import RefusalCode, Refused
from engine.game.events import (
    CallMatter,
    ClockPressed,
    DrawAnswered,
    DrawOffered,
    Event,
    FoulCalled,
    MoveMade,
    PauseCause,
    Paused,
    PressRefused,
    RefereeCalled,
    Resigned,
    Started,
    Takeback,
    TakebackAsked,
    TakebackRefused,
)
from engine.game.moving import is_irregular
from engine.game.permit import refused_press
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.play_fold import plies_to_take_back


class PlayActs(GameCore):
    """The acts of a game in progress."""

    __slots__ = ()

    def start(self, stamp: Stamp, side: Side | None = None) -> tuple[Event, ...]:
        """Start the clock of the side to move; without a board that of ``side``, if it is named."""
        named = side if self.setup.boardless or side is not self.position.to_move else None
        return self._enter(Started(stamp, named))

    def move(self, side: Side | None, uci: str, stamp: Stamp) -> tuple[Event, ...]:
        """A move on the board, ``side`` None for the side to move. The regulations may refuse an illegal one."""
        side = side or self.position.to_move
        move = MoveMade(stamp, side, uci, is_irregular(self.state, uci))
        return self._arrived(side, stamp, move)

    def press(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """A press of the clock by hand. One without effect is journalled as PressRefused with its reason."""
        if self.state.automatic:
            raise Refused(RefusalCode.AUTOMATIC_PRESS)
        if self.phase in (Phase.SETUP, Phase.OVER):
            raise Refused(self.may(Act.PRESS, Person.of(side)) or RefusalCode.GAME_OVER)
        flag = self.tick(stamp)
        reason, deadline = refused_press(self.fold(*flag).state, side)
        if reason is not None:
            return (*flag, PressRefused(stamp, side, reason, deadline))
        return self._arrived(side, stamp, ClockPressed(stamp, side))

    def offer_draw(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """提和, in one's own time (8.5)."""
        return self._enter(DrawOffered(stamp, side))

    def answer_draw(self, side: Side, accepted: bool, stamp: Stamp) -> tuple[Event, ...]:
        """Accept (4.2.2) or refuse the other's offer; playing on refuses it too."""
        return self._enter(DrawAnswered(stamp, side, accepted))

    def ask_takeback(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """Ask to take back one's own last move, and the reply to it if there was one."""
        plies = plies_to_take_back(self.state, side)
        return self._enter(TakebackAsked(stamp, side, plies))

    def answer_takeback(self, side: Side, accepted: bool, stamp: Stamp) -> tuple[Event, ...]:
        """Grant or refuse the other's request; playing on refuses it too."""
        asked = self.state.takeback_request
        plies = asked.plies if asked else 0
        answer = Takeback(stamp, side.other, plies) if accepted else TakebackRefused(stamp, side)
        return self._enter(answer)

    def resign(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """认输 (4.1.9), at any time."""
        return self._enter(Resigned(stamp, side))

    def call_referee(
        self, side: Side, stamp: Stamp, note: str = "", matter: CallMatter | None = None
    ) -> tuple[Event, ...]:
        """Call the referee; the clock goes on."""
        return self._enter(RefereeCalled(stamp, side, note, matter))

    def pause(self, stamp: Stamp, reason: str = "") -> tuple[Event, ...]:
        """The host stops both clocks."""
        return self._enter(Paused(stamp, PauseCause.CALLED, reason))

    def interrupted(self, stamp: Stamp, since: str) -> tuple[Event, ...]:
        """The program had ended: the game stands as of ``stamp``, its last sign of life, at wall time ``since``."""
        flag = self.tick(stamp)
        if self.fold(*flag).phase is not Phase.RUNNING:
            return flag
        return (*flag, Paused(stamp, PauseCause.INTERRUPTED, since=since))

    def resume(self, stamp: Stamp, side: Side | None = None, reason: str = "") -> tuple[Event, ...]:
        """The host lets the clocks go on, for ``side`` if it is named (manual press only)."""
        return self._resumed(stamp, side, reason)

    def foul(
        self, side: Side, article: str, stamp: Stamp, count: int = 1, note: str = "", *, detail: str = ""
    ) -> tuple[Event, ...]:
        """The referee calls a foul by one of the articles of these regulations (9.1). ``detail``: which duty of players
        it was against, where the article is the one for these (9.1.8)."""
        return self._foul(FoulCalled(stamp, side, article, count, note, detail))

    def rule(
        self, outcome: Outcome, stamp: Stamp, reason: str = "", finding: Finding | None = None
    ) -> tuple[Event, ...]:
        """The referee decides the game. Without an article of its own the outcome gets that of the edition."""
        return self._rule(outcome, stamp, reason, finding)
