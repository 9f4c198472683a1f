"""A referee's evening through the window, with mouse and keys: every line of his log at its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app import i18n
from app.log.content import LogClock, LogRow, word_log
from app.log.layout import EVENT, PADDING, WIDTHS
from app.log.pdf import make_log
from app.sheet.composer import LEFT
from app.sheet.page import Page
from app.sheet.pdf import to_pdf
from engine.base import Side
from engine.game import Phase, look
from engine.xiangqi import Move, Position

TAB, RETURN, DOWN, UP, ESC = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Escape
CODE = "2718"
TABLE = Path(__file__).with_name("evening.txt").read_text(encoding="utf-8").splitlines()
"""Number, time, round and move, event, article, red's and black's clock (* runs), note."""


class Evening:
    """The table on that evening: players with a mouse, the referee with a keyboard, one second after the other."""

    def __init__(self, referee: Any, asker: Any, folder: Path, read_pdf: Any) -> None:
        self.referee, self.asker, self.folder, self.read_pdf = referee, asker, folder, read_pdf

    def __getattr__(self, name: str) -> Any:
        return getattr(self.referee, name)

    def wait(self, seconds: int) -> None:
        for _ in range(seconds):
            self.table.counters.pass_ms(1_000)
            self.session.beat()
        self.look()

    def play(self, uci: str, after: int) -> None:
        """A move by two clicks, after so many seconds."""
        self.wait(after)
        self.table.move(uci, after_ms=0)

    def press_point(self, uci: str) -> None:
        """A player presses the piece that a move would begin with, and thinks better of it."""
        self.table.click_point(Move.from_uci(uci).origin)
        QTest.keyClick(self.table.page.board, ESC)

    def at_desk(self) -> None:
        """The referee sits down at the desk: F10 and his passcode."""
        self.open()
        if self.shown is self.table.play.desk.lock_form:
            self.type(CODE, RETURN)
        assert self.panel.hasFocus()

    def leave(self) -> None:
        self.type(ESC)
        assert self.shown is self.table.page.card
        assert self.table.page.board.hasFocus()

    def due_button(self) -> QPushButton:
        """The button of what waits first."""
        return self.panel.due_rows[0].button

    def click(self, button: QPushButton) -> None:
        self.table.click(button)

    def killed(self) -> None:
        """What is on the disk now is all that is left."""
        path = self.session.journal.path
        files = {file: file.read_bytes() for file in path.parent.glob(f"{path.name}*")}
        window, program = self.table.window, self.table.window.program
        window.may_close = True
        window.close()
        for file in path.parent.glob(f"{path.name}*"):
            file.unlink()
        for file, data in files.items():
            file.write_bytes(data)
        self.table.counters.pass_ms(1_800_000)
        self.table.window = again = program.open_window()
        again.wake()
        again.resize(1280, 800)
        again.activateWindow()
        QApplication.processEvents()
        again.files.saver._asker = self.asker
        (card,) = again.start.cards
        self.click(card.buttons["resume"])


@pytest.fixture
def evening(seat: Any, asker: Any, tmp_path: Path, lines_by_pypdf: Any) -> Evening:
    names = {"red": "Zhang San", "black": "Li Si", "event": "Spring"}
    return Evening(seat(start=False, scheme="6.5", minutes=15, **names), asker, tmp_path, lines_by_pypdf)


def test_every_line_of_the_log_is_right(evening: Evening, lines_by_pypdf: Any):
    for part in (late, touched, fouls, claimed, corrected, noticed, adjourned, taken_up, flagged, signed):
        part(evening)
    game, path = evening.game, evening.session.journal.path
    evening.table.window.close()
    kept = look(path, Position)
    assert kept.game.log == game.log
    i18n.set_language(QApplication.instance(), i18n.Language.ZH_CN)
    rows = word_log(kept.game, kept.last_hash, str).rows
    assert [written(row) for row in rows] == TABLE
    log = make_log(kept.game, kept.last_hash, "zh_CN")
    assert column(log.pages, EVENT) == "".join("".join(row.event.split()) for row in rows)
    assert kept.last_hash in "".join(lines_by_pypdf(to_pdf(log)))


def column(pages: tuple[Page, ...], index: int) -> str:
    """All that stands in a column of the paper's table, white space left out."""
    left = LEFT + sum(WIDTHS[:index]) + PADDING
    texts = (text.text for page in pages for text in page.texts if abs(text.x - left) < 0.01)
    return "".join("".join(texts).split())


