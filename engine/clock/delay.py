"""A stretch at the beginning of each move that costs nothing: delay, step limit, step and reserve."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self

from engine.clock.errors import maybe_choice, take
from engine.clock.hand import Hand
from engine.clock.kind import Border, Extra, ExtraStyle, Kind, Showing, check


class DelayShow(StrEnum):
    """How the free stretch is shown; all three count the same."""

    US = "us"
    """Main time and delay apart. Without main time it is a limit on each move 步限."""
    BRONSTEIN = "bronstein"
    """Main time and the rest of the delay in one figure."""
    STEP = "step+bank"
    """A limit on each move and a reserve beyond it (S2 chapter 9, 1: two minutes, thirty in reserve 延长时间)."""


@dataclass(frozen=True, slots=True)
class Delay(Kind):
    """``delay`` ms of each move are free, what goes beyond comes off ``main``."""

    main: int
    delay: int
    shown: DelayShow = DelayShow.US

    name: ClassVar[str] = "delay"

    def __post_init__(self) -> None:
        check(self.main >= 0, "main", "below zero")
        check(self.delay > 0, "delay", "must be above zero")

    @property
    def manner(self) -> object:
        return self.shown

    def fresh(self) -> Hand:
        return Hand(left=self.main)

    def room(self, hand: Hand) -> int:
        return hand.left + self.delay - hand.spent

    def spend(self, hand: Hand, ms: int) -> tuple[Hand, tuple[Border, ...]]:
        free = min(ms, self.delay - hand.spent)
        return replace(hand, used=hand.used + ms, spent=hand.spent + free, left=hand.left - ms + free), ()

    def complete(self, hand: Hand) -> Hand:
        hand = self.conclude(hand)
        return self.abandon(hand) if hand.flag is None else hand

    def abandon(self, hand: Hand) -> Hand:
        return replace(hand, spent=0)

    def show(self, hand: Hand) -> Showing:
        left, main = self.delay - hand.spent, hand.remaining
        digits = {
            DelayShow.US: main or left,
            DelayShow.BRONSTEIN: main + left,
            DelayShow.STEP: left or main,
        }[self.shown]
        used = max(0, self.main + hand.given - main)
        extra = Extra(ExtraStyle(self.shown), main, left, self.delay, reserve_used=used)
        return Showing(digits, main + left, extra)

    def to_dict(self) -> dict[str, object]:
        return {"main": self.main, "delay": self.delay, "show": self.shown.value}

    @classmethod
    def from_dict(cls, data: object, where: str) -> Self:
        shown = maybe_choice(data, where, "show", DelayShow) or DelayShow.US
        return cls(take(data, where, "main", int), take(data, where, "delay", int), shown)
