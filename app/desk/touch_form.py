"""The form for pieces touched on a wooden board (S0 5.1-5.5): pointed at or typed, with what they bind to."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QListWidget, QPushButton, QWidget

from app.desk.form import ForeseeingForm
from app.desk.room import Room
from app.dialogs.form import beside
from app.play.actions import Allowed, set_allowed
from app.play.shown import board_of
from app.texts.acts import offence
from app.texts.desk import due_foul
from app.texts.endings import in_a_row
from app.texts.touch import binding_text, free_text, moves_text, touched_piece
from app.texts.touch_form import no_piece, several_pieces, unknown_piece, which_pieces
from engine.base import Stamp
from engine.game import Event, Game
from engine.xiangqi import parse_point, point_name
from engine.xiangqi.notation import read_pieces

LONGEST, ROWS = 12, 3


class PieceLine(QLineEdit):
    """A line for a piece. Enter takes what is written; on an empty line it is the form's.

    Signals:
        entered(): a piece was written.
    """

    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(LONGEST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.text().strip():
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class TouchedList(QListWidget):
    """The pieces in order. Delete and Backspace take one out.

    Signals:
        removed(): the chosen one is to be taken out.
    """

    removed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        else:
            super().keyPressEvent(event)


class TouchForm(ForeseeingForm):
    """Pieces in the order in which the side to move touched them, after those that are known already.

    While it is open a press on the board enters a piece.
    """

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._points: list[str] = []
        self._made = 0
        self.piece, self.add = PieceLine(), QPushButton()
        self.list, self.remove = TouchedList(), QPushButton()
        self.list.setProperty("role", "compact")
        self.list.setFixedHeight(ROWS * (self.fontMetrics().height() + 8) + 4)
        self.together = QCheckBox()
        self.form.add("piece", beside(self.piece, self.add))
        self.form.add("touched", beside(self.list, self.remove))
        self.form.addRow("", self.together)
        self.piece.entered.connect(self._typed)
        self.piece.textEdited.connect(self.look)
        self.add.clicked.connect(self._typed)
        self.remove.clicked.connect(self._remove)
        self.list.removed.connect(self._remove)
        self.together.toggled.connect(self._show_list)
        for told in (self.fault, self.foreseen):
            self.inner.insertWidget(0, told)
        room.page.board.point_chosen.connect(self._pointed)
        self.retranslate()

    def begin(self) -> None:
        self._points, self._made = [], len(self.room.game.plies)
        self.piece.clear()
        self.together.setChecked(False)
        self._show_list()
        self.piece.setFocus()

    def follow(self) -> None:
        if len(self.room.game.plies) != self._made:
            self._points, self._made = [], len(self.room.game.plies)
        self._show_list()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for point in self._points:
            known = game.fold(*events)
            together = self.together.isChecked() and bool(known.touches)
            events += known.enter_touch(point, stamp, together)
        return events

    def missing(self) -> str:
        return "" if self._points else which_pieces()

    def outlook(self, after: Game) -> str:
        """What binds with which moves, and the fouls that touches were by themselves (9.1.5, 9.1.6)."""
        side, board, view = after.position.to_move, board_of(after), self.room.view
        bound, known = after.binding, self.room.game.fouls_due
        said = binding_text(side, bound, board, view.script) if bound else free_text(side)
        moves = moves_text(board, bound.moves, view.notation, view.script) if bound else ""
        fouls = [due_foul(due.side, offence(due.cause), due.article) for due in after.fouls_due if due not in known]
        return in_a_row(said, moves, *fouls)

    def done(self) -> str:
        game = self.room.game
        side, bound = game.position.to_move, game.binding
        return binding_text(side, bound, board_of(game), self.room.view.script) if bound else ""

    @Slot()
    def _typed(self) -> None:
        """Take up the piece that is written."""
        board, text = board_of(self.room.game), self.piece.text().strip()
        found = read_pieces(board, text)
        if len(found) == 1:
            self._enter(found[0])
            return
        script = self.room.view.script
        names = [touched_piece(board, point_name(point), script) for point in found]
        self._tell(several_pieces(text, names) if names else unknown_piece(text))

    @Slot(int)
    def _pointed(self, point: int) -> None:
        if self.isVisible():
            self._enter(point)

    def _enter(self, point: int) -> None:
        if board_of(self.room.game).piece_at(point) is None:
            self._tell(no_piece(point_name(point)))
            return
        if point_name(point) not in self._touched():
            self._points.append(point_name(point))
        self.piece.clear()
        self._show_list()

    def _tell(self, text: str) -> None:
        """Why nothing was taken up; what is written stays to be mended."""
        self.fault.setText(text)
        self.fault.show()
        self.piece.selectAll()
        self.room.notice(text, alarm=True)

    @Slot()
    def _remove(self) -> None:
        row = self.list.currentRow() - len(self.room.game.touches)
        if self._points:
            del self._points[row if row >= 0 else -1]
        if not self._points and self.remove.hasFocus():
            self.piece.setFocus()
        self._show_list()

    def _touched(self) -> list[str]:
        return [touch.point for touch in self.room.game.touches] + self._points

    @Slot()
    def _show_list(self) -> None:
        board, script = board_of(self.room.game), self.room.view.script
        self.list.clear()
        for number, point in enumerate(self._touched(), 1):
            self.list.addItem(f"{number}.  {touched_piece(board, point, script)}")
        self.list.setCurrentRow(self.list.count() - 1)
        self.list.scrollToBottom()
        set_allowed(self.remove, Allowed(bool(self._points), self.tr("No piece is entered yet.")))
        self._mark()
        self.look()

    def _mark(self) -> None:
        if self.isVisible():
            self.room.page.board.choose_points(tuple(map(parse_point, self._touched())))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._mark()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.room.page.board.choose_points(None)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Pieces touched"))
        self.accept.setText(self.tr("Enter them"))
        self.add.setText(self.tr("Add"))
        self.remove.setText(self.tr("Remove"))
        self.together.setText(self.tr("All at the same moment"))
        self.piece.setPlaceholderText(self.tr("马八, 前炮, h0..."))
        rows = {"piece": self.tr("Piece"), "touched": self.tr("In this order")}
        self.form.name_rows(rows)
        self.piece.setAccessibleName(rows["piece"])
        self.list.setAccessibleName(rows["touched"])
        self.explanation.setText(self.tr("While this is open, presses on the board enter pieces and move none."))
        self._show_list()
