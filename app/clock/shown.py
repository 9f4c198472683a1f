"""All that can be seen of one face, so that a face is painted again only when something of it changes."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi

from app.clock import words
from app.clock.hands import HOUR_LENGTH, MINUTE_LENGTH
from app.clock.view import ClockView
from app.texts.sides import side_called
from engine.base import Side
from engine.clock import FLAG_LIFTS_BELOW_MS, dial, format_remaining

LIFT_STEPS = 80
"""The flag rises through about so many degrees; it is seen to move one by one."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One face as it is seen. Two equal ones make the same picture.

    `plunger` is how far its button stands up, 0.0 to 1.0. Hands are where their tips are, in pixels along the circle.
    """

    side: str
    name: str
    word: str
    digits: str
    period: str
    moves: str
    running: bool
    flagged: bool
    low: bool
    seconds: int
    hour_px: int
    minute_px: int
    lift_step: int
    plunger: float
    turned: bool
    sign: str
    urgent: bool

    @classmethod
    def of(cls, view: ClockView, side: Side, radius: float) -> Shown:
        """The face of a side on a dial whose radius is so many pixels."""
        face = view.face(side)
        stands = dial(face.remaining)
        return cls(
            side=side_called(side, view.called),
            name=view.name(side),
            word=words.state_word(view, side),
            digits=format_remaining(face.remaining),
            period=words.period_text(face),
            moves=words.moves_text(face),
            running=view.running is side,
            flagged=face.flag is not None,
            low=face.limit < FLAG_LIFTS_BELOW_MS,
            seconds=face.used // 1000,
            hour_px=_along(stands.hour_deg, HOUR_LENGTH * radius),
            minute_px=_along(stands.minute_deg, MINUTE_LENGTH * radius),
            lift_step=round(LIFT_STEPS * stands.flag_lift),
            plunger=0.5 if view.running is None else float(view.running is side),
            turned=view.is_turned(side),
            sign=words.sign_text(view, side),
            urgent=view.signs and face.fill,
        )


def _along(degrees: float, length: float) -> int:
    return round(degrees * pi / 180 * length)
