"""What the players' hands do on the board, and what is typed in the line for moves, handed to the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from app.play import questions
from app.play.actions import Allowed
from app.play.confirm import GUARD_MS
from app.play.page import GamePage
from app.play.scenes import destinations
from app.play.shown import acting_side, adjusting_act, allowed, board_of, can_move, lines_of
from app.play.strips import Question
from app.play.typed import NotUnderstood, read_illegal, read_typed, why_illegal
from app.session import GameSession
from app.texts.touch import binding_text
from app.view import View
from engine.base import Side
from engine.game import Act, CallMatter, Game, Person, Phase
from engine.xiangqi import Board, Move, point_name
from engine.xiangqi.notation import write


class Standing(NamedTuple):
    """How a record that is keyed stands to the presses; ``alarm`` if something is wrong. "" for any other record."""

    text: str = ""
    alarm: bool = False


class PlayerHand(QObject):
    """The hand on the board of one game. It knows no rule: what a press means and what may be moved, the game says.

    Signals:
        asking_changed(): ``question`` is another one, or none any more.
        shown_changed(): another place of the record is to be shown.
        acts_changed(): what ``enabled`` tells is different.
    """

    asking_changed = Signal()
    shown_changed = Signal()
    acts_changed = Signal()

    def __init__(
        self, session: GameSession, page: GamePage, view: Callable[[], View], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._page, self._view = session, page, view
        self._typed_move: tuple[int, Move] | None = None
        page.board.point_pressed.connect(self._pressed)
        page.board.move_attempted.connect(self._move_attempted)
        page.board.refused.connect(self._put_down_elsewhere)
        page.card.move_typed.connect(self._typed)
        page.card.entry.textEdited.connect(self._forget)

    @property
    def game(self) -> Game:
        return self._session.game

    @property
    def free(self) -> bool:
        """Whether a hand can do what the rules don't allow, as on a wooden board (4.1.6)."""
        return not self.game.regulations.moves.illegal_refused

    @property
    def question(self) -> Question | None:
        """Whether a move that was typed is meant though the rules don't allow it."""
        if self._typed_move is None or self._typed_move[0] != len(self.game.plies) or not can_move(self.game):
            return None
        view = self._view()
        return questions.irregular(write(board_of(self.game), self._typed_move[1], view.notation, view.script))

    @property
    def bound(self) -> str:
        """What touched pieces bind to, where it is enforced; "" for nothing."""
        game = self.game
        if game.enforced is None:
            return ""
        return binding_text(game.position.to_move, game.enforced, board_of(game), self._view().script)

    def follow(self, board: Board, playing: bool) -> None:
        """Let the pieces be moved that may be moved now, none unless ``playing``."""
        shown, bound = self._page.board, self.game.enforced
        moves = board.legal_moves() if bound is None else [Move.from_uci(uci) for uci in bound.moves]
        shown.set_destinations(destinations(board, moves, self.free) if playing else {}, self.free)
        shown.set_interactive(playing)
        shown.set_hints(self._view().hints and self.game.regulations.hints)

    def answer_question(self, name: str, yes: bool) -> None:
        """The answer to one of the questions of the hand (``questions.OF_HAND``)."""
        if name in (questions.ADJUST, questions.ADJUSTING):
            self.answer_adjust(yes)
        else:
            self.answer(yes)

    def answer(self, meant: bool) -> None:
        """The answer to ``question``."""
        pending, entry = self._typed_move, self._page.card.entry
        self._typed_move = None
        if pending is not None and meant:
            self._make(pending[1])
        else:
            self.asking_changed.emit()
            entry.selectAll()
            entry.setFocus()

    @property
    def standing(self) -> Standing:
        """What is to be said of the record beside the news."""
        return Standing()

    @property
    def may_move(self) -> Allowed:
        """Whether a move may be made now."""
        return allowed(self.game, Act.MOVE, Person.of(self.game.position.to_move))

    @property
    def has_line(self) -> bool:
        """Whether there is a line to type moves in."""
        return self.game.phase is not Phase.OVER

    @property
    def shown(self) -> int:
        """How many moves of the record stand on the board that is shown."""
        return len(lines_of(self.game))

    @property
    def marked(self) -> int:
        """The move of the record that is marked."""
        return len(lines_of(self.game))

    def rest(self) -> None:
        """The keyboard goes where the next move is made."""
        self._page.board.setFocus()

    @property
    def may_take_back(self) -> Allowed:
        return allowed(self.game, Act.ASK_TAKEBACK, Person.of(self._mover))

    def take_back(self) -> None:
        """Ask for one's last move back."""
        self._session.ask_takeback(self._mover)

    @property
    def _mover(self) -> Side:
        """The side that moved last, whose hand is still at the board."""
        return self.game.plies[-1].side if self.game.plies else acting_side(self.game)

    def enabled(self) -> Mapping[str, bool]:
        """Which entries of the menus that are the hand's own can be used now."""
        return {"takeback": self.may_take_back.now}

    @Slot(str)
    def mend(self, act: str) -> None:
        """Put the record right; one that the program writes needs no mending."""

    def point_out(self) -> None:
        """Call the referee for an illegal move of the opponent (4.1.6)."""
        side, matter = acting_side(self.game), CallMatter.ILLEGAL_MOVE
        self._session.enact(lambda game, stamp: game.call_referee(side, stamp, matter=matter))

    def adjust(self) -> None:
        """Ask to adjust pieces (5.6), or say that it is done."""
        act, person = adjusting_act(self.game)
        side = person.side
        assert side is not None
        decide = Game.end_adjust if act is Act.END_ADJUST else Game.ask_adjust
        self._session.enact(lambda game, stamp: decide(game, side, stamp))

    def answer_adjust(self, yes: bool) -> None:
        """The opponent's answer to the wish to adjust pieces, or the word of who adjusted them that it is done."""
        asker = self.game.adjust_asked
        self._page.board.setFocus()
        if asker is None:
            self.adjust()
        else:
            self._session.enact(lambda game, stamp: game.answer_adjust(asker.other, yes, stamp))

    @Slot(int)
    def _pressed(self, point: int) -> None:
        """A piece is touched that is pressed (5.1, 5.2), but not one that the piece in hand is about to take."""
        game, side = self.game, self.game.position.to_move
        piece, name = board_of(game).piece_at(point), point_name(point)
        if piece is None or game.may(Act.TOUCH, Person.of(side)) is not None:
            return
        if piece.side is not side and (self._page.board.selected is not None or not self._is_at_board()):
            return
        if all(touch.point != name for touch in game.touches):
            self._session.enact(lambda game, stamp: game.touch(side, name, stamp))

    def _is_at_board(self) -> bool:
        """Whether a press can be taken for one of the side to move: the hand that just moved may still be there, or
        has not pressed the clock yet."""
        game = self.game
        passed = GUARD_MS if not game.plies else self._session.now_ms() - game.plies[-1].stamp.ms
        return game.clock.running is game.position.to_move and passed >= GUARD_MS

    @Slot(int, int)
    def _move_attempted(self, origin: int, target: int) -> None:
        self._session.move(Move.of(origin, target).uci)

    @Slot(int, int)
    def _put_down_elsewhere(self, origin: int, target: int) -> None:
        """On a point where it can't be: the board says nothing of what is only illegal."""
        if self.free:
            return
        bound = self.game.enforced
        obeys = bound is None or bound.admits(map(point_name, (origin, target)))
        self._page.notice(why_illegal(board_of(self.game), origin, target) if obeys else self.bound)

    @Slot(str)
    def _typed(self, text: str) -> None:
        board, script = board_of(self.game), self._view().script
        try:
            self._make(read_typed(board, text, script))
        except NotUnderstood as error:
            if error.illegal and self.free:
                self._ask_about(board, text)
            else:
                self._not_understood(error)

    def _ask_about(self, board: Board, text: str) -> None:
        """What is written wrongly is no move made wrongly: nothing is made of it unasked."""
        try:
            move = read_illegal(board, text, self._view().script)
        except NotUnderstood as error:
            self._not_understood(error)
        else:
            self._typed_move = len(self.game.plies), move
            self.asking_changed.emit()

    def _not_understood(self, error: NotUnderstood) -> None:
        self._page.notice(str(error))
        self._page.card.entry.selectAll()

    def _make(self, move: Move) -> None:
        if self._session.move(move.uci):
            self._page.card.entry.clear()
            self._page.board.setFocus()

    @Slot()
    def _forget(self) -> None:
        if self._typed_move is not None:
            self._typed_move = None
            self.asking_changed.emit()
