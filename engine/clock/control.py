"""Time controls 计时方案: what each side has, and the form in which a control is saved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.base import Side
from engine.clock.byoyomi import ByoYomi
from engine.clock.canadian import Canadian
from engine.clock.delay import Delay
from engine.clock.errors import DataError, UnknownKind, choice, take
from engine.clock.hourglass import Hourglass
from engine.clock.kind import Kind, Period, check
from engine.clock.periods import IncrementAt, PeriodMode, Periods, read_periods

MINUTE = 60_000

_SCHEMES = {
    "6.1": (Period(90 * MINUTE, 40), Period(15 * MINUTE, 10)),
    "6.2": (Period(60 * MINUTE, 30), Period(10 * MINUTE, 10)),
    "6.3": (Period(10 * MINUTE, 40), Period(5 * MINUTE, 50)),
    "6.4": (Period(5 * MINUTE, 30),),
}

KINDS: dict[str, type[Kind]] = {kind.name: kind for kind in (Periods, Delay, ByoYomi, Canadian, Hourglass)}


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time both sides have. ``scheme`` is the article of S0, a preset or a name of one's own.

    Both sides have the same kind of control; its amounts may differ (贴时).
    """

    scheme: str
    red: Kind
    black: Kind

    def __post_init__(self) -> None:
        same = type(self.red) is type(self.black) and self.red.manner == self.black.manner
        check(same, "black", "another kind of time control than red's")

    @classmethod
    def even(cls, scheme: str, kind: Kind) -> TimeControl:
        """The same for both sides."""
        return cls(scheme, kind, kind)

    @classmethod
    def of_periods(
        cls,
        scheme: str,
        red: tuple[Period, ...],
        black: tuple[Period, ...] | None = None,
        mode: PeriodMode = PeriodMode.CUM,
    ) -> TimeControl:
        """Periods as those of S0 6.1-6.5; ``black`` where black's differ. Raises DataError."""
        return cls(scheme, Periods(red, mode), Periods(red if black is None else black, mode))

    @classmethod
    def scheme_of(cls, scheme: str, mode: PeriodMode = PeriodMode.CUM) -> TimeControl:
        """One of S0 6.1-6.4. Raises UnknownKind."""
        periods = _SCHEMES.get(scheme)
        if periods is None:
            raise UnknownKind("scheme", f"{scheme!r} is none of {', '.join(_SCHEMES)}")
        return cls.of_periods(scheme, periods, mode=mode)

    @classmethod
    def all_in(cls, ms: int, black_ms: int | None = None) -> TimeControl:
        """All the time for all the moves (包干, S0 6.5); ``black_ms`` where black's differs. Raises DataError."""
        return cls.of_periods("6.5", (Period(ms),), None if black_ms is None else (Period(black_ms),))

    @property
    def kind(self) -> str:
        """The kind of both sides: a key of KINDS."""
        return self.red.name

    def kind_of(self, side: Side) -> Kind:
        """What the control does to the account of ``side``."""
        return self.red if side is Side.RED else self.black

    def in_mode(self, mode: PeriodMode) -> TimeControl:
        """The same control with another reading of its periods; unchanged where no moves are counted in periods."""
        red, black = self.red, self.black
        if not (isinstance(red, Periods) and isinstance(black, Periods) and (red.counts_moves or black.counts_moves)):
            return self
        return replace(self, red=replace(red, mode=mode), black=replace(black, mode=mode))

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON; the inverse of from_dict."""
        red, black = self.red.to_dict(), self.black.to_dict()
        if not isinstance(self.red, Periods):
            return {"kind": self.kind, "scheme": self.scheme, "red": red, "black": black}
        if _plain(red) and _plain(black):
            periods = {"red": red["periods"], "black": black["periods"]}
            return {"kind": Periods.name, "scheme": self.scheme, "mode": red["mode"], **periods}
        # versions that knew no increment would read it as plain periods under that name
        return {"kind": _WITH_INCREMENT, "scheme": self.scheme, "red": red, "black": black}

    @classmethod
    def from_dict(cls, data: object, where: str = "control") -> TimeControl:
        """Raises DataError, UnknownKind for a control of a later version."""
        name, scheme = (take(data, where, key, str) for key in ("kind", "scheme"))
        if name == Periods.name:
            return cls(scheme, *_read_plain(data, where))
        kind = Periods if name == _WITH_INCREMENT else KINDS.get(name)
        if kind is None:
            raise UnknownKind(f"{where}.kind", f"{name!r} is not known here")
        red, black = (read_kind(kind, take(data, where, side, dict), f"{where}.{side}") for side in Side)
        return cls(scheme, red, black)


_WITH_INCREMENT = "increment"


def read_kind(kind: type[Kind], data: Mapping[str, object], where: str) -> Kind:
    """A kind from its own plain data. Raises DataError, UnknownKind where it has an option not known here."""
    try:
        made = kind.from_dict(data, where)
    except DataError as error:
        raise error if error.where.startswith(where) else DataError(where, str(error)) from None
    unknown = sorted(set(data) - set(made.to_dict()))
    if unknown:
        raise UnknownKind(f"{where}.{unknown[0]}", "is not known here")
    return made


def _plain(periods: Mapping[str, object]) -> bool:
    return (periods["inc"], periods["inc_at"]) == (0, IncrementAt.AFTER)


def _read_plain(data: object, where: str) -> tuple[Periods, Periods]:
    """The form of the first versions: both sides' periods, and one mode."""
    assert isinstance(data, Mapping)
    mode = choice(data, where, "mode", PeriodMode)
    red, black = (Periods(read_periods(data.get(side), f"{where}.{side}"), mode) for side in Side)
    return red, black
