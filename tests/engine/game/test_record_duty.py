"""The duty to record (7.1-7.4), where each player writes his own record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.clock import Period, TimeControl
from engine.game import RefusalCode

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK


@pytest.fixture
def table(started: Make) -> Any:
    return started("standard-1999", own_records=True)


@pytest.mark.parametrize(("found", "fouls"), [((3,), []), ((4,), [1]), ((3, 1), [1]), ((9,), [2]), ((4, 4), [1, 1])])
def test_each_four_in_a_row_are_a_foul(table: Any, found: tuple[int, ...], fouls: list[int]) -> None:
    for moves in found:
        table.do("note_omission", RED, moves)
    assert [(due.article, due.count) for due in table.game.fouls_due] == [("9.1.7", count) for count in fouls]
    assert table.game.record_duty(RED, 0).omitted == sum(found)


def test_filling_in_ends_a_run(table: Any) -> None:
    table.do("note_omission", RED, 3).do("fill_record", RED, desk=True).do("note_omission", RED, 3)
    assert table.game.fouls_due == ()
    assert table.game.record_duty(BLACK, 0).omitted == 0


def test_an_omission_is_struck_out_with_its_foul(table: Any) -> None:
    table.do("note_omission", RED, 4).do("reverse", 3)
    assert table.game.fouls_due == ()
    assert table.game.record_duty(RED, 0).omitted == 0


def test_where_the_program_s_record_serves_both_nothing_is_omitted(started: Make) -> None:
    table = started("standard-1999")
    assert table.refused("note_omission", RED, 4) is RefusalCode.RECORD_KEPT
    assert table.refused("fill_record", RED) is RefusalCode.RECORD_KEPT
    assert not table.game.record_duty(RED, 89 * 60_000).exempt


@pytest.mark.parametrize("moves", [0, -1, 37])
def test_a_number_of_moves_that_can_not_be_is_refused(table: Any, moves: int) -> None:
    assert table.refused("note_omission", RED, moves) is RefusalCode.BAD_AMOUNT


def test_below_three_minutes_of_the_period_nobody_need_record(table: Any) -> None:
    exempt_from = 87 * 60_000
    assert not table.game.record_duty(RED, exempt_from).exempt
    assert table.game.record_duty(RED, exempt_from + 1).exempt
    assert table.at(exempt_from + 1).refused("note_omission", RED, 4) is RefusalCode.RECORD_EXEMPT
    assert table.do("note_omission", BLACK, 4).game.fouls_due


def test_in_the_next_period_the_record_is_filled_in_before_the_next_move(started: Make) -> None:
    control = TimeControl.of_periods("own", (Period(200_000, 1), Period(900_000, 5)), (Period(900_000, 9),))
    table = started("standard-1999", own_records=True, control=control).at(100_000).do("move", RED, "h2e2")
    table.play("h9g7")
    assert table.game.record_duty(RED, table.ms).fill
    assert table.refused("move", RED, "h0g2") is RefusalCode.RECORD_NOT_FILLED
    table.at(150_000).do("fill_record", RED)
    assert not table.game.record_duty(RED, table.ms).fill
    assert table.do("move", RED, "h0g2").game.plies[-1].used_ms == 49_000


def test_under_2011_there_is_no_exemption(started: Make) -> None:
    table = started("standard-2011", own_records=True).at(59 * 60_000).do("note_omission", RED, 8)
    assert [(due.article, due.count) for due in table.game.fouls_due] == [("8.1.6", 2)]


def test_refusing_to_record_leads_to_a_loss(table: Any) -> None:
    table.do("demand_record", RED, "7.1").do("note_record_refused", RED, "7.1")
    assert table.game.proposals == (Outcome(Termination.MISCONDUCT, Winner.BLACK, "4.1.10"),)


def test_a_fair_copy_is_demanded_after_the_end(table: Any) -> None:
    table.do("resign", RED).do("demand_record", BLACK, "7.3").do("note_record_refused", BLACK, "7.3")
    assert table.game.result_seq == 3


def test_there_is_nothing_to_fill_where_nothing_is_missing(table: Any) -> None:
    assert table.refused("fill_record", RED) is RefusalCode.NOTHING_TO_FILL


@pytest.mark.parametrize(
    ("below", "fill"), [("exempt_below_s = 180", False), ("exempt_below_s = 240", True), ("", False)]
)
def test_who_fills_in_is_a_matter_of_the_limit_these_regulations_name(
    started: Make, law: Make, below: str, fill: bool
) -> None:
    control = TimeControl.of_periods("own", (Period(600_000, 1), Period(600_000, 5)))
    text = law("standard-1999").replace("exempt_below_s = 180", below)
    table = started(regulations=text, own_records=True, control=control).at(400_000).do("move", RED, "h2e2")
    assert table.game.record_duty(RED, table.ms).fill is fill
    assert table.game.clock.face(BLACK, table.ms + 400_000).exempt is fill


@pytest.mark.parametrize("act", ["demand_record", "note_record_refused"])
def test_what_is_demanded_of_a_record_has_its_article_and_its_time(table: Any, act: str) -> None:
    assert table.refused(act, RED, "7.9") is RefusalCode.UNKNOWN_ARTICLE
    assert table.refused(act, RED, "7.3") is RefusalCode.NOT_OVER
    assert table.do("resign", RED).refused(act, RED, "7.1") is RefusalCode.GAME_OVER


def test_nothing_is_demanded_of_players_who_keep_no_record(started: Make) -> None:
    assert started("standard-1999").refused("demand_record", RED, "7.1") is RefusalCode.RECORD_KEPT
