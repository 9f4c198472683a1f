"""What the rules are timed on: dense middlegames of our own, and games of random moves, the same in every run."""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine.xiangqi import Board, Move

PLIES = 80

DENSE = (
    "1cb1kab2/4a4/r1n4r1/p1p1p3n/3R3cp/4P4/P1P1N1P1P/RC2C1N2/9/2BAKAB2 w - - 9 12",
    "2bakabr1/r8/2n1c1nc1/p3p1C1p/9/9/P1p1P1P1P/B1N1C1N2/3R5/R2AKAB2 w - - 5 12",
    "r1bakab2/7r1/1Cn3n2/2p1pcp1p/p4N3/2P6/P3P1P1P/4B2C1/9/2BAKA1NR w - - 9 10",
    "2b1kab2/4a3r/r1c1c3n/p1R3p1p/2p6/9/P1P1P1P1P/2N1C1N2/9/2BAKAB1R w - - 3 10",
    "2baka3/9/1rn1b1nr1/p1N1p3p/9/2P6/4P1P1P/3CB4/5N3/2BAKA2R w - - 1 14",
)
"""Middlegames with over 20 pieces on the board."""


@dataclass(frozen=True, slots=True)
class RandomGame:
    """A game of random legal moves and the positions they were made in."""

    moves: tuple[str, ...]
    positions: tuple[Board, ...]


def random_game(seed: int, plies: int = PLIES) -> RandomGame:
    """A game of so many plies; one that ends before is thrown away for another."""
    dice = random.Random(seed)
    while True:
        game = _play(dice, plies)
        if len(game.moves) == plies:
            return game


def _play(dice: random.Random, plies: int) -> RandomGame:
    board = Board()
    moves: list[str] = []
    positions: list[Board] = []
    while len(moves) < plies:
        legal = sorted(move.uci for move in board.legal_moves())
        if not legal:
            break
        positions.append(board.copy(history=False))
        moves.append(dice.choice(legal))
        board.push(Move.from_uci(moves[-1]))
    return RandomGame(tuple(moves), tuple(positions))
