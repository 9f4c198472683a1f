"""The form for a time control of one's own, by hand."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app import i18n
from app.dialogs.control_draft import COUNTS, TIMES, Make
from app.dialogs.control_editor import ControlEditor
from app.i18n import Language
from app.own_controls import Own
from app.settings import MOST_CONTROLS
from engine.base import Side
from engine.clock import ByoYomi, IncrementAt, Period, PeriodMode, Periods, Scheme, TimeControl, control_of

CLUB = TimeControl.even("Club", Periods((Period(1_500_000),), inc=5_000))
RAPID = TimeControl.even("Rapid", Periods((Period(600_000),)))


class Desk:
    """The editor, and what it kept."""

    def __init__(self, editor: ControlEditor, window: QWidget) -> None:
        self.editor, self.window = editor, window
        self.kept: list[tuple[Own, str]] = []
        self.left = 0
        editor.kept.connect(lambda own, name: self.kept.append((own, name)))
        editor.cancelled.connect(self._leave)

    def _leave(self) -> None:
        self.left += 1

    def choose(self, make: Make) -> None:
        box = self.editor.fields.make
        box.setCurrentIndex(box.findData(make.value))

    def figure(self, name: str, side: Side = Side.RED) -> Any:
        return self.editor.fields.figures[name, side]

    @property
    def asked(self) -> set[str]:
        return {name for name in (*COUNTS, *TIMES) if self.figure(name).isVisibleTo(self.editor)}


@pytest.fixture
def desk(qtbot: QtBot, english: QApplication) -> Desk:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 700)
    editor = ControlEditor(window)
    editor.resize(900, 700)
    window.show()
    qtbot.waitExposed(window)
    return Desk(editor, window)


def test_a_preset_is_where_a_control_of_ones_own_begins(desk: Desk, qtbot: QtBot) -> None:
    desk.editor.begin(control_of(Scheme.INC_10_5), (CLUB,))
    assert desk.editor.name.text() == "10 min + 5 s a move"
    desk.figure("inc").setValue(8)
    assert desk.editor.name.text() == "10 min + 8 s a move"
    assert desk.editor.meaning.text() == (
        "Each side has 10 min for all its moves. Each completed move adds 8 s. A move at the last moment is in time."
    )
    qtbot.mouseClick(desk.editor.accept, Qt.MouseButton.LeftButton)
    ((own, name),) = desk.kept
    assert name == "10 min + 8 s a move"
    assert own == (CLUB, TimeControl.even(name, Periods((Period(600_000),), inc=8_000)))


def test_one_of_ones_own_is_changed_in_its_place_and_renamed(desk: Desk, qtbot: QtBot) -> None:
    desk.editor.begin(CLUB, (CLUB, RAPID))
    desk.editor.name.setText("")
    qtbot.keyClicks(desk.editor.name, "  Monday   club ")
    desk.figure("main").setValue(1_800)
    qtbot.keyClick(desk.editor.name, Qt.Key.Key_Return)
    own, name = desk.kept[0]
    assert name == "Monday club"
    assert own == (TimeControl.even("Monday club", Periods((Period(1_800_000),), inc=5_000)), RAPID)


@pytest.mark.parametrize(("name", "why"), [("Rapid", "Another"), ("6.1", "Another"), ("", "needs a name")])
def test_a_name_that_can_not_be_says_why(desk: Desk, qtbot: QtBot, name: str, why: str) -> None:
    desk.editor.begin(CLUB, (CLUB, RAPID))
    desk.editor.name.clear()
    qtbot.keyClicks(desk.editor.name, name + " ")
    assert why in desk.editor.trouble.text()
    assert why in desk.editor.accept.accessibleDescription()
    assert not desk.editor.accept.isEnabled()
    qtbot.keyClick(desk.editor.name, Qt.Key.Key_Return)
    assert desk.kept == []


def test_deleting_takes_two_steps_and_is_offered_for_ones_own_only(desk: Desk, qtbot: QtBot) -> None:
    desk.editor.begin(control_of(Scheme.S0_6_1), (CLUB,))
    assert desk.editor.discard.isHidden()
    desk.editor.begin(CLUB, (CLUB, RAPID))
    assert desk.editor.really.isHidden()
    qtbot.mouseClick(desk.editor.discard, Qt.MouseButton.LeftButton)
    assert desk.kept == []
    qtbot.mouseClick(desk.editor.really, Qt.MouseButton.LeftButton)
    assert desk.kept == [((RAPID,), "")]


def test_escape_leaves_all_as_it_was(desk: Desk, qtbot: QtBot) -> None:
    desk.editor.activateWindow()
    desk.editor.begin(CLUB, (CLUB,))
    qtbot.waitUntil(desk.editor.fields.make.hasFocus)
    qtbot.keyClick(desk.editor.fields.make, Qt.Key.Key_Escape)
    assert (desk.left, desk.kept) == (1, [])


@pytest.mark.parametrize("make", list(Make))
def test_each_kind_asks_for_its_own_figures_and_says_what_they_mean(desk: Desk, make: Make) -> None:
    desk.editor.begin(control_of(Scheme.S0_6_5, 20), ())
    desk.choose(make)
    draft = desk.editor.fields.draft()
    assert desk.asked == set(draft.amounts)
    assert desk.editor.meaning.text().endswith("A move at the last moment is in time.")
    assert desk.editor.accept.isEnabled()


def test_how_periods_are_meant_is_asked_where_there_are_periods(desk: Desk) -> None:
    desk.editor.begin(control_of(Scheme.S0_6_1), ())
    fields = desk.editor.fields
    assert [box.isVisibleTo(fields) for box in (fields.limits, fields.last, fields.mode)] == [True] * 3
    assert not fields.inc_at.isVisibleTo(fields)
    desk.figure("inc").setValue(30)
    assert fields.inc_at.isVisibleTo(fields)
    fields.inc_at.setCurrentIndex(1)
    fields.mode.setCurrentIndex(list(PeriodMode).index(PeriodMode.INTERVAL))
    kind = fields.draft().control("x").red
    assert isinstance(kind, Periods)
    assert (kind.mode, kind.inc, kind.inc_at) == (PeriodMode.INTERVAL, 30_000, IncrementAt.BEFORE)
    desk.choose(Make.HOURGLASS)
    assert not any(box.isVisibleTo(fields) for box in (fields.limits, fields.last, fields.mode, fields.inc_at))


def test_time_odds_begin_with_equal_times_and_name_the_side_of_each_figure(desk: Desk) -> None:
    desk.editor.begin(TimeControl.even("b", ByoYomi(600_000, 20_000, 5)), ())
    fields = desk.editor.fields
    assert not desk.figure("main", Side.BLACK).isVisibleTo(fields)
    fields.odds.setChecked(True)
    assert desk.figure("main", Side.BLACK).value() == 600
    assert desk.figure("main", Side.BLACK).accessibleName() == "Black: Main time"
    desk.figure("main", Side.BLACK).setValue(300)
    control = fields.draft().control("x")
    assert (control.red, control.black) == (ByoYomi(600_000, 20_000, 5), ByoYomi(300_000, 20_000, 5))
    assert desk.editor.meaning.text().startswith(
        "The sides have different times. Red: 10 min, then byo-yomi 5 × 20 s. Black: 5 min, then byo-yomi 5 × 20 s."
    )


def test_there_is_an_end_to_what_can_be_kept(desk: Desk) -> None:
    many = tuple(TimeControl(f"no. {number}", RAPID.red, RAPID.black) for number in range(MOST_CONTROLS))
    desk.editor.begin(control_of(Scheme.S0_6_1), many)
    assert "too many" in desk.editor.trouble.text()
    desk.editor.begin(many[3], many)
    assert desk.editor.accept.isEnabled()


@pytest.mark.parametrize("language", list(Language), ids=str)
def test_it_speaks_every_language(desk: Desk, english: QApplication, language: Language) -> None:
    desk.editor.begin(control_of(Scheme.FIDE), ())
    i18n.set_language(english, language)
    QApplication.processEvents()
    texts = [label.text() for label in desk.editor.fields._labels.values()]
    texts += [desk.editor.accept.text(), desk.editor.meaning.text(), desk.editor.name.text()]
    for text in filter(None, texts):
        assert not set("{}") & set(text)
        assert text.isascii() == (language is Language.EN)
