"""Canadian overtime: after the main time so many moves within each block; the rest of a block is lost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.clock.byoyomi import fined_from_main
from engine.clock.errors import take
from engine.clock.hand import Hand
from engine.clock.kind import MOST_MOVES, Border, Extra, ExtraStyle, Kind, Showing, check
from engine.clock.notes import NoteKind


@dataclass(frozen=True, slots=True)
class Canadian(Kind):
    """``main`` first, then ``block_moves`` moves within each ``block``.

    A move pressed exactly at the end of the main time is not yet one of the block; one that goes beyond it is.
    """

    main: int
    block: int
    block_moves: int

    name: ClassVar[str] = "canadian"

    def __post_init__(self) -> None:
        check(self.main >= 0, "main", "below zero")
        check(self.block > 0, "block", "must be above zero")
        check(0 < self.block_moves <= MOST_MOVES, "block_moves", f"not from 1 to {MOST_MOVES}")

    def fresh(self) -> Hand:
        return Hand(left=self.main, overtime=not self.main)

    def room(self, hand: Hand) -> int:
        return hand.left + self.block - hand.spent

    def spend(self, hand: Hand, ms: int) -> tuple[Hand, tuple[Border, ...]]:
        main = min(ms, hand.remaining)
        begun = self._in_block(hand)
        hand = replace(hand, used=hand.used + ms, left=hand.left - main, overtime=begun)
        if main == ms:
            return hand, ()
        spent = min(hand.spent + ms - main, self.block)
        beyond = hand.spent + ms - main - spent
        enters = not begun and hand.spent < self.block
        borders = (Border(main, NoteKind.OVERTIME, self._due(hand)),) if enters else ()
        return replace(hand, overtime=begun or enters, spent=spent, left=hand.left - beyond), borders

    def complete(self, hand: Hand) -> Hand:
        hand = self.conclude(hand)
        return self._renewed(hand) if hand.flag is None and self._in_block(hand) else hand

    def conclude(self, hand: Hand) -> Hand:
        made = hand.period_moves + self._in_block(hand)
        return replace(hand, moves=hand.moves + 1, period_moves=made)

    def fine(self, hand: Hand, ms: int) -> Hand:
        return fined_from_main(hand, ms)

    def recount(self, hand: Hand, moves: int) -> Hand:
        """Moves miscounted in a block: it ends or goes on as they say, and with it the time."""
        shift, hand = moves - hand.moves, replace(hand, moves=moves)
        if not self._in_block(hand):
            return hand
        hand = replace(hand, period_moves=hand.period_moves + shift)
        while hand.period_moves < 0 and hand.lost:
            hand = self._back(hand)
        return self._renewed(replace(hand, period_moves=max(0, hand.period_moves)))

    def purse(self, hand: Hand) -> int:
        return self.room(hand)

    def show(self, hand: Hand) -> Showing:
        main, left = hand.remaining, self.block - hand.spent
        due, owed = self._due(hand), hand.owed
        extra = Extra(ExtraStyle.CANADIAN, main, left, self.block, of=self.block_moves, due=due, owed=owed)
        return Showing(main or left, main + left, extra)

    def to_dict(self) -> dict[str, object]:
        return {"main": self.main, "block": self.block, "block_moves": self.block_moves}

    @classmethod
    def from_dict(cls, data: object, where: str) -> Self:
        main, block, moves = (take(data, where, name, int) for name in ("main", "block", "block_moves"))
        return cls(main, block, moves)

    def _due(self, hand: Hand) -> int:
        """More may be made than are due once the flag is down: the block is not renewed."""
        return max(0, self.block_moves - hand.period_moves)

    def _in_block(self, hand: Hand) -> bool:
        return hand.overtime and not hand.remaining

    def _renewed(self, hand: Hand) -> Hand:
        blocks, made = divmod(hand.period_moves, self.block_moves)
        if not blocks:
            return hand
        rest = self.block - hand.spent if blocks == 1 else self.block
        # under a flag that fell on a wrong count the block that was due has been running all along
        run = min(self.block, max(0, -hand.left))
        hand = replace(hand, left=hand.left + run, spent=run, period_moves=made)
        return replace(hand, forfeited=rest, lost=hand.lost + blocks)

    def _back(self, hand: Hand) -> Hand:
        """The block before goes on with what it had left, less what was used of the one that was wrongly begun."""
        rest = hand.forfeited - hand.spent
        return replace(
            hand,
            period_moves=hand.period_moves + self.block_moves,
            spent=self.block - max(0, rest),
            left=hand.left + min(0, rest),
            forfeited=0,
            lost=hand.lost - 1,
        )
