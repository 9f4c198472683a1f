"""A plain second computation of the clock, one millisecond at a time, agrees with it over random scripts."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Side
from engine.clock import (
    ByoShow,
    ByoYomi,
    Canadian,
    Clock,
    Delay,
    DelayShow,
    Hourglass,
    IncrementAt,
    Kind,
    Note,
    NoteKind,
    OnFlag,
    Period,
    PeriodMode,
    Periods,
    TimeControl,
)

SIDES = st.sampled_from(list(Side))
SMALL = st.integers(0, 25)
EVENT = st.one_of(
    st.tuples(st.just("play")),
    st.tuples(st.just("play")),
    st.tuples(st.just("play")),
    st.tuples(st.just("press"), SIDES),
    st.tuples(st.sampled_from(["settle", "pause", "resume", "json", "seal", "reopen"])),
    st.tuples(st.just("resume"), SIDES),
    st.tuples(st.sampled_from(["penalty", "bonus", "set_time"]), SIDES, SMALL),
    st.tuples(st.just("correct"), SIDES, st.integers(-20, 20)),
    st.tuples(st.just("set_moves"), SIDES, st.integers(0, 12)),
)
SCRIPT = st.lists(st.tuples(st.integers(0, 9), EVENT), max_size=60)
PERIODS = st.lists(st.builds(Period, st.integers(1, 30), st.integers(1, 4)), min_size=1, max_size=3).map(tuple)
ALL_IN = st.builds(Period, st.integers(1, 60)).map(lambda period: (period,))
LIMITS = st.one_of(PERIODS, ALL_IN)
AMOUNT, SPAN, COUNT = st.integers(0, 30), st.integers(1, 12), st.integers(1, 4)

FIGURES: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "periods": {"periods": LIMITS, "inc": st.sampled_from([0, 0, 1, 5])},
    "delay": {"main": AMOUNT, "delay": SPAN},
    "byoyomi": {"main": AMOUNT, "byo": SPAN, "n": COUNT},
    "overruns": {"main": st.just(0), "byo": SPAN, "n": COUNT},
    "canadian": {"main": AMOUNT, "block": st.integers(1, 25), "block_moves": COUNT},
    "hourglass": {"main": st.integers(1, 40)},
}
MANNERS: dict[str, dict[str, Any]] = {"overruns": {"shown": ByoShow.OVERRUNS}}
CLASSES: dict[str, type[Kind]] = {
    "periods": Periods,
    "delay": Delay,
    "byoyomi": ByoYomi,
    "overruns": ByoYomi,
    "canadian": Canadian,
    "hourglass": Hourglass,
}


@st.composite
def controls(draw: st.DrawFn, name: str) -> TimeControl:
    """A control of a kind, its sides apart."""
    manner = dict(MANNERS.get(name, {}))
    if name == "periods":
        manner = {"mode": draw(st.sampled_from(PeriodMode)), "inc_at": draw(st.sampled_from(IncrementAt))}
    if name == "delay":
        manner = {"shown": draw(st.sampled_from(DelayShow))}
    sides = [CLASSES[name](**{key: draw(value) for key, value in FIGURES[name].items()}, **manner) for _ in Side]
    return TimeControl("own", sides[0], sides[1])


@dataclass
class Account:
    """One side, kept the plain way: ``main`` may sink below zero, and everything passes one millisecond at a time."""

    kind: Any
    main: int = 0
    used: int = 0
    moves: int = 0
    flag: int | None = None
    said: list[tuple[NoteKind, int]] = field(default_factory=list)

    def has_more(self) -> bool:
        """Whether another millisecond is there; what it needs is entered."""
        return self.main > 0

    def tick(self) -> None:
        self.used += 1
        self.main -= 1

    def wait(self) -> None:
        """The other side thinks."""

    def earn(self) -> None:
        """What a completed move gives."""

    def restore(self) -> None:
        """What the side gets back that is left by a resumption."""

    def complete(self) -> None:
        self.moves += 1
        if self.flag is None:
            self.earn()

    def fine(self, ms: int) -> None:
        self.used += ms
        self.main -= ms

    def recount(self, moves: int) -> None:
        self.moves = moves

    def worth(self) -> int:
        return self.main

    def figures(self) -> dict[str, object]:
        return {}


@dataclass
class PeriodAccount(Account):
    period: int = 1
    counted: int = 0

    def __post_init__(self) -> None:
        self.main = self.kind.periods[0].ms + (self.kind.inc if self.kind.inc_at == "before" else 0)

    def limit(self, number: int) -> Period:
        found: Period = self.kind.periods[min(number, len(self.kind.periods)) - 1]
        return found

    def moves_by_end_of(self, number: int) -> float:
        quotas = [self.limit(n).moves for n in range(1, number + 1)]
        return sum(float("inf") if quota is None else quota for quota in quotas)

    def fulfilled(self) -> bool:
        if self.kind.mode is PeriodMode.INTERVAL:
            quota = self.limit(self.period).moves
            return quota is not None and self.counted >= quota
        return self.moves >= self.moves_by_end_of(self.period)

    @property
    def by_time(self) -> bool:
        return self.kind.mode in (PeriodMode.ZERO, PeriodMode.INTERVAL)

    def enter(self) -> None:
        self.period += 1
        self.counted = 0
        self.main = self.limit(self.period).ms + (0 if self.kind.mode is PeriodMode.RESET else self.main)
        self.said.append((NoteKind.PERIOD, self.period))

    def has_more(self) -> bool:
        if self.main == 0 and self.flag is None and self.by_time and self.fulfilled():
            self.enter()
        return self.main > 0

    def complete(self) -> None:
        self.counted += 1
        super().complete()

    def earn(self) -> None:
        if self.fulfilled() and (not self.by_time or self.main == 0):
            self.enter()
        self.main += self.kind.inc

    def fine(self, ms: int) -> None:
        super().fine(ms)
        while self.main < 0 and self.flag is None and self.by_time and self.fulfilled():
            self.enter()

    def recount(self, moves: int) -> None:
        """In mode cum: the balance changes by what the periods entered or left would have granted."""
        self.moves = moves
        number = 1
        while moves >= self.moves_by_end_of(number):
            number += 1
        granted = [self.limit(n).ms for n in range(1, max(number, self.period) + 1)]
        self.main += sum(granted[:number]) - sum(granted[: self.period])
        if number != self.period:
            self.said.append((NoteKind.PERIOD, number))
        self.period = number

    def figures(self) -> dict[str, object]:
        return {"period": self.period}


@dataclass
class DelayAccount(Account):
    free: int = 0

    def __post_init__(self) -> None:
        self.main, self.free = self.kind.main, self.kind.delay

    def has_more(self) -> bool:
        return self.free > 0 or self.main > 0

    def tick(self) -> None:
        if self.free > 0:
            self.free -= 1
            self.used += 1
        else:
            super().tick()

    def earn(self) -> None:
        self.free = self.kind.delay

    restore = earn

    def figures(self) -> dict[str, object]:
        return {"left": self.free}


@dataclass
class ByoAccount(Account):
    byo: int = 0
    n: int = 0
    begun: bool = False
    owed: int = 0

    def __post_init__(self) -> None:
        self.main, self.byo, self.n = self.kind.main, self.kind.byo, self.kind.n
        self.begun = self.main == 0

    @property
    def counted(self) -> bool:
        return self.kind.shown == "overruns"

    def say(self) -> None:
        if self.counted:
            self.said.append((NoteKind.OVERRUN, self.kind.n - self.n))
        else:
            self.said.append((NoteKind.OVERTIME, self.n))

    def has_more(self) -> bool:
        if self.main > 0:
            self.begun = False
            return True
        if self.byo == 0 and self.n > 1:
            self.n -= 1
            self.byo = self.kind.byo
            if not self.begun and not self.counted:
                self.n += 1
                self.say()
                self.n -= 1
                self.begun = True
            self.say()
        return self.byo > 0

    def tick(self) -> None:
        if self.main > 0 or self.byo == 0:
            super().tick()
            return
        if not self.begun and not self.counted:
            self.say()
        self.begun = True
        self.byo -= 1
        self.used += 1

    def earn(self) -> None:
        self.byo = self.kind.byo

    restore = earn

    def fine(self, ms: int) -> None:
        for _ in range(ms):
            self.used += 1
            if self.main > 0:
                self.main -= 1
            else:
                self.owed += 1

    def worth(self) -> int:
        return self.main + self.byo + (self.n - 1) * self.kind.byo

    def figures(self) -> dict[str, object]:
        count = self.kind.n - self.n + (self.flag is not None) if self.counted else self.n
        return {"left": self.byo, "count": count, "owed": self.owed}


@dataclass
class CanadianAccount(Account):
    block: int = 0
    made: int = 0
    begun: bool = False
    before: list[int] = field(default_factory=list)
    owed: int = 0

    def __post_init__(self) -> None:
        self.main, self.block = self.kind.main, self.kind.block
        self.begun = self.main == 0

    def has_more(self) -> bool:
        if self.main > 0:
            self.begun = False
        return self.main > 0 or self.block > 0

    def tick(self) -> None:
        if self.main > 0 or self.block == 0:
            super().tick()
            return
        if not self.begun:
            self.said.append((NoteKind.OVERTIME, max(0, self.kind.block_moves - self.made)))
        self.begun = True
        self.block -= 1
        self.used += 1

    @property
    def in_block(self) -> bool:
        return self.begun and self.main <= 0

    def complete(self) -> None:
        self.made += self.in_block
        super().complete()

    def earn(self) -> None:
        while self.in_block and self.made >= self.kind.block_moves:
            self.before.append(self.block)
            self.made, self.block = self.made - self.kind.block_moves, self.kind.block
        while self.main < 0 and self.block > 0:
            self.main, self.block = self.main + 1, self.block - 1

    def fine(self, ms: int) -> None:
        paid = min(ms, max(0, self.main))
        self.used += ms
        self.main -= paid
        self.owed += ms - paid

    def recount(self, moves: int) -> None:
        """One move at a time, as far back as blocks go; only the last block's rest is remembered."""
        while self.moves != moves:
            up = moves > self.moves
            self.moves += 1 if up else -1
            if self.in_block and up:
                self.made += 1
            elif self.in_block and self.made:
                self.made -= 1
            elif self.in_block and self.before:
                rest = self.before.pop() - (self.kind.block - self.block)
                self.before = [0] * len(self.before)
                self.made = self.kind.block_moves - 1
                self.block, self.main = max(0, rest), self.main + min(0, rest)
            elif self.in_block:
                self.moves = moves
        self.earn()

    def worth(self) -> int:
        return self.main + self.block

    def figures(self) -> dict[str, object]:
        return {"left": self.block, "due": max(0, self.kind.block_moves - self.made), "owed": self.owed}


