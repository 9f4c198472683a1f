"""The pages of a window beside the one it opens with; each is loaded and made when it is first wanted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from app.program import version
from app.settings import Settings
from app.theme import Theme

if TYPE_CHECKING:
    from app.clockonly.setup_page import ClockSetupPage
    from app.dialogs.chooser import ChooserPage
    from app.dialogs.new_game import NewGamePage
    from app.dialogs.settings_page import SettingsPage
    from app.help.page import HelpPage
    from app.window import MainWindow


@runtime_checkable
class Themed(Protocol):
    """A page with colours of its own."""

    def set_theme(self, theme: Theme) -> None: ...


def topic_at(*widgets: QWidget | None) -> str:
    """The topic of the help that fits the first of some widgets that has one, itself or around it; "" if none has."""
    for widget in widgets:
        around = widget
        while around is not None:
            topic = around.property("help")
            if topic:
                return str(topic)
            around = around.parentWidget()
    return ""


class Pages:
    """All pages of a window but its first and those of games."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._before: QWidget | None = None

    @cached_property
    def new_game(self) -> NewGamePage:
        """Where a game is set up."""
        from app.dialogs.new_game import NewGamePage

        window = self._window
        page = NewGamePage(window.program.profiles)
        page.ordered.connect(window.games.begin)
        page.controls_changed.connect(window.program.keep_controls)
        page.cancelled.connect(window.leave_page)
        window.add_page(page)
        return page

    @cached_property
    def clock_setup(self) -> ClockSetupPage:
        """Where a clock is set up that stands beside a wooden board."""
        from app.clockonly.setup_page import ClockSetupPage
        from app.profiles import other_game

        window = self._window
        page = ClockSetupPage(window.program.profiles, other_game())
        page.ordered.connect(window.games.begin_clock)
        page.controls_changed.connect(window.program.keep_controls)
        page.cancelled.connect(window.leave_page)
        window.add_page(page)
        return page

    @cached_property
    def chooser(self) -> ChooserPage:
        """Where a game of a file is chosen."""
        from app.dialogs.chooser import ChooserPage

        window, page = self._window, ChooserPage()
        page.chosen.connect(window.files.choose)
        page.cancelled.connect(window.leave_page)
        window.add_page(page)
        return page

    @cached_property
    def help(self) -> HelpPage:
        """What there is to read about the game and the program."""
        from app.help.page import HelpPage
        from app.help.topics import Sources

        window = self._window
        program = window.program
        page = HelpPage(Sources(program.profiles, window.menus.keys, str(program.games), version()))
        page.closed.connect(window.leave_page)
        window.add_page(page)
        return page

    @cached_property
    def settings(self) -> SettingsPage:
        """All that can be chosen."""
        from app.dialogs.settings_page import SettingsPage

        window, page = self._window, SettingsPage()
        page.show_values(window.program.settings.value)
        page.chosen.connect(window.change_setting)
        page.reset.connect(window.reset_layout)
        page.closed.connect(window.leave_page)
        window.add_page(page)
        return page

    def ask_clock(self) -> None:
        """The page on which a clock is set up; a game in progress keeps its window."""
        window = self._window
        if window.is_busy:
            window.program.open_window().pages.ask_clock()
            return
        self.clock_setup.set_controls(window.program.controls)
        self.clock_setup.fill(window.program.settings.value.clock_only)
        window.show_page(self.clock_setup)

    def open_clock(self, scheme: str = "") -> None:
        """The clock alone with a time control by its name, ready to be started; without one it is asked for."""
        self.ask_clock()
        page = self.clock_setup
        if page.control.box.select(scheme):
            page.submit()
        elif scheme:
            from app.texts.controls import no_control

            self._window.tell(no_control(scheme))

    def open_help(self, topic: str) -> None:
        """Show the help at a topic; a game in progress keeps its window."""
        window = self._window
        if window.is_busy:
            window.program.open_window().pages.open_help(topic)
            return
        if window.stack.currentWidget() is not self.help:
            self._before = window.stack.currentWidget()
        self.help.show_topic(topic)
        window.show_page(self.help)
        self.help.setFocus()

    def before_help(self) -> QWidget | None:
        """The form that the help was opened over, if it is the help that is shown."""
        before, self._before = self._before, None
        shown = "help" in self.__dict__ and self._window.stack.currentWidget() is self.help
        return before if shown and before in self.__dict__.values() else None

    def show_settings(self, settings: Settings) -> None:
        """Let the page of settings show these, if it was made yet."""
        if "settings" in self.__dict__:
            self.settings.show_values(settings)
