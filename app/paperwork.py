"""What leaves the window on paper, as a picture or by the clipboard: one act for each entry of the Game menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from app.board.export import picture, to_png, to_svg
from app.board.scene import BoardScene
from app.dialogs.files import FileRequest
from app.log.pdf import make_log
from app.play.controller import PlayController
from app.play.review import ReviewController
from app.play.scenes import pieces_of
from app.play.shown import board_of
from app.saving import file_name
from app.sheet.envelope import SealedGame, make_envelope
from app.sheet.page import Standing
from app.sheet.pdf import Sheet, make_blank, to_pdf
from app.sheet.printer import SheetPreview, SheetPrintDialog, SheetPrinter, has_printer
from engine.game import Seat
from engine.records import Headings, write_moves, write_pgn
from engine.xiangqi.notation import Script, Style

if TYPE_CHECKING:
    from app.files import GameFiles

COPIED = {
    "copy_full": Style.CHINESE,
    "copy_abbreviated": Style.ABBREVIATED,
    "copy_wxf": Style.WXF,
    "copy_iccs": Style.ICCS,
}
"""The notations in which a game's moves are copied, by the names of their entries."""


class Paperwork(QObject):
    """Makes papers, pictures and texts of the game that is shown.

    Signals:
        done(str): a sentence about what is on the clipboard.
        told(str): why something could not be done.
    """

    done = Signal(str)
    told = Signal(str)

    def __init__(self, files: GameFiles) -> None:
        super().__init__(files)
        self._files = files
        self._two_up = False

    def do(self, name: str) -> None:
        """Do what an entry of the menu says; all but blank sheets need a game. Raises KeyError."""
        acts: dict[str, Callable[[], object]] = {
            "preview": self.preview,
            "print": self.print_sheet,
            "two_up": self._turn_two_up,
            "blank": self.save_blank,
            "log": self.save_log,
            "picture_png": self.save_png,
            "picture_svg": self.save_svg,
            "copy_picture": self.copy_picture,
            "copy_fen": self.copy_fen,
            "copy_pgn": self.copy_pgn,
            **dict.fromkeys(COPIED, lambda: self.copy_moves(COPIED[name])),
        }
        act = acts[name]
        if self._files.subject is not None or name in {"blank", "two_up"}:
            act()

    @property
    def two_up(self) -> bool:
        """Whether two sheets go on one page."""
        return self._two_up

    def _turn_two_up(self) -> None:
        self._two_up = not self._two_up

    def sheet_bytes(self, sheet: Sheet) -> bytes:
        """The PDF of a sheet as the menu has it now."""
        return to_pdf(sheet, two_up=self._two_up)

    def preview(self) -> None:
        """Show the score sheet as it will be printed."""
        SheetPreview(self._printer(), self._files.window).show()

    @Slot()
    def show_envelope(self) -> None:
        """Show the envelope of a sealed move as it will be printed, or be kept as PDF where there is no printer."""
        game = self._files.subject.game if isinstance(self._files.subject, PlayController) else None
        if game is None or game.envelope is None:
            return
        view = self._files.program.view
        standing = Standing(pieces_of(board_of(game)), traditional=view.script is Script.TRADITIONAL)
        paper = make_envelope(SealedGame(self._files.record().headings, game.envelope, standing), view.language)
        if has_printer():
            SheetPreview(SheetPrinter(paper), self._files.window).show()
        else:
            request = self._request(self.tr("Envelope of the sealed move"), "PDF (*.pdf)", "pdf", self.tr("envelope"))
            self._files.saver.save_bytes(request, lambda: to_pdf(paper))

    def print_sheet(self) -> None:
        """Print the score sheet."""
        if has_printer():
            SheetPrintDialog(self._printer(), self._files.window).show()
        else:
            self.told.emit(self.tr("There is no printer here. Save the score sheet as PDF and print it elsewhere."))

    def save_blank(self) -> None:
        """Write a sheet to be filled in by hand, with what the games of the contest shown have in common."""
        view = self._files.program.view
        known = Headings() if self._files.subject is None else self._files.record().headings
        common = replace(known, board_no="", red=Seat(), black=Seat())
        request = self._request(self.tr("Blank score sheet"), "PDF (*.pdf)", "pdf", self.tr("blank score sheet"))
        blank = make_blank(common, view.notation, view.language)
        self._files.saver.save_bytes(request, lambda: self.sheet_bytes(blank))

    def save_log(self) -> None:
        """Write the referee's log of one of our own games."""
        own = self._files.own_game()
        if own is None:
            return
        log = make_log(*own, self._files.program.view.language)
        name = self.tr("{game} log", "the name of a file").format(game=self._name())
        request = self._request(self.tr("Referee's log"), "PDF (*.pdf)", "pdf", name)
        self._files.saver.save_bytes(request, lambda: to_pdf(log))

    def save_png(self) -> None:
        """Write the position that is shown as PNG."""
        scene, theme = self._scene(), self._files.program.theme
        request = self._request(self.tr("Picture of the position"), "PNG (*.png)", "png", self._name())
        self._files.saver.save_bytes(request, lambda: to_png(scene, theme))

    def save_svg(self) -> None:
        """Write the position that is shown as SVG."""
        scene, title = self._scene(), self._name()
        request = self._request(self.tr("Picture of the position"), "SVG (*.svg)", "svg", title)
        self._files.saver.save_bytes(request, lambda: to_svg(scene, title))

    def copy_picture(self) -> None:
        """Put the position that is shown on the clipboard as a picture."""
        QGuiApplication.clipboard().setImage(picture(self._scene(), self._files.program.theme))
        self.done.emit(self.tr("The position is on the clipboard as a picture."))

    def copy_fen(self) -> None:
        """Put the position that is shown on the clipboard as FEN."""
        subject = self._files.subject
        assert subject is not None
        board = subject.board if isinstance(subject, ReviewController) else board_of(subject.game)
        QGuiApplication.clipboard().setText(board.fen())
        self.done.emit(self.tr("The position is on the clipboard as FEN."))

    def copy_pgn(self) -> None:
        """Put the game on the clipboard as PGN."""
        view = self._files.program.view
        self._copy_game(write_pgn(self._files.record(), view.file_style, view.script))

    def copy_moves(self, style: Style) -> None:
        """Put the moves of the game on the clipboard, as text."""
        view = self._files.program.view
        text = write_moves(self._files.record(), style, view.script, red_chinese_digits=view.chinese_digits)
        self._copy_game(text)

    def _copy_game(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.done.emit(self.tr("The game is on the clipboard."))

    def _printer(self) -> SheetPrinter:
        return SheetPrinter(self._files.sheet(), two_up=self._two_up)

    def _scene(self) -> BoardScene:
        """What the board shows, without the marks of a hand that plays on it."""
        subject = self._files.subject
        assert subject is not None
        nothing = frozenset[int]()
        return replace(subject.page.board.scene, selected=None, targets=nothing, cursor=None, moving=(), pending=None)

    def _name(self) -> str:
        return file_name(self._files.record())

    def _request(self, title: str, kind: str, suffix: str, name: str) -> FileRequest:
        return FileRequest(title, kind, self._files.folder(), name, suffix)
