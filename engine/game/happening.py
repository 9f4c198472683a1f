"""What every event of a game has in common."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine.base import Stamp


@dataclass(frozen=True, slots=True)
class Happening:
    """``clerical`` events leave the result as it is and may follow it."""

    clerical: ClassVar[bool] = False
    stamp: Stamp


def later(default: Any) -> Any:
    """A field that came later. It is written only where it says something, so that a game which needs no later version
    can still be read by an earlier one."""
    return field(default=default, metadata={"later": True})
