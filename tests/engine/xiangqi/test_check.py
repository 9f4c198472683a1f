"""Which pieces give check (将军, S0 3.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.base import Side
from engine.xiangqi import Board, Move, point_name

Place = Callable[..., Board]

CHECKS = [
    ("chariot on the file", "Ke0 kd9 re5", "e5"),
    ("chariot on the rank", "Ke0 kd9 ra0", "a0"),
    ("chariot behind another piece", "Ke0 kd9 re5 pe3", ""),
    ("cannon over its own piece", "Ke0 kd9 ce5 pe3", "e5"),
    ("cannon over an enemy piece", "Ke0 kd9 ca0 Bc0", "a0"),
    ("cannon without a screen", "Ke0 kd9 ce5", ""),
    ("cannon over two screens", "Ke0 kd9 ce5 pe3 Pe4", ""),
    ("cannon over a general", "Kd0 Kf9 kd9 cd5 pd3", "d5"),
    ("horse from the front", "Ke0 kd9 nd2", "d2"),
    ("horse from the side", "Ke0 kd9 ng1", "g1"),
    ("horse with its leg blocked", "Ke0 kd9 nd2 Ad1", ""),
    ("horse with its leg blocked by its own piece", "Ke0 kd9 ng1 pf1", ""),
    ("pawn from the front", "Ke0 kd9 pe1", "e1"),
    ("pawn from the left", "Ke0 kd9 pd0", "d0"),
    ("pawn from the right", "Ke0 kd9 pf0", "f0"),
    ("pawn two points away", "Ke0 kd9 pe2", ""),
    ("pawn gone past", "Ke1 kd9 pe0", ""),
    ("advisor, elephant and general never check", "Ke2 ke9 ad1 bg4 bc0", ""),
    ("chariot and cannon at once", "Ke0 kd9 ra0 ce5 pe3", "a0 e5"),
    ("two horses over two legs", "Ke0 kd9 nd2 nf2", "d2 f2"),
    ("two horses over one leg", "Ke0 kd9 nd2 nc1", "c1 d2"),
    ("two generals of one side", "Ke0 Kd2 kf9 nc4 re5", "c4 e5"),
]


def checkers(board: Board, side: Side | None = None) -> str:
    return " ".join(sorted(point_name(point) for point in board.checkers(side)))


@pytest.mark.parametrize(("words", "expected"), [row[1:] for row in CHECKS], ids=[row[0] for row in CHECKS])
def test_checks_of_red(place: Place, words: str, expected: str) -> None:
    board = place(words)
    assert checkers(board) == expected
    assert board.is_check() is bool(expected)
    assert board.is_check(Side.RED) is bool(expected)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Ke0 kd9 Rd5", "d5"),
        ("Ke0 kd9 Cd5 pd7", "d5"),
        ("Ke0 kd9 Nc7", "c7"),
        ("Ke0 kd9 Ne7 ae8", ""),
        ("Ke0 kd9 Pd8", "d8"),
        ("Ke0 kd9 Pc9", "c9"),
        ("Ke0 kd8 Pd9", ""),
        ("Ke0 kd9 Pd7", ""),
    ],
)
def test_checks_of_black(place: Place, words: str, expected: str) -> None:
    board = place(words)
    assert checkers(board, Side.BLACK) == expected
    assert board.is_check(Side.BLACK) is bool(expected)
    board.turn = Side.BLACK
    assert checkers(board) == expected


@pytest.mark.parametrize(
    ("words", "move", "expected"),
    [
        ("Ke0 kd9 Rd5 Nd7", "d7b6", "d5"),
        ("Ke0 kd9 Rd5 Nd7", "d7f8", "d5 f8"),
        ("Ke0 kd9 Cd5 Pd6 nd7", "d6c6", "d5"),
        ("Ke0 kd9 Nc7 Rc8", "c8c9", "c7 c9"),
        ("Ke0 kd9 Cd5 Rd7", "d7d6", "d5 d6"),
        ("Ke0 kd9 Cd5 Nd7 pd6", "d7b8", "b8 d5"),
    ],
    ids=["chariot", "chariot and horse", "cannon", "horse and chariot", "chariot before cannon", "cannon and horse"],
)
def test_discovered_checks(place: Place, words: str, move: str, expected: str) -> None:
    board = place(words)
    board.push(Move.from_uci(move))
    assert checkers(board) == expected


def test_facing_generals_do_not_check_each_other(place: Place) -> None:
    board = place("Ke0 ke9")
    assert not board.is_check(Side.RED)
    assert not board.is_check(Side.BLACK)
