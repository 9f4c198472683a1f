"""What all windows of the program share: settings, counters, folders, regulations, look and language."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication

from app import fonts, i18n
from app.assets import AssetMissing
from app.folders import games_folder, settings_file
from app.looks import dress
from app.settings import SettingsStore
from app.theme import Theme, ThemeName, system_is_dark, theme_for
from app.view import View

if TYPE_CHECKING:
    from app.own_controls import Own
    from app.profiles import Profile
    from app.sound.loudspeaker import Loudspeaker
    from app.timing import Clockwork
    from app.window import MainWindow


class Program(QObject):
    """One run of the program. ``heard``: it may make sounds.

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
        *,
        heard: bool = False,
    ) -> None:
        super().__init__(app)
        self._app = app
        self._make_window = make_window
        self.games = games_folder(data)
        self.settings = SettingsStore(settings_file(data))
        self._clockwork = clockwork
        self.heard = heard
        self.theme = self._wanted_theme()
        self.windows: list[MainWindow] = []
        self.set_language(self.settings.value.language)
        dress(app, self.theme)
        app.styleHints().colorSchemeChanged.connect(self.follow_system)

    @cached_property
    def clockwork(self) -> Clockwork:
        """The counters that all games run on."""
        if self._clockwork is not None:
            return self._clockwork
        from app.timing import Clockwork

        return Clockwork.of_this_machine()

    @cached_property
    def profiles(self) -> tuple[Profile, ...]:
        """The regulations that a game can be played under."""
        from app.profiles import load_profiles

        return load_profiles()

    @cached_property
    def loudspeaker(self) -> Loudspeaker:
        """What plays and speaks."""
        from app.sound.loudspeaker import Loudspeaker, Silence

        return Loudspeaker(parent=self) if self.heard else Silence(parent=self)

    @property
    def controls(self) -> Own:
        """The time controls of one's own."""
        from app.own_controls import own_controls

        return own_controls(self.settings.value.controls)

    @Slot(object)
    def keep_controls(self, own: Own) -> None:
        """Remember these from now on; a game set up with one that is gone was set up with none."""
        from app.own_controls import kept_controls

        gone = {control.scheme for control in self.controls} - {control.scheme for control in own}
        new_game = self.settings.value.new_game
        if new_game.scheme in gone:
            new_game = replace(new_game, scheme="")
        self.settings.change(controls=kept_controls(own), new_game=new_game)

    @property
    def language(self) -> str:
        """The language spoken now."""
        return i18n.current()

    @property
    def view(self) -> View:
        """How games are looked at."""
        return View.of(self.settings.value, self.language)

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

    def has_games(self) -> bool:
        """Whether there is any game that was not finished, by a look at the names alone."""
        return any(self.games.glob("*.chuhe"))

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

    def change(self, **changes: Any) -> None:
        """Set settings by their names and put them into effect in all windows."""
        before = self.settings.value
        self.settings.change(**changes)
        if self.settings.value.language != before.language:
            self.set_language(self.settings.value.language)
        self.follow_system()
        self.view_changed.emit(self.view)

    def change_language(self, language: str) -> None:
        """Speak another language from now on, also at the next start."""
        self.change(language=language)

    @Slot(str)
    def change_style(self, style: str) -> None:
        """Write records in another style from now on."""
        self.change(record_style=style)

    @Slot()
    def flip(self) -> None:
        """Turn the board round from now on."""
        self.change(flipped=not self.settings.value.flipped)

    @Slot()
    def follow_system(self) -> None:
        """Take up the colours that the settings ask for, and the system's light or dark scheme where they say so."""
        theme = self._wanted_theme()
        if theme != self.theme:
            self.theme = theme
            dress(self._app, theme)
            self.theme_changed.emit(theme)

    def _wanted_theme(self) -> Theme:
        value = self.settings.value
        dark = system_is_dark() if value.chrome == "system" else value.chrome == "dark"
        return theme_for(ThemeName(value.theme), dark=dark)


def version() -> str:
    """The version of the program, "" in a checkout that was never installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("chuhe")
    except PackageNotFoundError:
        return ""
