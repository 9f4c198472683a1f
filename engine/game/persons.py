"""Who acts in a game, and the offices of those who referee it."""

from __future__ import annotations

from enum import StrEnum

from engine.base import Side


class Person(StrEnum):
    """Who acts. PLAYERS are both together, as at a table without a referee; the RECORDER (记录员) keys what they play
    on a wooden board."""

    RED = "red"
    BLACK = "black"
    REFEREE = "referee"
    PLAYERS = "players"
    RECORDER = "recorder"

    @classmethod
    def of(cls, side: Side) -> Person:
        return cls(side.value)

    @property
    def side(self) -> Side | None:
        return Side(self.value) if self in (Person.RED, Person.BLACK) else None
