"""A game's moves as the repetition rules see them: cheap to keep, and judged when asked."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field, replace
from typing import Self

from engine.base import Outcome, Side
from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move
from engine.xiangqi.repetition.cycle import LOOPS, POINTS, Cycle, find_cycle, find_run
from engine.xiangqi.repetition.federation import federation_conducts, federation_verdict
from engine.xiangqi.repetition.rulesets import EDITIONS, RuleSet
from engine.xiangqi.repetition.verdict import Conduct, Verdict, chinese_verdict, conduct
from engine.xiangqi.threats import MoveClass, MoveReport, classify
from engine.xiangqi.threats.asian import classify_asian

LIMIT = 60
"""Rounds without a capture that make the natural limit."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A loop judged: what follows if nobody varies, and why.

    ``reports`` are those of one round of the loop, which begins with ply ``first_ply`` (from 1), a move of ``mover``.
    ``outcome`` is None and ``needs_referee`` true where a search ended at its bound and the open plies (``questions``)
    decide the verdict.
    """

    rules: RuleSet
    cycle: Cycle
    first_ply: int
    mover: Side
    reports: tuple[MoveReport, ...]
    conducts: dict[Side, Conduct]
    verdict: Verdict | None
    questions: tuple[int, ...] = ()

    @property
    def needs_referee(self) -> bool:
        return self.verdict is None

    @property
    def outcome(self) -> Outcome | None:
        return None if self.verdict is None else self.verdict.outcome(self.rules)

    def where_check_loses(self, at_once: bool) -> Ruling:
        """The ruling by regulations that decide otherwise than the edition what one-sided perpetual check comes to."""
        verdict = self.verdict
        if verdict is None or verdict.loser is None or self.conducts[verdict.loser] is not Conduct.CHECK:
            return self
        return replace(self, verdict=replace(verdict, must_vary=not at_once))

    @property
    def must_vary(self) -> Side | None:
        """应变着: the side that loses if it goes on after the ruling."""
        return self.verdict.loser if self.verdict is not None and self.verdict.must_vary else None


@dataclass
class History:
    """The positions of a game from a board on. Moves are pushed and popped like a board's."""

    board: Board
    _keys: list[Hashable] = field(init=False)
    _quiet: list[bool] = field(init=False)
    _moves: list[Move] = field(init=False, default_factory=list)
    _memo: dict[tuple[object, ...], MoveReport] = field(init=False, default_factory=dict)
    _unknown: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.board = self.board.copy(history=False)
        self._keys = [self.board.key()]
        self._quiet = [True]

    @classmethod
    def of(cls, board: Board, moves: Iterable[Move]) -> Self:
        """The history of a game that began with a board and these moves.

        :raises IllegalMove: if there is no piece to move.
        """
        history = cls(board)
        for move in moves:
            history.push(move)
        return history

    def __len__(self) -> int:
        return len(self._moves)

    def push(self, move: Move) -> None:
        """Make a move, legal or not. No loop reaches over one that nobody knows.

        :raises IllegalMove: if there is no piece on its origin.
        """
        quiet = not move.is_null and self.board.piece_at(move.target) is None
        self.board.push(move)
        self._moves.append(move)
        self._unknown += move.is_null
        self._keys.append((self._unknown, self.board.key()) if self._unknown else self.board.key())
        self._quiet.append(quiet)

    def pop(self) -> Move:
        """Take the last move back."""
        self._keys.pop()
        self._quiet.pop()
        self._unknown -= self._moves.pop().is_null
        return self.board.pop()

    def cycle(self, loops: int = LOOPS) -> Cycle | None:
        """The loop that the game is in, if it was played so often; it may be ruled on from three times on (2011
        23.1-23.3). Cheap after every move."""
        return find_cycle(self._keys, self._quiet, loops)

    def may_rule(self, rules: RuleSet) -> bool:
        """Whether there may be something to rule on: a loop, or nine rounds to be looked at. Cheap after every move."""
        return self.cycle() is not None or (EDITIONS[rules].nine_rounds and self._run() is not None)

    def is_limit_reached(self, rules: RuleSet, rounds: int = LIMIT) -> bool:
        """Whether either side could claim the natural limit (自然限着, S0 4.2.4); only captures interrupt the count."""
        return any(self.rounds_credited(side, EDITIONS[rules].checks_counted) >= rounds for side in Side)

    def rounds_credited(self, claimant: Side, cap: int | None = None) -> int:
        """The rounds without a capture that count for a claim of the natural limit.

        With a ``cap`` no more of the claimant's checks count than that (2011 22.2: ten). Plies that a FEN's counter
        tells of from before the first move count, and no check is known among them.
        """
        rounds = self.board.halfmoves // 2
        if cap is None:
            return rounds
        return rounds - max(0, self._checks_since_capture(claimant) - cap)

    def _checks_since_capture(self, side: Side) -> int:
        board = self.board.copy()
        checks = 0
        for _ in range(min(board.halfmoves, len(self._moves))):
            checks += board.turn is side.other and board.is_check()
            board.pop()
        return checks

    def report(self, ply: int, rules: RuleSet) -> MoveReport:
        """What the move of a ply (from 1) is under these rules."""
        known = (rules.is_chinese, *self._keys[max(0, ply - 2) : ply + 1])
        if known not in self._memo:
            self._memo[known] = self._classified(ply, rules)
        return self._memo[known]

    def _classified(self, ply: int, rules: RuleSet) -> MoveReport:
        board = self.board.copy()
        for _ in range(ply, len(self._moves) + 1):
            board.pop()
        before = board.copy(history=False)
        if not rules.is_chinese:
            return classify_asian(before, self._moves[ply - 1], self._moves[ply - 2] if ply > 1 else None)
        earlier = None
        if ply > 1:
            board.pop()
            earlier = board.copy(history=False)
        return classify(before, self._moves[ply - 1], earlier)

    def ruling(self, rules: RuleSet) -> Ruling | None:
        """The ruling on the loop the game is in, or on nine rounds of attacks; None if there is nothing to rule on."""
        cycle = self.cycle()
        if cycle is not None:
            return self._ruled(cycle, rules)
        run = self._run() if EDITIONS[rules].nine_rounds else None
        ruling = None if run is None else self._ruled(run, rules)
        return ruling if ruling is not None and self._is_wide(ruling) else None

    def _run(self) -> Cycle | None:
        return find_run(self._keys, self._quiet, [move.target for move in self._moves])

    def _is_wide(self, ruling: Ruling) -> bool:
        """Whether the side that must vary in nine rounds attacked from three or more points (2011 23.4)."""
        loser = None if ruling.verdict is None else ruling.verdict.loser
        if loser is None:
            return False
        begins = self._mover(ruling.first_ply) is loser
        return len({report.move.target for report in ruling.reports[0 if begins else 1 :: 2]}) >= POINTS

    def _ruled(self, cycle: Cycle, rules: RuleSet) -> Ruling:
        last = len(self._moves)
        first = last - cycle.plies + 1
        reports = tuple(self.report(ply, rules) for ply in range(first, last + 1))
        return _judge(rules, cycle, first, reports, self._mover(first))

    def _mover(self, ply: int) -> Side:
        return self.board.turn if (len(self._moves) - ply) % 2 else self.board.turn.other


