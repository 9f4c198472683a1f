"""Games that are looked at: stepping, several in a file, faults, playing on, and what is saved of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.base import Side
from engine.records import read_pgn

ONE = """[Game "Chinese Chess"]
[Event "Cup"]
[Round "3"]
[Red "Wang"]
[Black "Li"]
[Result "1-0"]

1. 炮二平五 马8进7
2. 马二进三 车9平8 1-0
"""
OTHER = ONE.replace("Wang", "Chen").replace("Cup", "League")
BROKEN = ONE.replace("马二进三", "马二进九")


@pytest.fixture
def opened(window: Any, tmp_path: Path, qtbot: Any) -> Any:
    """Opens a text as a file and waits until it was read."""

    def open_text(text: str, name: str = "game.pgn") -> Any:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        window.files.open(path)
        qtbot.waitUntil(lambda: window.files._loader is None)
        return window

    return open_text


def text_of(window: Any) -> list[str]:
    model = window.game.page.card.model
    return [model.index(row, column).data() for row in range(model.rowCount()) for column in (1, 3)]


def test_a_game_is_shown_from_its_beginning_and_stepped_through(opened: Any):
    window = opened(ONE)
    review = window.game
    assert review.ply == 0
    assert text_of(window) == ["炮二平五", "马8进7", "马二进三", "车9平8"]
    for key, ply in (("next", 1), ("next", 2), ("last", 4), ("previous", 3), ("first", 0), ("previous", 0)):
        review.page.review.buttons[key].click()
        assert review.ply == max(ply, 0) or not review.page.review.buttons[key].isEnabled()
    for key, ply in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_End, 4), (Qt.Key.Key_Left, 3), (Qt.Key.Key_Home, 0)):
        QTest.keyClick(review.page, key)
        assert review.ply == ply
    assert not review.page.review.buttons["first"].isEnabled()


def test_a_move_of_the_list_is_gone_to_by_a_click(opened: Any):
    window = opened(ONE)
    table = window.game.page.card.table
    place = table.visualRect(table.model().index(1, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.game.ply == 3
    assert window.game.page.board.scene.last_move == (7, 24)


def test_what_the_file_says_of_a_move_is_shown(opened: Any):
    window = opened(ONE.replace("马8进7", "马8进7 {the usual answer}"))
    window.game.step("next")
    assert "usual" not in window.game.page.sentence.label.text()
    window.game.step("next")
    assert "the usual answer" in window.game.page.sentence.label.text()


def test_a_game_without_times_has_no_columns_for_them(opened: Any):
    table = opened(ONE).game.page.card.table
    assert [column for column in range(5) if not table.isColumnHidden(column)] == [0, 1, 3]


def test_nothing_can_be_moved_in_it(opened: Any):
    window = opened(ONE)
    board = window.game.page.board
    x, y = board.board_geometry.point_to_xy(25)
    QTest.mouseClick(
        board, Qt.MouseButton.LeftButton, pos=board.rect().topLeft() + type(board.rect().topLeft())(round(x), round(y))
    )
    assert board.selected is None
    assert not window.game.page.card.entry.isVisible()


def test_the_result_of_the_file_is_shown(opened: Any):
    window = opened(ONE)
    assert window.game.page.banner._result.text() == "Red wins"


def test_of_several_games_one_is_chosen(opened: Any):
    window = opened(ONE + "\n" + OTHER)
    assert window.stack.currentWidget() is window.pages.chooser
    assert window.pages.chooser.games.count() == 2
    assert "Chen – Li" in window.pages.chooser.games.item(1).text()
    window.pages.chooser.games.setCurrentRow(1)
    QTest.mouseClick(window.pages.chooser.open, Qt.MouseButton.LeftButton)
    assert window.game.reviewed.headings.red.name == "Chen"


def test_a_fault_is_told_at_the_end_of_what_could_be_read(opened: Any):
    window = opened(BROKEN)
    QTest.keyClick(window.game.page, Qt.Key.Key_End)
    assert window.game.ply == 2
    assert "Line 9" in window.game.page.sentence.label.text()


def test_a_file_without_a_game_is_told(opened: Any):
    window = opened("nothing but words")
    assert window.game is None
    assert "no game" in window.strip.question.text


def test_a_file_that_is_not_there_is_told(window: Any, tmp_path: Path):
    window.files.open(tmp_path / "gone.pgn")
    assert "gone.pgn" in window.strip.question.text


def test_playing_on_from_a_position_starts_a_new_game_there(opened: Any, table: Any):
    window = opened(ONE)
    window.game.step("next")
    fen = window.game.board.fen()
    QTest.mouseClick(window.game.page.review.play, Qt.MouseButton.LeftButton)
    assert window.stack.currentWidget() is window.pages.new_game
    QTest.mouseClick(window.pages.new_game.accept, Qt.MouseButton.LeftButton)
    assert table.game.setup.start_fen == fen
    assert table.game.plies == ()


def test_leaving_the_new_game_page_leads_back_to_the_game(opened: Any):
    window = opened(ONE)
    page = window.game.page
    window.ask_new_game()
    QTest.mouseClick(window.pages.new_game.cancel, Qt.MouseButton.LeftButton)
    assert window.stack.currentWidget() is page


def test_a_game_is_exported_as_it_was_read(opened: Any, asker: Any, tmp_path: Path):
    window = opened(ONE)
    asker.answer = tmp_path / "out.pgn"
    window.menus.actions["export"].trigger()
    (again,) = read_pgn(asker.answer.read_bytes())
    assert [ply.move for ply in again.record.plies] == [line.move for line in window.game.reviewed.lines]
    assert again.record.headings.red.name == "Wang"


def test_a_score_sheet_is_written(opened: Any, asker: Any, tmp_path: Path):
    window = opened(ONE)
    asker.answer = tmp_path / "out.pdf"
    window.menus.actions["sheet"].trigger()
    text = PdfReader(asker.answer).pages[0].extract_text()
    assert "炮二平五" in text
    assert "Wang" in text


def test_a_failed_write_is_told(opened: Any, asker: Any, tmp_path: Path):
    window = opened(ONE)
    blocker = tmp_path / "blocker"
    blocker.write_text("")
    asker.answer = blocker / "out.pgn"
    window.menus.actions["export"].trigger()
    assert "Not saved" in window.game.page.sentence.label.text()


def test_the_finished_game_is_looked_through_in_its_window(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.move("h2e2", after_ms=800)
    table.move("h9g7", after_ms=300)
    table.play.session.resign(table.game.position.to_move)
    table.click(table.page.question.button("look"))
    review = table.window.game
    review.step("first")
    assert review.page.faces.view.red.used == 0
    review.step("next")
    assert review.page.faces.view.red.used == 800
    review.step("last")
    assert (review.page.faces.view.red.used, review.page.faces.view.black.used) == (800, 300)
    assert review.page.banner.isVisible()


@pytest.mark.parametrize(("style", "first"), [("full", "炮二平五"), ("wxf", "C2=5")])
def test_the_style_of_the_record_is_switched_and_remembered(opened: Any, program: Any, style: str, first: str):
    window = opened(ONE)
    action = next(action for action in window.menus.choices["record_style"].group.actions() if action.data() == style)
    action.trigger()
    assert text_of(window)[0] == first
    assert program.settings.value.record_style == style


def test_the_abbreviated_record_keeps_its_marks(opened: Any, program: Any):
    window = opened(ONE)
    program.change_style("abbreviated")
    assert text_of(window)[:2] == ["炮25", "马87\u0332"]


def test_the_language_is_switched_while_a_game_is_shown(opened: Any, program: Any):
    window = opened(ONE)
    program.change_language("zh_TW")
    assert text_of(window)[1] == "馬８進７"
    program.change_language("en")
    assert window.game.page.review.play.text() == "Play on from here"
    assert program.settings.value.language == "en"


def test_ctrl_w_leaves_the_game_that_is_looked_at_and_not_the_program(opened: Any, program: Any):
    window = opened(ONE)
    window.menus.actions["close"].trigger()
    assert window.isVisible()
    assert window.stack.currentWidget() is window.start
    assert window.game is None
    assert window.windowTitle() == "Chuhe"
    assert not window.menus.actions["sheet"].isEnabled()


def test_a_button_leads_from_the_game_back_to_the_first_page(opened: Any):
    window = opened(ONE)
    back = window.game.page.top.back
    assert back.isVisible()
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert window.stack.currentWidget() is window.start


def test_ctrl_w_leads_from_a_page_to_the_game_it_was_opened_over(opened: Any):
    window = opened(ONE)
    window.ask_new_game()
    window.menus.actions["close"].trigger()
    assert window.stack.currentWidget() is window.game.page


def test_a_game_in_progress_is_left_by_ctrl_w_only_on_purpose_and_is_offered_again(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    window, page = table.window, table.page
    assert page.top.back.isHidden()
    window.menus.actions["close"].trigger()
    assert window.playing is not None
    table.click(page.question.button("yes"))
    assert window.isVisible()
    assert window.stack.currentWidget() is window.start
    assert len(window.start.cards) == 1
    table.click(window.start.cards[0].buttons["resume"])
    table.start()
    window.menus.actions["close"].trigger()
    assert table.page.question.question.name == "leave"


@pytest.mark.parametrize(("profile", "said"), [("standard-1999", "Fouls: Red 1, Black 0"), ("friendly", "")])
def test_the_fouls_of_the_game_are_told_as_they_were_in_it(table: Any, setups: Any, profile: str, said: str):
    table.sit_down(setups(profile, referee="Zhou"))
    table.start()
    table.play.session.foul(Side.RED, "9.1.1", 1, "")
    assert table.page.card._fouls.text() == said
    table.play.session.resign(Side.RED)
    table.click(table.page.question.button("look"))
    assert table.window.game.page.card._fouls.text() == said
