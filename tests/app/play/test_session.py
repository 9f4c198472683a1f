"""A session stamps, decides, journals, folds and tells, in this order, and stops the game when it can't."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.session import GameSession
from engine.base import Outcome, Side, Termination, Winner
from engine.game import (
    FlagFell,
    Journal,
    JournalFull,
    JournalHeld,
    MoveMade,
    PauseCause,
    Paused,
    Phase,
    PressRefused,
    RefusalCode,
)

MAKE = Callable[..., GameSession]


@pytest.fixture
def made(qapp: QApplication, tmp_path: Path, counters: Any, setups: Any) -> Iterator[MAKE]:
    """Makes sessions, and closes them."""
    sessions: list[GameSession] = []

    def make(profile: str = "friendly", **values: Any) -> GameSession:
        setup = setups(profile, **values)
        sessions.append(GameSession.create(tmp_path / f"{setup.uuid}.chuhe", setup, counters.clockwork))
        return sessions[-1]

    yield make
    for session in sessions:
        session.close()


def test_time_runs_from_the_start_to_the_move(made: MAKE, counters: Any):
    session = made()
    counters.pass_ms(5_000)
    session.beat()
    session.start()
    counters.pass_ms(1_234)
    session.move("h2e2")
    assert session.game.plies[0].used_ms == 1_234
    assert session.game.clock.running is Side.BLACK


def test_an_event_is_on_disk_before_it_is_told(made: MAKE, qtbot: QtBot):
    session = made()
    seen: list[int] = []
    session.changed.connect(lambda: seen.append(len(session.journal.events())))
    session.start()
    session.move("h2e2")
    assert seen == [2, 3]


def test_a_refused_act_changes_nothing_and_says_why(made: MAKE, qtbot: QtBot):
    session = made()
    session.start()
    before = session.game
    with qtbot.waitSignal(session.refused) as told:
        assert not session.move("h2h8")
    assert told.args == [RefusalCode.ILLEGAL_MOVE]
    assert session.game is before


def test_acts_are_dated_by_the_input_that_caused_them(made: MAKE, counters: Any):
    session = made()
    session.start()
    counters.pass_ms(800)
    moment = counters.ns
    counters.pass_ms(500)
    session.set_moment(lambda: moment)
    session.move("h2e2")
    assert session.game.plies[0].used_ms == 800


def test_the_flag_falls_at_its_deadline_whenever_it_is_noticed(made: MAKE, counters: Any, qtbot: QtBot):
    session = made(minutes=1)
    session.start()
    for _ in range(40):
        counters.pass_ms(1_500)
        session.beat()
    assert session.game.phase is Phase.RUNNING
    counters.pass_ms(70)
    with qtbot.waitSignal(session.changed):
        session._deadline_due()
    flag = session.game.log[-1]
    assert isinstance(flag, FlagFell)
    assert (flag.side, flag.deadline) == (Side.RED, 60_000)
    assert session.game.outcome == Outcome.loss(Side.RED, Termination.TIME)


def test_a_timer_that_fires_early_decides_nothing(made: MAKE, counters: Any):
    session = made(minutes=1)
    session.start()
    for _ in range(40):
        counters.pass_ms(1_500)
        session.beat()
    session._deadline_passed()
    assert session.game.phase is Phase.RUNNING
    assert session.move("h2e2")
    assert session.game.plies[0].used_ms == 60_000


def test_after_a_gap_the_game_stands_as_of_the_last_sign_of_life(made: MAKE, counters: Any, qtbot: QtBot):
    session = made()
    session.start()
    counters.pass_ms(1_000)
    session.beat()
    counters.pass_ms(20_000)
    with qtbot.waitSignal(session.gap_found) as told:
        session.beat()
    assert told.args == [20_000]
    assert session.game.phase is Phase.PAUSED
    assert session.game.clock.face(Side.RED, session.now_ms()).used == 1_000
    paused = session.game.log[-1]
    assert isinstance(paused, Paused)
    assert paused.cause is PauseCause.INTERRUPTED


def test_a_sleep_that_the_monotonic_counter_did_not_see_stops_the_game_too(made: MAKE, counters: Any):
    session = made()
    session.start()
    counters.pass_ms(500)
    session.beat()
    counters.asleep_ms += 3_600_000
    counters.pass_ms(900)
    session.beat()
    assert session.game.phase is Phase.PAUSED
    assert session.game.clock.face(Side.RED, session.now_ms()).used == 500


def test_a_move_after_a_gap_is_not_made_on_a_clock_that_was_wrong(made: MAKE, counters: Any):
    session = made()
    session.start()
    counters.pass_ms(30_000)
    assert not session.move("h2e2")
    assert session.game.plies == ()
    assert session.game.phase is Phase.PAUSED


def test_a_takeback_restores_both_clocks(made: MAKE, counters: Any):
    session = made()
    session.start()
    for uci, thought in (("h2e2", 700), ("h9g7", 300), ("h0g2", 1_100)):
        counters.pass_ms(thought)
        session.move(uci)
    session.ask_takeback(Side.RED)
    counters.pass_ms(900)
    session.answer_takeback(Side.BLACK, True)
    used = {side: session.game.clock.face(side, session.now_ms()).used for side in Side}
    assert used == {Side.RED: 700, Side.BLACK: 300}
    assert [ply.uci for ply in session.game.plies] == ["h2e2", "h9g7"]
    assert session.game.clock.running is Side.RED


def test_manual_press_without_a_move_is_refused_and_kept(made: MAKE, counters: Any):
    session = made(press="manual")
    session.start()
    session.press(Side.RED)
    refused = session.game.log[-1]
    assert isinstance(refused, PressRefused)
    assert refused.reason is RefusalCode.NO_MOVE_TO_PRESS
    session.move("h2e2")
    counters.pass_ms(400)
    session.press(Side.RED)
    assert session.game.clock.running is Side.BLACK
    assert session.game.plies[0].used_ms == 400


def test_a_full_disk_stops_the_game_and_loses_nothing(made: MAKE, counters: Any, monkeypatch: Any, tmp_path: Path):
    session = made()
    session.start()
    session.move("h2e2")
    told: list[object] = []
    session.broken.connect(told.append)

    def full(_events: object) -> None:
        raise JournalFull(session.journal.path)

    monkeypatch.setattr(session.journal, "append", full)
    counters.pass_ms(700)
    assert not session.move("h9g7")
    assert isinstance(session.error, JournalFull)
    assert len(told) == 1
    assert [ply.uci for ply in session.game.plies] == ["h2e2"]
    counters.pass_ms(1_000)
    stands = session.now_ms()
    counters.pass_ms(1_000)
    assert session.now_ms() == stands


def test_a_game_goes_on_in_another_place_as_it_stood(made: MAKE, counters: Any, monkeypatch: Any, tmp_path: Path):
    session = made()
    session.start()
    session.move("h2e2")

    def full(_events: object) -> None:
        raise JournalFull(session.journal.path)

    monkeypatch.setattr(session.journal, "append", full)
    session.move("h9g7")
    session.move_to(tmp_path / "elsewhere.chuhe")
    assert session.error is None
    assert session.game.phase is Phase.PAUSED
    assert session.go_on()
    assert session.move("h9g7")
    assert session.journal.path == tmp_path / "elsewhere.chuhe"
    assert len(session.journal.events()) == len(session.game.log)


def test_the_end_of_a_program_is_dated_by_its_heartbeat(made: MAKE, counters: Any, tmp_path: Path):
    session = made()
    session.start()
    session.move("h2e2")
    counters.pass_ms(1_700)
    session.close()
    counters.pass_ms(900_000)
    again = GameSession.resume(session.journal.path, counters.clockwork)
    assert again.game.phase is Phase.PAUSED
    assert {side: again.game.clock.face(side, again.now_ms()).used for side in Side} == {Side.RED: 0, Side.BLACK: 1_700}
    assert again.go_on()
    counters.pass_ms(250)
    assert again.move("h9g7")
    assert again.game.plies[1].used_ms == 1_950
    again.close()


def test_a_game_that_is_open_is_not_opened_a_second_time(made: MAKE, counters: Any):
    session = made()
    with pytest.raises(JournalHeld):
        GameSession.resume(session.journal.path, counters.clockwork)


def test_a_copy_holds_every_confirmed_event(made: MAKE, tmp_path: Path):
    session = made()
    session.start()
    session.move("h2e2")
    session.save_as(tmp_path / "copy.chuhe")
    with Journal.open(tmp_path / "copy.chuhe") as copy:
        assert copy.events() == session.game.log
    assert isinstance(session.game.log[-1], MoveMade)


def test_a_ruling_ends_the_game_with_its_article(made: MAKE):
    session = made("standard-1999")
    session.start()
    session.foul(Side.BLACK, "9.1.1", 1, "talked")
    session.rule(Outcome(Termination.MISCONDUCT, Winner.NONE), "both")
    assert session.game.outcome == Outcome(Termination.MISCONDUCT, Winner.NONE, "4.1.10")
    assert session.game.foul_counts[Side.BLACK] == 1
