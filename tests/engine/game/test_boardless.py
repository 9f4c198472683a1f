"""A game of which only the clock is used: each press is a move, and everything else of a game holds for it too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.base import Outcome, Side, Stamp, Termination
from engine.clock import OnFlag, TimeControl
from engine.game import (
    Act,
    ClockFix,
    ClockPressed,
    FlagFell,
    FoldError,
    Game,
    Journal,
    Person,
    Phase,
    PressMode,
    PressRefused,
    RefusalCode,
    SetupError,
    SideNames,
    Started,
    from_json,
    resume,
    to_json,
)
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
FIVE = TimeControl.all_in(300_000)
CLOCK = {"press": PressMode.MANUAL, "boardless": True, "control": FIVE, "on_flag": OnFlag.HOLD}


@pytest.fixture
def table(started: Make) -> Any:
    return started("standard-1999", **CLOCK)


def test_each_press_is_a_move_and_starts_the_other_clock(table: Any) -> None:
    table.at(4_000).do("press", RED).at(5_500).do("press", BLACK).at(6_500).do("press", RED)
    assert table.game.clock.running is BLACK
    assert [(ply.side, ply.used_ms, ply.total_ms) for ply in table.game.plies] == [
        (RED, 4_000, 4_000),
        (BLACK, 1_500, 1_500),
        (RED, 1_000, 5_000),
    ]
    assert [table.game.clock.face(side, 6_500).moves for side in Side] == [2, 1]


def test_no_move_can_be_made_on_a_board_that_is_not_there(table: Any) -> None:
    assert table.refused("move", RED, "h2e2") is RefusalCode.NO_BOARD
    with pytest.raises(ValueError, match="no board"):
        table.game.position.legal("h2e2")
    with pytest.raises(ValueError, match="no board"):
        table.game.position.apply("h2e2")


def test_where_no_move_is_known_none_is_sealed(table: Any) -> None:
    assert table.game.may(Act.SEAL, Person.REFEREE) is RefusalCode.NO_BOARD


@pytest.mark.parametrize(("side", "reason"), [(BLACK, RefusalCode.NOT_YOUR_TIME), (RED, None)])
def test_a_press_of_the_other_side_has_no_effect_and_is_kept(table: Any, side: Side, reason: object) -> None:
    table.at(1_000).do("press", side)
    event = table.events[0]
    assert (event.reason if isinstance(event, PressRefused) else None) is reason


@pytest.mark.parametrize("side", Side)
def test_either_side_may_begin(seat: Make, side: Side) -> None:
    table = seat("standard-1999", **CLOCK).at(10).do("start", side=side)
    assert table.game.clock.running is side
    assert from_json(to_json(table.events[0])) == Started(Stamp(10), side)


def test_where_there_is_a_board_the_side_to_move_begins(seat: Make) -> None:
    table = seat("standard-1999")
    assert table.refused("start", side=BLACK) is RefusalCode.NOT_YOUR_TURN
    with pytest.raises(FoldError):
        table.game.fold(Started(Stamp(0), BLACK))


def test_a_flag_holds_both_clocks_until_the_referee_has_counted(table: Any) -> None:
    table.at(300_001).do("press", RED)
    assert [type(event) for event in table.events] == [FlagFell, PressRefused]
    assert table.game.phase is Phase.HELD
    table.at(310_000).do("rule", Outcome.loss(RED, Termination.TIME))
    assert table.game.outcome == Outcome.loss(RED, Termination.TIME)


def test_a_flag_on_a_wrong_count_is_lifted_and_the_clock_goes_on(started: Make) -> None:
    table = started("standard-1999", **{**CLOCK, "control": TimeControl.scheme_of("6.4")})
    table.at(300_001).do("press", RED).at(310_000).do("correct_time", RED, ClockFix.MOVES, 30)
    assert table.game.phase is Phase.PAUSED
    assert table.do("resume").game.clock.running is RED
    assert table.game.clock.face(RED, 310_000).remaining == 300_000


def test_what_a_flag_does_is_the_regulations_unless_this_game_says_otherwise(seat: Make) -> None:
    assert seat("standard-1999", **{**CLOCK, "on_flag": None}).game.clock.on_flag is OnFlag.LOSE
    assert seat("standard-1999", on_flag=OnFlag.RUN).game.clock.on_flag is OnFlag.RUN


def test_a_press_by_mistake_is_taken_back_and_the_time_since_is_nobodys(table: Any) -> None:
    table.at(4_000).do("press", RED).at(9_000).do("undo")
    assert table.game.clock.running is RED
    assert table.game.plies == ()
    faces = [table.game.clock.face(side, 9_000) for side in Side]
    assert [(face.used, face.moves) for face in faces] == [(4_000, 0), (0, 0)]
    table.at(10_000).do("press", RED)
    assert [ply.used_ms for ply in table.game.plies] == [5_000]


def test_what_was_done_after_a_press_is_taken_back_before_it(table: Any) -> None:
    table.at(4_000).do("press", RED).at(5_000).do("pause").at(6_000).do("undo")
    assert (table.game.phase, table.game.clock.running, len(table.game.plies)) == (Phase.RUNNING, BLACK, 1)
    assert table.at(7_000).do("undo").game.clock.running is RED


def test_only_the_last_press_can_be_taken_back(table: Any) -> None:
    table.at(4_000).do("press", RED).at(5_000).do("press", BLACK).do("undo")
    assert len(table.game.plies) == 1
    assert table.game.may(Act.REVERSE, Person.REFEREE) is RefusalCode.NOTHING_TO_REVERSE


def test_a_press_that_came_too_late_can_not_be_undone_into_time(table: Any) -> None:
    table.at(300_000).do("press", RED)
    assert table.game.clock.running is BLACK
    table.at(300_500).do("undo")
    assert table.game.clock.face(RED, 300_500).remaining == 0


def test_the_referee_names_the_side_that_goes_on(table: Any) -> None:
    table.at(4_000).do("press", RED).at(4_500).do("pause").at(9_000).do("resume", side=RED)
    assert table.game.clock.running is RED
    assert table.at(10_000).do("press", RED).game.plies[-1].used_ms == 1_000


def test_an_offer_of_a_draw_is_refused_by_pressing_on(table: Any) -> None:
    table.at(1_000).do("offer_draw", RED).do("press", RED).at(2_000)
    assert table.game.draw_offer is RED
    assert table.do("press", BLACK).game.draw_offer is None


def test_a_board_that_is_not_there_needs_hands_at_the_clock(make_setup: Make) -> None:
    with pytest.raises(SetupError):
        Game.begin(make_setup("standard-1999", boardless=True), Position)


def test_it_survives_as_any_game_does(make_setup: Make, tmp_path: Path) -> None:
    setup = make_setup("standard-1999", **CLOCK, sides=SideNames.FIRST_SECOND)
    game = Game.begin(setup, Position)
    with Journal.create(tmp_path / "clock.chuhe", game.log) as journal:
        for act, *rest, ms in (("start", 0), ("press", RED, 2_000), ("press", BLACK, 3_000)):
            events = getattr(game, act)(*rest, stamp=Stamp(ms))
            game = game.fold(*events)
            journal.append(events)
        journal.heartbeat(Stamp(3_700))
    again = resume(tmp_path / "clock.chuhe", Position, "")
    with again.journal:
        assert again.game.setup == setup
        assert again.game.phase is Phase.PAUSED
        assert [again.game.clock.face(side, 3_700).used for side in Side] == [2_700, 1_000]


def test_a_game_with_a_board_is_written_as_before(make_setup: Make) -> None:
    setup = make_setup()
    game = Game.begin(setup, Position)
    written = to_json(game.log[0])["setup"]
    assert isinstance(written, dict)
    assert not {"boardless", "sides", "on_flag"} & set(written)
    assert "side" not in to_json(Started(Stamp(0)))
    kept = to_json(Game.begin(replace(setup, **CLOCK, sides=SideNames.BLACK_WHITE), Position).log[0])["setup"]
    assert isinstance(kept, dict)
    assert (kept["boardless"], kept["sides"], kept["on_flag"]) == (True, "black_white", "hold")


def test_the_clock_counts_what_the_journal_says(table: Any) -> None:
    for number, ms in enumerate(range(1_000, 60_000, 1_000)):
        table.at(ms).do("press", (RED, BLACK)[number % 2])
    presses = [event for event in table.game.log if isinstance(event, ClockPressed)]
    assert sum(table.game.clock.face(side, 60_000).moves for side in Side) == len(presses) == 59
