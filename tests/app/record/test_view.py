"""The table of rounds on the screen."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.record.model import RecordModel
from app.record.rows import Line, RecordWriter
from app.record.view import RecordTable
from app.texts.headings import move_time
from engine.xiangqi import Board, Move

SHUFFLE = [Line(Move.from_uci(uci)) for uci in ("h2e2", "h7e7", "e2h2", "e7h7")] * 15


def test_the_last_move_stays_in_sight_when_the_table_shrinks(qtbot: QtBot):
    model = RecordModel()
    table = RecordTable(model)
    qtbot.addWidget(table)
    table.resize(400, 400)
    table.show()
    model.show(RecordWriter(Board(), move_time).rounds(SHUFFLE), len(SHUFFLE))
    table.resize(400, 150)
    last = table.visualRect(model.index_of(len(SHUFFLE)))
    assert table.viewport().rect().contains(last)
