"""``chuhe demo --out DIR``: the sample game through the whole program, off screen; the program's test of itself."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands import speech, streams

if TYPE_CHECKING:
    from app.commands import Subparsers


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser("demo", help="play a sample game through the whole program, without a screen")
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="the folder for what it makes")
    parser.add_argument("--json", action="store_true", help="one JSON object a part")
    return parser


def run(options: argparse.Namespace) -> int:
    """A line for each part of the program that was tried; 1 if any of them failed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from app.demo.show import show_demo
    except ImportError as error:
        text = speech.speaker().translate("Cli", "A library that the window needs is missing: {error}")
        streams.complain(text.format(error=error))
        return 1
    try:
        return show_demo(options.out, options.json)
    except OSError as error:
        streams.complain(f"{options.out}: {speech.trouble_text(error)}")
        return 1
