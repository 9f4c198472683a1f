"""Bugs of other people's clocks (guide/clock-bugs.md) that show in the record, each by its number."""

from __future__ import annotations

from pathlib import Path

from engine.base import Stamp
from engine.clock import PRESETS, Scheme
from engine.game import Game, Setup
from engine.records import read_pgn, record_of, write_pgn
from engine.xiangqi import Position

LAW = (Path(__file__).parents[3] / "resources" / "regulations" / "friendly.toml").read_text("utf-8")


def test_b09_b10_a_game_file_has_the_time_of_each_move_and_of_each_side_exactly() -> None:
    """With an increment the time left grows; what was used of it must not be read off that."""
    game = Game.begin(Setup("b2f0", LAW, PRESETS[Scheme.INC_5_3].control), Position)
    game = game.fold(*game.start(Stamp(0)))
    for ms, move in ((1_234, "h2e2"), (3_000, "h9g7"), (3_500, "h0g2")):
        game = game.fold(*game.move(None, move, Stamp(ms)))
    (reading,) = read_pgn(write_pgn(record_of(game, "")).encode())
    record = reading.record
    assert [ply.used_ms for ply in record.plies] == [1_234, 1_766, 500]
    assert (record.used.red, record.used.black) == (1_734, 1_766)
    assert record.headings.control == game.setup.control
