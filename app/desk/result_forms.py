"""After the end: another result in place of the one that stands. And another referee in place of this one."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QWidget

from app.desk.endings import EndingBoxes
from app.desk.form import DeskForm, ForeseeingForm
from app.desk.room import Room
from app.dialogs.form import line, narrow
from app.texts.closing import amendment_name, result_line
from app.texts.desk_lock import role_name
from engine.base import Stamp
from engine.game import Amendment, Event, Game, Role


class AmendForm(ForeseeingForm):
    """Corrects a result written down wrongly, or puts the one an appeal led to; the old one is kept (5.8)."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.boxes = EndingBoxes(room.game, self)
        self.why, self.office = QComboBox(), QComboBox()
        self.reason = line(200)
        self.why.addItems([amendment.value for amendment in Amendment])
        for box in (self.why, self.office):
            narrow(box)
        fields = {"why": self.why, "office": self.office, "ending": self.boxes.ending, "winner": self.boxes.winner}
        for name, field in fields.items():
            self.form.add(name, field)
        self.form.add("reason", self.reason)
        for changed in (self.why.currentIndexChanged, self.office.currentIndexChanged, self.boxes.changed):
            changed.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        """Begin with what the players' conduct since the end calls for, else with the result that stands."""
        game = self.room.game
        called_for = next(iter(game.conduct_losses), None)
        outcome = called_for or game.outcome
        self._offer_offices()
        self.why.setCurrentIndex(list(Amendment).index(Amendment.CONDUCT if called_for else Amendment.CLERICAL))
        if outcome is not None:
            self.boxes.offer(outcome)
        self.reason.clear()
        self.look()
        self.why.setFocus()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        amendment, office = (
            list(Amendment)[self.why.currentIndex()],
            Role(self.office.currentData() or Role.TABLE_REFEREE),
        )
        return game.amend(amendment, self.boxes.outcome, office, stamp, self.reason.text().strip())

    def outlook(self, after: Game) -> str:
        return result_line(after)

    def _offer_offices(self) -> None:
        self.office.clear()
        for role in self.room.lock.offices:
            self.office.addItem(role_name(role), role)
        self.office.setCurrentIndex(0)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Change the result"))
        self.accept.setText(self.tr("Change it"))
        self.explanation.setText(
            self.tr(
                "After the game complaints about the board are not heard (5.8): only what was written down wrongly, "
                "what an appeal led to, or a player's conduct since. Who has signed has to sign again."
            )
        )
        self.form.name_rows(
            {
                "why": self.tr("Because of"),
                "office": self.tr("Office"),
                "ending": self.tr("Ending"),
                "winner": self.tr("Result"),
                "reason": self.tr("Reason"),
            }
        )
        for row, amendment in enumerate(Amendment):
            self.why.setItemText(row, amendment_name(amendment))
        for row in range(self.office.count()):
            self.office.setItemText(row, role_name(Role(self.office.itemData(row))))
        self.boxes.retranslate()


class HandOverForm(DeskForm):
    """Another referee takes over the table."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.referee, self.office, self.reason = line(80), QComboBox(), line(200)
        self.office.addItems([role.value for role in Role])
        narrow(self.office)
        for name, field in (("referee", self.referee), ("office", self.office), ("reason", self.reason)):
            self.form.add(name, field)
        self.retranslate()

    def begin(self) -> None:
        self.say_fault("")
        for field in (self.referee, self.reason):
            field.clear()
        self.referee.setFocus()

    @Slot()
    def submit(self) -> None:
        name, reason = self.referee.text().strip(), self.reason.text().strip()
        if not name:
            self.say_fault(self.tr("Who takes over? Write the name."))
            self.referee.setFocus()
            return
        office = list(Role)[self.office.currentIndex()]
        self.room.do(lambda game, stamp: game.hand_over(name, stamp, office, reason))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Hand over to another referee"))
        self.accept.setText(self.tr("Hand over"))
        self.explanation.setText(self.tr("The name stands on the score sheet from now on; the clocks go on."))
        self.form.name_rows({"referee": self.tr("Name"), "office": self.tr("Office"), "reason": self.tr("Reason")})
        for row, role in enumerate(Role):
            self.office.setItemText(row, role_name(role))
