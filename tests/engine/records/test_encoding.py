from __future__ import annotations

import codecs

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.records import FileFault, read_pgn
from engine.records.encoding import decode, guess_encoding

SIMPLIFIED = '[Game "Chinese Chess"]\n[Red "胡荣华"]\n\n1. 炮二平五 马８进７\n2. 马二进三 车９平８\n*\n'
TRADITIONAL = '[Game "Chinese Chess"]\n[Red "呂欽"]\n\n1. 炮二平五 馬８進７\n2. 馬二進三 車９平８\n*\n'
NAMES_IN_BIG5 = '[Event "全國象棋個人賽"]\n[Red "黑龍江孫鐵瑞"]\n[Black "安徽張元啟"]\n\n1. h2e2 h9g7\n'
NAMES_IN_GBK = '[Event "全国象棋个人赛"]\n[Red "黑龙江孙铁瑞"]\n[Black "安徽张元启"]\n\n1. h2e2 h9g7\n'


@pytest.mark.parametrize(
    ("text", "encoding", "guessed"),
    [
        (SIMPLIFIED, "utf-8", "utf-8"),
        (SIMPLIFIED, "gb18030", "gb18030"),
        (TRADITIONAL, "utf-8", "utf-8"),
        (TRADITIONAL, "gb18030", "gb18030"),
        (TRADITIONAL, "cp950", "cp950"),
        ("1. 馬82 車98\n2. 炮25\n", "cp950", "cp950"),
        ("1. 馬82 車98\n2. 炮25\n", "gb18030", "gb18030"),
        (NAMES_IN_BIG5, "cp950", "cp950"),
        (NAMES_IN_BIG5, "gb18030", "gb18030"),
        (NAMES_IN_GBK, "gb18030", "gb18030"),
        ("1. H2-E2 H9-G7", "ascii", "utf-8"),
        ("", "ascii", "utf-8"),
    ],
)
def test_the_encoding_is_found(text: str, encoding: str, guessed: str) -> None:
    data = text.encode(encoding)
    assert guess_encoding(data) == guessed
    assert decode(data) == (text, guessed, 0)


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [(codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")],
)
def test_a_byte_order_mark_decides_and_is_no_text(mark: bytes, encoding: str) -> None:
    assert decode(mark + SIMPLIFIED.encode(encoding)).text == SIMPLIFIED


def test_moves_far_down_the_file_still_decide() -> None:
    head = ('[Event "\u8c61\u68cb"]\n{' + "a" * 400_000 + "}\n").encode("cp950")
    assert guess_encoding(head + "1. 炮二平五 馬８進７".encode("cp950")) == "cp950"


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_line_ends_become_one(end: str) -> None:
    assert decode(SIMPLIFIED.replace("\n", end).encode()).text == SIMPLIFIED


def test_damage_in_a_utf_8_file_costs_its_own_signs_only() -> None:
    first, second = (SIMPLIFIED.replace("胡荣华", name).encode() for name in ("胡荣华", "柳大华"))
    games = list(read_pgn(first + second.replace("柳".encode(), b"\xff")))
    assert [len(game.record.plies) for game in games] == [4, 4]
    assert games[0].faults == ()
    (fault,) = games[1].faults
    assert fault.kind is FileFault.BAD_BYTES
    assert (fault.place.line, fault.place.offset) == (8, 6)
    assert fault.values == {"count": 1, "encoding": "utf-8"}
    assert games[1].record.headings.red.name == "\ufffd大华"


def test_a_sign_of_replacement_in_good_utf_8_is_no_damage() -> None:
    assert decode("\ufffd".encode()).replaced == 0


@settings(deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_have_a_text(data: bytes) -> None:
    assert "\r" not in decode(data).text
