"""What a face of the clock shows at an instant."""

from __future__ import annotations

from dataclasses import dataclass

from engine.clock.hand import Hand
from engine.clock.kind import Extra, Kind


@dataclass(frozen=True, slots=True)
class Face:
    """What one face shows at an instant; times in milliseconds.

    ``remaining`` is what large digits show and the dial follows, ``limit`` all that is left of the current limit (step
    and reserve together, say). ``extra`` tells more where a control has more than one time. ``kind`` is the kind of
    time control, ``increment`` what a move adds.
    ``due`` is the number of completed moves that fulfils the current period (None: moves are not counted so),
    ``period_number`` its number from 1, ``period_moves`` the moves made in it. ``flag`` is the stamp of the flag.
    ``exempt``: may stop recording; ``fill``: has to fill in the record before the next move (S0 7.2).
    """

    used: int
    remaining: int
    moves: int
    due: int | None
    period_number: int
    period_moves: int
    flag: int | None
    exempt: bool
    fill: bool
    running: bool
    limit: int
    kind: str
    increment: int = 0
    extra: Extra | None = None

    @property
    def main(self) -> int:
        """What is left of the main time, which the referee sets, corrects and takes from."""
        return self.remaining if self.extra is None else self.extra.main


def face_of(kind: Kind, hand: Hand, running: bool, exempt_below: int) -> Face:
    """The face that shows the account ``hand`` under ``kind``."""
    shown = kind.show(hand)
    return Face(
        used=hand.used,
        remaining=shown.remaining,
        moves=hand.moves,
        due=kind.due(hand),
        period_number=hand.period,
        period_moves=hand.period_moves,
        flag=hand.flag,
        exempt=shown.limit < exempt_below,
        fill=hand.fill,
        running=running,
        limit=max(0, shown.limit),
        kind=kind.name,
        increment=kind.increment,
        extra=shown.extra,
    )
