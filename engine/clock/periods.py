"""Periods: so many moves within so much time, the last period repeated to the end of the game (S0 6.1-6.5); with or
without an increment 加秒 for each move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self

from engine.clock.errors import DataError, choice, maybe_choice, optional, take
from engine.clock.hand import Hand
from engine.clock.kind import Border, Kind, Period, Showing, check
from engine.clock.notes import NoteKind


class PeriodMode(StrEnum):
    """What becomes of time and moves saved in a period (rules P1-P4)."""

    CUM = "cum"
    """Both are carried on: the next period's time is added when the due move is completed. The default."""
    ZERO = "zero"
    """The same outcome, but the next period's time is added when the face reaches zero."""
    INTERVAL = "interval"
    """A period ends with its time; surplus moves do not help in the next one."""
    RESET = "reset"
    """Completing the due moves sets the clock to the next period's time; the rest is lost."""


class IncrementAt(StrEnum):
    """When the increment is given (rule I1); the two differ by one increment a side over the whole game."""

    AFTER = "after"
    """With each completed move: 每走一步加 N 秒 as it is said."""
    BEFORE = "before"
    """For each move to be made: the first one has it too (FIDE)."""


@dataclass(frozen=True, slots=True)
class Periods(Kind):
    """The kind of S0 article 6, for one side. The last period repeats (直至对局结束). ``inc`` is the increment."""

    periods: tuple[Period, ...]
    mode: PeriodMode = PeriodMode.CUM
    inc: int = 0
    inc_at: IncrementAt = IncrementAt.AFTER

    name: ClassVar[str] = "periods"

    def __post_init__(self) -> None:
        check(bool(self.periods), "periods", "at least one is needed")
        check(self.inc >= 0, "inc", "below zero")

    @property
    def manner(self) -> object:
        return self.mode, self.inc_at

    @property
    def increment(self) -> int:
        return self.inc

    @property
    def counts_moves(self) -> bool:
        """Whether any period has to be fulfilled by moves."""
        return any(period.moves is not None for period in self.periods)

    def fresh(self) -> Hand:
        return Hand(left=self.periods[0].ms + (self.inc if self.inc_at is IncrementAt.BEFORE else 0))

    def room(self, hand: Hand) -> int:
        while self._ends_with_its_time and self._met(hand):
            hand = self._next(hand)
        return hand.left

    def spend(self, hand: Hand, ms: int) -> tuple[Hand, tuple[Border, ...]]:
        rest = ms
        borders: list[Border] = []
        while self._ends_with_its_time and hand.flag is None and rest > hand.left and self._met(hand):
            rest -= hand.left
            hand = self._next(replace(hand, used=hand.used + hand.left, left=0))
            borders.append(Border(ms - rest, NoteKind.PERIOD, hand.period))
        return replace(hand, used=hand.used + rest, left=hand.left - rest), tuple(borders)

    def complete(self, hand: Hand) -> Hand:
        hand = self.conclude(hand)
        if hand.flag is not None:
            return hand
        # the period first: a clock that is reset must not lose the increment of the move that earned it
        hand = self._next(hand) if self._earned(hand) else hand
        return replace(hand, left=hand.left + self.inc)

    def conclude(self, hand: Hand) -> Hand:
        return replace(hand, moves=hand.moves + 1, period_moves=hand.period_moves + 1)

    def fine(self, hand: Hand, ms: int) -> Hand:
        return self.spend(hand, ms)[0]

    def recount(self, hand: Hand, moves: int) -> Hand:
        shifted = max(0, hand.period_moves + moves - hand.moves)
        hand = replace(hand, moves=moves, period_moves=shifted)
        while self._entered_too_early(hand):
            hand = self._back(hand)
        while self._earned(hand):
            hand = self._next(hand)
        if self.mode is PeriodMode.INTERVAL:
            return hand
        return replace(hand, period_moves=max(0, moves - (self._quota(hand.period - 1) or 0)))

    def due(self, hand: Hand) -> int | None:
        if self.mode is not PeriodMode.INTERVAL:
            return self._quota(hand.period)
        quota = self._at(hand.period).moves
        return None if quota is None else hand.moves - hand.period_moves + quota

    def show(self, hand: Hand) -> Showing:
        return Showing(hand.remaining, hand.left)

    def to_dict(self) -> dict[str, object]:
        periods = [[period.ms, period.moves] for period in self.periods]
        return {"periods": periods, "mode": self.mode.value, "inc": self.inc, "inc_at": self.inc_at.value}

    @classmethod
    def from_dict(cls, data: object, where: str) -> Self:
        return cls(
            read_periods(take(data, where, "periods", list), f"{where}.periods"),
            choice(data, where, "mode", PeriodMode),
            optional(data, where, "inc", int) or 0,
            maybe_choice(data, where, "inc_at", IncrementAt) or IncrementAt.AFTER,
        )

    @property
    def _ends_with_its_time(self) -> bool:
        return self.mode in (PeriodMode.ZERO, PeriodMode.INTERVAL)

    def _at(self, number: int) -> Period:
        return self.periods[min(number, len(self.periods)) - 1]

    def _quota(self, number: int) -> int | None:
        """All the moves due by the end of period ``number``, None if one of them counts no moves."""
        counts = [period.moves for period in self.periods[:number]]
        if None in counts:
            return None
        further = max(0, number - len(self.periods)) * (self.periods[-1].moves or 0)
        return sum(count for count in counts if count is not None) + further

    def _met(self, hand: Hand) -> bool:
        due = self.due(hand)
        return due is not None and hand.moves >= due

    def _earned(self, hand: Hand) -> bool:
        # P3: at exactly 0 the next period is shown at once, so that 0:00 never stands before a player not in trouble
        return self._met(hand) and (hand.left <= 0 or not self._ends_with_its_time)

    def _entered_too_early(self, hand: Hand) -> bool:
        before = None if self.mode is PeriodMode.INTERVAL else self._quota(hand.period - 1)
        return before is not None and hand.moves < before

    def _next(self, hand: Hand) -> Hand:
        forfeited = hand.left if self.mode is PeriodMode.RESET else 0
        left = hand.left - forfeited + self._at(hand.period + 1).ms
        return replace(hand, period=hand.period + 1, period_moves=0, left=left, forfeited=forfeited)

    def _back(self, hand: Hand) -> Hand:
        left = hand.left - self._at(hand.period).ms + hand.forfeited
        return replace(hand, period=hand.period - 1, left=left, forfeited=0)


def read_periods(data: object, where: str) -> tuple[Period, ...]:
    """Periods from ``[[ms, moves or null], ...]``. Raises DataError."""
    if not isinstance(data, list) or not data:
        raise DataError(where, "not a list of periods")
    return tuple(_read_period(row, f"{where}[{i}]") for i, row in enumerate(data))


def _read_period(row: object, where: str) -> Period:
    if not isinstance(row, list) or len(row) != 2:
        raise DataError(where, "not a pair of milliseconds and moves")
    pair = dict(zip(("ms", "moves"), row, strict=True))
    try:
        return Period(take(pair, where, "ms", int), optional(pair, where, "moves", int))
    except DataError as error:
        raise DataError(where, str(error)) from None
