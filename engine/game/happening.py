"""What every event of a game has in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.base import Stamp


@dataclass(frozen=True, slots=True)
class Happening:
    """``clerical`` events leave the result as it is and may follow it."""

    clerical: ClassVar[bool] = False
    stamp: Stamp
