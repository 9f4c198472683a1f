"""``chuhe judge``: rule on games that repeat, with the class of every move and the reasons."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from app.commands import streams
from app.commands.errors import CommandError
from app.commands.streams import Request
from engine.base import Outcome, Side, Termination
from engine.xiangqi import Board, IllegalMove, Move, XiangqiError, is_dead, natural_limit_reached, point_name
from engine.xiangqi.repetition import Conduct, History, MoveReport, RuleSet, Ruling

if TYPE_CHECKING:
    from app.commands import Subparsers


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        "judge",
        help="rule on games that repeat, a JSON object a line",
        description='Reads {"id", "fen", "moves": ["h2e2", …]}, one object a line.',
    )
    parser.add_argument("--rules", choices=[rules.value for rules in RuleSet], default=RuleSet.CXA_1999.value)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--explain", action="store_true", help="sentences for people (the default without --json)")
    return parser


def run(options: argparse.Namespace) -> int:
    """Answer each line; 1 if any could not be."""
    rules = RuleSet(options.rules)
    failed = False
    for answer in streams.answers(partial(_answer, rules)):
        failed = failed or "error" in answer
        if options.json:
            streams.emit(answer)
        else:
            _tell(answer)
    return int(failed)


def _answer(rules: RuleSet, request: Request) -> Mapping[str, object]:
    try:
        history = _history(request)
    except XiangqiError as error:
        raise CommandError.of(error) from error
    return _judged(history, rules)


def _history(request: Request) -> History:
    board = Board.from_fen(streams.text_of(request, "fen"))
    moves = request.get("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise CommandError("request", "moves is missing or no list of texts")
    history = History(board)
    for number, text in enumerate(moves, 1):
        move = Move.from_uci(text)
        if not history.board.is_legal(move):
            raise IllegalMove(f"move {number} is not legal: {move}")
        history.push(move)
    return history


def _judged(history: History, rules: RuleSet) -> dict[str, object]:
    ruling = history.ruling(rules)
    outcome = history.board.outcome()
    if outcome is not None:
        ruling = None
    outcome = outcome or _ended(history, ruling)
    return {
        "outcome": _outcome_as_dict(outcome),
        "must_vary": ruling.must_vary.value if ruling and ruling.must_vary else None,
        "needs_referee": ruling is not None and ruling.needs_referee,
        "cycle": _cycle_as_dict(ruling),
        **{side.value: _conduct(ruling, side) for side in Side},
        "moves": [_move_as_dict(history, rules, ply) for ply in range(1, len(history) + 1)],
    }


def _ended(history: History, ruling: Ruling | None) -> Outcome | None:
    """After mate and 困毙 a loop comes first, then the natural limit, then a position nobody can win."""
    if ruling is not None:
        return ruling.outcome
    if natural_limit_reached(history.board):
        return Outcome.draw(Termination.NATURAL_LIMIT)
    return Outcome.draw(Termination.NO_WINNING_CHANCES) if is_dead(history.board) else None


def _outcome_as_dict(outcome: Outcome | None) -> dict[str, str] | None:
    if outcome is None:
        return None
    return {
        "winner": outcome.winner.value,
        "termination": outcome.termination.value,
        "article": outcome.article,
    }


def _cycle_as_dict(ruling: Ruling | None) -> dict[str, int] | None:
    if ruling is None:
        return None
    cycle = ruling.cycle
    return {"from_ply": cycle.from_ply, "plies": cycle.plies, "count": cycle.count}


def _conduct(ruling: Ruling | None, side: Side) -> str:
    return (Conduct.ALLOWED if ruling is None else ruling.conducts[side]).value


def _move_as_dict(history: History, rules: RuleSet, ply: int) -> dict[str, object]:
    report: MoveReport = history.report(ply, rules)
    return {
        "ply": ply,
        "classes": [each.value for each in report.classes],
        "targets": [point_name(point) for point in report.targets],
    }


def _tell(answer: Mapping[str, object]) -> None:
    streams.say(str(answer))