def late(evening: Evening) -> None:
    """The passcode is set; black is not there, its clock runs from its turn on; it comes (21.1)."""
    evening.choose("O", "2")
    evening.type(CODE, TAB, CODE, RETURN)
    evening.choose("C", "5")
    assert evening.due() == ["Black is not there. Later than 15 min after the start loses (21.1)."]
    evening.wait(5)
    evening.choose("C", "1")
    evening.leave()
    evening.play("h2e2", after=40)
    assert evening.said == "Black to move. Red Zhang San played 炮二平五; the clock is pressed."
    evening.wait(300)
    evening.at_desk()
    evening.click(evening.due_button())
    assert evening.said == "Black to move. Black has come."
    evening.type(ESC)


def touched(evening: Evening) -> None:
    """Red touches two pieces; the referee finds that the first was only brushed (5.6)."""
    evening.play("h9g7", after=30)
    evening.wait(20)
    evening.press_point("h0g2")
    evening.wait(3)
    evening.press_point("a0a1")
    evening.wait(7)
    evening.click(evening.table.page.bar.referee)
    evening.wait(20)
    evening.at_desk()
    assert evening.due() == ["Red calls the referee."]
    evening.choose("C", "2")
    evening.type("what was touched", RETURN)
    assert evening.game.phase is Phase.PAUSED
    evening.wait(90)
    evening.choose("B", "2")
    evening.type(UP, TAB, "the sleeve", RETURN)
    evening.wait(10)
    evening.choose("C", "1")
    evening.leave()
    assert evening.said == "Red touched the red chariot at a0 and must move it (5.1)."
    evening.play("a0a1", after=15)
    evening.wait(5)
    evening.at_desk()
    evening.choose("B", "1")
    evening.type("i9", RETURN, RETURN)
    evening.leave()
    evening.play("i9h9", after=10)


def fouls(evening: Evening) -> None:
    """Two fouls, one in the desk's own window, one of them against a duty (9.1.1, 9.1.8)."""
    evening.wait(12)
    evening.at_desk()
    evening.choose("F", "1")
    evening.type(TAB, TAB, "tapping", RETURN)
    assert evening.said == "Black: foul 9.1.1, number 1 of 3."
    evening.choose("O", "3")
    QApplication.processEvents()
    window = evening.panel.window()
    assert window is not evening.table.window
    evening.choose("F", "8")
    form = window.stack.currentWidget()
    evening.wait(10)
    evening.type(DOWN, TAB, TAB, DOWN, DOWN, DOWN, DOWN, TAB, "whistling", RETURN)
    assert form.isHidden()
    assert evening.said == "Black: foul 9.1.8, 8.4, number 2 of 3."
    evening.type(ESC)
    assert evening.table.play.desk.lock.locked
    evening.table.window.activateWindow()
    QApplication.processEvents()


def claimed(evening: Evening) -> None:
    """Red claims the natural limit, falsely, which is a foul (4.2.4, 9.1.4)."""
    evening.wait(15)
    evening.click(evening.table.page.bar.claim)
    evening.type(DOWN, RETURN)
    evening.wait(30)
    evening.at_desk()
    evening.click(evening.due_button())
    evening.wait(30)
    evening.click(evening.table.play.repetition.panel.confirm)
    assert evening.panel.hasFocus()
    evening.wait(10)
    assert evening.due() == ["Red claimed the natural limit wrongly (9.1.4)."]
    evening.click(evening.due_button())
    evening.type(RETURN)
    assert evening.game.foul_counts == {Side.RED: 1, Side.BLACK: 2}


