"""Prints the figures: a table for people, or a JSON line each."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.table import Table

from app.bench.child import ProbeFailed
from app.bench.figure import Bench, Effort, Figure, Goal, Of, rounded
from app.commands import streams

QUICK = Effort(runs=1, quick=True)
HEADINGS = ("figure", "here", "beside it", "ratio", "goal", "", "spread")
WIDTH_OF_PIPE = 132


def show_bench(benches: Iterable[Bench], quick: bool, as_json: bool) -> int:
    """Measure and print; 1 if a figure could not be measured."""
    failures: list[str] = []
    figures = _measure(benches, QUICK if quick else Effort(), failures)
    if as_json:
        for figure in figures:
            streams.emit(figure.as_dict())
    else:
        Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH_OF_PIPE).print(_table(figures))
    for failure in failures:
        streams.complain(failure)
    return int(bool(failures))


def _measure(benches: Iterable[Bench], effort: Effort, failures: list[str]) -> Iterator[Figure]:
    for bench in benches:
        try:
            yield Figure(bench, bench.measure(effort))
        except (ProbeFailed, OSError) as error:
            failures.append(f"{bench.name}: {error}")


def _table(figures: Iterable[Figure]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading == "ratio" else "left")
    for figure in figures:
        table.add_row(*_cells(figure))
    return table


def _cells(figure: Figure) -> tuple[str, ...]:
    bench = figure.bench
    low, high = figure.spread
    peer = "" if figure.peer_value is None else f"{number(figure.peer_value)} {bench.peer}"
    return (
        bench.name,
        f"{number(figure.value)} {bench.unit}",
        peer,
        "" if figure.ratio is None else f"{figure.ratio:.2f}",
        "" if bench.goal is None else goal_text(bench.goal),
        "" if figure.met is None else "met" if figure.met else "MISSED",
        f"{number(low)} to {number(high)}",
    )


def goal_text(goal: Goal) -> str:
    """ "ratio ≥ 12"."""
    bounds = [f"{sign} {bound:g}" for sign, bound in (("≥", goal.least), ("≤", goal.most)) if bound is not None]
    return f"{'ratio ' if goal.of is Of.RATIO else ''}{' '.join(bounds)}"


def number(figure: float) -> str:
    """Four figures that mean something, thousands parted."""
    return f"{rounded(figure):,.0f}" if figure >= 1_000 else f"{rounded(figure):g}"
