"""The games of one window: set up, resumed, opened, looked at and put away. Loaded once the window has been painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.clockonly.order import ClockOrder, clock_setup
from app.clockonly.page import ClockPage
from app.dialogs.files import FileAsker
from app.files import GameFiles
from app.folders import finished_folder
from app.library import offers_of
from app.menus import TELLING
from app.names import note_open
from app.opened import Reviewed, digest_of, reviewed_game
from app.orders import GameOrder, setup_of
from app.play import questions
from app.play.acts import STEPS
from app.play.controller import PlayController
from app.play.page import GamePage
from app.play.review import ReviewController
from app.session import GameSession
from app.shelf import Shelf
from app.sound.ears import Ears
from app.texts.files import journal_trouble, not_written, settings_repaired, system_trouble
from engine.game import JournalError, Phase, Setup
from engine.game.journal import SUFFIX

if TYPE_CHECKING:
    from app.window import MainWindow


class WindowGames(QObject):
    """Brings games into a window. ``shown`` is the one it shows; there is one page for each game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._program = window.program
        self.shown: PlayController | ReviewController | None = None
        self.files = files = GameFiles(window.program, FileAsker(window), self)
        files.asks.connect(window.ask)
        files.told.connect(window.tell)
        files.saver.written.connect(window.tell_done)
        files.resumable.connect(self.play)
        files.to_look_at.connect(self.look_at)
        files.several.connect(window.choose)
        files.more.connect(window.list_more)
        files.offers_changed.connect(self.show_offers)
        self._shelf = Shelf(self)
        self._shelf.rows_changed.connect(window.start.show_finished)
        window.start.finished.chosen.connect(files.look)
        window.start.finished.more.connect(files.ask_open)

    @property
    def playing(self) -> PlayController | None:
        """The game being played here, if one is."""
        return self.shown if isinstance(self.shown, PlayController) else None

    @property
    def is_busy(self) -> bool:
        """Whether a game is in progress here, which another page must not push away."""
        return self.playing is not None and self.playing.game.phase is not Phase.OVER

    @property
    def is_running(self) -> bool:
        """Whether a clock runs here, or would but for the referee."""
        return self.playing is not None and self.playing.game.phase in (Phase.RUNNING, Phase.HELD)

    def greet(self) -> None:
        """What a start tells once the window stands: unfinished games, and settings that had to be repaired."""
        self.show_offers()
        if self._program.settings.repaired:
            self._program.settings.repaired = False
            self._window.tell(settings_repaired())

    @Slot()
    def show_offers(self) -> None:
        """Look again which games were not finished."""
        self._window.start.show_offers(offers_of(self._program.games, self._program.played()))
        self._shelf.look(finished_folder(self._program.games))

    @Slot(object)
    def begin(self, order: GameOrder) -> None:
        """Set up the game that was ordered."""
        self._program.settings.change(new_game=order.values)
        self._set_up(setup_of(order))

    @Slot(object)
    def begin_clock(self, order: ClockOrder) -> None:
        """Set up the clock that was ordered."""
        self._program.settings.change(clock_only=order.values)
        self._set_up(clock_setup(order))

    def _set_up(self, setup: Setup) -> None:
        try:
            self._program.prepare_folder()
            path = self._program.games / f"{setup.uuid}{SUFFIX}"
            session = GameSession.create(path, setup, self._program.clockwork)
        except JournalError as error:
            self._window.tell(not_written(journal_trouble(error)))
        except OSError as error:
            self._window.tell(not_written(system_trouble(error)))
        else:
            self.play(session)

    @Slot(object)
    def play(self, session: GameSession) -> None:
        """Show a game to be played."""
        window, page = self._window, self._new_page(session.game.setup.boardless)
        if session.journal.path.parent == self._program.games:
            note_open(session.journal.path, session.game.setup)
        session.setParent(page)
        session.set_moment(window.inputs.moment)
        play = PlayController(session, page, self._program.view, parent=page)
        page.card.table.set_menu(window.menus.submenus["keying"])
        play.answered.connect(window.answered)
        play.save_elsewhere.connect(self.files.move_elsewhere)
        play.envelope_wanted.connect(self.files.papers.show_envelope)
        self._set_game(play, page)
        ears = Ears(session, self._program, page)
        ears.warned.connect(page.warn)
        page.board.setFocus()
        play.hand.rest()

    @Slot(object)
    def look_at(self, reviewed: Reviewed, ply: int = 0) -> None:
        """Show a game only to look at, beginning with the position after ``ply`` moves."""
        page = self._new_page(reviewed.game is not None and reviewed.game.setup.boardless)
        review = ReviewController(reviewed, page, self._program.view, ply, page)
        review.play_on.connect(self._window.ask_new_game)
        self._set_game(review, page)
        (page.card.table if page.card.isVisible() else page.faces).setFocus()

    def do(self, name: str) -> None:
        """An entry of the menus, by its name: a step through a game that is looked at, or something with files."""
        files = self.files
        acts = {"open": files.ask_open, "save_as": files.save_copy, "export": files.export, "sheet": files.save_sheet}
        if name in acts:
            acts[name]()
        elif name in TELLING:
            self._tell(name)
        elif name not in STEPS:
            files.papers.do(name)
        elif isinstance(self.shown, ReviewController):
            self.shown.step(name)

    def _tell(self, name: str) -> None:
        """Something about the game that was asked for by a key; also aloud where moves are."""
        teller = self.shown.teller if isinstance(self.shown, PlayController) else self.shown
        if teller is not None:
            text = teller.tell(name)
            if self._program.settings.value.read_moves:
                self._program.loudspeaker.say(text, self._program.language, at_once=True)

    def answer(self, name: str, key: str) -> None:
        """The answer to a question about the game that is over, or about a file."""
        if name == questions.OVER and key == questions.SHEET:
            self.files.save_sheet()
        elif name == questions.OVER and self.playing is not None:
            session = self.playing.session
            reviewed = reviewed_game(session.game, digest_of(session.journal, session.game))
            self.look_at(reviewed, len(reviewed.game.plies) if reviewed.game else 0)
        else:
            self.files.saver.answer(name, key)

    def leave(self) -> None:
        """Put the game away that is shown here; one that is not over stays in its journal."""
        game, self.shown = self.shown, None
        self.files.subject = None
        if game is None:
            return
        if isinstance(game, PlayController):
            game.session.close()
        self._window.stack.removeWidget(game.page)
        game.page.deleteLater()

    def _new_page(self, boardless: bool = False) -> GamePage:
        self.leave()
        program, window = self._program, self._window
        page = self._clock_page() if boardless else GamePage(program.now_ms)
        page.set_theme(program.theme)
        page.set_board_share(program.settings.value.board_share)
        page.card.style_chosen.connect(program.change_style)
        page.top.back.clicked.connect(window.step_back)
        page.top.sheet.clicked.connect(self.files.save_sheet)
        page.board_share_changed.connect(window.keep_board_share)
        window.stack.addWidget(page)
        return page

    def _clock_page(self) -> ClockPage:
        page = ClockPage(self._program.now_ms)
        page.look_changed.connect(self._window.change_setting)
        page.full_screen_wanted.connect(self._window.full_screen.toggle)
        return page

    def _set_game(self, game: PlayController | ReviewController, page: GamePage) -> None:
        self.shown = self.files.subject = game
        game.refreshed.connect(self._window.update_menus)
        self._window.show_page(page)
