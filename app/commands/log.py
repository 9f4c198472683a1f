"""``chuhe log GAME -o OUT.pdf``: the referee's log of one of our own games, as PDF or as JSON lines."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands import speech, streams
from app.commands.errors import CommandError
from app.commands.sheet import LANGUAGES

if TYPE_CHECKING:
    from app.commands import Subparsers


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser("log", help="the referee's log of one of Chuhe's own games, as PDF or JSON")
    parser.add_argument("source", metavar="GAME", type=Path, help="one of Chuhe's own files")
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("-o", "--output", metavar="OUT.pdf", type=Path, help="the PDF to write")
    wanted.add_argument("--json", action="store_true", help="a head, then one JSON object an event")
    parser.add_argument("--lang", choices=LANGUAGES, default="", help="of the PDF; by default the system's language")
    return parser


def run(options: argparse.Namespace) -> int:
    """Write the log; 1 if that failed."""
    return _emit(options.source) if options.json else _print(options)


def _emit(source: Path) -> int:
    from engine.game import JournalError, look
    from engine.records.protocol import protocol_rows
    from engine.xiangqi import Position

    try:
        found = look(source, Position)
    except JournalError as error:
        streams.emit({"file": str(source), **CommandError.of_journal(error).as_dict()})
        return 1
    for row in protocol_rows(found.game, found.last_hash):
        streams.emit(row)
    return 0


def _print(options: argparse.Namespace) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from app.log.printing import print_log
    except ImportError as error:
        text = speech.speaker().translate("Cli", "A library that printing needs is missing: {error}")
        streams.complain(text.format(error=error))
        return 1
    try:
        printed = print_log(options.source, options.output, options.lang)
    except CommandError as error:
        streams.complain(str(error))
        return 1
    streams.say(printed.told)
    for text in printed.complaints:
        streams.complain(text)
    return 0
