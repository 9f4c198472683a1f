"""The page on which a clock is set up that is to stand beside a wooden board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.clockonly.order import ClockOrder
from app.dialogs.control_chooser import ControlChooser, ControlPages
from app.dialogs.form import Form, hint, line, narrow, pair
from app.own_controls import Own
from app.profiles import Profile
from app.settings import ClockOnlyValues
from app.texts.clock_only import flag_meaning, flag_title
from app.texts.profiles import profile_title
from app.texts.sides import game_title, side_called
from engine.base import Side
from engine.clock import OnFlag
from engine.game import SideNames

ACCEPT_KEY = "Ctrl+Enter"
_GAMES = (SideNames.RED_BLACK, SideNames.WHITE_BLACK, SideNames.BLACK_WHITE, SideNames.FIRST_SECOND)
_FLAGS = (OnFlag.HOLD, OnFlag.LOSE, OnFlag.RUN)


class ClockSetupPage(QWidget):
    """Asks whose time is kept, and how.

    Signals:
        ordered(object): the ClockOrder of a clock to set up.
        controls_changed(object): the new list of time controls of one's own.
        cancelled(): the page was left without one.
    """

    ordered = Signal(object)
    controls_changed = Signal(object)
    cancelled = Signal()

    def __init__(self, profiles: Sequence[Profile], other_game: Profile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("help", "clocks")
        self._profiles = tuple(profile for profile in profiles if profile.regulations.refereed)
        self._other_game = other_game
        self._chosen_by_hand = False
        self.game, self.flag, self.profile = _box(_GAMES), _box(_FLAGS), QComboBox()
        self.profile.addItems([profile.key for profile in self._profiles])
        narrow(self.profile)
        self.red, self.black = line(80), line(80)
        self.event_name, self.round, self.board_no, self.referee = line(200), line(40), line(40), line(80)
        self.control = ControlChooser()
        self.own_records = QCheckBox()
        self._flag_hint = hint()
        self._heading, self._key = QLabel(self), QLabel(ACCEPT_KEY, self)
        self._heading.setProperty("role", "title")
        self._key.setProperty("role", "muted")
        self.cancel, self.accept = QPushButton(self), QPushButton(self)
        self.accept.setProperty("role", "primary")
        self.setProperty("help", "clocks")
        self._lay_out()
        self._connect()
        self.retranslate()
        self.fill(ClockOnlyValues())

    def _lay_out(self) -> None:
        self._left, self._right = Form(), Form()
        for name, field in (
            ("game", self.game),
            ("red", self.red),
            ("black", self.black),
            ("event", self.event_name),
            ("round", pair(self.round, self.board_no)),
            ("referee", self.referee),
        ):
            self._left.add(name, field)
        self._right.add("scheme", self.control)
        self._right.add("flag", self.flag)
        self._right.addRow("", self._flag_hint)
        self._right.add("profile", self.profile)
        self._right.addRow("", self.own_records)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        for form in (self._left, self._right):
            columns.addWidget(_card(form), 1, Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout()
        buttons.addStretch()
        for widget in (self.cancel, self.accept, self._key):
            buttons.addWidget(widget)
        page = QWidget()
        inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(14)
        inner.addWidget(self._heading)
        inner.addWidget(_scrolled(columns), 1)
        inner.addLayout(buttons)
        self.pages = ControlPages(page, self.control)
        box = QVBoxLayout(self)
        box.setContentsMargins(28, 18, 28, 18)
        box.addWidget(self.pages)

    def _connect(self) -> None:
        self.game.currentIndexChanged.connect(self._follow_game)
        self.flag.currentIndexChanged.connect(self._explain)
        self.profile.currentIndexChanged.connect(self._follow_profile)
        self.control.chosen.connect(self._choose_control)
        self.pages.controls_changed.connect(self._choose_control)
        self.pages.controls_changed.connect(self.controls_changed)
        self.cancel.clicked.connect(self.cancelled)
        self.accept.clicked.connect(self.submit)

    def set_controls(self, own: Own) -> None:
        """Offer these time controls of one's own."""
        self.control.box.set_own(own)

    def fill(self, values: ClockOnlyValues) -> None:
        """Put the last values in."""
        self.pages.show_page()
        for field, text in (
            (self.red, values.red),
            (self.black, values.black),
            (self.event_name, values.event),
            (self.round, values.round),
            (self.board_no, values.board_no),
            (self.referee, values.referee),
        ):
            field.setText(text)
        self.game.setCurrentIndex(_GAMES.index(SideNames(values.sides)))
        self.flag.setCurrentIndex(_FLAGS.index(OnFlag(values.on_flag)))
        keys = [profile.key for profile in self._profiles]
        self.profile.setCurrentIndex(keys.index(values.profile) if values.profile in keys else 0)
        self.own_records.setChecked(values.own_records)
        self._chosen_by_hand = bool(values.scheme)
        self._follow_game()
        if values.scheme:
            self.control.select(values.scheme, values.minutes)
        self.red.setFocus()
        self.red.selectAll()

    def order(self) -> ClockOrder:
        """What stands on the page now."""
        values = ClockOnlyValues(
            sides=self._sides.value,
            red=self.red.text().strip(),
            black=self.black.text().strip(),
            event=self.event_name.text().strip(),
            round=self.round.text().strip(),
            board_no=self.board_no.text().strip(),
            referee=self.referee.text().strip(),
            profile=self._profiles[self.profile.currentIndex()].key,
            scheme=self.control.box.name,
            minutes=self.control.minutes.value(),
            on_flag=_FLAGS[self.flag.currentIndex()].value,
            own_records=self.own_records.isChecked(),
        )
        return ClockOrder(values, self._law, self.control.control, QDate.currentDate().toString(Qt.DateFormat.ISODate))

    @property
    def _sides(self) -> SideNames:
        return _GAMES[self.game.currentIndex()]

    @property
    def _law(self) -> Profile:
        """Xiangqi has its regulations; of another game only the clock is regulated."""
        xiangqi = self._sides is SideNames.RED_BLACK
        return self._profiles[self.profile.currentIndex()] if xiangqi else self._other_game

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Clock only"))
        self.cancel.setText(self.tr("Cancel"))
        self.accept.setText(self.tr("Set up the clock"))
        self.accept.setShortcut(QKeySequence("Ctrl+Return"))
        self.own_records.setText(self.tr("The players write records (7.1, 7.2)"))
        for row, sides in enumerate(_GAMES):
            self.game.setItemText(row, game_title(sides))
        for row, mode in enumerate(_FLAGS):
            self.flag.setItemText(row, flag_title(mode))
        for row, profile in enumerate(self._profiles):
            self.profile.setItemText(row, profile_title(profile.key, profile.regulations.name))
        for field, shown in (
            (self.round, self.tr("Round", "of a contest")),
            (self.board_no, self.tr("Board", "number of the table")),
        ):
            field.setPlaceholderText(shown)
            field.setAccessibleName(shown)
        self._right.name_rows(
            {
                "scheme": self.tr("Time control"),
                "flag": self.tr("When a flag falls"),
                "profile": self.tr("Regulations"),
            }
        )
        self._name_players()
        self._explain()

    def _name_players(self) -> None:
        self._left.name_rows(
            {
                "game": self.tr("Game"),
                "red": side_called(Side.RED, self._sides),
                "black": side_called(Side.BLACK, self._sides),
                "event": self.tr("Contest"),
                "round": self.tr("Round, board", "of a contest"),
                "referee": self.tr("Referee"),
            }
        )

    @Slot()
    def _choose_control(self) -> None:
        self._chosen_by_hand = True

    @Slot()
    def _follow_game(self) -> None:
        xiangqi = self._sides is SideNames.RED_BLACK
        self._right.setRowVisible(self.profile, xiangqi)
        self._right.setRowVisible(self.own_records, xiangqi)
        self._name_players()
        self._follow_profile()

    @Slot()
    def _follow_profile(self) -> None:
        """Until a time control was chosen by hand, the one that the regulations offer first stands."""
        clock = self._law.regulations.clock
        self.control.set_mode(clock.mode)
        if not self._chosen_by_hand:
            self.control.select(clock.scheme, clock.minutes or self.control.minutes.value())

    @Slot()
    def _explain(self) -> None:
        self._flag_hint.setText(flag_meaning(_FLAGS[self.flag.currentIndex()]))

    @Slot()
    def submit(self) -> None:
        """Set up the clock as it was filled in."""
        self.ordered.emit(self.order())


def _box(words: Sequence[object]) -> QComboBox:
    box = QComboBox()
    box.addItems([""] * len(words))
    narrow(box)
    return box


def _card(form: Form) -> QFrame:
    card = QFrame()
    card.setProperty("role", "card")
    form.setContentsMargins(18, 16, 18, 16)
    card.setLayout(form)
    return card


def _scrolled(columns: QHBoxLayout) -> QScrollArea:
    sheet = QWidget()
    sheet.setObjectName("sheet")
    columns.setContentsMargins(0, 0, 8, 0)
    sheet.setLayout(columns)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(sheet)
    return scroll
