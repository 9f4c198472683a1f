"""The list of time controls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.dialogs.scheme_box import SchemeBox
from engine.clock import Family, Period, PeriodMode, Periods, Scheme, TimeControl, control_of

CLUB = TimeControl.even("Club evening", Periods((Period(1_500_000),), inc=5_000))
QUICK = TimeControl.all_in(180_000)


@pytest.fixture
def box(qtbot: QtBot, english: object) -> SchemeBox:
    made = SchemeBox()
    qtbot.addWidget(made)
    made.show()
    return made


def headings(box: SchemeBox) -> list[int]:
    return [row for row in range(box.count()) if not box.itemData(row)]


def test_every_preset_can_be_chosen_and_is_told(box: SchemeBox) -> None:
    for scheme in Scheme:
        assert box.select(scheme)
        assert box.name == scheme
        assert box.currentData() == scheme
        assert box.control(7, PeriodMode.RESET) == control_of(scheme, 7, PeriodMode.RESET)


def test_each_group_has_a_heading_that_is_never_chosen(box: SchemeBox) -> None:
    assert len(headings(box)) == len(Family)
    assert box.count() == len(Family) + len(Scheme)
    for row in headings(box):
        assert not box.model().flags(box.model().index(row, 0)) & Qt.ItemFlag.ItemIsEnabled
        box.setCurrentIndex(row)
        assert box.currentIndex() == row + 1
        assert box.name == box.itemData(row + 1)


def test_keys_walk_over_the_headings(box: SchemeBox, qtbot: QtBot) -> None:
    box.select(Scheme.ALL_IN_25)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.name == Scheme.OLD_1
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert box.name == Scheme.ALL_IN_25
    qtbot.keyClick(box, Qt.Key.Key_Home)
    assert box.name == Scheme.S0_6_1


def test_ones_own_stand_first_under_a_heading_of_their_own(box: SchemeBox) -> None:
    box.select(Scheme.INC_5_3)
    box.set_own((CLUB,))
    assert [box.itemText(row) for row in range(2)] == ["Your own", "Club evening　25 min + 5 s a move"]
    assert headings(box)[0] == 0
    assert box.name == Scheme.INC_5_3, "what was chosen stays chosen"
    assert box.select("Club evening")
    assert box.control() == CLUB


def test_one_that_is_gone_gives_way_to_a_preset(box: SchemeBox) -> None:
    box.set_own((CLUB,))
    box.select("Club evening")
    box.set_own(())
    assert box.name == Scheme.S0_6_1
    assert not box.select("Club evening")
    assert box.name == Scheme.S0_6_1


def test_a_control_named_like_a_family_of_presets_is_a_control(box: SchemeBox) -> None:
    box.set_own((TimeControl(Family.STEP.value, CLUB.red, CLUB.black),))
    assert box.select("step")
    assert box.control().red == CLUB.red
    box.retranslate()
    assert box.currentText() == "step　25 min + 5 s a move"


def test_a_control_named_by_its_figures_is_listed_by_them_alone(box: SchemeBox) -> None:
    box.set_own((TimeControl("3 min all-in", QUICK.red, QUICK.black),))
    assert box.itemText(1) == "3 min all-in"


def test_no_name_chooses_nothing(box: SchemeBox) -> None:
    box.select(Scheme.INC_5_3)
    assert not box.select("")
    assert box.name == Scheme.INC_5_3
