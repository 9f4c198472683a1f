"""The main window: one page at a time, its menus, and the ways between the pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from app.dialogs.chooser import ChooserPage
from app.dialogs.files import FileAsker
from app.dialogs.help import HelpPage
from app.dialogs.new_game import NewGamePage
from app.dialogs.start import StartPage
from app.files import GameFiles
from app.folders import finished_folder
from app.inputs import InputWatch
from app.library import offers_of
from app.menus import Menus
from app.opened import Reviewed, digest_of, reviewed_game
from app.orders import GameOrder, setup_of
from app.placing import place, place_of
from app.play import questions
from app.play.acts import PlayActs
from app.play.controller import PlayController
from app.play.page import GamePage
from app.play.review import ReviewController
from app.play.strips import Question, QuestionStrip
from app.program import Program, version
from app.session import GameSession
from app.shelf import Shelf
from app.texts.files import journal_trouble, not_written, system_trouble
from app.texts.headings import title_line
from app.theme import Theme
from app.view import View
from engine.game import JournalError, Phase
from engine.game.journal import SUFFIX


class MainWindow(QMainWindow):
    """One window; it shows one game, or what leads to one."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(800, 500)
        self.program = program
        self.game: PlayController | ReviewController | None = None
        self._may_close = False
        self._leave: Callable[[], object] = self.close
        self.inputs = InputWatch(program.clockwork.now_ns, self._takes_space, self)
        self.files = GameFiles(program, FileAsker(self), self)
        self.acts = PlayActs(self._playing, self)
        self.shelf = Shelf(self)
        self._make_pages()
        self.menus = Menus(self.menuBar(), self._handlers(), self)
        self._connect()
        place(self, program.settings.value.geometry)
        self.show_start()

    def _make_pages(self) -> None:
        self.start = StartPage()
        self.new_game = NewGamePage(self.program.profiles)
        self.chooser = ChooserPage()
        self.help = HelpPage(str(self.program.games), version())
        self.strip = QuestionStrip(self.program.now_ms)
        self.stack = QStackedWidget()
        for page in (self.start, self.new_game, self.chooser, self.help):
            self.stack.addWidget(page)
        centre = QWidget(self)
        box = QVBoxLayout(centre)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.stack, 1)
        box.addWidget(self.strip)
        self.setCentralWidget(centre)
        self._set_theme(self.program.theme)

    def _handlers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "new": self._new_wanted,
            "open": self.files.ask_open,
            "save_as": self.files.save_copy,
            "export": self.files.export,
            "sheet": self.files.save_sheet,
            "close": self.step_back,
            "quit": QApplication.closeAllWindows,
            "flip": self.program.flip,
            "help": self.show_help,
            "about": self.show_help,
            **self.acts.handlers(),
        }

    def _connect(self) -> None:
        self.inputs.space_pressed.connect(self.acts.press)
        self.start.new_game.connect(self._new_wanted)
        self.start.open_file.connect(self.files.ask_open)
        self.start.chosen.connect(self.files.act_on_offer)
        self.start.finished.chosen.connect(self.files.look)
        self.start.finished.more.connect(self.files.ask_open)
        self.shelf.rows_changed.connect(self.start.show_finished)
        self.new_game.ordered.connect(self._ordered)
        self.new_game.cancelled.connect(self._leave_page)
        self.chooser.chosen.connect(self.files.choose)
        self.chooser.cancelled.connect(self._leave_page)
        self.help.closed.connect(self._leave_page)
        self.strip.answered.connect(self._answered)
        self.menus.style.group.triggered.connect(self._style_chosen)
        self.menus.language.group.triggered.connect(self._language_chosen)
        self.program.theme_changed.connect(self._set_theme)
        self.program.view_changed.connect(self._set_view)
        files = self.files
        files.asks.connect(self.ask)
        files.told.connect(self.tell)
        files.saver.written.connect(self.tell_done)
        files.resumable.connect(self._play)
        files.to_look_at.connect(self.look_at)
        files.several.connect(self._choose)
        files.more.connect(self.chooser.add_games)
        files.offers_changed.connect(self.show_offers)

    @property
    def playing(self) -> PlayController | None:
        """The game being played here, if one is."""
        return self.game if isinstance(self.game, PlayController) else None

    def _playing(self) -> PlayController | None:
        return self.playing

    def _takes_space(self) -> bool:
        return self.playing is not None and self.playing.takes_space()

    @property
    def is_busy(self) -> bool:
        """Whether a game is in progress here, which another page must not push away."""
        return self.playing is not None and self.playing.game.phase is not Phase.OVER

    @Slot()
    def show_start(self) -> None:
        """The page with unfinished games."""
        self.show_offers()
        self._show(self.start)

    @Slot()
    def show_offers(self) -> None:
        """Look again which games were not finished."""
        self.start.show_offers(offers_of(self.program.games, self.program.played()))
        self.shelf.look(finished_folder(self.program.games))

    @Slot()
    def _new_wanted(self) -> None:
        self.ask_new_game()

    @Slot(str)
    def ask_new_game(self, start_fen: str | None = None) -> None:
        """The page on which a game is set up; a game in progress keeps this window."""
        if self.is_busy:
            self.program.open_window().ask_new_game(start_fen)
            return
        self.new_game.fill(self.program.settings.value.new_game, start_fen)
        self._show(self.new_game)

    @Slot()
    def show_help(self) -> None:
        """Keys and short help; a game in progress keeps this window."""
        if self.is_busy:
            self.program.open_window().show_help()
            return
        self._show(self.help)

    @Slot(object)
    def look_at(self, reviewed: Reviewed, ply: int = 0) -> None:
        """Show a game only to look at, beginning with the position after ``ply`` moves."""
        page = self._new_page()
        review = ReviewController(reviewed, page, self.program.view, ply, page)
        review.play_on.connect(self.ask_new_game)
        self._set_game(review, page)
        page.card.table.setFocus()

    @Slot()
    def step_back(self) -> None:
        """From a page to where it was opened, from a game to the first page; from there the window closes."""
        current = self.stack.currentWidget()
        if current is self.start:
            self.close()
        elif self.game is None or current is not self.game.page:
            self._leave_page()
        elif self._is_running:
            self._ask_leaving(self._to_start)
        else:
            self._to_start()

    @Slot()
    def _to_start(self) -> None:
        self._leave_game()
        self.show_start()

    @Slot(object)
    def _ordered(self, order: GameOrder) -> None:
        self.program.settings.change(new_game=order.values)
        setup = setup_of(order)
        try:
            self.program.prepare_folder()
            path = self.program.games / f"{setup.uuid}{SUFFIX}"
            session = GameSession.create(path, setup, self.program.clockwork)
        except JournalError as error:
            self.tell(not_written(journal_trouble(error)))
        except OSError as error:
            self.tell(not_written(system_trouble(error)))
        else:
            self._play(session)

    @Slot(object)
    def _play(self, session: GameSession) -> None:
        page = self._new_page()
        session.setParent(page)
        session.set_moment(self.inputs.moment)
        play = PlayController(session, page, self.program.view, parent=page)
        page.bar.set_desk_menu(self.menus.desk)
        play.answered.connect(self._answered)
        play.save_elsewhere.connect(self.files.move_elsewhere)
        self._set_game(play, page)
        page.board.setFocus()

    @Slot(str, list)
    def _choose(self, name: str, titles: list[str]) -> None:
        self.chooser.show_games(name, titles)
        self._show(self.chooser)

    def _new_page(self) -> GamePage:
        self._leave_game()
        page = GamePage(self.program.now_ms)
        page.set_theme(self.program.theme)
        page.card.style_chosen.connect(self.program.change_style)
        page.top.back.clicked.connect(self.step_back)
        page.top.sheet.clicked.connect(self.files.save_sheet)
        self.stack.addWidget(page)
        return page

    def _set_game(self, game: PlayController | ReviewController, page: GamePage) -> None:
        self.game = game
        self.files.subject = game
        game.refreshed.connect(self._update_menus)
        self._show(page)

    def _leave_game(self) -> None:
        """Put the game away that is shown here; one that is not over stays in its journal."""
        game, self.game = self.game, None
        self.files.subject = None
        if game is None:
            return
        if isinstance(game, PlayController):
            game.session.close()
        self.stack.removeWidget(game.page)
        game.page.deleteLater()

    @Slot()
    def _leave_page(self) -> None:
        """Back to the game, or to the start."""
        if self.game is not None:
            self._show(self.game.page)
        else:
            self.show_start()

    def _show(self, page: QWidget) -> None:
        self.strip.ask(None)
        self.stack.setCurrentWidget(page)
        self._update_menus()

    @Slot(object)
    def ask(self, question: Question | None) -> None:
        """Ask something in the window: on the page of a game being played in the place of its questions."""
        if self.playing is not None and self.stack.currentWidget() is self.playing.page:
            self.playing.ask(question)
        else:
            self.strip.ask(question)

    @Slot(str)
    def tell_done(self, text: str) -> None:
        """Say that something was done, in quiet colours."""
        self.tell(text, alarm=False)

    @Slot(str)
    def tell(self, text: str, alarm: bool = True) -> None:
        """Say something that just happened."""
        if self.game is not None and self.stack.currentWidget() is self.game.page:
            self.game.page.notice(text, alarm)
        else:
            self.strip.ask(questions.told(text))

    @Slot(str, str)
    def _answered(self, name: str, key: str) -> None:
        if name == questions.LEAVE:
            self._leaving_answered(key)
        elif name == questions.TOLD:
            self.strip.ask(None)
        elif name == questions.OVER and key == questions.SHEET:
            self.files.save_sheet()
        elif name == questions.OVER and self.playing is not None:
            session = self.playing.session
            reviewed = reviewed_game(session.game, digest_of(session.journal, session.game))
            self.look_at(reviewed, len(reviewed.lines))
        else:
            self.files.saver.answer(name, key)

    def _leaving_answered(self, key: str) -> None:
        self.ask(None)
        if key == questions.YES:
            self._may_close = True
            self._leave()
            self._may_close = False

    @Slot()
    def _update_menus(self) -> None:
        shown = self.game if self.game is not None and self.stack.currentWidget() is self.game.page else None
        actions = self.menus.actions
        self.acts.update_actions(actions)
        for name in ("save_as", "export", "sheet", "flip"):
            actions[name].setEnabled(shown is not None)
        view = self.program.view
        actions["flip"].setChecked(view.flipped)
        self.menus.name_close(self.stack.currentWidget() is self.start)
        self.menus.style.check(view.style)
        self.menus.language.check(view.language)
        self._name_window()

    def _name_window(self) -> None:
        players = self.game.players if self.game is not None else ""
        self.setWindowTitle(title_line(players, self.tr("Chuhe")))

    @Slot(QAction)
    def _style_chosen(self, action: QAction) -> None:
        self.program.change_style(action.data())

    @Slot(QAction)
    def _language_chosen(self, action: QAction) -> None:
        self.program.change_language(action.data())

    @Slot(object)
    def _set_view(self, view: View) -> None:
        if self.game is not None:
            self.game.set_view(view)
        self._update_menus()

    @Slot(object)
    def _set_theme(self, theme: Theme) -> None:
        self.start.set_theme(theme)
        self.new_game.set_theme(theme)
        if self.game is not None:
            self.game.page.set_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button with the focus: in some games the space bar has another duty."""
        focused = QApplication.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            if self.stack.currentWidget() is self.start:
                self.show_offers()
            if self.game is not None:
                self.game.refresh()
            self._update_menus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None:
            self.inputs.watch(handle)

    def closeEvent(self, event: QCloseEvent) -> None:
        """A game whose clock runs is left only on purpose; any other stays in its journal as it is."""
        if self._is_running and not self._may_close:
            event.ignore()
            self._ask_leaving(self.close)
            return
        self.program.settings.change(geometry=place_of(self))
        self._leave_game()
        self.program.forget(self)
        super().closeEvent(event)

    @property
    def _is_running(self) -> bool:
        return self.playing is not None and self.playing.game.phase in (Phase.RUNNING, Phase.HELD)

    def _ask_leaving(self, leave: Callable[[], object]) -> None:
        self._leave = leave
        if self.game is not None:
            self._show(self.game.page)
        self.ask(questions.leaving())
