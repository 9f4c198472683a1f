"""The whole window as a screen reader finds it: in every state that people come to, every object can be told.

Where this test finds something, the kind of it is to be mended, not the place alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget

from app.board.widget import BoardWidget
from app.dialogs.acts import ActForm
from engine.base import Side

Role, Text = QAccessible.Role, QAccessible.Text
CLICKABLE = {
    *(Role.Button, Role.ButtonMenu, Role.ButtonDropDown, Role.CheckBox, Role.RadioButton, Role.Link),
    *(Role.ComboBox, Role.EditableText, Role.SpinBox, Role.Slider, Role.PageTab),
}
"""What something is done with."""
PARTS = {
    *(Role.List, Role.ListItem, Role.Table, Role.Cell, Role.Tree, Role.TreeItem),
    *(Role.Clock, Role.StaticText, Role.Grouping),
}
"""What is looked at, or holds what is, and takes the keyboard for that."""


class Found(NamedTuple):
    """One object with those above it."""

    item: QAccessibleInterface
    above: tuple[QAccessibleInterface, ...]

    @property
    def name(self) -> str:
        return self.item.text(Text.Name)

    @property
    def description(self) -> str:
        return self.item.text(Text.Description)

    @property
    def widget(self) -> QWidget | None:
        found = self.item.object()
        return found if isinstance(found, QWidget) else None

    @property
    def acts(self) -> bool:
        """Whether it takes the keyboard or a click."""
        return bool(self.item.state().focusable) or self.item.role() in CLICKABLE

    def __str__(self) -> str:
        place = "/".join(type(each.object()).__name__ for each in self.above[-3:])
        return f"{place}: {self.item.role().name} {self.name!r} ({self.description!r})"


def walk(item: QAccessibleInterface, above: tuple[QAccessibleInterface, ...] = ()) -> Iterator[Found]:
    """All that is shown of an object and below it."""
    state = item.state()
    if state.invisible or state.invalid:
        return
    yield Found(item, above)
    for index in range(item.childCount()):
        child = item.child(index)
        if child is not None:
            yield from walk(child, (*above, item))


def objects(widget: QWidget) -> list[Found]:
    QCoreApplication.processEvents()
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    return list(walk(root))


def nameless(found: list[Found]) -> list[str]:
    """What takes the keyboard or a click and can't be told by a name of its own."""
    return [str(each) for each in found if each.acts and not (each.name and _is_labelled(each))]


def _is_labelled(each: Found) -> bool:
    """On Linux Qt names a box by what is chosen in it, and tells what it is for by its label alone."""
    box = each.widget
    if not isinstance(box, QComboBox):
        return True
    labels = [label for label, _ in each.item.relations(QAccessible.RelationFlag.Label)]
    return bool(box.accessibleName()) and any(label.text(Text.Name) for label in labels)


def misfits(found: list[Found]) -> list[str]:
    """What takes the keyboard and is told as nothing that does, or can be clicked and not be reached by keyboard."""
    return [
        str(each)
        for each in found
        if (each.item.state().focusable and each.item.role() not in CLICKABLE | PARTS)
        or (each.item.role() in CLICKABLE and not each.item.state().focusable)
    ]


def silent(found: list[Found]) -> list[str]:
    """What can't be used now and does not say why."""
    return [
        str(each)
        for each in found
        if each.item.role() in CLICKABLE
        and each.item.state().disabled
        and each.description in ("", each.name, (each.widget.whatsThis() if each.widget else ""))
    ]


def twins(found: list[Found]) -> list[str]:
    """What does different things by the same name and description: beside each other, or buttons of one page."""
    told = Counter((each.item.role(), each.name, each.description) for each in found if each.item.role() in CLICKABLE)
    beside = Counter(
        (id(each.widget.parentWidget()) if each.widget else str(each.above[-1:]), each.item.role(), each.name)
        for each in found
        if (each.acts or each.item.role() is Role.ColumnHeader) and each.item.role() is not Role.ListItem
    )
    return [str(key) for key, count in (*told.items(), *beside.items()) if count > 1]


def check(widget: QWidget) -> list[Found]:
    """Look at a window or a menu as a whole."""
    found = objects(widget)
    assert nameless(found) == []
    assert misfits(found) == []
    assert silent(found) == []
    assert twins(found) == []
    return found


def check_board(found: list[Found]) -> None:
    """All ninety points are there, each with its piece and a place of its own."""
    boards = [each.item for each in found if isinstance(each.item.object(), BoardWidget)]
    assert len(boards) == 1
    names = [boards[0].child(index).text(Text.Name) for index in range(boards[0].childCount())]
    assert len(names) == len(set(names)) == 90
    pieces = Counter(name.partition(",")[0] for name in names)
    assert pieces["red general"] == pieces["black general"] == 1
    assert pieces["red pawn"] == 5
    assert pieces["empty"] == 58


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def refereed(table: Any, setups: Any) -> Any:
    """A refereed game in which a move was made."""
    table.sit_down(setups("standard-1999", referee="Sun"))
    table.start()
    table.move("h2e2")
    return table


def test_the_first_page(window: Any) -> None:
    found = check(window)
    assert {"New game", "Open a game..."} <= {each.name for each in found}


