"""The window in Chinese: on every page each text that is seen or read out is Chinese."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QMenu, QWidget

from app.window import MainWindow
from engine.base import Side

LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = {
    *("Apache", "Chuhe", "chuhe", "English", "FEN", "ICCS", "PDF", "PGN", "PNG", "SVG", "WXF"),
    *("Alt", "Ctrl", "Del", "End", "Enter", "Esc", "Home", "Ins", "Shift", "Tab"),
    *("Wang", "Li", "Cup", "kept"),
}
"""Names of formats, keys and people, which stay as they are."""
MOVES = re.compile(r"[a-i]\d[a-i]\d|\S*/\S*")
"""Moves by coordinates, and paths."""

CHINESE = pytest.mark.parametrize("language", ["zh_CN", "zh_TW"])


def texts_of(widget: QWidget) -> Iterator[str]:
    """What a widget shows and what it says to a screen reader."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(widget.count()))
    elif isinstance(widget, QMenu):
        yield widget.title()
        yield from (action.text() for action in widget.actions())


def speak(window: MainWindow, language: str) -> None:
    """Change the language, and let every widget hear of it."""
    window.program.change_language(language)
    QCoreApplication.processEvents()


def foreign(window: MainWindow) -> set[str]:
    """Every text of what a window shows now, and of its menus, with a word that is not Chinese."""
    shown = [child for child in window.findChildren(QWidget) if child.isVisible() or isinstance(child, QMenu)]
    found = {text for widget in (window, *shown) for text in texts_of(widget)}
    return {text for text in found if set(LATIN.findall(MOVES.sub("", text))) - NAMES}


@CHINESE
def test_every_page_is_chinese(window: MainWindow, language: str) -> None:
    speak(window, language)
    assert not foreign(window)
    window.ask_new_game()
    for scheme in range(window.pages.new_game.scheme.count()):
        window.pages.new_game.scheme.setCurrentIndex(scheme)
        assert not foreign(window)
    for profile in range(window.pages.new_game.profile.count()):
        window.pages.new_game.profile.setCurrentIndex(profile)
        assert not foreign(window)
    window.show_help()
    assert not foreign(window)
    window.pages.chooser.show_games("kept", ["Wang – Li"])
    window.stack.setCurrentWidget(window.pages.chooser)
    assert not foreign(window)


@CHINESE
def test_a_refereed_game_is_chinese_to_its_result(window: MainWindow, table: Any, setups: Any, language: str) -> None:
    speak(window, language)
    table.sit_down(setups("standard-1999", event="Cup", round="3", board_no="5", press="manual"))
    said = [table.said]
    table.start()
    table.move("h2e2")
    said.append(table.said)
    table.press_face(Side.RED)
    table.play.bar_acts.offer_draw()
    said.append(table.said)
    assert not foreign(window)
    table.play.desk.open_foul()
    assert not foreign(window)
    table.play.desk.open_ruling()
    assert not foreign(window)
    table.play.bar_acts.toggle_pause()
    said.append(table.said)
    assert not foreign(window)
    table.play.bar_acts.toggle_pause()
    table.play.bar_acts.arm_resign()
    said.append(table.said)
    table.key(Qt.Key.Key_Y)
    said.append(table.said)
    assert not foreign(window)
    assert len(set(said)) == len(said)


@CHINESE
def test_a_language_changed_in_the_middle_of_a_game_changes_all_of_it(
    window: MainWindow, table: Any, setups: Any, language: str
) -> None:
    table.sit_down(setups("standard-1999"))
    table.start()
    table.move("h2e2")
    table.play.desk.open_foul()
    speak(window, language)
    assert not foreign(window)
    rows = table.page.card.model
    assert rows.index(0, 1).data() == "炮二平五"
    headers = [rows.headerData(column, Qt.Orientation.Horizontal) for column in range(5)]
    assert headers == (
        ["回合", "红方", "用时", "黑方", "用时"] if language == "zh_CN" else ["回合", "紅方", "用時", "黑方", "用時"]
    )
