"""Times and time controls as texts in a game file, exact to the millisecond, so that they read back as they were."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

from engine.base import Side
from engine.clock import (
    ByoShow,
    ByoYomi,
    Canadian,
    ClockError,
    Delay,
    DelayShow,
    Hourglass,
    IncrementAt,
    Kind,
    Period,
    PeriodMode,
    Periods,
    TimeControl,
)

S = TypeVar("S", bound=StrEnum)

_DURATION = re.compile(r"(?:(?:([0-9]{1,4}):)?([0-9]{1,2}):)([0-9]{1,2})(?:[.,]([0-9]{1,3}))?")
_SECONDS = r"[0-9]{1,9}(?:\.[0-9]{3})?"
_PERIOD = re.compile(rf"(?:([0-9]{{1,6}})/)?({_SECONDS})(?:\+({_SECONDS}))?")


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
    """The control of a side as PGN writes it, and in its manner where PGN knows none.

    "40/5400:10/900" periods of moves/seconds, the last one repeating; "3600+30" increment; "*180" hourglass; "1800d120"
    delay; "5400b60x1" byo-yomi periods; "1200c10/300" Canadian.
    """
    kind = control.kind_of(side)
    if isinstance(kind, Periods):
        added = f"+{_seconds(kind.inc)}" if kind.inc else ""
        return ":".join(_write_period(period) + added for period in kind.periods)
    if isinstance(kind, Delay):
        return f"{_seconds(kind.main)}d{_seconds(kind.delay)}"
    if isinstance(kind, ByoYomi):
        return f"{_seconds(kind.main)}b{_seconds(kind.byo)}x{kind.n}"
    if isinstance(kind, Canadian):
        return f"{_seconds(kind.main)}c{kind.block_moves}/{_seconds(kind.block)}"
    assert isinstance(kind, Hourglass)
    return f"*{_seconds(kind.main)}"


def write_manner(control: TimeControl) -> str:
    """What both sides have in common besides figures, in words; "" where it is the usual."""
    kind = control.red
    if isinstance(kind, Periods):
        return " ".join(word for word in (kind.mode, kind.inc_at) if word not in (PeriodMode.CUM, IncrementAt.AFTER))
    if isinstance(kind, Delay):
        return "" if kind.shown is DelayShow.US else kind.shown
    return kind.shown if isinstance(kind, ByoYomi) and kind.shown is not ByoShow.PERIODS else ""


def read_control(scheme: str, red: str, black: str, manner: str) -> TimeControl | None:
    """The control that was written so; None if the texts are of another make. "" for black means as red."""
    try:
        sides = [_read_kind(text, manner.split()) for text in (red, black or red)]
        return TimeControl(scheme, sides[0], sides[1])
    except (ClockError, ValueError):
        return None


def _read_kind(text: str, words: list[str]) -> Kind:
    """Raises ValueError, ClockError."""
    for pattern, make in _KINDS:
        if match := pattern.fullmatch(text):
            return make(match, words)
    return _read_periods(text, words)


def _read_periods(text: str, words: list[str]) -> Periods:
    matches = [_PERIOD.fullmatch(part) for part in text.split(":")]
    periods = tuple(_read_period(match) for match in matches)
    increments = {match[3] for match in matches if match}
    if len(increments) != 1:
        raise ValueError("periods with and without increment")
    at = [word for word in words if word == IncrementAt.BEFORE]
    mode = _sole([word for word in words if word not in at], PeriodMode, PeriodMode.CUM)
    return Periods(periods, mode, _ms(increments.pop() or "0"), _sole(at, IncrementAt, IncrementAt.AFTER))


def _read_period(match: re.Match[str] | None) -> Period:
    if match is None:
        raise ValueError("no period")
    return Period(_ms(match[2]), int(match[1]) if match[1] else None)


def _read_delay(match: re.Match[str], words: list[str]) -> Kind:
    return Delay(_ms(match[1]), _ms(match[2]), _sole(words, DelayShow, DelayShow.US))


def _read_byo_yomi(match: re.Match[str], words: list[str]) -> Kind:
    return ByoYomi(_ms(match[1]), _ms(match[2]), int(match[3]), _sole(words, ByoShow, ByoShow.PERIODS))


def _read_canadian(match: re.Match[str], words: list[str]) -> Kind:
    return Canadian(_ms(match[1]), _ms(match[3]), int(_none_of(words, match[2])))


def _read_hourglass(match: re.Match[str], words: list[str]) -> Kind:
    return Hourglass(_ms(_none_of(words, match[1])))


def _sole(words: list[str], options: type[S], usual: S) -> S:
    """The one word there may be. Raises ValueError."""
    if len(words) > 1:
        raise ValueError("more than one manner")
    return options(words[0]) if words else usual


def _none_of(words: list[str], text: str) -> str:
    """``text`` of a control that has no manner. Raises ValueError."""
    if words:
        raise ValueError("no such manner")
    return text


_KINDS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], list[str]], Kind]], ...] = (
    (re.compile(rf"({_SECONDS})d({_SECONDS})"), _read_delay),
    (re.compile(rf"({_SECONDS})b({_SECONDS})x([0-9]{{1,4}})"), _read_byo_yomi),
    (re.compile(rf"({_SECONDS})c([0-9]{{1,4}})/({_SECONDS})"), _read_canadian),
    (re.compile(rf"\*({_SECONDS})"), _read_hourglass),
)


def _write_period(period: Period) -> str:
    return (f"{period.moves}/" if period.moves else "") + _seconds(period.ms)


def _seconds(ms: int) -> str:
    seconds, rest = divmod(ms, 1000)
    return f"{seconds}" + (f".{rest:03}" if rest else "")


def _ms(seconds: str) -> int:
    whole, _, rest = seconds.partition(".")
    return int(whole) * 1000 + int(rest or 0)
