"""What a refereed game asks of the rules it is played by: all that this floor knows of xiangqi."""

from __future__ import annotations

from typing import Protocol, Self

from engine.base import Outcome, Side


class PositionLike(Protocol):
    """A position as an immutable value. Moves are text ("h2e2")."""

    @property
    def to_move(self) -> Side: ...

    def legal(self, move: str, /) -> bool:
        """Whether the rules allow ``move`` here. ValueError for a text that is no move at all."""

    def apply(self, move: str, /) -> Self:
        """The position after any from-to, also an irregular one (4.1.6, 5.8). ValueError if it can't be one."""

    def outcome(self) -> Outcome | None:
        """The result the board itself gives: checkmate (4.1.1) or stalemate (4.1.3)."""


class Rules(Protocol):
    """Where a game begins."""

    def start(self, fen: str | None = None, /) -> PositionLike:
        """The position of ``fen``, or the usual one. ValueError if ``fen`` shows none."""
