"""A game that is only looked at: steps through its moves on a page."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.opened import Reviewed
from app.play.clocks import clock_look, clock_view
from app.play.page import GamePage
from app.play.shown import scene_of
from app.record.rows import RecordWriter
from app.texts.clock_only import press_text
from app.texts.controls import control_short, press_short
from app.texts.endings import ending_text, in_a_row, result_text, winner_text
from app.texts.file_faults import file_faults_text
from app.texts.headings import event_line, move_time, players_line, title_line
from app.texts.keying import missing_word, recorder_short
from app.texts.review import place_text
from app.texts.situation import Sentence
from app.texts.told import Told, clocks_told, no_board_told, no_clocks_told, pieces_told
from app.view import View
from engine.clock import Clock
from engine.game import Game, PressMode, SideNames
from engine.xiangqi import Board

LONGEST_COMMENT = 240


class ReviewController(QObject):
    """Between a game that was opened and a page. Nothing here changes the game.

    Signals:
        refreshed(): another place of the game is shown.
        play_on(str): a new game from this FEN is wanted.
    """

    refreshed = Signal()
    play_on = Signal(str)

    def __init__(
        self, reviewed: Reviewed, page: GamePage, view: View, ply: int = 0, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.reviewed = reviewed
        self.page = page
        self._view = view
        self._writer = RecordWriter(reviewed.start, move_time)
        self._board = reviewed.start.copy()
        self._ply = 0
        self._alone = reviewed.game if reviewed.game is not None and reviewed.game.setup.boardless else None
        self._last = len(self._alone.plies if self._alone else reviewed.lines)
        self._told = False
        page.set_reviewing(True)
        page.set_view(view)
        page.card.table.show_times(any(line.used_ms is not None for line in reviewed.lines))
        page.board.set_interactive(False)
        page.review.stepped.connect(self.step)
        page.stepped.connect(self.step)
        page.review.play_on.connect(self._play_on)
        page.card.ply_chosen.connect(self.show_ply)
        self.show_ply(ply)

    @property
    def ply(self) -> int:
        """How many moves of the game are on the board."""
        return self._ply

    @property
    def players(self) -> str:
        """Who played, for the title of the window."""
        return players_line(self.reviewed.headings.red, self.reviewed.headings.black)

    @property
    def board(self) -> Board:
        """The board shown now."""
        return self._board.copy(history=False)

    def set_view(self, view: View) -> None:
        """Show board and record in another way."""
        self._view = view
        self.page.set_view(view)
        self.refresh()

    @Slot(str)
    def step(self, where: str) -> None:
        """Go to the "first", "previous", "next" or "last" position."""
        places = {"first": 0, "previous": self._ply - 1, "next": self._ply + 1, "last": self._last}
        self.show_ply(places[where])

    @Slot(int)
    def show_ply(self, ply: int) -> None:
        """Show the position after so many moves."""
        lines = self.reviewed.lines
        wanted = min(max(ply, 0), self._last)
        for _ in range(self._ply, wanted, -1) if lines else ():
            self._board.pop()
        for line in lines[self._ply : wanted]:
            self._board.push(line.move)
        self._ply = wanted
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the place that was stepped to, in the language of now."""
        page, lines = self.page, self.reviewed.lines
        self._writer.set_style(self._view.notation, self._view.script, self._view.chinese_digits, self._view.language)
        page.card.model.show(self._writer.rounds(lines), self._ply)
        page.card.show_style(self._view.style)
        game = self.reviewed.game
        page.card.show_fouls(game.foul_counts if game is not None and game.regulations.refereed else {})
        last = lines[self._ply - 1] if self._ply and lines else None
        page.board.set_scene(scene_of(self._board, last, self._view))
        page.review.show_place(self._ply, self._last)
        self._show_clocks()
        self._show_top()
        self._show_result()
        self._say()
        self.refreshed.emit()

    def _show_clocks(self) -> None:
        game = self.reviewed.game
        self.page.faces.setVisible(game is not None)
        if game is None:
            return
        clock = self._clock(game)
        now = clock.since if clock.since is not None else game.now_ms
        self.page.faces.set_look(clock_look(game, self._view))
        self.page.faces.set_view(clock_view(game, self._view, now, clock))

    def _clock(self, game: Game) -> Clock:
        """The clock as it stood when the move shown last was complete."""
        if self._ply == len(game.plies):
            return game.clock
        return game.plies[self._ply - 1].clock if self._ply else Clock.new(game.setup.control)

    def _show_top(self) -> None:
        headings, game = self.reviewed.headings, self.reviewed.game
        terms = []
        if headings.control is not None:
            terms.append(control_short(headings.control))
        elif headings.time_control:
            terms.append(headings.time_control)
        if game is not None:
            manual = game.setup.press is PressMode.MANUAL
            terms.append(recorder_short() if game.setup.keyed else press_short(manual))
        terms.append(self.tr("only to look at"))
        event = event_line(headings.event, headings.round, headings.board_no)
        self.page.top.show_back(True)
        self.page.top.show_sheet(True)
        self.page.top.show_texts(self.tr("Chuhe"), title_line(self.players, event), "　·　".join(terms))
        self.page.top.show_saved("", False)

    def _show_result(self) -> None:
        outcome, result = self.reviewed.outcome, self.reviewed.result
        if outcome is not None:
            names = self._alone.setup.sides if self._alone else SideNames.RED_BLACK
            self.page.banner.show_result(result_text(outcome, names), ending_text(outcome, names))
        else:
            self.page.banner.show_result(winner_text(result) if result is not None else "", "")

    def _result(self) -> str:
        """The result for the ear, which hears it once: when the game is opened."""
        outcome, result = self.reviewed.outcome, self.reviewed.result
        if outcome is not None:
            return self.tr("{result}. {ending}.").format(result=result_text(outcome), ending=ending_text(outcome))
        return self.tr("{result}.").format(result=winner_text(result)) if result is not None else ""

    def _say(self) -> None:
        new = "" if self._told else self._result()
        self._told = True
        if self._alone is not None:
            press = press_text(self._alone, self._ply)
            self.page.say(Sentence(press, heard=in_a_row(new, press)))
            return
        if self._ply == len(self.reviewed.lines) and self.reviewed.faults:
            faults = file_faults_text(self.reviewed.faults)
            self.page.say(Sentence(faults, alarm=True, heard=in_a_row(new, faults)))
            return
        place = self._place()
        comment = self._comment()
        self.page.say(Sentence(in_a_row(place.text, comment), heard=in_a_row(new, place.heard, comment)))

    def _place(self) -> Told:
        """The place that was stepped to, with the move that led there."""
        ply, lines = self._ply, self.reviewed.lines
        moves = (self._writer.text(ply), self._writer.spoken(ply)) if ply else ("", "")
        return Told(*(place_text(ply, len(lines), move or missing_word()) for move in moves))

    def tell(self, what: str) -> str:
        """Answer a request for the clocks, the last move or the pieces; returns what was told, for a voice."""
        told = self._answer(what)
        self.page.notice(told.text, alarm=False, heard=told.heard)
        return told.heard

    def _answer(self, what: str) -> Told:
        view, alone = self.page.faces.view, self._alone
        if what == "tell_pieces":
            return no_board_told() if alone is not None else pieces_told(self._board)
        if what == "tell_clocks":
            return no_clocks_told() if view is None or self.reviewed.game is None else clocks_told(view)
        return self._place() if alone is None else Told.same(press_text(alone, self._ply))

    def _comment(self) -> str:
        """What the file says of the move shown last, or before the first one."""
        record = self.reviewed.record
        comment = record.plies[self._ply - 1].comment if self._ply else record.intro
        text = " ".join(comment.split())
        return text if len(text) <= LONGEST_COMMENT else f"{text[: LONGEST_COMMENT - 1]}…"

    @Slot()
    def _play_on(self) -> None:
        self.play_on.emit(self._board.fen())
