"""Times and time controls as texts in a game file, exact to the millisecond, so that they read back as they were."""

from __future__ import annotations

import re

from engine.base import Side
from engine.clock import ClockError, Period, PeriodMode, TimeControl

_DURATION = re.compile(r"(?:(?:([0-9]{1,4}):)?([0-9]{1,2}):)([0-9]{1,2})(?:[.,]([0-9]{1,3}))?")
_PERIOD = re.compile(r"(?:([0-9]{1,6})/)?([0-9]{1,9})(?:\.([0-9]{3}))?")


def write_duration(ms: int) -> str:
    """``h:mm:ss.mmm``."""
    seconds, rest = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}.{rest:03}"


def read_duration(text: str) -> int | None:
    """Milliseconds of ``h:mm:ss.mmm`` or ``m:ss``, None for any other text: a bare number has no known unit."""
    match = _DURATION.fullmatch(text.strip())
    if match is None:
        return None
    hours, minutes, seconds = (int(part or 0) for part in match.group(1, 2, 3))
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + int((match[4] or "").ljust(3, "0"))


def write_control(control: TimeControl, side: Side) -> str:
    """The periods of a side in PGN's form, moves/seconds: "40/5400:10/900"; the last one repeats."""
    return ":".join(_write_period(period) for period in control.periods_of(side))


def _write_period(period: Period) -> str:
    seconds, rest = divmod(period.ms, 1000)
    return (f"{period.moves}/" if period.moves else "") + f"{seconds}" + (f".{rest:03}" if rest else "")


def read_control(scheme: str, red: str, black: str, mode: str) -> TimeControl | None:
    """The control that was written so; None if the texts are of another make. "" for black means as red."""
    periods = [_read_periods(text) for text in (red, black or red)]
    try:
        return TimeControl(scheme, periods[0], periods[1], PeriodMode(mode or PeriodMode.CUM))
    except (ClockError, ValueError):
        return None


def _read_periods(text: str) -> tuple[Period, ...]:
    """Raises ValueError, ClockError."""
    matches = [_PERIOD.fullmatch(part) for part in text.split(":")]
    return tuple(_read_period(match) for match in matches)


def _read_period(match: re.Match[str] | None) -> Period:
    if match is None:
        raise ValueError("no period")
    return Period(int(match[2]) * 1000 + int(match[3] or 0), int(match[1]) if match[1] else None)
