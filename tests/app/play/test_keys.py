"""A whole game with keys only: set up, played to its end, its sheet written, looked through, and another one begun."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.base import Outcome, Side, Termination, Winner
from engine.game import Phase
from engine.xiangqi import Move

CTRL = Qt.KeyboardModifier.ControlModifier


def walk(table: Any, point: int) -> None:
    """Bring the cursor on the board to a point."""
    board = table.page.board
    while board.cursor_point is None:
        table.key(Qt.Key.Key_Home)
    for _ in range(40):
        (rank, file), (to_rank, to_file) = divmod(board.cursor_point, 9), divmod(point, 9)
        if (rank, file) == (to_rank, to_file):
            return
        if file != to_file:
            table.key(Qt.Key.Key_Right if to_file > file else Qt.Key.Key_Left)
        else:
            table.key(Qt.Key.Key_Up if to_rank > rank else Qt.Key.Key_Down)
    raise AssertionError(f"the cursor does not come to {point}")


def move(table: Any, uci: str) -> None:
    wanted = Move.from_uci(uci)
    for point in (wanted.origin, wanted.target):
        walk(table, point)
        table.key(Qt.Key.Key_Return)


def tab_to(table: Any, widget: Any) -> None:
    """Press Tab until a widget has the focus, as slowly as people do."""
    table.counters.pass_ms(1_000)
    for _ in range(60):
        if QApplication.focusWidget() is widget:
            return
        table.key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not come to {widget}")


def write(table: Any, text: str) -> None:
    for sign in text:
        table.key(Qt.Key(ord(sign.upper())))


def begin(table: Any, red: str, black: str) -> None:
    """A new game from the first page, its clocks started."""
    table.key(Qt.Key.Key_N, CTRL)
    page = table.window.pages.new_game
    tab_to(table, page.red)
    write(table, red)
    tab_to(table, page.black)
    write(table, black)
    tab_to(table, page.accept)
    table.key(Qt.Key.Key_Return)
    assert table.game.phase is Phase.SETUP
    table.key(Qt.Key.Key_F8)
    assert table.game.phase is Phase.RUNNING


def test_a_game_from_its_set_up_to_its_sheet(table: Any, asker: Any, tmp_path: Path):
    begin(table, "wang", "li")
    assert (table.game.setup.red.name, table.game.setup.black.name) == ("wang", "li")
    assert QApplication.focusWidget() is table.page.board
    for uci in ("h2e2", "h9g7"):
        move(table, uci)
    assert [ply.uci for ply in table.game.plies] == ["h2e2", "h9g7"]
    table.key(Qt.Key.Key_D, CTRL)
    assert table.game.draw_offer is Side.RED
    tab_to(table, table.page.question.button("no"))
    table.key(Qt.Key.Key_Return)
    assert table.game.draw_offer is None
    table.key(Qt.Key.Key_R, CTRL)
    table.key(Qt.Key.Key_Y)
    assert table.game.outcome == Outcome(Termination.RESIGNATION, Winner.BLACK)
    asker.answer = tmp_path / "sheet.pdf"
    table.key(Qt.Key.Key_P, CTRL)
    assert asker.answer.read_bytes().startswith(b"%PDF")
    look = table.page.question.button("look")
    tab_to(table, look)
    table.key(Qt.Key.Key_Return)
    review = table.window.game
    table.key(Qt.Key.Key_Home)
    assert review.ply == 0
    table.key(Qt.Key.Key_End)
    assert review.ply == 2
    table.key(Qt.Key.Key_W, CTRL)
    assert table.window.stack.currentWidget() is table.window.start
    begin(table, "zhao", "qian")
    assert len(table.window.program.windows) == 1


def test_a_drawn_game_by_keys(table: Any):
    begin(table, "wang", "li")
    move(table, "h2e2")
    table.key(Qt.Key.Key_D, CTRL)
    agree = table.page.question.button("yes")
    tab_to(table, agree)
    table.key(Qt.Key.Key_Return)
    assert table.game.outcome is None, "agreeing takes two steps"
    table.key(Qt.Key.Key_Y)
    assert table.game.outcome == Outcome(Termination.AGREEMENT, Winner.DRAW)
