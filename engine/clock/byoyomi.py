"""Byo-yomi 读秒: periods after the main time, each whole again after every move; and limits on each move whose overruns
are counted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self

from engine.clock.errors import maybe_choice, take
from engine.clock.hand import Hand
from engine.clock.kind import MOST_MOVES, Border, Extra, ExtraStyle, Kind, Showing, check
from engine.clock.notes import NoteKind


class ByoShow(StrEnum):
    """How the periods are shown; both count the same."""

    PERIODS = "periods"
    """So many periods are left."""
    OVERRUNS = "overruns"
    """The limit on a move was overrun so many times; the ``n``-th loses."""


@dataclass(frozen=True, slots=True)
class ByoYomi(Kind):
    """``main`` first, then ``n`` periods of ``byo``. A period is lost only by using more than all of it.

    With ``n`` = 1 it is main time and then a limit on each move (S2 chapter 9, 2: ninety minutes, then one a move).
    """

    main: int
    byo: int
    n: int = 1
    shown: ByoShow = ByoShow.PERIODS

    name: ClassVar[str] = "byoyomi"

    def __post_init__(self) -> None:
        check(self.main >= 0, "main", "below zero")
        check(self.byo > 0, "byo", "must be above zero")
        check(0 < self.n <= MOST_MOVES, "n", f"not from 1 to {MOST_MOVES}")
        check(not self.main or not self._counted, "main", "a limit with counted overruns has none")

    @property
    def manner(self) -> object:
        return self.shown

    def fresh(self) -> Hand:
        return Hand(left=self.main, overtime=not self.main)

    def room(self, hand: Hand) -> int:
        return hand.left + self._left_of_periods(hand)

    def spend(self, hand: Hand, ms: int) -> tuple[Hand, tuple[Border, ...]]:
        main = min(ms, hand.remaining)
        begun = hand.overtime and not hand.remaining
        hand = replace(hand, used=hand.used + ms, left=hand.left - main, overtime=begun)
        if main == ms:
            return hand, ()
        over = hand.spent + ms - main
        lost = min((over - 1) // self.byo, self.n - hand.lost - 1)
        spent = min(over - lost * self.byo, self.byo)
        enters = not begun and self._left_of_periods(hand) > 0
        borders = [self._border(main, hand.lost)] if enters and not self._counted else []
        borders += [self._border(main + k * self.byo - hand.spent, hand.lost + k) for k in range(1, lost + 1)]
        beyond = over - lost * self.byo - spent
        hand = replace(hand, overtime=begun or enters, lost=hand.lost + lost, spent=spent, left=hand.left - beyond)
        return hand, tuple(borders)

    def complete(self, hand: Hand) -> Hand:
        hand = self.conclude(hand)
        return self.abandon(hand) if hand.flag is None else hand

    def abandon(self, hand: Hand) -> Hand:
        return replace(hand, spent=0)

    def fine(self, hand: Hand, ms: int) -> Hand:
        return fined_from_main(hand, ms)

    def show(self, hand: Hand) -> Showing:
        left, periods, main = self.byo - hand.spent, self.n - hand.lost, hand.remaining
        # with more periods to come a used up one is not the end, and 0:00 would say so
        digits = main or left or (self.byo if periods > 1 else 0)
        style, count = ExtraStyle.BYO_YOMI, periods
        if self._counted:
            style, count = ExtraStyle.OVERRUNS, hand.lost + (hand.flag is not None)
        extra = Extra(style, main, left, self.byo, count=count, of=self.n, owed=hand.owed)
        return Showing(digits, main + self._left_of_periods(hand), extra)

    def to_dict(self) -> dict[str, object]:
        return {"main": self.main, "byo": self.byo, "n": self.n, "show": self.shown.value}

    @classmethod
    def from_dict(cls, data: object, where: str) -> Self:
        shown = maybe_choice(data, where, "show", ByoShow) or ByoShow.PERIODS
        main, byo, n = (take(data, where, name, int) for name in ("main", "byo", "n"))
        return cls(main, byo, n, shown)

    @property
    def _counted(self) -> bool:
        return self.shown is ByoShow.OVERRUNS

    def _left_of_periods(self, hand: Hand) -> int:
        return (self.n - hand.lost) * self.byo - hand.spent

    def _border(self, after: int, lost: int) -> Border:
        if self._counted:
            return Border(after, NoteKind.OVERRUN, lost)
        return Border(after, NoteKind.OVERTIME, self.n - lost)


def fined_from_main(hand: Hand, ms: int) -> Hand:
    """A penalty takes main time only; what that does not cover is for the referee (``guide/clock.md`` section 10.6)."""
    taken = min(ms, hand.remaining)
    return replace(hand, used=hand.used + ms, left=hand.left - taken, owed=hand.owed + ms - taken)
