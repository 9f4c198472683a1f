"""The base of the desk's forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLabel, QWidget

from app.dialogs.acts import ActForm
from app.play.actions import Allowed, set_allowed
from app.play.column import WISHED_HEIGHT
from app.play.strips import announce
from app.texts.entries import entry_text
from app.texts.refusals import refusal_text
from engine.game import RefusalCode

if TYPE_CHECKING:
    from app.desk.room import Room
    from engine.base import Stamp
    from engine.game import Event, Game

FORM_HEIGHT = 300
"""So much room a form takes from the clock, where that has it to give."""
LOOK_MS = 250
"""How often a form that shows running time looks again."""


class DeskForm(ActForm):
    """A form of the desk, opened through its room. It is made once for a game and filled in anew each time."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(WISHED_HEIGHT, FORM_HEIGHT)
        self.room = room

    def begin(self) -> None:
        """Fill the form in from the game as it is, and put the focus in its first field."""

    def follow(self) -> None:
        """The game has gone on while the form is open."""

    def say_fault(self, text: str) -> None:
        """Say what is wrong with what is filled in, also to a screen reader; "" that nothing is."""
        self.fault.setText(text)
        self.fault.setVisible(bool(text))
        announce(self, text)


class ForeseeingForm(DeskForm):
    """A form that says beforehand what its act comes to, or why it can't be done as it is filled in.

    ``decide`` is the act, ``missing`` what it can't be foreseen without, ``wanting`` what it can't be done without,
    ``outlook`` what follows, ``done`` what is said once it is done. Call ``look`` whenever a field changes.
    """

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.foreseen = QLabel()
        self.foreseen.setWordWrap(True)
        self.foreseen.setTextFormat(Qt.TextFormat.PlainText)
        self.inner.insertWidget(1, self.foreseen)
        self._again = QTimer(self)
        self._again.setInterval(LOOK_MS)
        self._again.timeout.connect(self._look_again)

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        """What handing the form over does. Raises Refused."""
        raise NotImplementedError

    def missing(self) -> str:
        """What has to be filled in before anything can be foreseen, "" if nothing has."""
        return ""

    def wanting(self) -> str:
        """What has to be filled in besides, "" if nothing has."""
        return ""

    def outlook(self, after: Game) -> str:
        """What the act comes to."""
        return ""

    def done(self) -> str:
        """What is said once it is done, "" for nothing."""
        return entry_text(self.room.game.log[-1], self.room.game.setup.sides)

    def run(self) -> None:
        """Look again and again from now on: the form shows time that runs."""
        self._again.start()

    def follow(self) -> None:
        self.look()

    @Slot()
    def look(self) -> None:
        """Say what the act would come to now; a screen reader hears it at the button."""
        self._look_again()
        self.accept.setAccessibleDescription(self.fault.text() or self.foreseen.text())

    @Slot()
    def _look_again(self) -> None:
        missing = self.missing()
        after = self.room.foresee(self.decide) if not missing else None
        why_not = refusal_text(after) if isinstance(after, RefusalCode) else missing or self.wanting()
        self.foreseen.setText("" if after is None or isinstance(after, RefusalCode) else self.outlook(after))
        self.foreseen.setVisible(bool(self.foreseen.text()))
        self.fault.setText(why_not)
        self.fault.setVisible(bool(why_not))
        self._allow(not why_not, why_not)

    def _allow(self, now: bool, why_not: str) -> None:
        if now == self.accept.isEnabled() and why_not == self.accept.toolTip():
            return
        if self.accept.hasFocus() and not now:
            self.cancel.setFocus()
        set_allowed(self.accept, Allowed(now, why_not))

    @Slot()
    def submit(self) -> None:
        self.look()
        if self.accept.isEnabled() and self.room.do(self.decide) and (said := self.done()):
            self.room.notice(said)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._again.stop()
