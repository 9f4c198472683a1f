"""The record as rows and as a model: rounds, first mover, styles, and no more changes than differ."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.record.model import CURRENT_ROLE, PLY_ROLE, Cell, Column, RecordModel, Round
from app.record.rows import Line, RecordWriter
from app.texts.headings import move_time
from engine.xiangqi import Board, Move
from engine.xiangqi.notation import Script, Style

OPENING = tuple(Line(Move.from_uci(uci), ms) for uci, ms in (("h2e2", 72_000), ("h9g7", 58_400), ("h0g2", 3_600_000)))


def texts(model: QAbstractItemModel) -> list[list[str]]:
    return [[model.index(row, column).data() for column in Column] for row in range(model.rowCount())]


@pytest.fixture
def model(qapp: QApplication) -> Iterator[RecordModel]:
    made = RecordModel()
    tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    yield made
    tester.deleteLater()
    made.deleteLater()


def test_rounds_hold_both_sides_moves_and_their_times(model: RecordModel):
    model.show(RecordWriter(Board(), move_time).rounds(OPENING), 3)
    assert texts(model) == [["1", "炮二平五", "1:12", "马8进7", "0:58"], ["2", "马二进三", "1:00:00", "", ""]]


def test_black_may_move_first(model: RecordModel):
    board = Board.from_fen("3k5/9/9/9/9/9/9/9/4R4/4K4 b - - 0 7")
    lines = [Line(Move.from_uci("d9d8")), Line(Move.from_uci("e1d1"))]
    model.show(RecordWriter(board, move_time).rounds(lines), 2)
    assert texts(model) == [["7", "……", "", "将4进1", ""], ["8", "车五平六", "", "", ""]]


def test_an_irregular_move_is_marked():
    lines = [Line(Move.from_uci("h2h7"), irregular=True)]
    (row,) = RecordWriter(Board(), move_time).rounds(lines)
    assert row.red is not None
    assert row.red.text.endswith("※")


@pytest.mark.parametrize(
    ("style", "script", "first", "second"),
    [
        (Style.CHINESE, Script.SIMPLIFIED, "炮二平五", "马8进7"),
        (Style.CHINESE, Script.TRADITIONAL, "炮二平五", "馬８進７"),
        (Style.WXF, Script.SIMPLIFIED, "C2=5", "H8+7"),
    ],
)
def test_the_style_changes_all_that_was_written(style: Style, script: Script, first: str, second: str):
    writer = RecordWriter(Board(), move_time)
    writer.rounds(OPENING)
    writer.set_style(style, script)
    row = writer.rounds(OPENING)[0]
    assert row.red is not None
    assert row.black is not None
    assert (row.red.text, row.black.text) == (first, second)


def test_one_more_move_changes_one_row(model: RecordModel, qtbot: QtBot):
    writer = RecordWriter(Board(), move_time)
    model.show(writer.rounds(OPENING[:2]), 2)
    changed: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    with qtbot.waitSignal(model.rowsInserted):
        model.show(writer.rounds(OPENING), 3)
    assert set(changed) <= {(0, 0), (1, 1)}


def test_the_current_move_is_the_only_one_marked(model: RecordModel):
    model.show(RecordWriter(Board(), move_time).rounds(OPENING), 2)
    marked = [
        model.index(row, column).data(PLY_ROLE)
        for row in range(2)
        for column in (Column.RED, Column.BLACK)
        if model.index(row, column).data(CURRENT_ROLE)
    ]
    assert marked == [2]
    assert model.index_of(2) == model.index(0, Column.BLACK)
    assert not model.index_of(9).isValid()


rounds = st.lists(st.tuples(st.booleans(), st.text("马炮车", max_size=2)), max_size=8).map(
    lambda items: [
        Round(number, Cell(2 * number - 1, text), Cell(2 * number, text) if both else None)
        for number, (both, text) in enumerate(items, 1)
    ]
)


@given(st.lists(st.tuples(rounds, st.integers(0, 16)), max_size=6))
def test_any_change_of_rows_keeps_the_model_sound(qapp: QApplication, changes: list[tuple[list[Round], int]]):
    model = RecordModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for rows, current in changes:
        model.show(rows, current)
        assert [texts(model)[row][0] for row in range(len(rows))] == [str(entry.number) for entry in rows]
    tester.deleteLater()
    model.deleteLater()


@pytest.mark.parametrize(
    ("ms", "text"), [(0, "0:00"), (999, "0:00"), (59_999, "0:59"), (600_000, "10:00"), (3_600_000, "1:00:00")]
)
def test_the_time_of_a_move_is_rounded_down(ms: int, text: str):
    assert move_time(ms) == text
