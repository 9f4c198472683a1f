"""The menus of the window, with their shortcuts. Every act is an action of its own, found by its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.menu_bar import menu_title
from app.play.acts import STEPS
from app.settings import Settings, words_of
from app.texts.options import CHOICES, SWITCHES, option_title, word_text

if TYPE_CHECKING:
    from app.window import MainWindow

SHORTCUTS: Mapping[str, str] = {
    "new": "Ctrl+N",
    "clock_only": "Ctrl+Shift+N",
    "open": "Ctrl+O",
    "save_as": "Ctrl+Shift+S",
    "export": "Ctrl+E",
    "sheet": "Ctrl+P",
    "preview": "Ctrl+Shift+P",
    "print": "Ctrl+Alt+P",
    "picture_png": "Ctrl+Shift+E",
    "copy_picture": "Ctrl+Alt+C",
    "copy_fen": "Ctrl+Shift+F",
    "copy_full": "Ctrl+Shift+C",
    "close": "Ctrl+W",
    "quit": "Ctrl+Q",
    "draw": "Ctrl+D",
    "claim": "Ctrl+L",
    "resign": "Ctrl+R",
    "takeback": "Ctrl+Z",
    "call": "Ctrl+K",
    "key_wrong": "Ctrl+M",
    "point_out": "Ctrl+I",
    "adjust": "Ctrl+J",
    "pause": "F8",
    "desk": "F10",
    "foul": "F9",
    "ruling": "Ctrl+F9",
    "repetition": "F7",
    "tell_clocks": "F5",
    "tell_move": "F6",
    "tell_pieces": "Shift+F6",
    "flip": "Ctrl+F",
    "full_screen": "F11",
    "settings": "Ctrl+,",
    "help": "F1",
}
KEYS: Mapping[str, Qt.Key] = {
    "press": Qt.Key.Key_Space,
    "key_insert": Qt.Key.Key_Insert,
    "key_replace": Qt.Key.Key_Enter,
    "key_drop": Qt.Key.Key_Delete,
    "first": Qt.Key.Key_Home,
    "previous": Qt.Key.Key_Left,
    "next": Qt.Key.Key_Right,
    "last": Qt.Key.Key_End,
}
"""Keys that a page of the window takes itself, since they mean other things in other places; menus only tell them."""
FILES = ("open", "save_as", "export", "sheet")
"""The entries that ``app.files`` does."""
PAPERS = (
    *("preview", "print", "blank", "log", "two_up", "picture_png", "picture_svg"),
    *("copy_picture", "copy_fen", "copy_full", "copy_abbreviated", "copy_wxf", "copy_iccs", "copy_pgn"),
)
"""The entries that ``app.paperwork`` does."""
TELLING = ("tell_clocks", "tell_move", "tell_pieces")
"""The entries that ``app.play.teller`` does."""
SUBMENUS: Mapping[str, tuple[str, ...]] = {
    "copy": tuple(name for name in PAPERS if name.startswith("copy_")),
    "hearing": (*TELLING, "", "sounds", "low_time", "", "read_moves", "call_check"),
    "keying": ("key_wrong", "", "key_insert", "key_replace", "key_keep", "key_drop"),
}
MENUS: Mapping[str, tuple[str, ...]] = {
    "game": (
        *("new", "clock_only", "open", "", "save_as", "export", "picture_png", "picture_svg", "copy", ""),
        *("sheet", "preview", "print", "blank", "two_up", "log", "", "close", "quit"),
    ),
    "play": (
        *("press", "", "draw", "claim", "resign", "resign_red", "resign_black", ""),
        *("takeback", "adjust", "", "call", "point_out", "", "keying"),
    ),
    "referee": ("desk", "", "pause", "foul", "ruling", "", "repetition", "rule_repetition"),
    "view": (
        *("first", "previous", "next", "last", ""),
        *("flip", "far_turned", "", "theme", "chrome", "faces", "numbers", ""),
        *("handling", "hints", "animation", "", "record_style", "chinese_digits", "", "hearing"),
        *("clock_style", "clock_seats", "", "language", "full_screen", "", "settings", "reset_layout"),
    ),
    "help": ("help", "about"),
}


class Menus(QObject):
    """Fills the menus of a menu bar; ``actions`` are by name, ``choices`` the submenus of the View menu.

    Signals:
        chosen(str, object): a setting by its name, and the value it was given in the View menu.
    """

    chosen = Signal(str, object)

    def __init__(
        self, menus: Mapping[str, QMenu], handlers: Mapping[str, Callable[[], object]], window: QWidget
    ) -> None:
        super().__init__(window)
        self.actions = {name: self._action(name, handler, window) for name, handler in handlers.items()}
        self.menus = menus
        self.choices = {name: Choices(name, window) for name in CHOICES}
        for choices in self.choices.values():
            choices.group.triggered.connect(self._choice_made)
        self.actions |= {name: self._switch(name, window) for name in SWITCHES}
        for name in ("flip", "two_up"):
            self.actions[name].setCheckable(True)
        self.submenus = {name: QMenu(window) for name in SUBMENUS}
        self.actions["keying"] = self._heading(self.submenus["keying"], window)
        for name, entries in (*SUBMENUS.items(), *MENUS.items()):
            for entry in entries:
                self._add(self.submenus.get(name) or menus[name], entry)
        self.retranslate()

    def _action(self, name: str, handler: Callable[[], object], window: QWidget) -> QAction:
        action = QAction(window)
        action.setObjectName(name)
        if name in SHORTCUTS:
            action.setShortcut(QKeySequence(SHORTCUTS[name]))
            action.setAutoRepeat(False)
        action.triggered.connect(handler)
        return action

    @staticmethod
    def _heading(menu: QMenu, window: QWidget) -> QAction:
        # Ours to keep: Python's hold on the action a menu makes for itself may be lost while the menu lives.
        action = QAction(window)
        action.setMenu(menu)
        return action

    def _switch(self, name: str, window: QWidget) -> QAction:
        action = QAction(window)
        action.setObjectName(name)
        action.setCheckable(True)
        action.triggered.connect(self._switched)
        return action

    @Slot(QAction)
    def _choice_made(self, action: QAction) -> None:
        self.chosen.emit(action.objectName(), action.data())

    @Slot(bool)
    def _switched(self, on: bool) -> None:
        action = self.sender()
        if action is not None:
            self.chosen.emit(action.objectName(), on)

    def show_settings(self, settings: Settings) -> None:
        """Check what is chosen now."""
        self.actions["flip"].setChecked(settings.flipped)
        for name in SWITCHES:
            self.actions[name].setChecked(getattr(settings, name))
        for name, choices in self.choices.items():
            choices.check(getattr(settings, name))

    def enable(self, *, shown: bool, playing: bool, own: bool) -> None:
        """Enable the entries about a game that is ``shown``; one that is looked at can be stepped through, and one of
        our ``own`` has a log."""
        for name in ("save_as", "export", "sheet", "flip", *TELLING):
            self.actions[name].setEnabled(shown)
        for name in PAPERS:
            self.actions[name].setEnabled(shown or name in {"blank", "two_up"})
        for name in STEPS:
            self.actions[name].setEnabled(shown and not playing)
        self.actions["log"].setEnabled(own)

    def _add(self, menu: QMenu, entry: str) -> None:
        if not entry:
            menu.addSeparator()
        elif entry in self.submenus:
            menu.addMenu(self.submenus[entry])
        elif entry in self.choices:
            menu.addMenu(self.choices[entry].menu)
        else:
            menu.addAction(self.actions[entry])

    def retranslate(self) -> None:
        for name, menu in self.menus.items():
            menu.setTitle(menu_title(name))
        self.submenus["copy"].setTitle(self.tr("Cop&y"))
        self.submenus["hearing"].setTitle(self.tr("S&ounds and speech"))
        self.submenus["keying"].setTitle(self.tr("&Mend the record"))
        for name, text in self._texts().items():
            self.actions[name].setText(with_key(text, KEYS.get(name)))
        for name in SWITCHES:
            self.actions[name].setText(option_title(name))
        for choices in self.choices.values():
            choices.retranslate()

    def keys(self) -> list[tuple[str, str]]:
        """Every shortcut with what it does, in the order of the menus, in the language of now."""
        told = {
            "pause": self.tr("Start the clocks, stop them, let them go on"),
            "close": self.tr("Back; from the first page: close the window"),
        }
        copied = self.tr("Copy: {what}")
        for name in PAPERS:
            if name.startswith("copy_"):
                told[name] = copied.format(what=plain(self.actions[name].text()))
        return [
            (action.shortcut().toString(QKeySequence.SequenceFormat.NativeText), told.get(name) or plain(action.text()))
            for name, action in self.actions.items()
            if not action.shortcut().isEmpty()
        ]

    def name_close(self, closes_window: bool) -> None:
        """Say what Ctrl+W does on the page that is shown."""
        text = self.tr("&Close the window") if closes_window else self.tr("&Back")
        self.actions["close"].setText(text)

    def _texts(self) -> dict[str, str]:
        texts = self._file_texts() | self._paper_texts() | self._play_texts()
        return texts | self._keying_texts() | self._step_texts()

    def _file_texts(self) -> dict[str, str]:
        return {
            "new": self.tr("&New game..."),
            "clock_only": self.tr("C&lock only..."),
            "open": self.tr("&Open..."),
            "save_as": self.tr("&Save as..."),
            "export": self.tr("&Export as PGN..."),
            "sheet": self.tr("Score sheet as P&DF..."),
            "quit": self.tr("&Quit"),
            "flip": self.tr("&Turn the board round"),
            "full_screen": self.tr("F&ull screen"),
            "settings": self.tr("&Settings..."),
            "reset_layout": self.tr("Reset the &layout"),
            "help": self.tr("&Help topics"),
            "about": self.tr("&About Chuhe"),
        }

    def _paper_texts(self) -> dict[str, str]:
        return {
            "preview": self.tr("Print pre&view..."),
            "print": self.tr("Pr&int the score sheet..."),
            "blank": self.tr("Bl&ank score sheet as PDF..."),
            "two_up": self.tr("&Two score sheets on a page"),
            "log": self.tr("&Referee's log as PDF..."),
            "picture_png": self.tr("Picture of the position (PN&G)..."),
            "picture_svg": self.tr("Pict&ure of the position (SVG)..."),
            "copy_picture": self.tr("Position as p&icture"),
            "copy_fen": self.tr("Position as &FEN"),
            "copy_full": self.tr("Moves written in f&ull"),
            "copy_abbreviated": self.tr("Moves a&bbreviated"),
            "copy_wxf": self.tr("Moves in &WXF letters"),
            "copy_iccs": self.tr("Moves as c&oordinates (ICCS)"),
            "copy_pgn": self.tr("Game as &PGN"),
        }

    def _play_texts(self) -> dict[str, str]:
        return {
            "press": self.tr("&Press the clock"),
            "draw": self.tr("Offer a &draw"),
            "claim": self.tr("C&laim..."),
            "resign": self.tr("&Resign..."),
            "resign_red": self.tr("Red resigns..."),
            "resign_black": self.tr("Black resigns..."),
            "takeback": self.tr("&Take back"),
            "call": self.tr("&Call the referee"),
            "point_out": self.tr("Point out an &illegal move"),
            "adjust": self.tr("&Adjust pieces"),
            "pause": self.tr("&Stop the clocks"),
            "desk": self.tr("Referee's &desk"),
            "foul": self.tr("Call a &foul..."),
            "ruling": self.tr("&Rule a result..."),
            "repetition": self.tr("Repetition and move &limit"),
            "rule_repetition": self.tr("Rule on the re&petition..."),
        }

    def _keying_texts(self) -> dict[str, str]:
        return {
            "key_wrong": self.tr("Go to what is &wrong"),
            "key_insert": self.tr("&Put a move in before it"),
            "key_replace": self.tr("Put &another move in its place"),
            "key_keep": self.tr("It was &made so: keep it with ※"),
            "key_drop": self.tr("&Delete it"),
        }

    def _step_texts(self) -> dict[str, str]:
        return {
            "first": self.tr("First position"),
            "previous": self.tr("One move back"),
            "next": self.tr("One move on"),
            "last": self.tr("Last position"),
            "tell_clocks": self.tr("Tell the &clocks"),
            "tell_move": self.tr("Tell the last &move"),
            "tell_pieces": self.tr("Tell the p&ieces"),
        }


def menus_of(window: MainWindow, menus: Mapping[str, QMenu]) -> Menus:
    """The entries of a window's menus, each led to what does it."""
    handlers: dict[str, Callable[[], object]] = {
        "new": window.want_new_game,
        "clock_only": window.pages.ask_clock,
        "close": window.step_back,
        "quit": QApplication.closeAllWindows,
        "flip": window.program.flip,
        "full_screen": window.full_screen.toggle,
        "settings": window.show_settings,
        "reset_layout": window.reset_layout,
        "help": window.show_help,
        "about": window.show_about,
        **window.acts.handlers(),
        **dict.fromkeys((*FILES, *PAPERS, *STEPS, *TELLING), window.do_entry),
    }
    made = Menus(menus, handlers, window)
    made.chosen.connect(window.change_setting)
    return made


class Choices(QObject):
    """A submenu in which one of a setting's words is chosen."""

    def __init__(self, name: str, window: QWidget) -> None:
        super().__init__(window)
        self._name = name
        self.menu = QMenu(window)
        self.group = QActionGroup(window)
        for word in words_of(name):
            action = self.group.addAction("")
            action.setObjectName(name)
            action.setCheckable(True)
            action.setData(word)
            self.menu.addAction(action)

    def retranslate(self) -> None:
        self.menu.setTitle(option_title(self._name))
        for action in self.group.actions():
            action.setText(word_text(self._name, action.data()))

    def check(self, key: str) -> None:
        for action in self.group.actions():
            action.setChecked(action.data() == key)


def plain(text: str) -> str:
    """An entry's text without the mark of its letter, its key and its dots."""
    text = re.sub(r"\(&.\)", "", text.partition("\t")[0]).replace("&", "")
    return text.removesuffix("...").removesuffix("……").strip()


def with_key(text: str, key: Qt.Key | None) -> str:
    """An entry's text with a key that the menu itself does not take."""
    return text if key is None else f"{text}\t{QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)}"
