"""What all windows of the program share: settings, counters, folders, regulations, look and language."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication

from app import fonts, i18n
from app.assets import AssetMissing
from app.folders import games_folder, settings_file
from app.looks import dress
from app.profiles import Profile, load_profiles
from app.settings import SettingsStore
from app.theme import Theme, system_is_dark, theme_for
from app.timing import Clockwork
from app.view import View

if TYPE_CHECKING:
    from app.window import MainWindow


class Program(QObject):
    """One run of the program.

    Signals:
        theme_changed(object): the Theme of all windows from now on.
        view_changed(object): the View of all games from now on.
    """

    theme_changed = Signal(object)
    view_changed = Signal(object)

    def __init__(
        self,
        app: QApplication,
        data: Path,
        make_window: Callable[[Program], MainWindow],
        clockwork: Clockwork | None = None,
    ) -> None:
        super().__init__(app)
        self._app = app
        self._make_window = make_window
        self.games = games_folder(data)
        self.settings = SettingsStore(settings_file(data))
        self.clockwork = clockwork or Clockwork.of_this_machine()
        self.profiles: tuple[Profile, ...] = load_profiles()
        self.theme: Theme = theme_for(dark=system_is_dark())
        self.windows: list[MainWindow] = []
        self.set_language(self.settings.value.language)
        dress(app, self.theme)
        app.styleHints().colorSchemeChanged.connect(self.follow_system)

    @property
    def language(self) -> str:
        """The language spoken now."""
        return i18n.current()

    @property
    def view(self) -> View:
        """How games are looked at."""
        value = self.settings.value
        return View(value.record_style, value.flipped, self.language)

    def now_ms(self) -> int:
        return self.clockwork.now_ns() // 1_000_000

    def open_window(self) -> MainWindow:
        """Another window of the program, on its start page."""
        window = self._make_window(self)
        self.windows.append(window)
        window.show()
        return window

    def played(self) -> set[Path]:
        """The files of the games that its windows show now."""
        return {window.playing.session.journal.path for window in self.windows if window.playing is not None}

    def forget(self, window: MainWindow) -> None:
        """A window was closed."""
        if window in self.windows:
            self.windows.remove(window)

    def prepare_folder(self) -> None:
        """See that the folder of the games is there. Raises OSError."""
        self.games.mkdir(parents=True, exist_ok=True)

    def set_language(self, language: str) -> None:
        """Speak a language, "" for the system's. In a copy that was never built the texts stay English."""
        chosen = i18n.choose(language)
        try:
            i18n.set_language(self._app, chosen)
        except AssetMissing:
            with suppress(AssetMissing):
                fonts.apply(self._app, chosen)

    def change_language(self, language: str) -> None:
        """Speak another language from now on, also at the next start."""
        self.settings.change(language=language)
        self.set_language(language)
        self.view_changed.emit(self.view)

    @Slot(str)
    def change_style(self, style: str) -> None:
        """Write records in another style from now on."""
        self.settings.change(record_style=style)
        self.view_changed.emit(self.view)

    @Slot()
    def flip(self) -> None:
        """Turn the board round from now on."""
        self.settings.change(flipped=not self.settings.value.flipped)
        self.view_changed.emit(self.view)

    @Slot()
    def follow_system(self) -> None:
        """Take up the system's light or dark scheme."""
        theme = theme_for(self.theme.name, dark=system_is_dark())
        if theme != self.theme:
            self.theme = theme
            dress(self._app, theme)
            self.theme_changed.emit(theme)


def version() -> str:
    """The version of the program, "" in a checkout that was never installed."""
    try:
        return installed_version("chuhe")
    except PackageNotFoundError:
        return ""
