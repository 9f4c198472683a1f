"""The acts of the Play and Referee menus: handed to the game of the window, enabled by what may be done in it now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from app.play.controller import PlayController
from app.play.shown import acting_side
from engine.base import Side
from engine.game import Act, Game, Person, Phase

Playing = Callable[[], PlayController | None]


class PlayActs(QObject):
    """One slot for each entry of the menus; without a game in progress none does anything."""

    def __init__(self, playing: Playing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._playing = playing

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The slots by the names of their actions."""
        return {
            "draw": self.offer_draw,
            "resign": self.resign,
            "resign_red": self.resign_red,
            "resign_black": self.resign_black,
            "takeback": self.take_back,
            "call": self.call_referee,
            "pause": self.toggle_pause,
            "foul": self.open_foul,
            "ruling": self.open_ruling,
        }

    def update_actions(self, actions: Mapping[str, QAction]) -> None:
        """Enable what may be done now."""
        playing = self._playing()
        enabled = _enabled(playing.game) if playing is not None else {}
        for name in self.handlers():
            actions[name].setEnabled(enabled.get(name, False))
        texts = {Phase.SETUP: self.tr("&Start the clocks"), Phase.PAUSED: self.tr("&Let the clocks go on")}
        phase = playing.game.phase if playing is not None else Phase.RUNNING
        actions["pause"].setText(texts.get(phase, self.tr("&Stop the clocks")))

    @Slot()
    def press(self) -> None:
        """The space bar."""
        self._do(PlayController.press)

    @Slot()
    def offer_draw(self) -> None:
        self._do(PlayController.offer_draw)

    @Slot()
    def resign(self) -> None:
        self._do(PlayController.arm_resign)

    @Slot()
    def resign_red(self) -> None:
        self._do(lambda play: play.arm_resign(Side.RED))

    @Slot()
    def resign_black(self) -> None:
        self._do(lambda play: play.arm_resign(Side.BLACK))

    @Slot()
    def take_back(self) -> None:
        self._do(PlayController.take_back)

    @Slot()
    def call_referee(self) -> None:
        self._do(PlayController.call_referee)

    @Slot()
    def toggle_pause(self) -> None:
        self._do(PlayController.toggle_pause)

    @Slot()
    def open_foul(self) -> None:
        self._do(PlayController.open_foul)

    @Slot()
    def open_ruling(self) -> None:
        self._do(PlayController.open_ruling)

    def _do(self, act: Callable[[PlayController], None]) -> None:
        playing = self._playing()
        if playing is not None:
            act(playing)


def _enabled(game: Game) -> Mapping[str, bool]:
    person = Person.of(acting_side(game))
    mover = Person.of(game.plies[-1].side) if game.plies else person
    pausing = {Phase.SETUP: Act.START, Phase.PAUSED: Act.RESUME}.get(game.phase, Act.PAUSE)
    asked = {
        "draw": (Act.OFFER_DRAW, person),
        "resign": (Act.RESIGN, person),
        "resign_red": (Act.RESIGN, Person.RED),
        "resign_black": (Act.RESIGN, Person.BLACK),
        "takeback": (Act.ASK_TAKEBACK, mover),
        "call": (Act.CALL_REFEREE, person),
        "pause": (pausing, game.host),
        "foul": (Act.FOUL, Person.REFEREE),
        "ruling": (Act.RULE, Person.REFEREE),
    }
    return {name: game.may(act, who) is None for name, (act, who) in asked.items()}
