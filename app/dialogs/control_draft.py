"""A time control while it is being made: the figures of a form, and the control they come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType

from engine.clock import (
    ByoShow,
    ByoYomi,
    Canadian,
    Delay,
    DelayShow,
    Hourglass,
    IncrementAt,
    Kind,
    Period,
    PeriodMode,
    Periods,
    TimeControl,
)

MOST_LIMITS = 3
SECOND_MS = 1_000


class Make(StrEnum):
    """The ways in which time is given, as a person tells them apart."""

    ALL_IN = "all_in"
    PERIODS = "periods"
    BYO_YOMI = "byo_yomi"
    CANADIAN = "canadian"
    DELAY = "delay"
    BRONSTEIN = "bronstein"
    RESERVE = "reserve"
    STEP = "step"
    OVERRUNS = "overruns"
    HOURGLASS = "hourglass"


class Last(StrEnum):
    """What the last limit is for."""

    REPEATS = "repeats"
    """It comes again and again to the end of the game (S0 6.1-6.4)."""
    REST = "rest"
    """All moves that are left."""


COUNTS: Mapping[str, int] = {"moves1": 40, "moves2": 10, "moves3": 10, "count": 3, "overruns": 3, "moves": 10}
"""Amounts that are numbers, with what they are at first."""
TIMES: Mapping[str, int] = {
    **{"main": 1_200, "inc": 0, "time1": 5_400, "time2": 900, "time3": 900},
    **{"byo": 30, "block": 300, "delay": 10, "step": 30, "reserve": 1_800},
}
"""Amounts that are seconds."""
_AMOUNTS: Mapping[Make, tuple[str, ...]] = {
    Make.ALL_IN: ("main", "inc"),
    Make.BYO_YOMI: ("main", "count", "byo"),
    Make.CANADIAN: ("main", "moves", "block"),
    Make.DELAY: ("main", "delay"),
    Make.BRONSTEIN: ("main", "delay"),
    Make.RESERVE: ("step", "reserve"),
    Make.STEP: ("step",),
    Make.OVERRUNS: ("step", "overruns"),
    Make.HOURGLASS: ("main",),
}
Amounts = Mapping[str, int]


def _usual() -> Amounts:
    return MappingProxyType({**COUNTS, **TIMES})


@dataclass(frozen=True, slots=True)
class Draft:
    """All figures of the form, also those that this make does not ask for. ``black`` None: as red.

    ``limits``, ``last`` and ``mode`` are for PERIODS, ``inc_at`` where an increment is given.
    """

    make: Make = Make.ALL_IN
    red: Amounts = field(default_factory=_usual)
    black: Amounts | None = None
    limits: int = 2
    last: Last = Last.REPEATS
    mode: PeriodMode = PeriodMode.CUM
    inc_at: IncrementAt = IncrementAt.AFTER

    @property
    def amounts(self) -> tuple[str, ...]:
        """The names of the amounts that are asked for, in order."""
        return (*self._limits(), "inc") if self.make is Make.PERIODS else _AMOUNTS[self.make]

    def control(self, name: str) -> TimeControl:
        """The control under a name. Raises ClockError where the figures make none."""
        red = self._kind(self.red)
        return TimeControl(name, red, red if self.black is None else self._kind(self.black))

    def _limits(self) -> Iterator[str]:
        for number in range(1, self.limits + 1):
            if number < self.limits or self.last is Last.REPEATS:
                yield f"moves{number}"
            yield f"time{number}"

    def _kind(self, amounts: Amounts) -> Kind:
        ms = {name: amounts[name] * SECOND_MS for name in TIMES}
        match self.make:
            case Make.ALL_IN:
                return Periods((Period(ms["main"]),), PeriodMode.CUM, ms["inc"], self.inc_at)
            case Make.PERIODS:
                periods = tuple(self._periods(amounts))
                counted = any(period.moves for period in periods)
                return Periods(periods, self.mode if counted else PeriodMode.CUM, ms["inc"], self.inc_at)
            case Make.BYO_YOMI:
                return ByoYomi(ms["main"], ms["byo"], amounts["count"])
            case Make.CANADIAN:
                return Canadian(ms["main"], ms["block"], amounts["moves"])
            case Make.DELAY:
                return Delay(ms["main"], ms["delay"])
            case Make.BRONSTEIN:
                return Delay(ms["main"], ms["delay"], DelayShow.BRONSTEIN)
            case Make.RESERVE:
                return Delay(ms["reserve"], ms["step"], DelayShow.STEP)
            case Make.STEP:
                return Delay(0, ms["step"])
            case Make.OVERRUNS:
                return ByoYomi(0, ms["step"], amounts["overruns"], ByoShow.OVERRUNS)
            case Make.HOURGLASS:
                return Hourglass(ms["main"])

    def _periods(self, amounts: Amounts) -> Iterator[Period]:
        asked = set(self._limits())
        for number in range(1, self.limits + 1):
            moves = amounts[f"moves{number}"] if f"moves{number}" in asked else None
            yield Period(amounts[f"time{number}"] * SECOND_MS, moves)


def draft_of(control: TimeControl) -> Draft:
    """The form filled in with a control. Part seconds and limits beyond the third are left out."""
    red, black = control.red, control.black
    draft = Draft(_make(red), _amounts(red), None if red == black else _amounts(black))
    if not isinstance(red, Periods):
        return draft
    if not red.counts_moves:
        return replace(draft, inc_at=red.inc_at)
    limits = red.periods[:MOST_LIMITS]
    last = Last.REST if limits[-1].moves is None else Last.REPEATS
    return replace(draft, limits=len(limits), last=last, mode=red.mode, inc_at=red.inc_at)


def _amounts(kind: Kind) -> Amounts:
    return MappingProxyType({**COUNTS, **TIMES, **_figures(kind)})


def _make(kind: Kind) -> Make:
    if isinstance(kind, Periods):
        return Make.PERIODS if kind.counts_moves else Make.ALL_IN
    if isinstance(kind, Delay):
        makes = {DelayShow.STEP: Make.RESERVE, DelayShow.BRONSTEIN: Make.BRONSTEIN, DelayShow.US: Make.DELAY}
        return makes[kind.shown] if kind.main else Make.STEP
    if isinstance(kind, ByoYomi):
        return Make.OVERRUNS if kind.shown is ByoShow.OVERRUNS else Make.BYO_YOMI
    return Make.CANADIAN if isinstance(kind, Canadian) else Make.HOURGLASS


def _figures(kind: Kind) -> dict[str, int]:
    if isinstance(kind, Periods):
        return _period_figures(kind)
    if isinstance(kind, Delay):
        free = _seconds(kind.delay)
        if kind.shown is DelayShow.STEP or not kind.main:
            return {"step": free, "reserve": _seconds(kind.main)}
        return {"main": _seconds(kind.main), "delay": free}
    if isinstance(kind, ByoYomi):
        if kind.shown is ByoShow.OVERRUNS:
            return {"step": _seconds(kind.byo), "overruns": kind.n}
        return {"main": _seconds(kind.main), "count": kind.n, "byo": _seconds(kind.byo)}
    if isinstance(kind, Canadian):
        return {"main": _seconds(kind.main), "moves": kind.block_moves, "block": _seconds(kind.block)}
    assert isinstance(kind, Hourglass)
    return {"main": _seconds(kind.main)}


def _period_figures(kind: Periods) -> dict[str, int]:
    found = {"main": _seconds(kind.periods[0].ms), "inc": _seconds(kind.inc)}
    for number, period in enumerate(kind.periods[:MOST_LIMITS], 1):
        found[f"time{number}"] = _seconds(period.ms)
        found[f"moves{number}"] = period.moves or COUNTS[f"moves{number}"]
    return found


def _seconds(ms: int) -> int:
    return ms // SECOND_MS
