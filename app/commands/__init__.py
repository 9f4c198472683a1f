"""The commands of ``chuhe``, one module each: how its arguments are read, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import argparse

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


class Command(Protocol):
    """A module of this package. It loads nothing heavy, Qt above all, before ``run``."""

    def add_parser(self, commands: Subparsers) -> argparse.ArgumentParser:
        """Add the command's parser, with its help."""

    def run(self, options: argparse.Namespace) -> int:
        """Do it. Returns the exit code: 0, or 1 if anything failed."""


NAMES = ("perft", "moves", "notation", "judge", "clock", "check", "convert", "sheet", "log", "demo", "bench", "sound")
"""The commands, in the order in which they are told."""


def load() -> dict[str, Command]:
    """The commands by their names. The window opens sooner for not having them."""
    from app.commands import bench, check, clock, convert, demo, judge, log, moves, notation, perft, sheet, sound

    games: tuple[Command, ...] = (perft, moves, notation, judge, clock, check, convert, sheet, log)
    return dict(zip(NAMES, (*games, demo, bench, sound), strict=True))
