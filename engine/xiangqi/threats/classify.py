"""What a move does: 将, 杀, 捉 or 闲 (2011 chapter 6, the classes of all Chinese editions)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property

from engine.base import Side
from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import Kind, Piece
from engine.xiangqi.points import POINTS, members
from engine.xiangqi.tables import BETWEEN
from engine.xiangqi.threats.budget import Budget, Exhausted
from engine.xiangqi.threats.chase import Hunter
from engine.xiangqi.threats.mates import CHECKS, MateSearch, mates_soon
from engine.xiangqi.threats.reports import Chase, Excuse, Excused, Means, MoveClass, MoveReport
from engine.xiangqi.threats.values import is_fighter, worth
from engine.xiangqi.threats.views import piece_on, with_turn

POSITIONS = 20_000
"""How many positions are looked at for what a side could win."""

ENOUGH = 3
"""A mate by more checks than this need not be seen: the ruling tells how far was looked."""


def classify(before: Board, move: Move, earlier: Board | None = None) -> MoveReport:
    """What the side to move does with this move.

    ``earlier`` is the position before the other side's last move, if there was one: an answer to a check is judged by
    what it adds to what stood there already (26.1.2, 26.3).
    """
    return _Judgement(before, move, earlier).report()


class _Judgement:
    """One move being judged: the positions around it, and the two hunters whose difference is the chase."""

    def __init__(self, before: Board, move: Move, earlier: Board | None) -> None:
        self.move = move
        self.side: Side = before.turn
        self.before = before
        self.after = before.copy(history=False)
        self.after.push(move)
        self.earlier = earlier
        self.evading = before.is_check()
        self.open = False

    @cached_property
    def now(self) -> Hunter:
        """What the side could win after the move."""
        return Hunter(self.after, self.side, Budget(POSITIONS), moved=self.move.target)

    @cached_property
    def was(self) -> Hunter:
        """What it could have won before, no check being there to answer."""
        threatened = not self.evading and mates_soon(with_turn(self.before, self.side.other), CHECKS)
        return Hunter(self._calm(), self.side, Budget(POSITIONS), moved=self.move.origin, threatened=threatened)

    def report(self) -> MoveReport:
        checkers = self.after.checkers()
        if checkers:
            return MoveReport(self.move, (MoveClass.CHECK,), checkers=checkers)
        if self.evading and piece_on(self.before, self.move.origin).kind is Kind.GENERAL:
            return MoveReport(self.move, (MoveClass.IDLE,), article="26.1.2")
        mate = self._mate()
        if mate:
            return MoveReport(self.move, (MoveClass.KILL,), mate=mate)
        return self._chasing()

    def _mate(self) -> tuple[Move, ...]:
        """杀: a series of checks that mates; in answer to a check, one that was not there before (26.1.2)."""
        old = {line[0] for line in self._old_mates()}
        try:
            for line in MateSearch(with_turn(self.after, self.side), barred=self.now.is_exchange).starts():
                if self._as_before(line[0]) not in old:
                    return line
        except Exhausted as cut:
            self.open = cut.depth < ENOUGH
        return ()

    def _old_mates(self) -> Iterator[tuple[Move, ...]]:
        if self.evading:
            earlier = [] if self.earlier is None else [with_turn(self.earlier, self.side)]
            for board in (self._calm(), *earlier):
                with suppress(Exhausted):
                    yield from MateSearch(board).starts()

    def _as_before(self, move: Move) -> Move | None:
        """The move as it would have been before the judged one; None if the moved piece stood on its target then."""
        origin = self.move.origin if move.origin == self.move.target else move.origin
        return Move.of(origin, move.target) if origin != move.target else None

    def _calm(self) -> Board:
        """The position before the move with no check to answer: where the general stood, an idle piece of its own."""
        general = self.before.general(self.side)
        if not self.evading or general is None:
            return self.before
        board = self.before.copy(history=False)
        board.set_piece(general, Piece(Kind.PAWN, self.side))
        return board

    def _chasing(self) -> MoveReport:
        try:
            return self._chases_found()
        except Exhausted:
            return MoveReport(self.move, (MoveClass.IDLE,), open=True)

    def _chases_found(self) -> MoveReport:
        new, old = self._direct()
        if not any(chase.is_heavy for chase in new):
            try:
                new += self._by_series(old | {chase.prey for chase in new})
            except Exhausted:
                self.open = self.open or not new
        if new and self._is_holding(new):
            return MoveReport(self.move, (MoveClass.IDLE,), article="26.2", open=self.open)
        if new:
            return MoveReport(self.move, (MoveClass.CHASE,), chases=new, open=self.open)
        waived, excused = self._waived(), tuple(self._excused(old))
        return MoveReport(
            self.move,
            (MoveClass.IDLE, *self._kinds(excused)),
            waived=waived,
            excused=excused,
            article="26.1" if waived else "",
            open=self.open,
        )

    def _excused(self, old: frozenset[int]) -> Iterator[Excused]:
        """What the moved piece, or one it uncovered, attacks without chasing it."""
        for capture in self.now.attacks():
            uncovered = not self.before.pseudo_legal(capture)
            if capture.target in old:
                yield Excused(capture.target, capture.origin, Excuse.OLD)
            elif uncovered or capture.origin == self.move.target:
                yield self.now.excuse(capture)

    def _kinds(self, excused: tuple[Excused, ...]) -> Iterator[MoveClass]:
        """兑 献 拦 跟 (24.4-24.7), all of them 闲."""
        reasons = {each.excuse for each in excused}
        if Excuse.EXCHANGE in reasons:
            yield MoveClass.EXCHANGE
        if self.now.would_lose(self.move.target):
            yield MoveClass.OFFER
        if self._blocks():
            yield MoveClass.BLOCK
        if Excuse.ROOTED in reasons:
            yield MoveClass.FOLLOW

    def _blocks(self) -> bool:
        """Whether a chariot or cannon of the other side can no longer pass where the moved piece stands."""
        theirs = with_turn(self.before, self.side.other)
        after = with_turn(self.after, self.side.other)
        return any(
            piece.side is self.side.other
            and piece.kind in (Kind.CHARIOT, Kind.CANNON)
            and _passes(theirs, after, point, self.move.target)
            for point, piece in self.after.pieces()
        )

    def _waived(self) -> tuple[Chase, ...]:
        old = {(capture.origin, capture.target) for capture in self.was.waived()}
        return tuple(
            self.now.chase(capture, self._means(capture))
            for capture in self.now.waived()
            if (was := self._as_before(capture)) is None or (was.origin, was.target) not in old
        )

    def _direct(self) -> tuple[tuple[Chase, ...], frozenset[int]]:
        """The new captures that win, and the points of the pieces that could be taken so already (从捉到捉为闲)."""
        new, old = [], set()
        for capture in self.now.captures():
            if self._could_already(capture):
                old.add(capture.target)
            else:
                new.append(self.now.chase(capture, self._means(capture)))
        return tuple(new), frozenset(old)

    def _could_already(self, capture: Move) -> bool:
        """Whether a capture won its piece before the move, and nothing that stood in its way is gone."""
        was = self._as_before(capture)
        if was is None or not self.was.wins(was):
            return False
        return self.was.is_free(was) or not self.now.is_free(capture)

    def _means(self, capture: Move) -> Means:
        """How a capture came to win its piece; also beside a general or pawn that moved (26.1.1)."""
        if capture.origin == self.move.target:
            return Means.DIRECT
        bore = self.before.pseudo_legal(capture) and self.before.piece_at(capture.target) is not None
        return Means.EXCHANGE if bore else Means.DISCOVERED

    def _by_series(self, old: frozenset[int]) -> tuple[Chase, ...]:
        won = self.now.series(old=old | self.was.takeable())
        if won is None or self.was.could_win(won.prey) or self._had_as_much(won.prey):
            return ()
        hunter, needed = won.line[0].origin, tuple(sorted(won.helpers))
        return tuple(
            Chase(point, piece_on(self.after, point).kind, hunter, Means.SERIES, won.line, helpers=needed)
            for point in sorted(won.prey)
        )

    def _had_as_much(self, prey: frozenset[int]) -> bool:
        """Whether the moved piece, or a pawn, could take no less before (figure 5, reference figure 8)."""
        least = min(worth(piece_on(self.after, point), point) for point in prey)
        taken = [capture.target for capture in self.was.captures() if capture.origin == self.move.origin]
        taken += [capture.target for capture in self.was.waived()]
        return any(worth(piece_on(self.before, point), point) >= least for point in taken)

    def _is_holding(self, chases: tuple[Chase, ...]) -> bool:
        """Whether 26.2 applies: a defender's only attacking piece takes a post that stops a mate (占据守和要点).

        Advisors and elephants it then bears on are no prey.
        """
        return (
            all(chase.kind in (Kind.ADVISOR, Kind.ELEPHANT) for chase in chases)
            and _fighters(self.after, self.side) == 1
            and _fighters(self.after, self.side.other) > 1
            and mates_soon(with_turn(self.before, self.side.other), CHECKS)
        )


def _passes(before: Board, after: Board, point: int, middle: int) -> bool:
    """Whether the piece on a point could go to ``middle`` and beyond, and can no longer go beyond."""
    if not before.pseudo_legal(Move.of(point, middle)):
        return False
    beyond = [far for far in range(POINTS) if far != point and middle in members(BETWEEN[point][far])]
    return any(
        before.pseudo_legal(Move.of(point, far)) and not after.pseudo_legal(Move.of(point, far)) for far in beyond
    )


def _fighters(board: Board, side: Side) -> int:
    """进攻子: chariots, horses, cannons and crossed pawns."""
    return sum(piece.side is side and is_fighter(piece, point) for point, piece in board.pieces())
