"""A game of which the program sees the clock alone: it is played on a wooden board, and presses are its moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.base import Outcome, Side


@dataclass(frozen=True, slots=True)
class Boardless:
    """What stands in the place of a position. No move can be made on it, and it decides nothing."""

    to_move: Side = Side.RED

    def legal(self, move: str) -> bool:
        raise ValueError(f"there is no board for {move!r}")

    def apply(self, move: str) -> Self:
        raise ValueError(f"there is no board for {move!r}")

    def outcome(self) -> Outcome | None:
        return None
