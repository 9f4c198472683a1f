"""The referee's forms on the page of a game, filled in beforehand with what its record calls for."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from app.dialogs.acts import FoulForm, RulingForm
from app.play.page import GamePage
from app.play.shown import acting_side
from app.session import GameSession
from engine.base import Outcome, Side, Termination, Winner
from engine.game import FoulDue, Game


class Desk(QObject):
    """Fouls and rulings of one game."""

    def __init__(self, session: GameSession, page: GamePage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._page = session, page
        self._fouls = FoulForm(session.game.regulations.fouls.articles, page)
        self._rulings = RulingForm(page)
        self._fouls.called.connect(self._foul_called)
        self._rulings.ruled.connect(self._ruled)
        for form in (self._fouls, self._rulings):
            form.hide()
            form.cancelled.connect(page.show_record)

    @Slot()
    def open_foul(self) -> None:
        """The form for a foul: the one that is due, else the first of the list by the side whose time runs."""
        game = self._session.game
        self._page.show_form(self._fouls)
        if game.fouls_due:
            due = game.fouls_due[0]
            self._fouls.open_for(due.side, due.article, due.count)
        else:
            self._fouls.open_for(acting_side(game))

    @Slot()
    def open_ruling(self) -> None:
        """The form for a ruling: what the record calls for, else what only a referee can see."""
        game = self._session.game
        proposed = game.proposals[0] if game.proposals else _first_ruling(game)
        self._page.show_form(self._rulings)
        self._rulings.open_for(proposed.termination, proposed.winner)

    def answer_due(self, foul: bool) -> None:
        """The foul that is due is to be called, or is none."""
        if foul:
            self.open_foul()
            return
        for due in self._session.game.fouls_due[:1]:
            self._session.waive_foul(due)

    @Slot(object, str, int, str)
    def _foul_called(self, side: Side, article: str, count: int, note: str) -> None:
        due = _due(self._session.game, side, article)
        if due is not None:
            done = self._session.call_due(replace(due, count=count), note)
        else:
            done = self._session.foul(side, article, count, note)
        if done:
            self._page.show_record()

    @Slot(object, str)
    def _ruled(self, outcome: Outcome, reason: str) -> None:
        if self._session.rule(outcome, reason):
            self._page.show_record()


def _due(game: Game, side: Side, article: str) -> FoulDue | None:
    """The foul due that such a call is the answer to."""
    return next((due for due in game.fouls_due if (due.side, due.article) == (side, article)), None)


def _first_ruling(game: Game) -> Outcome:
    """What the form for a ruling offers first: the loss of a fallen flag, else a draw that only a referee can see."""
    flagged = game.clock.first_flag
    if flagged is not None:
        return game.regulations.loss(flagged, Termination.TIME)
    return Outcome(Termination.NO_WINNING_CHANCES, Winner.DRAW)
