"""Two streams, presses and keyed moves: in whatever order they come, and however the recorder errs, the record is right
once it is mended, and nothing he keyed is lost on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Side, Stamp
from engine.clock import ClockState, Scheme, control_of
from engine.game import (
    NO_MOVE,
    ClockPressed,
    Event,
    Game,
    KeyingUndone,
    MoveDropped,
    MoveInserted,
    MoveKeyed,
    MoveReplaced,
    Paused,
    PressMode,
    Refused,
    Resumed,
    Started,
    from_json,
    to_json,
)
from engine.xiangqi import Board, Move, Position

Make = Callable[..., Any]
Slot = tuple[Side, str]
ALL_DAY = control_of(Scheme.S0_6_5, 600)
seeds = st.integers(0, 2**32)


class Paper:
    """What the log says was keyed, by a plain list: independent of the fold."""

    def __init__(self) -> None:
        self.entries: list[Slot] = []
        self.before: list[list[Slot]] = []

    def rows(self) -> list[Slot | None]:
        """The record ply by ply, None where two moves of one side would run."""
        rows: list[Slot | None] = []
        for entry in self.entries:
            if entry[0] is not self.turn(len(rows)):
                rows.append(None)
            rows.append(entry)
        return rows

    @staticmethod
    def turn(plies: int) -> Side:
        return Side.BLACK if plies % 2 else Side.RED

    def index(self, ply: int) -> int:
        return sum(row is not None for row in self.rows()[: ply - 1])

    def take(self, event: Event) -> None:
        if isinstance(event, KeyingUndone):
            self.entries = self.before.pop()
            return
        if not isinstance(event, MoveKeyed | MoveInserted | MoveReplaced | MoveDropped):
            return
        self.before.append(list(self.entries))
        if isinstance(event, MoveKeyed):
            self.entries.append((event.side, event.uci))
            return
        at = self.index(event.ply)
        if isinstance(event, MoveInserted):
            self.entries.insert(at, (event.side, event.uci))
        elif isinstance(event, MoveReplaced):
            self.entries[at] = (self.entries[at][0], event.uci)
        else:
            del self.entries[at]


def written(game: Game) -> list[Slot | None]:
    return [(ply.side, ply.uci) if ply.seq else None for ply in game.plies]


def thinking(log: tuple[Event, ...]) -> dict[Side, list[int]]:
    """The time of each press, added up from the stamps alone."""
    times: dict[Side, list[int]] = {side: [] for side in Side}
    turn, since, spent = Side.RED, None, dict.fromkeys(Side, 0)
    for event in log:
        ms = event.stamp.ms
        if isinstance(event, ClockPressed | Paused) and since is not None:
            spent[turn] += ms - since
            since = None
        if isinstance(event, ClockPressed):
            times[turn].append(spent[turn])
            spent[turn], turn, since = 0, turn.other, ms
        elif isinstance(event, Started | Resumed):
            since = ms
    return times


def agree(game: Game) -> None:
    """The record is what the log's plain list says, each move legal or marked, with the time of its press."""
    paper, board, times = Paper(), Board(), thinking(game.log)
    for event in game.log:
        paper.take(event)
    assert written(game) == paper.rows()
    for ply in game.plies:
        move = Move.null() if ply.missing else Move.from_uci(ply.uci)
        assert ply.irregular == (not ply.missing and not board.is_legal(move))
        assert ply.void == (not ply.missing and board.piece_at(move.origin) is None)
        board.push(Move.null() if ply.void else move)
        assert ply.position.board.key() == board.key()
        nth = (ply.number - 1) // 2
        known = times[ply.side]
        assert ply.pressed == (nth < len(known))
        assert not ply.pressed or ply.used_ms == known[nth]
    assert game.clock.running is not game.clock.turn or game.clock.state is ClockState.RUNNING


