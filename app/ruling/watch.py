"""Keeps an eye on repetitions: cheap after every move, and the full classing of a loop in a thread of its own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from threading import Thread

from PySide6.QtCore import QObject, Signal, Slot

from app.play.shown import lines_of, opening_of
from app.ruling.loop import Step, steps_of
from engine.game import Game
from engine.game.regulations import PerpetualCheck
from engine.xiangqi import Board, Move
from engine.xiangqi.repetition import Cycle, History, RuleSet, Ruling

SEEN = 2
"""A loop played so often is told to the referee, though it can't be ruled on yet (23.3)."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A loop with its ruling (None: the nine rounds looked at were no attacks) and its moves to step through."""

    ruling: Ruling | None
    steps: tuple[Step, ...] = ()


class _Relay(QObject):
    """Brings the answer over from the thread, which keeps it alive: the game may be put away meanwhile."""

    done = Signal(int, object)


class RepetitionWatch(QObject):
    """The history of one game, kept in step with it.

    Signals:
        judged(): the classing that was asked for is done; ``result`` has it.
    """

    judged = Signal()

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        repetition = game.regulations.repetition
        self.rules = RuleSet(repetition.rules.value)
        self._check_loses = repetition.perpetual_check is PerpetualCheck.LOSES
        self._history = History(opening_of(game))
        self._moves: list[Move] = []
        self._relay = _Relay()
        self._asked = 0
        self._waiting = False
        self.due = False
        self.result: Judged | None = None
        self._relay.done.connect(self._take)
        self.follow(game)

    @property
    def waiting(self) -> bool:
        """Whether a classing is under way."""
        return self._waiting

    @property
    def loop(self) -> Cycle | None:
        """The loop the game is in, once it was played twice."""
        return self._history.cycle(SEEN)

    def follow(self, game: Game) -> None:
        """Take in what was played or taken back since. ``due`` tells whether there may be something to rule on."""
        moves = [line.move for line in lines_of(game)]
        if moves == self._moves:
            return
        kept = _common(self._moves, moves)
        for _ in self._moves[kept:]:
            self._history.pop()
        for move in moves[kept:]:
            self._history.push(move)
        self._moves = moves
        self._asked += 1
        self._waiting, self.result = False, None
        self.due = self._history.may_rule(self.rules)

    def judge(self) -> None:
        """Class the moves of the loop, in a thread; nothing to do where that is done, under way, or not due."""
        if self.due and not self._waiting and self.result is None:
            self._waiting = True
            asked = (self._relay, self._asked, self._opening(), tuple(self._moves), self.rules)
            Thread(target=_judge, args=asked, daemon=True).start()

    def _opening(self) -> Board:
        board = self._history.board.copy()
        for _ in self._moves:
            board.pop()
        return board

    @Slot(int, object)
    def _take(self, number: int, judged: Judged) -> None:
        """The answer of the thread; one about a position that is gone is dropped."""
        if number == self._asked:
            ruling = judged.ruling and judged.ruling.where_check_loses(self._check_loses)
            self._waiting, self.result = False, replace(judged, ruling=ruling)
            self.judged.emit()


def _judge(relay: _Relay, number: int, opening: Board, moves: tuple[Move, ...], rules: RuleSet) -> None:
    """What the thread does. It shares nothing with the window but the relay."""
    relay.done.emit(number, judged_of(opening, moves, rules))


def judged_of(opening: Board, moves: tuple[Move, ...], rules: RuleSet) -> Judged:
    """The ruling on a game that began with a board."""
    history = History.of(opening, moves)
    ruling = history.ruling(rules)
    return Judged(ruling, steps_of(history, ruling) if ruling is not None else ())


def _common(old: list[Move], new: list[Move]) -> int:
    for at, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return at
    return min(len(old), len(new))