def _judge(rules: RuleSet, cycle: Cycle, first: int, reports: tuple[MoveReport, ...], mover: Side) -> Ruling:
    by_side = _by_side(reports, mover)
    if not rules.is_chinese:
        conducts = federation_conducts(by_side, mover)
        return Ruling(rules, cycle, first, mover, reports, conducts, federation_verdict(by_side, mover))
    conducts = {side: conduct(by_side[side]) for side in Side}
    verdict = chinese_verdict(by_side, rules)
    questions = tuple(first + index for index, report in enumerate(reports) if report.open)
    if questions and _hangs_on(reports, mover, rules, verdict):
        return Ruling(rules, cycle, first, mover, reports, conducts, None, questions)
    return Ruling(rules, cycle, first, mover, reports, conducts, verdict)


def _by_side(reports: tuple[MoveReport, ...], mover: Side) -> dict[Side, tuple[MoveReport, ...]]:
    return {mover: reports[::2], mover.other: reports[1::2]}


def _hangs_on(reports: tuple[MoveReport, ...], mover: Side, rules: RuleSet, verdict: Verdict) -> bool:
    """Whether the verdict would be another if the open moves were mate threats, all of them or those of one side."""
    for sides in ({mover}, {mover.other}, {mover, mover.other}):
        graver = tuple(
            replace(report, classes=(MoveClass.KILL,))
            if report.open and (mover if index % 2 == 0 else mover.other) in sides
            else report
            for index, report in enumerate(reports)
        )
        if chinese_verdict(_by_side(graver, mover), rules).loser is not verdict.loser:
            return True
    return False
