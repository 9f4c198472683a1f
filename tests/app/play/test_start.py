"""What is offered at the start, and what becomes of games that were interrupted, damaged or open elsewhere."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.profiles import load_profiles
from app.session import GameSession
from app.settings import NewGameValues
from engine.base import Side
from engine.clock import PRESETS, Scheme
from engine.game import Journal, JournalHeld, Phase
from engine.xiangqi import START_FEN

_HOLDER = """
import sys
from pathlib import Path
from engine.game import Journal
with Journal.open(Path({path!r})):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def left_game(program: Any, counters: Any, setups: Any) -> Path:
    """A game that was killed after two moves: no goodbye, the last sign of life 800 ms after the second."""
    program.prepare_folder()
    setup = setups(event="Cup", round="3", board_no="5")
    path = program.games / f"{setup.uuid}.chuhe"
    session = GameSession.create(path, setup, counters.clockwork)
    session.start()
    for uci in ("h2e2", "h9g7"):
        counters.pass_ms(1_500)
        session.move(uci)
    counters.pass_ms(800)
    session.beat()
    session._closed = True
    session._heart.stop()
    session._deadline.stop()
    session._journal.close()
    counters.pass_ms(3_600_000)
    return path


def woken(window: Any) -> Any:
    """A window that has looked for unfinished games, as it does when it was painted."""
    window.wake()
    return window


def press(window: Any, act: str) -> None:
    (card,) = window.start.cards
    QTest.mouseClick(card.buttons[act], Qt.MouseButton.LeftButton)


def test_an_unfinished_game_is_offered_and_goes_on_where_it_stood(left_game: Path, window: Any, table: Any):
    (card,) = window.start.cards
    assert card.offer.title == "Cup　Round 3　Board 5　Wang – Li"
    assert "Moves made: 2" in card.offer.detail
    press(window, "resume")
    assert table.game.phase is Phase.PAUSED
    assert (table.used(Side.RED), table.used(Side.BLACK)) == (2_300, 1_500)
    assert "as of" in table.said
    table.click(table.page.question.button("yes"))
    table.move("h0g2", after_ms=200)
    assert table.game.plies[-1].used_ms == 1_000


def test_it_can_be_looked_at_without_going_on(left_game: Path, window: Any):
    press(window, "look")
    assert window.playing is None
    assert window.game.reviewed.lines[1].move.uci == "h9g7"
    QTest.keyClick(window.game.page, Qt.Key.Key_End)
    assert window.game.ply == 2


def test_discarding_takes_two_steps(left_game: Path, window: Any):
    press(window, "discard")
    assert left_game.exists()
    (card,) = window.start.cards
    QTest.mouseClick(card._really, Qt.MouseButton.LeftButton)
    assert not left_game.exists()
    assert window.start.cards == []


def test_it_can_be_saved_elsewhere(left_game: Path, window: Any, asker: Any, tmp_path: Path):
    asker.answer = tmp_path / "kept.chuhe"
    press(window, "save_as")
    assert asker.answer.exists()
    assert left_game.exists()
    assert window.strip.question.text == "Saved as “kept.chuhe”."


def test_a_file_is_not_overwritten_without_a_question(left_game: Path, window: Any, asker: Any, tmp_path: Path):
    asker.answer = tmp_path / "kept.chuhe"
    asker.answer.write_text("something else")
    press(window, "save_as")
    assert "there already" in window.strip.question.text
    QTest.mouseClick(window.strip.button("no"), Qt.MouseButton.LeftButton)
    assert asker.answer.read_text() == "something else"
    press(window, "save_as")
    QTest.mouseClick(window.strip.button("yes"), Qt.MouseButton.LeftButton)
    assert asker.answer.read_bytes().startswith(b"SQLite")


