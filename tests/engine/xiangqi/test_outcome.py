"""Mate (将死) and 困毙 (S0 3.1, 3.2, 4.1.1, 4.1.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.xiangqi import Board, Move

Place = Callable[..., Board]

MATED = {
    "two chariots": "Ke0 kd9 Ra9 Rb8",
    "cannon behind horse": "Kd0 ke9 Ne7 Ce5",
    "doubled cannons": "Kd0 ke9 Ce5 Ce3 ad9 af9",
    "chariot with a pawn at the general's side": "Ke0 kd9 Rd1 Pe8",
    "pawns and chariot": "Ke0 kd9 Re8 Pc8 Pd8",
    "a cannon that can't come back": "Ke0 kd9 Ra9 cd8 Pe8",
}
WITHOUT_A_MOVE = {
    "pawn at the palace and the generals' open file": "Ke0 kd9 Pc8",
    "chariot and pawn": "Kd0 ke9 Rf1 Pd8",
    "two pawns": "Kd0 ke9 Pd8 Pf8",
    "a horse with both legs blocked": "Ke0 kd9 Pc8 na9 Pb9 Pa8",
}
GOES_ON = {
    "an advisor blocks": "Kd0 ke9 Ce5 Ce3 ad9 af9 be7",
    "an advisor captures the pawn": "Kd0 ke9 Pe8 Re1 ad9 af9",
    "the general steps up": "Ke0 kd9 Ra9 Ca8",
    "a pawn still has a move": "Ke0 kd9 Pc8 pa5",
    "a horse still has a leg": "Ke0 kd9 Pc8 na9 Pb9",
    "no check and moves left": "Ke0 kd9 Ra8 pc4",
}


@pytest.mark.parametrize("words", MATED.values(), ids=MATED)
def test_a_check_without_an_answer_is_mate(place: Place, words: str) -> None:
    board = place(words, Side.BLACK)
    assert board.outcome() == Outcome(Termination.CHECKMATE, Winner.RED, "4.1.1")
    assert board.legal_moves() == []


@pytest.mark.parametrize("words", WITHOUT_A_MOVE.values(), ids=WITHOUT_A_MOVE)
def test_a_side_without_a_move_loses(place: Place, words: str) -> None:
    board = place(words, Side.BLACK)
    assert board.outcome() == Outcome(Termination.STALEMATE, Winner.RED, "4.1.3")
    assert not board.is_check()


@pytest.mark.parametrize("words", GOES_ON.values(), ids=GOES_ON)
def test_a_side_with_a_move_plays_on(place: Place, words: str) -> None:
    assert place(words, Side.BLACK).outcome() is None


@pytest.mark.parametrize("words", [*MATED.values(), *WITHOUT_A_MOVE.values()])
def test_the_other_side_in_the_same_position_plays_on(place: Place, words: str) -> None:
    assert place(words, Side.RED).outcome() is None


def test_red_can_lose_too(place: Place) -> None:
    assert place("Ke0 kd9 ra0 rb1").outcome() == Outcome(Termination.CHECKMATE, Winner.BLACK)
    assert place("Kd0 ke9 pc1").outcome() == Outcome(Termination.STALEMATE, Winner.BLACK)


def test_a_game_ends_with_the_mating_move() -> None:
    board = Board.from_fen("3k5/1R7/9/9/9/9/9/9/9/R3K4 w")
    board.push(Move.from_uci("a0a9"))
    assert board.outcome() == Outcome(Termination.CHECKMATE, Winner.RED)
    board.pop()
    assert board.outcome() is None


def test_a_side_without_a_general_is_not_in_check_and_loses_only_without_a_move(place: Place) -> None:
    assert place("kd9 re5 Pa5").outcome() is None
    assert place("kd9 re5").outcome() == Outcome(Termination.STALEMATE, Winner.BLACK)
