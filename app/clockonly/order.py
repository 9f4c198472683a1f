"""From what was filled in for the clock alone to the set-up of a game without a board."""

from __future__ import annotations

from dataclasses import dataclass
from uuid import uuid4

from app.profiles import Profile
from app.settings import ClockOnlyValues
from engine.clock import OnFlag, TimeControl
from engine.game import PressMode, Seat, Setup, SideNames


@dataclass(frozen=True, slots=True)
class ClockOrder:
    """A clock to set up. ``date`` is ISO."""

    values: ClockOnlyValues
    profile: Profile
    control: TimeControl
    date: str = ""


def clock_setup(order: ClockOrder) -> Setup:
    """The set-up of the game whose clock was ordered, with an identity of its own."""
    values = order.values
    sides = SideNames(values.sides)
    return Setup(
        uuid=str(uuid4()),
        regulations=order.profile.text,
        control=order.control,
        red=Seat(values.red),
        black=Seat(values.black),
        press=PressMode.MANUAL,
        event=values.event,
        round=values.round,
        board_no=values.board_no,
        date=order.date,
        referee=values.referee,
        own_records=values.own_records and sides is SideNames.RED_BLACK,
        boardless=True,
        sides=sides,
        on_flag=OnFlag(values.on_flag),
    )
