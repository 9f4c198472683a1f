"""What the record calls for is told to the referee, and his forms come filled in with it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QScrollArea

from app.texts.acts import offence
from engine.base import Side
from engine.game import FoulCause, Phase


@pytest.fixture
def repeated(table: Any, setups: Any) -> Any:
    """Red has offered a draw again after Black declined one."""
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    for _ in range(2):
        table.play.session.offer_draw(Side.RED)
        table.play.session.answer_draw(Side.BLACK, False)
    return table


def form_of(table: Any) -> Any:
    return table.page.middle.currentWidget()


def test_an_offer_repeated_is_told_with_its_article_and_called_by_one_button(repeated: Any):
    question = repeated.page.question
    assert question.question.text == "Referee: Red offered a draw again after a refusal (9.1.3)."
    repeated.click(question.button("yes"))
    form = form_of(repeated)
    assert (form.side.currentText(), form.article.currentIndex(), form.count.value()) == ("Red", 2, 1)
    repeated.click(form.accept)
    assert repeated.game.foul_counts == {Side.RED: 1, Side.BLACK: 0}
    assert repeated.game.fouls_due == ()
    assert question.isHidden()


def test_what_looks_like_a_foul_can_be_none(repeated: Any):
    repeated.click(repeated.page.question.button("no"))
    assert repeated.game.fouls == ()
    assert repeated.game.fouls_due == ()
    assert repeated.page.question.isHidden()


def test_the_referee_may_count_a_foul_due_twice(repeated: Any):
    repeated.window.menus.actions["foul"].trigger()
    form_of(repeated).count.setValue(2)
    repeated.click(form_of(repeated).accept)
    assert repeated.game.foul_counts[Side.RED] == 2
    assert repeated.game.fouls_due == ()


def test_another_foul_leaves_the_one_that_is_due(repeated: Any):
    repeated.window.menus.actions["foul"].trigger()
    form_of(repeated).article.setCurrentIndex(0)
    repeated.click(form_of(repeated).accept)
    assert [foul.article for foul in repeated.game.fouls] == ["9.1.1"]
    assert len(repeated.game.fouls_due) == 1


def test_without_one_that_is_due_the_form_begins_anew(table: Any, setups: Any):
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.move("h2e2")
    table.window.menus.actions["foul"].trigger()
    form_of(table).article.setCurrentIndex(4)
    table.click(form_of(table).cancel)
    table.window.menus.actions["foul"].trigger()
    assert (form_of(table).side.currentText(), form_of(table).article.currentIndex()) == ("Black", 0)


def test_in_a_pause_a_foul_that_is_due_goes_before_the_clocks(repeated: Any):
    repeated.play.bar_acts.toggle_pause()
    assert repeated.game.phase is Phase.PAUSED
    assert repeated.page.question.question.name == "foul_due"


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_form_needs_no_scroll_bar_while_a_draw_is_offered(table: Any, setups: Any, language: str):
    table.window.program.change_language(language)
    table.sit_down(setups("standard-1999", referee="Zhou"))
    table.start()
    table.play.bar_acts.offer_draw()
    table.window.menus.actions["foul"].trigger()
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()
    scroll = form_of(table).findChild(QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("cause", FoulCause)
def test_every_cause_of_a_foul_has_words(cause: FoulCause):
    assert offence(cause)
