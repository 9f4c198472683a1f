"""Fields to choose from look like those to write in, and their arrows are seen in every theme."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateEdit,
    QLabel,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QSplitter,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from app import assets
from app.dialogs.form import Form, hint
from app.looks import window_sheet
from app.theme import Theme, ThemeName, contrast, style_sheet, theme_for

THEMES = [theme_for(name, dark=dark) for name in ThemeName for dark in (False, True)]
ARROWS = ("down.svg", "up.svg")
PLAIN_WOOD = theme_for()


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.dark}")
@pytest.mark.parametrize("name", ARROWS)
def test_an_arrow_stands_at_three_to_one_on_its_field(theme: Theme, name: str) -> None:
    (colour,) = re.findall(r"#[0-9a-f]{6}", assets.read_text("icons", name))
    assert contrast(colour, theme.chrome.field) >= 3.0


def drawn(qtbot: Any, widget: QWidget, theme: Theme = PLAIN_WOOD) -> QImage:
    widget.setStyleSheet(style_sheet(theme) + window_sheet(theme))
    qtbot.addWidget(widget)
    widget.resize(160, 32)
    return widget.grab().toImage()


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.dark}")
def test_a_box_to_tick_is_seen_in_every_theme_whether_it_is_ticked_or_not(qtbot: Any, theme: Theme) -> None:
    chrome = theme.chrome
    assert contrast(chrome.muted, chrome.card) >= 3.0
    assert contrast(chrome.muted, chrome.paper) >= 3.0
    pictures = []
    for ticked in (False, True):
        box = QCheckBox()
        box.setChecked(ticked)
        pictures.append(drawn(qtbot, box, theme))
    empty, full = ([picture.pixelColor(x, 16).name() for x in range(18)] for picture in pictures)
    assert empty.count(chrome.muted) == 2
    assert chrome.field in empty
    (tick,) = re.findall(r"#[0-9a-f]{6}", assets.read_text("icons", "tick_dark.svg" if theme.dark else "tick.svg"))
    assert contrast(tick, chrome.field) >= 4.5
    assert full != empty


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.dark}")
def test_what_a_line_is_for_can_be_read_while_it_is_empty(qtbot: Any, theme: Theme) -> None:
    line = QLineEdit()
    line.setPlaceholderText("Type a move")
    drawn(qtbot, line, theme)
    assert line.palette().placeholderText().color().name() == theme.chrome.muted
    assert contrast(theme.chrome.muted, theme.chrome.field) >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.dark}")
def test_the_grip_between_board_and_record_is_seen(qtbot: Any, theme: Theme) -> None:
    splitter = QSplitter(Qt.Orientation.Horizontal)
    splitter.setHandleWidth(20)
    for _ in range(2):
        splitter.addWidget(QLabel())
    splitter.setStyleSheet(window_sheet(theme))
    qtbot.addWidget(splitter)
    splitter.resize(220, 400)
    picture, middle = splitter.grab().toImage(), splitter.handle(1).geometry().center()
    assert picture.pixelColor(middle).name() == theme.chrome.muted
    assert picture.pixelColor(middle.x(), 20).name() != theme.chrome.muted


def test_sentences_beneath_a_field_take_no_more_room_than_they_need(qtbot: Any) -> None:
    page = QWidget()
    form = Form(page)
    sentence = hint()
    sentence.setText("For two people across a table: pieces and clock face of the far side stand on their head.")
    form.addRow("", sentence)
    qtbot.addWidget(page)
    line = sentence.fontMetrics().height()
    for width, lines in ((1_500, 1), (200, 2)):
        page.resize(width, 400)
        page.grab()
        assert sentence.height() == sentence.heightForWidth(sentence.width())
        assert (sentence.height() < 2 * line) == (lines == 1)


@pytest.mark.parametrize("kind", [QComboBox, QSpinBox, QDateEdit])
def test_every_field_has_the_ground_and_the_edge_of_a_line_edit(qtbot: Any, kind: type[QWidget]) -> None:
    chrome = theme_for().chrome
    for widget in (kind(), QLineEdit()):
        picture = drawn(qtbot, widget)
        assert picture.pixelColor(QPoint(4, 10)) == QColor(chrome.field)
        assert picture.pixelColor(QPoint(60, 0)) == QColor(chrome.button_border)


@pytest.mark.parametrize("kind", [QComboBox, QSpinBox, QDateEdit])
def test_every_field_to_choose_from_has_an_arrow(qtbot: Any, kind: type[QWidget]) -> None:
    widget = kind()
    if isinstance(widget, QDateEdit):
        widget.setCalendarPopup(True)
    picture, field = drawn(qtbot, widget), QColor(theme_for().chrome.field)
    right = [picture.pixelColor(x, y) for x in range(138, 156) for y in range(3, 29)]
    assert sum(colour != field for colour in right) > 10


def test_a_copy_without_files_keeps_whole_fields_of_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "path", lambda *_: None)
    assert "down-arrow" not in window_sheet(theme_for())
    assert "QComboBox" not in window_sheet(theme_for())


def test_a_list_of_choices_shows_all_of_them_at_once(qtbot: Any):
    box = QComboBox()
    box.addItems(["1999", "Club", "Early", "2011", "Friends"])
    drawn(qtbot, box)
    view = box.view()
    view.window().resize(200, 400)
    heights = [view.sizeHintForRow(row) for row in range(box.count())]
    assert min(heights) >= box.fontMetrics().height() + 6
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    assert not box.style().styleHint(QStyle.StyleHint.SH_ComboBox_Popup, option, box)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.dark}")
def test_which_of_several_is_chosen_and_has_the_hand_is_seen(qtbot: Any, theme: Theme) -> None:
    chrome = theme.chrome
    pictures = {}
    for chosen in (False, True):
        button = QRadioButton()
        button.setChecked(chosen)
        pictures[chosen] = drawn(qtbot, button, theme)
    assert chrome.ink in colours_of(pictures[True])
    assert pictures[True] != pictures[False]
    assert max(contrast(colour, chrome.field) for colour in colours_of(pictures[False])) >= 3.0
    assert contrast(chrome.ink, chrome.field) >= 4.5


def colours_of(picture: QImage) -> set[str]:
    """The colours in the place of the mark."""
    return {picture.pixelColor(x, y).name() for x in range(20) for y in range(picture.height())}
