"""The colours of the whole window as data, and what Qt is told of them: palette and style sheet.

Colours are "#rrggbb" strings, so that contrast can be measured without Qt. Text stands at 4.5:1 or better on what it is
written on, marks at 3:1 or better (WCAG 2.1, 1.4.3 and 1.4.11); the tests measure every pair named in `text_pairs` and
`mark_pairs`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from string import Template
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from app.colours import (
    DARK_BOARD,
    DARK_CHROME,
    DARK_CLOCK,
    LIGHT_CHROME,
    PLAIN_BOARD,
    PLAIN_CLOCK,
    PLAIN_DARK_CHROME,
    PLAIN_LIGHT_CHROME,
    WOOD_BOARD,
    WOOD_CLOCK,
    BoardColours,
    ChromeColours,
    ClockColours,
)


class ThemeName(StrEnum):
    """The looks a person can choose: a wooden board by day, a plain one of high contrast, a wooden one by night. Each
    goes with light and with dark chrome around it."""

    WOOD = "wood"
    PLAIN = "plain"
    DARK = "dark"


class Theme(NamedTuple):
    """All colours of the window. Equal themes paint equal pictures, so a theme can be a cache's key."""

    name: ThemeName
    dark: bool
    board: BoardColours
    chrome: ChromeColours
    clock: ClockColours

    def text_pairs(self) -> Iterator[tuple[str, str]]:
        """Every (ink, ground) that words are written in."""
        b, c, k = self.board, self.chrome, self.clock
        for ground in (c.paper, c.card, c.field, c.button, c.button_hover):
            yield from ((c.ink, ground), (c.muted, ground))
        for ground in (c.paper, c.card):
            yield from ((c.link, ground), (c.red, ground), (c.black, ground))
        yield from (
            (c.red, c.highlight),
            (c.black, c.highlight),
            (c.muted, c.highlight),
            (c.highlight_ink, c.highlight),
        )
        yield from ((c.primary_ink, c.primary), (c.primary_ink, c.primary_hover))
        yield from ((c.notice_ink, c.notice), (c.danger_ink, c.danger))
        for wood in (b.wood_light, b.wood_dark):
            yield from ((b.red_number, wood), (b.black_number, wood), (b.river, wood))
        for body in (b.body_light, b.body_dark):
            yield from ((b.red_ink, body), (b.black_ink, body))
        yield from ((b.tag_ink, b.check), (b.tag_ink, b.last_move), (b.tag_ink, b.selection))
        yield from ((k.numerals, k.enamel), (k.numerals, k.enamel_shade))
        for wood in (k.wood_light, k.wood_dark):
            yield from ((k.digits, wood), (k.caption, wood), (k.low, wood))
        yield from ((k.plate_ink, k.plate), (k.plate_running_ink, k.plate_running))

    def mark_pairs(self) -> Iterator[tuple[str, str]]:
        """Every (mark, ground) that says something without words."""
        b, c, k = self.board, self.chrome, self.clock
        for wood in (b.wood_light, b.wood_dark):
            for mark in (b.line, b.last_move, b.selection, b.target, b.check, b.cursor, b.pending):
                yield mark, wood
        yield from ((c.focus, ground) for ground in (c.paper, c.card, c.button))
        yield from ((k.hands, k.enamel), (k.flag, k.enamel), (k.flag, k.enamel_shade), (k.hands, k.enamel_shade))


_PAPER = (LIGHT_CHROME, DARK_CHROME)
_PARTS = {
    ThemeName.WOOD: (WOOD_BOARD, WOOD_CLOCK, _PAPER),
    ThemeName.PLAIN: (PLAIN_BOARD, PLAIN_CLOCK, (PLAIN_LIGHT_CHROME, PLAIN_DARK_CHROME)),
    ThemeName.DARK: (DARK_BOARD, DARK_CLOCK, _PAPER),
}


def theme_for(name: ThemeName = ThemeName.WOOD, *, dark: bool = False) -> Theme:
    """The theme of that name with light or dark chrome; the board itself keeps its light."""
    board, clock, chromes = _PARTS[name]
    return Theme(name, dark, board, chromes[dark], clock)


