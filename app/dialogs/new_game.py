"""The page on which a game is set up: who plays, where, under which rules and which clock."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateEdit,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.dialogs.control_chooser import ControlChooser, ControlPages
from app.dialogs.form import Form, hint, line, narrow, pair
from app.dialogs.start_position import StartPosition
from app.orders import GameOrder
from app.own_controls import Own
from app.profiles import Profile
from app.settings import NewGameValues
from app.texts.controls import press_meaning
from app.texts.keying import recorder_meaning
from app.texts.profiles import profile_meaning, profile_title
from app.theme import Theme

FRIENDLY = "friendly"
STANDARD = "standard-1999"
_PRESSES = ("auto", "manual", "recorder")
ACCEPT_KEY = "Ctrl+Enter"
"""What sets the game up from anywhere on the page."""


class NewGamePage(QWidget):
    """Asks for everything a game needs and checks it while it is filled in.

    Signals:
        ordered(object): the GameOrder of a game to set up.
        controls_changed(object): the new list of time controls of one's own.
        cancelled(): the page was left without a game.
    """

    ordered = Signal(object)
    controls_changed = Signal(object)
    cancelled = Signal()

    def __init__(self, profiles: Sequence[Profile], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._profiles = tuple(profiles)
        self._profile_chosen = False
        self._scheme_chosen = False
        self._make_fields()
        self._heading = QLabel(self)
        self._heading.setProperty("role", "title")
        self.cancel = QPushButton(self)
        self.accept = QPushButton(self)
        self.accept.setProperty("role", "primary")
        self._key = QLabel(ACCEPT_KEY, self)
        self._key.setProperty("role", "muted")
        self._lay_out()
        self._connect()
        self.retranslate()
        self.fill(NewGameValues())

    def _make_fields(self) -> None:
        self.red, self.red_unit = line(80), line(80)
        self.black, self.black_unit = line(80), line(80)
        self.event_name, self.place, self.referee = line(200), line(200), line(80)
        self.round, self.board_no = line(40), line(40)
        self.date = QDateEdit(QDate.currentDate())
        self.date.setDisplayFormat("yyyy-MM-dd")
        self.date.setCalendarPopup(True)
        self.profile, self.control, self.press = QComboBox(), ControlChooser(), QComboBox()
        self.profile.addItems([profile.key for profile in self._profiles])
        self.press.addItems(_PRESSES)
        for box in (self.profile, self.press):
            narrow(box)
        self.scheme, self.minutes = self.control.box, self.control.minutes
        self.own_records = QCheckBox()
        self.start = StartPosition()
        self.setProperty("help", "law")
        for field in (self.control, self.press):
            field.setProperty("help", "clocks")
        self._profile_hint, self._press_hint = hint(), hint()

    def _lay_out(self) -> None:
        self._left, self._right = Form(), Form()
        for name, field in (
            ("red", pair(self.red, self.red_unit)),
            ("black", pair(self.black, self.black_unit)),
            ("event", self.event_name),
            ("round", pair(self.round, self.board_no)),
            ("place", self.place),
            ("date", self.date),
            ("referee", self.referee),
        ):
            self._left.add(name, field)
        self._right.add("profile", self.profile)
        self._right.addRow("", self._profile_hint)
        self._right.add("scheme", self.control)
        self._right.add("press", self.press)
        self._right.addRow("", self._press_hint)
        self._right.addRow("", self.own_records)
        self._right.add("start", self.start)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        for form, below in ((self._left, self.start.preview), (self._right, None)):
            column = QVBoxLayout()
            column.setSpacing(14)
            column.addWidget(_card(form))
            if below is not None:
                column.addWidget(below, 0, Qt.AlignmentFlag.AlignHCenter)
            column.addStretch()
            columns.addLayout(column, 1)
        self._frame(columns)

    def _frame(self, columns: QHBoxLayout) -> None:
        sheet = QWidget()
        sheet.setObjectName("sheet")
        sheet.setLayout(columns)
        columns.setContentsMargins(0, 0, 8, 0)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(sheet)
        form, foot = QWidget(), QWidget()
        buttons = QHBoxLayout(foot)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.addStretch()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.accept)
        buttons.addWidget(self._key)
        inner = QVBoxLayout(form)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(14)
        inner.addWidget(self._heading)
        inner.addWidget(scroll, 1)
        inner.addWidget(foot)
        self.pages = ControlPages(form, self.control)
        box = QVBoxLayout(self)
        box.setContentsMargins(28, 18, 28, 18)
        box.addWidget(self.pages)

    def _connect(self) -> None:
        self.profile.activated.connect(self._choose_profile)
        self.control.chosen.connect(self._choose_scheme)
        self.pages.controls_changed.connect(self._choose_scheme)
        self.pages.controls_changed.connect(self.controls_changed)
        self.referee.textChanged.connect(self._follow_referee)
        self.profile.currentIndexChanged.connect(self._follow_profile)
        for box in (self.profile, self.press):
            box.currentIndexChanged.connect(self._explain)
        self.start.changed.connect(self._check)
        self.cancel.clicked.connect(self.cancelled)
        self.accept.clicked.connect(self._order)

    def set_controls(self, own: Own) -> None:
        """Offer these time controls of one's own."""
        self.scheme.set_own(own)

    def fill(self, values: NewGameValues, start_fen: str | None = None) -> None:
        """Put the last values in; today's date, and a profile that follows the referee unless one was chosen."""
        self.pages.show_page()
        for field, text in (
            (self.red, values.red),
            (self.red_unit, values.red_unit),
            (self.black, values.black),
            (self.black_unit, values.black_unit),
            (self.event_name, values.event),
            (self.round, values.round),
            (self.board_no, values.board_no),
            (self.place, values.place),
            (self.referee, values.referee),
        ):
            field.setText(text)
        self.date.setDate(QDate.currentDate())
        self.press.setCurrentIndex(_PRESSES.index(values.press))
        self.own_records.setChecked(values.own_records)
        self._profile_chosen = any(profile.key == values.profile for profile in self._profiles)
        self._scheme_chosen = bool(values.scheme)
        self._select_profile(values.profile)
        self._follow_referee()
        self._follow_profile()
        if values.scheme:
            self.control.select(values.scheme, values.minutes)
        self.start.set_fen(start_fen)
        self._explain()
        self.red.setFocus()
        self.red.selectAll()

    def order(self) -> GameOrder:
        """What stands on the page now."""
        values = NewGameValues(
            event=self.event_name.text().strip(),
            round=self.round.text().strip(),
            board_no=self.board_no.text().strip(),
            place=self.place.text().strip(),
            red=self.red.text().strip(),
            red_unit=self.red_unit.text().strip(),
            black=self.black.text().strip(),
            black_unit=self.black_unit.text().strip(),
            referee=self.referee.text().strip(),
            profile=self._chosen.key if self._profile_chosen else "",
            scheme=self.scheme.name,
            minutes=self.minutes.value(),
            press=_PRESSES[self.press.currentIndex()],
            own_records=self.own_records.isChecked(),
        )
        date = self.date.date().toString(Qt.DateFormat.ISODate)
        return GameOrder(values, self._chosen, date, self.start.fen, self.control.control)

    @property
    def _chosen(self) -> Profile:
        """The regulations chosen now, by hand or by whether there is a referee."""
        return self._profiles[self.profile.currentIndex()]

    def set_theme(self, theme: Theme) -> None:
        self.start.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("New game"))
        self.cancel.setText(self.tr("Cancel"))
        self.accept.setText(self.tr("Set up the game"))
        self.accept.setShortcut(QKeySequence("Ctrl+Return"))
        self._check()
        self._left.name_rows(
            {
                "red": self.tr("Red"),
                "black": self.tr("Black"),
                "event": self.tr("Contest"),
                "round": self.tr("Round, board", "of a contest"),
                "place": self.tr("Place"),
                "date": self.tr("Date"),
                "referee": self.tr("Referee"),
            }
        )
        self._right.name_rows(
            {
                "start": self.tr("Start position"),
                "profile": self.tr("Regulations"),
                "scheme": self.tr("Time control"),
                "press": self.tr("Clock press"),
            }
        )
        for field, shown, spoken in (
            (self.red_unit, self.tr("Unit"), self.tr("Red's unit")),
            (self.black_unit, self.tr("Unit"), self.tr("Black's unit")),
            (self.red, self.tr("Name"), self.tr("Red's name")),
            (self.black, self.tr("Name"), self.tr("Black's name")),
            (self.round, self.tr("Round", "of a contest"), self.tr("Round", "of a contest")),
            (self.board_no, self.tr("Board", "number of the table"), self.tr("Board", "number of the table")),
        ):
            field.setPlaceholderText(shown)
            field.setAccessibleName(spoken)
        self.press.setItemText(0, self.tr("Automatic"))
        self.press.setItemText(1, self.tr("By the players"))
        self.press.setItemText(2, self.tr("By the players at a wooden board, with a recorder"))
        self.own_records.setText(self.tr("Each player keeps a record (7.1)"))
        self.own_records.setToolTip(
            self.tr("The referee then notes moves left out. Otherwise the program's serves both.")
        )
        for row, profile in enumerate(self._profiles):
            self.profile.setItemText(row, profile_title(profile.key, profile.regulations.name))
        self._explain()

    def _select_profile(self, key: str) -> None:
        for row, profile in enumerate(self._profiles):
            if profile.key == key:
                self.profile.setCurrentIndex(row)

    @Slot()
    def _choose_profile(self) -> None:
        self._profile_chosen = True

    @Slot()
    def _choose_scheme(self) -> None:
        self._scheme_chosen = True

    @Slot()
    def _follow_profile(self) -> None:
        """Until a time control was chosen by hand, the one that the regulations offer first stands."""
        clock = self._chosen.regulations.clock
        if not self._scheme_chosen:
            self.control.select(clock.scheme, clock.minutes or self.minutes.value())

    @Slot()
    def _follow_referee(self) -> None:
        """Without a choice by hand a game with a referee is played by the rules of 1999, one without is friendly."""
        if not self._profile_chosen:
            self._select_profile(STANDARD if self.referee.text().strip() else FRIENDLY)

    @Slot()
    def _explain(self) -> None:
        law = self._chosen.regulations
        self.control.set_mode(law.clock.mode)
        press = _PRESSES[self.press.currentIndex()]
        self._press_hint.setText(recorder_meaning() if press == "recorder" else press_meaning(press == "manual"))
        self._profile_hint.setText(profile_meaning(law.refereed, law.takeback, law.fouls.lose_at))
        self._right.setRowVisible(self.own_records, law.refereed)

    @Slot()
    def _check(self) -> None:
        self.accept.setEnabled(self.start.ready)
        said = ACCEPT_KEY if self.start.ready else self.tr("No game can start from this position.")
        self.accept.setToolTip(said)
        self.accept.setAccessibleDescription(said)

    @Slot()
    def _order(self) -> None:
        self.ordered.emit(self.order())


def _card(form: Form) -> QFrame:
    card = QFrame()
    card.setProperty("role", "card")
    form.setContentsMargins(18, 16, 18, 16)
    card.setLayout(form)
    return card
