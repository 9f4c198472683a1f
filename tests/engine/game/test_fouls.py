"""Fouls (9), where they come from, taken back by a logged reversal; sanctions (18) are another ladder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.base import Outcome, Side, Termination, Winner
from engine.game import FoulCause, FoulDue, FoulWaived, PressMode, RefusalCode, Reversed, Role, Sanction

Make = Callable[..., Any]
RED, BLACK = Side.RED, Side.BLACK


def test_a_foul_is_taken_back_by_a_logged_reversal(started: Make) -> None:
    table = started("standard-1999").do("foul", RED, "9.1.2").do("foul", RED, "9.1.1", count=2)
    assert table.game.proposals
    table.do("reverse", 3, reason="不是他")
    assert table.events == (Reversed(table.stamp(), 3, "不是他"),)
    assert [foul.article for foul in table.game.fouls] == ["9.1.1"]
    assert table.game.foul_counts == {RED: 2, BLACK: 0}
    assert table.game.proposals == ()
    assert table.refused("reverse", 3) is RefusalCode.NOTHING_TO_REVERSE


def test_a_foul_against_the_duties_of_players_names_the_duty(started: Make) -> None:
    table = started("standard-1999").do("foul", RED, "9.1.8", detail="8.3")
    assert table.game.fouls[0].detail == "8.3"
    assert table.refused("foul", RED, "9.1.8", detail="8.9") is RefusalCode.UNKNOWN_ARTICLE
    assert table.game.regulations.fouls.conduct == ("8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7")


S0 = ["9.1.1", "9.1.2", "9.1.3", "9.1.4", "9.1.5", "9.1.6", "9.1.7", "9.1.8", "9.1.2", None, None]
S1 = [None, None, "7(一)", "7(二)", "7(三)", "7(四)", None, None, None, "7(五)", "附"]
Y2011 = ["8.1.1", "8.1.2", "8.1.3", "8.1.4", "8.1.5", "8.1.5", "8.1.6", "8.1.9", "8.1.7", "8.1.8", None]


@pytest.mark.parametrize(
    ("profile", "articles"), [("standard-1999", S0), ("club", S1), ("standard-2011", Y2011), ("classic", [None] * 11)]
)
def test_each_edition_numbers_the_fouls_its_own_way(started: Make, profile: str, articles: list[str | None]) -> None:
    fouls = started(profile).game.regulations.fouls
    assert [fouls.article_of(cause) for cause in FoulCause] == articles


def test_a_proposed_foul_is_called_or_waived(started: Make) -> None:
    table = started("standard-1999", press=PressMode.MANUAL).do("press", RED).do("press", RED)
    first, second = table.game.fouls_due
    assert first == FoulDue(3, RED, FoulCause.PRESS_WITHOUT_MOVE, "9.1.2")
    table.do("call_due", first, note="空按")
    assert table.game.fouls[0].source == 3
    assert table.game.fouls_due == (second,)
    table.do("waive_foul", second.source, reason="误触")
    assert table.events == (FoulWaived(table.stamp(), 4, "误触"),)
    assert table.game.fouls_due == ()
    assert table.refused("waive_foul", 4) is RefusalCode.NOTHING_DUE


def test_pressing_twice_without_a_move_loses_under_2011(started: Make) -> None:
    table = started("standard-2011", press=PressMode.MANUAL).do("press", RED).do("press", RED)
    for due in table.game.fouls_due:
        table.do("call_due", due)
    assert table.game.proposals == (Outcome(Termination.FOULS, Winner.BLACK, "4.1.9"),)


def test_a_second_draw_offer_running_after_a_refusal_is_a_foul(started: Make) -> None:
    table = started("standard-1999").do("offer_draw", RED).do("answer_draw", BLACK, False).do("offer_draw", RED)
    assert [(due.side, due.article) for due in table.game.fouls_due] == [(RED, "9.1.3")]
    assert table.game.draw_offer is RED


def test_playing_on_refuses_an_offer_too(started: Make) -> None:
    table = started("standard-1999").do("offer_draw", RED).play("h2e2", "h9g7").do("offer_draw", RED)
    assert len(table.game.fouls_due) == 1


def test_an_offer_of_the_other_in_between_breaks_the_run(started: Make) -> None:
    table = started("standard-1999").do("offer_draw", RED).play("h2e2").do("answer_draw", BLACK, False)
    table.do("offer_draw", BLACK).play("h9g7").do("answer_draw", RED, False).do("offer_draw", RED)
    assert table.game.fouls_due == ()


def test_under_2011_two_offers_more_than_the_opponent_are_a_foul(started: Make) -> None:
    table = started("standard-2011").do("offer_draw", RED).do("answer_draw", BLACK, False)
    assert table.game.fouls_due == ()
    table.do("offer_draw", RED)
    assert [due.article for due in table.game.fouls_due] == ["8.1.3"]


def test_without_a_referee_no_foul_is_proposed(started: Make) -> None:
    table = started("friendly").do("offer_draw", RED).do("answer_draw", BLACK, False).do("offer_draw", RED)
    assert table.game.fouls_due == ()


@pytest.mark.parametrize(
    ("sanction", "by", "allowed"),
    [
        (Sanction.WARNING, Role.TABLE_REFEREE, True),
        (Sanction.WARNING, Role.CHIEF_REFEREE, True),
        (Sanction.DISQUALIFIED, Role.TABLE_REFEREE, False),
        (Sanction.DISQUALIFIED, Role.CHIEF_REFEREE, True),
        (Sanction.EXPELLED, Role.CHIEF_REFEREE, False),
        (Sanction.EXPELLED, Role.ORGANISER, True),
    ],
)
def test_each_office_has_its_own_sanctions(started: Make, sanction: Sanction, by: Role, allowed: bool) -> None:
    table = started("standard-1999")
    if not allowed:
        assert table.refused("sanction", RED, sanction, by) is RefusalCode.NOT_IN_POWER
        return
    table.do("sanction", RED, sanction, by, note="喧哗")
    assert table.events[0].article == sanction.article
    assert table.game.foul_counts == {RED: 0, BLACK: 0}
    proposed = () if sanction is Sanction.WARNING else (Outcome(Termination.MISCONDUCT, Winner.BLACK, "4.1.10"),)
    assert table.game.proposals == proposed


def test_a_sanction_follows_the_end_of_a_game_and_is_struck_out_there(started: Make) -> None:
    table = started("standard-1999").do("foul", RED, "9.1.1").do("resign", RED)
    result = table.game.result_seq
    table.do("sanction", RED, Sanction.WARNING, Role.TABLE_REFEREE)
    assert table.game.result_seq == result
    assert table.game.reversible == (5,)
    assert table.do("reverse", 5).game.sanctions == ()
    assert table.refused("reverse", 3) is RefusalCode.NOTHING_TO_REVERSE
