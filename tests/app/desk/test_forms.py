"""Every form of the desk: by the keyboard alone, readable aloud, with nothing cut in any language or small window."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)

from engine.base import Side

FORMS = (
    *("C2", "C3", "C6", "F1", "F8", "Fs", "F0", "R2", "N1", "N4", "N5", "B1", "B3", "B5", "B2", "B4"),
    *("E5", "O2", "O4", "E1", "E2", "E3", "E4", "E6", "E7"),
)
LATER = ("Fs", "E5", "O2", "O4")
"""Forms for what may be done after the end too."""
AFTER = ("E3", "E4", "E6", "E7")
"""Forms for a game that is over."""
LANGUAGES = ("zh_CN", "zh_TW", "en")


@pytest.fixture
def desk(seat: Any) -> Any:
    referee = seat(own_records=True, minutes=20, press="manual")
    referee.moves("h2e2")
    referee.choose("F", "1")
    referee.enter()
    return referee


def choose(desk: Any, keys: str) -> Any:
    """A form by its keys; some have to be called for first, some are for a game that is over."""
    if keys in ("E1", "E2"):
        desk.session.press(Side.RED)
    if keys == "E2":
        desk.session.enact(lambda game, stamp: game.seal(stamp))
    if keys in AFTER and desk.game.outcome is None:
        desk.session.resign(Side.RED)
    if keys == "B2":
        desk.session.enact(lambda game, stamp: game.enter_touch("h9", stamp))
    if keys == "B4":
        desk.moves("h9h5")
        desk.session.enact(lambda game, stamp: game.note_illegal(Side.BLACK, 2, stamp))
    return desk.choose(keys[0], keys[1])


def fields(form: QWidget) -> list[QWidget]:
    """What can be filled in, pressed or chosen."""
    kinds = (QComboBox, QLineEdit, QAbstractSpinBox, QPushButton, QCheckBox, QListWidget)
    inner = (QComboBox, QAbstractSpinBox)
    found = [widget for widget in form.findChildren(QWidget) if isinstance(widget, kinds) and widget.isVisible()]
    return [widget for widget in found if not isinstance(widget.parentWidget(), inner)]


@pytest.mark.parametrize("keys", FORMS)
def test_every_field_has_a_name_and_can_be_reached_by_tab(desk: Any, keys: str):
    form = choose(desk, keys)
    assert form.isAncestorOf(QApplication.focusWidget())
    wanted = {field for field in fields(form) if field.isEnabled()}
    for field in wanted:
        name = QAccessible.queryAccessibleInterface(field).text(QAccessible.Text.Name)
        assert name.strip(), field
        assert "&" not in name
    reached = set()
    for _ in range(2 * len(wanted) + 20):
        focused = QApplication.focusWidget()
        reached |= {field for field in wanted if field is focused or field.isAncestorOf(focused)}
        desk.type(Qt.Key.Key_Tab)
        if reached == wanted:
            break
    assert reached == wanted


@pytest.mark.parametrize("keys", FORMS)
def test_tab_goes_round_in_a_form_and_never_on_to_the_board(desk: Any, keys: str):
    form = choose(desk, keys)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        stops = []
        for _ in range(30):
            stops.append(QApplication.focusWidget())
            desk.type(key)
        assert all(form.isAncestorOf(stop) for stop in stops)
        assert stops[0] in stops[1:]


@pytest.mark.parametrize("keys", [keys for keys in FORMS if keys not in AFTER])
def test_a_form_open_as_the_game_ends_stays_and_says_that_it_is_over(desk: Any, keys: str, qtbot: Any):
    form = choose(desk, keys)
    desk.session.resign(Side.BLACK)
    log = len(desk.game.log)
    assert desk.shown is form
    assert form.isAncestorOf(QApplication.focusWidget())
    told = (form.fault.text(), form.explanation.text())
    assert keys in LATER or any("game is over" in text for text in told) or refused(desk, form)
    assert desk.game.log[log:] == ()


def refused(desk: Any, form: Any) -> bool:
    """Whether a form that looks as before is refused when it is handed over."""
    desk.table.click(form.accept)
    return desk.shown is form and "game is over" in desk.said


@pytest.mark.parametrize("keys", FORMS)
def test_language_and_theme_change_under_an_open_form(desk: Any, keys: str):
    form = choose(desk, keys)
    focused = QApplication.focusWidget()
    program = desk.table.window.program
    heading = form.heading.text()
    program.change_language("zh_CN")
    settle()
    assert form.heading.text() != heading
    program.change(theme="wood", chrome="dark")
    program.change_language("en")
    settle()
    assert form.heading.text() == heading
    assert desk.shown is form
    assert QApplication.focusWidget() is focused


@pytest.mark.parametrize("keys", FORMS)
def test_no_letter_typed_in_a_form_becomes_a_move_and_escape_leads_back(desk: Any, keys: str):
    form = choose(desk, keys)
    for field in fields(form):
        if isinstance(field, QComboBox):
            field.setFocus()
            desk.type("x")
    assert desk.table.page.card.entry.text() == ""
    desk.type(Qt.Key.Key_Escape)
    assert desk.shown is desk.panel


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (853, 533)])
def test_nothing_of_a_form_is_cut(desk: Any, language: str, size: tuple[int, int]):
    desk.table.window.program.change_language(language)
    desk.table.window.resize(*size)
    for keys in FORMS:
        if keys == "E3":
            desk.session.enact(lambda game, stamp: game.reopen(stamp, "h9g7"))
        form = choose(desk, keys)
        settle()
        for widget in (*form.findChildren(QPushButton), *form.findChildren(QLabel)):
            if widget.isVisible() and not isinstance(widget.parentWidget(), QComboBox):
                assert fits(widget), (keys, widget.text())
        desk.type(Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_groups_can_be_read_in_a_small_window(desk: Any, language: str):
    desk.table.window.program.change_language(language)
    desk.table.window.resize(853, 533)
    settle()
    for tab in desk.panel.tabs.values():
        assert tab.isHidden() or tab.width() >= tab.minimumSizeHint().width(), tab.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("over", [False, True])
def test_nothing_of_the_list_lies_over_another_part_in_a_small_window(desk: Any, language: str, over: bool):
    if over:
        desk.session.resign(Side.RED)
    desk.table.window.program.change_language(language)
    desk.table.window.resize(853, 533)
    settle()
    for group in desk.panel.tabs:
        desk.panel.choose(group)
        settle()
        parts = [part for part in desk.panel.children() if isinstance(part, QWidget) and part.isVisible()]
        for part in parts:
            assert desk.panel.rect().contains(part.geometry()), (group, part)
            assert [other for other in parts if other.geometry().intersects(part.geometry())] == [part]
        for label in desk.panel.findChildren(QLabel):
            assert not label.isVisible() or fits(label), (group, label.text())


def test_a_reason_stands_below_its_line_where_there_is_no_room_beside_it(desk: Any):
    desk.session.resign(Side.RED)
    desk.table.window.resize(853, 533)
    desk.choose("F", "")
    settle()
    row = desk.panel.row("foul_9.1.1")
    beside = row.findChild(QLabel)
    assert beside.y() >= row.button.geometry().bottom()
    desk.table.window.resize(1600, 900)
    settle()
    assert beside.x() >= row.button.geometry().right()


def test_a_line_that_may_be_done_gives_no_reason_against_it(desk: Any):
    desk.choose("O", "")
    assert desk.panel.row("window").button.isEnabled()
    assert desk.tell("window") == ""
    settle()
    assert {row.button.x() for row in desk.panel.rows if row.isVisible()} == {0}


def test_a_button_that_can_t_be_used_says_why_to_a_screen_reader(desk: Any):
    form = desk.choose("C", "3")
    interface = QAccessible.queryAccessibleInterface(form.accept)
    assert interface.state().disabled
    assert interface.text(QAccessible.Text.Description) == "Type a time: 5 for five minutes, 0:30, 1:29:52."
    form.reason.setEditText("Reason")
    form.amount.setText("5")
    assert not interface.state().disabled
    assert "→" in interface.text(QAccessible.Text.Description)


def test_a_row_says_its_state_and_is_not_told_again_while_nothing_changed(desk: Any, qtbot: Any):
    desk.choose("F", "")
    button = desk.panel.row("strike").button
    assert QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Description) == "Black: foul 9.1.1"
    button.setAccessibleDescription("mark")
    desk.look()
    assert button.accessibleDescription() == "mark"


def settle() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


def fits(widget: QPushButton | QLabel) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() >= widget.heightForWidth(widget.width())
    return widget.width() >= widget.minimumSizeHint().width()