def scribbled(game: Game, dice: Random, acts: int) -> Game:
    """Any acts of recorder, players and referee in any order."""
    ms = 0
    for _ in range(acts):
        ms += dice.choice((0, 1, dice.randrange(9_000)))
        try:
            events = scribble(game, dice, Stamp(ms))
        except Refused:
            continue
        game = game.fold(*events)
    return game


def scribble(game: Game, dice: Random, stamp: Stamp) -> tuple[Event, ...]:
    ply = dice.randrange(len(game.plies) + 2)
    board = game.position_before(min(max(ply, 1), len(game.plies) + 1)).board
    uci = dice.choice([move.uci for move in board.legal_moves()] or ["a0a1"])
    uci = dice.choice((uci, uci, uci, f"{uci[:2]}{dice.choice('abcdefghi')}{dice.randrange(10)}", NO_MOVE))
    side, odd = dice.choice((None, None, *Side)), dice.random() < 0.7
    acts: tuple[Callable[[], tuple[Event, ...]], ...] = (
        lambda: game.press(game.clock.turn or Side.RED, stamp),
        lambda: game.key(uci, stamp, side, irregular=odd),
        lambda: game.insert(ply, uci, stamp, side, irregular=odd),
        lambda: game.rewrite(ply, uci, stamp, irregular=odd),
        lambda: game.drop(ply, stamp),
        lambda: game.undo_keying(stamp),
        lambda: game.pause(stamp) if game.clock.running else game.resume(stamp),
    )
    return dice.choices(acts, (4, 8, 2, 2, 1, 1, 1))[0]()


class Recorder:
    """Keys a game that was played, with a lag and with errors, and mends them sooner or later.

    ``paper`` holds for each of his entries the number of the move played it stands for, None for one never made.
    """

    def __init__(self, game: Game, moves: list[str], dice: Random) -> None:
        self.game, self.moves, self.dice = game, moves, dice
        self.next = 0
        self.paper: list[tuple[Side, int | None, str]] = []
        self.ms = 0

    def do(self, act: str, *args: Any, **more: Any) -> None:
        self.game = self.game.fold(*getattr(self.game, act)(*args, stamp=Stamp(self.ms), **more))

    def ply_of(self, index: int) -> int:
        """The ply of an entry: the keyed ones in order."""
        return [ply.number for ply in self.game.plies if ply.seq][index]

    def side(self, number: int) -> Side:
        return Side.BLACK if number % 2 else Side.RED

    def key(self) -> None:
        """The next move: right, wrong, not at all, or one too many before it."""
        number, self.next = self.next, self.next + 1
        slip = self.dice.random()
        if slip < 0.08:
            return
        if slip < 0.14:
            self.append(self.side(number), None, self.any_move())
        wrong = slip > 0.9
        self.append(self.side(number), number, self.any_move() if wrong else self.moves[number])

    def append(self, side: Side, number: int | None, uci: str) -> None:
        self.do("key", uci, side=side, irregular=True)
        self.paper.append((side, number, uci))

    def any_move(self) -> str:
        return self.dice.choice(self.moves)

    def faults(self) -> Iterator[Callable[[], None]]:
        """What is still to be mended."""
        for index, (_, number, uci) in enumerate(self.paper):
            if number is None:
                yield lambda index=index: self.drop(index)
            elif uci != self.moves[number]:
                yield lambda index=index: self.replace(index)
        known = [number for _, number, _ in self.paper if number is not None]
        for number in sorted(set(range(self.next)) - set(known)):
            yield lambda number=number: self.insert(number)

    def drop(self, index: int) -> None:
        self.do("drop", self.ply_of(index))
        del self.paper[index]

    def replace(self, index: int) -> None:
        side, number, _ = self.paper[index]
        assert number is not None
        self.do("rewrite", self.ply_of(index), self.moves[number], irregular=True)
        self.paper[index] = (side, number, self.moves[number])

    def insert(self, number: int) -> None:
        """Before the first entry of a later move; where none follows it is simply keyed."""
        later = (at for at, (_, other, _) in enumerate(self.paper) if other is not None and other > number)
        at = next(later, len(self.paper))
        side, uci = self.side(number), self.moves[number]
        if at == len(self.paper):
            self.append(side, number, uci)
            return
        self.do("insert", self.ply_of(at), uci, side=side, irregular=True)
        self.paper.insert(at, (side, number, uci))

    def mend(self) -> None:
        faults = list(self.faults())
        if faults:
            self.dice.choice(faults)()


