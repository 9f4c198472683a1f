"""``chuhe moves FEN``: the legal moves of a position, whether it is check or over, and what is wrong with it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from app.commands import speech, streams
from app.commands.errors import CommandError, fault_as_dict
from engine.base import Fault, Outcome
from engine.xiangqi import Board, Move, parse_fen
from engine.xiangqi.notation import Style, write

if TYPE_CHECKING:
    from app.commands import Subparsers


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser("moves", help="list the legal moves of a position")
    parser.add_argument("fen", metavar="FEN")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    return parser


def run(options: argparse.Namespace) -> int:
    """Print the moves by coordinates, sorted. Only a text that shows no board fails."""
    board, faults = parse_fen(options.fen)
    if options.json:
        streams.emit(_as_dict(board, faults))
    else:
        _tell(board, faults)
    return 0 if board is not None else 1


def _legal(board: Board) -> list[Move]:
    return sorted(board.legal_moves(), key=lambda move: move.uci)


def _as_dict(board: Board | None, faults: tuple[Fault, ...]) -> dict[str, object]:
    listed = {"faults": [fault_as_dict(fault) for fault in faults]} if faults else {}
    if board is None:
        return CommandError("fen", "no board in the text", **listed).as_dict()
    return {
        "fen": board.fen(),
        "legal": [move.uci for move in _legal(board)],
        "check": board.is_check(),
        "outcome": _outcome_as_dict(board.outcome()),
        **listed,
    }


def _outcome_as_dict(outcome: Outcome | None) -> dict[str, str] | None:
    if outcome is None:
        return None
    return {"winner": outcome.winner.value, "termination": outcome.termination.value}


def _tell(board: Board | None, faults: tuple[Fault, ...]) -> None:
    words = speech.speaker()
    if board is not None:
        legal = _legal(board)
        text = words.translate("Cli", "{side} to move, legal moves: {count}")
        streams.say(text.format(side=speech.side_text(board.turn), count=len(legal)))
        _tell_moves(board, legal)
        if board.is_check():
            streams.say(words.translate("Cli", "Check."))
        outcome = board.outcome()
        if outcome is not None:
            streams.say(speech.outcome_text(outcome))
    for fault in faults:
        streams.complain(speech.fault_text(fault))


def _tell_moves(board: Board, legal: list[Move]) -> None:
    from rich.columns import Columns
    from rich.console import Console

    script = speech.script()
    named = [f"{write(board, move, Style.CHINESE, script)} {move.uci}" for move in legal]
    Console(highlight=False, markup=False).print(Columns(named, padding=(0, 3), equal=True))