@dataclass
class HourglassAccount(Account):
    def __post_init__(self) -> None:
        self.main = self.kind.main

    def wait(self) -> None:
        self.main += 1


ACCOUNTS: dict[type[Kind], type[Account]] = {
    Periods: PeriodAccount,
    Delay: DelayAccount,
    ByoYomi: ByoAccount,
    Canadian: CanadianAccount,
    Hourglass: HourglassAccount,
}


@dataclass
class Plain:
    """The clock, kept the plain way."""

    accounts: dict[Side, Account]
    on_flag: OnFlag
    state: str = "running"
    turn: Side = Side.RED
    now: int = 0
    flags: list[Side] = field(default_factory=list)
    notes: list[tuple[int, NoteKind, Side, int]] = field(default_factory=list)

    def pass_to(self, now: int) -> None:
        while self.now < now:
            if self.state == "running":
                account = self.accounts[self.turn]
                if not account.has_more() and account.flag is None:
                    self.fall(self.turn, self.now)
            if self.state == "running":
                account.tick()
                self.accounts[self.turn.other].wait()
            self.hear()
            self.now += 1

    def hear(self) -> None:
        """What the accounts said at this millisecond."""
        for side, account in self.accounts.items():
            self.notes += [(self.now, kind, side, number) for kind, number in account.said]
            account.said.clear()

    def fall(self, side: Side, at: int) -> None:
        self.hear()
        self.accounts[side].flag = at
        self.flags.append(side)
        self.notes.append((at, NoteKind.FLAG, side, 0))
        if self.on_flag is not OnFlag.RUN:
            self.state = "over" if self.on_flag is OnFlag.LOSE else "held"

    def do(self, word: str, *args: Any) -> None:
        getattr(self, f"do_{word}")(*args)
        self.hear()

    def do_settle(self) -> None: ...

    def do_json(self) -> None: ...

    def do_press(self, side: Side) -> None:
        if self.state == "running" and self.turn is side:
            self.accounts[side].complete()
            self.turn = side.other

    def do_play(self) -> None:
        self.do_press(self.turn)

    def do_seal(self) -> None:
        if self.state == "running":
            self.do_press(self.turn)
            self.state = "adjourned"

    def do_reopen(self) -> None:
        self.state = "running" if self.state == "adjourned" else self.state

    def do_pause(self) -> None:
        self.state = "paused" if self.state == "running" else self.state

    def do_resume(self, side: Side | None = None) -> None:
        if self.state == "paused":
            self.state, self.turn = "running", side or self.turn
            left = self.accounts[self.turn.other]
            if left.flag is None:
                left.restore()

    def do_penalty(self, side: Side, ms: int) -> None:
        self.change(side, lambda account: account.fine(ms))

    def do_bonus(self, side: Side, ms: int) -> None:
        self.change(side, lambda account: setattr(account, "main", account.main + ms))

    def do_set_time(self, side: Side, ms: int) -> None:
        self.change(side, lambda account: setattr(account, "main", ms))

    def do_correct(self, side: Side, ms: int) -> None:
        account = self.accounts[side]
        if account.used + ms >= 0 and not (account.main >= 0 and account.main - ms < 0):
            self.change(side, lambda account: Account.fine(account, ms))

    def do_set_moves(self, side: Side, moves: int) -> None:
        self.do_pause()
        self.change(side, lambda account: account.recount(moves))

    def change(self, side: Side, act: Any) -> None:
        if self.state == "over":
            return
        account = self.accounts[side]
        before = account.worth()
        act(account)
        if account.flag is None and account.main < 0:
            self.fall(side, self.now)
        elif account.flag is not None and account.worth() >= 0 and account.worth() > before:
            self.hear()
            account.flag = None
            self.flags.remove(side)
            self.notes.append((self.now, NoteKind.UNFLAG, side, 0))
            if self.state == "held" and not self.flags:
                self.state = "paused"


