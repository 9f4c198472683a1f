"""One refereed game (对局): the list of its events, what follows from them, and what may be done next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from engine.base import Outcome, Side, Stamp, Termination, Winner
from engine.clock import Clock, NoteKind
from engine.game.errors import FoldError, RefusalCode, Refused
from engine.game.events import (
    ClockPressed,
    DrawAnswered,
    DrawOffered,
    Event,
    FlagFell,
    FoulCalled,
    GameSet,
    MoveMade,
    PauseCause,
    Paused,
    PressRefused,
    RefereeCalled,
    Resigned,
    Resumed,
    Ruled,
    Started,
    Takeback,
    TakebackAsked,
    TakebackRefused,
)
from engine.game.fold import folded, opened, plies_to_take_back
from engine.game.permit import Act, refusal, refused_press
from engine.game.regulations import Regulations
from engine.game.rules import PositionLike, Rules
from engine.game.setup import Setup
from engine.game.state import Person, Phase, Ply, State

_AT_ONCE = Stamp(0)


@dataclass(frozen=True, slots=True)
class Game:
    """An immutable game: ``log`` is the truth, ``state`` what it comes to.

    An act gives the events to journal and then to fold, and changes nothing by itself::

        events = game.move(Side.RED, "h2e2", stamp)
        journal.append(events)
        game = game.fold(*events)

    An act that may not be done now raises Refused with the reason. Where a flag had fallen before the act, the events
    begin with that FlagFell; if it ended the game they are nothing else. Stamps never go back: FoldError.
    """

    log: tuple[Event, ...]
    state: State

    @classmethod
    def begin(cls, setup: Setup, rules: Rules, stamp: Stamp = _AT_ONCE) -> Self:
        """A game with its board set up and its clocks ready. Raises SetupError."""
        return cls.of((GameSet(stamp, setup),), rules)

    @classmethod
    def of(cls, events: Iterable[Event], rules: Rules) -> Self:
        """The game of a journal. Raises SetupError, FoldError."""
        first, *rest = events
        if not isinstance(first, GameSet):
            raise FoldError("a game begins with its set-up")
        return cls((first,), opened(first, rules)).fold(*rest)

    def fold(self, *events: Event) -> Self:
        """The game after ``events``. Raises FoldError for one that can't follow."""
        game = self
        for event in events:
            if event.stamp.ms < game.now_ms:
                raise FoldError(f"{type(event).__name__} at {event.stamp.ms} is before {game.now_ms}")
            game = type(self)((*game.log, event), folded(game.state, event))
        return game

    @property
    def now_ms(self) -> int:
        """The game's time at its last event."""
        return self.log[-1].stamp.ms

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @property
    def regulations(self) -> Regulations:
        return self.state.regulations

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def position(self) -> PositionLike:
        return self.state.position

    @property
    def opening(self) -> PositionLike:
        """The position before the first ply."""
        return self.state.opening

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The moves that stand on the board, taken back ones left out."""
        return self.state.plies

    @property
    def clock(self) -> Clock:
        return self.state.clock

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def draw_offer(self) -> Side | None:
        """Whose offer is open."""
        return self.state.draw_offer

    @property
    def takeback_request(self) -> Side | None:
        """Whose request is open."""
        request = self.state.takeback_request
        return request.side if request else None

    @property
    def host(self) -> Person:
        """Who starts, stops and restarts the game."""
        return self.state.host

    @property
    def fouls(self) -> tuple[FoulCalled, ...]:
        """All fouls called, in order. They stand in the record, whatever is taken back on the board."""
        return tuple(event for event in self.log if isinstance(event, FoulCalled))

    @property
    def foul_counts(self) -> Mapping[Side, int]:
        """How many fouls each side has."""
        counts = Counter(dict.fromkeys(Side, 0))
        for foul in self.fouls:
            counts[foul.side] += foul.count
        return counts

    @property
    def proposals(self) -> tuple[Outcome, ...]:
        """Outcomes the record calls for and the referee decides: a side at the limit of fouls (4.1.8)."""
        limit = self.regulations.fouls.lose_at
        if limit is None or self.outcome:
            return ()
        counts = self.foul_counts
        return tuple(self.regulations.loss(side, Termination.FOULS) for side in Side if counts[side] >= limit)

    @property
    def referee_call(self) -> RefereeCalled | None:
        """The last call for the referee, until he does something."""
        for event in reversed(self.log):
            if isinstance(event, RefereeCalled):
                return event
            if isinstance(event, Paused | Resumed | FoulCalled | Ruled):
                return None
        return None

    @property
    def result_seq(self) -> int | None:
        """The number, from 1, of the event that ended the game: its hash is printed on the score sheet."""
        if self.outcome is None:
            return None
        return max(seq for seq, event in enumerate(self.log, 1) if not event.clerical)

    def may(self, act: Act, person: Person) -> RefusalCode | None:
        """Why ``person`` may not do ``act`` now; None if he may."""
        return refusal(self.state, act, person)

    def allowed(self, stamp: Stamp | None = None) -> Mapping[tuple[Act, Person], RefusalCode | None]:
        """For each act and each person who could ever do it, the reason why not now, or None; at ``stamp`` if given."""
        game = self.fold(*self.tick(stamp)) if stamp else self
        return {(act, person): game.may(act, person) for act in Act for person in act.actors}

    def tick(self, stamp: Stamp) -> tuple[Event, ...]:
        """The flag that has fallen by now, if one has that was not journalled yet."""
        notes = self.clock.settle(stamp.ms)[1]
        flags = (note for note in notes if note.kind is NoteKind.FLAG)
        return tuple(FlagFell(stamp, note.side, note.ms) for note in flags if note.side is not None)

    def start(self, stamp: Stamp) -> tuple[Event, ...]:
        """Start the clock of the side to move."""
        return self._decide(Act.START, self.host, Started(stamp))

    def move(self, side: Side | None, uci: str, stamp: Stamp) -> tuple[Event, ...]:
        """A move on the board, ``side`` None for the side to move. The regulations may refuse an illegal one."""
        side = side or self.position.to_move
        late = self._flag_first(Act.MOVE, Person.of(side), stamp)
        if late is not None:
            return late
        return self._decide(Act.MOVE, Person.of(side), MoveMade(stamp, side, uci, self._irregular(uci)))

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

    def resume(self, stamp: Stamp, side: Side | None = None) -> tuple[Event, ...]:
        """The host lets the clocks go on, for ``side`` if it is named (manual press only)."""
        if self.state.automatic and side not in (None, self.position.to_move):
            raise Refused(RefusalCode.NOT_YOUR_TURN)
        return self._decide(Act.RESUME, self.host, Resumed(stamp, side))

    def foul(self, side: Side, article: str, stamp: Stamp, count: int = 1, note: str = "") -> tuple[Event, ...]:
        """The referee calls a foul by one of the articles of these regulations (9.1)."""
        code = self.may(Act.FOUL, Person.REFEREE)
        if code is None and article not in self.regulations.fouls.articles:
            raise Refused(RefusalCode.UNKNOWN_ARTICLE)
        if code is None and not 1 <= count <= 9:
            raise Refused(RefusalCode.BAD_COUNT)
        return self._decide(Act.FOUL, Person.REFEREE, FoulCalled(stamp, side, article, count, note))

    def rule(self, outcome: Outcome, stamp: Stamp, reason: str = "") -> tuple[Event, ...]:
        """The referee decides the game. Without an article of its own the outcome gets that of the edition."""
        law = self.regulations
        ruling = Ruled(stamp, law.cited(outcome), reason, law.edition)
        if self.may(Act.RULE, Person.REFEREE) is None and not _coherent(outcome):
            raise Refused(RefusalCode.INCOHERENT_OUTCOME)
        return self._decide(Act.RULE, Person.REFEREE, ruling)

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

    def _decide(self, act: Act, person: Person, event: Event) -> tuple[Event, ...]:
        late = self._flag_first(act, person, event.stamp)
        return late if late is not None else (*self.tick(event.stamp), event)

    def _flag_first(self, act: Act, person: Person, stamp: Stamp) -> tuple[Event, ...] | None:
        """None if ``person`` may do ``act`` at ``stamp``; the flag that prevented it; else Refused is raised."""
        flag = self.tick(stamp)
        code = self.fold(*flag).may(act, person)
        if code is not None and not flag:
            raise Refused(code)
        return flag if code is not None else None


def _coherent(outcome: Outcome) -> bool:
    """Whether the winner fits the ending: one side loses by 4.1, nobody by 4.2; lateness and forfeit can hit both."""
    termination, winner = outcome.termination, outcome.winner
    if termination in (Termination.BYE, Termination.ADJOURNED):
        return False
    if termination in (Termination.DOUBLE_LOSS, Termination.ANNULLED):
        return winner is Winner.NONE
    if termination.is_draw:
        return winner is Winner.DRAW
    both = termination in (Termination.LATE, Termination.FORFEIT, Termination.MISCONDUCT)
    return winner in (Winner.RED, Winner.BLACK) or (both and winner is Winner.NONE)