def system_is_dark() -> bool:
    """Whether the system asks for dark windows now; its hints' `colorSchemeChanged` tells of a change."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def contrast(ink: str, ground: str) -> float:
    """The contrast ratio of two "#rrggbb" colours by WCAG 2.1: 1.0 to 21.0."""
    low, high = sorted((_luminance(ink), _luminance(ground)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def palette(theme: Theme) -> QPalette:
    """The palette for the Fusion style, so that every stock widget fits the chrome."""
    c = theme.chrome
    role = QPalette.ColorRole
    made = QPalette(QColor(c.button), QColor(c.paper))
    for key, colour in {
        role.Window: c.paper,
        role.WindowText: c.ink,
        role.Base: c.card,
        role.AlternateBase: c.field,
        role.Text: c.ink,
        role.PlaceholderText: c.muted,
        role.Button: c.button,
        role.ButtonText: c.ink,
        role.BrightText: c.danger_ink,
        role.ToolTipBase: c.notice,
        role.ToolTipText: c.notice_ink,
        role.Highlight: c.highlight,
        role.HighlightedText: c.highlight_ink,
        role.Link: c.link,
        role.LinkVisited: c.link,
        role.Mid: c.card_border,
        role.Accent: c.focus,
    }.items():
        made.setColor(key, QColor(colour))
    for key in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, key, QColor(c.muted))
    return made


_SHEET = Template("""
QMainWindow, QDialog { background: $paper; }
QToolTip { background: $notice; color: $notice_ink; border: 1px solid $notice_border; padding: 4px; }
*[role="card"] { background: $card; border: 1px solid $card_border; border-radius: 10px; }
*[role="heading"] { color: $ink; font-weight: bold; }
*[role="muted"] { color: $muted; }
*[role="notice"] { background: $notice; color: $notice_ink; border: 1px solid $notice_border; border-radius: 10px;
    padding: 10px 16px; }
*[role="danger"] { background: $danger; color: $danger_ink; border: 1px solid $danger_border; border-radius: 10px;
    padding: 10px 16px; }
QPushButton { background: $button; color: $ink; border: 1px solid $button_border; border-radius: 8px;
    padding: 8px 16px; min-height: 22px; }
QPushButton:hover { background: $button_hover; }
QPushButton:pressed { background: $highlight; color: $highlight_ink; }
QPushButton:disabled { background: $paper; color: $muted; border: 1px dashed $card_border; }
QPushButton:focus { border: 2px solid $focus; padding: 7px 15px; }
QPushButton[role="primary"], QPushButton:default { background: $primary; color: $primary_ink; border-color: $primary; }
QPushButton[role="primary"]:hover, QPushButton:default:hover { background: $primary_hover; }
QPushButton[role="primary"]:focus, QPushButton:default:focus { border: 2px solid $focus; }
QPushButton[role="primary"]:disabled, QPushButton:default:disabled { background: $paper; color: $muted;
    border: 1px dashed $card_border; }
QLineEdit, QPlainTextEdit, QTextEdit { background: $field; color: $ink; placeholder-text-color: $muted;
    border: 1px solid $button_border; border-radius: 6px; padding: 5px 9px; selection-background-color: $highlight;
    selection-color: $highlight_ink; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid $focus; padding: 4px 8px; }
QTableView { background: $card; color: $ink; border: none; gridline-color: $card_border;
    selection-background-color: $highlight; selection-color: $highlight_ink; }
QHeaderView::section { background: $card; color: $muted; border: none; border-bottom: 1px solid $card_border;
    padding: 4px 8px; }
QMenuBar { background: $card; color: $ink; border-bottom: 1px solid $card_border; }
QMenuBar::item { background: transparent; padding: 5px 10px; }
QMenuBar::item:selected { background: $highlight; color: $highlight_ink; }
QMenu { background: $card; color: $ink; border: 1px solid $card_border; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 4px; }
QMenu::item:selected { background: $highlight; color: $highlight_ink; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $card_border; margin: 4px 8px; }
""")


def style_sheet(theme: Theme) -> str:
    """The application's style sheet. Widgets choose a look by the property `role`: card, heading, muted, notice,
    danger, primary."""
    return _SHEET.substitute(theme.chrome._asdict())
