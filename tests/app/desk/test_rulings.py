"""Every ending of the rules can be ruled from the desk, with its article."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.desk.endings import RULINGS
from engine.base import Outcome, Side, Termination, Winner


@pytest.mark.parametrize("ending", RULINGS)
def test_every_ending_is_ruled_with_the_article_of_the_edition(seat: Any, ending: Termination):
    referee = seat("standard-2011" if ending is Termination.FOULS else "standard-1999")
    form = referee.choose("R", "2")
    form.boxes.ending.setCurrentIndex(RULINGS.index(ending))
    referee.enter()
    outcome = referee.game.outcome
    assert outcome is not None
    assert outcome.termination is ending
    assert outcome.article == referee.game.regulations.article_of(ending)


@pytest.mark.parametrize("article", [f"4.1.{n}" for n in range(1, 11)] + [f"4.2.{n}" for n in range(1, 5)])
def test_all_articles_of_s0_are_in_the_list(seat: Any, article: str):
    form = seat().choose("R", "2")
    titles = [form.boxes.ending.itemText(row).partition("  ")[0] for row in range(form.boxes.ending.count())]
    assert article in titles


def test_a_double_loss_and_a_forfeit_can_be_ruled(seat: Any):
    form = seat().choose("R", "2")
    form.boxes.ending.setCurrentIndex(RULINGS.index(Termination.FORFEIT))
    offered = [form.boxes.winner.itemData(row) for row in range(form.boxes.winner.count())]
    assert offered == [Winner.RED, Winner.BLACK, Winner.NONE]
    form.boxes.ending.setCurrentIndex(RULINGS.index(Termination.DOUBLE_LOSS))
    assert [form.boxes.winner.itemData(row) for row in range(form.boxes.winner.count())] == [Winner.NONE]
    assert form.foreseen.text() == "Both sides lose: ruled a loss for both."


def test_what_the_record_calls_for_keeps_its_own_article(seat: Any):
    referee = seat("standard-2011", press="manual")
    for _ in range(2):
        referee.session.press(Side.RED)
        referee.choose("F", "7")
        referee.enter()
    form = referee.choose("R", "2")
    assert form.foreseen.text() == "Black wins: Red reached the number of fouls that loses (4.1.9)."
    referee.enter()
    assert referee.game.outcome == Outcome.loss(Side.RED, Termination.FOULS, "4.1.9")


def test_the_other_thing_the_record_calls_for_is_told(referee: Any):
    for side in (Side.RED, Side.BLACK):
        for _ in range(3):
            referee.session.foul(side, "9.1.1", 1, "")
    form = referee.choose("R", "2")
    assert form.foreseen.text() == (
        "Black wins: Red committed three fouls (4.1.8). The record calls for: Black committed three fouls (4.1.8)."
    )


def test_escape_rules_nothing(referee: Any):
    referee.choose("R", "2")
    referee.type(Qt.Key.Key_Escape)
    assert referee.game.outcome is None
    assert referee.shown is referee.panel
