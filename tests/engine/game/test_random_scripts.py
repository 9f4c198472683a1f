"""Any order of acts: nothing breaks, what is said to be allowed is allowed, and the log alone gives the game again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Outcome, Side, Stamp, Termination
from engine.clock import (
    ByoYomi,
    Canadian,
    ClockState,
    Delay,
    DelayShow,
    Hourglass,
    Period,
    Periods,
    TimeControl,
)
from engine.game import (
    Act,
    Amendment,
    BoardCorrected,
    ClaimKind,
    ClockFix,
    CorrectionKind,
    FlagFell,
    Game,
    MoveMade,
    Person,
    Phase,
    PressMode,
    RefusalCode,
    Refused,
    Reopened,
    ResultAmended,
    Reversed,
    Role,
    Sanction,
    Sealed,
    Takeback,
    TimeCorrected,
    from_json,
    to_json,
)
from engine.xiangqi import Position, point_name

Make = Callable[..., Any]

SHORT = TimeControl.of_periods("own", (Period(60_000, 3), Period(20_000, 2)), (Period(45_000, 3), Period(20_000, 2)))
CONTROLS = (
    SHORT,
    TimeControl.even("increment", Periods((Period(40_000, 4), Period(20_000)), inc=3_000)),
    TimeControl.even("step and reserve", Delay(30_000, 8_000, DelayShow.STEP)),
    TimeControl.even("byo-yomi", ByoYomi(20_000, 6_000, 3)),
    TimeControl.even("canadian", Canadian(15_000, 20_000, 3)),
    TimeControl.even("hourglass", Hourglass(40_000)),
)
controls = st.sampled_from(CONTROLS)
BOARDS: tuple[dict[str, Any], ...] = ({"press": PressMode.AUTO}, {"press": PressMode.MANUAL})
WAYS = (*BOARDS, {"press": PressMode.MANUAL, "keyed": True})
"""On the program's board, and on a wooden one with a record that is keyed."""
# what else than the moment can stand against an act: its own words
OWN_FAULTS = {
    RefusalCode.UNKNOWN_ARTICLE,
    RefusalCode.INCOHERENT_OUTCOME,
    RefusalCode.AUTOMATIC_PRESS,
    RefusalCode.TOUCH_BINDS,
    RefusalCode.NOTHING_THERE,
    RefusalCode.NOTHING_TOUCHED,
    RefusalCode.BAD_AMOUNT,
    RefusalCode.NO_FLAG,
    RefusalCode.ALREADY_HERE,
    RefusalCode.ALREADY_ABSENT,
    RefusalCode.NOT_ABSENT,
    RefusalCode.NOTHING_TO_REVERSE,
    RefusalCode.TOO_LATE_TO_REVERSE,
    RefusalCode.NOTHING_TO_CORRECT,
    RefusalCode.NOT_IN_POWER,
    RefusalCode.RECORD_EXEMPT,
    RefusalCode.NOTHING_TO_FILL,
    RefusalCode.MALFORMED_MOVE,
    RefusalCode.ILLEGAL_MOVE,
    RefusalCode.SEALED_DIFFERS,
    RefusalCode.CLAIM_NOT_HEARD,
    RefusalCode.LIMIT_NOT_REACHED,
    RefusalCode.CLAIM_NEEDS_RECORD,
    RefusalCode.ALREADY_SIGNED,
    RefusalCode.SIGNATURES_MISSING,
    RefusalCode.NO_SUCH_PLY,
    RefusalCode.OUT_OF_DATE,
    RefusalCode.NO_CHANGE,
}

# else few scripts would come far
ENDINGS = (Act.RESIGN, Act.RULE, Act.SIGN_OFF)

sides = st.sampled_from(Side)
steps = st.lists(
    st.tuples(
        st.integers(0, 9_000),
        st.sampled_from([*Act, *[Act.MOVE] * 20, *[Act.PRESS] * 6, *[Act.KEY] * 8, *[Act.RESUME] * 3]),
        sides,
        st.integers(0, 999),
    ),
    min_size=8,
    max_size=60,
)


