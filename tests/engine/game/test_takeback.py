"""Taking back, by agreement and only in friendly games (S0 5.7 has none): board and both clocks in one act."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.base import Side, Stamp
from engine.clock import ClockState, Period, TimeControl
from engine.game import FoldError, Game, Phase, PressMode, RefusalCode, Takeback, TakebackAsked
from engine.xiangqi import Position

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK


def faces(game: Game, ms: int) -> list[Any]:
    return [game.clock.face(side, ms) for side in Side]


def test_a_takeback_puts_back_board_and_both_clocks(started: Make) -> None:
    table = started().play("h2e2", "h9g7", each=3_000)
    before = table.game
    table.at(11_000).do("move", RED, "h0g2").at(12_000).do("ask_takeback", RED).at(15_000)
    table.do("answer_takeback", BLACK, True)
    assert table.game.position == before.position
    assert table.game.plies == before.plies
    assert faces(table.game, 15_000) == faces(before, 6_000)
    assert table.game.clock.running is RED
    assert faces(table.game, 16_000) == faces(before, 7_000)


def test_nobody_pays_for_what_was_taken_back(started: Make) -> None:
    table = started().play("h2e2").at(500_000).do("move", BLACK, "h9g7").at(900_000).do("ask_takeback", BLACK)
    table.do("answer_takeback", RED, True)
    assert table.game.clock.face(BLACK, 900_000).used == 0
    assert table.game.clock.face(RED, 900_000).used == 1_000
    assert table.game.clock.running is BLACK


def test_after_the_reply_both_plies_go(started: Make) -> None:
    table = started().play("h2e2", "h9g7").do("ask_takeback", RED)
    assert table.events == (TakebackAsked(Stamp(2_000), RED, 2),)
    table.do("answer_takeback", BLACK, True)
    assert table.game.plies == ()
    assert table.game.position == Position.start()
    assert faces(table.game, 2_000) == faces(started().game, 0)
    assert table.game.clock.running is RED


def test_a_takeback_gives_back_the_period_that_was_entered(started: Make) -> None:
    control = TimeControl.of_periods("own", (Period(10_000, 1), Period(5_000, 1)), (Period(10_000, 1),))
    table = started(control=control).at(4_000).do("move", RED, "h2e2")
    assert table.game.clock.face(RED, 4_000).period_number == 2
    table.do("ask_takeback", RED).do("answer_takeback", BLACK, True)
    face = table.game.clock.face(RED, 4_000)
    assert (face.period_number, face.moves, face.remaining) == (1, 0, 10_000)


def test_time_that_stood_still_in_between_is_given_back_too(started: Make) -> None:
    table = started().at(1_000).do("pause").at(50_000).do("resume").at(52_000).do("move", RED, "h2e2")
    table.do("ask_takeback", RED).do("answer_takeback", BLACK, True)
    assert table.game.clock.face(RED, 52_000).used == 0


@pytest.mark.parametrize("profile", ["standard-1999", "club", "classic", "standard-2011"])
def test_in_a_refereed_game_no_move_is_taken_back(started: Make, profile: str) -> None:
    table = started(profile).play("h2e2")
    assert table.refused("ask_takeback", RED) is RefusalCode.NO_TAKEBACK
    with pytest.raises(FoldError):
        table.game.fold(TakebackAsked(Stamp(1_000), RED, 1))
    with pytest.raises(FoldError):
        table.game.fold(Takeback(Stamp(1_000), RED, 1))


def test_who_has_not_moved_has_nothing_to_take_back(started: Make) -> None:
    table = started()
    assert table.refused("ask_takeback", RED) is RefusalCode.NOTHING_TO_TAKE_BACK
    assert table.play("h2e2").refused("ask_takeback", BLACK) is RefusalCode.NOTHING_TO_TAKE_BACK


def test_a_request_is_answered_by_the_other_side(started: Make) -> None:
    table = started().play("h2e2")
    assert table.refused("answer_takeback", BLACK, True) is RefusalCode.NO_REQUEST
    table.do("ask_takeback", RED)
    assert table.game.takeback_request is RED
    assert table.refused("answer_takeback", RED, True) is RefusalCode.OWN_REQUEST
    assert table.refused("ask_takeback", RED) is RefusalCode.REQUEST_OPEN


def test_a_refused_request_changes_nothing(started: Make) -> None:
    table = started().play("h2e2")
    before = table.game
    table.do("ask_takeback", RED).do("answer_takeback", BLACK, False)
    assert table.game.takeback_request is None
    assert (table.game.plies, table.game.clock) == (before.plies, before.clock)


def test_playing_on_refuses_a_request(started: Make) -> None:
    table = started().play("h2e2").do("ask_takeback", RED).play("h9g7")
    assert table.game.takeback_request is None
    assert len(table.game.plies) == 2


def test_a_takeback_ends_an_offer_made_on_what_was_taken_back(started: Make) -> None:
    table = started().play("h2e2").do("offer_draw", BLACK).do("ask_takeback", RED)
    table.do("answer_takeback", BLACK, True)
    assert table.game.draw_offer is None


def test_after_the_end_nothing_is_taken_back(started: Make) -> None:
    table = started().play("h2e2").do("ask_takeback", RED).do("resign", BLACK)
    assert table.refused("answer_takeback", BLACK, True) is RefusalCode.GAME_OVER
    assert table.game.takeback_request is None


def test_fouls_and_used_words_stay_in_the_log(started: Make) -> None:
    table = started().play("h2e2").do("ask_takeback", RED).do("answer_takeback", BLACK, True).play("c3c4")
    assert [type(event).__name__ for event in table.game.log] == [
        "GameSet",
        "Started",
        "MoveMade",
        "TakebackAsked",
        "Takeback",
        "MoveMade",
    ]
    assert Game.of(table.game.log, Position) == table.game


def test_another_number_of_plies_than_was_asked_does_not_follow(started: Make) -> None:
    game = started().play("h2e2", "h9g7").do("ask_takeback", RED).game
    for wrong in (Takeback(Stamp(2_000), RED, 1), Takeback(Stamp(2_000), BLACK, 2), Takeback(Stamp(2_000), RED, 3)):
        with pytest.raises(FoldError):
            game.fold(wrong)
    with pytest.raises(FoldError):
        started().play("h2e2").game.fold(TakebackAsked(Stamp(1_000), RED, 2))


def test_with_manual_press_a_move_not_yet_pressed_is_taken_back(started: Make) -> None:
    table = started(press=PressMode.MANUAL).at(2_000).do("move", RED, "h2e2").at(3_000).do("press", RED)
    before = table.game
    table.at(8_000).do("move", BLACK, "h9g7").do("ask_takeback", BLACK).do("answer_takeback", RED, True)
    assert faces(table.game, 8_000) == faces(before, 3_000)
    assert table.game.clock.running is BLACK
    assert table.game.clock == replace(before.clock, since=8_000)


def test_a_takeback_leaves_a_running_game_running(started: Make) -> None:
    table = started().play("h2e2").do("ask_takeback", RED).do("answer_takeback", BLACK, True)
    assert table.game.phase is Phase.RUNNING
    assert table.game.clock.state is ClockState.RUNNING
