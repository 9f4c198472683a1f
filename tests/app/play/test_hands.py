"""Where the hand is after an act, and what the line says about a clock that nobody pressed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.base import Side
from engine.game import Phase


@pytest.mark.parametrize("button", ["draw", "takeback", "pause"])
def test_after_an_act_by_its_button_the_hand_is_at_the_board_and_not_at_the_resignation(
    table: Any, setups: Any, button: str
):
    table.sit_down(setups())
    table.start()
    table.move("h2e2")
    pressed = getattr(table.page.bar, button)
    pressed.setFocus()
    table.click(pressed)
    assert QApplication.focusWidget() is table.page.board


def test_f8_starts_the_clocks_stops_them_and_lets_them_go_on(table: Any, setups: Any):
    table.sit_down(setups())
    phases = []
    for _ in range(3):
        table.key(Qt.Key.Key_F8)
        phases.append(table.game.phase)
    assert phases == [Phase.RUNNING, Phase.PAUSED, Phase.RUNNING]


def test_esc_leaves_the_line_for_moves_empty_and_goes_to_the_board(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.page.card.type_ahead("h2")
    table.key(Qt.Key.Key_Escape)
    assert table.page.card.entry.text() == ""
    assert QApplication.focusWidget() is table.page.board


def test_from_a_form_of_the_referee_the_hand_goes_back_to_the_board(table: Any, setups: Any):
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.key(Qt.Key.Key_F9)
    assert QApplication.focusWidget() is not table.page.board
    table.key(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is table.page.board


def test_nobody_is_said_to_have_pressed_who_played_in_the_time_of_the_other(table: Any, setups: Any):
    table.sit_down(setups(press="manual"))
    table.start()
    table.move("h2e2")
    table.move("h9g7")
    assert table.game.clock.running is Side.RED
    assert "Black Li played" in table.said
    assert "pressed" not in table.said
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Space)
    assert "pressed the clock" in table.said


def test_a_file_that_was_written_is_no_alarm(table: Any, setups: Any, asker: Any, tmp_path: Path):
    table.sit_down(setups())
    table.start()
    table.move("h2e2")
    asker.answer = tmp_path / "game.pgn"
    table.window.files.export()
    assert asker.answer.exists()
    assert "game.pgn" in table.said
    assert table.page.sentence.property("role") == "notice"
    assert asker.asked[0].name.startswith("20261129-")
