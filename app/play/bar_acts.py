"""What the two players do beside moving: the action bar and the entries of the Play menu."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from app.play.actions import set_allowed
from app.play.hand import PlayerHand
from app.play.page import GamePage
from app.play.shown import acting_side, allowed
from app.ruling.claim_form import ClaimForm
from app.session import GameSession
from app.texts.endings import side_name
from engine.base import Side
from engine.game import Act, Game, Person, Phase


class BarActs(QObject):
    """Between the buttons of the players and the session."""

    def __init__(self, session: GameSession, page: GamePage, hand: PlayerHand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._page, self._hand = session, page, hand
        self._resigning: Side | None = None
        self.claiming = ClaimForm(session, page, page)
        self.claiming.hide()
        page.bar.set_refereed(session.game.regulations.refereed)
        page.bar.triggered.connect(self._triggered)
        page.bar.resigned.connect(self._resigned)
        page.bar.resign.armed_changed.connect(self._resign_armed)

    @property
    def game(self) -> Game:
        return self._session.game

    def show(self) -> None:
        """Say on the buttons what they do now, and which may be used."""
        self.claiming.follow()
        game, bar, side = self.game, self._page.bar, acting_side(self.game)
        self._show_bar(game.phase is not Phase.OVER)
        person = Person.of(side)
        resign = allowed(game, Act.RESIGN, person)
        set_allowed(bar.draw, allowed(game, Act.OFFER_DRAW, person))
        set_allowed(bar.claim, allowed(game, Act.CLAIM, person))
        set_allowed(bar.resign, resign)
        set_allowed(bar.takeback, self._hand.may_take_back)
        set_allowed(bar.referee, allowed(game, Act.CALL_REFEREE, person))
        set_allowed(bar.pause, allowed(game, self._bar_pausing(), game.host))
        bar.name_buttons(self._resigning or side, paused=game.phase is Phase.PAUSED)

    def _show_bar(self, shown: bool) -> None:
        """A game that is over has no actions; the hand that was on one of them goes to the board."""
        bar = self._page.bar
        focused = QApplication.focusWidget()
        if not shown and focused is not None and bar.isAncestorOf(focused):
            self._page.board.setFocus()
        bar.setVisible(shown)

    def _bar_pausing(self) -> Act:
        """The button only stops and goes on: starting is asked for in its own place."""
        return Act.RESUME if self.game.phase is Phase.PAUSED else Act.PAUSE

    @Slot(str)
    def _triggered(self, name: str) -> None:
        acts = {
            "draw": self.offer_draw,
            "claim": self.claiming.open,
            "takeback": self.take_back,
            "referee": self.call_referee,
            "pause": self.toggle_pause,
        }
        # A button that its own act disables would hand the focus on to its neighbour, which resigns.
        self._hand.rest()
        acts[name]()

    @Slot()
    def offer_draw(self) -> None:
        self._session.offer_draw(acting_side(self.game))

    @Slot()
    def take_back(self) -> None:
        self._hand.take_back()

    @Slot()
    def call_referee(self) -> None:
        self._session.call_referee(acting_side(self.game))

    @Slot()
    def start(self) -> None:
        """The clocks run from here on, and the hand goes to where the moves are made."""
        self._page.board.setFocus()
        self._session.start()
        self._hand.rest()

    @Slot()
    def toggle_pause(self) -> None:
        """Start the clocks, stop them, or let them go on."""
        if self.game.phase is Phase.SETUP:
            self.start()
        elif self.game.phase is Phase.PAUSED:
            self._session.go_on()
        else:
            self._session.pause()

    def arm_resign(self, side: Side | None = None) -> None:
        """The first of the two steps of resigning, for the side whose time it is unless one is named."""
        self._resigning = side or acting_side(self.game)
        self._page.bar.name_buttons(self._resigning, paused=self.game.phase is Phase.PAUSED)
        self._page.bar.resign.arm()

    @Slot(bool)
    def _resign_armed(self, armed: bool) -> None:
        if armed:
            self._resigning = self._resigning or acting_side(self.game)
            text = self.tr("{side} resigns? The key Y or a second click confirms it; Esc takes it back.")
            self._page.notice(text.format(side=side_name(self._resigning)))
        else:
            self._resigning = None
            self._page.say_again()

    @Slot()
    def _resigned(self) -> None:
        self._session.resign(self._resigning or acting_side(self.game))
