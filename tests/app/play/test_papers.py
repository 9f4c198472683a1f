"""What leaves the window: papers on a printer and as PDF, pictures, and texts on the clipboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo, QPrintPreviewWidget
from PySide6.QtWidgets import QDialog

from app.menus import PAPERS
from app.sheet.printer import SheetPreview, SheetPrintDialog, SheetPrinter
from engine.records import read_pgn

GAME = """[Event "Cup"]
[Round "3"]
[Red "Wang"]
[Black "Li"]
[Result "1-0"]

1. 炮二平五 马8进7
2. 马二进三 车9平8 1-0
"""


@pytest.fixture
def shown(window: Any, tmp_path: Path, qtbot: Any) -> Any:
    """A window that shows a game read from a file, two moves on."""
    path = tmp_path / "game.pgn"
    path.write_text(GAME, "utf-8")
    window.files.open(path)
    qtbot.waitUntil(lambda: window.game is not None)
    window.game.show_ply(2)
    return window


def trigger(window: Any, name: str) -> None:
    action = window.menus.actions[name]
    assert action.isEnabled()
    action.trigger()


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def dialogs(window: Any, kind: type[QDialog]) -> list[Any]:
    return [dialog for dialog in window.findChildren(kind) if dialog.isVisible()]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("copy_full", "1. 炮二平五 马8进7\n2. 马二进三 车9平8\n1-0\n"),
        ("copy_abbreviated", "1. 炮25 马87\u0332\n2. 马23\u0332 车98\n1-0\n"),
        ("copy_wxf", "1. C2=5 H8+7\n2. H2+3 R9=8\n1-0\n"),
        ("copy_iccs", "1. H2-E2 H9-G7\n2. H0-G2 I9-H9\n1-0\n"),
    ],
)
def test_the_moves_are_copied_in_any_notation(shown: Any, name: str, text: str):
    trigger(shown, name)
    assert clipboard() == text
    assert "clipboard" in shown.game.page.sentence.label.text()


def test_the_game_is_copied_as_pgn(shown: Any):
    trigger(shown, "copy_pgn")
    (read,) = read_pgn(clipboard().encode())
    assert read.faults == ()
    assert (read.record.headings.event, len(read.record.plies)) == ("Cup", 4)


def test_the_position_on_the_board_is_copied_as_fen(shown: Any):
    trigger(shown, "copy_fen")
    assert clipboard() == shown.game.board.fen()
    shown.game.step("first")
    before = clipboard()
    trigger(shown, "copy_fen")
    assert clipboard() != before


def test_the_position_of_a_game_being_played_is_copied_too(table: Any, setups: Any):
    table.sit_down(setups())
    table.start()
    table.move("h2e2")
    trigger(table.window, "copy_fen")
    assert clipboard().startswith("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b")


def test_the_position_is_copied_as_a_picture(shown: Any):
    trigger(shown, "copy_picture")
    picture = QGuiApplication.clipboard().image()
    assert (picture.width(), picture.height()) == (900, 1_000)


def test_pictures_are_saved_of_what_the_board_shows(shown: Any, asker: Any, tmp_path: Path):
    asker.answer = tmp_path / "board.png"
    trigger(shown, "picture_png")
    first = QImage(str(asker.answer))
    shown.game.step("last")
    asker.answer = tmp_path / "later.png"
    trigger(shown, "picture_png")
    assert not first.isNull()
    assert QImage(str(asker.answer)) != first
    asker.answer = tmp_path / "board.svg"
    trigger(shown, "picture_svg")
    svg = asker.answer.read_text("utf-8")
    assert "<path" in svg
    assert "<image" not in svg
    assert "<text" not in svg
    assert [request.suffix for request in asker.asked] == ["png", "png", "svg"]


def test_a_blank_sheet_has_the_contest_and_not_the_players(shown: Any, asker: Any, tmp_path: Path):
    asker.answer = tmp_path / "blank.pdf"
    trigger(shown, "blank")
    text = PdfReader(asker.answer).pages[0].extract_text()
    assert "Cup" in text
    assert "Wang" not in text
    assert "炮二平五" not in text


def test_a_blank_sheet_needs_no_game(window: Any, asker: Any, tmp_path: Path):
    asker.answer = tmp_path / "blank.pdf"
    trigger(window, "blank")
    assert len(PdfReader(asker.answer).pages) == 1
    enabled = {name for name in PAPERS if window.menus.actions[name].isEnabled()}
    assert enabled == {"blank", "two_up"}


def test_the_referee_s_log_of_a_game_being_played_is_written_with_the_last_hash(
    table: Any, setups: Any, asker: Any, tmp_path: Path
):
    table.sit_down(setups("standard-1999"))
    table.start()
    table.move("h2e2")
    asker.answer = tmp_path / "log.pdf"
    trigger(table.window, "log")
    text = "".join(page.extract_text() for page in PdfReader(asker.answer).pages)
    assert "Red: C2=5." in text
    assert table.play.session.journal.hash_of(len(table.game.log)) in text


def test_a_game_from_a_file_without_a_journal_has_no_log(shown: Any):
    assert not shown.menus.actions["log"].isEnabled()


def test_two_sheets_go_on_a_page_while_the_entry_is_checked(shown: Any, asker: Any, tmp_path: Path):
    for name, count in (("two", 2), ("one", 1)):
        trigger(shown, "two_up")
        assert shown.menus.actions["two_up"].isChecked() == (count == 2)
        asker.answer = tmp_path / f"{name}.pdf"
        trigger(shown, "sheet")
        assert PdfReader(asker.answer).pages[0].extract_text().count("Wang") == count


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_preview_stands_beside_the_window_and_shows_the_sheet(shown: Any, qtbot: Any):
    trigger(shown, "preview")
    (preview,) = dialogs(shown, SheetPreview)
    assert preview.windowModality() == Qt.WindowModality.NonModal
    pages = preview.findChild(QPrintPreviewWidget)
    qtbot.waitUntil(lambda: pages.pageCount() == 1)
    preview.close()


def test_without_a_printer_one_sentence_says_so(shown: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    trigger(shown, "print")
    assert "no printer" in shown.game.page.sentence.label.text()
    assert dialogs(shown, SheetPrintDialog) == []


def test_the_printed_sheet_is_that_of_the_pdf(shown: Any, tmp_path: Path):
    printer = SheetPrinter(shown.files.sheet())
    _print_to(printer, tmp_path / "printed.pdf")
    (page,) = PdfReader(tmp_path / "printed.pdf").pages
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (595, 842)
    assert {"炮二平五", "车9平8", "Wang"} <= set(page.extract_text().split())


def test_only_the_pages_asked_for_are_printed(shown: Any, tmp_path: Path):
    sheet = shown.files.sheet()
    printer = SheetPrinter(type(sheet)(sheet.title, sheet.pages * 3, sheet.setter, ()))
    printer.device.setFromTo(2, 3)
    _print_to(printer, tmp_path / "printed.pdf")
    assert len(PdfReader(tmp_path / "printed.pdf").pages) == 2


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_print_dialog_leaves_the_clock_alone(shown: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("app.paperwork.has_printer", lambda: True)
    trigger(shown, "print")
    (dialog,) = dialogs(shown, SheetPrintDialog)
    assert dialog.windowModality() == Qt.WindowModality.NonModal
    dialog.reject()


def _print_to(printer: SheetPrinter, path: Path) -> None:
    printer.device.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.device.setOutputFileName(str(path))
    printer.paint()
