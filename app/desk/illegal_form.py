"""The form that notes an illegal move (S0 4.1.2, 4.1.6, 5.8), also many moves later."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QWidget

from app.desk.form import ForeseeingForm
from app.desk.plies import ply_of
from app.desk.remedy_form import RemedyForm
from app.desk.room import Room
from app.dialogs.fields import SideBox
from app.dialogs.form import line, narrow
from app.texts.board_desk import applies, not_in_record, offence_text
from app.texts.endings import in_a_row
from engine.base import Side, Stamp
from engine.game import CallMatter, Event, Game

LOST = 0
"""A move that is not in the record."""


class IllegalForm(ForeseeingForm):
    """Which move: one that the record knows to be irregular, the latest first, or one that it doesn't have."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.move_box, self.side, self.note = QComboBox(), SideBox(), line(200)
        narrow(self.move_box)
        self.form.add("move", self.move_box)
        self.form.add("side", self.side)
        self.form.add("note", self.note)
        self.move_box.currentIndexChanged.connect(self._changed)
        self.side.currentIndexChanged.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        self._list()
        self.move_box.setCurrentIndex(0)
        self.side.choose(_accused(self.room.game))
        self.note.clear()
        self._changed()
        self.move_box.setFocus()

    def follow(self) -> None:
        self._list()
        self._changed()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        ply = int(self.move_box.currentData())
        side = game.plies[ply - 1].side if ply else self.side.side
        return game.note_illegal(side, ply, stamp, self.note.text().strip())

    def outlook(self, after: Game) -> str:
        return in_a_row(offence_text(after.illegal_moves[-1]), applies(after.remedies[-1]))

    def submit(self) -> None:
        """Once it is noted, what applies to it comes next."""
        self.look()
        if self.accept.isEnabled() and self.room.act(self.decide):
            self.room.open(RemedyForm)

    @Slot()
    def _changed(self) -> None:
        self.form.setRowVisible(self.side, self.move_box.currentData() == LOST)
        self.look()

    def _list(self) -> None:
        game, kept = self.room.game, self.move_box.currentData()
        self.move_box.blockSignals(True)
        self.move_box.clear()
        for number in reversed(game.unnoticed):
            self.move_box.addItem(ply_of(game, number, self.room.view), number)
        self.move_box.addItem(not_in_record(), LOST)
        self.move_box.setCurrentIndex(max(0, self.move_box.findData(kept)))
        self.move_box.blockSignals(False)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Note an illegal move"))
        self.accept.setText(self.tr("Note the move"))
        self.explanation.setText(self.tr("The moves listed are those of the record that the rules do not allow."))
        self.form.name_rows({"move": self.tr("Move"), "side": self.tr("Made by"), "note": self.tr("Note")})
        self.side.retranslate()
        self._list()
        self._changed()


def _accused(game: Game) -> Side:
    """Who may have made it: the opponent of the player who points it out, else who moved last."""
    call = game.referee_call
    if call is not None and call.matter is CallMatter.ILLEGAL_MOVE:
        return call.side.other
    return game.position.to_move.other
