"""Every word and mark stands out from what it lies on, in every theme; Qt is told the same colours."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.theme import Theme, ThemeName, contrast, palette, style_sheet, theme_for

THEMES = [theme_for(name, dark=dark) for name in ThemeName for dark in (False, True)]
each_theme = pytest.mark.parametrize(
    "theme", THEMES, ids=lambda theme: f"{theme.name}-{'dark' if theme.dark else 'light'}"
)


@pytest.mark.parametrize(
    ("ink", "ground", "ratio"),
    [
        ("#000000", "#ffffff", 21.0),
        ("#ffffff", "#ffffff", 1.0),
        ("#777777", "#ffffff", 4.48),
        ("#ff0000", "#ffffff", 4.0),
    ],
)
def test_contrast_is_the_ratio_of_wcag(ink: str, ground: str, ratio: float) -> None:
    assert contrast(ink, ground) == pytest.approx(ratio, abs=0.01)
    assert contrast(ground, ink) == contrast(ink, ground)


@each_theme
def test_text_stands_at_four_and_a_half_to_one(theme: Theme) -> None:
    assert not [(pair, contrast(*pair)) for pair in theme.text_pairs() if contrast(*pair) < 4.5]


@each_theme
def test_marks_stand_at_three_to_one(theme: Theme) -> None:
    assert not [(pair, contrast(*pair)) for pair in theme.mark_pairs() if contrast(*pair) < 3.0]


@each_theme
def test_every_colour_is_written_out(theme: Theme) -> None:
    values = [value for part in (theme.board, theme.chrome, theme.clock) for value in part]
    assert all(isinstance(value, bool) or re.fullmatch(r"#[0-9a-f]{6}", value) for value in values)


@each_theme
def test_both_inks_of_the_pieces_are_light_and_dark_enough_apart_to_be_named(theme: Theme) -> None:
    assert contrast(theme.board.red_ink, theme.board.black_ink) >= 1.8


def test_dark_chrome_leaves_the_board_as_it_is() -> None:
    light, dark = theme_for(), theme_for(dark=True)
    assert light.board == dark.board
    assert contrast(light.chrome.paper, dark.chrome.paper) > 10


@each_theme
@pytest.mark.usefixtures("qapp")
def test_the_palette_has_the_chromes_colours(theme: Theme) -> None:
    made = palette(theme)
    assert made.color(QPalette.ColorRole.Window).name() == theme.chrome.paper
    assert made.color(QPalette.ColorRole.WindowText).name() == theme.chrome.ink
    assert made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText).name() == theme.chrome.muted


@each_theme
def test_the_style_sheet_is_understood_and_shows_focus(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(theme))
    button = QPushButton("words", window)
    window.resize(200, 100)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    button.clearFocus()
    plain = button.grab().toImage()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus, timeout=3000)
    QApplication.processEvents()
    focused = button.grab().toImage()
    colours = {focused.pixelColor(x, focused.height() // 2).name() for x in range(3)}
    assert theme.chrome.focus in colours
    assert theme.chrome.focus not in {plain.pixelColor(x, plain.height() // 2).name() for x in range(3)}
    assert "$" not in style_sheet(theme)