def both(control: TimeControl, on_flag: OnFlag, script: list[tuple[int, tuple[Any, ...]]]) -> None:
    """Play ``script`` on the clock and on the plain one; they must agree after every event."""
    clock, _ = Clock.new(control, on_flag).start(0)
    kinds = {side: control.kind_of(side) for side in Side}
    plain = Plain({side: ACCOUNTS[type(kind)](kind) for side, kind in kinds.items()}, on_flag)
    said: list[Note] = []
    now = 0
    for think, (word, *args) in script:
        now += think
        plain.pass_to(now)
        plain.do(word, *args)
        clock, notes = act(clock, word, args, now)
        said += notes
        for side, account in plain.accounts.items():
            assert shown(clock, side, now, account.figures()) == figures(account), (now, word, args, side)
        assert clock.state == plain.state
        assert clock.first_flag is (plain.flags[0] if plain.flags else None)
    kept = [note for note in said if note.kind not in (NoteKind.REJECT, NoteKind.OWED)]
    assert [(note.ms, note.kind, note.side, note.number) for note in kept] == plain.notes


def figures(account: Account) -> dict[str, object]:
    common = {"used": account.used, "main": account.main, "moves": account.moves, "flag": account.flag}
    return common | account.figures()


def shown(clock: Clock, side: Side, now: int, wanted: dict[str, object]) -> dict[str, object]:
    hand, face = clock.hand(side), clock.face(side, now)
    common = {"used": hand.used, "main": hand.left, "moves": hand.moves, "flag": hand.flag}
    return common | {name: hand.period if name == "period" else getattr(face.extra, name) for name in wanted}


