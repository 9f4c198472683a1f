"""The acts of the Play and Referee menus: handed to the game of the window, enabled by what may be done in it now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction

from engine.base import Side

if TYPE_CHECKING:
    from app.play.controller import PlayController

STEPS = ("first", "previous", "next", "last")
KEYING = ("key_wrong", "key_insert", "key_replace", "key_keep", "key_drop")


class PlayActs(QObject):
    """One slot for each entry of the menus; without a game in progress none does anything."""

    def __init__(self, playing: Callable[[], PlayController | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._playing = playing

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The slots by the names of their actions."""
        return {
            "press": self.press,
            "draw": self.offer_draw,
            "claim": self.claim,
            "resign": self.resign,
            "resign_red": self.resign_red,
            "resign_black": self.resign_black,
            "takeback": self.take_back,
            "call": self.call_referee,
            "point_out": self.point_out,
            "adjust": self.adjust,
            "pause": self.toggle_pause,
            "desk": self.open_desk,
            "foul": self.open_foul,
            "ruling": self.open_ruling,
            "repetition": self.open_repetition,
            "rule_repetition": self.open_repetition,
            **dict.fromkeys(KEYING, self.mend_record),
        }

    def update_actions(self, actions: Mapping[str, QAction]) -> None:
        """Enable what may be done now."""
        playing = self._playing()
        enabled = playing.enabled() if playing is not None else {}
        for name in self.handlers():
            actions[name].setEnabled(enabled.get(name, False))
        texts = {"start": self.tr("&Start the clocks"), "resume": self.tr("&Let the clocks go on")}
        pausing = playing.pausing.value if playing is not None else ""
        actions["pause"].setText(texts.get(pausing, self.tr("&Stop the clocks")))
        adjusting = playing is not None and playing.game.adjusting is not None
        keyed = playing is not None and playing.game.setup.keyed
        actions["keying"].setVisible(keyed)
        actions["takeback"].setText(self.tr("&Undo the last change of the record") if keyed else self.tr("&Take back"))
        actions["adjust"].setText(self.tr("Pieces are &adjusted") if adjusting else self.tr("&Adjust pieces"))

    @Slot()
    def press(self) -> None:
        """The space bar."""
        self.press_key(Qt.Key.Key_Space)

    @Slot(int)
    def press_key(self, key: int) -> None:
        """A key that presses a clock."""
        self._do(lambda play: play.clock.press_key(key))

    @Slot()
    def offer_draw(self) -> None:
        self._do(lambda play: play.bar_acts.offer_draw())

    @Slot()
    def claim(self) -> None:
        self._do(lambda play: play.bar_acts.claiming.open())

    @Slot()
    def resign(self) -> None:
        self._do(lambda play: play.bar_acts.arm_resign())

    @Slot()
    def resign_red(self) -> None:
        self._do(lambda play: play.bar_acts.arm_resign(Side.RED))

    @Slot()
    def resign_black(self) -> None:
        self._do(lambda play: play.bar_acts.arm_resign(Side.BLACK))

    @Slot()
    def take_back(self) -> None:
        self._do(lambda play: play.bar_acts.take_back())

    @Slot()
    def call_referee(self) -> None:
        self._do(lambda play: play.bar_acts.call_referee())

    @Slot()
    def point_out(self) -> None:
        self._do(lambda play: play.hand.point_out())

    @Slot()
    def adjust(self) -> None:
        self._do(lambda play: play.hand.adjust())

    @Slot()
    def mend_record(self) -> None:
        """An entry for a record that is keyed, told by its action."""
        action = self.sender()
        if action is not None:
            act = action.objectName().removeprefix("key_")
            self._do(lambda play: play.hand.mend(act))

    @Slot()
    def toggle_pause(self) -> None:
        self._do(lambda play: play.bar_acts.toggle_pause())

    @Slot()
    def open_desk(self) -> None:
        self._do(lambda play: play.desk.open())

    @Slot()
    def open_foul(self) -> None:
        self._do(lambda play: play.desk.open_foul())

    @Slot()
    def open_ruling(self) -> None:
        self._do(lambda play: play.desk.open_ruling())

    @Slot()
    def open_repetition(self) -> None:
        self._do(lambda play: play.open_repetition())

    def _do(self, act: Callable[[PlayController], None]) -> None:
        playing = self._playing()
        if playing is not None:
            act(playing)
