"""A figure of the table: what was measured, beside what it is measured, and whether it is good enough."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


class Of(StrEnum):
    """What a goal is about: our own figure, or its ratio to the peer's."""

    VALUE = "value"
    RATIO = "ratio"


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound that a figure keeps: ``least`` or ``most``, of which one is None."""

    of: Of
    least: float | None = None
    most: float | None = None

    def met_by(self, figure: float) -> bool:
        return (self.least is None or figure >= self.least) and (self.most is None or figure <= self.most)

    def as_dict(self) -> dict[str, object]:
        return {"of": self.of.value, "least": self.least, "most": self.most}


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured: so many interleaved runs, and small ones where it must be ``quick``."""

    runs: int = 5
    quick: bool = False

    def choose(self, full: int, quick: int) -> int:
        """How much of something to take."""
        return quick if self.quick else full


@dataclass(frozen=True, slots=True)
class Measured:
    """One value a run, ours and the peer's in the same run; ``peer`` is empty where there was none to run."""

    ours: tuple[float, ...]
    peer: tuple[float, ...] = ()

    @property
    def ratios(self) -> tuple[float, ...]:
        return tuple(ours / peer for ours, peer in zip(self.ours, self.peer, strict=False))


Measure = Callable[[Effort], Measured]


@dataclass(frozen=True, slots=True)
class Bench:
    """One row of the table. ``peer`` names what it is measured beside, None for nothing."""

    name: str
    unit: str
    measure: Measure
    peer: str | None = None
    goal: Goal | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """A row measured: medians over the runs, ``spread`` from the least to the most of what the goal is about."""

    bench: Bench
    measured: Measured

    @property
    def value(self) -> float:
        return statistics.median(self.measured.ours)

    @property
    def peer_value(self) -> float | None:
        return statistics.median(self.measured.peer) if self.measured.peer else None

    @property
    def ratio(self) -> float | None:
        """The median of the runs' own ratios: what slowed a run slowed both."""
        return statistics.median(self.measured.ratios) if self.measured.peer else None

    @property
    def spread(self) -> tuple[float, float]:
        seen = self.measured.ratios or self.measured.ours
        return min(seen), max(seen)

    @property
    def met(self) -> bool | None:
        """None where there is no goal, or no peer to measure its ratio by."""
        goal = self.bench.goal
        if goal is None:
            return None
        judged = self.value if goal.of is Of.VALUE else self.ratio
        return None if judged is None else goal.met_by(judged)

    def as_dict(self) -> dict[str, object]:
        """The JSON line: ``name value unit peer peer_value ratio goal met runs spread``."""
        goal = self.bench.goal
        return {
            "name": self.bench.name,
            "value": rounded(self.value),
            "unit": self.bench.unit,
            "peer": self.bench.peer,
            "peer_value": None if self.peer_value is None else rounded(self.peer_value),
            "ratio": None if self.ratio is None else rounded(self.ratio),
            "goal": None if goal is None else goal.as_dict(),
            "met": self.met,
            "runs": len(self.measured.ours),
            "spread": [rounded(bound) for bound in self.spread],
        }


def rounded(figure: float) -> float:
    """Four figures that mean something."""
    return float(f"{figure:.4g}")
