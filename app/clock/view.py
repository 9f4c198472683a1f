"""What the clock faces are given to show: a frozen picture of the clock at one instant."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base import Side
from engine.clock import Clock, ClockState, Face
from engine.game import SideNames


@dataclass(frozen=True, slots=True)
class ClockView:
    """Both faces at one instant, with the players' names.

    `running` is the side whose clock runs, `flagged` the side whose flag fell first. `flipped` puts black's face at the
    left; ``turn_far`` stands the face of the side across the table on its head. ``called``: what the sides are called;
    ``signs``: whether the players write records, so that it is shown who may stop and who has to fill in (S0 7.2).
    """

    red: Face
    black: Face
    state: ClockState
    running: Side | None = None
    flagged: Side | None = None
    red_name: str = ""
    black_name: str = ""
    flipped: bool = False
    turn_far: bool = False
    called: SideNames = SideNames.RED_BLACK
    signs: bool = False

    @classmethod
    def of(
        cls,
        clock: Clock,
        now: int,
        red_name: str = "",
        black_name: str = "",
        *,
        flipped: bool = False,
        turn_far: bool = False,
        called: SideNames = SideNames.RED_BLACK,
        signs: bool = False,
    ) -> ClockView:
        """The view of a clock at `now`, in the clock's own milliseconds."""
        clock, _ = clock.settle(now)
        return cls(
            red=clock.face(Side.RED, now),
            black=clock.face(Side.BLACK, now),
            state=clock.state,
            running=clock.running,
            flagged=clock.first_flag,
            red_name=red_name,
            black_name=black_name,
            flipped=flipped,
            turn_far=turn_far,
            called=called,
            signs=signs,
        )

    def face(self, side: Side) -> Face:
        return self.red if side is Side.RED else self.black

    def name(self, side: Side) -> str:
        return self.red_name if side is Side.RED else self.black_name

    def is_turned(self, side: Side) -> bool:
        """Whether the face of a side stands on its head."""
        return self.turn_far and (side is Side.RED) == self.flipped

    @property
    def sides(self) -> tuple[Side, Side]:
        """The sides from left to right."""
        return (Side.BLACK, Side.RED) if self.flipped else (Side.RED, Side.BLACK)
