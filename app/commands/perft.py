"""``chuhe perft FEN DEPTH``: count the legal sequences of moves, the usual check of a move generator."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from app.commands import speech, streams
from engine.xiangqi import parse_fen, perft

if TYPE_CHECKING:
    from app.commands import Subparsers


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser("perft", help="count the positions after DEPTH moves")
    parser.add_argument("fen", metavar="FEN")
    parser.add_argument("depth", metavar="DEPTH", type=_depth)
    return parser


def _depth(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise argparse.ArgumentTypeError(f"no depth: {text!r}")
    return int(text)


def run(options: argparse.Namespace) -> int:
    """Print the number of leaves; what is wrong with the position goes to standard error."""
    board, faults = parse_fen(options.fen)
    for fault in faults:
        streams.complain(speech.fault_text(fault))
    if board is None:
        return 1
    streams.say(str(perft(board, options.depth)))
    return 0
