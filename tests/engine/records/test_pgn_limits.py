"""Any bytes are read without an error, in a time that grows with their number and no faster."""

from __future__ import annotations

import time
import tracemalloc
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.records import Record, encode, read_pgn, write_pgn

PIECES = (
    *("1. ", "炮二平五", " 马8进7", "h2e2", "C2=5", "Che2", "33.4", "++.4", "a10", "前", "兵", "平", "３", "\u0332"),
    *("{", "}", "(", ")", "（", "）", "[", "]", ";", "%", "$1", "!!12.", "...", "[%emt 0:00:01]", "[%irregular]"),
    *('[Event "x"]', '[FEN "', '"]', "9/9/9/9/9/9/9/9/9/9", " b ", '"', "\\", "1-0", "0-1", "*"),
    *("\n", "\n\n", "\ufeff", "\x00"),
)
REPEATED = [
    "{",
    "}",
    "(",
    ")",
    "[",
    '[A "',
    '[A "x\n',
    '[A "]',
    '[Event "x"]\n',
    '[Event "x"]\n\n',
    '[Event "x"]\n1. h2e2 {open\n',
    '[Event "x"]\n\n1. h2e2 {a}\n\n',
    '{\n[Event "x"]\n',
    "{ {",
    "1",
    "1 ",
    "1.",
    ".",
    "word ",
    "word 1.\n",
    "炮二平",
    "前炮二",
    "h2e2 ",
    "1. h2e2 (",
    "1. h2e2 (h2e2) ",
    "a0b5 {[%irregular]} ",
    "Che2 ",
    "$1",
    "!!",
    "1-0",
    "* ",
    "C2.",
    "+-",
    ";",
    ";\n",
    "\r",
    " ",
    "[%emt ",
    " [%emt",
    '"',
    '" ',
    "\\",
    "\ufffd",
]


ATTEMPTS = 3
"""A busy machine may spoil one comparison of times; growth out of step spoils them all."""


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_read(data: bytes) -> None:
    for game in read_pgn(data):
        assert write_pgn(game.record)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join))
def test_any_mixture_of_signs_is_read_and_what_was_read_can_be_written(text: str) -> None:
    for game in read_pgn(text.encode()):
        assert game.plies >= len(game.record.plies)
        again = list(read_pgn(encode(write_pgn(game.record))))
        assert [one.record.plies for one in again] == [game.record.plies]


@pytest.mark.parametrize("unit", REPEATED)
def test_the_time_grows_with_the_length(unit: str) -> None:
    """Four times the text may take a little more than four times the time; square growth would take sixteen."""
    short = (unit * (20_000 // len(unit))).encode()
    assert any(_seconds(short * 4) < 9 * _seconds(short) + 0.15 for _ in range(ATTEMPTS))


@pytest.mark.parametrize("unit", ["( ", "(a "])
def test_deep_brackets_take_no_longer_than_others(unit: str) -> None:
    head = '[Event "x"]\n\n1. 炮二平五 '.encode()
    few, many = (head + unit.encode() * count for count in (10_000, 80_000))
    assert any(_seconds(many) < 16 * _seconds(few) + 0.15 for _ in range(ATTEMPTS))


def _seconds(data: bytes) -> float:
    start = time.process_time()
    for _ in read_pgn(data):
        pass
    return time.process_time() - start


def test_a_long_file_is_read_game_by_game() -> None:
    """The first game of a big file costs no more memory than the text itself, in its two forms."""
    data = encode(write_pgn(Record()) * 20_000)
    tracemalloc.start()
    try:
        assert len(list(islice(read_pgn(data), 3))) == 3
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 4 * len(data)


def test_pieces_of_a_long_file_join_as_if_it_were_one(monkeypatch: pytest.MonkeyPatch) -> None:
    one = '[Event "a"]\n\n{x}\n1. h2e2 h9g7\n2. h0h5\n\n'
    data = (one + '[Event "b"]\n\n{open\n\n' + one + '[Event "c"]\n\n[Site "d"]\n\n1. h2e2 *\n\n' + one).encode()
    whole = list(read_pgn(data))
    monkeypatch.setattr("engine.records.pgn._BLOCK", 1)
    assert list(read_pgn(data)) == whole
    assert [game.line for game in whole] == [1, 7, 11, 17, 23]
