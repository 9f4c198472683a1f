"""An ending and the results that go with it, as two boxes to choose from."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QComboBox

from app.dialogs.form import narrow
from app.texts.acts import ruling_title
from app.texts.endings import other_ending, result_text, termination_text
from engine.base import Outcome, Termination, Winner
from engine.game import Game, SideNames, coherent

RULINGS = tuple(ending for ending in Termination if ending not in (Termination.BYE, Termination.ADJOURNED))
"""What a referee can rule: every ending of a game, also one that the players told him."""
OTHER_RULINGS = (
    *(Termination.CHECKMATE, Termination.TIME, Termination.RESIGNATION),
    *(Termination.NO_WINNING_CHANCES, Termination.AGREEMENT),
    *(Termination.LATE, Termination.FORFEIT, Termination.MISCONDUCT, Termination.DOUBLE_LOSS, Termination.ANNULLED),
)
"""The endings that other games have too."""


class EndingBoxes(QObject):
    """The boxes ``ending`` and ``winner``; the second offers only what goes with the first.

    Signals:
        changed(): something else is chosen.
    """

    changed = Signal()

    def __init__(self, game: Game, parent: QObject) -> None:
        super().__init__(parent)
        self._regulations, self._names = game.regulations, game.setup.sides
        self._rulings = RULINGS if self._names is SideNames.RED_BLACK else OTHER_RULINGS
        self.ending, self.winner = QComboBox(), QComboBox()
        self.ending.addItems([ending.value for ending in self._rulings])
        for box in (self.ending, self.winner):
            narrow(box)
        self.ending.currentIndexChanged.connect(self._offer_winners)
        self.winner.currentIndexChanged.connect(self.changed)

    @property
    def outcome(self) -> Outcome:
        """What is chosen, without an article."""
        return Outcome(self._rulings[self.ending.currentIndex()], Winner(self.winner.currentData()))

    @property
    def chosen(self) -> bool:
        """Whether an ending is chosen yet."""
        return self.ending.currentIndex() >= 0

    def offer(self, outcome: Outcome | None) -> None:
        """Choose this one, as far as it can be ruled; None for nothing yet."""
        if outcome is None:
            self.ending.setCurrentIndex(-1)
            return
        if outcome.termination in self._rulings:
            self.ending.setCurrentIndex(self._rulings.index(outcome.termination))
        self._offer_winners()
        self.winner.setCurrentIndex(max(self.winner.findData(outcome.winner), 0))

    def retranslate(self) -> None:
        for row, ending in enumerate(self._rulings):
            self.ending.setItemText(row, self._title(ending))
        self._offer_winners()

    def _title(self, ending: Termination) -> str:
        if self._names is SideNames.RED_BLACK:
            return ruling_title(ending, self._regulations)
        return other_ending(ending) or termination_text(ending)

    @Slot()
    def _offer_winners(self) -> None:
        kept = self.winner.currentData()
        self.winner.blockSignals(True)
        self.winner.clear()
        for winner in Winner if self.chosen else ():
            ending = self._rulings[self.ending.currentIndex()]
            if coherent(Outcome(ending, winner)):
                self.winner.addItem(result_text(Outcome(ending, winner), self._names), winner)
        self.winner.setCurrentIndex(max(self.winner.findData(kept), 0))
        self.winner.blockSignals(False)
        self.changed.emit()
