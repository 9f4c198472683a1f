"""``chuhe clock CASES.json``: play scripts of clock events and print what the faces showed."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands import speech, streams
from app.regular import read_regular
from engine.clock.errors import DataError
from engine.clock.script import run as run_script

if TYPE_CHECKING:
    from app.commands import Subparsers


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser("clock", help="run a file of clock cases")
    parser.add_argument("cases", metavar="CASES.json", type=Path)
    return parser


def run(options: argparse.Namespace) -> int:
    """Print one JSON object with the answer to every case; 1 if the file or any case can't be run."""
    try:
        answers = run_script(json.loads(read_regular(options.cases).decode("utf-8-sig")))
    except OSError as error:
        streams.complain(f"{options.cases}: {speech.trouble_text(error)}")
        return 1
    except (ValueError, RecursionError, DataError) as error:
        streams.complain(f"{options.cases}: {error}")
        return 1
    streams.emit(answers)
    return int(any(isinstance(answer, dict) and "error" in answer for answer in answers.values()))
