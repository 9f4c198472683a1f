"""How the whole program looks: the theme's palette and style sheet, with what the window's own widgets add to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import Template

from PySide6.QtWidgets import QApplication, QWidget

from app import assets
from app.theme import Theme, palette, style_sheet

STYLE = "Fusion"
STYLED = "chuheStyle"
"""Names the style that an application was started with, as a property of it."""


def start_styled(arguments: Sequence[str]) -> QApplication:
    """An application in the style of the program. To ask for one later, Python has to be told all that a style can do:
    that takes as long as the whole window."""
    name, *rest = arguments
    app = QApplication([name, "-style", STYLE, *rest])
    app.setProperty(STYLED, STYLE)
    return app


def dress(app: QApplication, theme: Theme) -> None:
    """Put the theme on every widget of the program."""
    if app.property(STYLED) != STYLE:
        app.setStyle(STYLE)
        app.setProperty(STYLED, STYLE)
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme) + window_sheet(theme))


def window_sheet(theme: Theme) -> str:
    """What the window's own widgets add to the theme's style sheet."""
    colours = theme.chrome._asdict()
    return _SHEET.substitute(colours) + _field_sheet(colours, "tick_dark.svg" if theme.dark else "tick.svg")


def _field_sheet(colours: Mapping[str, str], tick: str) -> str:
    """Boxes to choose from look like lines to write in, and what is not ticked can be seen on dark ground too. Arrows
    and tick are files: without them Qt's own boxes stay."""
    files = {"down": "down.svg", "up": "up.svg", "tick": tick}
    found = {key: path.as_posix() for key, name in files.items() if (path := assets.path("icons", name)) is not None}
    return _FIELDS.substitute({**colours, **found}) if len(found) == len(files) else ""


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget one of the style sheet's roles, also when it is shown already."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


_SHEET = Template("""
QWidget#topLine { background: $card; border-bottom: 1px solid $card_border; }
QLabel#programName { font-weight: bold; font-size: 13pt; }
QLabel[role="title"] { color: $ink; font-weight: bold; font-size: 16pt; }
QLabel[role="fault"] { color: $danger_ink; }
QFrame[role="banner"] { background: $primary; border: 1px solid $primary; border-radius: 10px; }
QFrame[role="banner"] QLabel { color: $primary_ink; }
QFrame[role="notice"], QFrame[role="danger"] { padding: 0px; }
QFrame[role="notice"] QLabel { color: $notice_ink; }
QFrame[role="danger"] QLabel { color: $danger_ink; }
QPushButton[role="danger"] { padding: 8px 16px; outline: none; }
QPushButton[role="danger"]:focus { border: 2px solid $focus; padding: 7px 15px; }
QPushButton[role="action"] { padding: 8px 6px; }
QPushButton[role="action"]:focus { padding: 7px 5px; }
QPushButton[role="field"] { padding: 2px 10px; }
QPushButton[role="field"]:focus { padding: 1px 9px; }
QPushButton[role="desk"] { background: $primary; color: $primary_ink; border-color: $primary;
    padding: 8px; }
QPushButton[role="desk"]:hover { background: $primary_hover; }
QPushButton[role="desk"]:focus { border: 2px solid $focus; padding: 7px; }
QPushButton[role="desk"]:disabled { background: $paper; color: $muted; border: 1px dashed $card_border; }
QPushButton::menu-indicator { subcontrol-position: right center; width: 9px; right: 5px; }
QFrame#question QPushButton { padding: 5px 14px; }
QFrame#question QPushButton:focus { padding: 4px 13px; }
QFrame#desk:focus { border-color: $focus; }
QFrame#desk QPushButton { padding: 4px 8px; }
QFrame#desk QPushButton:focus { padding: 3px 7px; }
QFrame#desk QPushButton[role="deed"] { text-align: left; background: transparent; border: 1px solid transparent;
    padding: 3px 8px; min-height: 0px; }
QFrame#desk QPushButton[role="deed"]:hover { background: $button_hover; }
QFrame#desk QPushButton[role="deed"]:focus { border: 2px solid $focus; padding: 2px 7px; }
QFrame#desk QPushButton[role="deed"]:disabled { color: $muted; }
QFrame#desk QPushButton[role="tab"] { padding: 3px 5px; min-height: 20px; }
QFrame#desk QPushButton[role="tab"]:focus { padding: 2px 4px; }
QPushButton[role="tab"]:checked { background: $primary; color: $primary_ink; border-color: $primary; }
QFrame#ruling QPushButton { padding: 4px 10px; }
QFrame#ruling QPushButton:focus { padding: 3px 9px; }
QFrame#ruling QListView::item { padding: 2px 6px; }
QToolButton { background: transparent; color: $link; border: 1px solid transparent; border-radius: 5px;
    padding: 3px 16px 3px 8px; }
QToolButton[role="link"] { padding: 2px 8px; }
QToolButton:hover { background: $button_hover; }
QToolButton:focus { border: 2px solid $focus; padding: 2px 15px 2px 7px; }
QToolButton[role="link"]:focus { padding: 1px 7px; }
QToolButton::menu-indicator { subcontrol-position: right center; width: 9px; right: 4px; }
QListView { background: $card; color: $ink; border: 1px solid $card_border; border-radius: 8px; outline: none; }
QListView::item { padding: 8px; border-radius: 6px; }
QListView[role="compact"]::item { padding: 2px 6px; }
QListView::item:selected { background: $highlight; color: $highlight_ink; }
QListView:focus { border: 2px solid $focus; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget#sheet { background: transparent; }
QHeaderView { background: transparent; }
QSplitter::handle:horizontal { margin: 0px 8px; background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1,
    stop: 0 transparent, stop: 0.469 transparent, stop: 0.47 $muted, stop: 0.53 $muted, stop: 0.531 transparent,
    stop: 1 transparent); }
QScrollBar:vertical { background: transparent; width: 11px; margin: 0px; }
QScrollBar::handle:vertical { background: $button_border; border-radius: 4px; min-height: 28px; margin: 1px 2px; }
QScrollBar::handle:vertical:hover { background: $muted; }
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0px; }
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: transparent; }
""")

