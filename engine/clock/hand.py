"""One side's account of time and moves."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from engine.clock.errors import DataError, optional, take

EXEMPT_BELOW_MS = 180_000
"""Below three minutes of the current limit a side may stop recording (S0 7.2)."""


@dataclass(frozen=True, slots=True)
class Hand:
    """One side's account. Times in milliseconds.

    ``left`` is the balance: what was granted less what was used. Only a flag lets it sink below zero; what is shown
    is ``remaining``. ``period_moves`` counts the moves of the current period, ``forfeited`` is what the last reset
    of the clock threw away (mode reset only), ``pending`` says that a move stands on the board but was not pressed.
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
        )
        if min(hand.used, hand.moves, hand.period_moves, hand.forfeited) < 0 or hand.period < 1:
            raise DataError(where, "a count below zero")
        if hand.left < 0 and hand.flag is None:
            raise DataError(f"{where}.left", "below zero without a flag")
        return hand
