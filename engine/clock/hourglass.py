"""The hourglass 沙漏: what one side uses the other gets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.clock.errors import take
from engine.clock.hand import Hand
from engine.clock.kind import Border, Kind, Showing, check


@dataclass(frozen=True, slots=True)
class Hourglass(Kind):
    """``main`` ms at the beginning. The sum of both sides stays the same while nobody but they use time."""

    main: int

    name: ClassVar[str] = "hourglass"

    def __post_init__(self) -> None:
        check(self.main > 0, "main", "must be above zero")

    def fresh(self) -> Hand:
        return Hand(left=self.main)

    def room(self, hand: Hand) -> int:
        return hand.left

    def spend(self, hand: Hand, ms: int) -> tuple[Hand, tuple[Border, ...]]:
        return replace(hand, used=hand.used + ms, left=hand.left - ms), ()

    def wait(self, hand: Hand, ms: int) -> Hand:
        return replace(hand, left=hand.left + ms)

    def complete(self, hand: Hand) -> Hand:
        return self.conclude(hand)

    def show(self, hand: Hand) -> Showing:
        return Showing(hand.remaining, hand.left)

    def to_dict(self) -> dict[str, object]:
        return {"main": self.main}

    @classmethod
    def from_dict(cls, data: object, where: str) -> Self:
        return cls(take(data, where, "main", int))