def done(game: Game, act: Act, side: Side, pick: int, stamp: Stamp) -> tuple[Any, ...]:
    """The events of one act, its details drawn from ``pick``."""
    legal = [move.uci for move in game.position.board.legal_moves()] or ["a0a1"]
    uci = legal[pick % len(legal)] if pick % 11 else f"{legal[0][:2]}{'ehc'[pick % 3]}{pick % 10}"
    acts: dict[Act, Callable[[], Any]] = {
        Act.START: lambda: game.start(stamp),
        Act.MOVE: lambda: game.move(side, uci, stamp),
        Act.PRESS: lambda: game.press(side, stamp),
        Act.OFFER_DRAW: lambda: game.offer_draw(side, stamp),
        Act.ANSWER_DRAW: lambda: game.answer_draw(side, pick % 4 == 0, stamp),
        Act.ASK_TAKEBACK: lambda: game.ask_takeback(side, stamp),
        Act.ANSWER_TAKEBACK: lambda: game.answer_takeback(side, pick % 3 != 0, stamp),
        Act.RESIGN: lambda: game.resign(side, stamp),
        Act.CALL_REFEREE: lambda: game.call_referee(side, stamp),
        Act.PAUSE: lambda: game.pause(stamp),
        Act.RESUME: lambda: game.resume(stamp, side if pick % 2 and not game.state.automatic else None),
        Act.FOUL: lambda: game.foul(side, "9.1.2", stamp),
        Act.RULE: lambda: game.rule(Outcome.loss(side, Termination.FOULS), stamp),
    }
    desk = {**touch_acts(game, side, pick, stamp), **clock_acts(game, side, pick, stamp)}
    desk |= {**desk_acts(game, side, pick, stamp), **closing_acts(game, side, pick, stamp)}
    return {**acts, **desk, **keying_acts(game, side, pick, stamp)}[act]()


def keying_acts(game: Game, side: Side, pick: int, stamp: Stamp) -> dict[Act, Callable[[], Any]]:
    """Mostly the next move; now and then one changed, one of the other side, one nobody knows or one not allowed."""
    last, ply = len(game.plies), pick * 7 % (len(game.plies) + 1)
    place = game.position_before(ply if ply and pick % 3 == 0 else last + 1)
    legal = [move.uci for move in place.board.legal_moves()] or ["a0a1"]
    uci = "0000" if pick % 17 == 0 else legal[pick % len(legal)] if pick % 5 else f"a{pick % 10}b{pick % 7}"
    odd = {"irregular": True} if pick % 5 == 0 and pick % 17 else {}
    changes = (
        lambda: game.insert(ply, uci, stamp, side if pick % 2 else None, irregular=True),
        lambda: game.rewrite(ply, uci, stamp, **odd),
        lambda: game.drop(ply, stamp),
        lambda: game.undo_keying(stamp),
    )
    key = (lambda: game.key(uci, stamp, side if pick % 13 == 0 else None, irregular=pick % 13 == 0 or bool(odd)),)
    return {
        Act.KEY: (*changes, *key * 6)[pick % 10],
        Act.CONFIRM_ENDING: lambda: game.confirm_ending(stamp),
    }


def clock_acts(game: Game, side: Side, pick: int, stamp: Stamp) -> dict[Act, Callable[[], Any]]:
    fix = list(ClockFix)[pick % len(ClockFix)]
    amount = pick % 7 if fix is ClockFix.MOVES else (pick * 131 % 70_000) - (20_000 if fix is ClockFix.CORRECT else 0)
    seqs = [*game.reversible, *([game.undoable] if game.undoable else []), pick % (len(game.log) + 2)]
    kind = list(CorrectionKind)[pick % 3]
    return {
        Act.CORRECT_TIME: lambda: game.correct_time(side, fix, amount, stamp),
        Act.CORRECT_BOARD: lambda: game.correct_board(
            kind,
            pick % (len(game.plies) + 1),
            stamp,
            times=(9_000, 8_000) if pick % 4 == 0 else None,
            go_on=pick % 5 > 1 and game.phase is not Phase.HELD,
        ),
        Act.NOTE_ABSENCE: lambda: game.note_absence(side, stamp),
        Act.NOTE_ARRIVAL: lambda: game.note_arrival(side, stamp),
        Act.REVERSE: lambda: game.reverse(seqs[pick % len(seqs)], stamp),
        Act.UNLOCK: lambda: game.refuse_passcode(pick, stamp) if pick % 2 else game.unlock(list(Role)[pick % 4], stamp),
    }


