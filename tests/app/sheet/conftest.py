"""Records to print: whole games made on the board."""

from __future__ import annotations

import random

import pytest

from engine.base import Outcome, Side, Termination
from engine.clock import TimeControl
from engine.game import Seat
from engine.records import FoulNote, Headings, Record, RecordPly, UsedTime
from engine.xiangqi import Board, Move

HASH = "7f3a91c2" * 8
HEADINGS = Headings(
    event="春季俱乐部赛",
    round="3",
    board_no="5",
    date="2026-11-29",
    place="文化宫二楼",
    red=Seat("棋手甲", "甲队"),
    black=Seat("棋手乙", "乙队"),
    referee="裁判丙",
    control=TimeControl.scheme_of("6.1"),
    regulations="standard-1999",
)


def play(plies: int, fen: str | None = None, seed: int = 7) -> tuple[RecordPly, ...]:
    """Random legal moves; shorter if the game ends by itself."""
    chance, board, made = random.Random(seed), Board() if fen is None else Board.from_fen(fen), []
    while len(made) < plies and (moves := board.legal_moves()):
        move = chance.choice(sorted(moves, key=lambda move: move.uci))
        made.append(RecordPly(move, used_ms=chance.randrange(200, 600_000)))
        board.push(move)
    return tuple(made)


@pytest.fixture
def long_record() -> Record:
    """82 rounds, lost on time by Black."""
    plies = play(164)
    assert len(plies) == 164
    return Record(
        HEADINGS,
        plies=plies,
        result=Outcome.loss(Side.BLACK, Termination.TIME).winner,
        outcome=Outcome.loss(Side.BLACK, Termination.TIME),
        used=UsedTime(5_184_999, 5_400_001),
        fouls=(FoulNote(Side.BLACK, "9.1.3", 1, 16, "再次提和"),),
        remarks="第二次提和被拒后仍提和。",
        hash=HASH,
    )


@pytest.fixture
def black_first() -> Record:
    fen = "3akab2/3c5/4b3c/p2PN3p/7r1/2RN2p2/P3P3n/4C4/4A4/2B1KAB2 b - - 0 1"
    return Record(HEADINGS, start_fen=fen, plies=play(9, fen))


@pytest.fixture
def five_pawns() -> Record:
    """Five pawns of Red on one file, each of them moved once."""
    fen = "4k4/4P4/4P4/4P4/4P4/4P4/9/9/9/3K5 w - - 0 1"
    moves = [("e4d4", "e9f9"), ("e5d5", "f9e9"), ("e6d6", "e9f9"), ("e7d7", "f9e9"), ("e8d8", "e9f9")]
    plies = tuple(RecordPly(Move.from_uci(uci)) for pair in moves for uci in pair)
    return Record(HEADINGS, start_fen=fen, plies=plies)
