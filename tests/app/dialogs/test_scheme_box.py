"""The list of time controls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.dialogs.scheme_box import SchemeBox
from engine.clock import Family, Scheme


@pytest.fixture
def box(qtbot: QtBot, english: object) -> SchemeBox:
    made = SchemeBox()
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_preset_can_be_chosen_and_is_told(box: SchemeBox) -> None:
    for scheme in Scheme:
        box.select(scheme)
        assert box.scheme is scheme
        assert box.currentData() == scheme


def test_each_group_has_a_heading_that_is_never_chosen(box: SchemeBox) -> None:
    headings = [row for row in range(box.count()) if box.itemData(row) in set(Family)]
    assert len(headings) == len(Family)
    assert box.count() == len(Family) + len(Scheme)
    for row in headings:
        assert not box.model().flags(box.model().index(row, 0)) & Qt.ItemFlag.ItemIsEnabled
        box.setCurrentIndex(row)
        assert box.currentIndex() == row + 1
        assert box.scheme == box.itemData(row + 1)


def test_keys_walk_over_the_headings(box: SchemeBox, qtbot: QtBot) -> None:
    box.select(Scheme.ALL_IN_25)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.scheme is Scheme.OLD_1
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert box.scheme is Scheme.ALL_IN_25
    qtbot.keyClick(box, Qt.Key.Key_Home)
    assert box.scheme is Scheme.S0_6_1
