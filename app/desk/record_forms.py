"""The forms about the players' own records (S0 7.1-7.4)."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from app.desk.form import ForeseeingForm
from app.desk.outlook import rulings_after
from app.desk.room import Room
from app.dialogs.fields import SideBox
from app.dialogs.form import line, narrow, number
from app.play.shown import acting_side
from app.texts.record_desk import demand_said, demand_title, omission_outlook
from engine.base import Stamp
from engine.game import Clause, Event, Game, Phase, RecordDemanded, RecordRefused
from engine.game.record_fold import MOST_OMITTED, RECORD_ARTICLES


class OmissionForm(ForeseeingForm):
    """A side has left out so many more moves in a row."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.side, self.moves, self.note = SideBox(), number(1, MOST_OMITTED), line(200)
        self.form.add("side", self.side)
        self.form.add("moves", self.moves)
        self.form.add("note", self.note)
        self.side.currentIndexChanged.connect(self.look)
        self.moves.valueChanged.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        self.side.choose(acting_side(self.room.game))
        self.moves.setValue(1)
        self.note.clear()
        self.look()
        self.side.setFocus()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        return game.note_omission(self.side.side, self.moves.value(), stamp, self.note.text().strip())

    def outlook(self, after: Game) -> str:
        return omission_outlook(self.side.side, self.room.game, after, self.room.session.now_ms())

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Moves left out of a record"))
        self.accept.setText(self.tr("Note it"))
        law = self.room.game.regulations
        said = self.tr("Moves in a row; what was noted before and not filled in is added ({article}).")
        self.explanation.setText(said.format(article=law.clause(Clause.OMISSION)))
        self.form.name_rows({"side": self.tr("Side"), "moves": self.tr("More moves"), "note": self.tr("Note")})
        self.side.retranslate()
        self.look()


class DemandForm(ForeseeingForm):
    """The referee demands of a side what an article says of its record."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.side, self.article, self.note = SideBox(), QComboBox(), line(200)
        self.article.addItems(RECORD_ARTICLES)
        narrow(self.article)
        self.form.add("side", self.side)
        self.form.add("article", self.article)
        self.form.add("note", self.note)
        for box in (self.side, self.article):
            box.currentIndexChanged.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        """Offers what fits: the fair copy after the end (7.3), filling in where it is due (7.2), else recording."""
        game, side = self.room.game, acting_side(self.room.game)
        self.side.choose(side)
        due = game.record_duty(side, self.room.session.now_ms()).fill
        self.article.setCurrentIndex(2 if game.phase is Phase.OVER else int(due))
        self.note.clear()
        self.look()
        self.side.setFocus()

    @property
    def chosen(self) -> str:
        return RECORD_ARTICLES[max(0, self.article.currentIndex())]

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        return game.demand_record(self.side.side, self.chosen, stamp, self.note.text().strip())

    def outlook(self, after: Game) -> str:
        return rulings_after(self.room.game, after)

    def done(self) -> str:
        event = self.room.game.log[-1]
        return demand_said(event) if isinstance(event, RecordDemanded | RecordRefused) else ""

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Demand of a player"))
        self.accept.setText(self.tr("Note it"))
        law = self.room.game.regulations
        said = self.tr("Who refuses may be ruled to have lost ({article}).")
        self.explanation.setText(said.format(article=law.clause(Clause.RECORD_REFUSED)))
        self._name_rows()
        self.look()

    def _name_rows(self) -> None:
        self.form.name_rows({"side": self.tr("Side"), "article": self.tr("Demand"), "note": self.tr("Note")})
        self.side.retranslate()
        for row, article in enumerate(RECORD_ARTICLES):
            self.article.setItemText(row, demand_title(article))


class RefusalForm(DemandForm):
    """A side refuses it (7.4): the record calls for a loss by 4.1.10."""

    def begin(self) -> None:
        """Offers the last demand."""
        super().begin()
        demands = self.room.game.record_demands
        if demands:
            self.side.choose(demands[-1].side)
            self.article.setCurrentIndex(max(0, self.article.findText(demand_title(demands[-1].article))))

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        return game.note_record_refused(self.side.side, self.chosen, stamp, self.note.text().strip())

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("A player refuses"))
        self.explanation.setText("")
        self.form.name_rows({"article": self.tr("Refuses")})
