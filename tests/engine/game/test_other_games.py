"""A game of another kind is refereed by the same code: nothing here depends on xiangqi but what Rules asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Self

from engine.base import Outcome, Side, Stamp, Termination, Winner
from engine.game import Game, Journal, RefusalCode, Refused, resume


@dataclass(frozen=True)
class Nim:
    """Take one to three; who can't move has lost."""

    left: int = 5
    to_move: Side = Side.RED

    @classmethod
    def start(cls, fen: str | None = None) -> Self:
        return cls(int(fen or 5))

    def legal(self, move: str) -> bool:
        return 1 <= int(move) <= min(3, self.left)

    def apply(self, move: str) -> Self:
        return replace(self, left=self.left - int(move), to_move=self.to_move.other)

    def outcome(self) -> Outcome | None:
        return None if self.left else Outcome.loss(self.to_move, Termination.STALEMATE)


def test_another_game_is_played_timed_and_journalled(make_setup: Callable[..., Any], tmp_path: Any) -> None:
    game = Game.begin(make_setup(start_fen="6"), Nim)
    with Journal.create(tmp_path / "nim.chuhe", game.log) as journal:
        game = game.fold(*game.start(Stamp(0)))
        for ms, move in ((1_000, "3"), (2_500, "1")):
            game = game.fold(*game.move(None, move, Stamp(ms)))
        journal.append(game.log[1:])
    again = resume(tmp_path / "nim.chuhe", Nim, "")
    with again.journal:
        game = again.game.fold(*again.game.resume(Stamp(2_500)))
        game = game.fold(*game.move(Side.RED, "2", Stamp(3_000)))
    assert game.outcome == Outcome(Termination.STALEMATE, Winner.RED)
    assert [ply.used_ms for ply in game.plies] == [1_000, 1_500, 500]


def test_its_illegal_and_meaningless_moves_are_refused(make_setup: Callable[..., Any]) -> None:
    game = Game.begin(make_setup(), Nim)
    game = game.fold(*game.start(Stamp(0)))
    codes = []
    for move in ("4", "all"):
        try:
            game.move(None, move, Stamp(1))
        except Refused as refused:
            codes.append(refused.code)
    assert codes == [RefusalCode.ILLEGAL_MOVE, RefusalCode.MALFORMED_MOVE]
