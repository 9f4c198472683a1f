"""The form for taking back what was noted: a foul, a sanction, an illegal move, an omission, an order to vary."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from app.desk.form import ForeseeingForm
from app.desk.room import Room
from app.dialogs.form import line, narrow
from app.texts.entries import entry_line, entry_text
from app.texts.refusals import refusal_text
from app.texts.strikes import fouls_left, struck_out
from engine.base import Stamp
from engine.game import Event, Game, RefusalCode, Reversed


class StrikeForm(ForeseeingForm):
    """Which note, and why. It stays in the journal, with the note that struck it out."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.entry, self.reason = QComboBox(), line(200)
        narrow(self.entry)
        self.form.add("entry", self.entry)
        self.form.add("reason", self.reason)
        self.entry.currentIndexChanged.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        self._list()
        self.entry.setCurrentIndex(0)
        self.reason.clear()
        self.look()
        self.entry.setFocus()

    def follow(self) -> None:
        self._list()
        super().follow()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        return game.reverse(self.entry.currentData(), stamp, self.reason.text().strip())

    def missing(self) -> str:
        return "" if self.entry.count() else refusal_text(RefusalCode.NOTHING_TO_REVERSE)

    def outlook(self, after: Game) -> str:
        return fouls_left(after.foul_counts) if after.foul_counts != self.room.game.foul_counts else ""

    def done(self) -> str:
        log = self.room.game.log
        return struck_out(entry_text(log[log[-1].seq - 1])) if isinstance(log[-1], Reversed) else ""

    def _list(self) -> None:
        """The latest first; what was chosen stays chosen."""
        kept = self.entry.currentData()
        self.entry.blockSignals(True)
        self.entry.clear()
        for seq in reversed(self.room.game.reversible):
            self.entry.addItem(entry_line(self.room.game.log[seq - 1]), seq)
        self.entry.setCurrentIndex(max(0, self.entry.findData(kept)))
        self.entry.blockSignals(False)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Take back a foul or note"))
        self.accept.setText(self.tr("Take it back"))
        self.explanation.setText(self.tr("It stays in the referee's record, with its being taken back."))
        self.form.name_rows({"entry": self.tr("Entry"), "reason": self.tr("Reason")})
        self._list()
        self.look()
