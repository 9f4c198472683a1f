"""The main window: one page at a time, its menus, and the ways between the pages."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from app.board.pictures import PictureFile
from app.dialogs.start import Offer, StartPage
from app.folders import cache_folder
from app.menu_bar import add_menus
from app.pages import Pages, Themed, topic_at
from app.placing import place, place_anew, place_of
from app.program import Program
from app.settings import BOARD_SHARE
from app.theme import Theme
from app.view import View

if TYPE_CHECKING:
    from app.asking import Asking
    from app.files import GameFiles
    from app.full_screen import FullScreen
    from app.games import WindowGames
    from app.inputs import InputWatch
    from app.menus import Menus
    from app.play.acts import PlayActs
    from app.play.controller import PlayController
    from app.play.review import ReviewController
    from app.play.strips import Question, QuestionStrip


class MainWindow(QMainWindow):
    """One window; it shows one game, or what leads to one.

    It opens with its first page alone. All other pages, and what games need, are loaded when they are first wanted, or
    as soon as the window has been painted.

    Signals:
        woke(): that was done.
    """

    woke = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(800, 500)
        self.program = program
        self._awake = False
        self.may_close = False
        self.start = StartPage(PictureFile(cache_folder() / "first-board"))
        self.stack = QStackedWidget()
        self.pages = Pages(self)
        self._lay_out()
        self._bar = add_menus(self.menuBar())
        self._connect()
        self._set_view(program.view)
        place(self, program.settings.value.geometry)
        if program.has_games():
            self.start.expect_offers()

    def _lay_out(self) -> None:
        centre = QWidget(self)
        self._column = QVBoxLayout(centre)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.stack, 1)
        self.setCentralWidget(centre)
        self.add_page(self.start)

    @cached_property
    def acts(self) -> PlayActs:
        """What the Play and Referee menus do."""
        from app.play.acts import PlayActs

        return PlayActs(lambda: self.playing, self)

    @cached_property
    def full_screen(self) -> FullScreen:
        """What lets this window fill the screen."""
        from app.full_screen import FullScreen

        return FullScreen(self)

    @cached_property
    def menus(self) -> Menus:
        """What stands in the menus."""
        from app.menus import menus_of

        return menus_of(self, self._bar)

    def _connect(self) -> None:
        self.start.new_game.connect(self.want_new_game)
        self.start.clock_only.connect(self.pages.ask_clock)
        self.start.open_file.connect(self._open)
        self.start.chosen.connect(self._act_on_offer)
        self.program.theme_changed.connect(self._set_theme)
        self.program.view_changed.connect(self._set_view)

    @cached_property
    def games(self) -> WindowGames:
        """The games of this window."""
        from app.games import WindowGames

        return WindowGames(self)

    @cached_property
    def inputs(self) -> InputWatch:
        """What watches the input of this window."""
        from app.inputs import InputWatch

        watch = InputWatch(self.program.clockwork.now_ns, self._takes_key, self)
        watch.key_taken.connect(self.acts.press_key)
        return watch

    @cached_property
    def asking(self) -> Asking:
        """What this window asks and tells."""
        from app.asking import Asking

        return Asking(self)

    @property
    def strip(self) -> QuestionStrip:
        """Where it does, below its page."""
        return self.asking.strip

    def add_below(self, strip: QWidget) -> None:
        """Give a strip its place below whatever page is shown."""
        self._column.addWidget(strip)

    def add_page(self, page: QWidget) -> None:
        """Take a page into the window; it is not shown yet."""
        if isinstance(page, Themed):
            page.set_theme(self.program.theme)
        self.stack.addWidget(page)

    @property
    def files(self) -> GameFiles:
        """The files of this window."""
        return self.games.files

    @property
    def game(self) -> PlayController | ReviewController | None:
        """The game shown here, if one is."""
        return self.games.shown if "games" in self.__dict__ else None

    @property
    def playing(self) -> PlayController | None:
        """The game being played here, if one is."""
        return self.games.playing if "games" in self.__dict__ else None

    def _takes_key(self, key: int) -> bool:
        return self.playing is not None and self.playing.clock.takes_key(key)

    @property
    def is_busy(self) -> bool:
        """Whether a game is in progress here, which another page must not push away."""
        return self.playing is not None and self.games.is_busy

    @Slot()
    def wake(self) -> None:
        """Load what games need and look for unfinished ones, unless that was done before."""
        if not self._awake:
            from app.icons import program_icon

            self._awake = True
            self._watch_inputs()
            self.update_menus()
            QApplication.setWindowIcon(program_icon())
            self.games.greet()
            self.woke.emit()

    @Slot()
    def show_start(self) -> None:
        """The page with unfinished games."""
        self.games.show_offers()
        self.show_page(self.start)

    @Slot()
    def want_new_game(self) -> None:
        """The page on which a game is set up, from the usual position."""
        self.ask_new_game()

    @Slot(str)
    def ask_new_game(self, start_fen: str | None = None) -> None:
        """The page on which a game is set up; a game in progress keeps this window."""
        if self.is_busy:
            self.program.open_window().ask_new_game(start_fen)
            return
        self.pages.new_game.set_controls(self.program.controls)
        self.pages.new_game.fill(self.program.settings.value.new_game, start_fen)
        self.show_page(self.pages.new_game)

    @Slot()
    def show_help(self) -> None:
        """The help, at the topic that fits where one is."""
        self.pages.open_help(topic_at(self.focusWidget(), self.stack.currentWidget()))

    @Slot()
    def show_about(self) -> None:
        """The help, at what it says about the program."""
        self.pages.open_help("about")

    @Slot()
    def show_settings(self) -> None:
        """The settings; a game in progress keeps this window."""
        if self.is_busy:
            self.program.open_window().show_settings()
            return
        self.pages.show_settings(self.program.settings.value)
        self.show_page(self.pages.settings)
        self.pages.settings.setFocus()

    @Slot()
    def _open(self) -> None:
        self.files.ask_open()

    @Slot()
    def do_entry(self) -> None:
        """An entry of the menus that only games and their files can follow; they are loaded for it."""
        action = self.sender()
        if action is not None:
            self.games.do(action.objectName())

    @Slot(str, object)
    def _act_on_offer(self, act: str, offer: Offer) -> None:
        self.files.act_on_offer(act, offer)

    @Slot(str, list)
    def choose(self, name: str, titles: list[str]) -> None:
        """Have one game of a file chosen."""
        self.pages.chooser.show_games(name, titles)
        self.show_page(self.pages.chooser)

    @Slot(list, bool)
    def list_more(self, titles: list[str], complete: bool) -> None:
        """Further games of the file that is being read."""
        self.pages.chooser.add_games(titles, complete)

    @Slot()
    def step_back(self) -> None:
        """From a page to where it was opened, from a game to the first page; from there the window closes."""
        current = self.stack.currentWidget()
        if current is self.start:
            self.close()
        elif self.game is None or current is not self.game.page:
            self.leave_page()
        elif self.games.is_running:
            self.asking.ask_leaving(self.to_start)
        else:
            self.to_start()

    @Slot()
    def to_start(self) -> None:
        self.games.leave()
        self.show_start()

    @Slot()
    def leave_page(self) -> None:
        """Back to the form that help was wanted for, to the game, or to the start."""
        form = self.pages.before_help()
        if form is not None:
            self.show_page(form)
        elif self.game is not None:
            self.show_page(self.game.page)
        else:
            self.show_start()

    def show_page(self, page: QWidget) -> None:
        """Bring a page of the stack to the front."""
        if "asking" in self.__dict__:
            self.strip.ask(None)
        self.stack.setCurrentWidget(page)
        self.update_menus()

    @property
    def shows_game(self) -> bool:
        return self.game is not None and self.stack.currentWidget() is self.game.page

    @Slot(object)
    def ask(self, question: Question | None) -> None:
        """Ask something in the window."""
        self.asking.ask(question)

    @Slot(str)
    def tell_done(self, text: str) -> None:
        """Say that something was done, in quiet colours."""
        self.asking.tell(text, alarm=False)

    @Slot(str)
    def tell(self, text: str, alarm: bool = True) -> None:
        """Say something that just happened."""
        self.asking.tell(text, alarm)

    @Slot(str, str)
    def answered(self, name: str, key: str) -> None:
        """The answer to a question that was asked in the window."""
        self.asking.answered(name, key)

    @Slot()
    def update_menus(self) -> None:
        """Enable what can be done now, and name the window."""
        name = self.tr("Chuhe")
        self.setWindowTitle(f"{self.game.players}　{name}" if self.game is not None else name)
        if self._awake:
            self.acts.update_actions(self.menus.actions)
            own = self.shows_game and self.files.own_game() is not None
            self.menus.enable(shown=self.shows_game, playing=self.playing is not None, own=own)
            self.menus.name_close(self.stack.currentWidget() is self.start)
            self.menus.show_settings(self.program.settings.value)

    @Slot(str, object)
    def change_setting(self, name: str, value: object) -> None:
        """A setting was chosen, in a menu or on the page of settings."""
        self.program.change(**{name: value})

    @Slot()
    def reset_layout(self) -> None:
        """Size, place and parts of the window as they were at first."""
        self.program.settings.change(geometry="", board_share=BOARD_SHARE)
        place_anew(self)
        if self.game is not None:
            self.game.page.set_board_share(BOARD_SHARE)

    @Slot(int)
    def keep_board_share(self, share: int) -> None:
        """Remember how much of the window the board was given."""
        self.program.settings.change(board_share=share)

    @Slot(object)
    def _set_view(self, view: View) -> None:
        self.start.set_look(view.faces, view.numbers)
        if self.game is not None:
            self.game.set_view(view)
        self.pages.show_settings(self.program.settings.value)
        self.update_menus()

    @Slot(object)
    def _set_theme(self, theme: Theme) -> None:
        for page in map(self.stack.widget, range(self.stack.count())):
            if isinstance(page, Themed):
                page.set_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button with the focus: in some games the space bar has another duty."""
        focused = QApplication.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.full_screen.leave()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            if "menus" in self.__dict__:
                self.menus.retranslate()
            if self._awake and self.stack.currentWidget() is self.start:
                self.games.show_offers()
            if self.game is not None:
                self.game.refresh()
            self.update_menus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._awake:
            self._watch_inputs()

    def _watch_inputs(self) -> None:
        handle = self.windowHandle()
        if handle is not None:
            self.inputs.watch(handle)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The children are painted after the window, before the loop goes on."""
        super().paintEvent(event)
        if not self._awake:
            QTimer.singleShot(0, self.wake)

    def closeEvent(self, event: QCloseEvent) -> None:
        """A game whose clock runs is left only on purpose; any other stays in its journal as it is."""
        if self.playing is not None and self.games.is_running and not self.may_close:
            event.ignore()
            self.asking.ask_leaving(self.close)
            return
        self.program.settings.change(geometry=place_of(self))
        if self.game is not None:
            self.games.leave()
        self.program.forget(self)
        super().closeEvent(event)