def desk_acts(game: Game, side: Side, pick: int, stamp: Stamp) -> dict[Act, Callable[[], Any]]:
    unnoticed = [*game.unnoticed, 0]
    ply = unnoticed[pick % len(unnoticed)]
    offender = game.plies[ply - 1].side if ply else side
    source = game.fouls_due[0].source if game.fouls_due else 0
    return {
        Act.NOTE_ILLEGAL: lambda: game.note_illegal(offender, ply, stamp),
        Act.WAIVE_FOUL: lambda: game.waive_foul(source, stamp),
        Act.SANCTION: lambda: game.sanction(side, list(Sanction)[pick % 3], list(Role)[pick % 4], stamp),
        Act.CLAIM: lambda: game.make_claim(side, list(ClaimKind)[pick % 2], stamp),
        Act.RULE_CLAIM: lambda: game.rule_claim(pick % 3 == 0, stamp),
        Act.ORDER_VARY: lambda: game.order_vary(side, stamp),
        Act.NOTE_OMISSION: lambda: game.note_omission(side, pick % 9, stamp),
        Act.FILL_RECORD: lambda: game.fill_record(side, stamp, desk=True),
        Act.DEMAND_RECORD: lambda: game.demand_record(side, "7.1", stamp),
        Act.NOTE_RECORD_REFUSED: lambda: game.note_record_refused(side, "7.1", stamp),
    }


def closing_acts(game: Game, side: Side, pick: int, stamp: Stamp) -> dict[Act, Callable[[], Any]]:
    legal = [move.uci for move in game.position.board.legal_moves()] or ["a0a1"]
    uci = legal[pick % len(legal)]
    persons = (Person.RED, Person.BLACK, Person.REFEREE)
    return {
        Act.ANNOUNCE_END: lambda: game.announce_end("17:30", stamp),
        Act.SEAL: lambda: game.seal(stamp, uci if pick % 2 else ""),
        Act.REOPEN: lambda: game.reopen(stamp, "" if pick % 3 else uci),
        Act.AMEND: lambda: game.amend(Amendment.CLERICAL, Outcome.loss(side, Termination.TIME), Role.ORGANISER, stamp),
        Act.SIGN: lambda: game.sign(persons[pick % 3], stamp),
        Act.NOTE_UNSIGNED: lambda: game.note_unsigned(persons[pick % 2], stamp),
        Act.NOTE_APPEAL: lambda: game.note_appeal(side, stamp),
        Act.HAND_OVER: lambda: game.hand_over("李", stamp),
        Act.SIGN_OFF: lambda: game.sign_off(stamp),
    }


def touch_acts(game: Game, side: Side, pick: int, stamp: Stamp) -> dict[Act, Callable[[], Any]]:
    points = [point_name(point) for point, _ in game.position.board.pieces()]
    point = points[pick % len(points)]
    return {
        Act.TOUCH: lambda: game.touch(side, point, stamp),
        Act.ENTER_TOUCH: lambda: game.enter_touch(point, stamp, pick % 3 == 0),
        Act.RELEASE_TOUCH: lambda: game.release_touch(game.touches[-1].point if game.touches else point, stamp),
        Act.ASK_ADJUST: lambda: game.ask_adjust(side, stamp),
        Act.ANSWER_ADJUST: lambda: game.answer_adjust(side, pick % 2 == 0, stamp),
        Act.END_ADJUST: lambda: game.end_adjust(side, stamp),
    }


def person_for(game: Game, act: Act, side: Side, pick: int) -> Person:
    if act is Act.KEY:
        return Person.RECORDER
    if Person.PLAYERS in act.actors:
        return game.host
    if act is Act.SIGN:
        return (Person.RED, Person.BLACK, Person.REFEREE)[pick % 3]
    return Person.REFEREE if Person.REFEREE in act.actors else Person.of(side)


def check(game: Game) -> None:
    """What holds in every state."""
    assert (game.outcome is not None) == (game.phase is Phase.OVER) == (game.clock.state is ClockState.OVER)
    if game.state.automatic and game.phase is Phase.RUNNING:
        assert game.clock.running is game.position.to_move
    for side in Side:
        face = game.clock.face(side, game.now_ms)
        own = [ply for ply in game.plies if ply.side is side]
        fixes = {event.fix for event in game.log if isinstance(event, TimeCorrected) and event.side is side}
        assert min(face.used, face.remaining, face.moves) >= 0
        assert ClockFix.CORRECT in fixes or sum(ply.used_ms for ply in own) <= face.used
        assert all(ply.used_ms >= 0 for ply in own)
        # a sealed move counts before it stands on the board
        sealed = any(isinstance(event, Sealed) and event.side is side for event in game.log)
        assert not game.state.automatic or ClockFix.MOVES in fixes or 0 <= face.moves - len(own) <= sealed
    assert [ply.number for ply in game.plies] == list(range(1, len(game.plies) + 1))
    assert game.outcome is None or (game.draw_offer is None and game.takeback_request is None)


