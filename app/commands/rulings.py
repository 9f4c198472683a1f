"""``chuhe judge --explain``: the ruling in the sentences of the window. Needs Qt for the language."""

from __future__ import annotations

from collections.abc import Iterator

from app.commands import speech
from app.texts.move_reasons import Notation, classes_text, move_sentence
from app.texts.rulings import edition_name, grounds_text, loop_text, no_ruling_text, partly_known, verdict_text
from engine.base import Outcome
from engine.xiangqi import Board
from engine.xiangqi.notation import Style
from engine.xiangqi.repetition import History, RuleSet, Ruling


def explained(history: History, ruling: Ruling | None, outcome: Outcome | None) -> Iterator[str]:
    """The lines about one game: the verdict, its grounds, the loop, and each of its moves with its reason."""
    speech.speaker()
    if ruling is None:
        yield speech.outcome_text(outcome) if outcome is not None else no_ruling_text()
        return
    yield _headed(ruling.rules, verdict_text(ruling))
    yield grounds_text(ruling)
    yield loop_text(ruling)
    yield from _moves(history, ruling)
    if partly_known(ruling.rules):
        yield partly_known(ruling.rules)


def _headed(rules: RuleSet, text: str) -> str:
    return f"{edition_name(rules)} · {text}"


def _moves(history: History, ruling: Ruling) -> Iterator[str]:
    notation = Notation(Style.CHINESE if speech.is_chinese() else Style.UCI, speech.script())
    board = _board_before(history, ruling)
    for ply, report in enumerate(ruling.reports, ruling.first_ply):
        text = notation.line(board, (report.move,))
        board.push(report.move)
        yield f"{ply}. {text}  {classes_text(report)} · {move_sentence(report, board, notation)}"


def _board_before(history: History, ruling: Ruling) -> Board:
    board = history.board.copy()
    for _ in range(len(history) - ruling.first_ply + 1):
        board.pop()
    return board
