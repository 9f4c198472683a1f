"""What is heard of a game: what happens, each once, as the settings and the kind of game want it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QThread
from PySide6.QtGui import QAccessible

from app.session import GameSession
from app.sound.ears import Ears
from engine.base import Side
from engine.clock import ByoYomi, OnFlag, Period, Periods, TimeControl
from engine.game import Phase


def begun(table: Any, setup: Any) -> None:
    table.sit_down(setup)
    table.start()


def ears_of(table: Any) -> Ears:
    return table.page.findChild(Ears)


def later(table: Any, ms: int) -> None:
    """Time passes, and whoever waits for it looks: a second at a time, as the heart of the session beats."""
    for _ in range(ms // 1_000):
        table.counters.pass_ms(1_000)
        table.play.session.beat()
        table.play.session._deadline_passed()
        ears_of(table).look()


def test_moves_captures_presses_and_offers_each_have_their_sound(table: Any, setups: Any, speaker: Any):
    begun(table, setups(press="manual"))
    assert speaker.take() == []
    table.move("h2e2")
    table.press_face(Side.RED)
    table.move("h9g7")
    table.press_face(Side.BLACK)
    assert speaker.take() == ["move", "press", "move", "press"]
    table.move("e2e6")
    assert speaker.take() == ["capture"]
    table.play.bar_acts.offer_draw()
    assert speaker.take() == ["offer"]


def test_a_press_that_the_program_does_has_no_sound_of_its_own(table: Any, setups: Any, speaker: Any):
    begun(table, setups())
    table.move("h2e2")
    assert speaker.take() == ["move"]


def test_a_refused_move_is_silent(table: Any, setups: Any, speaker: Any):
    begun(table, setups())
    table.move("b0b1")
    assert (speaker.take(), table.game.plies) == ([], ())


@pytest.mark.parametrize(
    ("profile", "sounds", "heard"),
    [
        ("friendly", "fitting", ["move", "flag"]),
        ("standard-1999", "fitting", ["flag"]),
        ("standard-1999", "all", ["move", "flag"]),
        ("friendly", "time_out", ["flag"]),
        ("friendly", "off", []),
    ],
)
def test_a_hall_hears_the_end_of_time_alone_unless_more_is_wanted(
    table: Any, setups: Any, program: Any, speaker: Any, profile: str, sounds: str, heard: list[str]
):
    program.change(sounds=sounds)
    begun(table, setups(profile))
    assert speaker.wanted == (sounds != "off", False)
    table.move("h2e2")
    later(table, 61_000)
    assert table.game.phase is not Phase.RUNNING
    assert speaker.take() == heard


def test_a_flag_that_players_claim_makes_no_sound_and_is_not_counted_down_to(
    table: Any, setups: Any, program: Any, speaker: Any
):
    program.change(low_time="count")
    begun(table, replace(setups("standard-1999"), on_flag=OnFlag.RUN))
    later(table, 65_000)
    assert table.game.phase is Phase.RUNNING
    assert table.game.clock.first_flag is Side.RED
    assert speaker.take() == ["low"]


def test_a_flag_that_the_referee_looks_at_is_heard(table: Any, setups: Any, speaker: Any):
    begun(table, replace(setups("standard-1999"), on_flag=OnFlag.HOLD))
    later(table, 61_000)
    assert table.game.phase is Phase.HELD
    assert speaker.take() == ["flag"]


def test_a_game_taken_up_again_plays_nothing_of_its_past(table: Any, setups: Any, speaker: Any, program: Any):
    begun(table, setups())
    table.move("h2e2")
    path = table.play.session.journal.path
    table.window.games.leave()
    speaker.take()
    table.window.games.play(GameSession.resume(path, table.counters.clockwork))
    assert speaker.take() == []
    table.play.session.go_on()
    table.move("h9g7")
    assert speaker.take() == ["move"]


def test_a_game_that_was_put_away_is_heard_no_more(table: Any, setups: Any, speaker: Any, program: Any):
    begun(table, setups())
    old = ears_of(table)
    table.window.games.leave()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    program.change(low_time="count")
    with pytest.raises(RuntimeError):
        old.look()
    assert speaker.take() == []


def test_low_time_is_a_tone_where_there_is_no_voice(table: Any, setups: Any, program: Any, speaker: Any):
    program.change(low_time="warn")
    assert speaker.wanted is None
    begun(table, setups(minutes=6))
    assert speaker.wanted == (True, True)
    later(table, 362_000)
    assert speaker.take() == ["low", "low", "low", "flag"]


def test_the_last_seconds_tick_where_there_is_no_voice(table: Any, setups: Any, program: Any, speaker: Any):
    program.change(low_time="count")
    begun(table, setups())
    later(table, 61_000)
    assert speaker.take() == ["low", *["tick"] * 9, "flag"]


def test_low_time_is_spoken_where_there_is_a_voice(table: Any, setups: Any, program: Any, speaker: Any):
    program.change(low_time="count")
    speaker.voices = {"en"}
    begun(table, setups(minutes=2))
    later(table, 121_000)
    count = [f"!“{n}”" for n in range(9, 0, -1)]
    assert speaker.take() == [
        "!“Red: 1 minute left”",
        "!“Red: 10 seconds left”",
        *count,
        "flag",
        "“Red: time is over”",
    ]


def test_low_time_is_off_by_default_and_wakes_nobody(table: Any, setups: Any, speaker: Any):
    begun(table, setups())
    assert not ears_of(table)._timer.isActive()
    later(table, 59_000)
    assert speaker.take() == []


def test_the_timer_is_set_to_the_next_mark_and_asks_the_clock_again(
    table: Any, setups: Any, program: Any, speaker: Any
):
    begun(table, setups())
    program.change(low_time="warn")
    timer = ears_of(table)._timer
    assert timer.isActive()
    assert timer.interval() == 50_000
    table.counters.pass_ms(49_999)
    timer.timeout.emit()
    assert speaker.take() == []
    assert timer.interval() == 1
    table.play.session.pause()
    assert not timer.isActive()


def test_b47_an_increment_lets_a_mark_be_called_once(table: Any, setups: Any, program: Any, speaker: Any):
    program.change(low_time="warn")
    control = TimeControl.even("inc", Periods((Period(62_000),), inc=5_000))
    begun(table, replace(setups(), control=control))
    for red, black in (("h2e2", "h9g7"), ("h0g2", "i9h9"), ("i0h0", "b9c7")):
        later(table, 4_000)
        table.move(red)
        table.move(black)
    assert [cue for cue in speaker.take() if cue == "low"] == ["low"]


def test_b45_forms_and_dialogs_leave_the_clock_alone_and_its_calls_too(
    table: Any, setups: Any, program: Any, speaker: Any
):
    program.change(low_time="warn")
    begun(table, setups("standard-1999", minutes=2))
    table.play.desk.open_foul()
    later(table, 59_000)
    assert speaker.take() == []
    table.page.show_record()
    assert table.game.phase is Phase.RUNNING
    later(table, 1_000)
    assert speaker.take() == ["low"]
    assert table.used(Side.RED) == 60_000


def test_b49_the_count_goes_on_and_the_face_is_painted_while_a_form_is_open(
    table: Any, setups: Any, program: Any, speaker: Any
):
    program.change(low_time="count")
    begun(table, setups("standard-1999"))
    later(table, 50_000)
    table.play.desk.open_ruling()
    speaker.take()
    later(table, 3_000)
    assert speaker.take() == ["tick"] * 3
    assert table.page.faces.repaint_interval is not None
    assert table.page.faces.view.face(Side.RED).remaining >= 7_000


def test_b50_all_that_keeps_time_lives_in_the_thread_of_the_window(table: Any, setups: Any, speaker: Any):
    begun(table, setups())
    here = QThread.currentThread()
    keepers = (ears_of(table), ears_of(table)._timer, table.play.session, table.page.faces, speaker)
    assert all(keeper.thread() is here for keeper in keepers)


def test_moves_are_read_aloud_if_that_is_wanted(table: Any, setups: Any, program: Any, speaker: Any):
    program.change(read_moves=True, sounds="off")
    speaker.voices = {"en", "zh_CN"}
    begun(table, setups())
    table.move("h2e2")
    assert speaker.take() == ["“Red, cannon 2 traverse 5”"]
    program.change_language("zh_CN")
    table.move("h9g7")
    assert speaker.take() == ["“黑方，马8进7”"]
    program.change_language("zh_TW")
    table.move("b0c2")
    assert speaker.take() == [], "there is no voice of this language"


def test_check_is_not_called_unless_it_is_wanted(table: Any, setups: Any, program: Any, speaker: Any):
    checks = "3ak4/9/9/9/9/9/9/4R4/4A4/3K5 w"
    speaker.voices = {"en"}
    begun(table, setups(start_fen=checks))
    table.move("e2e3")
    assert speaker.take() == ["move"]
    program.change(call_check=True)
    table.move("e9f9")
    table.move("e3f3")
    assert speaker.take() == ["move", "move", "“Check!”"]
    speaker.voices = set()
    table.move("f9e9")
    table.move("f3e3")
    assert speaker.take() == ["move", "move", "check"]


def test_what_the_settings_no_longer_want_is_let_go_of(table: Any, setups: Any, program: Any, speaker: Any):
    begun(table, setups())
    for changes, wanted in (
        ({"read_moves": True}, (True, True)),
        ({"read_moves": False, "sounds": "off"}, (False, False)),
        ({"low_time": "warn"}, (False, True)),
    ):
        program.change(**changes)
        assert speaker.wanted == wanted


def test_a_screen_reader_hears_of_low_time_whatever_the_settings_say(
    table: Any, setups: Any, speaker: Any, reader: list[str]
):
    begun(table, setups(minutes=2))
    reader.clear()
    later(table, 115_000)
    assert reader == ["!Red: 1 minute left", "!Red: 10 seconds left"]
    assert speaker.take() == []
    assert QAccessible.isActive()


def test_byo_yomi_is_told_to_the_reader_period_by_period(table: Any, setups: Any, speaker: Any, reader: list[str]):
    control = TimeControl.even("byo", ByoYomi(30_000, 12_000, 2))
    begun(table, replace(setups(), control=control))
    reader.clear()
    later(table, 50_000)
    assert reader == [
        "!Red: byo-yomi, 2 periods left",
        "!Red: 10 seconds left",
        "!Red: byo-yomi, the last period",
        "!Red: 10 seconds left",
    ]


def test_what_a_recorder_keys_makes_no_sound_and_is_not_read_out_and_presses_are_heard(
    table: Any, setups: Any, program: Any, speaker: Any
):
    program.change(read_moves=True, call_check=True, sounds="all")
    speaker.voices = {"en"}
    begun(table, replace(setups("standard-1999", press="manual"), keyed=True))
    table.press_face(Side.RED)
    assert speaker.take() == ["press"]
    table.type_move("h2e2")
    assert len(table.game.plies) == 1
    assert speaker.take() == []
