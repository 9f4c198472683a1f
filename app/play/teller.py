"""Tells what goes on in a game: on the line of the page, to a screen reader once, and by a key on request."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.play import questions
from app.play.hand import PlayerHand, Standing
from app.play.page import GamePage
from app.play.shown import board_of, lines_of, told_ply
from app.record.rows import RecordWriter
from app.session import GameSession
from app.texts.clock_only import press_text
from app.texts.endings import in_a_row
from app.texts.keying import is_keying
from app.texts.situation import Sentence, last_move_text, situation, situation_heard
from app.texts.told import Told, clocks_told, no_board_told, pieces_told
from engine.game import Game, Phase, PressRefused


class Teller(QObject):
    """Speaks about one game being played. ``hand`` says what touched pieces bind to, and how a record that is keyed
    stands to the presses."""

    def __init__(
        self,
        session: GameSession,
        page: GamePage,
        writer: RecordWriter,
        hand: PlayerHand,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._page, self._writer = session, page, writer
        self._hand = hand
        self._seen = len(session.game.log)

    def say(self) -> None:
        """The standing sentence, unless the question of the moment says itself what is going on."""
        game, seen = self._session.game, self._seen
        self._seen = len(game.log)
        asked = self._page.question.question
        name = asked.name if asked is not None else ""
        record = self._hand.standing
        if name in questions.TELLING:
            self._page.say(Sentence(record.text, record.alarm, ""))
            return
        check, bound, ply = board_of(game).is_check(), self._hand.bound, told_ply(game)
        said = situation(game, self._written(game, ply), check, bound)
        # an offer is told by the question to the opponent
        heard = "" if name in questions.OFFERS else situation_heard(game, self._spoken(game, ply), check, bound)
        again = len(game.log) > seen and isinstance(game.log[-1], PressRefused)
        self._page.say(_with_record(game, said, record, heard), again=again)

    def tell(self, what: str) -> str:
        """Answer a request for the clocks, the last move or the pieces; returns what was told, for a voice."""
        told = self._answer(what)
        self._page.notice(told.text, alarm=False, heard=told.heard)
        return told.heard

    def _answer(self, what: str) -> Told:
        game, view = self._session.game, self._page.faces.view
        if what == "tell_clocks" and view is not None:
            return clocks_told(view)
        if what == "tell_pieces":
            return no_board_told() if game.setup.boardless else pieces_told(board_of(game))
        if game.setup.boardless:
            return Told.same(press_text(game, len(game.plies)))
        check, ply = board_of(game).is_check(), len(game.plies)
        texts = self._written(game, ply), self._spoken(game, ply)
        written, spoken = (last_move_text(game, text, check) for text in texts)
        return Told(written, spoken)

    def _written(self, game: Game, ply: int) -> str:
        """A move as it is written."""
        return self._writer.text(ply) if ply and lines_of(game) else ""

    def _spoken(self, game: Game, ply: int) -> str:
        """The same in words."""
        return self._writer.spoken(ply) if ply and lines_of(game) else ""


def _with_record(game: Game, said: Sentence, record: Standing, heard: str) -> Sentence:
    """The eye sees the news in the record itself, and here how it stands; the ear hears the news."""
    if not record.text:
        return Sentence(said.text, said.alarm, heard)
    if record.alarm:
        return Sentence(record.text, True, heard)
    news = "" if is_keying(game.log[-1]) and game.phase is Phase.RUNNING else said.text
    return Sentence(in_a_row(news, record.text), said.alarm, heard)
