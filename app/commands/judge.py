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
from engine.xiangqi import Board, IllegalMove, Move, XiangqiError, is_dead, natural_limit_reached, point_name
from engine.xiangqi.repetition import EDITIONS, Chase, Conduct, History, MoveReport, RuleSet, Ruling

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
        _tell(rules, judged)
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
    if natural_limit_reached(history.board):
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


def _tell(rules: RuleSet, judged: _Judged) -> None:
    """Plain lines of codes, points and articles: the verdict, the loop, and what each of its moves does and why."""
    streams.say(f"rules {rules.value}: {_verdict_text(judged)}")
    ruling = judged.ruling
    if ruling is None:
        return
    cycle = ruling.cycle
    streams.say(f"loop of {cycle.plies} plies from ply {cycle.from_ply}, played {cycle.count} times")
    for side in Side:
        streams.say(f"{side.value}: {ruling.conducts[side].value}")
    for ply, report in enumerate(ruling.reports, ruling.first_ply):
        streams.say(f"{ply}. {report.move} {'/'.join(report.classes)}{_reasons(report)}")


def _verdict_text(judged: _Judged) -> str:
    ruling, outcome = judged.ruling, judged.outcome
    if ruling is not None and ruling.needs_referee:
        open_plies = ", ".join(map(str, ruling.questions))
        return f"needs the referee: a search ended at its bound, is one of plies {open_plies} a mate threat?"
    if outcome is None:
        return "no ruling"
    parts = [f"{outcome.winner.value} by {outcome.termination.value} ({outcome.article})"]
    if ruling is not None and ruling.verdict is not None:
        parts += [f"{ruling.must_vary.value} must vary"] if ruling.must_vary else []
        parts += [f"article {ruling.verdict.reason}"] if ruling.verdict.reason else []
        parts += ["this edition's repetition rules are known in part"] if EDITIONS[ruling.rules].known_in_part else []
    return "; ".join(parts)


def _reasons(report: MoveReport) -> str:
    parts = [f"mate {_line(report.mate)}"] if report.mate else []
    parts += [f"check from {_points(report.checkers)}"] if report.checkers else []
    parts += [_chase_text(chase) for chase in report.chases]
    parts += [f"may chase {point_name(chase.prey)} for ever" for chase in report.waived]
    parts += [f"no chase of {point_name(each.prey)}: {each.excuse.value}" for each in report.excused]
    parts += [f"article {report.article}"] if report.article else []
    parts += ["open: the search ended at its bound"] if report.open else []
    return f": {'; '.join(parts)}" if parts else ""


def _chase_text(chase: Chase) -> str:
    roots = f", roots {_points(chase.roots)}" if chase.roots else ""
    helpers = f", with {_points(chase.helpers)}" if chase.helpers else ""
    prey = f"{point_name(chase.prey)} ({chase.rooting.value}{roots})"
    return f"{chase.means.value} chase of {prey} by {_line(chase.line)}{helpers}"


def _line(moves: tuple[Move, ...]) -> str:
    return " ".join(move.uci for move in moves)


def _points(points: tuple[int, ...]) -> str:
    return " ".join(map(point_name, points))
