"""``chuhe bench``: measure on this machine what the README's table of performance says."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from app.commands import streams

if TYPE_CHECKING:
    from app.commands import Subparsers


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser("bench", help="measure how fast the program is here")
    parser.add_argument("--only", metavar="NAME", nargs="+", default=[], help="these figures alone")
    parser.add_argument("--quick", action="store_true", help="one small run each: whether it works, not how fast")
    parser.add_argument("--json", action="store_true", help="one JSON object a figure")
    parser.add_argument("--probe", nargs="+", help=argparse.SUPPRESS)
    return parser


def run(options: argparse.Namespace) -> int:
    """A row a figure; 1 if any could not be measured. Goals that are missed are told and fail nothing."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if options.probe:
        return _probe(*options.probe)
    try:
        from app.bench.show import show_bench
        from app.bench.table import chosen
    except ImportError as error:
        streams.complain(f"a library that the window needs is missing: {error}")
        return 1
    benches, unknown = chosen(options.only)
    if unknown:
        streams.complain(
            f"no such figure: {', '.join(unknown)}; there are {', '.join(each.name for each in chosen([])[0])}"
        )
        return 2
    return show_bench(benches, options.quick, options.json)


def _probe(name: str, amount: str = "1") -> int:
    """One part of a figure, in the process that was started for it."""
    if name == "start":
        from app.bench.start_probe import start_until_painted

        return start_until_painted()
    if name == "idle":
        from app.bench.screen import idle_load

        streams.say(str(idle_load(int(amount))))
        return 0
    from app.bench.rules import tables_after

    streams.say(str(tables_after(int(amount))))
    return 0
