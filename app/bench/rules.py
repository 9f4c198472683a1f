"""Figures of the rules: counting, listing, replaying, and the memory their tables come to."""

from __future__ import annotations

import gc
import statistics
import tracemalloc
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from app.bench.child import ask
from app.bench.figure import Effort, Measured
from app.bench.games import DENSE, random_game
from app.bench.race import Work, race
from engine.xiangqi import Board, Move, perft

MEGABYTE = 1_000_000
RULES = str(Path("*", "engine", "xiangqi", "*"))


def _peer() -> ModuleType | None:
    """python-chess at work, None where it is not installed."""
    return import_module("app.bench.chess_peer") if find_spec("chess") else None


def measure_perft(effort: Effort) -> Measured:
    """Leaves a second, each from its own start position, counted without lists next to the leaves."""
    return race(effort, _leaves(Board(), effort.choose(4, 2)), _peer_leaves(effort))


def measure_dense(effort: Effort) -> Measured:
    """The same from the slowest of the middlegames; the peer still counts from its own start position."""
    peer = _peer_leaves(effort)
    measured = [race(effort, _leaves(Board.from_fen(fen), effort.choose(3, 2)), peer) for fen in DENSE]
    return min(measured, key=lambda each: statistics.median(each.ratios or each.ours))


def _leaves(board: Board, depth: int) -> Work:
    return lambda: perft(board, depth)


def _peer_leaves(effort: Effort) -> Work | None:
    peer, depth = _peer(), effort.choose(4, 2)
    return None if peer is None else lambda: peer.leaves_from_start(depth)


def measure_lists(effort: Effort) -> Measured:
    """Legal moves a second, listed in full for every position of games of random moves."""
    seeds, peer = range(effort.choose(25, 1)), _peer()
    ours = [board for seed in seeds for board in random_game(seed).positions]
    theirs = [board for seed in seeds for board in peer.random_game(seed)[1]] if peer else []
    return race(effort, lambda: _list_all(ours), None if peer is None else lambda: peer.list_all(theirs))


def _list_all(boards: Iterable[Board]) -> int:
    return sum(len(board.legal_moves()) for board in boards)


def measure_replay(effort: Effort) -> Measured:
    """Plies a second in games of 80 plies, replayed from coordinates with each move tested."""
    seeds, peer = range(effort.choose(100, 1)), _peer()
    ours = [random_game(seed).moves for seed in seeds]
    theirs = [peer.random_game(seed)[0] for seed in seeds] if peer else []
    return race(effort, lambda: replay(ours), None if peer is None else lambda: peer.replay(theirs))


def replay(games: Iterable[Sequence[str]]) -> int:
    """How many plies of these games were legal and made; a game ends at the first that is not."""
    plies = 0
    for texts in games:
        board = Board()
        for text in texts:
            move = Move.from_uci(text)
            if not board.is_legal(move):
                break
            board.push(move)
            plies += 1
    return plies


def measure_tables(effort: Effort) -> Measured:
    """Megabytes that the rules hold on to after many random games, when all boards are gone."""
    return Measured((ask("tables", str(effort.choose(200, 1)), PYTHONTRACEMALLOC="1") / MEGABYTE,))


def tables_after(games: int) -> int:
    """The bytes that the rules hold on to after so many random games, in a process traced from its beginning."""
    for seed in range(games):
        random_game(seed)
    gc.collect()
    taken = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, RULES)])
    return sum(trace.size for trace in taken.traces)
