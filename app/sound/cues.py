"""The sounds of the program, by the names of their files."""

from __future__ import annotations

from enum import StrEnum


class Cue(StrEnum):
    """A sound; the more pressing come first."""

    FLAG = "flag"
    CHECK = "check"
    LOW = "low"
    TICK = "tick"
    CAPTURE = "capture"
    MOVE = "move"
    PRESS = "press"
    OFFER = "offer"
    """Somebody asks the other player or the referee for something."""