def played(game: Game, script: list[tuple[int, Act, Side, int]]) -> Game:
    """Play a script, checking every state and every answer on the way."""
    ms = 0
    for dt, act, side, pick in script:
        ms += dt
        if act in ENDINGS and pick % 5:
            continue
        stamp = Stamp(ms)
        reason = game.allowed(stamp)[act, person_for(game, act, side, pick)]
        events, code = attempted(game, act, side, pick, stamp)
        if code is not None:
            assert code is reason or code in OWN_FAULTS, (act, code, reason)
            continue
        if not game.tick(stamp) and act is not Act.PRESS:
            assert reason is None
        game = game.fold(*events)
        check(game)
    return game


def attempted(*what: Any) -> tuple[tuple[Any, ...], RefusalCode | None]:
    try:
        return done(*what), None
    except Refused as refused:
        return (), refused.code


def agrees(game: Game, used_by_stamps_of: Make, granted_of: Make) -> None:
    """The log gives the game again, and both accounts are what its stamps and the referee's acts add up to."""
    assert Game.of([from_json(to_json(event)) for event in game.log], Position) == game
    faces = {side: game.clock.face(side, game.now_ms) for side in Side}
    reversed_or_owed = any(isinstance(event, Reversed) for event in game.log) or any(
        face.extra is not None and face.extra.owed for face in faces.values()
    )
    if game.state.automatic and not reversed_or_owed:
        used = {side: face.used for side, face in faces.items()}
        end = next((after.now_ms for after in game.history() if after.outcome), game.now_ms)
        assert used == used_by_stamps_of(game.log, end)
        for side, face in faces.items():
            assert_granted(game, side, face.used + face.remaining, granted_of)


def assert_granted(game: Game, side: Side, account: int, granted_of: Make) -> None:
    """Used and remaining make what was granted, bonuses, times set and counter changes included; until a flag, or a
    penalty beyond what was left."""
    kind = game.setup.control.kind_of(side)
    fines = [event for event in game.log if isinstance(event, TimeCorrected) and event.fix is ClockFix.PENALTY]
    flagged = game.clock.hand(side).flag is not None or any(event.amount > event.old for event in fines)
    lifted = any(isinstance(event, FlagFell) for event in game.log)
    if not isinstance(kind, Periods) or flagged or lifted:
        return
    mated = mated_on_the_board(game)
    assert account == granted_of(game.log, mated)[side].total(kind) + kind.inc * earning(game, side, mated)


def mated_on_the_board(game: Game) -> bool:
    """Whether the last move ended the game there and then: it earns nothing. A sealed one had earned already."""
    moves = [event for event in game.log if isinstance(event, MoveMade | Reopened)]
    first = next((event.old for event in game.log if isinstance(event, ResultAmended)), game.outcome)
    ended = first is not None and first.termination in (Termination.CHECKMATE, Termination.STALEMATE)
    return ended and isinstance(moves[-1], MoveMade)


def earning(game: Game, side: Side, mated: bool) -> int:
    """How many moves that still count earned an increment, one in an envelope included."""
    own = [ply for ply in game.plies if ply.side is side]
    seals = [event for event in game.log if isinstance(event, Sealed | Reopened)]
    sealed = bool(seals) and isinstance(seals[-1], Sealed) and seals[-1].side is side
    return len(own) + sealed - (mated and game.plies[-1].side is side)


@settings(max_examples=250, deadline=None)
@given(
    script=steps,
    profile=st.sampled_from(["friendly", "standard-1999"]),
    way=st.sampled_from(WAYS),
    control=controls,
)
def test_no_order_of_acts_breaks_a_game(
    seat: Make,
    used_by_stamps_of: Make,
    granted_of: Make,
    script: list[Any],
    profile: str,
    way: dict[str, Any],
    control: TimeControl,
) -> None:
    agrees(played(seat(profile, control=control, **way).do("start").game, script), used_by_stamps_of, granted_of)


@pytest.mark.long
@pytest.mark.parametrize("part", range(100))
def test_twenty_thousand_scripts_agree_with_the_stamps(
    seat: Make, used_by_stamps_of: Make, granted_of: Make, part: int
) -> None:
    dice, sides_ = Random(part), list(Side)
    acts = [*Act, *[Act.MOVE] * 20, *[Act.PRESS] * 6, *[Act.KEY] * 8, *[Act.RESUME] * 3]
    for _ in range(200):
        script = [
            (dice.choice((0, 1, dice.randrange(9_000))), dice.choice(acts), dice.choice(sides_), dice.randrange(1_000))
            for _ in range(dice.randrange(8, 60))
        ]
        profile = dice.choice(("friendly", "standard-1999", "club", "standard-2011"))
        table = seat(profile, control=dice.choice(CONTROLS), **dice.choice(WAYS))
        agrees(played(table.do("start").game, script), used_by_stamps_of, granted_of)


