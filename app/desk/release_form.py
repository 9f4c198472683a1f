"""The form for a piece that was only brushed (误碰, S0 5.6)."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from app.desk.form import ForeseeingForm
from app.desk.room import Room
from app.dialogs.fields import ReasonBox
from app.dialogs.form import narrow
from app.play.shown import board_of
from app.texts.refusals import refusal_text
from app.texts.touch import binding_text, free_again, touched_piece
from engine.base import Stamp
from engine.game import Clause, Event, Game, RefusalCode


class ReleaseForm(ForeseeingForm):
    """Which of the touched pieces, and why it is no touch."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.piece, self.reason = QComboBox(), ReasonBox()
        narrow(self.piece)
        self.form.add("piece", self.piece)
        self.form.add("reason", self.reason)
        self.piece.currentIndexChanged.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        self._list()
        self.piece.setCurrentIndex(self.piece.count() - 1)
        self.reason.begin()
        self.look()
        self.piece.setFocus()

    def follow(self) -> None:
        self._list()
        super().follow()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        return game.release_touch(self.piece.currentData(), stamp, self.reason.reason)

    def missing(self) -> str:
        return "" if self.piece.count() else refusal_text(RefusalCode.NOTHING_TOUCHED)

    def outlook(self, after: Game) -> str:
        side, bound = after.position.to_move, after.binding
        return binding_text(side, bound, board_of(after), self.room.view.script) if bound else free_again(side)

    def _list(self) -> None:
        """The touched pieces in order; what was chosen stays chosen."""
        game, kept = self.room.game, self.piece.currentData()
        self.piece.blockSignals(True)
        self.piece.clear()
        for point in dict.fromkeys(touch.point for touch in game.touches):
            self.piece.addItem(touched_piece(board_of(game), point, self.room.view.script), point)
        self.piece.setCurrentIndex(max(0, self.piece.findData(kept)))
        self.piece.blockSignals(False)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Only brushed"))
        self.accept.setText(self.tr("It does not count"))
        text = self.tr("A piece that was clearly brushed by accident does not count as touched ({article}).")
        self.explanation.setText(text.format(article=self.room.game.regulations.clause(Clause.ADJUST)))
        self.form.name_rows({"piece": self.tr("Piece"), "reason": self.tr("Reason")})
        self.reason.offer((self.tr("brushed by the sleeve"), self.tr("slip of the mouse"), self.tr("adjusted")))
        self._list()
        self.look()
