"""Figures of repetitions: the check after every move of a long game, and the full classing of a loop."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from app.bench.figure import Effort, Measured
from app.bench.games import DENSE
from app.bench.race import percentile
from engine.xiangqi import Board, Move
from engine.xiangqi.repetition import History, RuleSet

ROUNDS = 300
MS_PER_S = 1_000
LOOPS = 3
EXAMPLES = (
    ("3k5/9/9/4c4/9/7r1/9/4B4/4A4/2BAK4 w", "e0f0 h4f4 f0e0 f4h4"),
    ("5k3/6P2/9/9/9/9/9/5A3/r1p6/1CR1K4 w", "c0d0 c1d1 d0c0 d1c1"),
    ("7R1/3r1k2N/9/9/2c6/9/4P4/9/4A4/4K4 w", "h9h5 f8f9 h5h9 f9f8"),
    ("5k3/9/4r4/9/9/N1P1c4/P8/9/9/4K4 w", "e0d0 e7d7 d0e0 d7e7"),
)
"""Loops of the kinds that S2's examples show."""


@dataclass(frozen=True, slots=True)
class Loop:
    """A board and one round of a loop that begins on it."""

    board: Board
    moves: tuple[Move, ...]


def measure_cycle_check(effort: Effort) -> Measured:
    """Milliseconds for a move taken into the history and looked at for a loop: the median of a game of 300 rounds."""
    return Measured(tuple(percentile(_checks(seed, effort), 0.5) for seed in range(effort.choose(effort.runs, 1))))


def _checks(seed: int, effort: Effort) -> list[float]:
    history, spent = History(Board()), []
    for move in _quiet_game(seed, effort.choose(2 * ROUNDS, 40)):
        begun = time.perf_counter()
        history.push(move)
        history.cycle()
        spent.append((time.perf_counter() - begun) * MS_PER_S)
    return spent


@cache
def _quiet_game(seed: int, plies: int) -> tuple[Move, ...]:
    """A game of random moves that takes no piece: nothing in it ends what has to be looked through."""
    dice = random.Random(seed)
    while True:
        board, moves = Board(), list[Move]()
        while len(moves) < plies and (steps := _steps(board)):
            moves.append(dice.choice(steps))
            board.push(moves[-1])
        if len(moves) == plies:
            return tuple(moves)


def measure_ruling(share: float, effort: Effort) -> Measured:
    """Milliseconds for a full ruling on a loop played three times, each of its moves classed anew."""
    return Measured(tuple(percentile(times, share) for times in _ruling_runs(effort)))


@cache
def _ruling_runs(effort: Effort) -> list[list[float]]:
    loops = list(_loops(effort.choose(12, 1)))
    return [[_ruled(loop) for loop in loops] for _ in range(effort.choose(3, 1))]


def _ruled(loop: Loop) -> float:
    history = History.of(loop.board, loop.moves * LOOPS)
    begun = time.perf_counter()
    history.ruling(RuleSet.CXA_2020)
    return (time.perf_counter() - begun) * MS_PER_S


def _loops(each: int) -> Iterator[Loop]:
    """The examples, and so many loops of two moves there and back on each of the middlegames."""
    for fen, texts in EXAMPLES:
        yield Loop(Board.from_fen(fen), tuple(map(Move.from_uci, texts.split())))
    dice = random.Random(0)
    for fen in DENSE:
        board = Board.from_fen(fen)
        pairs = [(ours, theirs) for ours in _steps(board) for theirs in _answers(board, ours)]
        for moves in dice.sample(pairs, min(each, len(pairs))):
            yield Loop(board, (*moves, *map(_back, moves)))


def _steps(board: Board) -> list[Move]:
    """The legal moves that capture nothing."""
    quiet = [move for move in board.legal_moves() if board.piece_at(move.target) is None]
    return sorted(quiet, key=lambda move: move.uci)


def _answers(board: Board, ours: Move) -> list[Move]:
    """The other side's steps after which both can go back."""
    after = board.copy()
    after.push(ours)
    return [theirs for theirs in _steps(after) if _returns(after, ours, theirs)]


def _returns(after: Board, ours: Move, theirs: Move) -> bool:
    board = after.copy()
    board.push(theirs)
    for move in map(_back, (ours, theirs)):
        if not board.is_legal(move):
            return False
        board.push(move)
    return True


def _back(move: Move) -> Move:
    return Move.of(move.target, move.origin)
