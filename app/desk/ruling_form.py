"""The form for a result (S0 4.1, 4.2, 17.4)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.desk.endings import EndingBoxes
from app.desk.form import ForeseeingForm
from app.desk.room import Room
from app.dialogs.form import line
from app.texts.endings import ending_text, in_a_row
from app.texts.foul_desk import called_for, result_said
from engine.base import Outcome, Stamp, Termination
from engine.game import Event, Game


class RulingForm(ForeseeingForm):
    """The referee's decision of the game: how it ended, who won, and why."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._proposed: Outcome | None = None
        self.boxes = EndingBoxes(room.game, self)
        self.ending, self.winner = self.boxes.ending, self.boxes.winner
        self.reason = line(200)
        self.form.add("ending", self.ending)
        self.form.add("winner", self.winner)
        self.form.add("reason", self.reason)
        self.boxes.changed.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        """First offers what the record calls for, else the loss of a fallen flag, else nothing: no key alone rules a
        result that nobody has chosen."""
        proposed = self.room.game.proposals
        self._proposed = proposed[0] if proposed else None
        self.boxes.offer(self._proposed or _by_flag(self.room.game))
        self.reason.clear()
        self.look()
        self.ending.setFocus()

    @property
    def outcome(self) -> Outcome:
        """What is filled in; what the record calls for keeps its own article."""
        chosen, proposed = self.boxes.outcome, self._proposed
        same = proposed and (proposed.termination, proposed.winner) == (chosen.termination, chosen.winner)
        return proposed if proposed and same else self.room.game.regulations.cited(chosen)

    def missing(self) -> str:
        return "" if self.boxes.chosen else self.tr("Choose how the game ends.")

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        return game.rule(self.outcome, stamp, self.reason.text().strip())

    def outlook(self, after: Game) -> str:
        outcome = after.outcome
        assert outcome is not None
        said = result_said(outcome, after.setup.sides)
        others = [each for each in self.room.game.proposals if each != outcome]
        return in_a_row(said, called_for([ending_text(each) for each in others]))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Rule a result"))
        self.accept.setText(self.tr("Rule it"))
        self.explanation.setText(
            self.tr("The clocks stop and the game is over; the article stands on the score sheet.")
        )
        self.form.name_rows({"ending": self.tr("Ending"), "winner": self.tr("Result"), "reason": self.tr("Reason")})
        self.ending.setPlaceholderText(self.tr("Choose..."))
        self.boxes.retranslate()


def _by_flag(game: Game) -> Outcome | None:
    flagged = game.clock.first_flag
    return game.regulations.loss(flagged, Termination.TIME) if flagged is not None else None
