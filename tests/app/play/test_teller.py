"""What a screen reader hears of a game: everything once, moves in words, and on request clocks, move and pieces."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.menus import SHORTCUTS, TELLING
from app.opened import reviewed_record
from app.texts.spoken import spoken_move, spoken_span
from engine.base import Side
from engine.records import read_pgn
from engine.xiangqi import Board, Move

SHIFT = Qt.KeyboardModifier.ShiftModifier
SAMPLE = Path(__file__).parents[3] / "resources" / "samples" / "sample.pgn"


@pytest.fixture
def game(table: Any, setups: Any, reader: list[str]) -> Any:
    """A friendly game whose clocks run, and nothing said of it yet."""
    table.sit_down(setups())
    table.start()
    reader.clear()
    return table


def heard(reader: list[str]) -> list[str]:
    said = list(reader)
    reader.clear()
    return said


def test_the_start_is_told_by_its_question_alone(table: Any, setups: Any, reader: list[str]):
    table.sit_down(setups())
    assert heard(reader) == ["All is set. Start the clocks when both players are ready."]
    table.start()
    assert heard(reader) == ["Red to move. The clock runs."]


def test_a_move_is_told_once_in_words_and_written_on_the_line(game: Any, reader: list[str]):
    game.move("h2e2")
    assert heard(reader) == ["Black to move. Red Wang played cannon 2 traverse 5; the clock is pressed."]
    label = game.page.sentence.label
    assert "炮二平五" in label.text()
    assert "cannon 2 traverse 5" in label.accessibleName()
    game.play.refresh()
    game.window.program.change(flipped=True)
    assert heard(reader) == []


def test_a_refusal_is_told_each_time_and_what_stood_there_not_again(game: Any, reader: list[str]):
    for _ in range(2):
        game.move("b0b1")
    told = heard(reader)
    assert len(told) == 2
    assert len(set(told)) == 1
    game.page._notice_over.timeout.emit()
    assert heard(reader) == []
    assert game.said == "Red to move. The clock runs."


def test_a_press_without_a_move_is_told_each_time(table: Any, setups: Any, reader: list[str]):
    table.sit_down(setups(press="manual"))
    table.start()
    reader.clear()
    for _ in range(2):
        table.press_face(Side.RED)
    assert heard(reader) == ["Red to move. No press without a move on the board."] * 2


def test_an_offer_is_told_by_the_question_to_the_opponent_and_its_refusal_by_the_line(game: Any, reader: list[str]):
    game.play.bar_acts.offer_draw()
    assert heard(reader) == ["Black Li: agree to a draw?"]
    game.counters.pass_ms(1_000)
    game.click(game.page.question.button("no"))
    assert heard(reader) == ["Red to move. Black Li declines the draw."]


def test_a_pause_and_going_on_are_told_once_each(game: Any, reader: list[str]):
    game.play.bar_acts.toggle_pause()
    assert heard(reader) == ["The clocks are stopped. Red to move."]
    game.play.bar_acts.toggle_pause()
    assert heard(reader) == ["Red to move. The clock runs."]


def test_an_armed_resignation_and_the_result_are_told_once_each(game: Any, reader: list[str]):
    game.play.bar_acts.arm_resign()
    assert heard(reader) == ["Red resigns? The key Y or a second click confirms it; Esc takes it back."]
    game.key(Qt.Key.Key_Y)
    told = heard(reader)
    assert [text for text in told if "Black wins" in text] == ["The game is over. Black wins. Red resigned (4.1.9)."]
    assert len(told) == len(set(told))


def test_a_mating_move_is_told_with_its_end(table: Any, setups: Any, reader: list[str]):
    table.sit_down(setups(start_fen="3k5/4R4/4R4/9/9/9/9/9/9/4K4 w"))
    table.start()
    reader.clear()
    table.move("e7d7")
    assert (
        heard(reader)[-1]
        == "Red Wang played rear chariot traverse 6. The game is over. Red wins. Black is checkmated (4.1.1)."
    )


def test_a_flag_is_told_with_its_side_where_the_referee_decides(table: Any, setups: Any, reader: list[str]):
    table.sit_down(setups("standard-1999", press="manual"))
    table.start()
    reader.clear()
    for _ in range(62):
        table.counters.pass_ms(1_000)
        table.play.session.beat()
    table.play.session._deadline_passed()
    told = heard(reader)
    assert [text for text in told if "Red" in text and ("time" in text or "flag" in text)]
    assert len(told) == len(set(told))


def test_keys_tell_the_clocks_the_last_move_and_the_pieces(game: Any, reader: list[str]):
    game.move("h2e2")
    reader.clear()
    game.key(Qt.Key.Key_F5)
    assert heard(reader) == [
        "Red, Wang, not running, 59 seconds left, moves made: 1. Black, Li, running, 1 minute left, moves made: 0."
    ]
    assert game.said == "Red, not running, 0:59 left, moves made: 1. Black, running, 1:00 left, moves made: 0."
    game.key(Qt.Key.Key_F6)
    assert heard(reader) == ["Move 1: Red, cannon 2 traverse 5. Black to move."]
    assert game.said == "Move 1: Red, 炮二平五. Black to move."
    game.key(Qt.Key.Key_F6, SHIFT)
    (told,) = heard(reader)
    assert told.startswith("Red, 16 pieces: general e0; advisor d0 f0; elephant c0 g0; horse b0 h0; chariot a0 i0; ")
    assert "cannon b2 e2; pawn a3 c3 e3 g3 i3. Black, 16 pieces: general e9;" in told
    assert game.said == "Red: 16 pieces. Black: 16 pieces."


def test_what_was_asked_for_gives_way_to_what_stands_and_nothing_is_told_again(game: Any, reader: list[str]):
    game.key(Qt.Key.Key_F5)
    reader.clear()
    game.page._notice_over.timeout.emit()
    assert game.said == "Red to move. The clock runs."
    assert heard(reader) == []


def test_before_the_first_move_the_key_says_so(game: Any, reader: list[str]):
    game.key(Qt.Key.Key_F6)
    assert heard(reader) == ["No move has been made. Red to move."]


def test_a_player_who_did_not_press_is_not_reminded_by_what_he_asks_for(table: Any, setups: Any, reader: list[str]):
    table.sit_down(setups(press="manual"))
    table.start()
    table.move("h2e2")
    reader.clear()
    table.key(Qt.Key.Key_F6)
    assert heard(reader) == ["Move 1: Red, cannon 2 traverse 5."]


def test_the_keys_are_in_a_menu_and_in_the_help_and_wait_for_a_game(window: Any, table: Any, setups: Any):
    told = set(dict(window.menus.keys()).values())
    assert {"Tell the clocks", "Tell the last move", "Tell the pieces"} <= told
    actions = [window.menus.actions[name] for name in TELLING]
    assert [SHORTCUTS[name] for name in TELLING] == ["F5", "F6", "Shift+F6"]
    assert not any(action.isEnabled() for action in actions)
    table.sit_down(setups())
    assert all(action.isEnabled() for action in actions)


def test_what_is_asked_for_is_spoken_where_moves_are(game: Any, speaker: Any):
    game.key(Qt.Key.Key_F6)
    assert speaker.take() == []
    speaker.voices = {"en"}
    game.window.program.change(read_moves=True)
    game.key(Qt.Key.Key_F6)
    assert speaker.take() == ["!“No move has been made. Red to move.”"]


def test_a_game_that_is_looked_at_tells_its_result_once_and_each_place(window: Any, reader: list[str]):
    read = next(iter(read_pgn(SAMPLE.read_bytes())))
    window.games.look_at(reviewed_record(read))
    (opened,) = heard(reader)
    assert "wins" in opened
    assert "The position before the first move" in opened
    window.game.step("next")
    (step,) = heard(reader)
    assert step.startswith("Move 1 of")
    assert "wins" not in step
    assert not any("一" <= sign <= "鿿" for sign in step.partition(".")[0])
    window.games.do("tell_clocks")
    assert heard(reader) == ["This record has no clocks."]
    window.games.do("tell_move")
    assert heard(reader)[0].startswith("Move 1 of")
    window.games.do("tell_pieces")
    assert heard(reader)[0].startswith("Red, 16 pieces")


@pytest.mark.parametrize(
    ("fen", "uci", "words"),
    [
        ("4k4/9/9/9/9/9/9/9/9/2B1K1B2 w", "c0e2", "elephant 7 advance 5"),
        ("4k4/9/4c4/9/9/4c4/9/9/9/4K4 b", "e4d4", "front cannon traverse 4"),
        ("4k4/9/4P4/4P4/4P4/9/9/9/9/4K4 w", "e6d6", "pawn 2 on file 5 traverse 6"),
        ("4k4/9/9/9/9/9/9/9/4N4/4K4 w", "e1e3", "E1 to E3"),
    ],
)
def test_moves_in_english_words(english: Any, fen: str, uci: str, words: str):
    assert spoken_move(Board.from_fen(fen), Move.from_uci(uci), "en") == words


@pytest.mark.parametrize(
    ("ms", "words"),
    [
        (0, "0 seconds"),
        (1, "1 second"),
        (59_001, "1 minute"),
        (61_000, "1 minute 1 second"),
        (3_600_000, "1 hour"),
        (7_384_000, "2 hours 3 minutes 4 seconds"),
    ],
)
def test_a_length_of_time_is_said_in_whole_words(english: Any, ms: int, words: str):
    assert spoken_span(ms) == words
