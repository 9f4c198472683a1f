"""Follows one game and lets it be heard: sounds of what happens, low time, and moves read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible

from app.play.shown import last_move
from app.session import GameSession
from app.settings import Settings
from app.sound.cues import Cue
from app.sound.happenings import cues, in_check
from app.sound.low_time import Call, Kind, LowTime
from app.texts.endings import in_a_row
from app.texts.sides import side_called
from app.texts.spoken import check_text, left_text, overtime_text, side_move_text, spoken_move, time_over_text
from engine.base import Side
from engine.game import FlagFell, Game, MoveMade

if TYPE_CHECKING:
    from app.program import Program

WARN, COUNT, OFF = "warn", "count", "off"


class Ears(QObject):
    """What is heard of a game is what its log brought since it was looked at last: never its past.

    Signals:
        warned(str): little time is left; a sentence for a screen reader, whatever the settings say of sounds.
    """

    warned = Signal(str)

    def __init__(self, session: GameSession, program: Program, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._program = session, program
        self._seen = len(session.game.log)
        self._low = LowTime()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.look)
        session.changed.connect(self._changed)
        program.view_changed.connect(self._settle)
        self._settle()

    @property
    def _wishes(self) -> Settings:
        return self._program.settings.value

    @property
    def _speaks(self) -> bool:
        return self._program.loudspeaker.speaks(self._program.language)

    @Slot()
    def look(self) -> None:
        """Call what is to be called now, and come back when there may be more."""
        game, now = self._session.game, self._session.now_ms()
        call = self._low.look(game.clock, now)
        if call is not None:
            self._tell(call)
        ahead = self._low.next_look(game.clock, now)
        listens = self._wishes.low_time != OFF or QAccessible.isActive()
        if ahead is None or not listens or self._session.error is not None:
            self._timer.stop()
        else:
            self._timer.start(ahead)

    @Slot()
    def _settle(self) -> None:
        """Have ready what the settings ask for."""
        wishes = self._wishes
        voice = wishes.read_moves or wishes.call_check or wishes.low_time != OFF
        self._program.loudspeaker.prepare(sounds=wishes.sounds != OFF, voice=voice)
        self.look()

    @Slot()
    def _changed(self) -> None:
        game, seen = self._session.game, self._seen
        self._seen = len(game.log)
        for cue in cues(game, seen):
            if self._is_wanted(cue, game):
                self._program.loudspeaker.play(cue)
        self._read(game, seen)
        self.look()

    def _is_wanted(self, cue: Cue, game: Game) -> bool:
        """In a hall other games go on: there, unless it is asked for, only the end of time is heard."""
        wish = self._wishes.sounds
        quiet = wish == "time_out" or (wish == "fitting" and game.regulations.refereed)
        return wish != OFF and (cue is Cue.FLAG or not quiet)

    def _read(self, game: Game, seen: int) -> None:
        """Read aloud what happened, as far as it is wanted."""
        wishes, fresh = self._wishes, game.log[seen:]
        # what a recorder keys is for his eyes alone
        moved = any(isinstance(event, MoveMade) for event in fresh) and not game.setup.keyed
        checked = wishes.call_check and moved and in_check(game)
        said = self._move(game) if wishes.read_moves and moved else ""
        text = in_a_row(said, check_text() if checked else "")
        over = next((event for event in fresh if isinstance(event, FlagFell)), None)
        if over is not None and wishes.low_time != OFF and Cue.FLAG in cues(game, seen):
            text = in_a_row(text, time_over_text(self._called(over.side)))
        if text and self._speaks:
            self._program.loudspeaker.say(text, self._program.language)
        elif checked:
            self._play(Cue.CHECK)

    def _move(self, game: Game) -> str:
        last = last_move(game)
        if last is None:
            return ""
        return side_move_text(self._called(game.plies[-1].side), spoken_move(*last, self._program.language))

    def _called(self, side: Side) -> str:
        return side_called(side, self._session.game.setup.sides)

    def _tell(self, call: Call) -> None:
        """A call of low time: to a screen reader at each mark; aloud, or by a tone, as the settings say."""
        wish = self._wishes.low_time
        if call.kind is Kind.COUNT:
            if wish == COUNT:
                self._say_or_play(str(call.seconds), Cue.TICK)
            return
        mark = call.kind is Kind.MARK
        called = self._called(call.side)
        text = left_text(called, call.left) if mark else overtime_text(called, call.face)
        self.warned.emit(text)
        if wish != OFF:
            self._say_or_play(text, Cue.LOW)

    def _say_or_play(self, text: str, cue: Cue) -> None:
        if self._speaks:
            self._program.loudspeaker.say(text, self._program.language, at_once=True)
        else:
            self._play(cue)

    def _play(self, cue: Cue) -> None:
        if self._wishes.sounds != OFF:
            self._program.loudspeaker.play(cue)
