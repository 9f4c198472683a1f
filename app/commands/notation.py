"""``chuhe notation``: name moves given by coordinates, and find the moves that texts in any style mean."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from app.commands import speech, streams
from app.commands.errors import CommandError
from app.commands.streams import Request
from engine.xiangqi import Board, IllegalMove, Move, XiangqiError
from engine.xiangqi.notation import Reading, Script, Style, read, write

if TYPE_CHECKING:
    from app.commands import Subparsers

_KEYS = {
    "iccs": Style.ICCS,
    "uci": Style.UCI,
    "chinese": Style.CHINESE,
    "abbreviated": Style.ABBREVIATED,
    "wxf": Style.WXF,
}


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        "notation",
        help="translate moves between notations, a JSON object a line",
        description='Reads {"id", "fen", "move": "h2e2"} or {"id", "fen", "text": "炮二平五"}, one object a line.',
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--script", choices=list(Script), default=Script.SIMPLIFIED, type=Script)
    parser.add_argument(
        "--dialect", choices=[Style.WXF, Style.WXF_1997], type=Style, help="which WXF a text such as 33+1 is in"
    )
    parser.add_argument("--irregular", action="store_true", help="name a given move even if it is not legal")
    return parser


def run(options: argparse.Namespace) -> int:
    """Answer each line; 1 if any could not be."""
    failed = False
    for answer in streams.answers(partial(_answer, options)):
        failed = failed or "error" in answer
        if options.json:
            streams.emit(answer)
        else:
            _tell(answer)
    return int(failed)


def _answer(options: argparse.Namespace, request: Request) -> Mapping[str, object]:
    try:
        board = Board.from_fen(streams.text_of(request, "fen"))
        reading = _reading(options, board, request)
    except XiangqiError as error:
        raise CommandError.of(error) from error
    answer: dict[str, object] = {key: write(board, reading.move, style, options.script) for key, style in _KEYS.items()}
    if reading.warnings:
        answer["warnings"] = [warning.value for warning in reading.warnings]
    return answer


def _reading(options: argparse.Namespace, board: Board, request: Request) -> Reading:
    if ("text" in request) == ("move" in request):
        raise CommandError("request", "neither or both of move and text are given")
    if "text" in request:
        return read(board, streams.text_of(request, "text"), options.dialect)
    move = Move.from_uci(streams.text_of(request, "move"))
    if not (_makes_sense(board, move) or (options.irregular and board.piece_at(move.origin))):
        raise IllegalMove(f"{move} is not legal here")
    return Reading(move)


def _makes_sense(board: Board, move: Move) -> bool:
    """Legal, or in a position that can't be, where the generals face each other say, at least how the piece moves."""
    return board.is_legal(move) or (board.pseudo_legal(move) and bool(board.faults()))


def _tell(answer: Mapping[str, object]) -> None:
    if "error" in answer:
        details = {key: value for key, value in answer.items() if key not in ("id", "error", "message")}
        error = CommandError(str(answer["error"]), str(answer["message"]), **details)
        name = "?" if answer["id"] is None else answer["id"]
        streams.complain(f"{name}: {speech.error_text(error)}")
    else:
        streams.say("  ".join(str(answer[key]) for key in ("id", *_KEYS)))
