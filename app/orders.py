"""From what was filled in on the new-game page to the set-up of a game."""

from __future__ import annotations

from dataclasses import dataclass
from uuid import uuid4

from app.profiles import Profile
from app.settings import NewGameValues
from engine.clock import Scheme, TimeControl, control_of
from engine.game import PressMode, Seat, Setup


@dataclass(frozen=True, slots=True)
class GameOrder:
    """A game to set up. ``date`` is ISO, ``start_fen`` None for the usual position.

    ``control`` None: the preset that the values name, or what the regulations offer first.
    """

    values: NewGameValues
    profile: Profile
    date: str = ""
    start_fen: str | None = None
    control: TimeControl | None = None


def setup_of(order: GameOrder) -> Setup:
    """The set-up of the game that was ordered, with an identity of its own."""
    values = order.values
    return Setup(
        uuid=str(uuid4()),
        regulations=order.profile.text,
        control=order.control or _control(order),
        red=Seat(values.red, values.red_unit),
        black=Seat(values.black, values.black_unit),
        press=PressMode.AUTO if values.press == PressMode.AUTO else PressMode.MANUAL,
        event=values.event,
        round=values.round,
        board_no=values.board_no,
        place=values.place,
        date=order.date,
        referee=values.referee,
        start_fen=order.start_fen,
        own_records=values.own_records and order.profile.regulations.refereed,
        keyed=values.press == "recorder",
    )


def _control(order: GameOrder) -> TimeControl:
    clock = order.profile.regulations.clock
    scheme = Scheme(order.values.scheme) if order.values.scheme else clock.scheme
    return control_of(scheme, order.values.minutes, clock.mode)
