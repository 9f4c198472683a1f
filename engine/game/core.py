"""A game as the list of its events, and what follows from them. What people do to it is ``Game``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Self

from engine.base import Outcome, Side, Stamp
from engine.clock import Clock, NoteKind
from engine.game.acts import Act
from engine.game.claim_events import Finding
from engine.game.clock_events import Arrived, LateLimitPassed
from engine.game.desk import FoulDue, Noted
from engine.game.entry import obstacle
from engine.game.errors import FoldError, RefusalCode, Refused
from engine.game.events import Event, FlagFell, FoulCalled, GameSet, RefereeCalled, Resumed, Ruled
from engine.game.fold import folded, opened, reset
from engine.game.outcomes import amended_by_conduct, coherent, foul_count, proposals
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
    def made(self) -> int:
        """How many moves were made: those on the board, or on a wooden one as many as presses or the record tell."""
        return self.state.made

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
    def called(self) -> tuple[Noted[FoulCalled], ...]:
        """The fouls that stand, each with its number and the plies on the board when it was called."""
        return self.state.desk.fouls

    @property
    def fouls_due(self) -> tuple[FoulDue, ...]:
        """The fouls the record calls for, which the referee has neither called nor waived."""
        return self.state.desk.due

    @property
    def foul_counts(self) -> Mapping[Side, int]:
        """How many fouls each side has."""
        return {side: foul_count(self.state, side) for side in Side}

    @property
    def proposals(self) -> tuple[Outcome, ...]:
        """Outcomes the record calls for and the referee decides: illegal moves (4.1.6), fouls (4.1.8), a record refused
        (7.4), an order to vary not followed (4.1.7), each once."""
        return proposals(self.state)

    @property
    def referee_call(self) -> RefereeCalled | None:
        """The last call for the referee, until he does something."""
        return self.state.desk.call

    @property
    def result_seq(self) -> int | None:
        """The number, from 1, of the event that ended the game or changed the result last: its hash is printed on the
        score sheet."""
        if self.outcome is None:
            return None
        return max(seq for seq, event in enumerate(self.log, 1) if not event.clerical)

    @property
    def conduct_losses(self) -> tuple[Outcome, ...]:
        """After the end: the results that a player's conduct since then calls for (7.4, 8.8), for ``amend``."""
        return amended_by_conduct(self.state) if self.outcome else ()

    def may(self, act: Act, person: Person) -> RefusalCode | None:
        """Why ``person`` may not do ``act`` now; None if he may."""
        return refusal(self.state, act, person)

    def allowed(self, stamp: Stamp | None = None) -> Mapping[tuple[Act, Person], RefusalCode | None]:
        """For each act and each person who could ever do it, the reason why not now, or None; at ``stamp`` if given."""
        game = self.fold(*self.tick(stamp)) if stamp else self
        return {(act, person): game.may(act, person) for act in Act for person in act.actors}

    def tick(self, stamp: Stamp) -> tuple[Event, ...]:
        """The flag that has fallen by now, or the limit of lateness that has passed, if not journalled yet."""
        found: list[Event] = []
        for note in self.clock.settle(stamp.ms)[1]:
            if note.kind is NoteKind.FLAG and note.side is not None:
                found.append(FlagFell(stamp, note.side, note.ms))
            elif note.kind is NoteKind.LATE:
                found.append(LateLimitPassed(stamp, note.side, note.ms))
        return tuple(found)

    def history(self) -> Iterator[Self]:
        """The game after each of its events."""
        first, *rest = self.log
        assert isinstance(first, GameSet)
        game = type(self)((first,), reset(self.state, first.setup))
        yield game
        for event in rest:
            game = game.fold(event)
            yield game

    def _enter(self, event: Event) -> tuple[Event, ...]:
        """The event, after the flag that fell before it; only that flag if it prevents the event.

        :raises Refused: for whatever else stands against it.
        """
        flag = self.tick(event.stamp)
        code = obstacle(self.fold(*flag).state, event)
        if code is not None and not flag:
            raise Refused(code)
        return flag if code is not None else (*flag, event)

    def _then(self, events: tuple[Event, ...], act: Callable[[Self], tuple[Event, ...]]) -> tuple[Event, ...]:
        """``events`` and, unless they end the game, what ``act`` does after them: several acts in one."""
        after = self.fold(*events)
        return events if after.outcome is not None else (*events, *act(after))

    def _arrived(self, side: Side, stamp: Stamp, event: Event) -> tuple[Event, ...]:
        """What a side does that was not there: it has come (21.1)."""
        if side not in self.clock.missing:
            return self._enter(event)
        return self._then(self._enter(Arrived(stamp, side)), lambda game: game._enter(event))

    def _resumed(self, stamp: Stamp, side: Side | None = None, reason: str = "") -> tuple[Event, ...]:
        return self._enter(Resumed(stamp, side, reason))

    def _foul(self, foul: FoulCalled) -> tuple[Event, ...]:
        code, rules = self.may(Act.FOUL, Person.REFEREE), self.regulations.fouls
        known = foul.article in rules.articles and (not foul.detail or foul.detail in rules.conduct)
        if code is None and not known:
            raise Refused(RefusalCode.UNKNOWN_ARTICLE)
        if code is None and not 1 <= foul.count <= 9:
            raise Refused(RefusalCode.BAD_COUNT)
        return self._enter(foul)

    def _rule(
        self, outcome: Outcome, stamp: Stamp, reason: str = "", finding: Finding | None = None
    ) -> tuple[Event, ...]:
        law = self.regulations
        ruling = Ruled(stamp, law.cited(outcome), reason, law.edition, finding)
        if self.may(Act.RULE, Person.REFEREE) is None and not coherent(outcome):
            raise Refused(RefusalCode.INCOHERENT_OUTCOME)
        return self._enter(ruling)
