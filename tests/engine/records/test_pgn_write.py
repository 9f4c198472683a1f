"""The form of the files we write, and that an independent program reads them."""

from __future__ import annotations

from pathlib import Path

import pytest
from cchess import Game as OtherGame

from engine.base import Outcome, Side, Termination, Winner
from engine.clock import TimeControl
from engine.game import Seat
from engine.records import FoulNote, Headings, Record, RecordPly, UsedTime, encode, read_pgn, write_games, write_pgn
from engine.xiangqi import Move
from engine.xiangqi.notation import Script, Style

UCI = ("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "h7h3")
FOUR_TANDEM = "3k5/4P4/4P4/9/4P4/4P4/9/9/9/5K3 w - - 0 1"
TWO_FILES = "3k5/9/2P1P4/2P1P4/9/9/9/9/9/5K3 w - - 0 1"
BLACK_FIRST = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR b - - 0 1"


def plies(*moves: str) -> tuple[RecordPly, ...]:
    return tuple(RecordPly(Move.from_uci(move)) for move in moves)


def test_a_whole_file() -> None:
    record = Record(
        Headings(
            event="春季赛",
            round="3",
            board_no="5",
            date="2026-11-29 14:00",
            place="北京",
            red=Seat('甲"一"', "甲队"),
            black=Seat("乙\n二", "乙队"),
            referee="丙",
            control=TimeControl.scheme_of("6.1"),
            regulations="standard-1999",
            extra=(("ECCO", "C66"),),
        ),
        plies=(
            RecordPly(Move.from_uci("h2e2"), 12_345),
            RecordPly(Move.from_uci("h9g7"), 3_000, comment="稳健"),
            RecordPly(Move.from_uci("h0g2"), nags=(1,)),
            RecordPly(Move.from_uci("i9h9")),
            *plies("i0h0", "h7h3"),
        ),
        result=Winner.RED,
        outcome=Outcome.loss(Side.BLACK, Termination.TIME),
        used=UsedTime(5_184_000, 5_400_000),
        fouls=(FoulNote(Side.BLACK, "9.1.3", 1, 4, "again"),),
        remarks="a\nb",
        hash="7f3a91c2",
        intro="表演赛",
    )
    assert write_pgn(record) == (
        '[Game "Chinese Chess"]\n[Event "春季赛"]\n[Site "北京"]\n[Date "2026.11.29"]\n[Round "3"]\n'
        '[RedTeam "甲队"]\n[Red "甲\\"一\\""]\n[BlackTeam "乙队"]\n[Black "乙 二"]\n[Result "1-0"]\n'
        '[Time "14:00"]\n[ECCO "C66"]\n[Board "5"]\n[Referee "丙"]\n[Regulations "standard-1999"]\n'
        '[TimeScheme "6.1"]\n[TimeControl "40/5400:10/900"]\n'
        '[RedTime "1:26:24.000"]\n[BlackTime "1:30:00.000"]\n[Termination "time"]\n'
        '[Fouls "black 9.1.3 1 4 again"]\n[Remarks "a\\\\nb"]\n[Hash "7f3a91c2"]\n'
        "\n{表演赛}\n"
        "  1. 炮二平五 {[%emt 0:00:12.345]}\n"
        "  1. ... 马８进７ {[%emt 0:00:03.000]} {稳健}\n"
        "  2. 马二进三 $1\n"
        "  2. ... 车９平８\n"
        "  3. 车一平二 炮８进４\n"
        "1-0\n"
    )


@pytest.mark.parametrize(
    ("style", "script", "form", "first"),
    [
        (Style.CHINESE, Script.SIMPLIFIED, "", "  1. 炮二平五 马８进７"),
        (Style.CHINESE, Script.TRADITIONAL, "", "  1. 炮二平五 馬８進７"),
        (Style.ABBREVIATED, Script.SIMPLIFIED, "", "  1. 炮25 马87\u0332"),
        (Style.WXF, Script.SIMPLIFIED, '[Format "WXF"]', "  1. C2=5 H8+7"),
        (Style.WXF_1997, Script.SIMPLIFIED, '[Format "WXF"]', "  1. C2.5 H8+7"),
        (Style.ICCS, Script.SIMPLIFIED, '[Format "ICCS"]', "  1. H2-E2 H9-G7"),
        (Style.UCI, Script.SIMPLIFIED, '[Format "ICCS"]', "  1. h2e2 h9g7"),
    ],
)
def test_each_style_names_its_format(style: Style, script: Script, form: str, first: str) -> None:
    lines = write_pgn(Record(plies=plies(*UCI)), style, script).splitlines()
    assert lines[lines.index("") + 1] == first
    assert lines[lines.index("") - 1] == (form or '[Result "*"]')


def test_where_black_moves_first_dots_stand_for_red() -> None:
    text = write_pgn(Record(start_fen=BLACK_FIRST, plies=plies("h9g7", "h2e2", "i9h9")))
    assert text.endswith(f'[FEN "{BLACK_FIRST}"]\n\n  1. ... 马８进７\n  2. 炮二平五 车９平８\n*\n')


def test_four_tandem_pawns_are_written_as_every_reader_takes_them() -> None:
    text = write_pgn(Record(start_fen=FOUR_TANDEM, plies=plies("e8d8")))
    assert "前兵平六" in text


def test_pawns_doubled_on_two_files_are_written_in_coordinates() -> None:
    text = write_pgn(Record(start_fen=TWO_FILES, plies=plies("c7d7", "d9e9")))
    assert '[Format "ICCS"]' in text
    assert "  1. C7-D7 D9-E9\n" in text


def test_an_irregular_move_is_marked_and_written_in_coordinates() -> None:
    record = Record(plies=(*plies("h2e2"), RecordPly(Move.from_uci("a9b8"), 1_000, irregular=True)))
    text = write_pgn(record)
    assert '[Format "ICCS"]' in text
    assert "  1. H2-E2 A9-B8 {[%emt 0:00:01.000] [%irregular]}\n" in text


def test_several_games_stand_in_one_file_with_an_empty_line_between() -> None:
    text = write_games([Record(plies=plies("h2e2")), Record(result=Winner.DRAW)])
    assert "\n*\n\n[Game " in text
    assert [game.record.result for game in read_pgn(encode(text))] == [None, Winner.DRAW]


def test_what_an_encoding_cannot_hold_does_not_stop_the_writing() -> None:
    assert encode("\ud800a", "gb18030") == b"?a"
    assert encode("炮") == "炮".encode()


@pytest.mark.parametrize("style", [Style.CHINESE, Style.ICCS])
@pytest.mark.parametrize(("start", "moves"), [(None, UCI), (BLACK_FIRST, ("h9g7", "h2e2", "i9h9", "h0g2"))])
def test_another_program_reads_our_files(
    tmp_path: Path, style: Style, start: str | None, moves: tuple[str, ...]
) -> None:
    path = tmp_path / "game.pgn"
    path.write_bytes(encode(write_pgn(Record(start_fen=start, plies=plies(*moves)), style)))
    game = OtherGame.read_from(str(path))
    assert game.dump_iccs_moves() == [list(moves)]


def test_a_move_that_the_record_lacks_is_two_dashes_and_reads_back() -> None:
    moves = (*plies("h2e2"), RecordPly(Move.null(), 1_500), *plies("h0g2"), RecordPly(Move.null()))
    text = write_pgn(Record(plies=moves))
    assert "1. 炮二平五 -- {[%emt 0:00:01.500]}" in text
    assert "马二进三 --" in text
    assert [game.record.plies for game in read_pgn(text.encode())] == [moves]


def test_a_move_that_moves_no_piece_is_named_behind_the_dashes() -> None:
    void = RecordPly(Move.null(), irregular=True, comment="E6-E5")
    text = write_pgn(Record(plies=(*plies("h2e2"), void)))
    assert "-- {[%irregular]} {E6-E5}" in text
    assert next(iter(read_pgn(text.encode()))).record.plies[1] == void
