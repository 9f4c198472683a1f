"""``chuhe judge``: rule on games that repeat, with the class of every move and the reasons."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from app.commands import streams
from app.commands.errors import CommandError
from app.commands.streams import Request
from engine.base import Outcome, Side, Termination
from engine.xiangqi import Board, IllegalMove, Move, XiangqiError, is_dead, point_name
from engine.xiangqi.repetition import Conduct, History, RuleSet, Ruling

if TYPE_CHECKING:
    from app.commands import Subparsers


def add_parser(commands: Subparsers) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        "judge",
        help="rule on games that repeat, a JSON object a line",
        description='Reads {"id", "fen", "moves": ["h2e2", …]}, one object a line.',
    )
    parser.add_argument("--rules", choices=[rules.value for rules in RuleSet], default=RuleSet.CXA_1999.value)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="one JSON object a line")
    form.add_argument("--explain", action="store_true", help="the verdict and its reasons as text (the default)")
    return parser


class _Judged(NamedTuple):
    """How a game stands: how it ends if nobody varies, and the loop that decides that, if one does."""

    outcome: Outcome | None
    ruling: Ruling | None


def run(options: argparse.Namespace) -> int:
    """Answer each line; 1 if any could not be."""
    rules = RuleSet(options.rules)
    failed = False
    for answer in streams.answers(partial(_answer, rules, tell=not options.json)):
        failed = failed or "error" in answer
        if options.json:
            streams.emit(answer)
        elif "error" in answer:
            streams.complain(f"{answer['id']}: {answer['message']}")
    return int(failed)


def _answer(rules: RuleSet, request: Request, *, tell: bool) -> Mapping[str, object]:
    try:
        history = _history(request)
    except XiangqiError as error:
        raise CommandError.of(error) from error
    judged = _judge(history, rules)
    if tell:
        _tell(history, rules, judged)
        return {}
    return _as_dict(history, rules, judged)


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


def _judge(history: History, rules: RuleSet) -> _Judged:
    """Mate and 困毙 come first, then a loop, then the natural limit, then a position nobody can win."""
    outcome = history.board.outcome()
    if outcome is not None:
        return _Judged(outcome, None)
    ruling = history.ruling(rules)
    if ruling is not None:
        return _Judged(ruling.outcome, ruling)
    if history.is_limit_reached(rules):
        return _Judged(Outcome.draw(Termination.NATURAL_LIMIT), None)
    return _Judged(Outcome.draw(Termination.NO_WINNING_CHANCES) if is_dead(history.board) else None, None)


def _as_dict(history: History, rules: RuleSet, judged: _Judged) -> dict[str, object]:
    ruling = judged.ruling
    return {
        "outcome": _outcome_as_dict(judged.outcome),
        "must_vary": ruling.must_vary.value if ruling and ruling.must_vary else None,
        "needs_referee": ruling is not None and ruling.needs_referee,
        "cycle": _cycle_as_dict(ruling),
        **{side.value: _conduct(ruling, side) for side in Side},
        "moves": [_move_as_dict(history, rules, ply) for ply in range(1, len(history) + 1)],
    }


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
    report = history.report(ply, rules)
    return {
        "ply": ply,
        "classes": [each.value for each in report.classes],
        "targets": [point_name(point) for point in report.targets],
    }


def _tell(history: History, rules: RuleSet, judged: _Judged) -> None:
    """Sentences in the language of the person; where Qt is missing, what a program would be told."""
    try:
        from app.commands import rulings
    except ImportError:
        streams.emit(_as_dict(history, rules, judged))
        return
    for line in rulings.explained(history, judged.ruling, judged.outcome):
        streams.say(line)
