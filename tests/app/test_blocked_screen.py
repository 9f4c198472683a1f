"""The screen's thread is blocked for half a second again and again: presses keep their moments, and no flag is told
that a press in the queue had prevented."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

import app.session
from app.inputs import InputWatch
from app.session import GameSession
from app.timing import Clockwork
from engine.base import Side
from engine.clock import TimeControl
from engine.game import ClockPressed, FlagFell, Phase, PressMode

MS = 1_000_000
BLOCK_MS = 500


class LateTimer(QObject):
    """A timer of the counters set by hand. What is due when the thread is free again comes before all input that has
    waited: the worst order there can be. A stopped timer takes back what it had queued, as Qt's does."""

    timeout = Signal()
    living: list[LateTimer] = []  # noqa: RUF012
    now_ns = staticmethod(lambda: 0)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._single, self._interval, self._due, self._run = False, 0, -1, 0
        LateTimer.living.append(self)

    def setTimerType(self, _kind: Qt.TimerType) -> None:
        """All are precise here."""

    def setSingleShot(self, single: bool) -> None:
        self._single = single

    def start(self, interval: int) -> None:
        self._run += 1
        self._interval, self._due = interval, LateTimer.now_ns() + interval * MS
        if not interval:
            self.queue_if_due()

    def stop(self) -> None:
        self._run += 1
        self._due = -1

    def queue_if_due(self) -> None:
        if 0 <= self._due <= LateTimer.now_ns():
            self._due = -1 if self._single else LateTimer.now_ns() + self._interval * MS
            QCoreApplication.postEvent(self, QEvent(QEvent.Type(QEvent.Type.User + self._run)))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.User + self._run:
            self.timeout.emit()
        return True


@dataclass
class Hall:
    """A session behind a window whose space bar presses the clock of the side that thinks."""

    session: GameSession
    window: QWindow
    watch: InputWatch

    @classmethod
    def open(cls, folder: Path, setups: Any, clockwork: Clockwork, ms: int) -> Hall:
        setup = replace(
            setups(), uuid=str(uuid4()), control=TimeControl.all_in(ms), press=PressMode.MANUAL, boardless=True
        )
        session = GameSession.create(folder / f"{setup.uuid}.chuhe", setup, clockwork)
        window = QWindow()
        watch = InputWatch(clockwork.now_ns, lambda key: key == Qt.Key.Key_Space, window)
        watch.watch(window)
        session.set_moment(watch.moment)
        hall = cls(session, window, watch)
        watch.key_taken.connect(hall.press)
        session.start()
        return hall

    def press(self, _key: int) -> None:
        running = self.session.game.clock.running
        if running is not None:
            self.session.press(running)

    def key_at(self, ms: int) -> None:
        """The window system has a key, pressed at ``ms`` of its counter."""
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(ms)
        QCoreApplication.postEvent(self.window, event)

    @property
    def pressed(self) -> list[int]:
        return [event.stamp.ms for event in self.session.game.log if isinstance(event, ClockPressed)]

    @property
    def flags(self) -> list[tuple[Side, int]]:
        return [(event.side, event.deadline) for event in self.session.game.log if isinstance(event, FlagFell)]

    def close(self) -> None:
        self.session.close()
        self.session.deleteLater()
        self.window.deleteLater()


def told_by_hand(presses: list[int], end: int, limit: int) -> tuple[list[int], list[tuple[Side, int]]]:
    """What a clock comes to that is pressed at these moments and looked at until ``end``: the presses that count, and
    the flag, by arithmetic alone."""
    used, since, side = dict.fromkeys(Side, 0), 0, Side.RED
    counted = []
    for moment in [*presses, None]:
        deadline = since + limit - used[side]
        if (end if moment is None else moment) > deadline:
            return counted, [(side, deadline)]
        if moment is not None:
            counted.append(moment)
            used[side] += moment - since
            since, side = moment, side.other
    return counted, []


@pytest.fixture
def late_timers(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, counters: Any) -> Iterator[None]:
    monkeypatch.setattr(app.session, "QTimer", LateTimer)
    monkeypatch.setattr(LateTimer, "now_ns", staticmethod(counters.now_ns))
    yield
    LateTimer.living.clear()


