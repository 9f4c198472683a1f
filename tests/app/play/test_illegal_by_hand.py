"""Illegal moves in refereed games (S0 4.1.6, 5.8): made as on a wooden board, told to nobody, noticed by a player."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.base import Side
from engine.game import CallMatter, Phase
from engine.xiangqi import parse_point

RED, BLACK = Side.RED, Side.BLACK
CHECKED = "4k4/9/9/9/4r4/9/9/9/9/4KR3 w"
NO_MOVE = "3k5/9/9/9/9/9/9/9/4r4/3rK4 w"
FREE = pytest.mark.parametrize("profile", ["standard-1999", "club", "standard-2011"])


@pytest.fixture
def sit(table: Any, setups: Any) -> Any:
    def begin(profile: str = "standard-1999", fen: str | None = None, **values: Any) -> Any:
        table.sit_down(setups(profile, fen, referee="Zhou", **values))
        table.start()
        return table

    return begin


def drag(table: Any, origin: str, target: str) -> None:
    board = table.page.board
    places = [QPointF(*board.board_geometry.point_to_xy(parse_point(point))) for point in (origin, target)]
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    steps = (
        (QEvent.Type.MouseButtonPress, places[0], left, left),
        (QEvent.Type.MouseMove, places[1], none, left),
        (QEvent.Type.MouseButtonRelease, places[1], left, none),
    )
    for kind, place, button, held in steps:
        event = QMouseEvent(kind, place, board.mapToGlobal(place), button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(board, event)


@FREE
def test_an_illegal_move_is_made_and_the_clock_goes_on(sit: Any, profile: str):
    table = sit(profile)
    table.move("a0a4")
    (ply,) = table.game.plies
    assert (ply.uci, ply.irregular) == ("a0a4", True)
    assert table.game.clock.running is BLACK
    assert table.page.question.isHidden()


@pytest.mark.parametrize("profile", ["friendly", "classic"])
def test_where_the_regulations_refuse_it_the_reason_is_told(sit: Any, profile: str):
    table = sit(profile)
    table.move("a0a4")
    assert table.game.plies == ()
    assert table.said == "The chariot goes straight as far as the way is clear."


def test_nobody_is_told_of_it(sit: Any):
    table = sit()
    table.move("a0a4")
    model = table.page.card.model
    assert "※" not in str(model.index(0, 1).data())
    assert not table.page.board.scene.irregular
    assert "※" not in table.said
    assert table.said.startswith("Black to move. Red Wang played")


def waiting(table: Any) -> list[str]:
    panel = table.play.desk.panel
    panel.choose("board")
    state = panel.row("illegal").button.accessibleDescription()
    return [row.text.text() for row in panel.due_rows if not row.isHidden()] + [state] * bool(state)


TOLD = ["Round 1, Red: 车九进四 is against the rules; nobody has noted it.", "In the record and not noted: 1"]


def test_the_referee_alone_reads_of_it_at_a_desk_of_his_own(sit: Any):
    table = sit()
    table.move("a0a4")
    table.window.menus.actions["desk"].trigger()
    assert waiting(table) == [], "the players see this desk too"
    table.play.desk.open_window()
    assert waiting(table) == TOLD


def test_at_the_players_screen_he_reads_of_it_while_the_clocks_stand(sit: Any):
    table = sit()
    table.move("a0a4")
    table.window.menus.actions["desk"].trigger()
    table.play.session.pause()
    assert waiting(table) == TOLD


def test_once_it_was_noted_it_is_marked_for_everybody(sit: Any):
    table = sit()
    table.move("a0a4")
    table.play.session.enact(lambda game, stamp: game.note_illegal(RED, 1, stamp))
    assert str(table.page.card.model.index(0, 1).data()).endswith("※")
    assert table.page.board.scene.irregular


def test_after_the_game_the_record_marks_what_nobody_noticed(sit: Any):
    table = sit()
    table.move("a0a4")
    table.play.session.resign(BLACK)
    assert str(table.page.card.model.index(0, 1).data()).endswith("※")


def test_a_general_left_in_check_is_not_shown(sit: Any):
    table = sit(fen=CHECKED)
    table.move("f0f1")
    assert table.game.plies[0].irregular
    assert table.page.board.scene.check == ()
    assert "Check" not in table.said


def test_the_general_itself_can_be_taken_and_nothing_breaks(sit: Any):
    table = sit(fen=CHECKED)
    table.move("f0f1")
    table.move("e5e0")
    assert table.game.phase is Phase.RUNNING
    table.move("f1f9")
    assert len(table.game.plies) == 3


def test_who_has_no_legal_move_left_by_an_illegal_one_can_still_move(sit: Any):
    table = sit(fen="4k4/9/9/9/9/9/9/9/9/3K4R w")
    table.move("i0b9")
    assert table.game.phase is Phase.RUNNING
    table.move("e9e8")
    assert len(table.game.plies) == 2


def test_a_piece_is_dragged_anywhere_but_on_its_own(sit: Any):
    table = sit()
    drag(table, "h0", "g0")
    assert table.game.plies == ()
    drag(table, "h0", "h1")
    assert table.game.plies[0].uci == "h0h1"


@pytest.mark.parametrize("target", ["own point", "off the board", "escape", "right button"])
def test_every_way_to_let_go_makes_no_move(sit: Any, target: str):
    table = sit()
    board = table.page.board
    table.click_point(parse_point("h0"))
    if target == "own point":
        table.click_point(parse_point("h0"))
    elif target == "off the board":
        QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    elif target == "escape":
        QTest.keyClick(board, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=QPoint(200, 200))
    assert table.game.plies == ()
    assert board.selected is None


def test_by_keys_it_is_made_as_by_hand(sit: Any):
    table = sit()
    board = table.page.board
    board.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return):
        QTest.keyClick(board, key)
    assert table.game.plies[0].uci == "e0e2"


def test_what_is_typed_wrongly_is_no_move_until_it_is_confirmed_in_two_steps(sit: Any):
    table = sit()
    table.type_move("车一进四")
    question = table.page.question
    assert table.game.plies == ()
    assert question.question.text == "The rules do not allow 车一进四. Was it made all the same?"
    table.click(question.button("yes"))
    assert table.game.plies == ()
    QTest.keyClick(question.button("yes"), Qt.Key.Key_Y)
    assert [ply.uci for ply in table.game.plies] == ["i0i4"]
    assert table.page.card.entry.text() == ""
    assert table.page.board.hasFocus()


def test_a_slip_of_the_pen_is_mended(sit: Any):
    table = sit()
    table.type_move("车一进四")
    table.click(table.page.question.button("no"))
    entry = table.page.card.entry
    assert table.page.question.isHidden()
    assert entry.hasFocus()
    assert entry.selectedText() == "车一进四"
    QTest.keyClicks(entry, "i0i1")
    QTest.keyClick(entry, Qt.Key.Key_Return)
    assert [ply.uci for ply in table.game.plies] == ["i0i1"]


def test_writing_on_takes_the_question_back(sit: Any):
    table = sit()
    table.type_move("i0i4")
    assert table.page.question.isVisible()
    QTest.keyClick(table.page.card.entry, Qt.Key.Key_Backspace)
    assert table.page.question.isHidden()


def test_the_question_goes_when_the_game_is_over(sit: Any):
    table = sit()
    table.type_move("i0i4")
    table.play.session.resign(RED)
    assert table.page.question.question.name == "over"


@pytest.mark.parametrize(
    ("text", "words"), [("xyzzy", "no move"), ("i0h0", "allow no move"), ("马三进五", "allow no move")]
)
def test_what_no_piece_can_do_is_not_asked_about(sit: Any, text: str, words: str):
    table = sit()
    table.type_move(text)
    assert table.page.question.isHidden()
    assert words in table.said


def test_a_player_points_it_out_and_the_clock_goes_on(sit: Any):
    table = sit()
    table.move("a0a4")
    table.key(Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert table.game.referee_call.matter is CallMatter.ILLEGAL_MOVE
    assert table.game.clock.running is BLACK
    assert table.said == "Black to move. Black points out an illegal move to the referee; the clock goes on."
    table.window.menus.actions["desk"].trigger()
    row = table.play.desk.panel.due_rows[0]
    assert row.text.text() == "Black points out an illegal move."
    table.click(row.button)
    form = table.page.middle.currentWidget()
    assert form.move_box.currentText() == "Round 1, Red: 车九进四"
    table.click(form.accept)
    assert table.game.referee_call is None


def test_without_a_referee_there_is_nobody_to_point_it_out_to(sit: Any):
    assert not sit("friendly").window.menus.actions["point_out"].isEnabled()
