"""A game as the list of its events, and what follows from them. What people do to it is ``Game``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from engine.base import Outcome, Side, Stamp, Termination
from engine.clock import Clock, NoteKind
from engine.game.acts import Act
from engine.game.desk import FoulDue
from engine.game.entry import obstacle
from engine.game.errors import FoldError, RefusalCode, Refused
from engine.game.events import Event, FlagFell, FoulCalled, GameSet, Paused, RefereeCalled, Resumed, Ruled
from engine.game.fold import folded, opened
from engine.game.permit import refusal
from engine.game.persons import Person
from engine.game.phase import Phase
from engine.game.regulations import Regulations
from engine.game.rules import PositionLike, Rules
from engine.game.setup import Setup
from engine.game.state import Ply, State

_AT_ONCE = Stamp(0)


@dataclass(frozen=True, slots=True)
class GameCore:
    """An immutable game: ``log`` is the truth, ``state`` what it comes to. Stamps never go back: FoldError."""

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
        """All fouls that stand, in order. They stay in the record, whatever is taken back on the board."""
        return tuple(foul.event for foul in self.state.desk.fouls)

    @property
    def fouls_due(self) -> tuple[FoulDue, ...]:
        """The fouls the record calls for, which the referee has neither called nor waived."""
        return self.state.desk.due

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

    def _enter(self, event: Event) -> tuple[Event, ...]:
        """As _decide, for an event of the desk, which knows itself what stands against it."""
        flag = self.tick(event.stamp)
        code = obstacle(self.fold(*flag).state, event)
        if code is not None and not flag:
            raise Refused(code)
        return flag if code is not None else (*flag, event)
