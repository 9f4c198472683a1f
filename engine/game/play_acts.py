"""What players do, and what the referee did from the first: start, stop, foul, ruling."""

from __future__ import annotations

from engine.base import Outcome, Side, Stamp
from engine.game.acts import Act
from engine.game.clock_events import Arrived
from engine.game.core import GameCore
from engine.game.errors import RefusalCode, Refused
from engine.game.events import (
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
from engine.game.fold import plies_to_take_back
from engine.game.permit import refused_press
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.regulations import TouchMove


class PlayActs(GameCore):
    """The acts of a game in progress."""

    __slots__ = ()

    def start(self, stamp: Stamp, side: Side | None = None) -> tuple[Event, ...]:
        """Start the clock of the side to move; without a board that of ``side``, if it is named."""
        if not self.setup.boardless and side not in (None, self.position.to_move):
            raise Refused(RefusalCode.NOT_YOUR_TURN)
        return self._decide(Act.START, self.host, Started(stamp, side))

    def move(self, side: Side | None, uci: str, stamp: Stamp) -> tuple[Event, ...]:
        """A move on the board, ``side`` None for the side to move. The regulations may refuse an illegal one."""
        side = side or self.position.to_move
        late = self._flag_first(Act.MOVE, Person.of(side), stamp)
        if late is not None:
            return late
        arrival = (Arrived(stamp, side),) if side in self.clock.missing else ()
        move = MoveMade(stamp, side, uci, self._irregular(uci))
        if self.state.breach_of(uci) and self.regulations.moves.touch is TouchMove.ENFORCED:
            raise Refused(RefusalCode.TOUCH_BINDS)
        return (*self.tick(stamp), *arrival, move)

    def press(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """A press of the clock by hand. One without effect is journalled as PressRefused with its reason."""
        if self.state.automatic:
            raise Refused(RefusalCode.AUTOMATIC_PRESS)
        if self.phase in (Phase.SETUP, Phase.OVER):
            raise Refused(self.may(Act.PRESS, Person.of(side)) or RefusalCode.GAME_OVER)
        flag = self.tick(stamp)
        reason, deadline = refused_press(self.fold(*flag).state, side)
        pressed = ClockPressed(stamp, side) if reason is None else PressRefused(stamp, side, reason, deadline)
        return (*flag, pressed)

    def offer_draw(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """提和, in one's own time (8.5)."""
        return self._decide(Act.OFFER_DRAW, Person.of(side), DrawOffered(stamp, side))

    def answer_draw(self, side: Side, accepted: bool, stamp: Stamp) -> tuple[Event, ...]:
        """Accept (4.2.2) or refuse the other's offer; playing on refuses it too."""
        return self._decide(Act.ANSWER_DRAW, Person.of(side), DrawAnswered(stamp, side, accepted))

    def ask_takeback(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """Ask to take back one's own last move, and the reply to it if there was one."""
        plies = plies_to_take_back(self.state, side)
        return self._decide(Act.ASK_TAKEBACK, Person.of(side), TakebackAsked(stamp, side, plies))

    def answer_takeback(self, side: Side, accepted: bool, stamp: Stamp) -> tuple[Event, ...]:
        """Grant or refuse the other's request; playing on refuses it too."""
        asked = self.state.takeback_request
        plies = asked.plies if asked else 0
        answer = Takeback(stamp, side.other, plies) if accepted else TakebackRefused(stamp, side)
        return self._decide(Act.ANSWER_TAKEBACK, Person.of(side), answer)

    def resign(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """认输 (4.1.9), at any time."""
        return self._decide(Act.RESIGN, Person.of(side), Resigned(stamp, side))

    def call_referee(self, side: Side, stamp: Stamp, note: str = "") -> tuple[Event, ...]:
        """Call the referee; the clock goes on."""
        return self._decide(Act.CALL_REFEREE, Person.of(side), RefereeCalled(stamp, side, note))

    def pause(self, stamp: Stamp, reason: str = "") -> tuple[Event, ...]:
        """The host stops both clocks."""
        return self._decide(Act.PAUSE, self.host, Paused(stamp, PauseCause.CALLED, reason))

    def interrupted(self, stamp: Stamp, since: str) -> tuple[Event, ...]:
        """The program had ended: the game stands as of ``stamp``, its last sign of life, at wall time ``since``."""
        flag = self.tick(stamp)
        if self.fold(*flag).phase is not Phase.RUNNING:
            return flag
        return (*flag, Paused(stamp, PauseCause.INTERRUPTED, since=since))

    def resume(self, stamp: Stamp, side: Side | None = None, reason: str = "") -> tuple[Event, ...]:
        """The host lets the clocks go on, for ``side`` if it is named (manual press only)."""
        if self.state.automatic and side not in (None, self.position.to_move):
            raise Refused(RefusalCode.NOT_YOUR_TURN)
        return self._resumed(stamp, side, reason)

    def foul(
        self, side: Side, article: str, stamp: Stamp, count: int = 1, note: str = "", *, detail: str = ""
    ) -> tuple[Event, ...]:
        """The referee calls a foul by one of the articles of these regulations (9.1). ``detail``: which duty of players
        it was against, where the article is the one for these (9.1.8)."""
        return self._foul(FoulCalled(stamp, side, article, count, note, detail))

    def rule(self, outcome: Outcome, stamp: Stamp, reason: str = "") -> tuple[Event, ...]:
        """The referee decides the game. Without an article of its own the outcome gets that of the edition."""
        return self._rule(outcome, stamp, reason)

    def _irregular(self, uci: str) -> bool:
        """Whether the rules don't allow the move; Refused if it can't be made all the same."""
        try:
            if self.position.legal(uci):
                return False
        except ValueError:
            raise Refused(RefusalCode.MALFORMED_MOVE) from None
        if self.regulations.moves.illegal_refused:
            raise Refused(RefusalCode.ILLEGAL_MOVE)
        try:
            self.position.apply(uci)
        except ValueError:
            raise Refused(RefusalCode.ILLEGAL_MOVE) from None
        return True
