"""What the tests of the desk share: a refereed game with its desk open, worked by the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.session import GameSession
from engine.base import Side


class Referee:
    """The referee at the desk of a table: he types, and reads what stands there."""

    def __init__(self, table: Any) -> None:
        self.table = table

    @property
    def game(self) -> Any:
        return self.table.game

    @property
    def session(self) -> GameSession:
        return self.table.play.session

    @property
    def panel(self) -> Any:
        return self.table.play.desk.panel

    @property
    def shown(self) -> Any:
        """The list, or the form that stands in its place."""
        return self.table.page.middle.currentWidget()

    @property
    def said(self) -> str:
        return self.table.page.sentence.label.text()

    def open(self) -> None:
        self.table.window.menus.actions["desk"].trigger()

    def type(self, *keys: Qt.Key | str) -> None:
        """Keys, and texts, to whatever has the focus."""
        for key in keys:
            target = QApplication.focusWidget() or self.shown
            (QTest.keyClicks if isinstance(key, str) else QTest.keyClick)(target, key)

    def choose(self, group: str, digit: str) -> Any:
        """A line by its two keys; what then stands in the record's place."""
        QTest.keyClicks(self.panel, group + digit)
        return self.shown

    def enter(self) -> None:
        self.type(Qt.Key.Key_Return)

    def tell(self, name: str) -> str:
        """What stands beside a line of the group that is shown."""
        return self.panel.row(name).button.accessibleDescription()

    def due(self) -> list[str]:
        """What waits."""
        return [row.text.text() for row in self.panel.due_rows if not row.isHidden()]

    def moves(self, *ucis: str) -> None:
        for uci in ucis:
            assert self.session.move(uci)

    def look(self) -> None:
        """A second passes on the screen."""
        self.table.play.desk.pass_second()


@pytest.fixture
def seat(table: Any, setups: Any) -> Callable[..., Referee]:
    """Sets a refereed game up and opens its desk; the clocks stand until ``start``."""

    def sit(profile: str = "standard-1999", *, start: bool = True, **values: Any) -> Referee:
        table.sit_down(setups(profile, referee="Zhou", **values))
        referee = Referee(table)
        if start:
            table.start()
        referee.open()
        return referee

    return sit


@pytest.fixture
def referee(seat: Callable[..., Referee]) -> Referee:
    """At a game of S0 in which red has moved: black's time runs."""
    found = seat()
    found.moves("h2e2")
    assert found.game.clock.running is Side.BLACK
    return found
