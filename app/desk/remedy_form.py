"""What applies to an illegal move that was noted (S0 4.1.2, 4.1.6, 5.8; 2011 5.8.3), done by one button."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from app.desk.clock_pair import ClockPair
from app.desk.form import ForeseeingForm
from app.desk.outlook import corrected_last, rulings_after
from app.desk.plies import board_before, ply_of
from app.desk.room import Room
from app.dialogs.form import line, narrow
from app.play.confirm import GUARD_MS
from app.texts.board_desk import (
    applies,
    lost_text,
    nothing_noted,
    offence_text,
    put_back_text,
    to_move_after,
    which_text,
)
from app.texts.endings import in_a_row, result_text
from app.texts.remedy_form import call_foul_text, nothing_chosen, replay_text, rule_text
from app.texts.touch import touched_piece
from engine.base import Stamp
from engine.game import CorrectionKind, Event, FoulDue, Game, IllegalMove, Remedy


class RemedyForm(ForeseeingForm):
    """The loss to be ruled, or the foul and the move replayed: what the regulations say is filled in."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._begun = 0
        self.which, self.reason = QComboBox(), line(200)
        narrow(self.which)
        self.foul, self.back, self.replay, self.go_on = QCheckBox(), QCheckBox(), QCheckBox(), QCheckBox()
        self.clocks = ClockPair()
        self._boxes = (self.foul, self.back, self.replay, self.go_on)
        self.form.add("which", self.which)
        for box in self._boxes[:3]:
            self.form.addRow("", box)
        self.form.addRow(self.clocks)
        self.form.addRow("", self.go_on)
        self.form.add("reason", self.reason)
        self.which.currentIndexChanged.connect(self._chosen)
        for box in self._boxes:
            box.toggled.connect(self._toggled)
        self.clocks.changed.connect(self.look)
        self.inner.insertWidget(0, self.foreseen)
        self.retranslate()

    @property
    def remedy(self) -> Remedy | None:
        """The one that is looked at."""
        return next((each for each in self.room.game.remedies if each.source == self.which.currentData()), None)

    @property
    def due(self) -> FoulDue | None:
        """The foul that is still to be called for it."""
        return next((due for due in self.room.game.fouls_due if due.source == self.which.currentData()), None)

    def begin(self) -> None:
        self._begun = self.room.session.now_ms()
        self._list()
        self.which.setCurrentIndex(0)
        self.reason.clear()
        self._chosen()
        self.accept.setFocus()

    def follow(self) -> None:
        before = self.which.currentData()
        self._list()
        if self.which.currentData() != before:
            self._chosen()
        self.look()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        remedy, due, reason = self.remedy, self.due, self.reason.text().strip()
        assert remedy is not None
        if remedy.loses is not None:
            return game.rule(remedy.loses, stamp, reason)
        events = game.call_due(due, stamp, reason) if due and self.foul.isChecked() else ()
        if not self.back.isChecked() or not remedy.put_back:
            return events
        return events + game.fold(*events).correct_board(
            CorrectionKind.ILLEGAL_MOVE,
            remedy.put_back,
            stamp,
            reason,
            bound=remedy.bound if self.replay.isChecked() else "",
            times=self.clocks.times(game.times_before(remedy.put_back, stamp.ms)),
            go_on=self.go_on.isChecked(),
        )

    def missing(self) -> str:
        remedy = self.remedy
        if remedy is None:
            return nothing_noted()
        if remedy.loses is not None:
            return ""
        chosen = (self.due and self.foul.isChecked()) or (remedy.put_back and self.back.isChecked())
        return "" if chosen else nothing_chosen()

    def outlook(self, after: Game) -> str:
        remedy = self.remedy
        assert remedy is not None
        event = self.room.game.log[remedy.source - 1]
        wrong = offence_text(event) if isinstance(event, IllegalMove) else ""
        moved = len(after.plies) != len(self.room.game.plies)
        then = to_move_after(after.position.to_move) if moved else ""
        calls = "" if after.outcome else rulings_after(self.room.game, after)
        return in_a_row(which_text(self._what(remedy)), wrong, applies(remedy), then, calls)

    def _what(self, remedy: Remedy) -> str:
        return ply_of(self.room.game, remedy.ply, self.room.view) if remedy.ply else lost_text(remedy.side)

    def done(self) -> str:
        """What was done to the board; fouls and results are announced by themselves."""
        back = self.back.isVisibleTo(self) and self.back.isChecked()
        return corrected_last(self.room.game) if back else ""

    @Slot()
    def submit(self) -> None:
        """Not by the key or click that led here."""
        if self.room.session.now_ms() - self._begun >= GUARD_MS:
            super().submit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key held down since the form before rules nothing."""
        if not event.isAutoRepeat():
            super().keyPressEvent(event)

    @Slot()
    def _chosen(self) -> None:
        """Fill in what the regulations say about another one."""
        remedy = self.remedy
        for box in self._boxes:
            box.blockSignals(True)
            box.setChecked(True)
            box.blockSignals(False)
        if remedy is not None:
            self.clocks.offer(self.room.game.times_before(remedy.put_back, self.room.session.now_ms()))
        self._toggled()

    @Slot()
    def _toggled(self) -> None:
        self._show_rows()
        self._name()
        self.look()

    def _show_rows(self) -> None:
        remedy = self.remedy
        replayed = remedy is not None and remedy.loses is None and remedy.put_back > 0
        back = replayed and self.back.isChecked()
        bound = remedy is not None and bool(remedy.bound)
        self.form.setRowVisible(self.which, self.which.count() > 1)
        self.form.setRowVisible(self.foul, remedy is not None and remedy.loses is None and self.due is not None)
        self.form.setRowVisible(self.back, replayed)
        for field, shown in ((self.replay, back and bound), (self.clocks, back), (self.go_on, back)):
            self.form.setRowVisible(field, shown)

    def _name(self) -> None:
        """Say on the boxes and the button what they stand for now."""
        remedy, view, game = self.remedy, self.room.view, self.room.game
        if remedy is None:
            return
        self.foul.setText(call_foul_text(remedy))
        self.back.setText(put_back_text(remedy.put_back))
        if remedy.bound:
            board = board_before(game, remedy.ply)
            self.replay.setText(replay_text(touched_piece(board, remedy.bound, view.script)))
        self.accept.setText(rule_text(result_text(remedy.loses)) if remedy.loses else self.tr("Do so"))

    def _list(self) -> None:
        """All that are noted, the latest first; what was chosen stays chosen."""
        kept = self.which.currentData()
        self.which.blockSignals(True)
        self.which.clear()
        for remedy in reversed(self.room.game.remedies):
            self.which.addItem(self._what(remedy), remedy.source)
        self.which.setCurrentIndex(max(0, self.which.findData(kept)))
        self.which.blockSignals(False)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("What applies"))
        self.go_on.setText(self.tr("The clocks go on at once"))
        self.clocks.retranslate()
        self.form.name_rows({"which": self.tr("Move"), "reason": self.tr("Reason")})
        self._list()
        self._toggled()