def test_a_damaged_game_is_told_and_what_is_sound_can_be_looked_at(left_game: Path, window: Any, program: Any):
    with sqlite3.connect(left_game) as connection:
        connection.execute("UPDATE event SET payload = replace(payload, 'h9g7', 'h9i7') WHERE seq = 4")
    connection.close()
    window.games.show_offers()
    (card,) = window.start.cards
    assert "after event 3" in card.offer.trouble
    assert "resume" not in card.buttons
    press(window, "look")
    assert [line.move.uci for line in window.game.reviewed.lines] == ["h2e2"]


def test_a_game_that_another_instance_holds_is_told(left_game: Path, window: Any, counters: Any):
    session = GameSession.resume(left_game, counters.clockwork)
    window.games.show_offers()
    (card,) = window.start.cards
    assert card.offer.title == "A game that is open in another window"
    assert "another window" in card.offer.trouble
    assert card.buttons == {}
    session.close()


def test_a_game_that_another_program_plays_is_told_by_its_players_and_its_lock_holds(left_game: Path, window: Any):
    press(window, "resume")
    code = _HOLDER.format(path=str(left_game))
    window.menus.actions["close"].trigger()
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", code], cwd=Path.cwd(), **pipes) as holder:
        assert holder.stdin is not None
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        window.games.show_offers()
        (card,) = window.start.cards
        assert (card.offer.title, card.offer.detail) == ("Cup　Round 3　Board 5　Wang – Li", "2026-11-29")
        assert card.buttons == {}
        with pytest.raises(JournalHeld):
            Journal.open(left_game)
        holder.stdin.close()


@pytest.mark.parametrize("text", ["", "[]", '{"a.chuhe": 1}', "{", "[" * 50_000])
def test_a_damaged_file_of_names_names_nobody(left_game: Path, window: Any, counters: Any, text: str):
    (left_game.parent / ".open.json").write_text(text)
    session = GameSession.resume(left_game, counters.clockwork)
    window.games.show_offers()
    assert window.start.cards[0].offer.title == "A game that is open in another window"
    session.close()


def test_a_game_in_another_window_is_not_offered_again(left_game: Path, window: Any, program: Any):
    press(window, "resume")
    assert woken(program.open_window()).start.cards == []


def test_a_file_that_is_no_game_of_ours_is_told(window: Any, program: Any, tmp_path: Path):
    path = tmp_path / "note.chuhe"
    path.write_text("not a database")
    window.files.open(path)
    assert "not a game of Chuhe" in window.strip.question.text


def test_a_finished_game_is_not_offered_but_can_be_opened(program: Any, counters: Any, setups: Any, window: Any):
    program.prepare_folder()
    setup = setups()
    path = program.games / f"{setup.uuid}.chuhe"
    session = GameSession.create(path, setup, counters.clockwork)
    session.start()
    session.move("h2e2")
    session.resign(Side.BLACK)
    session.close()
    window.show_start()
    assert window.start.cards == []
    assert not path.exists()
    window.files.open(program.games / "finished" / path.name)
    assert window.playing is None
    assert window.game.page.banner.isVisible()
    assert window.game.page.faces.isVisible()


def test_a_new_game_by_the_page(window: Any, table: Any, program: Any):
    window.menus.actions["new"].trigger()
    page = window.pages.new_game
    page.red.setText("Wang")
    page.black.setText("Li")
    page.round.setText("3")
    page.scheme.select(Scheme.S0_6_2)
    QTest.mouseClick(page.accept, Qt.MouseButton.LeftButton)
    assert table.game.setup.red.name == "Wang"
    assert table.game.setup.control.scheme == "6.2"
    assert table.game.regulations.id == "friendly"
    assert len(list(program.games.glob("*.chuhe"))) == 1
    assert program.settings.value.new_game.red == "Wang"


def test_a_referee_brings_the_rules_of_1999(window: Any):
    window.ask_new_game()
    page = window.pages.new_game
    assert page.order().profile.key == "friendly"
    assert page.order().values.scheme == "6.5"
    page.referee.setText("Zhao")
    assert page.order().profile.key == "standard-1999"
    assert page.order().values.scheme == "6.1"
    page.referee.clear()
    assert page.order().profile.key == "friendly"


