"""A game as text to paste."""

from __future__ import annotations

import pytest

from engine.base import Winner
from engine.records import Record, RecordPly, write_moves
from engine.xiangqi import Move
from engine.xiangqi.notation import Style

FEN = "4k4/9/9/9/9/9/9/9/4A4/3K5 b - - 0 1"


def record(*moves: str, fen: str | None = None, result: Winner | None = None) -> Record:
    return Record(start_fen=fen, plies=tuple(RecordPly(Move.from_uci(uci)) for uci in moves), result=result)


@pytest.mark.parametrize(
    ("style", "text"),
    [
        (Style.CHINESE, "1. 炮二平五 马8进7\n2. 马二进三\n"),
        (Style.ABBREVIATED, "1. 炮25 马87\u0332\n2. 马23\u0332\n"),
        (Style.WXF, "1. C2=5 H8+7\n2. H2+3\n"),
        (Style.ICCS, "1. H2-E2 H9-G7\n2. H0-G2\n"),
    ],
)
def test_a_round_is_a_line_in_any_notation(style: Style, text: str) -> None:
    assert write_moves(record("h2e2", "h9g7", "h0g2"), style) == text


def test_red_s_digits_can_be_chinese_in_the_abbreviated_record() -> None:
    assert write_moves(record("h2e2"), Style.ABBREVIATED, red_chinese_digits=True) == "1. 炮二五\n"


def test_another_start_stands_first_and_the_result_last() -> None:
    text = write_moves(record("e9f9", "d0e0", fen=FEN, result=Winner.DRAW), Style.CHINESE)
    assert text == f"{FEN}\n\n1. ... 将5平6\n2. 帅六平五\n1/2-1/2\n"


def test_a_move_against_the_rules_is_marked() -> None:
    irregular = Record(plies=(RecordPly(Move.from_uci("e0e2"), irregular=True),))
    assert "※" in write_moves(irregular, Style.ICCS)


def test_no_moves_are_no_text() -> None:
    assert write_moves(Record(), Style.CHINESE) == ""
