"""What holds for every clock, whatever is done to it in whatever order."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from hypothesis import assume, given
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
    NoteKind,
    OnFlag,
    Period,
    PeriodMode,
    Periods,
    TimeControl,
)

SIDES = st.sampled_from(list(Side))
SPAN, MAIN, COUNT = st.integers(1, 30), st.integers(0, 60), st.integers(1, 4)
PERIODS = st.lists(st.builds(Period, st.integers(1, 90), COUNT), min_size=1, max_size=3).map(tuple)
INC = st.integers(0, 9)


def of(name: str, kind: st.SearchStrategy[Kind]) -> st.SearchStrategy[TimeControl]:
    """Controls whose sides have different amounts."""
    return st.builds(TimeControl, st.just(name), kind, kind)


CONTROLS = st.one_of(
    *(
        of("periods", st.builds(Periods, PERIODS, st.just(mode), INC, st.just(at)))
        for mode in PeriodMode
        for at in IncrementAt
    ),
    *(of("delay", st.builds(Delay, MAIN, SPAN, st.just(shown))) for shown in DelayShow),
    of("byo-yomi", st.builds(ByoYomi, MAIN, SPAN, COUNT)),
    of("overruns", st.builds(ByoYomi, st.just(0), SPAN, COUNT, st.just(ByoShow.OVERRUNS))),
    of("canadian", st.builds(Canadian, MAIN, SPAN, COUNT)),
    of("hourglass", st.builds(Hourglass, st.integers(1, 90))),
)
CLOCKS = st.builds(
    Clock.new,
    CONTROLS,
    st.sampled_from(OnFlag),
    st.booleans(),
    st.one_of(st.none(), st.integers(0, 200)),
)
AMOUNT = st.integers(0, 40)
ACTS = st.one_of(
    st.tuples(st.sampled_from(["pause", "resume", "reopen", "settle", "start"])),
    st.tuples(
        st.sampled_from(["press", "press", "press", "move", "move", "seal", "absent", "arrive", "filled"]), SIDES
    ),
    st.tuples(st.sampled_from(["penalty", "bonus", "set_time", "set_moves"]), SIDES, AMOUNT),
    st.tuples(st.just("correct"), SIDES, st.integers(-40, 40)),
    st.tuples(st.just("finish"), SIDES),
)
BORDERS = {NoteKind.PERIOD, NoteKind.OVERTIME, NoteKind.OVERRUN}
STEPS = st.lists(st.tuples(st.integers(0, 12), ACTS), max_size=40)
PLAY = st.lists(st.tuples(st.integers(0, 12), st.booleans()), max_size=40)


def play(clock: Clock, steps: list[tuple[int, tuple[Any, ...]]], now: int = 0) -> tuple[Clock, list[Any], int]:
    notes: list[Any] = []
    for think, (word, *args) in steps:
        now += think
        clock, said = getattr(clock, word)(*args, now)
        notes += said
    return clock, notes, now


@given(PERIODS, PLAY)
def test_used_and_remaining_make_what_was_granted_until_a_flag(periods: tuple[Period, ...], moves: Any) -> None:
    clock, _ = Clock.new(TimeControl.of_periods("own", periods)).start(0)
    now = 0
    for think, stopped in moves:
        now += think
        clock, _ = clock.press(clock.turn, now)
        if stopped:
            clock, _ = clock.pause(now)
            clock, _ = clock.resume(now + 5)
            now += 5
        for side in Side:
            face = clock.face(side, now)
            granted = sum(periods[min(n, len(periods) - 1)].ms for n in range(face.period_number))
            assert face.used + face.remaining == granted
            assert (face.flag is None) or clock.state is ClockState.OVER


FIXES = st.one_of(
    st.tuples(st.just("press")),
    st.tuples(st.just("press")),
    st.tuples(st.just("stop")),
    st.tuples(st.sampled_from(["bonus", "set_time", "set_moves", "penalty"]), SIDES, AMOUNT),
    st.tuples(st.just("correct"), SIDES, st.integers(-40, 40)),
)


def entered(periods: tuple[Period, ...], moves: int) -> int:
    """All the time of the periods that so many moves entered, the last one repeated."""
    time, number = periods[0].ms, 0
    while moves >= (due := periods[min(number, len(periods) - 1)].moves or 0):
        moves, number = moves - due, number + 1
        time += periods[min(number, len(periods) - 1)].ms
    return time


@given(PERIODS, INC, st.lists(st.tuples(st.integers(0, 12), FIXES), max_size=40))
def test_bonuses_times_set_and_counters_changed_are_part_of_what_was_granted(
    periods: tuple[Period, ...], inc: int, script: Any
) -> None:
    """Used and remaining make it, until a flag or a penalty of more than is left."""
    clock, now = begun(Periods(periods, inc=inc)), 0
    beside, moves = dict.fromkeys(Side, 0), dict.fromkeys(Side, 0)
    for think, (word, *args) in script:
        now += think
        side = args[0] if args else clock.turn
        left = clock.face(side, now).remaining
        if word == "press":
            clock = clock.press(side, now)[0] if clock.running else clock.resume(now)[0]
            earned = clock.hand(side).moves - moves[side]
            beside[side] += inc * earned
        elif word == "stop":
            clock = clock.pause(now)[0]
        else:
            clock = getattr(clock, word)(*args, now)[0]
        moves[side] = clock.hand(side).moves
        beside[side] += {"bonus": args[-1], "set_time": args[-1] - left}.get(word, 0) if args else 0
        if clock.red.flag is not None or clock.black.flag is not None:
            break
        for each in Side:
            face = clock.face(each, now)
            assert face.used + face.remaining == entered(periods, moves[each]) + beside[each]


@given(CLOCKS, STEPS, SIDES)
def test_no_order_of_acts_makes_negative_time(clock: Clock, steps: Any, side: Side) -> None:
    clock, _, now = play(clock, steps)
    for later in (now, now + 500):
        face = clock.face(side, later)
        assert min(face.used, face.remaining, face.moves, face.period_moves) >= 0
        extra = face.extra
        assert extra is None or min(extra.main, extra.left, extra.count, extra.due, extra.reserve_used, extra.owed) >= 0
        assert extra is None or (extra.left <= extra.full and extra.count <= extra.of)
        assert face.period_number >= 1
        assert face.due is None or face.due >= 1
        assert (clock.hand(side).left >= 0) or face.flag is not None


@given(CLOCKS, STEPS)
def test_what_stands_agrees_with_itself(clock: Clock, steps: Any) -> None:
    clock, notes, now = play(clock, steps)
    assert (clock.since is None) is (clock.running is None)
    assert (clock.first_flag is None) is (clock.red.flag is None and clock.black.flag is None)
    assert all(note.ms <= now for note in notes)
    if clock.deadline is not None:
        assert clock.deadline >= clock.since
        assert not {note.kind for note in clock.settle(clock.deadline)[1]} - BORDERS
        assert clock.settle(clock.deadline + 1)[1]


@given(CLOCKS, STEPS, st.lists(st.integers(0, 60), max_size=12))
def test_settling_in_many_steps_is_settling_once(clock: Clock, steps: Any, cuts: list[int]) -> None:
    clock, _, now = play(clock.start(0)[0], steps)
    end = now + max(cuts, default=0)
    whole, said = clock.settle(end)
    pieces, notes = clock, []
    for cut in sorted([*cuts, end - now]):
        pieces, more = pieces.settle(now + cut)
        notes += more
    assert (pieces, tuple(notes)) == (whole, said)
    assert whole.settle(end) == (whole, ())


@given(CLOCKS, STEPS, STEPS)
def test_saving_and_loading_at_any_instant_is_invisible(clock: Clock, before: Any, after: Any) -> None:
    clock, _, now = play(clock, before)
    loaded = Clock.from_dict(json.loads(json.dumps(clock.to_dict())))
    assert loaded == clock
    assert play(loaded, after, now) == play(clock, after, now)


def mirrored(clock: Clock) -> Clock:
    def other(side: Side | None) -> Side | None:
        return side.other if side else None

    control = replace(clock.control, red=clock.control.black, black=clock.control.red)
    missing = frozenset(side.other for side in clock.missing)
    sides = {"turn": other(clock.turn), "mover": other(clock.mover), "first_flag": other(clock.first_flag)}
    return replace(clock, control=control, red=clock.black, black=clock.red, missing=missing, **sides)


@given(CLOCKS, STEPS)
def test_the_sides_are_treated_alike(clock: Clock, steps: Any) -> None:
    started, reverse = clock.start(0)[0], mirrored(clock).start(0, Side.BLACK)[0]
    turned = [(think, tuple(part.other if isinstance(part, Side) else part for part in act)) for think, act in steps]
    assume(not any(act[0] == "start" for _, act in steps))
    assert mirrored(play(started, steps)[0]) == play(reverse, turned)[0]


@given(PERIODS, PLAY)
def test_time_added_at_zero_is_only_another_face_of_the_same_clock(periods: tuple[Period, ...], moves: Any) -> None:
    modes = (PeriodMode.CUM, PeriodMode.ZERO)
    clocks = [Clock.new(TimeControl.of_periods("own", periods, mode=mode)).start(0)[0] for mode in modes]
    now = 0
    for think, _ in moves:
        now += think
        clocks = [clock.press(clock.turn, now)[0] for clock in clocks]
        one, two = clocks
        assert (one.state, one.deadline) == (two.state, two.deadline)
        assert [one.hand(side).flag for side in Side] == [two.hand(side).flag for side in Side]
        assert [one.hand(side).used for side in Side] == [two.hand(side).used for side in Side]


@given(CLOCKS, STEPS, STEPS)
def test_an_earlier_value_continues_as_it_would_have_then(clock: Clock, before: Any, after: Any) -> None:
    clock, _, now = play(clock, before)
    assume(clock.late_limit is None)
    clock, _ = clock.settle(now)
    gap = 1_000_000
    then, at_once, _ = play(clock, after, now)
    later, delayed, _ = play(clock.at(now + gap), after, now + gap)
    for side in Side:
        assert replace(later.hand(side), flag=None) == replace(then.hand(side), flag=None)
    assert [(note.kind, note.side, note.number) for note in delayed] == [
        (note.kind, note.side, note.number) for note in at_once
    ]


def begun(kind: Kind) -> Clock:
    return Clock.new(TimeControl.even("own", kind)).start(0)[0]


@given(MAIN, SPAN, STEPS)
def test_the_delay_counts_the_same_however_it_is_shown(main: int, delay: int, steps: Any) -> None:
    ends = [play(begun(Delay(main, delay, shown)), steps) for shown in DelayShow]
    assert len({(clock.red, clock.black, clock.state, tuple(notes)) for clock, notes, _ in ends}) == 1


@given(MAIN, SPAN, PLAY)
def test_a_limit_on_each_move_is_the_same_as_delay_and_as_a_single_period(main: int, step: int, moves: Any) -> None:
    """Old-2's minute, a step limit and a step limit that counts one overrun differ only in words."""
    kinds = [ByoYomi(0, step), Delay(0, step), ByoYomi(0, step, 1, ByoShow.OVERRUNS)]
    presses = [(think, ("press", side)) for (think, _), side in zip(moves, [*Side] * 20, strict=False)]
    ends = [play(begun(kind), presses)[0] for kind in kinds]
    assert len({(clock.state, clock.deadline, clock.first_flag) for clock in ends}) == 1
    assert len({(clock.red.used, clock.black.used) for clock in ends}) == 1


@given(st.integers(1, 90), st.integers(1, 90), STEPS)
def test_the_hourglass_keeps_its_sum_while_nobody_but_the_players_uses_time(red: int, black: int, steps: Any) -> None:
    words = ("press", "pause", "resume", "settle", "seal", "reopen", "set_moves")
    clock = Clock.new(TimeControl("own", Hourglass(red), Hourglass(black))).start(0)[0]
    now = 0
    for step in [row for row in steps if row[1][0] in words]:
        clock, _, now = play(clock, [step], now)
        assert clock.red.left + clock.black.left == red + black
        assert clock.face(Side.RED, now + 3).remaining + clock.face(Side.BLACK, now + 3).remaining == red + black


@given(PERIODS, st.integers(1, 9), PLAY, SIDES)
def test_an_increment_before_is_one_more_than_after_all_the_game(
    periods: tuple[Period, ...], inc: int, moves: Any, side: Side
) -> None:
    after, before = (begun(Periods(periods, PeriodMode.CUM, inc, at)) for at in IncrementAt)
    now = 0
    for think, _ in moves:
        now += think
        after, before = (clock.press(clock.turn, now)[0] for clock in (after, before))
        if after.first_flag is None:
            assert before.hand(side).left == after.hand(side).left + inc