def blocked(hall: Hall, counters: Any, presses: list[int]) -> None:
    """Half a second in which nothing is handled; then the loop runs until it has nothing more to do."""
    begun = counters.ns // MS
    counters.pass_ms(BLOCK_MS)
    for timer in LateTimer.living:
        timer.queue_if_due()
    for after in presses:
        hall.key_at(begun + after)
    for _ in range(4):
        QApplication.processEvents()


blocks = st.lists(st.lists(st.integers(1, BLOCK_MS), max_size=3, unique=True).map(sorted), min_size=1, max_size=14)


def half_seconds(folder: Path, setups: Any, counters: Any, script: list[list[int]], limit: int) -> None:
    LateTimer.living.clear()
    hall = Hall.open(folder, setups, counters.clockwork, limit)
    hands = [number * BLOCK_MS + after for number, block in enumerate(script) for after in block]
    for presses in script:
        blocked(hall, counters, presses)
    counted, flags = told_by_hand(hands, len(script) * BLOCK_MS, limit)
    assert (hall.pressed, hall.flags) == (counted, flags)
    assert (hall.session.game.phase is Phase.OVER) == bool(flags)
    hall.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(script=blocks, limit=st.integers(300, 4_000))
def test_presses_stay_exact_and_no_flag_is_told_that_one_of_them_prevented(
    late_timers: None, tmp_path: Path, setups: Any, counters: Any, script: list[list[int]], limit: int
) -> None:
    half_seconds(tmp_path, setups, counters, script, limit)


@pytest.mark.parametrize(("pressed", "flag"), [(500, []), (499, []), (None, [(Side.RED, 500)])])
def test_a_press_in_the_last_millisecond_of_a_block_is_in_time(
    late_timers: None, tmp_path: Path, setups: Any, counters: Any, pressed: int | None, flag: list[Any]
) -> None:
    hall = Hall.open(tmp_path, setups, counters.clockwork, 500)
    blocked(hall, counters, [pressed] if pressed else [])
    blocked(hall, counters, [])
    assert hall.flags == (flag or [(Side.BLACK, (pressed or 0) + 500)] if pressed == 499 else flag)
    hall.close()


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_two_thousand_scripts_of_blocks(
    late_timers: None, tmp_path: Path, setups: Any, counters: Any, part: int
) -> None:
    dice = Random(part)
    for _ in range(200):
        script = [sorted(dice.sample(range(1, 501), dice.randrange(4))) for _ in range(dice.randrange(1, 20))]
        half_seconds(tmp_path, setups, counters, script, dice.randrange(200, 6_000))


@pytest.mark.long
def test_so_it_is_with_the_machine_s_own_counter_and_timers(qapp: QApplication, tmp_path: Path, setups: Any) -> None:
    """The thread is really busy for half a second, thirty times, while a hand in another thread presses."""
    hall = Hall.open(tmp_path, setups, Clockwork.of_this_machine(), 9_000)
    hands: list[int] = []
    over = False

    def press_now_and_then() -> None:
        dice = Random(7)
        while not over:
            time.sleep(dice.uniform(0.02, 0.4))
            moment = time.perf_counter_ns() // MS
            hands.append(moment)
            hall.key_at(moment)

    hand = Thread(target=press_now_and_then)
    hand.start()
    for _ in range(30):
        until = time.perf_counter() + BLOCK_MS / 1_000
        while time.perf_counter() < until:
            sum(range(100))
        QApplication.processEvents()
    over = True
    hand.join()
    for _ in range(4):
        QApplication.processEvents()
    shift = hall.pressed[0] - hands[0]
    assert hall.pressed == [moment + shift for moment in hands]
    assert len(hands) > 30
    assert hall.flags == []
    hall.close()


def test_the_timers_of_the_session_are_the_ones_that_were_tried() -> None:
    """The fake must stand in for the very timers of a session, or the tests above would show nothing."""
    assert app.session.QTimer is QTimer
    assert {"start", "stop", "setSingleShot", "setTimerType"} <= set(dir(LateTimer))
