"""Bugs of other people's clocks (guide/clock-bugs.md) that could come back where a session meets the machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.session import GameSession
from app.timing import Clockwork
from engine.base import Side
from engine.game import FlagFell, Phase

MAKE = Callable[..., GameSession]
RED, BLACK = Side.RED, Side.BLACK


@pytest.fixture
def made(qapp: QApplication, tmp_path: Path, counters: Any, setups: Any) -> Iterator[MAKE]:
    """Makes sessions that have started, and closes them."""
    sessions: list[GameSession] = []

    def make(clockwork: Clockwork | None = None, **values: Any) -> GameSession:
        setup = setups(**values)
        path = tmp_path / f"{setup.uuid}.chuhe"
        sessions.append(GameSession.create(path, setup, clockwork or counters.clockwork))
        sessions[-1].start()
        return sessions[-1]

    yield make
    for session in sessions:
        session.close()


def used(session: GameSession) -> tuple[int, int]:
    red, black = (session.game.clock.face(side, session.now_ms()).used for side in Side)
    return red, black


def pass_s(session: GameSession, counters: Any, seconds: int) -> None:
    for _ in range(seconds):
        counters.pass_ms(1_000)
        session.beat()


def test_b01_b05_moves_are_charged_though_no_timer_ever_came(made: MAKE, counters: Any) -> None:
    session = made()
    for number in range(40):
        counters.pass_ms(37)
        session.move(("h0g2", "h9g7", "g2h0", "g7h9")[number % 4])
    assert [ply.used_ms for ply in session.game.plies] == [37] * 40
    assert used(session) == (20 * 37, 20 * 37)


@pytest.mark.parametrize("hours", [-26, -1, 1, 26])
@pytest.mark.parametrize("with_boot", [True, False])
def test_b04_a_changed_system_time_changes_no_face(made: MAKE, counters: Any, hours: int, with_boot: bool) -> None:
    """Where the machine has no counter for its sleep a leap ahead looks like one: the game stands, and nothing ran."""
    noon, leap = datetime(2026, 5, 1, 12, tzinfo=UTC), timedelta()

    def wall() -> str:
        return (noon + leap + timedelta(microseconds=counters.ns // 1_000)).isoformat()

    session = made(Clockwork(counters.now_ns, wall, counters.now_ns if with_boot else None))
    counters.pass_ms(700)
    session.beat()
    leap = timedelta(hours=hours)
    counters.pass_ms(300)
    session.beat()
    stands = hours > 0 and not with_boot
    assert (session.game.phase is Phase.PAUSED) == stands
    assert used(session) == (700 if stands else 1_000, 0)


def test_b11_b13_a_flag_falls_in_a_game_that_nobody_shows_or_touches(made: MAKE, counters: Any, qtbot: Any) -> None:
    session = made(minutes=1)
    pass_s(session, counters, 60)
    counters.pass_ms(1)
    with qtbot.waitSignal(session.changed):
        session._deadline.timeout.emit()
    flag = session.game.log[-1]
    assert isinstance(flag, FlagFell)
    assert (flag.side, flag.deadline, session.game.phase) == (RED, 60_000, Phase.OVER)
    pass_s(session, counters, 5)
    assert used(session) == (60_000, 0)


def test_b17_b21_a_flag_falls_for_the_far_side_of_a_hidden_window(table: Any, setups: Any, counters: Any) -> None:
    table.sit_down(setups(minutes=1))
    table.start()
    table.move("h2e2")
    session = table.play.session
    table.window.change_setting("flipped", True)
    table.window.hide()
    pass_s(session, counters, 60)
    counters.pass_ms(1)
    session._deadline_passed()
    assert [event.side for event in session.game.log if isinstance(event, FlagFell)] == [BLACK]
    table.window.show()


def test_b20_an_hour_of_sleep_costs_nobody_anything(made: MAKE, counters: Any) -> None:
    session = made()
    pass_s(session, counters, 3)
    counters.asleep_ms += 3_600_000
    counters.pass_ms(500)
    assert not session.move("h2e2")
    assert (session.game.phase, used(session)) == (Phase.PAUSED, (3_000, 0))
    session.go_on()
    counters.pass_ms(200)
    session.move("h2e2")
    assert session.game.plies[0].used_ms == 3_200


def test_b25_the_timer_of_an_earlier_game_decides_nothing_in_the_next(made: MAKE, counters: Any) -> None:
    short, long = made(minutes=1), made(minutes=60)
    for _ in range(61):
        counters.pass_ms(1_000)
        short.beat()
        long.beat()
    short._deadline.timeout.emit()
    short._deadline_passed()
    assert short.game.phase is Phase.OVER
    assert long.game.phase is Phase.RUNNING
    long._deadline.timeout.emit()
    long._deadline_passed()
    assert (long.game.phase, used(long)) == (Phase.RUNNING, (61_000, 0))


def test_b25_a_game_that_is_left_has_no_timer_any_more(made: MAKE, counters: Any) -> None:
    session = made(minutes=1)
    assert session._deadline.isActive()
    session.close()
    assert not any(timer.isActive() for timer in (session._deadline, session._drained, session._heart))


def test_b44_the_first_move_after_a_pause_is_charged_from_the_resumption(made: MAKE, counters: Any) -> None:
    session = made()
    counters.pass_ms(900)
    session.pause()
    pass_s(session, counters, 900)
    session.go_on()
    counters.pass_ms(100)
    session.move("h2e2")
    assert session.game.plies[0].used_ms == 1_000


def test_b08_the_window_never_writes_times_back(table: Any, setups: Any, counters: Any) -> None:
    """Time given by the referee is there after everything the window does about the next moves."""
    table.sit_down(setups("standard-1999", minutes=10))
    table.start()
    table.move("h2e2")
    session = table.play.session
    session.enact(lambda game, stamp: game.correct_time(RED, "bonus", 60_000, stamp))
    for uci in ("h9g7", "h0g2", "i9h9"):
        table.move(uci)
        table.window.resize(1_100 + 10 * len(session.game.plies), 760)
        QApplication.processEvents()
    assert session.game.clock.face(RED, session.now_ms()).remaining == 660_000 - 2_000


def test_b52_what_is_shown_and_what_is_stamped_come_from_one_counter(made: MAKE, counters: Any) -> None:
    session = made()
    counters.pass_ms(1_234)
    shown = session.now_ms()
    session.move("h2e2")
    assert session.game.plies[0].stamp.ms == shown
    assert session._deadline.timerType() is Qt.TimerType.PreciseTimer
