"""One side's account of time and moves."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace

from engine.clock.errors import DataError, optional, take


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

    def with_fill_due(self, before: Hand, exempt_below: int) -> Hand:
        """This account as it follows ``before``: where another period began, what was not recorded under the exemption
        is to be filled in (S0 7.2). One that began while time ran began with nothing left of the one before."""
        left = before.left if self.used == before.used else 0
        due = self.period > before.period and left < exempt_below
        return replace(self, fill=True) if due else self

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
