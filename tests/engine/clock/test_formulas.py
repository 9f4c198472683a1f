"""Every kind as the formula it is defined by (``guide/clock.md`` section 3): what is available for a move, and what is
left after it. Used and remaining time make what was granted, with each kind's own sum."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Side
from engine.clock import (
    ByoShow,
    ByoYomi,
    Canadian,
    Clock,
    ClockState,
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

RED, BLACK = Side.RED, Side.BLACK


class Account(NamedTuple):
    """What a formula carries along: main time ``r``, what else it needs, and all that came from beside main time."""

    r: int
    n: int = 0
    block: int = 0
    due: int = 0
    beside: int = 0


class Formula(NamedTuple):
    kind: Kind
    fresh: Account
    available: Callable[[Account], int]
    after: Callable[[Account, int], Account]


def increment(minutes: int, inc: int, at: IncrementAt) -> Formula:
    kind = Periods((Period(minutes),), PeriodMode.CUM, inc, at)
    fresh = Account(minutes + (inc if at is IncrementAt.BEFORE else 0))
    return Formula(kind, fresh, lambda a: a.r, lambda a, e: Account(a.r - e + inc, beside=a.beside + inc))


def delay(main: int, free: int, shown: DelayShow) -> Formula:
    def after(a: Account, e: int) -> Account:
        return Account(a.r - max(0, e - free), beside=a.beside + min(e, free))

    return Formula(Delay(main, free, shown), Account(main), lambda a: free + a.r, after)


def byo_yomi(main: int, byo: int, n: int, shown: ByoShow = ByoShow.PERIODS) -> Formula:
    def after(a: Account, e: int) -> Account:
        over = max(0, e - a.r)
        lost = max(0, -(-over // byo) - 1)
        return Account(max(0, a.r - e), a.n - lost, beside=a.beside + over)

    return Formula(ByoYomi(main, byo, n, shown), Account(main, n), lambda a: a.r + a.n * byo, after)


def canadian(main: int, block: int, moves: int) -> Formula:
    def after(a: Account, e: int) -> Account:
        over = max(0, e - a.r)
        if not over:
            return a._replace(r=a.r - e)
        left, due = a.block - over, a.due - 1
        return Account(max(0, a.r - e), 0, *((left, due) if due else (block, moves)), beside=a.beside + over)

    kind = Canadian(main, block, moves)
    return Formula(kind, Account(main, block=block, due=moves), lambda a: a.r + a.block, after)


def hourglass(main: int) -> Formula:
    return Formula(Hourglass(main), Account(main), lambda a: a.r, lambda a, e: a._replace(r=a.r - e))


MAIN, SPAN, COUNT = st.integers(0, 60), st.integers(1, 15), st.integers(1, 4)
FORMULAS = {
    "increment": st.builds(increment, st.integers(1, 60), st.integers(0, 9), st.sampled_from(IncrementAt)),
    "delay": st.builds(delay, MAIN, SPAN, st.sampled_from(DelayShow)),
    "byo-yomi": st.builds(byo_yomi, MAIN, SPAN, COUNT),
    "overruns": st.builds(byo_yomi, st.just(0), SPAN, COUNT, st.just(ByoShow.OVERRUNS)),
    "canadian": st.builds(canadian, MAIN, st.integers(1, 30), COUNT),
    "hourglass": st.builds(hourglass, st.integers(1, 60)),
}
THINKS = st.lists(st.integers(1, 30), max_size=30)


@pytest.mark.parametrize("name", FORMULAS)
@given(st.data(), THINKS)
@settings(max_examples=150, deadline=None)
def test_a_game_follows_the_formula_of_its_kind(name: str, data: st.DataObject, thinks: list[int]) -> None:
    red, black = data.draw(FORMULAS[name]), data.draw(FORMULAS[name])
    if red.kind.manner != black.kind.manner:
        black = red
    formulas, accounts = {RED: red, BLACK: black}, {RED: red.fresh, BLACK: black.fresh}
    clock = Clock.new(TimeControl("own", red.kind, black.kind)).start(0)[0]
    used, now = {RED: 0, BLACK: 0}, 0
    for index, e in enumerate(thinks):
        side = BLACK if index % 2 else RED
        available = formulas[side].available(accounts[side])
        assert clock.deadline == now + available
        now += e
        clock, _ = clock.press(side, now)
        if e > available:
            assert (clock.state, clock.hand(side).flag) == (ClockState.OVER, now - e + available)
            return
        accounts[side] = formulas[side].after(accounts[side], e)
        used[side] += e
        if name == "hourglass":
            other = accounts[side.other]
            accounts[side.other] = other._replace(r=other.r + e, beside=other.beside + e)
        for each in Side:
            follows(clock, each, accounts[each], formulas[each], used[each])


def follows(clock: Clock, side: Side, account: Account, formula: Formula, used: int) -> None:
    hand, extra = clock.hand(side), clock.face(side, 0).extra
    assert (hand.used, hand.left) == (used, account.r)
    assert used + account.r == formula.fresh.r + account.beside
    if isinstance(formula.kind, ByoYomi):
        assert formula.kind.n - hand.lost == account.n
    if isinstance(formula.kind, Canadian):
        assert extra is not None
        assert (extra.left, extra.due) == (account.block, account.due)
