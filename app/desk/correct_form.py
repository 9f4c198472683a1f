"""The form that puts the board right (纠正错误, S0 5.8) in one act: stop, put moves back, set both clocks, go on."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QWidget

from app.desk.clock_pair import ClockPair
from app.desk.form import ForeseeingForm
from app.desk.outlook import corrected_last
from app.desk.plies import board_before, written
from app.desk.room import Room
from app.dialogs.fields import ReasonBox
from app.dialogs.form import narrow, number
from app.play.shown import move_of
from app.texts.board_desk import kind_note, kind_title, moves_back, to_move_after
from app.texts.correct_form import any_piece, as_touched, moved_piece
from app.texts.endings import in_a_row, joined
from app.texts.touch import touched_piece
from engine.base import Stamp
from engine.game import CorrectionKind, Event, Game
from engine.xiangqi import point_name

KINDS = tuple(CorrectionKind)
MOST_NAMED = 6


class CorrectForm(ForeseeingForm):
    """What was wrong, how many moves go back, both clocks as before them, what is replayed with, and why."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.kind, self.plies, self.bound, self.reason = QComboBox(), number(0, 0), QComboBox(), ReasonBox()
        self.clocks, self.go_on = ClockPair(), QCheckBox()
        self.kind.addItems([kind.value for kind in KINDS])
        for box in (self.kind, self.bound):
            narrow(box)
        self.form.add("kind", self.kind)
        self._bound_label = QLabel()
        self._bound_label.setBuddy(self.bound)
        self.form.add("plies", _row(self.plies, self._bound_label, self.bound))
        self.form.addRow(self.clocks)
        self.form.add("reason", self.reason)
        self.form.addRow("", self.go_on)
        self.kind.currentIndexChanged.connect(self._kind_chosen)
        self.plies.valueChanged.connect(self._counted)
        self.bound.currentIndexChanged.connect(self.look)
        self.clocks.changed.connect(self.look)
        self.go_on.toggled.connect(self.look)
        self.inner.insertWidget(0, self.foreseen)
        self.retranslate()

    @property
    def correction(self) -> CorrectionKind:
        return KINDS[self.kind.currentIndex()]

    def begin(self) -> None:
        """First offers to put back a move that breaks touch-move, else the last irregular one, else the last move."""
        game = self.room.game
        illegal = [number for number, ply in enumerate(game.plies, 1) if ply.irregular]
        first = game.made if game.breach or not illegal else illegal[-1]
        self.plies.setMaximum(game.made)
        self.kind.setCurrentIndex(KINDS.index(CorrectionKind.ILLEGAL_MOVE))
        self.plies.setValue(game.made - first + 1 if game.made else 0)
        self.reason.begin()
        self._kind_chosen()
        self.kind.setFocus()

    def follow(self) -> None:
        self.plies.setMaximum(self.room.game.made)
        self._counted()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        wrong = self.correction is CorrectionKind.ILLEGAL_MOVE
        return game.correct_board(
            self.correction,
            self.plies.value(),
            stamp,
            self.reason.reason,
            touched=(self.bound.currentData() or ()) if wrong else (),
            times=self.clocks.times(game.times_before(self.plies.value(), stamp.ms)),
            go_on=self.go_on.isChecked(),
        )

    def outlook(self, after: Game) -> str:
        game, count = self.room.game, self.plies.value()
        first = game.made - count + 1
        moves = [written(game, at, self.room.view) for at in range(first, len(game.plies) + 1)]
        if len(moves) > MOST_NAMED:
            moves = [*moves[: MOST_NAMED - 1], "……", moves[-1]]
        back = moves_back(joined(moves)) if moves else ""
        return in_a_row(back, to_move_after(after.position.to_move))

    def done(self) -> str:
        return corrected_last(self.room.game)

    @Slot()
    def _kind_chosen(self) -> None:
        """Colours are reversed from the first move on; after an accident the board has to be set up first."""
        kind = self.correction
        self.explanation.setText(kind_note(kind))
        self.go_on.setChecked(kind is CorrectionKind.ILLEGAL_MOVE)
        for part in (self._bound_label, self.bound):
            part.setVisible(kind is CorrectionKind.ILLEGAL_MOVE)
        if kind is CorrectionKind.COLOURS:
            self.plies.setValue(self.plies.maximum())
        self._counted()

    @Slot()
    def _counted(self) -> None:
        self.clocks.offer(self.room.game.times_before(self.plies.value(), self.room.session.now_ms()))
        self._list_bound()
        self.look()

    def _list_bound(self) -> None:
        """Who has to be moved then: anybody, the piece that was moved, or as the touched pieces bind."""
        game, kept = self.room.game, self.bound.currentIndex()
        self.bound.blockSignals(True)
        self.bound.clear()
        self.bound.addItem(any_piece(), ())
        first = game.made - self.plies.value() + 1
        if first <= len(game.plies):
            self._offer_bound(first)
        last = self.bound.count() - 1
        self.bound.setCurrentIndex(min(kept, last) if kept >= 0 and not game.breach else last)
        self.bound.blockSignals(False)

    def _offer_bound(self, ply: int) -> None:
        game, board = self.room.game, board_before(self.room.game, ply)
        move = move_of(game.plies[ply - 1])
        piece = None if move.is_null else board.piece_at(move.origin)
        if piece is not None and piece.side is board.turn:
            name = touched_piece(board, point_name(move.origin), self.room.view.script)
            self.bound.addItem(moved_piece(name), (point_name(move.origin),))
        if game.breach is not None and ply == len(game.plies):
            names = [touched_piece(board, point, self.room.view.script) for point in game.breach.points]
            self.bound.addItem(as_touched(joined(names)), game.breach.points)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Correct the board"))
        self.accept.setText(self.tr("Put right"))
        self.go_on.setText(self.tr("The clocks go on at once"))
        self.form.name_rows(
            {
                "kind": self.tr("Error"),
                "plies": self.tr("Moves back"),
                "reason": self.tr("Reason"),
            }
        )
        self._bound_label.setText(self.tr("To be moved"))
        self.bound.setAccessibleName(self.tr("To be moved"))
        self.plies.setAccessibleName(self.tr("Moves back"))
        self.clocks.retranslate()
        for row, kind in enumerate(KINDS):
            self.kind.setItemText(row, kind_title(kind))
        self.reason.offer((self.tr("found by the opponent"), self.tr("found by the referee"), self.tr("an accident")))
        self.explanation.setText(kind_note(self.correction))
        self._counted()


def _row(plies: QWidget, label: QWidget, bound: QWidget) -> QWidget:
    """How many moves go back, and who has to move then."""
    row = QWidget()
    box = QHBoxLayout(row)
    box.setContentsMargins(0, 0, 0, 0)
    box.addWidget(plies)
    box.addWidget(label)
    box.addWidget(bound, 1)
    row.setFocusProxy(plies)
    return row
