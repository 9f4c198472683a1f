"""The referee's desk of one game: the list, its forms, and what of them is filled in beforehand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from app.clock.view import ClockView
from app.desk.board_deeds import board_deeds
from app.desk.clock_deeds import clock_deeds
from app.desk.closing_deeds import closing_deeds
from app.desk.correct_form import CorrectForm
from app.desk.deed import Deed
from app.desk.dues import dues
from app.desk.foul_deeds import foul_deeds
from app.desk.foul_form import FoulForm
from app.desk.lock import DeskLock
from app.desk.lock_forms import LockForm
from app.desk.office_deeds import office_deeds
from app.desk.panel import DeskPanel, Shown
from app.desk.record_deeds import record_deeds
from app.desk.remedy_form import RemedyForm
from app.desk.room import Room
from app.desk.ruling_deeds import open_unflagging, ruling_deeds
from app.desk.ruling_form import RulingForm
from app.desk.seal_forms import ReopenForm
from app.desk.session_end import TELL_AT, minutes_left
from app.desk.sign_forms import SignForm
from app.desk.window import DeskWindow
from app.play.page import GamePage
from app.session import GameSession
from app.texts.desk_lock import who_text
from app.texts.desk_status import status_lines
from app.texts.session_end import end_text
from app.view import View
from engine.game import Phase, SideNames
from engine.xiangqi.repetition import Cycle

SECOND_MS = 1_000


class Desk(QObject):
    """What the referee does on the page of a game.

    Signals:
        envelope_wanted(): the envelope of the sealed move is to be looked at and printed.
    """

    envelope_wanted = Signal()

    def __init__(
        self,
        session: GameSession,
        page: GamePage,
        *,
        view: Callable[[], View],
        clocks: Callable[[], ClockView],
        open_repetition: Callable[[], object],
        loop: Callable[[], Cycle | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._page, self._clocks = session, page, clocks
        self._open_repetition, self._loop = open_repetition, loop
        self.panel = DeskPanel(page)
        self.panel.hide()
        self.panel.closed.connect(self.put_away)
        self._window: DeskWindow | None = None
        self._wanted: Callable[[], object] | None = None
        self.lock = DeskLock(session, self)
        self.lock_form = LockForm(self.lock, page)
        self.lock_form.opened.connect(self._opened)
        page.middle.currentChanged.connect(self._shown_changed)
        self._minute: int | None = None
        self._second = QTimer(self)
        self._second.setInterval(SECOND_MS)
        self._second.timeout.connect(self.pass_second)
        self.room = Room(session, page, self.panel, view=view, lock=self.lock, parent=self)
        self.room.returned.connect(self.show)
        self.lock_form.hide()
        self.lock_form.cancelled.connect(self.room.leave)

    @property
    def attended(self) -> bool:
        """Whether the referee is at the desk: he sees there what waits for him."""
        return self.room.apart or self.room.at_panel or self.room.in_form

    @Slot()
    def open(self) -> None:
        """The list, in the record's place, or the form that is open there; with the hand on it already, it is put
        away."""
        if self._window is not None:
            self._window.activateWindow()
            self._window.raise_()
        if self.room.take_hand():
            return
        if self.room.at_panel and self._window is None:
            self._page.show_record()
        elif self.lock.locked:
            self.ask_passcode()
        else:
            self._wanted = None
            self._opened()

    @Slot()
    def toggle(self) -> None:
        """The list, or the record if that is what is seen: for a button, which has the hand itself."""
        if self.room.at_panel and self._window is None:
            self._page.show_record()
        else:
            self.open()

    @Slot()
    def put_away(self) -> None:
        """The referee leaves the desk: its window closes, or the record is seen again; with a passcode it locks."""
        if self._window is not None:
            self._window.close()
        else:
            self._page.show_record()

    @Slot()
    def open_window(self) -> None:
        """The desk in a window of its own, for a second screen."""
        if self._window is not None:
            return
        window = self._window = DeskWindow(self._clocks, self._page.faces.theme, self._page)
        self._page.themed.connect(window.faces.set_theme)
        window.closed.connect(self._window_closed)
        self.room.move_to(window.stack)
        self.show()
        window.show()
        window.activateWindow()

    @Slot()
    def _window_closed(self) -> None:
        self._window = None
        self.room.move_to(None)
        self.lock.lock()

    @Slot()
    def ask_passcode(self) -> None:
        """The desk is wanted, and locked."""
        self._wanted = None
        self.room.show(self.lock_form)
        self.lock_form.begin()

    def when_open(self, wanted: Callable[[], object]) -> None:
        """Do something at the desk, after the passcode where it is locked."""
        if self.lock.locked:
            self.ask_passcode()
            self._wanted = wanted
        else:
            wanted()

    @Slot()
    def _opened(self) -> None:
        self.room.show_panel()
        self._watch_time()
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            wanted()

    @Slot()
    def _shown_changed(self) -> None:
        """Where the record is seen again, nobody is at the desk; where the list is, it tells how things are now."""
        if self._page.middle.currentWidget() is self._page.card and not self.room.apart:
            self.lock.lock()
        elif self._page.middle.currentWidget() is self.panel:
            self.show()

    def follow(self) -> None:
        """The game has gone on, or the language is another."""
        if self.room.at_panel:
            self.show()
        self._watch_time()
        if self._window is not None:
            self._window.faces.refresh()
        self.room.follow()

    def _watch_time(self) -> None:
        """Time is looked at while somebody sees how it runs, or the end of the session is to be told."""
        game = self._session.game
        wanted = game.phase is not Phase.OVER and (self.room.at_panel or bool(game.session_end))
        if wanted != self._second.isActive():
            (self._second.start if wanted else self._second.stop)()

    @Slot()
    def pass_second(self) -> None:
        """A second has passed."""
        if self.room.at_panel:
            self.show()
        end = self._session.game.session_end
        left = minutes_left(end, self._session.wall()) if end else None
        if left is not None and left != self._minute and left in TELL_AT and self._minute is not None:
            self._page.notice(end_text(end, left))
        self._minute = left
        self._watch_time()

    @Slot()
    def show(self) -> None:
        """Say everything in the language of now."""
        heading = QCoreApplication.translate("Desk", "Referee's desk")
        waiting = dues(self.room, self.open_ruling, self.open_foul, self._open_repetition)
        who = who_text(self._session.game.referee, self.lock.offices[0]) if self.lock.offices else ""
        status = status_lines(self._session.game, self._loop(), self._session.now_ms())
        self.panel.show_all(Shown(heading, who, waiting, self._groups(), status))

    def _groups(self) -> Mapping[str, tuple[Deed, ...]]:
        """Everything that can be done; xiangqi's fouls (9) are no other game's."""
        xiangqi = self._session.game.setup.sides is SideNames.RED_BLACK
        return {
            "clock": clock_deeds(self.room),
            "board": board_deeds(self.room),
            "fouls": foul_deeds(self.room, self.open_foul) if xiangqi else (),
            "rulings": ruling_deeds(self.room, self._open_repetition, self.open_ruling),
            "record": record_deeds(self.room),
            "closing": closing_deeds(self.room, self.envelope_wanted.emit),
            "office": office_deeds(self.room, self.put_away, self.open_window),
        }

    @Slot()
    def open_signing(self) -> None:
        """The form in which the result is signed."""
        self.when_open(lambda: self.room.open(SignForm))

    @Slot()
    def open_reopening(self) -> None:
        """The form in which an adjourned game is taken up again."""
        self.when_open(lambda: self.room.open(ReopenForm))

    @Slot()
    def open_foul(self, article: str = "") -> None:
        """The foul form: this article, else the one that is due, else the first by the side whose time runs."""
        self.when_open(lambda: self._begin_foul(article))

    def _begin_foul(self, article: str) -> None:
        form = self.room.form(FoulForm)
        self.room.show(form)
        form.open_for(article)

    @Slot()
    def open_ruling(self) -> None:
        """The form for a ruling: what the record calls for, else what only a referee can see."""
        self.when_open(lambda: self.room.open(RulingForm))

    def open_unflagging(self) -> None:
        """The form for a clock, to lift a flag that does not count."""
        self.when_open(lambda: open_unflagging(self.room))

    @Slot()
    def open_remedy(self) -> None:
        """What applies to the last illegal move that was noted."""
        self.when_open(lambda: self.room.open(RemedyForm))

    @Slot()
    def open_correction(self) -> None:
        """The form that puts the board right, with what calls for it."""
        self.when_open(lambda: self.room.open(CorrectForm))

    def answer_due(self, foul: bool) -> None:
        """The foul that is due is to be called, or is none."""
        if foul:
            self.open_foul()
            return
        for due in self._session.game.fouls_due[:1]:
            self._session.waive_foul(due)
