"""What the tests of the app share: one QApplication that speaks English, counters set by hand, a program of their own,
a table to sit at."""

from __future__ import annotations

import io
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pypdf
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app import i18n
from app.dialogs.files import FileRequest
from app.folders import settings_file
from app.orders import GameOrder, setup_of
from app.play import strips
from app.play.controller import PlayController
from app.play.page import GamePage
from app.profiles import Profile, load_profiles
from app.program import Program
from app.session import GameSession
from app.settings import NewGameValues, SettingsStore
from app.sound.cues import Cue
from app.sound.loudspeaker import Loudspeaker
from app.timing import Clockwork
from app.window import MainWindow
from engine.base import Side
from engine.game import Game, Setup
from engine.xiangqi import Move

MS = 1_000_000


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["chuhe"]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has settings and games of its own."""
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))


@pytest.fixture
def english(qapp: QApplication) -> Iterator[QApplication]:
    """The application speaking English; whatever the test sets is put back to it."""
    i18n.set_language(qapp, i18n.Language.EN)
    yield qapp
    i18n.set_language(qapp, i18n.Language.EN)


@dataclass
class Counters:
    """The machine's counters, moved on by hand. Wall time runs with the monotonic one unless it is set apart."""

    ns: int = 50_000 * MS
    asleep_ms: int = 0

    def now_ns(self) -> int:
        return self.ns

    def wall(self) -> str:
        seconds, ms = divmod(self.ns // MS + self.asleep_ms, 1_000)
        minutes, second = divmod(seconds, 60)
        hour, minute = divmod(minutes, 60)
        return f"2026-11-29T{hour:02}:{minute:02}:{second:02}.{ms:03}+08:00"

    def pass_ms(self, ms: int) -> None:
        """Time passes; never so much that the program seems to have hung."""
        self.ns += ms * MS

    @property
    def clockwork(self) -> Clockwork:
        return Clockwork(self.now_ns, self.wall)


@pytest.fixture
def counters() -> Counters:
    return Counters()


@pytest.fixture(scope="session")
def profiles() -> dict[str, Profile]:
    return {profile.key: profile for profile in load_profiles()}


@dataclass
class Setups:
    """Makes set-ups of games."""

    profiles: dict[str, Profile]

    def __call__(self, profile: str = "friendly", start_fen: str | None = None, **values: str | int) -> Setup:
        filled = replace(NewGameValues(scheme="6.5", minutes=1, red="Wang", black="Li"), **values)
        return setup_of(GameOrder(filled, self.profiles[profile], "2026-11-29", start_fen))


@pytest.fixture
def setups(profiles: dict[str, Profile]) -> Setups:
    return Setups(profiles)


@dataclass
class Asker:
    """Answers every request for a file with the path given beforehand."""

    answer: Path | None = None
    asked: list[FileRequest] = field(default_factory=list)

    def ask(self, request: FileRequest, then: Callable[[Path], None]) -> None:
        self.asked.append(request)
        if self.answer is not None:
            then(self.answer)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def program(english: QApplication, data: Path, counters: Counters) -> Iterator[Program]:
    """The program with settings and games of its own."""
    SettingsStore(settings_file(data)).change(language="en", theme="plain", animation=False)
    made = Program(english, data, MainWindow, counters.clockwork)
    yield made
    for window in list(made.windows):
        window.may_close = True
        window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    english.setStyleSheet("")


@pytest.fixture
def asker() -> Asker:
    return Asker()


@pytest.fixture
def window(program: Program, asker: Asker, qtbot: QtBot) -> MainWindow:
    """The main window, shown and active, with an asker that opens no dialog."""
    made = program.open_window()
    made.wake()
    use_asker(made, asker)
    qtbot.waitExposed(made)
    made.resize(1280, 800)
    made.activateWindow()
    return made


def use_asker(window: MainWindow, asker: Asker) -> None:
    """Let files be chosen by the test."""
    window.files.asker = window.files.saver._asker = asker


class Table:
    """Two people at a board on a screen, with mouse and keyboard."""

    def __init__(self, window: MainWindow, counters: Counters) -> None:
        self.window = window
        self.counters = counters

    @property
    def play(self) -> PlayController:
        playing = self.window.playing
        assert playing is not None
        return playing

    @property
    def page(self) -> GamePage:
        return self.play.page

    @property
    def game(self) -> Game:
        return self.play.game

    def sit_down(self, setup: Setup) -> None:
        """A game is set up and comes to the window."""
        self.window.program.prepare_folder()
        path = self.window.program.games / f"{setup.uuid}.chuhe"
        self.window.games.play(GameSession.create(path, setup, self.counters.clockwork))

    def start(self) -> None:
        self.click(self.page.question.button("yes"))

    def click(self, button: QPushButton) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def click_point(self, point: int) -> None:
        x, y = self.page.board.board_geometry.point_to_xy(point)
        QTest.mouseClick(self.page.board, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))

    def think(self, seconds: int) -> None:
        """Time passes while the program runs."""
        for _ in range(seconds):
            self.counters.pass_ms(1_000)
            self.play.session.beat()

    def move(self, uci: str, after_ms: int = 1_000) -> None:
        """A move by two clicks, after so much thought."""
        self.counters.pass_ms(after_ms)
        move = Move.from_uci(uci)
        self.click_point(move.origin)
        self.click_point(move.target)

    def type_move(self, text: str) -> None:
        entry = self.page.card.entry
        entry.setFocus()
        entry.setText(text)
        QTest.keyClick(entry, Qt.Key.Key_Return)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key as the window system brings it."""
        handle = self.window.windowHandle()
        QTest.keyClick(handle, key, modifiers)

    def press_face(self, side: Side) -> None:
        panel = next(panel for panel in self.page.faces.panels if panel.side is side)
        QTest.mouseClick(panel, Qt.MouseButton.LeftButton)

    def used(self, side: Side) -> int:
        return self.game.clock.face(side, self.play.session.now_ms()).used

    def queued_key(self, key: Qt.Key, timestamp: int = 0, repeat: bool = False) -> QKeyEvent:
        """A key going down, as it waits in the queue with the time of the window system."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, " ", repeat)
        event.setTimestamp(timestamp)
        return event

    @property
    def said(self) -> str:
        """What the window says is going on: where a question says it itself, the line is empty."""
        question = self.page.question.question
        return self.page.sentence.label.text() or (question.text if question else "")


