"""Bugs of other people's clocks (guide/clock-bugs.md) that could come back where a clock is seen and handled."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from app.clockonly.order import ClockOrder, clock_setup
from app.desk.clock_form import ClockForm
from app.session import GameSession
from app.settings import ClockOnlyValues
from app.timing import Clockwork
from engine.base import Side
from engine.clock import TimeControl
from engine.game import Phase, resume
from engine.xiangqi import Position

RED, BLACK = Side.RED, Side.BLACK
OPENED: dict[str, Callable[[Any], object]] = {
    "the desk": lambda table: table.play.desk.open(),
    "the form for a foul": lambda table: table.play.desk.open_foul(),
    "the form for a ruling": lambda table: table.play.desk.open_ruling(),
    "the form for a clock": lambda table: table.play.desk.room.open(ClockForm),
    "the question whether to leave": lambda table: table.window.step_back(),
    "the help": lambda table: table.window.show_help(),
    "the settings": lambda table: table.window.show_settings(),
    "a new game": lambda table: table.window.ask_new_game(),
    "the clock alone": lambda table: table.window.pages.ask_clock(),
    "a file": lambda table: table.window.files.save_copy(),
}


@pytest.fixture
def alone(table: Any, profiles: Any) -> Any:
    """A clock that stands alone, started; its acts are dated by the counters."""
    order = ClockOrder(ClockOnlyValues(), profiles["standard-1999"], TimeControl.all_in(60_000))
    table.sit_down(clock_setup(order))
    table.play.session.set_moment(lambda: None)
    table.play.session.start()
    return table


@pytest.fixture
def beside_a_board(table: Any, setups: Any) -> Any:
    """A refereed game, started."""
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.play.session.set_moment(lambda: None)
    table.start()
    return table


def think(table: Any, ms: int) -> None:
    """Somebody thinks, and the program lives on meanwhile."""
    for _ in range(ms // 1_500):
        table.counters.pass_ms(1_500)
        table.play.session.beat()
    table.counters.pass_ms(ms % 1_500)


@pytest.mark.parametrize("what", OPENED)
@pytest.mark.parametrize("kind", ["alone", "beside_a_board"])
def test_b45_what_is_opened_and_cancelled_touches_no_clock(
    request: pytest.FixtureRequest, kind: str, what: str
) -> None:
    table = request.getfixturevalue(kind)
    before, events = table.game.clock, len(table.game.log)
    OPENED[what](table)
    think(table, 700)
    assert (table.game.clock, len(table.game.log)) == (before, events)
    table.key(Qt.Key.Key_Escape)
    table.window.ask(None)
    think(table, 300)
    assert (table.game.clock, len(table.game.log)) == (before, events)
    assert table.used(RED) == 1_000


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_A])
def test_b46_a_key_presses_when_it_goes_down_and_not_again_when_it_comes_up(alone: Any, key: Qt.Key) -> None:
    handle = alone.window.windowHandle()
    QCoreApplication.sendEvent(handle, alone.queued_key(key))
    assert alone.game.clock.running is BLACK
    think(alone, 500)
    up = type(alone.queued_key(key))(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(handle, up)
    assert alone.game.clock.running is BLACK
    assert len(alone.game.plies) == 1


@dataclass
class Meanwhile:
    """What was seen on the faces while a dialog kept everything else waiting."""

    table: Any
    dialog: QDialog
    seen: list[int]

    def look(self) -> None:
        self.seen.append(self.table.page.faces.view.red.used)
        think(self.table, 1_000)
        if len(self.seen) == 4:
            self.dialog.accept()


def test_b49_the_faces_count_on_while_a_modal_dialog_is_open(alone: Any) -> None:
    dialog = QDialog(alone.window)
    meanwhile = Meanwhile(alone, dialog, [])
    timer = QTimer(dialog)
    timer.timeout.connect(meanwhile.look)
    timer.start(150)
    dialog.exec()
    assert meanwhile.seen == [0, 1_000, 2_000, 3_000]


def test_b49_a_flag_falls_while_a_modal_dialog_is_open(alone: Any, qtbot: QtBot) -> None:
    dialog = QDialog(alone.window)
    alone.play.session.changed.connect(dialog.accept)
    think(alone, 60_001)
    QTimer.singleShot(0, alone.play.session._deadline_due)
    dialog.exec()
    assert alone.game.phase is Phase.HELD


def test_b50_a_clock_and_its_timers_live_in_the_thread_of_the_window(alone: Any, qapp: QApplication) -> None:
    session = alone.play.session
    timers = session.findChildren(QTimer) + alone.page.faces.findChildren(QTimer)
    assert len(timers) >= 4
    assert {each.thread() for each in (session, *timers)} == {qapp.thread()}


def test_b50_what_another_thread_found_is_told_in_that_of_the_window(
    beside_a_board: Any, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    watch = beside_a_board.play.repetition.watch
    judged_in: list[int] = []
    told_in: list[int] = []
    real = threading.Thread.run

    def run(thread: threading.Thread) -> None:
        judged_in.append(threading.get_ident())
        real(thread)

    monkeypatch.setattr(threading.Thread, "run", run)
    watch.judged.connect(lambda: told_in.append(threading.get_ident()))
    for uci in ("h0g2", "h9g7", "g2h0", "g7h9") * 3:
        beside_a_board.play.session.move(uci)
    watch.judge()
    qtbot.waitUntil(lambda: bool(told_in))
    assert judged_in
    assert judged_in[0] != threading.get_ident()
    assert set(told_in) == {threading.get_ident()}


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("side", list(Side))
def test_b17_whichever_face_is_where_the_flag_falls_on_its_own(alone: Any, side: Side, flipped: bool) -> None:
    if flipped:
        alone.click(alone.page.bar.looks["swap"])
    if side is BLACK:
        alone.key(Qt.Key.Key_Space)
    think(alone, 60_001)
    alone.play.session._deadline_passed()
    shown = {panel.side: panel.sentence() for panel in alone.page.faces.panels}
    assert "flag fell" in shown[side]
    assert "flag fell" not in shown[side.other]
    assert alone.page.faces.panels[0].side is (BLACK if flipped else RED)


def test_b21_a_window_out_of_sight_misses_neither_time_nor_flag(alone: Any, qtbot: QtBot) -> None:
    alone.window.hide()
    assert alone.page.faces.repaint_interval is None
    think(alone, 60_001)
    alone.play.session._deadline_due()
    qtbot.waitUntil(lambda: alone.game.phase is Phase.HELD)
    alone.window.show()
    assert alone.page.faces.view.red.remaining == 0
    assert "flag fell" in alone.page.faces.panels[0].sentence()


def test_b21_presses_that_came_while_the_window_was_out_of_sight_have_their_time(alone: Any) -> None:
    alone.window.hide()
    for ms, side in ((700, RED), (900, BLACK)):
        think(alone, ms)
        alone.play.clock.press_face(side)
    alone.window.show()
    assert [alone.page.faces.view.face(side).used for side in Side] == [700, 900]


def test_b04_a_change_of_the_time_zone_changes_no_face_and_is_no_sleep(
    counters: Any, setups: Any, tmp_path: Any
) -> None:
    """Summer time ends, or the train crosses a border: the wall shows another hour, the instant is the same."""
    zone = {"hours": 8}

    def wall() -> str:
        hour, rest = counters.wall()[11:13], counters.wall()[13:23]
        return f"2026-11-29T{int(hour) + zone['hours'] - 8 + 3:02}{rest}{zone['hours'] + 3:+03}:00"

    clockwork = Clockwork(counters.now_ns, wall)
    path = tmp_path / "zone.chuhe"
    session = GameSession.create(path, replace(setups(), uuid="zone"), clockwork)
    session.start()
    for hours in (7, 8, 9):
        counters.pass_ms(1_000)
        zone["hours"] = hours
        session.beat()
    assert session.game.phase is Phase.RUNNING
    assert session.game.clock.face(RED, session.now_ms()).used == 3_000
    session.close()
    again = resume(path, Position, wall())
    with again.journal:
        assert again.gap_ms == 0
        assert again.game.clock.face(RED, again.game.now_ms).used == 3_000
