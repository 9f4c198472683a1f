"""A table at which a game is played one act after another, and the shipped regulations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from engine.base import Side, Stamp
from engine.clock import Periods, TimeControl
from engine.game import (
    BoardCorrected,
    ClockFix,
    DrawAnswered,
    Event,
    FlagFell,
    Game,
    LateLimitPassed,
    MoveMade,
    Paused,
    RefusalCode,
    Refused,
    Reopened,
    Resigned,
    Resumed,
    Ruled,
    Sealed,
    Seat,
    Setup,
    Started,
    Takeback,
    TimeCorrected,
)
from engine.xiangqi import Position

PROFILES = Path(__file__).parents[3] / "resources" / "regulations"


def law_of(profile: str) -> str:
    return (PROFILES / f"{profile}.toml").read_text(encoding="utf-8")


def setup_of(profile: str = "friendly", **more: Any) -> Setup:
    setup = Setup("b2f0", law_of(profile), TimeControl.scheme_of("6.1"), Seat("张三", "楚队"), Seat("李四", "汉队"))
    return replace(setup, **more)


class Table:
    """A game that is replaced by what each act comes to.

    ``table.at(ms).move(side, uci)`` is ``game.move(side, uci, Stamp(ms))`` folded; ``events`` are what the last act
    gave. Time stays where it is until the next ``at``.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.ms = game.now_ms
        self.events: tuple[Event, ...] = ()

    def at(self, ms: int) -> Table:
        self.ms = ms
        return self

    def stamp(self) -> Stamp:
        return Stamp(self.ms)

    def do(self, act: str, *args: Any, **more: Any) -> Table:
        self.events = getattr(self.game, act)(*args, stamp=self.stamp(), **more)
        self.game = self.game.fold(*self.events)
        return self

    def play(self, *moves: str, each: int = 1_000) -> Table:
        for move in moves:
            self.at(self.ms + each).do("move", None, move)
        return self

    def refused(self, act: str, *args: Any, **more: Any) -> RefusalCode:
        before = self.game
        with pytest.raises(Refused) as caught:
            self.do(act, *args, **more)
        assert self.game is before
        return caught.value.code


def stops_clock(event: Event) -> bool:
    """The move counter is set with the clocks standing, and a penalty of more than is left is a flag."""
    if not isinstance(event, TimeCorrected):
        return False
    return event.fix is ClockFix.MOVES or (event.fix is ClockFix.PENALTY and event.amount > event.old)


def used_by_stamps(log: Iterable[Event], until: int) -> dict[Side, int]:
    """What each side has used at ``until``, added up from the stamps of a game with automatic press alone, in which
    nothing was reversed."""
    used, after, runs, since = dict.fromkeys(Side, 0), [dict.fromkeys(Side, 0)], None, 0
    for event in log:
        ms = event.stamp.ms
        stops = isinstance(event, MoveMade | Paused | Resigned | Ruled | FlagFell)
        stops = stops or isinstance(event, Sealed | BoardCorrected | LateLimitPassed)
        stops = stops or (isinstance(event, DrawAnswered) and event.accepted) or stops_clock(event)
        if runs and stops:
            used[runs] += getattr(event, "deadline", ms) - since
            runs = None
        if isinstance(event, MoveMade | Reopened):
            after.append(dict(used))
        if isinstance(event, Takeback):
            del after[-event.plies :]
            used = dict(after[-1])
        if isinstance(event, BoardCorrected):
            del after[len(after) - event.plies :]
            used = dict(after[-1]) if event.plies else used
        if isinstance(event, TimeCorrected) and event.fix in (ClockFix.CORRECT, ClockFix.PENALTY):
            used[event.side] += event.amount
        if isinstance(event, Started | MoveMade | Reopened | Takeback | Resumed):
            runs, since = Side.BLACK if len(after) % 2 == 0 else Side.RED, ms
    return used if runs is None else {**used, runs: used[runs] + until - since}


@dataclass
class Grant:
    """What one side was granted so far, besides its periods: so many moves towards these, and time beside them."""

    moves: int = 0
    beside: int = 0

    def total(self, kind: Periods) -> int:
        """All the time of the periods that so many moves entered, and what was given beside."""
        periods, moves, time = iter(kind.periods), self.moves, 0
        period = next(periods)
        while True:
            time += period.ms
            if period.moves is None or moves < period.moves:
                return time + self.beside
            moves -= period.moves
            period = next(periods, period)


def granted_by_events(log: Sequence[Event], mated: bool) -> dict[Side, Grant]:
    """What each side was granted in a game with automatic press and a cumulative control, read off its events alone, in
    which nothing was reversed. ``mated``: the last move ended it, and earned nothing. Increments are left to the moves.
    """
    grants = {side: Grant() for side in Side}
    after = [deepcopy(grants)]
    last = max((seq for seq, event in enumerate(log) if isinstance(event, MoveMade | Reopened)), default=-1)
    for seq, event in enumerate(log):
        if isinstance(event, MoveMade | Sealed):
            grants[event.side].moves += not (mated and seq == last)
        if isinstance(event, MoveMade | Reopened):
            after.append(deepcopy(grants))
        if isinstance(event, Takeback) or (isinstance(event, BoardCorrected) and event.plies):
            del after[-event.plies :]
            grants = deepcopy(after[-1])
        if isinstance(event, TimeCorrected):
            corrected(grants[event.side], event)
    return grants


def corrected(grant: Grant, event: TimeCorrected) -> None:
    """What the referee gave, or took of what was given."""
    if event.fix is ClockFix.MOVES:
        grant.moves = event.amount
    elif event.fix is ClockFix.BONUS:
        grant.beside += event.amount
    elif event.fix is ClockFix.SET:
        grant.beside += event.new - event.old


@pytest.fixture(scope="session")
def granted_of() -> Callable[[Sequence[Event], bool], dict[Side, Grant]]:
    """The independent recomputation of what both sides were granted."""
    return granted_by_events


@pytest.fixture(scope="session")
def law() -> Callable[[str], str]:
    """The text of a shipped profile."""
    return law_of


@pytest.fixture(scope="session")
def make_setup() -> Callable[..., Setup]:
    return setup_of


@pytest.fixture(scope="session")
def seat() -> Callable[..., Table]:
    """``seat(profile, **setup)``: a table with the board set up, its clocks not started."""
    return lambda profile="friendly", **more: Table(Game.begin(setup_of(profile, **more), Position))


@pytest.fixture(scope="session")
def started(seat: Callable[..., Table]) -> Callable[..., Table]:
    """``started(profile, **setup)``: a table with red's clock running from 0."""
    return lambda profile="friendly", **more: seat(profile, **more).do("start")


@pytest.fixture(scope="session")
def used_by_stamps_of() -> Callable[[Iterable[Event], int], dict[Side, int]]:
    """The independent recomputation of both used times."""
    return used_by_stamps