@pytest.mark.parametrize(("profile", "scheme"), [("classic", "old-1"), ("standard-2011", "60+30")])
def test_a_profile_brings_the_time_control_of_its_text(window: Any, table: Any, profile: str, scheme: str):
    window.ask_new_game()
    page = window.pages.new_game
    row = next(row for row in range(page.profile.count()) if load_profiles()[row].key == profile)
    page.profile.setCurrentIndex(row)
    assert page.order().values.scheme == scheme
    QTest.mouseClick(page.accept, Qt.MouseButton.LeftButton)
    assert table.game.setup.control == PRESETS[Scheme(scheme)].control


def test_a_profile_chosen_by_hand_stays(window: Any):
    window.ask_new_game()
    page = window.pages.new_game
    page.profile.setCurrentIndex(2)
    page.profile.activated.emit(2)
    chosen = page.order().profile.key
    page.referee.setText("Zhao")
    assert page.order().profile.key == chosen


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("nonsense", "No board"),
        (START_FEN.replace("K", "9"), "no general"),
        ("4k4/9/9/9/9/9/9/9/9/4K4 w", "face each other"),
        ("3k5/9/9/9/9/9/9/9/9/4K3X w", "Unknown sign"),
    ],
)
def test_the_faults_of_a_start_position_are_listed_as_it_is_typed(window: Any, fen: str, words: str):
    window.ask_new_game(fen)
    assert words in window.pages.new_game.start.faults.text()
    assert not window.pages.new_game.accept.isEnabled()


def test_a_position_that_is_decided_can_not_be_started(window: Any):
    window.ask_new_game("3k5/4R4/3R5/9/9/9/9/9/9/4K4 b")
    assert "over at once" in window.pages.new_game.start.faults.text()
    assert not window.pages.new_game.accept.isEnabled()


def test_a_game_from_another_position_where_black_moves_first(window: Any, table: Any):
    window.ask_new_game("3k5/9/9/9/9/9/9/9/4R4/4K4 b - - 0 7")
    QTest.mouseClick(window.pages.new_game.accept, Qt.MouseButton.LeftButton)
    table.start()
    table.page.board.set_animated(False)
    table.move("d9d8")
    model = table.page.card.model
    assert [model.index(0, column).data() for column in (0, 1, 3)] == ["7", "……", "将4进1"]
    assert table.game.clock.running is Side.RED


def test_the_last_values_are_offered_again(program: Any, window: Any):
    program.settings.change(new_game=NewGameValues(red="Wang", scheme="6.3", press="manual"))
    window.ask_new_game()
    order = window.pages.new_game.order()
    assert (order.values.red, order.values.scheme, order.values.press) == ("Wang", "6.3", "manual")


def test_a_game_in_progress_keeps_its_window(table: Any, setups: Any, program: Any):
    table.sit_down(setups())
    table.start()
    table.window.menus.actions["new"].trigger()
    assert table.window.stack.currentWidget() is table.page
    assert len(program.windows) == 2
    other = program.windows[1]
    assert other.stack.currentWidget() is other.pages.new_game


def test_closing_during_a_game_asks_in_the_window_and_keeps_the_game(table: Any, setups: Any, program: Any):
    table.sit_down(setups())
    table.start()
    table.move("h2e2")
    window, page, path = table.window, table.page, table.play.session.journal.path
    window.close()
    assert window.isVisible()
    table.click(page.question.button("no"))
    assert window.isVisible()
    window.close()
    table.click(page.question.button("yes"))
    assert not window.isVisible()
    assert path.exists()
    again = woken(program.open_window())
    assert [card.offer.path for card in again.start.cards] == [path]


def test_a_folder_that_can_not_be_written_is_told(window: Any, program: Any, data: Path):
    data.mkdir(exist_ok=True)
    (data / "games").write_text("a file is in the way")
    window.ask_new_game()
    QTest.mouseClick(window.pages.new_game.accept, Qt.MouseButton.LeftButton)
    assert window.playing is None
    assert "Not saved" in window.strip.question.text
