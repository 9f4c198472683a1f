"""``chuhe sheet GAME -o OUT.pdf``: the score sheet of a game, from one of our own files or from a PGN."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands import speech, streams
from app.commands.errors import CommandError

if TYPE_CHECKING:
    from app.commands import Subparsers

STYLES = ("full", "abbreviated")
LANGUAGES = ("zh_CN", "zh_TW", "en")


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser("sheet", help="print the score sheet of a game as PDF")
    parser.add_argument("source", metavar="GAME", type=Path, help="a PGN or one of Chuhe's own files")
    parser.add_argument("-o", "--output", metavar="OUT.pdf", type=Path, required=True, help="the file to write")
    parser.add_argument("--style", choices=STYLES, default="full", help="how moves are written (rule 7.5)")
    parser.add_argument("--lang", choices=LANGUAGES, default="", help="by default the system's language")
    parser.add_argument("--game", metavar="N", type=_number, default=1, help="which game of the PGN")
    return parser


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7 and int(text)):
        raise argparse.ArgumentTypeError(f"games count from 1, {text!r} is none")
    return int(text)


def run(options: argparse.Namespace) -> int:
    """Write the PDF; 1 if it could not be written, or if a fault in the file keeps a part of the game off it."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from app.sheet import printing
    except ImportError as error:
        text = speech.speaker().translate("Cli", "A library that printing needs is missing: {error}")
        streams.complain(text.format(error=error))
        return 1
    try:
        printed = printing.print_game(options.source, options.game, options.output, options.style, options.lang)
    except CommandError as error:
        streams.complain(str(error))
        return 1
    streams.say(printed.told)
    for text in printed.complaints:
        streams.complain(text)
    return 0 if printed.complete else 1
