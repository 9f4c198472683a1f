"""Games under other time controls than periods: flags, takebacks, the desk, and the journal."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.base import Side, Stamp, Termination, Winner
from engine.clock import PRESETS, ByoYomi, Scheme, TimeControl
from engine.game import ClockFix, FlagFell, Game, Phase, from_json, to_json
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
OLD_1, OLD_2 = PRESETS[Scheme.OLD_1].control, PRESETS[Scheme.OLD_2].control
BYO = TimeControl.even("byo-yomi", ByoYomi(10_000, 5_000, 3))


def ending(table: Any) -> tuple[Termination, Winner]:
    return table.game.outcome.termination, table.game.outcome.winner


@pytest.mark.parametrize("scheme", list(Scheme))
def test_a_game_under_any_preset_comes_back_from_its_journal(started: Make, scheme: Scheme) -> None:
    table = started("standard-1999", control=PRESETS[scheme].control).play("h2e2", "h9g7", "h0g2", each=4_000)
    table.at(14_000).do("correct_time", RED, ClockFix.PENALTY, 2_000, reason="phone")
    log = [from_json(json.loads(json.dumps(to_json(event)))) for event in table.game.log]
    assert Game.of(log, Position) == table.game


def test_the_flag_falls_when_step_and_reserve_are_used_up(started: Make) -> None:
    table = started("classic", control=OLD_1).at(32 * 60_000 + 1).do("tick")
    assert table.events == (FlagFell(Stamp(32 * 60_000 + 1), RED, 32 * 60_000),)
    assert ending(table) == (Termination.TIME, Winner.BLACK)


def test_each_move_in_overtime_has_its_minute(started: Make) -> None:
    table = started("classic", control=OLD_2).at(5_460_000).do("move", RED, "h2e2")
    table.at(5_461_000).do("move", BLACK, "h9g7").at(5_521_000).do("move", RED, "h0g2")
    assert table.game.phase is Phase.RUNNING
    table.at(5_522_000).do("move", BLACK, "i9h9").at(5_582_001).do("tick")
    assert ending(table) == (Termination.TIME, Winner.BLACK)


def test_a_takeback_gives_lost_byo_yomi_back(started: Make) -> None:
    table = started(control=BYO).at(17_000).do("move", RED, "h2e2")
    assert table.game.clock.face(RED, 17_000).extra.count == 2
    table.do("ask_takeback", RED).do("answer_takeback", BLACK, True)
    face = table.game.clock.face(RED, 17_000)
    assert (face.main, face.extra.count, face.moves) == (10_000, 3, 0)


def test_the_reserve_each_side_used_is_known_at_the_end(started: Make) -> None:
    """The older rules break ties by it (S2 chapter 8)."""
    table = started("classic", control=OLD_1).at(720_000).do("move", RED, "h2e2")
    game = table.at(1_560_000).do("move", BLACK, "h9g7").do("resign", RED).game
    assert [game.clock.face(side, game.now_ms).extra.reserve_used for side in Side] == [600_000, 720_000]


def test_a_correction_is_told_in_the_time_it_changes(started: Make) -> None:
    """With a step and a reserve that is the reserve, whatever the large digits show."""
    table = started("classic", control=OLD_1).at(30_000).do("correct_time", RED, ClockFix.PENALTY, 300_000, reason="x")
    (event,) = table.events
    assert (event.old, event.new) == (1_800_000, 1_500_000)


@pytest.mark.parametrize(("ms", "exempt"), [(0, False), (110_000, False), (1_740_000, False), (1_740_001, True)])
def test_a_short_step_frees_nobody_from_recording_while_there_is_a_reserve(
    started: Make, ms: int, exempt: bool
) -> None:
    table = started("standard-1999", control=OLD_1, own_records=True)
    assert table.game.record_duty(RED, ms).exempt is exempt
