"""What the faces write and where their hands stand. Remaining time is rounded up, used time down (rule D1): together
they always make the allotment."""

from __future__ import annotations

from dataclasses import dataclass

SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000
TENTHS_BELOW_MS = 10_000
FLAG_LIFTS_BELOW_MS = 3 * MINUTE
_TURN = 12 * HOUR
_SIX = 6 * HOUR


@dataclass(frozen=True, slots=True)
class Dial:
    """A 12-hour dial. Angles in degrees, clockwise from twelve; ``flag_lift`` from 0.0 (hanging) to 1.0 (about to
    drop); ``shows`` the time the hands point at, h:mm:ss."""

    hour_deg: float
    minute_deg: float
    flag_lift: float
    shows: str


def format_remaining(ms: int) -> str:
    """h:mm:ss from one hour, m:ss below, tenths below ten seconds. "0:00.0" only when nothing is left."""
    ms = max(0, ms)
    if ms < TENTHS_BELOW_MS:
        seconds, tenth = divmod(-(-ms // 100), 10)
        return f"0:{seconds:02}.{tenth}"
    seconds = -(-ms // SECOND)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def format_used(ms: int) -> str:
    """h:mm:ss."""
    minutes, seconds = divmod(max(0, ms) // SECOND, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"


def dial(remaining: int) -> Dial:
    """The dial of a mechanical game clock: set so that the flag drops at six o'clock, and lifted in the last three
    minutes, which are also those of S0 7.2. Takes the remaining ms of the period."""
    shown = (_SIX - max(0, remaining)) % _TURN
    return Dial(
        hour_deg=shown * 360 / _TURN,
        minute_deg=shown % HOUR * 360 / HOUR,
        flag_lift=max(0.0, 1 - max(0, remaining) / FLAG_LIFTS_BELOW_MS),
        shows=format_used(shown),
    )
