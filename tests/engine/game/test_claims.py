"""Claims of the natural limit (4.2.4) and of a repetition (4.2.3), and orders to vary (4.1.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.clock import TimeControl
from engine.game import (
    ClaimKind,
    ClaimMade,
    ClaimRuled,
    Finding,
    FoulCause,
    PressMode,
    RefusalCode,
    Ruled,
    TimeCorrected,
    VaryOrdered,
    VaryStatus,
)

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK
LIMIT, CYCLE = ClaimKind.NATURAL_LIMIT, ClaimKind.REPETITION
QUIET = "4k4/9/9/9/9/9/9/9/4R4/3K4r w - - {} 70"
CHECKS = "4k4/9/9/9/9/9/9/9/8R/3K5 w - - {} 70"


@pytest.mark.parametrize(("quiet", "holds"), [(119, False), (120, True), (121, True)])
def test_the_count_is_of_plies_without_a_capture(started: Make, quiet: int, holds: bool) -> None:
    count = started("standard-1999", start_fen=QUIET.format(quiet)).game.natural_count(RED)
    assert (count.quiet, count.counted, count.wanted, count.holds) == (quiet, quiet, 120, holds)


def test_pawn_moves_and_checks_do_not_end_the_stretch_and_a_capture_does(started: Make) -> None:
    table = started("standard-1999").play("a3a4", "a6a5")
    assert table.game.natural_count(RED).counted == 2
    assert table.play("a4a5").game.natural_count(RED).counted == 0


def test_a_true_claim_is_a_draw(started: Make) -> None:
    table = started("standard-1999", start_fen=QUIET.format(120)).do("make_claim", RED, LIMIT)
    assert table.events == (ClaimMade(table.stamp(), RED, LIMIT, 120, 120),)
    assert table.game.clock.running is RED
    table.do("rule_claim", True, reason="属实")
    assert [type(event) for event in table.events] == [ClaimRuled, Ruled]
    assert table.game.outcome == Outcome(Termination.NATURAL_LIMIT, Winner.DRAW, "4.2.4")


def test_a_false_claim_is_a_foul(started: Make) -> None:
    table = started("standard-1999", start_fen=QUIET.format(119)).do("make_claim", RED, LIMIT)
    table.do("rule_claim", False)
    assert [(due.cause, due.article) for due in table.game.fouls_due] == [(FoulCause.FALSE_CLAIM, "9.1.4")]
    assert table.game.claim is None
    assert table.game.phase == "running"


def test_a_false_claim_costs_five_minutes_under_2011_and_the_second_loses(started: Make) -> None:
    table = started("standard-2011").play("h2e2", "h9g7").do("make_claim", RED, LIMIT).do("rule_claim", False)
    assert isinstance(table.events[1], TimeCorrected)
    assert table.game.clock.face(RED, table.ms).used == 301_000
    assert table.game.proposals == ()
    table.do("make_claim", RED, LIMIT).do("rule_claim", False)
    assert Outcome(Termination.FOULS, Winner.BLACK, "4.1.11") in table.game.proposals


def test_after_a_capture_false_claims_count_anew(started: Make) -> None:
    table = started("standard-2011").play("a3a4", "a6a5").do("make_claim", RED, LIMIT).do("rule_claim", False)
    table.play("a4a5", "a9a5").do("make_claim", RED, LIMIT).do("rule_claim", False)
    assert table.game.proposals == ()


def test_a_penalty_past_the_limit_ends_the_game(started: Make) -> None:
    table = started("standard-2011", control=TimeControl.all_in(299_999)).do("make_claim", RED, LIMIT)
    table.do("rule_claim", False)
    assert table.game.outcome == Outcome(Termination.TIME, Winner.BLACK, "4.1.6")


def test_under_2011_only_ten_checks_of_the_claimant_count(started: Make) -> None:
    table = started("standard-2011", start_fen=CHECKS.format(0))
    for _ in range(6):
        table.play("i1i9", "e9e8", "i9i8", "e8e9")
        table.play("i8i9", "e9e8", "i9i1", "e8e9")
    count = table.game.natural_count(RED)
    assert (count.quiet, count.checks) == (48, 18)
    assert count.counted == 48 - 2 * 8
    assert table.game.natural_count(BLACK).counted == 48
    s0 = started("standard-1999", start_fen=CHECKS.format(0)).play("i1i9", "e9e8")
    assert s0.game.natural_count(RED).counted == 2


def test_a_claim_is_made_in_ones_own_time_and_one_at_a_time(started: Make) -> None:
    table = started("standard-1999")
    assert table.refused("make_claim", BLACK, LIMIT) is RefusalCode.NOT_YOUR_TIME
    assert table.refused("rule_claim", True) is RefusalCode.NO_CLAIM
    assert table.do("make_claim", RED, LIMIT).refused("make_claim", RED, CYCLE) is RefusalCode.CLAIM_OPEN


def test_a_wrong_claim_of_a_repetition_is_no_foul(started: Make) -> None:
    table = started("standard-1999").do("make_claim", RED, CYCLE).do("rule_claim", False)
    assert table.game.fouls_due == ()
    assert started("classic").refused("make_claim", RED, CYCLE) is RefusalCode.CLAIM_NOT_HEARD


def test_a_repetition_upheld_ends_with_the_ruling_given(started: Make) -> None:
    draw = Outcome.draw(Termination.REPETITION)
    table = started("standard-1999").do("make_claim", RED, CYCLE).do("rule_claim", True, outcome=draw)
    assert table.game.outcome == draw
    open_ = started("standard-1999").do("make_claim", RED, CYCLE).do("rule_claim", True)
    assert open_.game.outcome is None


FOUND = Finding("cxa-1999", 9, 3, ("idle", "check"), BLACK, True, "25.3", (), True)


def test_a_claim_upheld_by_an_order_to_vary_is_one_act_and_keeps_what_was_found_once(started: Make) -> None:
    table = started("standard-1999").do("make_claim", RED, CYCLE)
    table.do("rule_claim", True, reason="一将一捉", vary=BLACK, finding=FOUND)
    ruled, ordered = table.events
    assert isinstance(ruled, ClaimRuled)
    assert isinstance(ordered, VaryOrdered)
    assert (ordered.side, ordered.finding, ruled.finding) == (BLACK, FOUND, None)


def test_what_was_found_stays_with_the_ruling_or_with_the_claim_rejected(started: Make) -> None:
    draw = Outcome.draw(Termination.REPETITION)
    drawn = started("standard-1999").do("make_claim", RED, CYCLE)
    drawn.do("rule_claim", True, outcome=draw, finding=FOUND)
    assert [event.finding for event in drawn.events] == [None, FOUND]
    rejected = started("standard-1999").do("make_claim", RED, CYCLE).do("rule_claim", False, finding=FOUND)
    assert [event.finding for event in rejected.events] == [FOUND]


def test_under_2011_who_left_out_too_much_of_his_record_is_not_heard(started: Make) -> None:
    table = started("standard-2011", own_records=True).do("note_omission", RED, 4)
    for claim in (LIMIT, CYCLE):
        assert table.refused("make_claim", RED, claim) is RefusalCode.CLAIM_NEEDS_RECORD
    table.do("fill_record", RED).do("make_claim", RED, CYCLE)
    others = started("standard-1999", own_records=True).do("note_omission", RED, 4)
    assert others.do("make_claim", RED, CYCLE).game.claim is not None


def test_without_a_referee_a_true_claim_draws_at_once_and_another_is_none(started: Make) -> None:
    table = started("friendly", start_fen=QUIET.format(119))
    assert table.refused("make_claim", RED, LIMIT) is RefusalCode.LIMIT_NOT_REACHED
    assert table.refused("make_claim", RED, CYCLE) is RefusalCode.CLAIM_NOT_HEARD
    table = started("friendly", start_fen=QUIET.format(120)).do("make_claim", RED, LIMIT)
    assert table.game.outcome == Outcome(Termination.NATURAL_LIMIT, Winner.DRAW, "4.2.4")
    assert table.game.phase == "over"


@pytest.fixture
def cycling(started: Make) -> Any:
    table = started("standard-1999", start_fen=CHECKS.format(0))
    return table.play("i1i9", "e9e8", "i9i8", "e8e9", "i8i9", "e9e8")


def test_whoever_goes_on_after_the_order_has_not_varied(cycling: Any) -> None:
    cycling.do("order_vary", RED, reason="长将")
    assert cycling.events[0].rounds == 2
    assert cycling.events[0].edition == "cxa-1999"
    assert cycling.game.vary_status is VaryStatus.OPEN
    cycling.play("i9i8", "e8e9")
    assert cycling.game.vary_status is VaryStatus.OPEN
    cycling.play("i8i9")
    assert cycling.game.vary_status is VaryStatus.NOT_VARIED
    assert cycling.game.proposals == (Outcome(Termination.REFUSED_TO_VARY, Winner.BLACK, "4.1.7"),)


def test_a_new_position_is_a_variation(cycling: Any) -> None:
    cycling.do("order_vary", RED).play("i9i8", "e8e9", "i8h8")
    assert cycling.game.vary_status is VaryStatus.VARIED
    assert cycling.game.proposals == ()


def test_an_order_is_struck_out(cycling: Any) -> None:
    cycling.do("order_vary", RED, rounds=1).do("reverse", len(cycling.game.log))
    assert cycling.game.vary_order is None
    assert cycling.game.vary_status is None
    assert cycling.refused("order_vary", RED, rounds=99) is RefusalCode.BAD_AMOUNT


def test_on_a_wooden_board_claims_are_heard_and_only_the_referee_sees_who_varied(started: Make) -> None:
    table = started("standard-2011", boardless=True, press=PressMode.MANUAL).do("make_claim", RED, LIMIT)
    assert table.events == (ClaimMade(table.stamp(), RED, LIMIT),)
    assert table.game.natural_count(RED) is None
    table.do("rule_claim", False).do("order_vary", RED, rounds=1)
    for side in (RED, BLACK, RED, BLACK):
        table.at(table.ms + 1_000).do("press", side)
    assert table.game.vary_status is VaryStatus.OPEN
    assert table.game.proposals == ()
