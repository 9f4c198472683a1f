"""A record written as PGN reads back as it was, in every style, script and encoding."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Outcome, Side, Termination, Winner
from engine.clock import (
    ByoShow,
    ByoYomi,
    Canadian,
    Delay,
    DelayShow,
    Hourglass,
    IncrementAt,
    Period,
    PeriodMode,
    Periods,
    TimeControl,
)
from engine.game import Seat
from engine.records import (
    FoulNote,
    Headings,
    Record,
    RecordPly,
    UsedTime,
    encode,
    read_pgn,
    write_games,
    write_pgn,
)
from engine.xiangqi import Board, Move
from engine.xiangqi.notation import Script, Style

STARTS = (
    None,
    "3ak1b2/4a4/2c1b4/5R2p/p1p1C2r1/9/P3PN2P/c3B4/4A4/4KAB2 b - - 0 1",
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1",
    "3k5/4P4/4P4/2P1P4/4P4/9/9/9/9/5K3 w - - 4 30",
    "3k5/9/2P1P4/2P1P4/4P4/9/9/9/9/5K3 w - - 0 1",
    "4k4/9/9/9/9/2p1p4/2p1p4/4p4/9/5K3 b - - 0 1",
)
KNOWN = {
    *("game", "event", "site", "date", "time", "round", "red", "redteam", "black", "blackteam", "white", "whiteteam"),
    *("result", "fen", "format", "setup", "board", "referee", "regulations", "timescheme", "timecontrol"),
    *("blacktimecontrol", "timemode", "redtime", "blacktime", "termination", "fouls", "remarks", "hash"),
}

signs = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))
lines = st.text(signs, max_size=20).map(str.strip).filter(lambda text: text not in ("?", "????.??.??"))
words = st.one_of(
    lines,
    st.text(st.sampled_from('"\\[]{}();%$. a炮二平五1-0\n'), max_size=20).map(str.strip),
    st.sampled_from(["[%irregular]", "a [%emt 0:00:01] b", "&#125;", "&#38;#125;", '[Event "x"]', "1. 炮二平五 (x"]),
)
single = words.filter(lambda text: "\n" not in text and text != "?")
paragraphs = st.lists(words, max_size=3).map(lambda parts: "\n".join(parts).strip())
times = st.none() | st.integers(0, 40_000_000)
names = st.from_regex(r"[A-Z][a-zA-Z0-9]{0,8}", fullmatch=True).filter(lambda name: name.lower() not in KNOWN)
dates = st.one_of(
    st.dates().map(lambda date: date.isoformat()),
    st.datetimes().map(lambda at: f"{at:%Y-%m-%d %H:%M}".rjust(16, "0")),
    st.sampled_from(["1997年11月16日", "23-6-2009", "1984", "2009-1-2"]),
)
spans = st.integers(1, 10**9)
counts = st.integers(1, 999)
periods = st.lists(st.builds(Period, spans, st.none() | counts), min_size=1, max_size=3).map(tuple)
modes, delays, byo_shows = st.sampled_from(PeriodMode), st.sampled_from(DelayShow), st.sampled_from(ByoShow)


@st.composite
def controls(draw: st.DrawFn) -> TimeControl:
    at = draw(st.sampled_from(IncrementAt))
    mode, delay, byo_show = draw(modes), draw(delays), draw(byo_shows)
    counted = byo_show is ByoShow.OVERRUNS
    kinds = st.one_of(
        st.builds(Periods, periods, st.just(mode)),
        st.builds(Periods, periods, st.just(mode), spans, st.just(at)),
        st.builds(Delay, st.integers(0, 10**9), spans, st.just(delay)),
        st.builds(ByoYomi, st.just(0) if counted else st.integers(0, 10**9), spans, counts, st.just(byo_show)),
        st.builds(Canadian, st.integers(0, 10**9), spans, counts),
        st.builds(Hourglass, spans),
    )
    red = draw(kinds)
    same = kinds.filter(lambda kind: type(kind) is type(red) and kind.manner == red.manner)
    return TimeControl(draw(single.filter(bool)), red, draw(same))


@st.composite
def headings(draw: st.DrawFn) -> Headings:
    control = draw(st.none() | controls())
    return Headings(
        event=draw(single),
        round=draw(single),
        board_no=draw(single),
        date=draw(dates),
        place=draw(single),
        red=Seat(draw(single), draw(single)),
        black=Seat(draw(single), draw(single)),
        referee=draw(single),
        control=control,
        time_control="" if control else draw(st.sampled_from(["", "15-5-15", "120+1", "6.5 包干"])),
        regulations=draw(single),
        extra=tuple(
            draw(st.lists(st.tuples(names, single.filter(bool)), max_size=3, unique_by=lambda tag: tag[0].lower()))
        ),
    )


@st.composite
def plies(draw: st.DrawFn, start: str | None, irregular: bool) -> tuple[RecordPly, ...]:
    board = Board() if start is None else Board.from_fen(start)
    chance = random.Random(draw(st.integers(0, 2**32)))
    made = []
    for _ in range(draw(st.integers(0, 40))):
        strange = irregular and chance.random() < 0.1
        moves = _any_moves(board, chance) if strange else board.legal_moves()
        if not moves:
            break
        move = chance.choice(sorted(moves, key=str))
        marks = draw(st.lists(st.integers(1, 139), max_size=2)) if chance.random() < 0.1 else []
        comment = draw(paragraphs) if chance.random() < 0.1 else ""
        made.append(RecordPly(move, draw(times), strange, comment, tuple(marks)))
        board.push(move)
    return tuple(made)


def _any_moves(board: Board, chance: random.Random) -> list[Move]:
    origins = [point for point, _ in board.pieces()]
    target = chance.randrange(90)
    return [Move.of(origin, target) for origin in origins if origin != target]


@st.composite
def records(draw: st.DrawFn, irregular: bool = False) -> Record:
    start = draw(st.sampled_from(STARTS))
    result = draw(st.none() | st.sampled_from(Winner))
    outcome = None
    if result is not None and draw(st.booleans()):
        outcome = Outcome(draw(st.sampled_from(Termination)), result, draw(st.sampled_from(["", "4.1.10", "7(一)"])))
    fouls = st.builds(
        FoulNote,
        st.sampled_from(Side),
        st.sampled_from(["9.1.3", "7(二)"]),
        st.integers(1, 9),
        st.integers(0, 300),
        paragraphs,
    )
    return Record(
        draw(headings()),
        start,
        draw(plies(start, irregular)),
        result,
        outcome,
        UsedTime(draw(times), draw(times)),
        tuple(draw(st.lists(fouls, max_size=3))),
        draw(paragraphs),
        draw(st.sampled_from(["", "7f3a91c2" * 8])),
        draw(paragraphs),
        UsedTime(draw(times), draw(times)),
    )


@settings(max_examples=120, deadline=None)
@given(records(), st.sampled_from(Style), st.sampled_from(Script))
def test_a_record_reads_back_as_it_was(record: Record, style: Style, script: Script) -> None:
    (read,) = read_pgn(encode(write_pgn(record, style, script)))
    assert read.faults == ()
    assert read.record == record


@settings(max_examples=60, deadline=None)
@given(records(irregular=True), st.sampled_from(Style))
def test_irregular_moves_stand_in_the_file_and_read_back(record: Record, style: Style) -> None:
    (read,) = read_pgn(encode(write_pgn(record, style)))
    assert read.faults == ()
    assert read.record == record


@settings(max_examples=30, deadline=None)
@given(st.lists(records(), max_size=4))
def test_many_records_in_one_file_stay_apart(games: list[Record]) -> None:
    assert [read.record for read in read_pgn(encode(write_games(games)))] == games


@pytest.mark.parametrize("script", Script)
@pytest.mark.parametrize("style", [Style.CHINESE, Style.ABBREVIATED])
def test_a_chinese_record_in_gb18030_is_recognised(style: Style, script: Script) -> None:
    moves = tuple(RecordPly(Move.from_uci(uci)) for uci in ("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "h7h3"))
    record = Record(Headings("全国赛", red=Seat("胡荣华", "上海"), black=Seat("柳大華", "湖北")), plies=moves)
    (read,) = read_pgn(encode(write_pgn(record, style, script), "gb18030"))
    assert read.record == record
