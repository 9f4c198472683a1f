from __future__ import annotations

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.records import FoulNote, Headings, Record, RecordPly, SheetCell, SheetRow, UsedTime, sheet_of
from engine.xiangqi import Kind, Move, Piece
from engine.xiangqi.notation import Script, Style

UCI = ("h2e2", "h9g7", "h0g2", "i9h9", "i0h0")
BLACK_FIRST = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR b - - 0 1"
FIVE_TANDEM = "3k5/4P4/4P4/4P4/4P4/4P4/9/9/9/5K3 w - - 0 1"


def plies(*moves: str) -> tuple[RecordPly, ...]:
    return tuple(RecordPly(Move.from_uci(move)) for move in moves)


def texts(record: Record, style: Style = Style.ABBREVIATED, script: Script = Script.SIMPLIFIED) -> list[str]:
    cells = [cell for row in sheet_of(record, style, script).rows for cell in (row.red, row.black)]
    return [cell.text if cell else "" for cell in cells]


def test_rounds_are_rows() -> None:
    sheet = sheet_of(Record(plies=plies(*UCI)))
    assert [row.number for row in sheet.rows] == [1, 2, 3]
    assert sheet.rows[1] == SheetRow(2, SheetCell(3, "马23\u0332"), SheetCell(4, "车98"))
    assert sheet.rows[2].black is None


def test_where_black_moves_first_reds_first_cell_is_empty() -> None:
    sheet = sheet_of(Record(start_fen=BLACK_FIRST, plies=plies("h9g7", "h2e2", "i9h9")))
    assert sheet.start is not None
    assert sheet.start.to_move is Side.BLACK
    assert sheet.rows[0].red is None
    assert [(row.red and row.red.ply, row.black and row.black.ply) for row in sheet.rows] == [(None, 1), (2, 3)]


@pytest.mark.parametrize(
    ("style", "script", "written"),
    [
        (Style.CHINESE, Script.SIMPLIFIED, ["炮二平五", "马8进7"]),
        (Style.CHINESE, Script.TRADITIONAL, ["炮二平五", "馬８進７"]),
        (Style.ABBREVIATED, Script.SIMPLIFIED, ["炮25", "马87\u0332"]),
        (Style.WXF, Script.SIMPLIFIED, ["C2=5", "H8+7"]),
    ],
)
def test_full_and_abbreviated_record(style: Style, script: Script, written: list[str]) -> None:
    assert texts(Record(plies=plies("h2e2", "h9g7")), style, script) == written


def test_the_abbreviated_record_may_keep_chinese_numerals_for_red() -> None:
    row = sheet_of(Record(plies=plies("h2e2", "h9g7")), red_chinese_digits=True).rows[0]
    assert row.red is not None
    assert row.red.text == "炮二五"


def test_five_tandem_pawns_have_their_names() -> None:
    record = Record(start_fen=FIVE_TANDEM, plies=plies("e4d4", "d9d8"))
    assert texts(record, Style.CHINESE) == ["五兵平六", "将4进1"]


def test_times_totals_and_results_are_handed_on() -> None:
    outcome = Outcome.loss(Side.BLACK, Termination.TIME)
    ply = RecordPly(Move.from_uci("h2e2"), 5_000)
    sheet = sheet_of(Record(plies=(ply,), used=UsedTime(5_000, None), result=Winner.RED, outcome=outcome))
    assert sheet.rows[0].red == SheetCell(1, "炮25", 5_000)
    assert sheet.has_times
    assert (sheet.used, sheet.result, sheet.outcome) == (UsedTime(5_000, None), Winner.RED, outcome)
    assert not sheet_of(Record(plies=plies("h2e2"))).has_times


@pytest.mark.parametrize(
    ("start", "side", "ply", "round_"),
    [
        (None, Side.RED, 0, 0),
        (None, Side.RED, 1, 1),
        (None, Side.BLACK, 1, 1),
        (None, Side.RED, 4, 3),
        (None, Side.BLACK, 4, 2),
        (None, Side.RED, 5, 3),
        (None, Side.BLACK, 5, 3),
        (BLACK_FIRST, Side.BLACK, 1, 1),
        (BLACK_FIRST, Side.RED, 1, 2),
        (BLACK_FIRST, Side.BLACK, 2, 2),
    ],
)
def test_a_foul_stands_in_the_round_its_side_is_playing(start: str | None, side: Side, ply: int, round_: int) -> None:
    (foul,) = sheet_of(Record(start_fen=start, fouls=(FoulNote(side, "9.1.3", 2, ply),))).fouls
    assert (foul.side, foul.article, foul.count, foul.round) == (side, "9.1.3", 2, round_)


def test_fouls_are_counted_by_side() -> None:
    fouls = (FoulNote(Side.BLACK, "9.1.3", 2), FoulNote(Side.RED, "9.1.1"), FoulNote(Side.BLACK, "9.1.1"))
    sheet = sheet_of(Record(fouls=fouls))
    assert (sheet.foul_count(Side.RED), sheet.foul_count(Side.BLACK)) == (1, 3)


def test_an_irregular_move_is_marked_and_the_record_goes_on_from_the_board_as_it_is() -> None:
    strange = RecordPly(Move.from_uci("a0b2"), irregular=True)
    sheet = sheet_of(Record(plies=(*plies("h2e2", "h9g7"), strange, *plies("i9h9"))))
    assert sheet.has_irregular
    row = sheet.rows[1]
    assert row.red is not None
    assert row.red.irregular
    assert row.black is not None
    assert (row.black.text, row.black.irregular) == ("车98", False)
    assert not sheet_of(Record(plies=plies("h2e2"))).has_irregular


def test_another_start_is_noted_with_every_piece() -> None:
    start = sheet_of(Record(start_fen="3k5/9/9/9/9/9/9/9/4p4/R4K3 w - - 3 9")).start
    assert start is not None
    assert start.fen == "3k5/9/9/9/9/9/9/9/4p4/R4K3 w - - 3 9"
    assert start.pieces == (
        (Piece(Kind.GENERAL, Side.RED), "f0"),
        (Piece(Kind.CHARIOT, Side.RED), "a0"),
        (Piece(Kind.GENERAL, Side.BLACK), "d9"),
        (Piece(Kind.PAWN, Side.BLACK), "e1"),
    )
    assert start.to_move is Side.RED
    assert sheet_of(Record()).start is None


@pytest.mark.parametrize(("digest", "seal"), [("7f3a91c2e5", "7f3a 91c2"), ("7f3a9", "7f3a 9"), ("", "")])
def test_the_hash_is_shown_by_its_beginning(digest: str, seal: str) -> None:
    assert sheet_of(Record(hash=digest)).seal == seal


def test_a_result_that_contradicts_the_ending_is_no_record() -> None:
    with pytest.raises(ValueError, match="contradicts"):
        Record(Headings(), result=Winner.RED, outcome=Outcome.loss(Side.RED, Termination.TIME))


def test_a_move_that_the_record_lacks_keeps_its_place_and_its_time() -> None:
    void = RecordPly(Move.null(), irregular=True, comment="E6-E5")
    sheet = sheet_of(Record(plies=(*plies("h2e2"), RecordPly(Move.null(), 1_500), *plies("h0g2"), void)))
    assert sheet.rows[0].black == SheetCell(2, "", 1_500, missing=True)
    assert sheet.rows[1] == SheetRow(2, SheetCell(3, "马23\u0332"), SheetCell(4, "E6-E5", irregular=True))
