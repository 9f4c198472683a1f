"""The form for a foul (S0 9.1, 9.2)."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget

from app.desk.form import ForeseeingForm
from app.desk.outlook import rulings_after
from app.desk.room import Room
from app.dialogs.fields import SideBox
from app.dialogs.form import line, narrow, number, trio
from app.play.actions import Allowed, set_allowed
from app.play.shown import acting_side
from app.texts.acts import foul_title
from app.texts.endings import in_a_row
from app.texts.foul_desk import count_after, duty_title, duty_wanted, foul_said
from app.texts.situation import clock_time
from engine.base import Side, Stamp
from engine.game import Event, FoulCalled, FoulCause, FoulDue, Game


class FoulForm(ForeseeingForm):
    """A foul: which, by whom, against which duty if it is one of those (9.1.8), a note, how many it counts for.

    One that the record calls for can be waived here.
    """

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        law = room.game.regulations
        self._articles, self._duties = law.fouls.articles, law.fouls.conduct
        self._conduct = law.fouls.article_of(FoulCause.CONDUCT) if self._duties else None
        self.article, self.duty = QComboBox(), QComboBox()
        self.article.addItems(self._articles)
        self.duty.addItems(self._duties)
        for box in (self.article, self.duty):
            narrow(box)
        self.side, self.count, self.note = SideBox(), number(1, 9), line(200)
        self.waive = QPushButton(self)
        self.head.insertWidget(2, self.waive)
        self._times = QLabel()
        self.form.add("article", self.article)
        self.form.add("side", trio(self.side, self._times, self.count))
        self.form.add("duty", self.duty)
        self.form.add("note", self.note)
        for box in (self.article, self.side, self.duty):
            box.currentIndexChanged.connect(self._changed)
        self.count.valueChanged.connect(self._changed)
        self.waive.clicked.connect(self._waive)
        self.retranslate()

    @property
    def due(self) -> FoulDue | None:
        """What the record calls for, if this call is the answer to it."""
        asked = (self.side.side, self._article)
        return next((due for due in self.room.game.fouls_due if (due.side, due.article) == asked), None)

    @property
    def _article(self) -> str:
        return self._articles[self.article.currentIndex()]

    @property
    def _names_duty(self) -> bool:
        return self._article == self._conduct

    def open_for(self, article: str = "") -> None:
        """Begin a foul: by this article, else the one that is due, else by the first article and whose time it is."""
        game = self.room.game
        due = next((due for due in game.fouls_due if article in ("", due.article)), None)
        article = due.article if due else article
        self.side.choose(due.side if due else self._likely(article))
        self.article.setCurrentIndex(self._articles.index(article) if article in self._articles else 0)
        self.duty.setCurrentIndex(-1)
        self.count.setValue(due.count if due else 1)
        self.note.clear()
        self._changed()
        (self.side if article else self.article).setFocus()
        self.run()

    def _likely(self, article: str) -> Side:
        """Whose time it is, or who disturbs him (9.1.1)."""
        side, fouls = acting_side(self.room.game), self.room.game.regulations.fouls
        others = (fouls.article_of(cause) for cause in FoulCause if cause.in_others_time)
        return side.other if article and article in others else side

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        due, count, note = self.due, self.count.value(), self.note.text().strip()
        if due is not None:
            return game.call_due(replace(due, count=count), stamp, note)
        duty = self._duties[self.duty.currentIndex()] if self._names_duty else ""
        return game.foul(self.side.side, self._article, stamp, count, note, detail=duty)

    def missing(self) -> str:
        return duty_wanted() if self._names_duty and self.duty.currentIndex() < 0 else ""

    def outlook(self, after: Game) -> str:
        said = count_after(self.side.side, after, clock_time(self.room.session.wall()))
        return in_a_row(said, rulings_after(self.room.game, after))

    def done(self) -> str:
        game = self.room.game
        foul = next((event for event in reversed(game.log) if isinstance(event, FoulCalled)), None)
        return foul_said(foul, game) if foul else ""

    @Slot()
    def _changed(self) -> None:
        self.form.setRowVisible(self.duty, self._names_duty)
        self._offer_waiving()
        self.look()

    def follow(self) -> None:
        self._offer_waiving()
        super().follow()

    def _offer_waiving(self) -> None:
        due = self.due
        if due is None and self.waive.hasFocus():
            self.side.setFocus()
        self.waive.setVisible(due is not None)
        set_allowed(self.waive, Allowed(due is not None))

    @Slot()
    def _waive(self) -> None:
        due, note = self.due, self.note.text().strip()
        if due is not None:
            self.room.do(lambda game, stamp: game.waive_foul(due.source, stamp, note))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Call a foul"))
        self.accept.setText(self.tr("Call the foul"))
        self.waive.setText(self.tr("No foul"))
        self.explanation.setText(self.tr("The referee announces a foul at once; it stands on the score sheet."))
        self.form.name_rows(
            {
                "article": self.tr("Foul"),
                "side": self.tr("Side", "who is at fault"),
                "duty": self.tr("Duty"),
                "note": self.tr("Note"),
            }
        )
        self._times.setText(self.tr("Counts as"))
        self.side.setAccessibleName(self.tr("Side", "who is at fault"))
        self.count.setAccessibleName(self.tr("Counts as"))
        self.side.retranslate()
        for row, article in enumerate(self._articles):
            self.article.setItemText(row, foul_title(article, self.room.game.regulations))
        for row, article in enumerate(self._duties):
            self.duty.setItemText(row, duty_title(article))
        self.look()
