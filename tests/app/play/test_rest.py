"""A window that nobody touches comes to rest: a page that lays itself out again and again would burn a whole core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget

from engine.base import Side

TO_SETTLE, WATCHED = 20, 10


class LayoutWatch(QObject):
    """Counts the rounds of laying out that a window goes through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.rounds = 0
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.rounds += event.type() == QEvent.Type.LayoutRequest
        return False


def turn_the_loop(times: int) -> None:
    for _ in range(times):
        QCoreApplication.processEvents()


def play(table: Any, setups: Any) -> None:
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.move("h2e2", after_ms=100)


def offer(table: Any, setups: Any) -> None:
    play(table, setups)
    table.play.bar_acts.offer_draw()


def finish(table: Any, setups: Any) -> None:
    play(table, setups)
    table.play.session.resign(Side.BLACK)


def call_foul(table: Any, setups: Any) -> None:
    play(table, setups)
    table.window.menus.actions["foul"].trigger()


PAGES: dict[str, Callable[[Any, Any], object]] = {
    "start": lambda table, _: table.window.show_start(),
    "new game": lambda table, _: table.window.ask_new_game(),
    "settings": lambda table, _: table.window.show_settings(),
    "help": lambda table, _: table.window.show_help(),
    "play": play,
    "offer": offer,
    "end": finish,
    "foul": call_foul,
}


@pytest.mark.parametrize("size", [(853, 533), (1280, 800)])
@pytest.mark.parametrize("page", PAGES)
def test_a_page_comes_to_rest(table: Any, setups: Any, page: str, size: tuple[int, int]) -> None:
    PAGES[page](table, setups)
    table.window.resize(*size)
    turn_the_loop(TO_SETTLE)
    watch = LayoutWatch(table.window)
    turn_the_loop(WATCHED)
    assert watch.rounds == 0
