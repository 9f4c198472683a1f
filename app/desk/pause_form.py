"""The form for stopping the clocks with a reason, and for letting a named side go on (rules R1, R5)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.desk.form import ForeseeingForm
from app.desk.room import Room
from app.dialogs.fields import ReasonBox, SideBox
from app.play.actions import Allowed, set_allowed
from app.play.shown import acting_side
from app.texts.clock_desk import both_stand, goes_on, only_to_move, pause_reasons
from engine.base import Stamp
from engine.game import Event, Game, Phase, PressMode


class PauseForm(ForeseeingForm):
    """Stops clocks that run, or starts them again: for the side that was stopped or, pressed by hand, for another."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.side, self.reason = SideBox(), ReasonBox()
        self.form.add("side", self.side)
        self.form.add("reason", self.reason)
        self._going_on = False
        self._named = room.game.setup.press is PressMode.MANUAL
        self.side.currentIndexChanged.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        self._going_on = self.room.game.phase is Phase.PAUSED
        self.side.choose(self.room.game.clock.turn or acting_side(self.room.game))
        self.reason.begin()
        self.retranslate()
        self.look()
        (self.side if self._going_on and self._named else self.reason).setFocus()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        if self._going_on:
            return game.resume(stamp, self.side.side if self._named else None, self.reason.reason)
        return game.pause(stamp, self.reason.reason)

    def outlook(self, after: Game) -> str:
        running = after.clock.running
        return goes_on(running, after.setup.sides) if running is not None else both_stand()

    def done(self) -> str:
        """The page says by itself why its clocks stand."""
        return ""

    @Slot()
    def retranslate(self) -> None:
        super().retranslate()
        going_on = self._going_on
        self.heading.setText(self.tr("Let the clocks go on") if going_on else self.tr("Stop the clocks"))
        self.accept.setText(self.tr("Go on") if going_on else self.tr("Stop"))
        self.form.name_rows({"side": self.tr("Clock"), "reason": self.tr("Reason")})
        set_allowed(self.side, Allowed(self._named, only_to_move()))
        self.form.setRowVisible(self.side, going_on)
        self.explanation.setText(only_to_move() if going_on and not self._named else "")
        self.side.retranslate()
        self.reason.offer(pause_reasons())
