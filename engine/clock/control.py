"""Time controls 计时方案: the schemes of S0 article 6 and the form in which a control is saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.base import Side
from engine.clock.errors import DataError, UnknownKind, choice, optional, take
from engine.clock.kind import Kind, Period
from engine.clock.periods import PeriodMode, Periods

MINUTE = 60_000

_SCHEMES = {
    "6.1": (Period(90 * MINUTE, 40), Period(15 * MINUTE, 10)),
    "6.2": (Period(60 * MINUTE, 30), Period(10 * MINUTE, 10)),
    "6.3": (Period(10 * MINUTE, 40), Period(5 * MINUTE, 50)),
    "6.4": (Period(5 * MINUTE, 30),),
}


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time both sides have. ``scheme`` is the article of S0 or a name of one's own; the sides may differ (贴时)."""

    scheme: str
    red: tuple[Period, ...]
    black: tuple[Period, ...]
    mode: PeriodMode = PeriodMode.CUM

    def __post_init__(self) -> None:
        for side, periods in (("red", self.red), ("black", self.black)):
            if not periods:
                raise DataError(side, "at least one period is needed")

    @classmethod
    def scheme_of(cls, scheme: str, mode: PeriodMode = PeriodMode.CUM) -> TimeControl:
        """One of S0 6.1-6.4. Raises UnknownKind."""
        periods = _SCHEMES.get(scheme)
        if periods is None:
            raise UnknownKind("scheme", f"{scheme!r} is none of {', '.join(_SCHEMES)}")
        return cls(scheme, periods, periods, mode)

    @classmethod
    def all_in(cls, ms: int, black_ms: int | None = None) -> TimeControl:
        """All the time for all the moves (包干, S0 6.5); ``black_ms`` where black's differs. Raises DataError."""
        return cls("6.5", (Period(ms),), (Period(ms if black_ms is None else black_ms),))

    def periods_of(self, side: Side) -> tuple[Period, ...]:
        return self.red if side is Side.RED else self.black

    def kind_of(self, side: Side) -> Kind:
        """What the control does to the account of ``side``."""
        return Periods(self.periods_of(side), self.mode)

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON; the inverse of from_dict."""
        sides = {side.value: [[p.ms, p.moves] for p in self.periods_of(side)] for side in Side}
        return {"kind": "periods", "scheme": self.scheme, "mode": self.mode.value, **sides}

    @classmethod
    def from_dict(cls, data: object, where: str = "control") -> TimeControl:
        """Raises DataError, UnknownKind for a control of a later version."""
        kind = take(data, where, "kind", str)
        if kind not in KINDS:
            raise UnknownKind(f"{where}.kind", f"{kind!r} is not known here")
        return KINDS[kind](data, where)


def read_periods(data: object, where: str) -> tuple[Period, ...]:
    """Periods from ``[[ms, moves or null], ...]``. Raises DataError."""
    if not isinstance(data, list) or not data:
        raise DataError(where, "not a list of periods")
    return tuple(_read_period(row, f"{where}[{i}]") for i, row in enumerate(data))


def _read_period(row: object, where: str) -> Period:
    if not isinstance(row, list) or len(row) != 2:
        raise DataError(where, "not a pair of milliseconds and moves")
    pair = dict(zip(("ms", "moves"), row, strict=True))
    try:
        return Period(take(pair, where, "ms", int), optional(pair, where, "moves", int))
    except DataError as error:
        raise DataError(where, str(error)) from None


def _read_control(data: object, where: str) -> TimeControl:
    assert isinstance(data, Mapping)
    red, black = (read_periods(data.get(side.value), f"{where}.{side.value}") for side in Side)
    return TimeControl(take(data, where, "scheme", str), red, black, choice(data, where, "mode", PeriodMode))


KINDS: dict[str, Callable[[object, str], TimeControl]] = {"periods": _read_control}
