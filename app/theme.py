"""The colours of the whole window as data, and what Qt is told of them: palette and style sheet.

Colours are "#rrggbb" strings, so that contrast can be measured without Qt. Text stands at 4.5:1 or better on what it is
written on, marks at 3:1 or better (WCAG 2.1, 1.4.3 and 1.4.11); the tests measure every pair named in `text_pairs` and
`mark_pairs`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette


class ThemeName(StrEnum):
    """The looks a person can choose; each follows the system's light or dark scheme."""

    WOOD = "wood"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class BoardColours:
    """The board and its pieces. `textured` boards show wood grain, soft shadows and round edges; others are flat."""

    textured: bool
    wood_light: str
    wood_dark: str
    stain: str
    edge: str
    line: str
    river: str
    red_number: str
    black_number: str
    body_light: str
    body_dark: str
    rim: str
    red_ink: str
    black_ink: str
    last_move: str
    selection: str
    target: str
    check: str
    cursor: str
    pending: str
    tag_ink: str


@dataclass(frozen=True, slots=True)
class ChromeColours:
    """The calm paper around the board: background, cards, words, buttons, the line that says what goes on."""

    paper: str
    card: str
    card_border: str
    field: str
    ink: str
    muted: str
    link: str
    red: str
    black: str
    button: str
    button_border: str
    button_hover: str
    primary: str
    primary_hover: str
    primary_ink: str
    highlight: str
    highlight_ink: str
    notice: str
    notice_border: str
    notice_ink: str
    danger: str
    danger_border: str
    danger_ink: str
    focus: str


@dataclass(frozen=True, slots=True)
class ClockColours:
    """The wooden game clock: case, brass, enamel dials, hands, flag, digits and name plates."""

    wood_light: str
    wood_dark: str
    groove: str
    brass_light: str
    brass_dark: str
    enamel: str
    enamel_shade: str
    numerals: str
    hands: str
    flag: str
    digits: str
    caption: str
    plate: str
    plate_ink: str
    plate_running: str
    plate_running_ink: str
    low: str


@dataclass(frozen=True, slots=True)
class Theme:
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
        yield from ((b.tag_ink, b.check), (k.numerals, k.enamel), (k.numerals, k.enamel_shade))
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


WOOD_BOARD = BoardColours(
    textured=True,
    wood_light="#f6dfb4",
    wood_dark="#e8c88f",
    stain="#8a4a14",
    edge="#8a5a2b",
    line="#4a2c12",
    river="#5a3716",
    red_number="#86150f",
    black_number="#3a2412",
    body_light="#fbf3e0",
    body_dark="#ecd3a4",
    rim="#b98a4e",
    red_ink="#ab1812",
    black_ink="#17211d",
    last_move="#1559a6",
    selection="#9a4006",
    target="#9a4006",
    check="#b3120d",
    cursor="#0b5d4e",
    pending="#5b4a36",
    tag_ink="#ffffff",
)

PLAIN_BOARD = BoardColours(
    textured=False,
    wood_light="#ffffff",
    wood_dark="#ffffff",
    stain="#ffffff",
    edge="#000000",
    line="#000000",
    river="#000000",
    red_number="#a00000",
    black_number="#000000",
    body_light="#ffffff",
    body_dark="#ffffff",
    rim="#000000",
    red_ink="#a80000",
    black_ink="#000000",
    last_move="#0046b8",
    selection="#8f3d00",
    target="#8f3d00",
    check="#a80000",
    cursor="#005a4a",
    pending="#444444",
    tag_ink="#ffffff",
)

LIGHT_CHROME = ChromeColours(
    paper="#f6f3ec",
    card="#fefdf9",
    card_border="#e2dac9",
    field="#f6f3ec",
    ink="#2c2013",
    muted="#6f6250",
    link="#1d5fa0",
    red="#ab1812",
    black="#17211d",
    button="#fefdf9",
    button_border="#cfc3ab",
    button_hover="#f7f0e1",
    primary="#3b2a1a",
    primary_hover="#523b25",
    primary_ink="#fdf6e6",
    highlight="#e4edf8",
    highlight_ink="#17304d",
    notice="#fdf1d3",
    notice_border="#e6c98a",
    notice_ink="#4d3a16",
    danger="#fbe3dd",
    danger_border="#d99a8c",
    danger_ink="#7c1410",
    focus="#1d5fa0",
)

DARK_CHROME = ChromeColours(
    paper="#1f1b17",
    card="#2a2520",
    card_border="#423a31",
    field="#231f1a",
    ink="#f1e8d9",
    muted="#b9aa94",
    link="#8fbef0",
    red="#ff9a8c",
    black="#f1e8d9",
    button="#332d26",
    button_border="#5b5044",
    button_hover="#40382f",
    primary="#e9d3a6",
    primary_hover="#f5e3bf",
    primary_ink="#2c2013",
    highlight="#2b3d52",
    highlight_ink="#e6f0fb",
    notice="#40351d",
    notice_border="#7d6731",
    notice_ink="#fbe9bf",
    danger="#4a221d",
    danger_border="#96493d",
    danger_ink="#ffd9d1",
    focus="#8fbef0",
)

WOOD_CLOCK = ClockColours(
    wood_light="#74421f",
    wood_dark="#54290f",
    groove="#8f5c33",
    brass_light="#f0d999",
    brass_dark="#a67c2d",
    enamel="#fffefa",
    enamel_shade="#ebe6da",
    numerals="#2a241c",
    hands="#1b1a18",
    flag="#bf1f17",
    digits="#fff8e8",
    caption="#f3dfc0",
    plate="#5f3318",
    plate_ink="#f6e6cc",
    plate_running="#fff1cf",
    plate_running_ink="#2c2013",
    low="#ffd2bd",
)

PLAIN_CLOCK = replace(
    WOOD_CLOCK,
    wood_light="#1a1a1a",
    wood_dark="#1a1a1a",
    groove="#666666",
    brass_light="#ffffff",
    brass_dark="#ffffff",
    enamel="#ffffff",
    enamel_shade="#ffffff",
    numerals="#000000",
    hands="#000000",
    flag="#b00000",
    digits="#ffffff",
    caption="#ffffff",
    plate="#333333",
    plate_ink="#ffffff",
    plate_running="#ffffff",
    plate_running_ink="#000000",
    low="#ffd0c0",
)

_BOARDS = {ThemeName.WOOD: (WOOD_BOARD, WOOD_CLOCK), ThemeName.PLAIN: (PLAIN_BOARD, PLAIN_CLOCK)}


def theme_for(name: ThemeName = ThemeName.WOOD, *, dark: bool = False) -> Theme:
    """The theme of that name with light or dark chrome; the board itself keeps its light."""
    board, clock = _BOARDS[name]
    return Theme(name, dark, board, DARK_CHROME if dark else LIGHT_CHROME, clock)


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
QLineEdit, QPlainTextEdit, QTextEdit { background: $field; color: $ink;
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
    values = {name: getattr(theme.chrome, name) for name in ChromeColours.__dataclass_fields__}
    return _SHEET.substitute(values)
