"""Where a game stands."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """HELD: a flag is before the referee. An adjourned game is PAUSED too."""

    SETUP = "setup"
    RUNNING = "running"
    PAUSED = "paused"
    HELD = "held"
    OVER = "over"
