"""Fields to choose from look like those to write in, and their arrows are seen in every theme."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QComboBox, QDateEdit, QLineEdit, QSpinBox, QWidget

from app import assets
from app.looks import window_sheet
from app.theme import Theme, ThemeName, contrast, style_sheet, theme_for

THEMES = [theme_for(name, dark=dark) for name in ThemeName for dark in (False, True)]
ARROWS = ("down.svg", "up.svg")


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.dark}")
@pytest.mark.parametrize("name", ARROWS)
def test_an_arrow_stands_at_three_to_one_on_its_field(theme: Theme, name: str) -> None:
    (colour,) = re.findall(r"#[0-9a-f]{6}", assets.read_text("icons", name))
    assert contrast(colour, theme.chrome.field) >= 3.0


def drawn(qtbot: Any, widget: QWidget) -> QImage:
    widget.setStyleSheet(style_sheet(theme_for()) + window_sheet(theme_for()))
    qtbot.addWidget(widget)
    widget.resize(160, 32)
    return widget.grab().toImage()


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
