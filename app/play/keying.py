"""The recorder's hand: keys the moves of a wooden board, by the line or on the board shown, and mends the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from app.play import questions
from app.play.actions import Allowed
from app.play.hand import PlayerHand, Standing
from app.play.page import GamePage
from app.play.scenes import destinations
from app.play.shown import allowed, board_after, round_of
from app.play.strips import Question, announce
from app.play.typed import NotUnderstood, read_illegal, read_typed, why_illegal
from app.session import GameSession
from app.texts import keying as texts
from app.view import View
from engine.base import Side, Stamp
from engine.game import NO_MOVE, Act, Event, Game, MismatchKind, Person, Phase, Tally
from engine.xiangqi import Board, Move
from engine.xiangqi.notation import write

UNKNOWN = ("?", "？")
"""What is typed for a move that nobody knows."""


class Mending(NamedTuple):
    """Where the next move goes, if not to the end: in the place of ply ``ply``, or before it."""

    ply: int
    insert: bool = False


class Odd(NamedTuple):
    """A move that is only kept once it was keyed again, and why: it is the other side's, or not allowed."""

    move: Move
    side: Side
    text: str


class RecorderHand(PlayerHand):
    """The hand of a recorder. Its board shows the record, which lags; on it any piece may go anywhere, as on wood."""

    def __init__(
        self, session: GameSession, page: GamePage, view: Callable[[], View], parent: QObject | None = None
    ) -> None:
        super().__init__(session, page, view, parent)
        self._mending: Mending | None = None
        self._odd: Odd | None = None
        self._wrong = ""
        card = page.card
        card.set_keying()
        card.table.mend_wanted.connect(self.mend)
        card.table.left_downward.connect(self.cancel)
        card.table.current_ply_changed.connect(self.chosen_changed)
        card.entry.cancelled.connect(self.cancel)
        card.entry.left_upward.connect(self._to_table)
        card.mend.clicked.connect(self.mend_wrong)

    @property
    def question(self) -> Question | None:
        """Whether an odd move is meant."""
        return None if self._odd is None else questions.odd_move(self._odd.text)

    @property
    def may_move(self) -> Allowed:
        return allowed(self.game, Act.KEY, Person.RECORDER)

    @property
    def has_line(self) -> bool:
        """The record goes on until the sign-off."""
        return not self.game.signed_off

    @property
    def shown(self) -> int:
        return len(self.game.plies) if self._mending is None else self._mending.ply - 1

    @property
    def marked(self) -> int:
        return len(self.game.plies) if self._mending is None else self._mending.ply

    @property
    def chosen(self) -> int:
        """The ply that is to be mended: the one being mended, else the one with the keyboard's mark; 0 for none."""
        return self._page.card.table.current_ply if self._mending is None else self._mending.ply

    @property
    def may_take_back(self) -> Allowed:
        """The last change of the record can be taken back."""
        undoable = self.may_move.now and self.game.keying_undoable is not None
        return Allowed(undoable, "" if undoable else self.may_move.why_not or texts.nothing_to_undo())

    def enabled(self) -> Mapping[str, bool]:
        now, plies, chosen = self.may_move.now, self.game.plies, self.chosen
        there = now and 1 <= chosen <= len(plies)
        return {
            "takeback": self.may_take_back.now,
            "key_wrong": now and any(each.ply for each in self.game.tally.mismatches),
            "key_insert": there,
            "key_replace": there,
            "key_keep": there and plies[chosen - 1].doubtful,
            "key_drop": there and plies[chosen - 1].seq > 0,
            "adjust": False,
        }

    def rest(self) -> None:
        """The line is ready again."""
        self._page.card.entry.setFocus()

    def follow(self, board: Board, playing: bool) -> None:
        """Show the place where the next move goes, and how the record stands to the presses."""
        if self._mending is not None and self._mending.ply > len(self.game.plies):
            self._mending = None
        shown = self._page.board
        either = [*board.legal_moves(), *_turned(board).legal_moves()]
        shown.set_destinations(destinations(board, either, free=True) if playing else {}, free=True)
        shown.set_interactive(playing)
        shown.set_hints(self._view().hints and self.game.regulations.hints)
        self._page.card.show_place(self._place_text() if playing else "")
        self._show_wrong(playing)

    @Slot(str)
    def mend(self, act: str) -> None:
        """Put a move before the chosen one ("insert"), another in its place ("replace"), "drop" it, "keep" it as
        irregular, or go to the first place where something is "wrong"."""
        ply = self.chosen
        if act == "wrong":
            self.mend_wrong()
        elif act in ("insert", "replace") and ply:
            self._aim(Mending(ply, act == "insert"))
        elif act == "drop":
            self._change(lambda game, stamp: game.drop(ply, stamp))
        elif act == "keep" and ply:
            uci = self.game.plies[ply - 1].uci
            self._change(lambda game, stamp: game.rewrite(ply, uci, stamp, irregular=True))

    @Slot()
    def mend_wrong(self) -> None:
        """Go to the first place where something is wrong."""
        ply = next((each.ply for each in self.game.tally.mismatches if each.ply), 0)
        if ply:
            self._aim(Mending(ply))

    def take_back(self) -> None:
        """Take back the last change of the record."""
        self._change(Game.undo_keying)

    @Slot()
    def cancel(self) -> None:
        """Back to the end of the record."""
        self._odd = None
        self._page.card.entry.clear()
        self._aim(None)

    def answer_question(self, name: str, yes: bool) -> None:
        if name == questions.ENDING:
            self.rest()
            self._session.enact(Game.confirm_ending)
        else:
            super().answer_question(name, yes)

    def answer(self, meant: bool) -> None:
        """The answer to ``question``."""
        odd, self._odd = self._odd, None
        if odd is not None and meant:
            self._key(odd.move, odd.side, irregular=True)
            return
        self.asking_changed.emit()
        self._page.card.entry.selectAll()
        self.rest()

    @Slot()
    def chosen_changed(self) -> None:
        """Another move has the keyboard's mark: other acts may be done. A page being put away marks none."""
        if self._page.card.table.isVisible():
            self.acts_changed.emit()

    @property
    def _side(self) -> Side:
        """Whose move the next one is by its place."""
        first = self.game.opening.to_move
        ply = len(self.game.plies) + 1 if self._mending is None else self._mending.ply
        return first if ply % 2 else first.other

    def _board(self) -> Board:
        return board_after(self.game, self.shown)

    def _aim(self, mending: Mending | None) -> None:
        self._mending = mending
        self.shown_changed.emit()
        self.rest()

    @Slot()
    def _to_table(self) -> None:
        self._page.card.table.setFocus()

    @Slot(int)
    def _pressed(self, point: int) -> None:
        """A piece taken up here is touched by nobody."""

    @Slot(int, int)
    def _move_attempted(self, origin: int, target: int) -> None:
        piece = self._board().piece_at(origin)
        if piece is not None:
            self._propose(Move.of(origin, target), piece.side, by_hand=True)

    @Slot(int, int)
    def _put_down_elsewhere(self, origin: int, target: int) -> None:
        self._move_attempted(origin, target)

    @Slot(str)
    def _typed(self, text: str) -> None:
        if text.strip() in UNKNOWN:
            self._key(Move.null(), self._side)
            return
        try:
            move, side = self._read(text)
        except NotUnderstood as error:
            self._not_understood(error)
        else:
            self._propose(move, side)

    def _read(self, text: str) -> tuple[Move, Side]:
        """The move a text means, of the side whose place it is, else of the other, else one not allowed."""
        board, script = self._board(), self._view().script
        try:
            return read_typed(board, text, script), board.turn
        except NotUnderstood as error:
            try:
                return read_typed(_turned(board), text, script), board.turn.other
            except NotUnderstood:
                if not error.illegal:
                    raise error from None
        return read_illegal(board, text, script), board.turn

    def _propose(self, move: Move, side: Side, by_hand: bool = False) -> None:
        """Key a move that fits; ask about any other, and take the same one again for the answer."""
        board = self._board() if side is self._side else _turned(self._board())
        if side is self._side and board.is_legal(move):
            self._key(move, side)
        elif self._odd is not None and (move, side) == self._odd[:2]:
            self.answer(True)
        elif side is not self._side and self._mending is not None and not self._mending.insert:
            self._page.notice(texts.other_side_text(self._name(board, move), side))
        else:
            self._odd = Odd(move, side, self._odd_text(board, move, side, by_hand))
            self.asking_changed.emit()

    def _odd_text(self, board: Board, move: Move, side: Side, by_hand: bool) -> str:
        name = self._name(board, move)
        if side is not self._side:
            return texts.out_of_turn_text(name, side, self._place(self._side, self.shown + 1))
        return texts.irregular_text(name, why_illegal(board, move.origin, move.target) if by_hand else "")

    def _name(self, board: Board, move: Move) -> str:
        view = self._view()
        return write(board, move, view.notation, view.script)

    @Slot()
    def _forget(self) -> None:
        """Another text stands in the line."""
        if self._odd is not None:
            self._odd = None
            self.asking_changed.emit()

    def _key(self, move: Move, side: Side, irregular: bool = False) -> None:
        uci, mending = NO_MOVE if move.is_null else move.uci, self._mending
        if mending is None:
            self._change(lambda game, stamp: game.key(uci, stamp, side, irregular=irregular))
        elif mending.insert:
            self._change(lambda game, stamp: game.insert(mending.ply, uci, stamp, side, irregular=irregular))
        else:
            self._change(lambda game, stamp: game.rewrite(mending.ply, uci, stamp, irregular=irregular))

    def _change(self, act: Callable[[Game, Stamp], tuple[Event, ...]]) -> None:
        """Do it, and be ready for the next move at the end of the record; refused, everything stays as it was."""
        mending, self._mending, self._odd = self._mending, None, None
        if self._session.enact(act):
            self._page.card.entry.clear()
            self.rest()
        else:
            self._mending = mending
        self.asking_changed.emit()

    def _place(self, side: Side, ply: int) -> str:
        return texts.place_name(side, round_of(self.game, ply))

    def _place_text(self) -> str:
        if self._mending is None:
            return texts.next_text(self._place(self._side, len(self.game.plies) + 1))
        place = self._place(self._side, self._mending.ply)
        if self._mending.insert:
            return texts.before_text(place)
        missing = self.game.plies[self._mending.ply - 1].missing
        return texts.missing_text(place) if missing else texts.instead_text(place)

    @property
    def standing(self) -> Standing:
        game, tally = self.game, self.game.tally
        wrong = self._wrong_text(tally)
        if game.signed_off or game.phase is Phase.SETUP or (game.phase is Phase.OVER and tally.in_step):
            return Standing()
        return Standing(wrong or texts.tally_text(tally), alarm=bool(wrong))

    def _show_wrong(self, playing: bool) -> None:
        """The way to what is wrong, and once a word about it for who hears."""
        tally = self.game.tally
        wrong = self._wrong_text(tally)
        mendable = playing and any(each.ply for each in tally.mismatches)
        self._page.card.show_mend(texts.mend_button() if mendable else "", wrong)
        if wrong != self._wrong:
            self._wrong = wrong
            announce(self._page.sentence.label, wrong)

    def _wrong_text(self, tally: Tally) -> str:
        if not tally.mismatches:
            return ""
        first, more = tally.mismatches[0], len(tally.mismatches) - 1
        ply = first.ply
        place = self._place(first.side, ply) if ply else ""
        move = self._page.card.model.text_of(ply) if first.kind is MismatchKind.DOUBTFUL else ""
        return texts.with_more(texts.mismatch_text(first, tally, place, move), more)


def _turned(board: Board) -> Board:
    """The same board with the other side to move."""
    turned = board.copy(history=False)
    turned.turn = board.turn.other
    return turned
