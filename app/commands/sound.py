"""``chuhe sound WHAT < lines``: play or speak what the lines say. The window keeps such processes for its sounds."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from app.commands import speech, streams

if TYPE_CHECKING:
    from app.commands import Subparsers


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser("sound", help="play or speak the JSON lines of standard input; the window uses it")
    lines = 'play: lines such as {"play": "move"}; say: {"say": "text", "language": "en"}'
    parser.add_argument("what", metavar="WHAT", choices=("play", "say"), help=lines)
    return parser


def run(options: argparse.Namespace) -> int:
    """Answer what can be heard, then play or speak until the input ends."""
    try:
        from app.sound.service import serve
    except ImportError as error:
        text = speech.speaker().translate("Cli", "A library that sound needs is missing: {error}")
        streams.complain(text.format(error=error))
        return 1
    return serve(options.what)
