"""The catalogue: all figures in the order of the README's table, with what they are measured beside and their goals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from app.bench import papers, rules, rulings, screen, start
from app.bench.figure import Bench, Goal, Of

CHESS, CCHESS, BARE = "python-chess", "cchess", "bare PySide6 window"
MEDIAN, P95, P99 = 0.5, 0.95, 0.99


def _at_least(ratio: float) -> Goal:
    return Goal(Of.RATIO, least=ratio)


def _at_most(value: float) -> Goal:
    return Goal(Of.VALUE, most=value)


CATALOGUE: tuple[Bench, ...] = (
    Bench("perft", "leaves/s", rules.measure_perft, CHESS, _at_least(12)),
    Bench("perft_dense", "leaves/s", rules.measure_dense, CHESS, _at_least(5)),
    Bench("legal_lists", "moves/s", rules.measure_lists, CHESS, _at_least(6)),
    Bench("replay", "plies/s", rules.measure_replay, CHESS, _at_least(4)),
    Bench("rule_tables", "MB", rules.measure_tables, goal=_at_most(64)),
    Bench("cycle_check", "ms", rulings.measure_cycle_check, goal=_at_most(1)),
    Bench("ruling_median", "ms", partial(rulings.measure_ruling, MEDIAN)),
    Bench("ruling_p95", "ms", partial(rulings.measure_ruling, P95), goal=_at_most(1_000)),
    Bench("start", "s", start.measure_start, BARE, Goal(Of.RATIO, most=1.3)),
    Bench("press_to_disk_median", "ms", partial(screen.measure_press, MEDIAN)),
    Bench("press_to_disk_p99", "ms", partial(screen.measure_press, P99)),
    Bench("click_to_painted_median", "ms", partial(screen.measure_click, MEDIAN)),
    Bench("click_to_painted_p99", "ms", partial(screen.measure_click, P99), goal=_at_most(16)),
    Bench("idle_cpu", "% of a core", start.measure_idle, goal=_at_most(2)),
    Bench("notation_write", "µs", papers.measure_writing),
    Bench("notation_read", "µs", papers.measure_reading),
    Bench("pgn_read", "games/s", papers.measure_pgn, CCHESS),
    Bench("sheet_pdf", "ms", screen.measure_sheet),
)


def chosen(names: Sequence[str]) -> tuple[tuple[Bench, ...], tuple[str, ...]]:
    """The figures of these names, all where none is given, in the order of the table; and the names nobody knows."""
    known = {bench.name: bench for bench in CATALOGUE}
    unknown = tuple(name for name in names if name not in known)
    return tuple(bench for bench in CATALOGUE if not names or bench.name in names), unknown
