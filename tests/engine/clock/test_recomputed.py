"""A plain second computation of the clock, one millisecond at a time, agrees with it over random scripts."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Side
from engine.clock import Clock, OnFlag, Period, PeriodMode, TimeControl

SIDES = st.sampled_from(list(Side))
SMALL = st.integers(0, 25)
EVENT = st.one_of(
    st.tuples(st.just("play")),
    st.tuples(st.just("play")),
    st.tuples(st.just("play")),
    st.tuples(st.just("press"), SIDES),
    st.tuples(st.sampled_from(["settle", "pause", "resume", "json"])),
    st.tuples(st.just("resume"), SIDES),
    st.tuples(st.sampled_from(["penalty", "bonus", "set_time"]), SIDES, SMALL),
    st.tuples(st.just("correct"), SIDES, st.integers(-20, 20)),
    st.tuples(st.just("set_moves"), SIDES, st.integers(0, 12)),
)
SCRIPT = st.lists(st.tuples(st.integers(0, 9), EVENT), max_size=60)
PERIODS = st.lists(st.builds(Period, st.integers(1, 30), st.integers(1, 4)), min_size=1, max_size=3).map(tuple)
ALL_IN = st.builds(Period, st.integers(1, 60)).map(lambda period: (period,))


@dataclass
class Account:
    """One side, kept the plain way: ``balance`` may sink below zero, ``counted`` are moves of the current interval."""

    periods: tuple[Period, ...]
    mode: PeriodMode
    balance: int = 0
    used: int = 0
    moves: int = 0
    period: int = 1
    counted: int = 0
    flag: int | None = None

    def __post_init__(self) -> None:
        self.balance = self.periods[0].ms

    def length(self, number: int) -> int:
        return self.periods[min(number, len(self.periods)) - 1].ms

    def moves_by_end_of(self, number: int) -> float:
        quotas = [self.periods[min(n, len(self.periods)) - 1].moves for n in range(1, number + 1)]
        return sum(float("inf") if quota is None else quota for quota in quotas)

    def fulfilled(self) -> bool:
        if self.mode is PeriodMode.INTERVAL:
            quota = self.periods[min(self.period, len(self.periods)) - 1].moves
            return quota is not None and self.counted >= quota
        return self.moves >= self.moves_by_end_of(self.period)

    def enter(self) -> None:
        self.period += 1
        self.counted = 0
        self.balance = self.length(self.period) + (0 if self.mode is PeriodMode.RESET else self.balance)

    def pass_border(self) -> None:
        """One more millisecond is wanted: where time ends a period, the next one begins."""
        by_time = self.mode in (PeriodMode.ZERO, PeriodMode.INTERVAL)
        if self.balance == 0 and self.flag is None and by_time and self.fulfilled():
            self.enter()

    def complete(self) -> None:
        self.moves += 1
        self.counted += 1
        by_moves = self.mode in (PeriodMode.CUM, PeriodMode.RESET)
        if self.flag is None and self.fulfilled() and (by_moves or self.balance == 0):
            self.enter()


@dataclass
class Plain:
    """The clock, kept the plain way."""

    accounts: dict[Side, Account]
    on_flag: OnFlag
    state: str = "running"
    turn: Side = Side.RED
    now: int = 0
    flags: list[Side] = field(default_factory=list)

    def pass_to(self, now: int) -> None:
        while self.now < now:
            if self.state == "running":
                account = self.accounts[self.turn]
                account.pass_border()
                if account.balance == 0 and account.flag is None:
                    self.fall(self.turn, self.now)
            if self.state == "running":
                account.used += 1
                account.balance -= 1
            self.now += 1

    def fall(self, side: Side, at: int) -> None:
        self.accounts[side].flag = at
        self.flags.append(side)
        if self.on_flag is not OnFlag.RUN:
            self.state = "over" if self.on_flag is OnFlag.LOSE else "held"

    def do(self, word: str, *args: Any) -> None:
        getattr(self, f"do_{word}")(*args)

    def do_settle(self) -> None: ...

    def do_json(self) -> None: ...

    def do_press(self, side: Side) -> None:
        if self.state == "running" and self.turn is side:
            self.accounts[side].complete()
            self.turn = side.other

    def do_play(self) -> None:
        self.do_press(self.turn)

    def do_pause(self) -> None:
        self.state = "paused" if self.state == "running" else self.state

    def do_resume(self, side: Side | None = None) -> None:
        if self.state == "paused":
            self.state, self.turn = "running", side or self.turn

    def do_penalty(self, side: Side, ms: int) -> None:
        if self.state != "over":
            account = self.accounts[side]
            was = account.balance
            by_time = account.mode in (PeriodMode.ZERO, PeriodMode.INTERVAL)
            account.used += ms
            account.balance -= ms
            while account.balance < 0 and account.flag is None and by_time and account.fulfilled():
                account.enter()
            self.balanced(side, was)

    def do_bonus(self, side: Side, ms: int) -> None:
        self.change(side, self.accounts[side].balance + ms)

    def do_set_time(self, side: Side, ms: int) -> None:
        self.change(side, ms)

    def do_correct(self, side: Side, ms: int) -> None:
        account = self.accounts[side]
        possible = account.used + ms >= 0 and not (account.balance >= 0 and account.balance - ms < 0)
        if self.state != "over" and possible:
            account.used += ms
            self.change(side, account.balance - ms)

    def do_set_moves(self, side: Side, moves: int) -> None:
        """In mode cum: the balance changes by what the periods entered or left would have granted."""
        self.do_pause()
        if self.state == "over":
            return
        account = self.accounts[side]
        was, account.moves = account.balance, moves
        number = 1
        while moves >= account.moves_by_end_of(number):
            number += 1
        granted = [account.length(n) for n in range(1, max(number, account.period) + 1)]
        account.balance += sum(granted[:number]) - sum(granted[: account.period])
        account.period = number
        self.balanced(side, was)

    def change(self, side: Side, balance: int) -> None:
        if self.state != "over":
            was, self.accounts[side].balance = self.accounts[side].balance, balance
            self.balanced(side, was)

    def balanced(self, side: Side, was: int) -> None:
        account = self.accounts[side]
        if account.flag is None and account.balance < 0:
            self.fall(side, self.now)
        elif account.flag is not None and account.balance >= 0 and account.balance > was:
            account.flag = None
            self.flags.remove(side)
            if self.state == "held" and not self.flags:
                self.state = "paused"


def both(control: TimeControl, on_flag: OnFlag, script: list[tuple[int, tuple[Any, ...]]]) -> None:
    """Play ``script`` on the clock and on the plain one; they must agree after every event."""
    clock, _ = Clock.new(control, on_flag).start(0)
    plain = Plain({side: Account(control.periods_of(side), control.mode) for side in Side}, on_flag)
    now = 0
    for think, (word, *args) in script:
        now += think
        plain.pass_to(now)
        plain.do(word, *args)
        clock = act(clock, word, args, now)
        shown = [(clock.hand(s).used, clock.hand(s).left, clock.hand(s).moves, clock.hand(s).period) for s in Side]
        accounts = [plain.accounts[side] for side in Side]
        assert shown == [(a.used, a.balance, a.moves, a.period) for a in accounts], (now, word, args)
        assert [clock.hand(side).flag for side in Side] == [a.flag for a in accounts], (now, word, args)
        assert clock.state == plain.state
        assert clock.first_flag is (plain.flags[0] if plain.flags else None)


def act(clock: Clock, word: str, args: list[Any], now: int) -> Clock:
    clock, _ = clock.settle(now)
    if word == "json":
        return Clock.from_dict(json.loads(json.dumps(clock.to_dict())))
    if word == "resume":
        return clock.resume(now, *args)[0]
    if word == "play":
        return clock.press(clock.turn or Side.RED, now)[0]
    step: tuple[Clock, Any] = getattr(clock, word)(*args, now)
    return step[0]


@given(st.one_of(PERIODS, ALL_IN), st.one_of(PERIODS, ALL_IN), st.sampled_from(OnFlag), SCRIPT)
@settings(max_examples=300, deadline=None)
def test_cumulative_periods_agree_with_a_plain_computation(red, black, on_flag, script) -> None:
    both(TimeControl("own", red, black), on_flag, script)


@given(st.one_of(PERIODS, ALL_IN), PERIODS, st.sampled_from(PeriodMode), st.sampled_from(OnFlag), SCRIPT)
@settings(max_examples=300, deadline=None)
def test_every_mode_agrees_with_a_plain_computation(red, black, mode, on_flag, script) -> None:
    both(TimeControl("own", red, black, mode), on_flag, [row for row in script if row[1][0] != "set_moves"])


@pytest.mark.long
@given(st.one_of(PERIODS, ALL_IN), PERIODS, st.sampled_from(OnFlag), SCRIPT)
@settings(max_examples=20_000, deadline=None)
def test_cumulative_periods_agree_over_20000_scripts(red, black, on_flag, script) -> None:
    both(TimeControl("own", red, black), on_flag, script)