_FIELDS = Template("""
QComboBox, QAbstractSpinBox { background: $field; color: $ink; border: 1px solid $button_border; border-radius: 6px;
    padding: 2px 8px; min-height: 23px; selection-background-color: $highlight; selection-color: $highlight_ink; }
QComboBox:focus, QAbstractSpinBox:focus { border: 2px solid $focus; padding: 1px 7px; }
QComboBox:disabled, QAbstractSpinBox:disabled { background: $paper; color: $muted; border: 1px dashed $card_border; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: 24px; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url("$down"); width: 10px; height: 10px; }
QSpinBox::up-button { border: none; width: 22px; subcontrol-origin: border; subcontrol-position: top right; }
QSpinBox::down-button { border: none; width: 22px; subcontrol-origin: border; subcontrol-position: bottom right; }
QSpinBox::up-arrow { image: url("$up"); width: 9px; height: 9px; }
QSpinBox::down-arrow { image: url("$down"); width: 9px; height: 9px; }
QToolButton::menu-indicator { image: url("$down"); }
QCheckBox::indicator, QMenu::indicator { width: 14px; height: 14px; background: $field; border: 1px solid $muted;
    border-radius: 3px; }
QCheckBox::indicator:checked, QMenu::indicator:checked { image: url("$tick"); }
QCheckBox::indicator:focus { width: 12px; height: 12px; border: 2px solid $focus; }
QRadioButton::indicator { width: 14px; height: 14px; background: $field; border: 1px solid $muted; border-radius: 8px; }
QRadioButton::indicator:checked { background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
    stop: 0 $ink, stop: 0.55 $ink, stop: 0.6 $field, stop: 1 $field); }
QRadioButton::indicator:focus { width: 12px; height: 12px; border: 2px solid $focus; }
QComboBox { combobox-popup: 0; }
QComboBox QListView::item { padding: 4px 8px; border-radius: 0px; }
QMenu::indicator { left: 5px; }
QMenu::indicator:exclusive { border-radius: 7px; }
QComboBox QAbstractItemView { background: $card; color: $ink; border: 1px solid $button_border; border-radius: 0px;
    selection-background-color: $highlight; selection-color: $highlight_ink; }
""")
