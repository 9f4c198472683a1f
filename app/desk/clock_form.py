"""The form for a change of a clock (rules R2-R4 of the clock guide)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QWidget

from app.desk.amount import read_count, read_time
from app.desk.form import ForeseeingForm
from app.desk.room import Room
from app.dialogs.fields import ReasonBox, SideBox
from app.dialogs.form import narrow, pair
from app.play.shown import acting_side
from app.texts.clock_desk import (
    amount_echo,
    change_text,
    consequence_text,
    fix_meaning,
    fix_reasons,
    fix_title,
    moves_wanted,
    reason_wanted,
    time_wanted,
    unsigned_wanted,
)
from app.texts.endings import in_a_row
from engine.base import Side, Stamp
from engine.game import ClockFix, Event, Game


class ClockForm(ForeseeingForm):
    """Side, kind, amount, reason; old and new value stand there before it is done, while the clock runs on."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.side, self.kind = SideBox(), QComboBox()
        self.kind.addItems([fix.value for fix in ClockFix])
        narrow(self.kind)
        self.amount, self.echo, self.reason = QLineEdit(), QLabel(), ReasonBox()
        self.amount.setMaxLength(20)
        self.echo.setProperty("role", "muted")
        self.form.add("side", self.side)
        self.form.add("kind", self.kind)
        self.form.add("amount", pair(self.amount, self.echo))
        self.form.add("reason", self.reason)
        self.kind.currentIndexChanged.connect(self._kind_changed)
        self.side.currentIndexChanged.connect(self.look)
        self.amount.textChanged.connect(self.look)
        self.reason.editTextChanged.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        flagged = self.room.game.clock.first_flag
        self.open_for(flagged or acting_side(self.room.game), ClockFix.UNFLAG if flagged else ClockFix.PENALTY)

    def open_for(self, side: Side, fix: ClockFix) -> None:
        """Begin a change of this kind, with the hand at the side."""
        self.side.choose(side)
        self.kind.setCurrentIndex(tuple(ClockFix).index(fix))
        self.amount.clear()
        self.reason.begin()
        self.look()
        self.side.setFocus()
        self.run()

    @property
    def fix(self) -> ClockFix:
        return tuple(ClockFix)[self.kind.currentIndex()]

    @property
    def figure(self) -> int | None:
        """Milliseconds, or moves; None while nothing was typed that is one."""
        return (read_count if self.fix is ClockFix.MOVES else read_time)(self.amount.text())

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        return game.correct_time(self.side.side, self.fix, self.figure or 0, stamp, self.reason.reason)

    def missing(self) -> str:
        figure = self.figure
        if figure is None:
            return moves_wanted() if self.fix is ClockFix.MOVES else time_wanted()
        if figure < 0 and self.fix is not ClockFix.CORRECT:
            return unsigned_wanted()
        return ""

    def outlook(self, after: Game) -> str:
        side, now, before = self.side.side, self.room.session.now_ms(), self.room.game
        change = change_text(side, before.clock.face(side, now), after.clock.face(side, now), after.setup.sides)
        return in_a_row(change, consequence_text(side, before, after))

    def wanting(self) -> str:
        return "" if self.reason.reason else reason_wanted()

    @Slot()
    def look(self) -> None:
        figure = self.figure
        timed = figure is not None and self.fix is not ClockFix.MOVES
        self.echo.setText(amount_echo(figure) if timed and figure is not None else "")
        super().look()

    @Slot()
    def _kind_changed(self) -> None:
        self.explanation.setText(fix_meaning(self.fix))
        self._name_amount()
        self.look()

    def _name_amount(self) -> None:
        counted = self.fix is ClockFix.MOVES
        self.form.name_rows({"amount": self.tr("Moves") if counted else self.tr("Time")})
        self.amount.setAccessibleName(self.tr("Moves") if counted else self.tr("Time"))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Change a clock"))
        self.accept.setText(self.tr("Change it"))
        self.form.name_rows({"side": self.tr("Side"), "kind": self.tr("Change"), "reason": self.tr("Reason")})
        self.side.retranslate()
        for row, fix in enumerate(ClockFix):
            self.kind.setItemText(row, fix_title(fix))
        self.reason.offer(fix_reasons())
        self._kind_changed()
