"""A ruling laid out for the eye: the boards of one round of the loop, and what is drawn on each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.board.scene import Arrow, ArrowKind, BoardScene
from app.play.scenes import checked_points, pieces_of
from engine.xiangqi import Board
from engine.xiangqi.repetition import Chase, History, Means, MoveReport, Ruling


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the loop: its ply from 1, what it is and why, and the boards before and after it."""

    ply: int
    report: MoveReport
    before: Board
    after: Board

    def scene(self, game: BoardScene) -> BoardScene:
        """The board after the move with everything the ruling sees, lying as the game's own scene does."""
        move = self.report.move
        return replace(
            game,
            pieces=pieces_of(self.after),
            last_move=(move.origin, move.target),
            irregular=False,
            check=checked_points(self.after),
            pending=None,
            arrows=tuple(dict.fromkeys(_arrows(self.report, self.after))),
            tags=((move.target, shown_class(self.report)),),
        )


def steps_of(history: History, ruling: Ruling) -> tuple[Step, ...]:
    """The moves of one round of the loop, the one that the ruling judges."""
    board = history.board.copy()
    for _ in range(len(history) - ruling.first_ply + 1):
        board.pop()
    steps = []
    for ply, report in enumerate(ruling.reports, ruling.first_ply):
        before = board.copy(history=False)
        board.push(report.move)
        steps.append(Step(ply, report, before, board.copy(history=False)))
    return tuple(steps)


def shown_class(report: MoveReport) -> str:
    """The name of the class on the board: of an idle move the kind of idleness, if it has one."""
    others = [each for each in report.classes if each is not report.gravest]
    kind = report.gravest if report.gravest.is_attack or not others else others[0]
    return kind.value


def _arrows(report: MoveReport, after: Board) -> Iterator[Arrow]:
    general = after.general(after.turn)
    if general is not None:
        yield from (Arrow(point, general, ArrowKind.CHECK) for point in report.checkers)
    for number, move in enumerate(report.mate[::2], 1):
        yield Arrow(move.origin, move.target, ArrowKind.MATE, number if len(report.mate) > 1 else 0)
    for chase in report.chases:
        yield from _chase(chase)
    for excused in report.excused:
        yield from (Arrow(root, excused.prey, ArrowKind.ROOT) for root in excused.roots)


def _chase(chase: Chase) -> Iterator[Arrow]:
    yield from (Arrow(root, chase.prey, ArrowKind.ROOT) for root in chase.roots)
    yield from (Arrow(helper, chase.hunter, ArrowKind.HELP) for helper in chase.helpers)
    if chase.means is Means.SERIES:
        for number, move in enumerate(chase.line[::2], 1):
            yield Arrow(move.origin, move.target, ArrowKind.CHASE, number)
    else:
        yield Arrow(chase.hunter, chase.prey, ArrowKind.CHASE)
