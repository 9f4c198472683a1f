"""``chuhe check FILE…``: read every game of the files to its end and list what is wrong with them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands import speech, streams
from app.commands.errors import CommandError, fault_as_dict
from app.regular import SQLITE, read_regular
from engine.base import Fault, Winner

if TYPE_CHECKING:
    from app.commands import Subparsers


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found of one game; ``game`` counts from 1, None where the file holds none."""

    game: int | None
    plies: int = 0
    variations: int = 0
    result: Winner | None = None
    faults: tuple[Fault, ...] = ()

    def as_dict(self, file: Path) -> dict[str, object]:
        return {
            "file": str(file),
            "game": self.game,
            "plies": self.plies,
            "variations": self.variations,
            "result": self.result and self.result.value,
            "faults": [fault_as_dict(fault) for fault in self.faults],
        }


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser("check", help="replay the games of files and list their faults")
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+")
    parser.add_argument("--json", action="store_true", help="one JSON object a game")
    return parser


def run(options: argparse.Namespace) -> int:
    """One line a game; 1 if any game has a fault or a file can't be read."""
    failed = False
    for file in options.files:
        try:
            for checked in _games_of(file):
                failed = failed or bool(checked.faults)
                _show(checked, file, options.json)
        except CommandError as error:
            failed = True
            _show_error(error, file, options.json)
    return int(failed)


def _games_of(file: Path) -> Iterator[Checked]:
    from engine.records import FileFault, read_pgn

    try:
        data = read_regular(file)
    except OSError as error:
        raise CommandError("file", error.strerror or str(error)) from error
    if data.startswith(SQLITE):
        yield _journal(file)
        return
    number = 0
    for number, read in enumerate(read_pgn(data), 1):
        yield Checked(number, read.plies, read.variations, read.record.result, read.faults)
    if not number:
        yield Checked(None, faults=(Fault(FileFault.NO_GAME),))


def _journal(file: Path) -> Checked:
    """A game of our own: its chain of hashes and the fold over its events are checked by reading it."""
    from engine.game import JournalError, look
    from engine.xiangqi import Position

    try:
        game = look(file, Position).game
    except JournalError as error:
        raise CommandError.of_journal(error) from error
    return Checked(1, len(game.plies), 0, game.outcome.winner if game.outcome else None)


def _show(checked: Checked, file: Path, as_json: bool) -> None:
    if as_json:
        streams.emit(checked.as_dict(file))
        return
    words = speech.speaker()
    if checked.game is not None:
        text = words.translate("Cli", "{file}, game {game}: moves {plies}, faults {faults}")
        streams.say(text.format(file=file, game=checked.game, plies=checked.plies, faults=len(checked.faults)))
    for fault in checked.faults:
        streams.complain(f"{file}: {speech.fault_text(fault)}")


def _show_error(error: CommandError, file: Path, as_json: bool) -> None:
    if as_json:
        streams.emit({"file": str(file), **error.as_dict()})
    else:
        streams.complain(f"{file}: {speech.error_text(error)}")
