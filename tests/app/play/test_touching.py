"""Touch-move on the screen (S0 5): a press touches, what it binds to is said, marked and enforced."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from engine.base import Side
from engine.game import Passcode, PieceTouched, Role
from engine.xiangqi import Move, parse_point

RED, BLACK = Side.RED, Side.BLACK
SECRET = Passcode.of("1234", b"0123456789abcdef").to_text()
# Red: chariot a4 takes the horse on a6 and nothing else; cannon c4 has moves and takes nothing; the horse e2 is pinned
# by the chariot e6, which nobody can take, as nobody can the elephant g9.
HALL = "3ak1b2/9/9/h3r4/9/R1C6/9/4H4/9/4K4 w"


@pytest.fixture
def hall(table: Any, setups: Any) -> Any:
    table.sit_down(setups("standard-1999", HALL, referee="Zhou"))
    table.start()
    table.counters.pass_ms(1_000)
    return table


def press(table: Any, point: str) -> None:
    """A press that takes nothing up: the piece in hand is let go of first."""
    table.page.board.cancel()
    table.click_point(parse_point(point))
    table.page.board.cancel()


def touched(table: Any) -> list[str]:
    return [touch.point for touch in table.game.touches]


TABLE = [
    ("c4", "move c4", "c4c5", "5.1"),
    ("e2", "", "c4c5", ""),
    ("e2 c4", "move c4", "c4c5", "5.1"),
    ("a6", "take a6", "a4a6", "5.2"),
    ("e6", "", "c4c5", ""),
    ("a4 a6", "take_with a4 a6", "a4a6", "5.3"),
    ("c4 a6", "move c4", "c4c5", "5.3"),
    ("e2 a6", "take a6", "a4a6", "5.3"),
    ("e2 e6", "", "c4c5", ""),
    ("a6 a4", "take_with a4 a6", "a4a6", "5.4"),
    ("a6 c4", "take a6", "a4a6", "5.4"),
    ("e6 c4", "move c4", "c4c5", "5.4"),
    ("e6 e2", "", "c4c5", ""),
]
"""What is pressed, what it binds to, a move that obeys, the article."""


@pytest.mark.parametrize(("presses", "bound", "move", "article"), TABLE, ids=[row[0] for row in TABLE])
def test_the_touch_table_by_the_mouse(hall: Any, presses: str, bound: str, move: str, article: str):
    for point in presses.split():
        press(hall, point)
    found = hall.game.binding
    assert " ".join((found.bond, *found.points) if found else ()) == bound
    assert list(map(parse_point, bound.split()[1:])) == list(hall.page.board.scene.touched)
    assert f"({article})" in hall.said if article else "must" not in hall.said
    hall.move(move)
    assert [ply.uci for ply in hall.game.plies] == [move]
    assert hall.page.board.scene.touched == ()


@pytest.mark.parametrize(
    ("presses", "sentence"),
    [
        ("c4", "Red touched the red cannon at c4 and must move it (5.1)."),
        ("a6", "Red touched the black horse at a6 and must take it (5.2)."),
        ("a4 a6", "Red touched pieces of both sides: the red chariot at a4 must take the black horse at a6 (5.3)."),
    ],
)
def test_the_line_says_what_binds_and_why(hall: Any, presses: str, sentence: str):
    for point in presses.split():
        press(hall, point)
    assert hall.said == sentence


def test_in_chinese_the_piece_is_named_as_the_record_names_it(hall: Any):
    hall.window.program.change_language("zh_CN")
    press(hall, "c4")
    assert hall.said == "红方摸了炮七，须走此子（5.1）。"


def test_the_club_sheet_has_its_own_clause(table: Any, setups: Any):
    table.sit_down(setups("club", HALL, referee="Zhou"))
    table.start()
    press(table, "c4")
    assert "(6(二))" in table.said


@pytest.mark.parametrize("other", ["c4c5", "e0d0", "c4d5"])
def test_another_move_than_the_bound_one_is_refused_and_the_reason_said(hall: Any, other: str):
    press(hall, "a6")
    hall.move(other)
    assert hall.game.plies == ()
    assert hall.said.startswith("Red touched pieces of both sides") or "must take it" in hall.said
    assert hall.page.sentence.property("role") == "danger"


def test_only_moves_that_obey_are_offered(table: Any, setups: Any):
    """Where hints are wanted they mark what the binding leaves."""
    setup = setups("standard-1999", HALL, referee="Zhou")
    text = setup.regulations.replace("hints = false", "hints = true")
    table.sit_down(replace(setup, regulations=text))
    table.start()
    table.click_point(parse_point("a4"))
    assert len(table.page.board.shown_scene().targets) > 1
    press(table, "a6")
    table.click_point(parse_point("a4"))
    assert table.page.board.shown_scene().targets == {parse_point("a6")}


def test_a_typed_move_is_bound_too(hall: Any):
    press(hall, "a6")
    hall.type_move("c4c5")
    assert hall.game.plies == ()
    assert "must take it (5.2)" in hall.said
    hall.type_move("a4a6")
    assert len(hall.game.plies) == 1


def escape(table: Any) -> None:
    QTest.keyClick(table.page.board, Qt.Key.Key_Escape)


def right_button(table: Any) -> None:
    QTest.mouseClick(table.page.board, Qt.MouseButton.RightButton, pos=QPoint(5, 5))


def other_focus(table: Any) -> None:
    table.page.board.setFocus()
    table.page.card.entry.setFocus()


def own_point(table: Any) -> None:
    table.click_point(parse_point("c4"))


@pytest.mark.parametrize("let_go", [escape, right_button, other_focus, own_point])
def test_letting_go_ends_the_gesture_and_not_the_binding(hall: Any, let_go: Any):
    hall.click_point(parse_point("c4"))
    assert hall.page.board.selected == parse_point("c4")
    let_go(hall)
    assert hall.page.board.selected is None
    assert touched(hall) == ["c4"]
    assert hall.game.binding.points == ("c4",)


def test_the_piece_that_is_taken_by_the_one_in_hand_is_not_touched_first(hall: Any):
    hall.click_point(parse_point("a4"))
    hall.click_point(parse_point("a6"))
    assert [event.point for event in hall.game.log if isinstance(event, PieceTouched)] == ["a4"]
    assert [ply.uci for ply in hall.game.plies] == ["a4a6"]


def test_pointer_and_cursor_touch_nothing_and_enter_does(hall: Any):
    board = hall.page.board
    x, y = board.board_geometry.point_to_xy(parse_point("c4"))
    QTest.mouseMove(board, QPoint(round(x), round(y)))
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Home)
    QTest.keyClick(board, Qt.Key.Key_Up)
    assert touched(hall) == []
    QTest.keyClick(board, Qt.Key.Key_Down)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert touched(hall) == ["e0"]


def test_an_empty_point_and_a_piece_of_the_waiting_side_before_the_start_touch_nothing(table: Any, setups: Any):
    table.sit_down(setups("standard-1999", HALL, referee="Zhou"))
    table.click_point(parse_point("a4"))
    table.start()
    press(table, "e5")
    assert touched(table) == []


def test_the_same_press_twice_is_one_event(hall: Any):
    for _ in range(2):
        press(hall, "c4")
    assert touched(hall) == ["c4"]


def test_the_second_click_of_a_hand_that_has_just_moved_binds_nobody(hall: Any):
    hall.move("c4c5")
    hall.click_point(parse_point("c5"))
    assert touched(hall) == []
    hall.counters.pass_ms(1_000)
    hall.click_point(parse_point("c5"))
    assert touched(hall) == ["c5"]


def test_before_the_clock_is_pressed_the_mover_may_still_be_at_his_piece(table: Any, setups: Any):
    table.sit_down(setups("standard-1999", HALL, referee="Zhou", press="manual"))
    table.start()
    table.move("c4c5")
    table.think(5)
    table.click_point(parse_point("c5"))
    assert touched(table) == []
    table.key(Qt.Key.Key_Space)
    table.click_point(parse_point("c5"))
    assert touched(table) == ["c5"]


@pytest.mark.parametrize(("point", "article"), [("e2", "9.1.5"), ("g9", "9.1.6")])
def test_a_touch_that_can_not_be_obeyed_is_a_foul_for_the_referee(hall: Any, point: str, article: str):
    press(hall, point)
    assert hall.page.question.question.name == "foul_due"
    assert f"({article})" in hall.page.question.question.text
    hall.window.menus.actions["desk"].trigger()
    assert f"({article})" in hall.play.desk.panel.due_rows[0].text.text()


def test_a_touch_is_on_disk_and_comes_back_with_the_game(hall: Any):
    press(hall, "a6")
    hall.play.session.beat()
    assert [event for event in hall.play.session.game.log if isinstance(event, PieceTouched)] == [
        PieceTouched(hall.game.log[-1].stamp, RED, "a6")
    ]


def test_a_screen_reader_hears_which_piece_is_touched(hall: Any):
    press(hall, "c4")
    board = hall.page.board
    cell = QAccessible.queryAccessibleInterface(board).child(board.board_geometry.index_of(parse_point("c4")))
    assert cell.text(QAccessible.Text.Name) == "red cannon, file 7, point c4, touched"


@pytest.fixture
def recorded(table: Any, setups: Any) -> Any:
    """A game whose regulations only record touches."""
    setup = setups("standard-1999", HALL, referee="Zhou")
    text = setup.regulations.replace('touch = "enforced"', 'touch = "recorded"')
    table.sit_down(replace(setup, regulations=text))
    table.start()
    return table


def test_where_touches_are_only_recorded_the_move_is_made_and_the_referee_told(recorded: Any):
    press(recorded, "a6")
    assert recorded.page.board.scene.touched == ()
    assert "must" not in recorded.said
    recorded.move("c4c5")
    assert len(recorded.game.plies) == 1
    recorded.window.menus.actions["desk"].trigger()
    row = recorded.play.desk.panel.due_rows[0]
    assert row.text.text() == "Red touched the black horse at a6 and did not take it (5.4)."
    recorded.click(row.button)
    form = recorded.page.middle.currentWidget()
    assert form.bound.currentText() == "as touched: the black horse at a6"
    recorded.click(form.accept)
    assert recorded.game.plies == ()
    assert recorded.game.binding.points == ("a6",)


def test_a_friendly_game_knows_no_touch(table: Any, setups: Any):
    table.sit_down(setups(start_fen=HALL))
    table.start()
    table.click_point(parse_point("a6"))
    table.move("c4c5")
    assert not [event for event in table.game.log if isinstance(event, PieceTouched)]
    assert len(table.game.plies) == 1
    assert not table.window.menus.actions["adjust"].isEnabled()


def adjust(table: Any) -> None:
    table.window.menus.actions["adjust"].trigger()


def test_pieces_are_adjusted_once_the_opponent_agrees(hall: Any):
    adjust(hall)
    assert hall.page.question.question.text == "Black Li: may Red adjust pieces?"
    hall.counters.pass_ms(500)
    hall.click(hall.page.question.button("yes"))
    assert hall.page.question.question.text == "Red adjusts pieces: until that is done, no touch counts."
    press(hall, "e2")
    assert touched(hall) == []
    assert hall.window.menus.actions["adjust"].text() == "Pieces are &adjusted"
    hall.click(hall.page.question.button("yes"))
    assert hall.page.question.isHidden()
    assert hall.page.board.hasFocus()
    press(hall, "c4")
    assert touched(hall) == ["c4"]


def test_without_consent_a_touch_counts(hall: Any):
    adjust(hall)
    hall.counters.pass_ms(500)
    hall.click(hall.page.question.button("no"))
    assert hall.said == "Red to move. Black does not agree to the adjusting: a touch counts."
    press(hall, "c4")
    assert touched(hall) == ["c4"]


def test_where_an_announcement_is_enough_nobody_is_asked(table: Any, setups: Any):
    table.sit_down(setups("standard-2011", HALL, referee="Zhou"))
    table.start()
    adjust(table)
    assert table.game.adjusting is RED
    adjust(table)
    assert table.game.adjusting is None


def test_older_rules_allow_no_adjusting(table: Any, setups: Any):
    table.sit_down(setups("classic", HALL, referee="Zhou"))
    table.start()
    assert not table.window.menus.actions["adjust"].isEnabled()


def test_at_a_wooden_board_the_referee_enters_the_consent_he_heard(hall: Any):
    adjust(hall)
    hall.window.menus.actions["desk"].trigger()
    row = next(row for row in hall.play.desk.panel.due_rows if row.due.name == "adjust")
    assert row.text.text() == "Red asks to adjust pieces; Black is to agree (5.6)."
    hall.click(row.button)
    assert hall.game.adjusting is RED
    row = next(row for row in hall.play.desk.panel.due_rows if row.due and row.due.name == "adjusting")
    hall.click(row.button)
    assert hall.game.adjusting is None


def test_a_whole_dispute_by_keys_alone(hall: Any):
    board = hall.page.board
    board.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Up):
        QTest.keyClick(board, key)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert touched(hall) == ["e2"]
    assert hall.game.fouls_due[0].article == "9.1.5"
    QTest.keyClick(board, Qt.Key.Key_Escape)
    hall.key(Qt.Key.Key_F10)
    QTest.keyClicks(hall.play.desk.panel, "b2")
    QTest.keyClick(hall.page.middle.currentWidget().piece, Qt.Key.Key_Return)
    assert touched(hall) == []
    assert hall.game.fouls_due == ()


def test_a_move_by_touching_and_moving_is_timed_as_before(hall: Any):
    hall.think(3)
    hall.click_point(parse_point("c4"))
    hall.think(2)
    hall.click_point(Move.from_uci("c4c5").target)
    assert hall.game.plies[0].used_ms == 6_000


def test_a_breach_that_is_only_recorded_is_put_to_the_referee_in_the_window(recorded: Any):
    press(recorded, "a6")
    recorded.move("c4c5")
    question = recorded.page.question
    assert question.question.text == "Referee: Red did not move as the touched pieces bind (5.4)."
    recorded.click(question.button("yes"))
    recorded.click(recorded.page.middle.currentWidget().accept)
    assert recorded.game.plies == ()
    assert question.isHidden()


def test_a_locked_desk_hinders_no_touch_and_no_adjusting(hall: Any):
    hall.play.session.enact(lambda game, stamp: game.set_passcode(Role.TABLE_REFEREE, SECRET, stamp))
    hall.play.desk.lock.lock()
    assert hall.play.desk.lock.locked
    adjust(hall)
    hall.counters.pass_ms(500)
    hall.click(hall.page.question.button("no"))
    press(hall, "c4")
    assert touched(hall) == ["c4"]
