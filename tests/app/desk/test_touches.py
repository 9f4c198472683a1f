"""Touches on a wooden board: pointed at or typed, with what they bind to said before they are entered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.desk.touch_form import TouchForm
from engine.base import Side
from engine.game import Phase, PieceTouched
from engine.xiangqi import parse_point

RED = Side.RED
HALL = "3ak1b2/9/9/h3r4/9/R1C6/9/4H4/9/4K4 w"
RETURN, DELETE = Qt.Key.Key_Return, Qt.Key.Key_Delete


@pytest.fixture
def hall(seat: Any) -> Any:
    return seat(start_fen=HALL)


def write(hall: Any, *texts: str) -> Any:
    """Pieces typed in the form for touches."""
    form = hall.choose("B", "1") if hall.shown is hall.panel else hall.shown
    for text in texts:
        form.piece.setText(text)
        hall.enter()
    return form


def listed(form: Any) -> list[str]:
    return [form.list.item(row).text() for row in range(form.list.count())]


TABLE = [
    ("c4", False, "move c4", "5.1"),
    ("a6", False, "take a6", "5.2"),
    ("a4 a6", False, "take_with a4 a6", "5.3"),
    ("c4 a6", False, "move c4", "5.3"),
    ("e2 a6", False, "take a6", "5.3"),
    ("a6 a4", False, "take_with a4 a6", "5.4"),
    ("a6 c4", False, "take a6", "5.4"),
    ("e6 c4", False, "move c4", "5.4"),
    ("a4 a6", True, "take_with a4 a6", "5.4"),
    ("c4 a6", True, "take a6", "5.4"),
    ("c4 e6", True, "move c4", "5.4"),
    ("e2 e6", True, "", ""),
]


@pytest.mark.parametrize(("points", "together", "bound", "article"), TABLE)
def test_the_touch_table_as_the_referee_enters_it(hall: Any, points: str, together: bool, bound: str, article: str):
    form = write(hall, *points.split())
    form.together.setChecked(together)
    said = form.foreseen.text()
    assert f"({article})" in said if bound else "may move as it likes" in said
    hall.enter()
    assert hall.shown is hall.panel
    found = hall.game.binding
    assert " ".join((found.bond, *found.points) if found else ()) == bound
    assert all(touch.desk for touch in hall.game.touches)
    assert [touch.together for touch in hall.game.touches[1:]] == [together] * (len(points.split()) - 1)


def test_it_says_at_once_what_binds_with_the_moves_and_the_fouls(hall: Any):
    form = write(hall, "马五")
    assert form.foreseen.text() == (
        "Nothing of it can be done: Red may move as it likes. Red touched a piece of one's own that can't move (9.1.5)."
    )
    write(hall, "a6")
    assert form.foreseen.text() == (
        "Red touched the black horse at a6 and must take it (5.3). Possible: 车九进二. "
        "Red touched a piece of one's own that can't move (9.1.5)."
    )
    assert hall.game.touches == ()


def test_many_moves_are_cut_short(hall: Any):
    form = write(hall, "炮七")
    assert "others" in form.foreseen.text()


def test_pieces_are_pointed_at_on_the_board_and_no_piece_moves(hall: Any):
    form = hall.choose("B", "1")
    for point in ("a6", "c4"):
        hall.table.click_point(parse_point(point))
    hall.table.click_point(parse_point("c5"))
    assert listed(form) == ["1.  the black horse at a6", "2.  the red cannon at c4"]
    assert form.fault.text() == "There is no piece on c5."
    assert hall.table.page.board.shown_scene().touched == (parse_point("a6"), parse_point("c4"))
    assert hall.game.plies == ()
    assert QApplication.focusWidget() is form.piece


def test_the_board_moves_pieces_again_once_the_form_is_left(hall: Any):
    hall.choose("B", "1")
    hall.table.click_point(parse_point("a6"))
    hall.type(Qt.Key.Key_Escape)
    assert hall.table.page.board.shown_scene().touched == ()
    hall.table.move("c4c5")
    assert len(hall.game.plies) == 1


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("马", "“马” may be several: the red horse at e2 and the black horse at a6. Type more of it."),
        ("马三", "“马三” names no piece here."),
        ("xyz", "“xyz” names no piece here."),
        ("d4", "There is no piece on d4."),
    ],
)
def test_what_names_no_one_piece_is_told_and_kept_for_mending(hall: Any, text: str, fault: str):
    form = write(hall, text)
    assert form.fault.text() == fault
    assert form.piece.selectedText() == text
    assert listed(form) == []


@pytest.mark.parametrize("text", ["炮七", "C4", "c4", "紅炮七", "炮"])
def test_a_piece_is_written_in_many_ways(hall: Any, text: str):
    assert listed(write(hall, text)) == ["1.  the red cannon at c4"]


def test_one_is_taken_out_again(hall: Any):
    form = write(hall, "a6", "c4", "a4")
    form.list.setFocus()
    form.list.setCurrentRow(1)
    hall.type(DELETE)
    assert listed(form) == ["1.  the black horse at a6", "2.  the red chariot at a4"]
    form.remove.setFocus()
    hall.enter()
    hall.enter()
    assert listed(form) == []
    assert QApplication.focusWidget() is form.piece
    assert not form.accept.isEnabled()


def test_a_piece_twice_is_one_touch(hall: Any):
    assert len(listed(write(hall, "a6", "a6"))) == 1


def test_what_was_touched_on_the_screen_comes_first(hall: Any):
    hall.session.enact(lambda game, stamp: game.touch(RED, "c4", stamp))
    form = write(hall, "a6")
    assert listed(form) == ["1.  the red cannon at c4", "2.  the black horse at a6"]
    form.list.setCurrentRow(0)
    form.remove.click()
    assert listed(form) == ["1.  the red cannon at c4"]


def test_nothing_is_entered_before_a_piece_is_named(hall: Any):
    form = hall.choose("B", "1")
    assert form.fault.text().startswith("Press the pieces on the board")
    hall.enter()
    assert hall.shown is form
    assert hall.game.touches == ()


def test_touches_are_entered_while_the_clocks_stand(hall: Any):
    hall.session.pause()
    write(hall, "a6")
    hall.enter()
    assert hall.game.phase is Phase.PAUSED
    assert hall.game.binding.points == ("a6",)


def test_a_move_made_meanwhile_empties_the_list(hall: Any):
    form = write(hall, "a6")
    hall.moves("c4c5")
    assert listed(form) == []


def test_a_set_of_pieces_is_one_act_at_one_time(hall: Any):
    write(hall, "a6", "a4")
    hall.enter()
    entered = [event for event in hall.game.log if isinstance(event, PieceTouched)]
    assert len(entered) == 2
    assert entered[0].stamp == entered[1].stamp


def test_a_brush_is_released_with_its_reason(hall: Any):
    write(hall, "e2", "a6")
    hall.enter()
    assert hall.panel.row("touch").button.accessibleDescription() == "Touched: 2"
    form = hall.choose("B", "2")
    form.piece.setCurrentIndex(0)
    assert form.foreseen.text() == "Red touched the black horse at a6 and must take it (5.2)."
    form.piece.setCurrentIndex(1)
    assert form.foreseen.text() == "Red may move as it likes."
    form.reason.setEditText("sleeve")
    hall.enter()
    event = hall.game.log[-1]
    assert (event.point, event.reason) == ("a6", "sleeve")
    assert hall.game.binding is None
    assert hall.said == "Red to move. The referee finds that the piece was only brushed."


def test_without_a_touch_nothing_is_released(hall: Any):
    hall.choose("B", "")
    assert hall.tell("release") == "No piece is touched."


def test_where_touch_move_is_off_the_desk_says_so(setups: Any, table: Any):
    setup = setups("standard-1999", referee="Zhou")
    table.sit_down(replace(setup, regulations=setup.regulations.replace('"enforced"', '"off"')))
    table.start()
    table.window.menus.actions["desk"].trigger()
    panel = table.play.desk.panel
    panel.choose("board")
    assert panel.row("touch").button.accessibleDescription() == "Touch-move is not in force in this game."


def test_with_the_desk_on_a_second_screen_the_board_points_too(hall: Any):
    desk = hall.table.play.desk
    desk.open_window()
    hall.choose("B", "1")
    form = desk.room.form(TouchForm)
    assert form.window() is not hall.table.window
    hall.table.click_point(parse_point("a6"))
    assert listed(form) == ["1.  the black horse at a6"]
    form.submit()
    assert hall.game.binding.points == ("a6",)
    hall.table.move("a4a6")
    assert len(hall.game.plies) == 1