def test_the_first_page_with_games_to_go_on_with_and_games_that_are_over(window: Any, table: Any, setups: Any) -> None:
    for red in ("Wang", "Zhao"):
        table.sit_down(setups(red=red))
        table.start()
        table.move("h2e2")
        window.games.leave()
    table.sit_down(setups(red="Qian"))
    table.start()
    table.play.session.resign(Side.RED)
    window.games.leave()
    window.show_start()
    found = check(window)
    assert len([each for each in found if each.name == "Play on"]) == 2


@pytest.mark.parametrize("page", ["ask_new_game", "show_settings", "show_help"])
def test_a_page_of_the_window(window: Any, page: str) -> None:
    getattr(window, page)()
    assert len(check(window)) > 20


def test_the_page_for_the_clock_alone(window: Any) -> None:
    window.pages.open_clock()
    check(window)


def test_a_friendly_game_before_it_is_started_and_while_it_runs(table: Any, setups: Any) -> None:
    table.sit_down(setups())
    check_board(check(table.window))
    table.start()
    check_board(check(table.window))
    table.move("h2e2")
    check_board(check(table.window))


def test_questions_of_a_game(table: Any, setups: Any) -> None:
    table.sit_down(setups())
    table.start()
    table.move("h2e2")
    table.play.bar_acts.offer_draw()
    assert {"Do not agree", "Agree to a draw"} <= {each.name for each in check(table.window)}
    table.play.bar_acts.toggle_pause()
    check(table.window)


def test_a_refereed_game(refereed: Any) -> None:
    check_board(check(refereed.window))


@pytest.mark.parametrize("act", ["open", "open_foul", "open_ruling"])
def test_the_referees_desk_and_its_forms(refereed: Any, act: str) -> None:
    getattr(refereed.play.desk, act)()
    check_board(check(refereed.window))


def _running(table: Any) -> None:
    table.move("h9g7")


def _paused(table: Any) -> None:
    table.play.bar_acts.toggle_pause()


def _over(table: Any) -> None:
    table.play.session.resign(Side.BLACK)


def _claimed(table: Any) -> None:
    table.play.session.call_referee(Side.BLACK)


@pytest.mark.parametrize(("state", "least"), [(_running, 8), (_paused, 8), (_over, 5), (_claimed, 8)])
def test_every_form_of_the_desk(refereed: Any, state: Any, least: int) -> None:
    state(refereed)
    desk, seen = refereed.play.desk, 0
    desk.open()
    for group, deeds in desk.panel._shown.groups.items():
        for deed in deeds:
            if not desk.room.at_panel:
                refereed.page.show_record()
                desk.open()
            desk.panel.choose(group)
            check(refereed.window)
            row = desk.panel.row(deed.name)
            if row.button.isEnabled():
                row.button.click()
                seen += isinstance(refereed.page.middle.currentWidget(), ActForm)
                check(refereed.window)
    assert seen >= least


def test_the_desk_in_a_window_of_its_own(refereed: Any) -> None:
    desk = refereed.play.desk
    desk.open()
    desk.open_window()
    check(desk._window)
    check_board(check(refereed.window))
    desk._window.close()


def test_a_record_that_is_keyed(table: Any, setups: Any) -> None:
    table.sit_down(replace(setups("standard-1999", referee="Sun", press="manual"), keyed=True))
    table.start()
    table.press_face(Side.RED)
    check_board(check(table.window))
    table.type_move("h2e2")
    check_board(check(table.window))


def test_the_panel_of_the_repetition(table: Any, setups: Any, qtbot: Any) -> None:
    table.sit_down(setups("standard-1999", referee="Sun"))
    table.start()
    for uci in ("h2h4", "h7h5", "h4h2", "h5h7") * 3:
        table.move(uci)
    table.play.repetition.open()
    qtbot.waitUntil(lambda: not table.play.repetition.watch.waiting)
    check(table.window)


def test_a_game_that_is_over_and_one_that_is_looked_at(refereed: Any) -> None:
    refereed.play.session.resign(Side.BLACK)
    check_board(check(refereed.window))
    refereed.window.games.answer("over", "look")
    for step in ("first", "next", "last"):
        refereed.window.game.step(step)
        check_board(check(refereed.window))


def test_a_clock_alone(window: Any, table: Any) -> None:
    window.pages.open_clock("5+3")
    check(window)


def test_the_menus(refereed: Any) -> None:
    menus = [menu for menu in refereed.window.findChildren(QMenu) if menu.actions()]
    assert len(menus) > 10
    for menu in menus:
        told = QAccessible.queryAccessibleInterface(menu)
        assert told is not None
        entries = [told.child(index) for index in range(told.childCount())]
        names = [entry.text(Text.Name) for entry in entries if entry.role() is Role.MenuItem]
        assert names
        assert all(names)
        assert len(names) == len(set(names))


def test_no_widget_is_named_in_another_language_after_a_change(window: Any, table: Any, setups: Any) -> None:
    table.sit_down(setups())
    table.start()
    english = {each.name for each in objects(window) if each.acts}
    window.program.change_language("zh_CN")
    QApplication.processEvents()
    assert not english & {each.name for each in check(window) if each.acts}