def played_moves(dice: Random, plies: int) -> list[str]:
    board, moves = Board(), []
    while len(moves) < plies and (legal := board.legal_moves()):
        move = dice.choice(sorted(legal, key=lambda move: move.uci))
        board.push(move)
        moves.append(move.uci)
    return moves


def ideal(game: Game, moves: list[str], pauses: list[int]) -> Game:
    """Each move keyed as it is made, then pressed."""
    ms = 0
    for uci, wait in zip(moves, pauses, strict=True):
        ms += wait
        game = game.fold(*game.key(uci, Stamp(ms)))
        game = game.fold(*game.press(game.clock.running, Stamp(ms)))
    return game


def mixed(game: Game, moves: list[str], pauses: list[int], dice: Random) -> Game:
    """The same presses; the recorder keys and mends whenever he gets round to it, all of it before the sign-off."""
    recorder, ms = Recorder(game, moves, dice), 0
    for wait in pauses:
        for share in sorted(dice.random() for _ in range(dice.randrange(4))):
            recorder.ms = ms + int(wait * share)
            if recorder.next < len(moves) and dice.random() < 0.7:
                recorder.key()
            else:
                recorder.mend()
        ms = recorder.ms = ms + wait
        recorder.do("press", recorder.game.clock.running)
    while recorder.next < len(moves):
        recorder.key()
    while list(recorder.faults()):
        recorder.mend()
    agree(recorder.game)
    return recorder.game


def outcome_of(game: Game) -> list[tuple[Any, ...]]:
    """All that the score sheet and the next move need."""
    plies = [
        (ply.side, ply.uci, ply.irregular, ply.pressed, ply.used_ms, ply.total_ms, ply.position, ply.clock)
        for ply in game.plies
    ]
    return [*plies, (game.clock, game.made, game.tally)]


def check_streams(game: Game, seed: int) -> None:
    dice = Random(seed)
    moves = played_moves(dice, dice.randrange(30))
    pauses = [dice.choice((0, 1, dice.randrange(60_000))) for _ in moves]
    right = ideal(game, moves, pauses)
    erring = mixed(game, moves, pauses, dice)
    assert outcome_of(erring) == outcome_of(right)
    assert right.tally.in_step or not moves


def check_scribble(game: Game, seed: int) -> None:
    dice = Random(seed)
    scribbles = scribbled(game, dice, dice.randrange(60))
    agree(scribbles)
    assert Game.of([from_json(to_json(event)) for event in scribbles.log], Position) == scribbles


@pytest.fixture(scope="module")
def start(started: Make) -> Game:
    game: Game = started("standard-1999", press=PressMode.MANUAL, keyed=True, control=ALL_DAY).game
    return game


@settings(max_examples=150, deadline=None)
@given(seed=seeds)
def test_presses_and_keyed_moves_in_any_order_and_errors_mended_give_the_same_record_and_clocks(
    start: Game, seed: int
) -> None:
    check_streams(start, seed)


@settings(max_examples=150, deadline=None)
@given(seed=seeds)
def test_nothing_keyed_is_lost_and_each_move_has_the_time_of_its_press(start: Game, seed: int) -> None:
    check_scribble(start, seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_twenty_thousand_recorders_agree_with_a_plain_list(start: Game, part: int) -> None:
    for number in range(500):
        check_streams(start, part * 1_000 + number)
        check_scribble(start, part * 1_000 + number)