def act(clock: Clock, word: str, args: list[Any], now: int) -> tuple[Clock, tuple[Note, ...]]:
    clock, notes = clock.settle(now)
    if word == "settle":
        return clock, notes
    if word == "json":
        return Clock.from_dict(json.loads(json.dumps(clock.to_dict()))), notes
    turn = clock.turn or Side.RED
    steps = {"resume": lambda: clock.resume(now, *args), "play": lambda: clock.press(turn, now)}
    steps["seal"] = lambda: clock.seal(turn, now)
    step = steps[word]() if word in steps else getattr(clock, word)(*args, now)
    return step[0], notes + step[1]


def countable(control: TimeControl) -> bool:
    """The plain computation knows how counters set by hand change periods in mode cum only."""
    return not isinstance(control.red, Periods) or control.red.mode is PeriodMode.CUM


def any_control(control: TimeControl, on_flag: OnFlag, script: list[tuple[int, tuple[Any, ...]]]) -> None:
    both(control, on_flag, script if countable(control) else [row for row in script if row[1][0] != "set_moves"])


@given(LIMITS, LIMITS, st.sampled_from(OnFlag), SCRIPT)
@settings(max_examples=100, deadline=None)
def test_cumulative_periods_agree_with_a_plain_computation(red, black, on_flag, script) -> None:
    both(TimeControl.of_periods("own", red, black), on_flag, script)


@pytest.mark.parametrize("name", CLASSES)
@given(st.data(), st.sampled_from(OnFlag), SCRIPT)
@settings(max_examples=100, deadline=None)
def test_every_kind_agrees_with_a_plain_computation(name, data, on_flag, script) -> None:
    any_control(data.draw(controls(name)), on_flag, script)


@pytest.mark.long
@pytest.mark.parametrize("name", CLASSES)
@given(st.data(), st.sampled_from(OnFlag), SCRIPT)
@settings(max_examples=4_000, deadline=None)
def test_every_kind_agrees_over_24000_scripts(name, data, on_flag, script) -> None:
    any_control(data.draw(controls(name)), on_flag, script)
