"""``chuhe sheet GAME -o OUT.pdf``: the score sheet of a game of our own or of a PGN, and blank sheets to write on."""

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
HEADINGS = ("event", "round", "board_no", "date", "place", "red", "black", "referee", "time_control")
MOST_SHEETS = 500
_WRONG_USAGE = 2


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser("sheet", help="print the score sheet of a game, or blank ones, as PDF")
    parser.add_argument("source", metavar="GAME", type=Path, nargs="?", help="a PGN or one of Chuhe's own files")
    parser.add_argument("-o", "--output", metavar="OUT.pdf", type=Path, required=True, help="the file to write")
    parser.add_argument("--style", choices=STYLES, default="full", help="how moves are written (rule 7.5)")
    parser.add_argument("--lang", choices=LANGUAGES, default="", help="by default the system's language")
    parser.add_argument("--game", metavar="N", type=_number, default=1, help="which game of the PGN")
    parser.add_argument("--red-chinese", action="store_true", help="Red's digits in Chinese, in the abbreviated record")
    parser.add_argument("--two-up", action="store_true", help="two sheets of A5 on a page of A4")
    blank = "so many blank sheets to write on; of GAME only the headings"
    parser.add_argument("--blank", metavar="N", type=_sheets, nargs="?", const=1, default=0, help=blank)
    given = f"at the head of blank sheets; one of {', '.join(HEADINGS)}"
    parser.add_argument("--heading", metavar="NAME=TEXT", type=_heading, action="append", default=[], help=given)
    return parser


def _number(text: str) -> int:
    return _whole(text, 999_999, "games count from 1, {text!r} is none")


def _sheets(text: str) -> int:
    return _whole(text, MOST_SHEETS, f"from 1 to {MOST_SHEETS} sheets, not {{text!r}}")


def _whole(text: str, most: int, complaint: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7 and 0 < int(text) <= most):
        raise argparse.ArgumentTypeError(complaint.format(text=text))
    return int(text)


def _heading(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or name not in HEADINGS:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=TEXT with one of {', '.join(HEADINGS)}")
    return name, value


def run(options: argparse.Namespace) -> int:
    """Write the PDF; 1 if that failed or if a fault in the file keeps a part of the game off it, 2 without a game."""
    if options.source is None and not options.blank:
        streams.complain(speech.speaker().translate("Cli", "Name a game, or ask for blank sheets by --blank."))
        return _WRONG_USAGE
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from app.sheet import printing
    except ImportError as error:
        text = speech.speaker().translate("Cli", "A library that printing needs is missing: {error}")
        streams.complain(text.format(error=error))
        return 1
    try:
        wishes = printing.Wishes(options.style, options.lang, options.red_chinese, options.two_up)
        if options.blank:
            blank = printing.Blank(options.blank, dict(options.heading))
            printed = printing.print_blank(options.source, options.game, blank, options.output, wishes)
        else:
            printed = printing.print_game(options.source, options.game, options.output, wishes)
    except CommandError as error:
        streams.complain(str(error))
        return 1
    streams.say(printed.told)
    for text in printed.complaints:
        streams.complain(text)
    return 0 if printed.complete else 1
