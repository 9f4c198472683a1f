"""The pages of a window beside the one it opens with; each is loaded and made when it is first wanted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from app.program import version
from app.settings import Settings
from app.theme import Theme

if TYPE_CHECKING:
    from app.dialogs.chooser import ChooserPage
    from app.dialogs.help import HelpPage
    from app.dialogs.new_game import NewGamePage
    from app.dialogs.settings_page import SettingsPage
    from app.window import MainWindow


@runtime_checkable
class Themed(Protocol):
    """A page with colours of its own."""

    def set_theme(self, theme: Theme) -> None: ...


class Pages:
    """All pages of a window but its first and those of games."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    @cached_property
    def new_game(self) -> NewGamePage:
        """Where a game is set up."""
        from app.dialogs.new_game import NewGamePage

        window = self._window
        page = NewGamePage(window.program.profiles)
        page.ordered.connect(window.games.begin)
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
        """Keys and short help."""
        from app.dialogs.help import HelpPage

        window = self._window
        page = HelpPage(window.menus.keys, str(window.program.games), version())
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

    def show_settings(self, settings: Settings) -> None:
        """Let the page of settings show these, if it was made yet."""
        if "settings" in self.__dict__:
            self.settings.show_values(settings)
