"""The box for a length of time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QValidator
from pytestqt.qtbot import QtBot

from app.dialogs.time_box import MOST_S, TimeBox


@pytest.fixture
def box(qtbot: QtBot) -> TimeBox:
    made = TimeBox(minutes=True)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize(("seconds", "text"), [(1, "0:01"), (90, "1:30"), (3_600, "1:00:00"), (MOST_S, "99:59:59")])
def test_it_reads_what_it_writes(box: TimeBox, seconds: int, text: str) -> None:
    box.setValue(seconds)
    assert box.text() == text
    assert box.valueFromText(text) == seconds


@pytest.mark.parametrize(
    ("typed", "seconds"), [("90", 5_400), ("1:30", 90), ("1:30:00", 5_400), (":30", 30), ("0:90", 90)]
)
def test_what_is_typed_is_a_time(box: TimeBox, qtbot: QtBot, typed: str, seconds: int) -> None:
    box.selectAll()
    qtbot.keyClicks(box, typed)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert box.value() == seconds


def test_a_number_alone_is_in_the_unit_of_the_box(qtbot: QtBot) -> None:
    box = TimeBox(0)
    qtbot.addWidget(box)
    box.selectAll()
    qtbot.keyClicks(box, "30")
    assert box.value() == 30


@pytest.mark.parametrize("text", ["x", "1:2:3:4", "-5", "1.5", "100:00:00"])
def test_what_is_no_time_can_not_be_typed(box: TimeBox, text: str) -> None:
    assert box.validate(text, 0)[0] is QValidator.State.Invalid


def test_what_was_only_begun_becomes_the_least(box: TimeBox, qtbot: QtBot) -> None:
    box.selectAll()
    qtbot.keyClicks(box, "0:")
    assert box.validate("0:", 2)[0] is QValidator.State.Intermediate
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert box.value() >= box.minimum()
    assert box.fixup("0:") == "0:01"


def test_arrows_go_by_the_unit(box: TimeBox, qtbot: QtBot) -> None:
    box.setValue(600)
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert box.text() == "11:00"


def test_the_wide_colon_of_an_input_method_is_a_colon(box: TimeBox) -> None:
    assert box.valueFromText("1：05") == 65
