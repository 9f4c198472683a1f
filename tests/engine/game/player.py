"""Plays games by itself at full speed until it is killed: ``python player.py FOLDER SEED``.

It prints "game PATH" for each new file and "SEQ HASH" for each event, once that is committed.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from engine.base import Stamp
from engine.clock import TimeControl
from engine.game import Event, Game, Journal, Phase, Setup
from engine.xiangqi import Position

ROOT = Path(__file__).parents[3]
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


class Player:
    """One game with its journal. Time is invented, so that the clocks have something to show."""

    def __init__(self, path: Path, dice: Random) -> None:
        law = (ROOT / "resources" / "regulations" / "friendly.toml").read_text(encoding="utf-8")
        self.dice = dice
        self.ms = 0
        self.game = Game.begin(Setup(path.stem, law, TimeControl.scheme_of("6.3")), Position, self.stamp())
        self.journal = Journal.create(path, self.game.log)
        print("game", path)
        self.tell(1)

    def stamp(self) -> Stamp:
        return Stamp(self.ms, (NOON + timedelta(milliseconds=self.ms)).isoformat())

    def tell(self, seq: int) -> None:
        print(seq, self.journal.hash_of(seq), flush=True)

    def do(self, events: tuple[Event, ...]) -> None:
        self.journal.append(events)
        self.game = self.game.fold(*events)
        for seq in range(len(self.game.log) - len(events) + 1, len(self.game.log) + 1):
            self.tell(seq)

    def play(self, acts: int) -> None:
        self.do(self.game.start(self.stamp()))
        for _ in range(acts):
            if self.game.phase is Phase.OVER:
                break
            self.ms += self.dice.randrange(3_000)
            self.act()
        self.journal.close()

    def act(self) -> None:
        game, side, stamp = self.game, self.game.position.to_move, self.stamp()
        if self.dice.random() < 0.2:
            self.journal.heartbeat(stamp)
        if game.phase is Phase.PAUSED:
            self.do(game.resume(stamp))
        elif game.takeback_request:
            self.do(game.answer_takeback(game.takeback_request.other, self.dice.random() < 0.8, stamp))
        elif self.dice.random() < 0.1 and game.state.last_ply_of(side):
            self.do(game.ask_takeback(side, stamp))
        elif self.dice.random() < 0.1:
            self.do(game.pause(stamp))
        else:
            self.do(game.move(side, self.dice.choice(game.position.board.legal_moves()).uci, stamp))


def main(folder: str, seed: str) -> None:
    dice = Random(int(seed))
    number = 0
    while True:
        number += 1
        Player(Path(folder) / f"{seed}-{number}.chuhe", dice).play(dice.choice((3, 40, 400)))


if __name__ == "__main__":
    main(*sys.argv[1:])
