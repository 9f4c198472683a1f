"""A small window: every row of the record is whole, nothing lies over anything else, and the clock keeps its size."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QWidget

from engine.base import Side

SMALL = (853, 533)
SIZES = pytest.mark.parametrize("size", [SMALL, (1024, 600), (1280, 800)])


def lay_out(table: Any, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


def place(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def play(table: Any, setups: Any, profile: str) -> None:
    table.sit_down(setups(profile, referee="Zhou"))
    table.start()
    for uci in ("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "g3g4", "c6c5", "b0c2", "g6g5", "g4g5", "c5c4"):
        table.move(uci, after_ms=100)


def shown_parts(page: Any) -> list[QWidget]:
    record = (page.card.table, page.card.entry)
    parts = (page.faces, page.banner, *record, page.question, page.bar, page.review, page.sentence)
    return [part for part in parts if part.isVisible()]


def check_whole(page: Any) -> None:
    """Rows are whole, and no part reaches into another or out of the window."""
    table = page.card.table
    assert table.viewport().height() % table.verticalHeader().defaultSectionSize() == 0
    assert table.rowAt(0) >= 0
    assert table.visualRect(table.model().index(table.rowAt(0), 0)).top() == 0
    parts = shown_parts(page)
    for number, part in enumerate(parts):
        assert page.window().rect().contains(place(part))
        assert not [other for other in parts[:number] if place(other).intersects(place(part))]


@SIZES
@pytest.mark.parametrize("profile", ["friendly", "standard-1999"])
def test_a_question_takes_its_room_from_the_record_alone(table: Any, setups: Any, size: Any, profile: str):
    play(table, setups, profile)
    lay_out(table, size)
    check_whole(table.page)
    clock = place(table.page.faces)
    table.play.bar_acts.offer_draw()
    lay_out(table, size)
    assert table.page.question.isVisible()
    assert place(table.page.faces) == clock
    check_whole(table.page)


@SIZES
def test_stopped_and_over_and_looked_at_nothing_is_cut(table: Any, setups: Any, size: Any):
    play(table, setups, "friendly")
    table.play.bar_acts.toggle_pause()
    lay_out(table, size)
    check_whole(table.page)
    table.play.session.go_on()
    table.play.session.resign(Side.RED)
    lay_out(table, size)
    check_whole(table.page)
    table.click(table.page.question.button("look"))
    lay_out(table, size)
    check_whole(table.window.game.page)


def test_before_the_start_and_in_a_pause_one_box_says_what_goes_on(table: Any, setups: Any):
    table.sit_down(setups())
    line, question = table.page.sentence.label, table.page.question._text
    assert "All is set" in question.text()
    assert line.text() == ""
    table.start()
    assert line.text()
    table.play.bar_acts.toggle_pause()
    assert question.text() == "The clocks are stopped. Red to move."
    assert line.text() == ""
    table.play.session.offer_draw(Side.RED)
    assert line.text(), "what is refused is told all the same"
