"""python-chess doing the same work with its own game: it is written in pure Python too, and widely used.

Only imported where the extra ``bench`` is installed.
"""

from __future__ import annotations

import random

import chess

from app.bench.games import PLIES


def leaves(board: chess.Board, depth: int) -> int:
    """Perft, counting without lists next to the leaves."""
    if depth == 1:
        return board.legal_moves.count()
    found = 0
    for move in board.legal_moves:
        board.push(move)
        found += leaves(board, depth - 1)
        board.pop()
    return found


def leaves_from_start(depth: int) -> int:
    return leaves(chess.Board(), depth)


def random_game(seed: int, plies: int = PLIES) -> tuple[list[str], list[chess.Board]]:
    """A game of random legal moves and the positions they were made in."""
    dice = random.Random(seed)
    while True:
        board = chess.Board()
        moves: list[str] = []
        positions: list[chess.Board] = []
        while len(moves) < plies and (legal := sorted(move.uci() for move in board.legal_moves)):
            positions.append(board.copy(stack=False))
            moves.append(dice.choice(legal))
            board.push_uci(moves[-1])
        if len(moves) == plies:
            return moves, positions


def list_all(positions: list[chess.Board]) -> int:
    """The legal moves of every position, listed."""
    return sum(len(list(board.legal_moves)) for board in positions)


def replay(games: list[list[str]]) -> int:
    """Games replayed from coordinates, each move tested."""
    for moves in games:
        board = chess.Board()
        for text in moves:
            board.push_uci(text)
    return sum(map(len, games))
