"""A verdict does not hang on where the loop lies, who plays it, where it begins, or what stands idle beside it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.base import Side
from engine.xiangqi import FILES, POINTS, Board, Kind, Move, Piece
from engine.xiangqi.repetition import History, RuleSet, Ruling

Cases = dict[str, dict[str, Any]]
Turn = Callable[[int], int]
OWN = Path(__file__).parents[3] / "cases" / "figures.jsonl"
RULES = [RuleSet.CXA_2020, RuleSet.WXF_2018]
PARTS = [pytest.param(3, id="every-third-loop"), pytest.param(1, id="all-loops", marks=pytest.mark.long)]
"""Every third of the loops in each run, all of them in the long form."""


def _mirror(point: int) -> int:
    return point // FILES * FILES + FILES - 1 - point % FILES


def _across(point: int) -> int:
    return POINTS - 1 - point


def _turned(board: Board, turn: Turn, *, swap: bool) -> Board:
    other = Board.from_fen("9/9/9/9/9/9/9/9/9/9")
    for point, piece in board.pieces():
        other.set_piece(turn(point), Piece(piece.kind, piece.side.other if swap else piece.side))
    other.turn = board.turn.other if swap else board.turn
    return other


def _ruling(board: Board, moves: list[Move], rules: RuleSet) -> Ruling:
    ruling = History.of(board, moves).ruling(rules)
    assert ruling is not None
    return ruling


def _told(ruling: Ruling) -> tuple[object, ...]:
    classes = tuple((report.gravest, report.is_heavy) for report in ruling.reports)
    loser = None if ruling.verdict is None else ruling.verdict.loser
    return loser, ruling.needs_referee, classes


def _figures(cases: Cases, part: int) -> list[tuple[Board, list[Move]]]:
    """One loop in ``part`` of the handed ones that begin their game, and of our own."""
    handed = [case for case in cases.values() if case["rules"] in ("cxa-2020", "wxf-2018") and case.get("cycle")]
    loops = [(case["fen"], case["cycle"]) for case in handed if len(case["moves"]) == 3 * len(case["cycle"])]
    own = map(json.loads, OWN.read_text(encoding="utf-8").splitlines())
    loops += [(figure["fen"], figure["loop"]) for figure in own]
    return [(Board.from_fen(fen), [Move.from_uci(move) for move in loop]) for fen, loop in loops[::part]]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("part", PARTS)
def test_left_is_as_right(rules: RuleSet, part: int, cases: Cases) -> None:
    for board, loop in _figures(cases, part):
        moves = [Move.of(_mirror(move.origin), _mirror(move.target)) for move in loop]
        mirrored = _ruling(_turned(board, _mirror, swap=False), moves * 3, rules)
        assert _told(mirrored) == _told(_ruling(board, loop * 3, rules))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("part", PARTS)
def test_red_is_as_black(rules: RuleSet, part: int, cases: Cases) -> None:
    for board, loop in _figures(cases, part):
        moves = [Move.of(_across(move.origin), _across(move.target)) for move in loop]
        loser, *rest = _told(_ruling(board, loop * 3, rules))
        swapped, *others = _told(_ruling(_turned(board, _across, swap=True), moves * 3, rules))
        assert others == rest
        assert swapped == (loser.other if isinstance(loser, Side) else None)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("part", PARTS)
def test_a_loop_may_begin_at_any_of_its_moves(rules: RuleSet, part: int, cases: Cases) -> None:
    for board, loop in _figures(cases, part):
        verdict = _ruling(board, loop * 3, rules).verdict
        start = board.copy(history=False)
        for count in range(1, len(loop)):
            start.push(loop[count - 1])
            turned = loop[count:] + loop[:count]
            other = _ruling(start.copy(history=False), turned * 3, rules).verdict
            assert verdict is not None
            assert other is not None
            assert other.loser is verdict.loser


def _idle_corner(board: Board, moves: list[Move]) -> int | None:
    """A point for an uncrossed pawn, on no line that any other piece stands on or comes to."""
    used = {point for point, _ in board.pieces()} | {point for move in moves for point in (move.origin, move.target)}
    files, ranks = {point % FILES for point in used}, {point // FILES for point in used}
    free = [rank * FILES + file for rank in (3, 4) for file in range(0, FILES, 2) if file not in files]
    return next((point for point in free if point // FILES not in ranks), None)


@pytest.mark.parametrize("part", PARTS)
def test_idle_pieces_beside_the_loop_change_nothing(part: int, cases: Cases) -> None:
    tried = 0
    for board, loop in _figures(cases, part):
        corner = _idle_corner(board, loop)
        if corner is not None:
            crowded = board.copy(history=False)
            crowded.set_piece(corner, Piece(Kind.PAWN, Side.RED))
            tried += 1
            assert _told(_ruling(crowded, loop * 3, RULES[0])) == _told(_ruling(board, loop * 3, RULES[0]))
    assert tried > 3
