"""One side's account of time and moves."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from engine.clock.errors import DataError, optional, take

EXEMPT_BELOW_MS = 180_000
"""Below three minutes of the current limit a side may stop recording (S0 7.2)."""


@dataclass(frozen=True, slots=True)
class Hand:
    """One side's account. Times in milliseconds.

    ``left`` is the balance of main time: what was granted less what was used. Only a flag lets it sink below zero; what
    is shown is ``remaining``. ``given`` is what the referee added to it by a bonus or by setting it, less what he took.
    ``period_moves`` counts the moves of the current period or block, ``forfeited`` is what the last renewal of the
    clock threw away (mode reset, Canadian), ``pending`` says that a move stands on the board but was not pressed.

    ``spent`` is what was used of the running delay, byo-yomi period or block; ``lost`` counts byo-yomi periods gone,
    overruns, or blocks completed; ``overtime`` says that the main time was not enough. ``owed`` is what penalties found
    no main time for.
    """

    left: int
    used: int = 0
    moves: int = 0
    period: int = 1
    period_moves: int = 0
    forfeited: int = 0
    flag: int | None = None
    fill: bool = False
    pending: bool = False
    given: int = 0
    spent: int = 0
    lost: int = 0
    overtime: bool = False
    owed: int = 0

    @property
    def remaining(self) -> int:
        return max(0, self.left)

    @property
    def exempt(self) -> bool:
        return self.left < EXEMPT_BELOW_MS

    def to_dict(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_dict(cls, data: object, where: str) -> Hand:
        """Raises DataError."""
        hand = cls(
            left=take(data, where, "left", int),
            used=take(data, where, "used", int),
            moves=take(data, where, "moves", int),
            period=take(data, where, "period", int),
            period_moves=take(data, where, "period_moves", int),
            forfeited=take(data, where, "forfeited", int),
            flag=optional(data, where, "flag", int),
            fill=take(data, where, "fill", bool),
            pending=take(data, where, "pending", bool),
            given=optional(data, where, "given", int) or 0,
            spent=optional(data, where, "spent", int) or 0,
            lost=optional(data, where, "lost", int) or 0,
            overtime=optional(data, where, "overtime", bool) or False,
            owed=optional(data, where, "owed", int) or 0,
        )
        if min(getattr(hand, name) for name in _COUNTS) < 0 or hand.period < 1:
            raise DataError(where, "a count below zero")
        if hand.left < 0 and hand.flag is None:
            raise DataError(f"{where}.left", "below zero without a flag")
        return hand


_COUNTS = ("used", "moves", "period_moves", "forfeited", "spent", "lost", "owed")
