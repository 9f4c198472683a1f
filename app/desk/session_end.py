"""The end of the session: announced by the referee, told again as it comes near."""

from __future__ import annotations

import re
from unicodedata import normalize

from PySide6.QtWidgets import QLineEdit, QWidget

from app.desk.form import ForeseeingForm
from app.desk.room import Room
from app.texts.session_end import end_announced, end_text, hour_wanted
from engine.base import Stamp
from engine.game import Event, Game

TELL_AT = (30, 15, 10, 5, 3, 2, 1, 0)
"""So many minutes before the end it is told."""
_DAY, _LATE = 1_440, 720
_HOUR = re.compile(r"([01]?\d|2[0-3])[:.]?([0-5]\d)")


def read_hour(text: str) -> str:
    """A time of day as "17:30", from "17:30", "17.30" or "1730"; "" for anything else."""
    found = _HOUR.fullmatch(normalize("NFKC", text).strip())
    return f"{int(found[1]):02}:{found[2]}" if found else ""


def minutes_left(end: str, wall: str) -> int | None:
    """The minutes from a wall time (ISO) to the time of day ``end``, rounded up, below zero once it is past; None if
    ``end`` is no time of day."""
    hour = read_hour(end)
    if not hour:
        return None
    now = int(wall[11:13]) * 60 + int(wall[14:16])
    left = (int(hour[:2]) * 60 + int(hour[3:]) - now) % _DAY
    return left - _DAY if left > _LATE else left


class SessionEndForm(ForeseeingForm):
    """At what time of day the session ends."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.at = QLineEdit()
        self.at.setMaxLength(8)
        self.form.add("at", self.at)
        self.at.textChanged.connect(self.look)
        self.retranslate()

    def begin(self) -> None:
        self.at.setText(self.room.game.session_end)
        self.look()
        self.at.setFocus()
        self.at.selectAll()

    def decide(self, game: Game, stamp: Stamp) -> tuple[Event, ...]:
        return game.announce_end(read_hour(self.at.text()), stamp)

    def missing(self) -> str:
        return "" if read_hour(self.at.text()) else hour_wanted()

    def outlook(self, after: Game) -> str:
        left = minutes_left(after.session_end, self.room.session.wall())
        return end_text(after.session_end, left or 0)

    def done(self) -> str:
        return end_announced(self.room.game.session_end)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("End of the session"))
        self.accept.setText(self.tr("Announce it"))
        self.explanation.setText(self.tr("It is told again as it comes near."))
        self.form.name_rows({"at": self.tr("Ends at")})