def corrected(evening: Evening) -> None:
    """A clock is corrected, undone, and corrected rightly."""
    evening.choose("C", "3")
    evening.type(TAB, UP, TAB, "1", TAB, "wrong face", RETURN)
    evening.wait(5)
    evening.choose("C", "0")
    assert evening.said.startswith("Taken back: Red: ")
    evening.choose("C", "3")
    evening.type(TAB, UP, TAB, "-1", TAB, "slow face", RETURN)
    evening.leave()


def noticed(evening: Evening) -> None:
    """Red moves through a pawn; black points it out; the referee has it replayed (5.8)."""
    evening.play("a1a5", after=30)
    assert evening.game.plies[-1].irregular
    evening.wait(15)
    evening.table.window.menus.actions["point_out"].trigger()
    evening.wait(5)
    evening.at_desk()
    assert evening.due()[0] == "Black points out an illegal move."
    evening.click(evening.due_button())
    evening.type(RETURN)
    assert evening.shown.accept.text() == "Rule: Black wins"
    evening.type(RETURN)
    assert evening.game.outcome is None
    evening.type(ESC)
    evening.wait(25)
    evening.choose("B", "5")
    evening.type(TAB, TAB, DOWN, TAB, TAB, TAB, "the organisers agree", RETURN)
    assert evening.game.clock.running is Side.RED
    evening.leave()
    evening.play("a1d1", after=25)


def adjourned(evening: Evening) -> None:
    """The session ends; black seals its move unseen; the envelope is printed; the program is killed."""
    evening.wait(10)
    evening.at_desk()
    evening.choose("C", "6")
    evening.type("17:00", RETURN)
    evening.wait(120)
    evening.choose("E", "1")
    evening.type(DOWN, TAB, "b9c7", TAB, "2026-11-30 09:00", RETURN)
    assert evening.game.sealed
    question = evening.table.page.question.question
    assert question.text == "The game is adjourned; Black has sealed its move. It goes on: 2026-11-30 09:00."
    evening.asker.answer = evening.folder / "envelope.pdf"
    evening.choose("E", "8")
    envelope = "".join(evening.read_pdf(evening.asker.answer.read_bytes()))
    assert "Zhang San" in envelope
    assert "马" not in envelope
    evening.killed()


def taken_up(evening: Evening) -> None:
    """The sealed move is played; the program is killed while a clock runs, and the game goes on from its last sign."""
    evening.click(evening.table.page.question.button("yes"))
    evening.type(CODE, RETURN)
    evening.type(RETURN)
    assert evening.said == "Red to move. Reopened; the sealed move is 马2进3."
    evening.leave()
    evening.wait(20)
    evening.killed()
    assert evening.game.phase is Phase.PAUSED
    evening.at_desk()
    evening.choose("C", "1")
    evening.leave()


def flagged(evening: Evening) -> None:
    """Red's flag falls while the referee types a note: his form stays."""
    form = None
    while evening.game.outcome is None:
        left = evening.game.clock.face(Side.RED, evening.session.now_ms()).remaining
        if left < 5_000 and form is None:
            evening.at_desk()
            form = evening.choose("E", "5")
            evening.type(TAB, "the clock was started")
        if left <= 0:
            evening.session._deadline_passed()
        evening.wait(1)
    assert evening.shown is form
    evening.type(" too early", RETURN)
    assert evening.table.page.banner.isVisible()


def signed(evening: Evening) -> None:
    """Red refuses; black and the referee sign; the record is sealed (10.1)."""
    evening.wait(60)
    evening.choose("E", "4")
    evening.type(TAB, "the clock", RETURN)
    evening.choose("E", "3")
    for _ in range(2):
        evening.wait(2)
        evening.type(RETURN)
    evening.choose("E", "7")
    evening.type("red refused", RETURN)
    assert evening.game.signed_off


def written(row: LogRow) -> str:
    def clock(shown: LogClock) -> str:
        return f"{shown.used}{'*' if shown.running else ''} {shown.left}"

    time, clocks = " ".join(row.time), (clock(row.red), clock(row.black))
    return "|".join((row.number, time, row.place, row.event, row.article, *clocks, row.note))
