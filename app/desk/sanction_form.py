"""The form for a sanction (处分, S0 18.1-18.3)."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from app.desk.form import ForeseeingForm
from app.desk.outlook import rulings_after
from app.desk.room import Room
from app.dialogs.fields import SideBox
from app.dialogs.form import line, narrow
from app.play.shown import acting_side
from app.texts.desk_lock import role_name
from app.texts.endings import in_a_row
from app.texts.foul_desk import counts_in_ranking, power_needed, sanction_said, sanction_title
from engine.base import Stamp
from engine.game import Event, Game, Role, Sanction


class SanctionForm(ForeseeingForm):
    """Side, sanction, office, a note. Offices that nobody at the desk holds are not offered."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.side, self.sanction, self.office, self.note = SideBox(), QComboBox(), QComboBox(), line(200)
        self.sanction.addItems([sanction.value for sanction in Sanction])
        for box in (self.sanction, self.office):
            narrow(box)
        for name, field in (
            ("side", self.side),
            ("sanction", self.sanction),
            ("office", self.office),
            ("note", self.note),
        ):
            self.form.add(name, field)
        for choice in (self.side, self.sanction, self.office):
            choice.currentIndexChanged.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        self.side.choose(acting_side(self.room.game))
        self.sanction.setCurrentIndex(0)
        self._offer_offices()
        self.office.setCurrentIndex(0)
        self.note.clear()
        self.look()
        self.side.setFocus()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        return game.sanction(self.side.side, self._sanction, self._role, stamp, self.note.text().strip())

    def missing(self) -> str:
        """A sanction beyond the office chosen says which one it needs (18.1-18.3)."""
        return "" if self._role.has_power_of(self._sanction.imposed_by) else power_needed(self._sanction)

    def outlook(self, after: Game) -> str:
        return in_a_row(sanction_said(after.sanctions[-1]), rulings_after(self.room.game, after))

    @property
    def _sanction(self) -> Sanction:
        return tuple(Sanction)[max(0, self.sanction.currentIndex())]

    @property
    def _role(self) -> Role:
        found = self.office.currentData()
        return Role(found) if found else Role.TABLE_REFEREE

    def _offer_offices(self) -> None:
        kept = self.office.currentData()
        self.office.clear()
        for role in self.room.lock.offices:
            self.office.addItem(role_name(role), role.value)
        self.office.setCurrentIndex(max(0, self.office.findData(kept)))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Impose a sanction"))
        self.accept.setText(self.tr("Impose it"))
        self.explanation.setText(counts_in_ranking())
        self.form.name_rows(
            {
                "side": self.tr("Side"),
                "sanction": self.tr("Sanction"),
                "office": self.tr("Office"),
                "note": self.tr("Note"),
            }
        )
        self.side.retranslate()
        for row, sanction in enumerate(Sanction):
            self.sanction.setItemText(row, sanction_title(sanction))
        self._offer_offices()
        self.look()
