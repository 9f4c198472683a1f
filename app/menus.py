"""The menus of the window, with their shortcuts. Every act is an action of its own, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

SHORTCUTS: Mapping[str, str] = {
    "new": "Ctrl+N",
    "open": "Ctrl+O",
    "save_as": "Ctrl+Shift+S",
    "export": "Ctrl+E",
    "sheet": "Ctrl+P",
    "close": "Ctrl+W",
    "quit": "Ctrl+Q",
    "draw": "Ctrl+D",
    "resign": "Ctrl+R",
    "takeback": "Ctrl+Z",
    "call": "Ctrl+K",
    "pause": "F8",
    "foul": "F9",
    "ruling": "Ctrl+F9",
    "flip": "Ctrl+F",
    "help": "F1",
}
MENUS: Mapping[str, tuple[str, ...]] = {
    "game": ("new", "open", "", "save_as", "export", "sheet", "", "close", "quit"),
    "play": ("draw", "resign", "resign_red", "resign_black", "", "takeback", "call"),
    "referee": ("pause", "foul", "ruling"),
    "view": ("flip", "", "style", "language"),
    "help": ("help", "about"),
}
STYLES = ("full", "abbreviated", "wxf")
LANGUAGES = ("zh_CN", "zh_TW", "en")


class Menus(QObject):
    """Makes the menus on a menu bar; ``actions`` are by name, submenus "style" and "language" hold choices."""

    def __init__(self, bar: QMenuBar, handlers: Mapping[str, Callable[[], object]], window: QWidget) -> None:
        super().__init__(window)
        self.actions = {name: self._action(name, handler, window) for name, handler in handlers.items()}
        self.menus = {name: QMenu(bar) for name in MENUS}
        self.style = Choices(STYLES, window)
        self.language = Choices(LANGUAGES, window)
        self.actions["flip"].setCheckable(True)
        for name, entries in MENUS.items():
            menu = self.menus[name]
            bar.addMenu(menu)
            for entry in entries:
                self._add(menu, entry)
        self.desk = QMenu(window)
        for name in MENUS["referee"]:
            self.desk.addAction(self.actions[name])
        self.retranslate()

    def _action(self, name: str, handler: Callable[[], object], window: QWidget) -> QAction:
        action = QAction(window)
        action.setObjectName(name)
        if name in SHORTCUTS:
            action.setShortcut(QKeySequence(SHORTCUTS[name]))
            action.setAutoRepeat(False)
        action.triggered.connect(handler)
        return action

    def _add(self, menu: QMenu, entry: str) -> None:
        if not entry:
            menu.addSeparator()
        elif entry == "style":
            menu.addMenu(self.style.menu)
        elif entry == "language":
            menu.addMenu(self.language.menu)
        else:
            menu.addAction(self.actions[entry])

    def retranslate(self) -> None:
        titles = {
            "game": self.tr("&Game"),
            "play": self.tr("&Play"),
            "referee": self.tr("&Referee"),
            "view": self.tr("&View"),
            "help": self.tr("&Help"),
        }
        for name, menu in self.menus.items():
            menu.setTitle(titles[name])
        for name, text in (self._file_texts() | self._play_texts()).items():
            self.actions[name].setText(text)
        self.style.menu.setTitle(self.tr("Record"))
        self.language.menu.setTitle(self.tr("Language"))
        self.style.name(
            {
                "full": self.tr("Full record"),
                "abbreviated": self.tr("Abbreviated record"),
                "wxf": self.tr("WXF letters"),
            }
        )
        self.language.name({language: _own_name(language) for language in LANGUAGES})

    def name_close(self, closes_window: bool) -> None:
        """Say what Ctrl+W does on the page that is shown."""
        text = self.tr("&Close the window") if closes_window else self.tr("&Back")
        self.actions["close"].setText(text)

    def _file_texts(self) -> dict[str, str]:
        return {
            "new": self.tr("&New game…"),
            "open": self.tr("&Open…"),
            "save_as": self.tr("&Save as…"),
            "export": self.tr("&Export as PGN…"),
            "sheet": self.tr("Score sheet as P&DF…"),
            "quit": self.tr("&Quit"),
            "flip": self.tr("&Turn the board round"),
            "help": self.tr("&Keys and short help"),
            "about": self.tr("&About Chuhe"),
        }

    def _play_texts(self) -> dict[str, str]:
        return {
            "draw": self.tr("Offer a &draw"),
            "resign": self.tr("&Resign…"),
            "resign_red": self.tr("Red resigns…"),
            "resign_black": self.tr("Black resigns…"),
            "takeback": self.tr("&Take back"),
            "call": self.tr("&Call the referee"),
            "pause": self.tr("&Stop the clocks"),
            "foul": self.tr("Call a &foul…"),
            "ruling": self.tr("&Rule a result…"),
        }


class Choices(QObject):
    """A submenu in which one of several entries is chosen."""

    def __init__(self, keys: tuple[str, ...], window: QWidget) -> None:
        super().__init__(window)
        self.menu = QMenu(window)
        self.group = QActionGroup(window)
        for key in keys:
            action = self.group.addAction("")
            action.setCheckable(True)
            action.setData(key)
            self.menu.addAction(action)

    def name(self, texts: Mapping[str, str]) -> None:
        for action in self.group.actions():
            action.setText(texts[action.data()])

    def check(self, key: str) -> None:
        for action in self.group.actions():
            action.setChecked(action.data() == key)


def _own_name(language: str) -> str:
    """A language by its own name, in whatever language the rest is."""
    return "English" if language == "en" else QLocale(language).nativeLanguageName()