@pytest.fixture
def table(window: MainWindow, counters: Counters) -> Table:
    return Table(window, counters)


Reader = Callable[[bytes], list[str]]


@pytest.fixture
def lines_by_pypdf() -> Reader:
    """Reads the lines of a PDF's text, white space folded."""

    def read(data: bytes) -> list[str]:
        pages = pypdf.PdfReader(io.BytesIO(data)).pages
        return [" ".join(line.split()) for page in pages for line in page.extract_text().splitlines() if line.strip()]

    return read


@pytest.fixture
def words_by_pdftotext(tmp_path: Path) -> Reader:
    """Reads the words of a PDF in the order in which they were written."""

    def read(data: bytes) -> list[str]:
        path = tmp_path / "read.pdf"
        path.write_bytes(data)
        done = subprocess.run(["pdftotext", "-raw", "-enc", "UTF-8", path, "-"], check=True, capture_output=True)
        return done.stdout.decode().split()

    return read


class Recorder(Loudspeaker):
    """``heard`` is all that would be: cues, and sentences in quotation marks; "!" before what interrupts."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.wanted: tuple[bool, bool] | None = None
        self.voices: set[str] = set()

    def speaks(self, language: str) -> bool:
        return language in self.voices

    def prepare(self, *, sounds: bool, voice: bool) -> None:
        self.wanted = sounds, voice

    def play(self, cue: Cue) -> None:
        self.heard.append(cue)

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        assert self.speaks(language)
        self.heard.append(f"{'!' * at_once}“{text}”")

    def take(self) -> list[str]:
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def speaker(program: Program) -> Recorder:
    """The loudspeaker of the program."""
    program.__dict__["loudspeaker"] = recorder = Recorder()
    return recorder


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A screen reader is at work: the sentences it is told, "!" before what it says at once."""
    said: list[str] = []

    def tell(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            urgent = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            said.append("!" * urgent + event.message())

    monkeypatch.setattr(strips.QAccessible, "updateAccessibility", tell)
    QAccessible.setActive(True)
    yield said
    QAccessible.setActive(False)
