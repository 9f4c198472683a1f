"""What closes a game: signatures, a refusal to sign, an appeal reserved, the sign-off (10.1, 8.5)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from app.desk.form import DeskForm
from app.desk.room import Room
from app.desk.signature_pad import SignaturePad
from app.dialogs.fields import SideBox
from app.dialogs.form import line, narrow
from app.play.actions import Allowed, set_allowed
from app.play.confirm import GUARD_MS
from app.texts.closing import result_line, signing_state, who_is_missing
from engine.game import Game, Person, Signed

SIGNERS = (Person.RED, Person.BLACK, Person.REFEREE)


class SignForm(DeskForm):
    """Somebody signs the result: by the typed name, or by hand in the field."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._begun = 0
        self.person = QComboBox()
        self.person.addItems([person.value for person in SIGNERS])
        narrow(self.person)
        self.name = line(80)
        self.pad, self.wipe = SignaturePad(), QPushButton()
        drawing = QWidget()
        row = QHBoxLayout(drawing)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.pad, 1)
        row.addWidget(self.wipe)
        for name, field in (("person", self.person), ("name", self.name), ("drawing", drawing)):
            self.form.add(name, field)
        self.person.currentIndexChanged.connect(self._person_chosen)
        self.wipe.clicked.connect(self.pad.clear)
        self.retranslate()

    def begin(self) -> None:
        """Offer whoever has neither signed nor refused, then who refused, with the name that is known."""
        game = self.room.game
        refused = [person for person in SIGNERS if not isinstance(game.state.desk.signature_of(person), Signed)]
        self.person.setCurrentIndex(SIGNERS.index(next(iter((*game.unsigned, *refused)), Person.RED)))
        self._begun = self.room.session.now_ms()
        self._person_chosen()
        self.name.setFocus()

    def follow(self) -> None:
        self._tell()

    @Slot()
    def _person_chosen(self) -> None:
        self.name.setText(_name_of(self.room.game, SIGNERS[self.person.currentIndex()]))
        self.pad.clear()
        self._tell()

    def _tell(self) -> None:
        self.explanation.setText(result_line(self.room.game))
        for row, person in enumerate(SIGNERS):
            self.person.setItemText(row, signing_state(self.room.game, person))

    @Slot()
    def submit(self) -> None:
        """The next one signs after this one, though not by the same double click; after the last the list is back."""
        if self.room.session.now_ms() - self._begun < GUARD_MS:
            return
        person, name, drawing = SIGNERS[self.person.currentIndex()], self.name.text().strip(), self.pad.data
        if self.room.act(lambda game, stamp: game.sign(person, stamp, name, drawing)):
            if self.room.game.unsigned:
                self.begin()
            else:
                self.room.leave()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Sign the result"))
        self.accept.setText(self.tr("Signs"))
        self.wipe.setText(self.tr("Wipe out"))
        self.form.name_rows({"person": self.tr("Who"), "name": self.tr("Name"), "drawing": self.tr("Or by hand")})
        self._tell()


class RefusalForm(DeskForm):
    """A player does not sign; the referee notes why."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.side, self.reason = SideBox(), line(200)
        self.form.add("side", self.side)
        self.form.add("reason", self.reason)
        self.retranslate()

    def begin(self) -> None:
        self.reason.clear()
        self.side.setFocus()

    @Slot()
    def submit(self) -> None:
        person, reason = Person.of(self.side.side), self.reason.text().strip()
        self.room.do(lambda game, stamp: game.note_unsigned(person, stamp, reason))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Somebody refuses to sign"))
        self.accept.setText(self.tr("Note it"))
        self.explanation.setText(self.tr("The refusal and its reason stand on the score sheet; the result stays."))
        self.form.name_rows({"side": self.tr("Who refuses"), "reason": self.tr("Reason")})
        self.side.set_names(self.room.game.setup.sides)


class AppealForm(DeskForm):
    """A player reserves an appeal (8.5)."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.side, self.note = SideBox(), line(400)
        self.form.add("side", self.side)
        self.form.add("note", self.note)
        self.retranslate()

    def begin(self) -> None:
        self.note.clear()
        self.side.setFocus()

    @Slot()
    def submit(self) -> None:
        side, note = self.side.side, self.note.text().strip()
        self.room.do(lambda game, stamp: game.note_appeal(side, stamp, note))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("An appeal is reserved"))
        self.accept.setText(self.tr("Note it"))
        self.explanation.setText(
            self.tr("The game goes on or stays as it is; the appeal stands on the score sheet (8.5).")
        )
        self.form.name_rows({"side": self.tr("Who appeals"), "note": self.tr("About what")})
        self.side.set_names(self.room.game.setup.sides)


class SignOffForm(DeskForm):
    """The end (10.1): remarks, and then nothing can be entered any more."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.remarks = line(400)
        self.form.add("remarks", self.remarks)
        self.retranslate()

    def begin(self) -> None:
        self.remarks.clear()
        self.remarks.setFocus()
        self.follow()

    def follow(self) -> None:
        missing = self.room.game.unsigned
        waits = who_is_missing(self.room.game, missing) if missing else ""
        set_allowed(self.accept, Allowed(not missing, waits))
        self.explanation.setText(waits or self.tr("The record is sealed: nothing of it can be changed any more."))

    @Slot()
    def submit(self) -> None:
        remarks = self.remarks.text().strip()
        self.room.do(lambda game, stamp: game.sign_off(stamp, remarks))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Finish and seal the record"))
        self.accept.setText(self.tr("Finish"))
        self.form.name_rows({"remarks": self.tr("Remarks")})
        self.follow()


def _name_of(game: Game, person: Person) -> str:
    return game.referee if person.side is None else game.setup.seat(person.side).name
