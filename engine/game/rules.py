"""What a refereed game asks of the rules it is played by: all that this floor knows of xiangqi."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol, Self, runtime_checkable

from engine.base import Outcome, Side

NO_MOVE = "0000"
"""A move that nobody knows, as UCI writes it: it only passes the turn. Only a record that was keyed may hold one."""


class PositionLike(Protocol):
    """A position as an immutable value. Moves are text ("h2e2")."""

    @property
    def to_move(self) -> Side: ...

    def legal(self, move: str, /) -> bool:
        """Whether the rules allow ``move`` here. ValueError for a text that is no move at all."""

    def apply(self, move: str, /) -> Self:
        """The position after any from-to, also an irregular one (4.1.6, 5.8), or NO_MOVE. ValueError if it is none."""

    def outcome(self) -> Outcome | None:
        """The result the board itself gives: checkmate (4.1.1) or stalemate (4.1.3)."""


@runtime_checkable
class TouchRules(Protocol):
    """What touch-move asks of a position. A game whose positions can't answer is refereed without it.

    Points are text ("h2"); ValueError for a text that is none. "Can" means that the rules allow it altogether.
    """

    @property
    def to_move(self) -> Side: ...

    def owner(self, point: str, /) -> Side | None:
        """Whose piece stands there."""

    def moves_of(self, point: str, /) -> tuple[str, ...]:
        """The moves of the piece there."""

    def captures_of(self, point: str, /) -> tuple[str, ...]:
        """The moves that take the piece there."""

    def touched_by(self, move: str, /) -> tuple[str, ...]:
        """The points whose pieces a move, allowed or not, lays hands on."""


@runtime_checkable
class ClaimRules(Protocol):
    """What claims and orders to vary ask of a position (4.1.7, 4.2.4)."""

    @property
    def quiet_plies(self) -> int:
        """Plies since the last capture."""

    @property
    def in_check(self) -> bool:
        """Whether the side to move is in check."""

    @property
    def identity(self) -> Hashable:
        """What is the same in positions that repeat."""


@runtime_checkable
class OffenceRules(Protocol):
    """What the noticing of an illegal move asks of the position after it."""

    @property
    def facing(self) -> bool:
        """Whether the generals face (4.1.2)."""

    @property
    def exposed(self) -> bool:
        """Whether the mover's own general can be taken."""


@runtime_checkable
class MaterialRules(Protocol):
    """What the proposal of a draw asks of a position (4.2.1)."""

    @property
    def dead(self) -> bool:
        """Whether no move of either side could ever win."""


class Rules(Protocol):
    """Where a game begins."""

    def start(self, fen: str | None = None, /) -> PositionLike:
        """The position of ``fen``, or the usual one. ValueError if ``fen`` shows none."""