@settings(max_examples=80, deadline=None)
@given(script=steps, on_flag=st.sampled_from(["hold", "run"]), way=st.sampled_from(WAYS), control=controls)
def test_nor_where_a_flag_does_not_end_it(
    seat: Make, law: Make, script: list[Any], on_flag: str, way: dict[str, Any], control: TimeControl
) -> None:
    text = law("standard-1999").replace('on_flag = "lose"', f'on_flag = "{on_flag}"')
    game = played(seat(regulations=text, control=control, **way).do("start").game, script)
    assert Game.of(game.log, Position) == game


@settings(max_examples=80, deadline=None)
@given(
    script=steps,
    on_flag=st.sampled_from(["lose", "hold", "run"]),
    way=st.sampled_from(WAYS),
    control=controls,
    later=st.integers(0, 200_000),
)
def test_no_order_of_events_makes_a_negative_time(
    seat: Make, law: Make, script: list[Any], on_flag: str, way: dict[str, Any], control: TimeControl, later: int
) -> None:
    """Neither at any event nor at any moment after it."""
    text = law("standard-1999").replace('on_flag = "lose"', f'on_flag = "{on_flag}"')
    game = played(seat(regulations=text, control=control, **way).do("start").game, script)
    for after in game.history():
        for side in Side:
            for ms in (after.now_ms, after.now_ms + later):
                face = after.clock.face(side, ms)
                assert min(face.used, face.remaining, face.main, face.limit, face.moves, face.period_moves) >= 0
        assert all(min(ply.used_ms, ply.total_ms) >= 0 for ply in after.plies)


@settings(max_examples=120, deadline=None)
@given(script=steps, control=controls)
def test_a_takeback_restores_the_clock_of_the_ply_before(seat: Make, script: list[Any], control: TimeControl) -> None:
    game = seat(control=control).do("start").game
    clocks, full = [game.clock], played(game, script)
    for event in full.log[2:]:
        game = game.fold(event)
        if isinstance(event, MoveMade):
            clocks.append(game.clock)
        if isinstance(event, Takeback):
            del clocks[-event.plies :]
            assert game.clock == replace(clocks[-1], since=event.stamp.ms)


@settings(max_examples=150, deadline=None)
@given(script=steps, press=st.sampled_from(PressMode), control=controls)
def test_a_correction_of_the_board_restores_the_clock_of_the_ply_before(
    seat: Make, script: list[Any], press: PressMode, control: TimeControl
) -> None:
    game = seat("standard-1999", control=control, press=press).do("start").game
    full = played(game, script)
    for event in full.log[2:]:
        before, game = game, game.fold(event)
        if isinstance(event, BoardCorrected) and event.plies:
            plies = before.plies[: -event.plies]
            snapshot = plies[-1].clock if plies else before.state.started
            assert game.clock == replace(snapshot, state=ClockState.PAUSED, since=None)
            assert [ply.uci for ply in game.plies] == [ply.uci for ply in plies]


@settings(max_examples=150, deadline=None)
@given(
    script=steps,
    side=sides,
    fix=st.sampled_from(ClockFix),
    amount=st.integers(-9_000, 90_000),
    wait=st.integers(0, 5_000),
    control=controls,
)
def test_what_is_taken_back_at_the_clock_has_never_been(
    seat: Make, script: list[Any], side: Side, fix: ClockFix, amount: int, wait: int, control: TimeControl
) -> None:
    game = played(seat("standard-1999", control=control).do("start").game, script)
    at, then = Stamp(game.now_ms), Stamp(game.now_ms + wait)
    try:
        fixed = game.fold(*game.correct_time(side, fix, amount, at))
    except Refused:
        return
    running = fixed.clock.running is game.clock.running
    if game.tick(then) or fixed.tick(then):
        return
    again = fixed.fold(*fixed.reverse(len(fixed.log), then))
    assert again.clock.state is game.clock.state
    assert again.outcome is game.outcome
    for each in Side:
        plain = game.clock.face(each, then.ms if running else at.ms)
        assert again.clock.face(each, then.ms) == plain
