"""How each piece moves and captures (S0 2.2, 2.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.base import Side
from engine.xiangqi import Board, parse_point, point_name

Place = Callable[..., Board]

RED = [
    ("chariot on empty lines", "Kd0 kf9 Re4", "e4", "e0 e1 e2 e3 e5 e6 e7 e8 e9 a4 b4 c4 d4 f4 g4 h4 i4"),
    ("chariot stops before its own and on the enemy's", "Kd0 kf9 Re4 Pe6 pc4 Ag4", "e4", "e0 e1 e2 e3 e5 d4 c4 f4"),
    ("chariot in the corner", "Kd0 kf9 Ra0 Na1", "a0", "b0 c0"),
    ("horse in the open", "Kd0 kf9 Ne4", "e4", "d6 f6 c5 g5 c3 g3 d2 f2"),
    ("horse in the corner", "Kd0 kf9 Na0", "a0", "b2 c1"),
    ("horse with its own piece before it", "Kd0 kf9 Ne4 Pe5", "e4", "c5 g5 c3 g3 d2 f2"),
    ("horse with an enemy before it", "Kd0 kf9 Ne4 pe5", "e4", "c5 g5 c3 g3 d2 f2"),
    ("horse with its left leg blocked", "Kd0 kf9 Ne4 pd4", "e4", "d6 f6 g5 g3 d2 f2"),
    ("horse with its right leg blocked", "Kd0 kf9 Ne4 Pf4", "e4", "d6 f6 c5 c3 d2 f2"),
    ("horse with its rear leg blocked", "Kd0 kf9 Ne4 pe3", "e4", "d6 f6 c5 g5 c3 g3"),
    ("horse with all legs blocked", "Kd0 kf9 Ne4 pe3 pe5 pd4 pf4", "e4", ""),
    ("horse with neighbours that are no legs", "Kd0 kf9 Ne4 pd5 pf5 Pd3 Pf3", "e4", "d6 f6 c5 g5 c3 g3 d2 f2"),
    ("horse captures the enemy's only", "Kd0 kf9 Ne4 pd6 Pf6", "e4", "d6 c5 g5 c3 g3 d2 f2"),
    ("elephant in the centre", "Kd0 kf9 Be2", "e2", "c0 g0 c4 g4"),
    ("elephant at the river does not cross", "Kd0 kf9 Bc4", "c4", "a2 e2"),
    ("elephant at the edge", "Kd0 kf9 Ba2", "a2", "c0 c4"),
    ("elephant with an eye blocked by its own", "Kd0 kf9 Be2 Pd3", "e2", "c0 g0 g4"),
    ("elephant with an eye blocked by the enemy", "Kd0 kf9 Be2 pf1", "e2", "c0 c4 g4"),
    ("elephant with all eyes blocked", "Kd0 kf9 Be2 pf1 pd1 pd3 pf3", "e2", ""),
    ("elephant captures the enemy's only", "Kd0 kf9 Be2 pc4 Pg4", "e2", "c0 g0 c4"),
    ("advisor in the centre", "Kd1 kf9 Ae1", "e1", "d0 f0 d2 f2"),
    ("advisor in the corner", "Ke0 kf9 Ad0", "d0", "e1"),
    ("advisor captures the enemy's only", "Kd0 kf9 Ae1 pd2 Pf2", "e1", "f0 d2"),
    ("general in the centre", "Ke1 kd9 Pd5", "e1", "e0 e2 d1 f1"),
    ("general at the palace's upper corner", "Kd2 kf9", "d2", "d1 e2"),
    ("general at the palace's lower edge", "Ke0 kd9 nd5", "e0", "d0 f0 e1"),
    ("general captures the enemy's only", "Ke0 kd9 nd5 pe1 Ad0", "e0", "e1 f0"),
    ("general does not step onto an open file with the other", "Ke0 kd9", "e0", "e1 f0"),
    ("general does not step into check", "Ke0 kd9 ra1 nd5", "e0", "d0 f0"),
    ("general does not capture what is protected", "Ke0 kd9 re1 re5 nd5", "e0", "d0 f0"),
    ("general does not hide behind itself from a chariot", "Ke1 kd9 re5 nd5", "e1", "d1 f1"),
    ("pawn before the river", "Kd0 kf9 Pe3", "e3", "e4"),
    ("pawn at the river", "Kd0 kf9 Pe4", "e4", "e5"),
    ("pawn over the river", "Kd0 kf9 Pe5", "e5", "e6 d5 f5"),
    ("pawn on the edge", "Kd0 kf9 Pa6", "a6", "a7 b6"),
    ("pawn on the last rank", "Kd0 kf9 Pe9", "e9", "d9 f9"),
    ("pawn before its own", "Kd0 kf9 Pe3 Ne4", "e3", ""),
    ("pawn captures as it moves", "Kd0 kf9 Pe5 pe6 pd5 Pf5", "e5", "e6 d5"),
    ("cannon moves like a chariot", "Kd0 kf9 Ce4", "e4", "e0 e1 e2 e3 e5 e6 e7 e8 e9 a4 b4 c4 d4 f4 g4 h4 i4"),
    ("cannon captures over one of its own", "Kd0 kf9 Ce4 Pe6 pe8 Pa4 Pi4 Pe3", "e4", "b4 c4 d4 f4 g4 h4 e5 e8"),
    ("cannon captures over one of the enemy's", "Kd0 kf9 Ce4 pe5 ne9 Pa4 Pi4 Pe3", "e4", "b4 c4 d4 f4 g4 h4 e9"),
    ("cannon does not capture without a screen", "Kd0 kf9 Ce4 pe5 Pa4 Pi4 Pe3", "e4", "b4 c4 d4 f4 g4 h4"),
    ("cannon does not capture over two", "Kd0 kf9 Ce4 pe5 Pe6 ne9 Pd4 Pf4 Pe3", "e4", ""),
    ("cannon does not capture its own", "Kd0 kf9 Ce4 pe5 Ne9 Pd4 Pf4 Pe3", "e4", ""),
    ("cannon captures along a rank", "Kd0 kf9 Ca4 Pc4 rh4 ni4 Pa5 Pa3", "a4", "b4 h4"),
]

BLACK = [
    ("pawn before the river", "Kd0 kf9 pe6", "e6", "e5"),
    ("pawn at the river", "Kd0 kf9 pe5", "e5", "e4"),
    ("pawn over the river", "Kd0 kf9 pe4", "e4", "e3 d4 f4"),
    ("pawn on the last rank", "Ke1 kf9 pa0", "a0", "b0"),
    ("elephant at the river does not cross", "Kd0 kf9 bg5", "g5", "e7 i7"),
    ("elephant in the centre", "Kd0 kf9 be7", "e7", "c9 g9 c5 g5"),
    ("advisor in the centre", "Kd0 ke9 ae8", "e8", "d9 f9 d7 f7"),
    ("general at the palace's lower corner", "Kd0 kf7", "f7", "e7 f8"),
    ("general does not step onto an open file with the other", "Kd0 ke9", "e9", "e8 f9"),
    ("horse in the open", "Kd0 kf9 ne5", "e5", "d7 f7 c6 g6 c4 g4 d3 f3"),
    ("chariot captures the enemy's only", "Kd0 kf9 ra5 Pa6 pa4 Pc5", "a5", "a6 b5 c5"),
    ("cannon captures over one", "Kd0 kf9 ca5 Pa6 Na8 pa4 Pb5", "a5", "a8"),
]

STRAYED = [
    ("advisor off the palace's diagonals", "Kd0 kf9 Ae0", "e0", ""),
    ("advisor outside the palace", "Kd0 kf9 Aa5", "a5", ""),
    ("elephant beyond the river", "Kd0 kf9 Be7", "e7", ""),
    ("elephant on another point of its side", "Kd0 kf9 Bd1", "d1", "b3 f3"),
    ("general beside its palace", "Kc1 kf9", "c1", "d1"),
    ("pawn on its back rank", "Kd0 kf9 Pa0", "a0", "a1"),
]


def targets(board: Board, origin: str) -> set[str]:
    return {point_name(move.target) for move in board.legal_moves() if move.origin == parse_point(origin)}


@pytest.mark.parametrize(("words", "origin", "expected"), [row[1:] for row in RED], ids=[row[0] for row in RED])
def test_red_pieces_move_by_the_rules(place: Place, words: str, origin: str, expected: str) -> None:
    assert targets(place(words), origin) == set(expected.split())


@pytest.mark.parametrize(("words", "origin", "expected"), [row[1:] for row in BLACK], ids=[row[0] for row in BLACK])
def test_black_pieces_move_by_the_rules(place: Place, words: str, origin: str, expected: str) -> None:
    assert targets(place(words, Side.BLACK), origin) == set(expected.split())


@pytest.mark.parametrize(("words", "origin", "expected"), [r[1:] for r in STRAYED], ids=[r[0] for r in STRAYED])
def test_strayed_pieces_move_only_as_their_kind_may(place: Place, words: str, origin: str, expected: str) -> None:
    assert targets(place(words), origin) == set(expected.split())


PINNED = [
    ("chariot's pin along a file", "Ke0 kd9 Ne4 re9", "e4", ""),
    ("chariot's pin lets a chariot move on the file", "Ke0 kd9 Re4 re8", "e4", "e1 e2 e3 e5 e6 e7 e8"),
    ("chariot's pin along a rank", "Ke0 kd9 Nc0 ra0 nd5", "c0", ""),
    ("two pieces before a chariot are free", "Ke0 kd9 Ne4 Pe6 re9", "e4", "d6 f6 c5 g5 c3 g3 d2 f2"),
    ("of two screens none may leave", "Ke0 kd9 Ne4 Pe6 ce8", "e4", ""),
    ("a screen may move between the others", "Ke0 kd9 Re4 pe6 ce8", "e4", "e1 e2 e3 e5"),
    ("a screen may capture the cannon", "Ke0 kd9 Pe3 Ce6 pe7 ce8 Pd6 Pf6", "e6", "e4 e5 e8"),
    ("three screens are free", "Ke0 kd9 Ne4 Pe6 pe7 ce8", "e4", "d6 f6 c5 g5 c3 g3 d2 f2"),
    ("nobody may become a cannon's screen", "Ke0 kd9 Ra4 ce8 Pa3 Pa5", "a4", "b4 c4 d4 f4 g4 h4 i4"),
    ("a leg may not free a horse", "Ke0 kd9 Cd1 nd2 Pd3", "d1", ""),
    ("a leg may capture the horse it hobbles", "Ke0 kd9 Rd1 nc1 Pd2 Pd0", "d1", "c1"),
    ("one between the generals may not leave", "Ke0 ke9 Pe5", "e5", "e6"),
]


@pytest.mark.parametrize(("words", "origin", "expected"), [row[1:] for row in PINNED], ids=[row[0] for row in PINNED])
def test_no_move_exposes_the_general(place: Place, words: str, origin: str, expected: str) -> None:
    assert targets(place(words), origin) == set(expected.split())


CHECKED = [
    ("chariot: block or step aside", "Ke0 kd9 re5 Ra3 Ni4 nd5", "a3e3 e0d0 e0f0"),
    ("chariot: capture", "Ke0 kd9 re1 Rb1 re5 Pa4", "b1e1 e0f0"),
    (
        "cannon: screen leaves, screen added",
        "Ke0 kd9 ce5 Ne3 Ra4 Pa5",
        "e3c2 e3c4 e3d1 e3d5 e3f1 e3f5 e3g2 e3g4 a4e4 e0f0",
    ),
    ("cannon: an enemy screen stays", "Ke0 kd9 ce5 pe3 Nc2 nd5", "c2e1 e0d0 e0f0"),
    ("horse: block the leg or capture", "Ke0 kd9 nd2 Ra1 Ri2 Ae1", "a1d1 i2d2 e1d2 e0d0 e0f0"),
    ("pawn: capture or step aside", "Ke0 kd9 pe1 Rb1 nd5", "b1e1 e0e1 e0d0 e0f0"),
    ("facing generals: block or step aside", "Ke0 ke9 Ra3", "a3e3 e0d0 e0f0"),
    ("two checks at once: only the general", "Ke0 kd9 re5 nd2 Ra1 Ri2 Rh5", "e0d0 e0f0"),
]


@pytest.mark.parametrize(("words", "expected"), [row[1:] for row in CHECKED], ids=[row[0] for row in CHECKED])
def test_a_check_must_be_answered(place: Place, words: str, expected: str) -> None:
    assert {move.uci for move in place(words).legal_moves()} == set(expected.split())


def test_the_array_has_forty_four_moves() -> None:
    assert Board().count_legal() == 44
