"""Claims of players in the real window: made in two steps in one's own time, checked by the referee, ruled on."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.base import Outcome, Side, Termination, Winner
from engine.game import ClaimKind, ClaimMade, ClaimRuled, Phase, Ruled, TimeCorrected, VaryOrdered
from engine.records import record_of

QUIET = "4k4/9/9/9/r8/9/9/9/5R3/3K5 w - - {} 70"
MIXED = "5k3/9/4r4/9/9/N1P1c4/P8/9/9/4K4 w - - 0 1"
"""S2 example 7: 一将一暗抽吃. Black must vary."""
LOOP = ("e0d0", "e7d7", "d0e0", "d7e7")


@pytest.fixture
def seated(table: Any, setups: Any):
    """A game whose clock runs."""

    def sit(profile: str = "standard-1999", fen: str | None = None) -> Any:
        table.sit_down(setups(profile, start_fen=fen))
        table.start()
        return table

    return sit


def form_of(table: Any) -> Any:
    return table.play.bar_acts.claiming


def panel_of(table: Any) -> Any:
    return table.play.repetition.panel


def claim(table: Any, kind: ClaimKind) -> None:
    table.click(table.page.bar.claim)
    form_of(table).kind.setCurrentIndex(list(ClaimKind).index(kind))
    table.click(form_of(table).accept)


def natural(table: Any) -> None:
    claim(table, ClaimKind.NATURAL_LIMIT)


def check(table: Any, qtbot: Any) -> Any:
    """The referee takes the claim up."""
    table.click(table.page.question.button("yes"))
    qtbot.waitUntil(lambda: not table.play.repetition.watch.waiting)
    return panel_of(table)


def test_a_claim_takes_a_choice_and_a_second_step(seated: Any):
    table = seated()
    table.click(table.page.bar.claim)
    form = form_of(table)
    assert form.isVisible()
    assert form.kind.currentIndex() == -1
    assert not form.accept.isEnabled()
    assert form.accept.toolTip() == "Choose what is claimed."
    QTest.keyClick(form.kind, Qt.Key.Key_Return)
    assert table.game.claim is None
    form.kind.setCurrentIndex(0)
    assert "60 rounds in a row without a capture are a draw (4.2.4)." in form.explanation.text()
    assert "a foul (9.1.4)" in form.explanation.text()
    table.click(form.accept)
    assert table.game.claim == ClaimMade(table.game.log[-1].stamp, Side.RED, ClaimKind.NATURAL_LIMIT, 0, 120)
    assert table.page.card.isVisible()
    assert table.game.phase is Phase.RUNNING
    assert table.said == "Red to move. Red claims the natural move limit (4.2.4). The clock goes on."


def test_the_form_is_put_away_without_a_claim(seated: Any):
    table = seated()
    table.window.menus.actions["claim"].trigger()
    QTest.keyClick(form_of(table).kind, Qt.Key.Key_Escape)
    assert not form_of(table).isVisible()
    assert table.game.claim is None
    assert QApplication.focusWidget() is table.page.board


def test_a_claim_is_made_in_ones_own_time_only(seated: Any):
    table = seated()
    table.click(table.page.bar.claim)
    form = form_of(table)
    form.kind.setCurrentIndex(1)
    form.accept.setFocus()
    assert table.play.session.move("h2e2")
    assert form.heading.text() == "Red puts a claim to the referee"
    assert not form.accept.isEnabled()
    assert "own time" in form.fault.text()
    assert QApplication.focusWidget() is form.cancel
    assert table.play.session.move("h9g7")
    assert form.accept.isEnabled()


def test_one_claim_at_a_time(seated: Any):
    table = seated()
    natural(table)
    assert not table.page.bar.claim.isEnabled()
    assert "waiting for its ruling" in table.page.bar.claim.toolTip()
    assert not table.window.menus.actions["claim"].isEnabled()


def test_rules_that_hear_no_claim_of_a_player_say_so(seated: Any):
    table = seated("classic")
    table.click(table.page.bar.claim)
    form_of(table).kind.setCurrentIndex(list(ClaimKind).index(ClaimKind.REPETITION))
    assert form_of(table).fault.text() == "The regulations hear no such claim."
    assert not form_of(table).accept.isEnabled()


def test_a_false_claim_is_a_foul_that_is_due(seated: Any, qtbot: Any):
    table = seated(fen=QUIET.format(118))
    natural(table)
    panel = check(table, qtbot)
    assert "The claim is not true: 59 of 60 rounds count." in panel.verdict.text()
    assert "118 of them before the start position" in panel.grounds.text()
    assert "a foul (9.1.4)" in panel.grounds.text()
    assert not panel.list.isVisible()
    table.click(panel.confirm)
    assert [due.article for due in table.game.fouls_due] == ["9.1.4"]
    assert "claimed the natural limit wrongly (9.1.4)" in table.page.question._text.text()
    ruled = table.game.log[-1]
    assert isinstance(ruled, ClaimRuled)
    assert ruled.reason in record_of(table.game).remarks
    assert "59 of 60" in ruled.reason


def test_a_true_claim_confirmed_is_a_draw(seated: Any, qtbot: Any):
    table = seated(fen=QUIET.format(121))
    natural(table)
    panel = check(table, qtbot)
    assert "The claim is true: 60 of 60 rounds count." in panel.verdict.text()
    assert "drawn (4.2.4)" in panel.grounds.text()
    table.click(panel.confirm)
    assert table.game.outcome == Outcome(Termination.NATURAL_LIMIT, Winner.DRAW, "4.2.4")
    assert "Red claims the natural move limit" in record_of(table.game).remarks


def test_the_referee_overrules_the_count_with_a_reason(seated: Any, qtbot: Any):
    table = seated(fen=QUIET.format(120))
    natural(table)
    panel = check(table, qtbot)
    assert [panel.choice.itemData(row) for row in range(panel.choice.count())] == ["play_on"]
    panel.choice.setCurrentIndex(0)
    panel.reason.setText("a pawn was taken on the board")
    table.click(panel.overrule)
    assert table.game.outcome is None
    assert table.game.log[-1].reason.endswith("Overruled by the referee: a pawn was taken on the board")


def test_under_2011_the_claimants_checks_are_told_and_a_false_claim_costs_five_minutes(
    table: Any, setups: Any, qtbot: Any
):
    fen = "3k5/9/9/9/9/9/4r4/9/9/4K4 w - - 60 40"
    table.sit_down(setups("standard-2011", start_fen=fen, minutes=20))
    table.start()
    for uci in (*("e0f0", "e3f3", "f0e0", "f3e3") * 14, "e0f0"):
        assert table.play.session.move(uci)
    natural(table)
    panel = check(table, qtbot)
    assert "The claim is not true: 40 of 60 rounds count." in panel.verdict.text()
    assert "Black checked 28 times; at most 10 checks count (22.2)." in panel.grounds.text()
    assert "It costs 5 min on the clock." in panel.grounds.text()
    table.click(panel.confirm)
    assert isinstance(table.game.log[-1], TimeCorrected)


def test_the_clocks_may_be_stopped_for_the_check(seated: Any):
    table = seated("standard-2011")
    natural(table)
    table.click(table.page.question.button("stop"))
    assert table.game.phase is Phase.PAUSED
    assert table.page.question.question.name == "claim"
    assert [choice.key for choice in table.page.question.question.choices] == ["yes"]


def looped(table: Any, times: int = 3) -> None:
    for uci in LOOP * times:
        assert table.play.session.move(uci)


def test_a_repetition_claimed_is_ruled_on_in_one_act_with_what_was_found(seated: Any, qtbot: Any):
    table = seated("standard-2011", MIXED)
    looped(table)
    claim(table, ClaimKind.REPETITION)
    panel = check(table, qtbot)
    assert panel.verdict.text().startswith("Red claims a repetition (4.2.3). Black must vary within 2 rounds")
    table.click(panel.confirm)
    ruled, ordered = table.game.log[-2:]
    assert isinstance(ruled, ClaimRuled)
    assert isinstance(ordered, VaryOrdered)
    found = ordered.finding
    assert (found.rules, found.from_ply, found.loops, found.confirmed) == ("cxa-2011", 9, 3, True)
    assert found.classes == ("idle", "check", "idle", "chase")
    assert (found.loser, found.must_vary, found.article) == (Side.BLACK, True, "25.3")
    assert table.said.endswith("Black must vary within 2 rounds (4.1.5).")
    assert table.play.session.move("e0d0")
    assert "Black must vary within 2 rounds" in table.said


def test_a_repetition_that_did_not_come_three_times_is_not_heard(seated: Any, qtbot: Any):
    table = seated("standard-2011", MIXED)
    looped(table, 2)
    claim(table, ClaimKind.REPETITION)
    panel = check(table, qtbot)
    assert "not heard (23.3)" in panel.verdict.text()
    table.click(panel.confirm)
    assert table.game.claim is None
    assert table.game.fouls_due == ()
    assert table.game.log[-1].reason == "Red claims a repetition (4.2.3). No loop was played three times (23.3)."


def test_under_2011_the_referee_does_not_begin(seated: Any, qtbot: Any):
    table = seated("standard-2011", MIXED)
    looped(table)
    table.play.open_repetition()
    qtbot.waitUntil(lambda: table.play.repetition.watch.result is not None)
    panel = panel_of(table)
    assert "only when a player claims it (23.1)" in panel.note.text()
    assert not panel.desk.isVisible()


def test_a_ruling_overruled_keeps_what_was_found(seated: Any, qtbot: Any):
    table = seated(fen=MIXED)
    looped(table)
    claim(table, ClaimKind.REPETITION)
    panel = check(table, qtbot)
    panel.choice.setCurrentIndex(panel.choice.findData("draw"))
    panel.reason.setText("the root is a true one")
    table.click(panel.overrule)
    ruled = table.game.log[-1]
    assert isinstance(ruled, Ruled)
    assert (ruled.finding.loser, ruled.finding.confirmed) == (Side.BLACK, False)


def test_friends_claim_the_natural_limit_and_the_count_decides(table: Any, setups: Any):
    table.sit_down(setups("friendly", start_fen=QUIET.format(119)))
    table.start()
    assert not table.page.bar.claim.isVisible()
    table.window.menus.actions["claim"].trigger()
    form = form_of(table)
    form.kind.setCurrentIndex(0)
    assert "not so many rounds" in form.fault.text()
    assert not form.accept.isEnabled()
    assert table.play.session.move("f1f2")
    table.window.menus.actions["claim"].trigger()
    form.kind.setCurrentIndex(0)
    table.click(form.accept)
    assert table.game.outcome == Outcome(Termination.NATURAL_LIMIT, Winner.DRAW, "4.2.4")


def test_the_hand_never_slips_to_a_decision(seated: Any, qtbot: Any):
    table = seated(fen=MIXED)
    looped(table)
    table.play.open_repetition()
    qtbot.waitUntil(lambda: table.play.repetition.watch.result is not None)
    panel = panel_of(table)
    assert QApplication.focusWidget() is panel.list
    assert table.play.session.move("e0f0")
    assert QApplication.focusWidget() is panel.close_button


def test_at_the_desk_a_claim_waits_in_the_list_and_leads_back_to_it(table: Any, setups: Any, qtbot: Any):
    table.sit_down(setups("standard-1999", referee="Zhou", start_fen=QUIET.format(118)))
    table.start()
    natural(table)
    table.click(table.page.bar.desk)
    desk = table.play.desk.panel
    assert table.page.question.isHidden()
    row = desk.due_rows[0]
    assert row.text.text() == "Red claims the natural move limit (4.2.4)."
    table.click(row.button)
    assert panel_of(table).isVisible()
    table.click(panel_of(table).confirm)
    assert table.page.middle.currentWidget() is desk
    assert "claimed the natural limit wrongly" in desk.due_rows[0].text.text()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (900, 600)])
def test_the_decision_is_in_sight_in_a_small_window(seated: Any, qtbot: Any, size: tuple[int, int]):
    table = seated(fen=MIXED)
    looped(table)
    table.window.resize(*size)
    table.play.open_repetition()
    qtbot.waitUntil(lambda: table.play.repetition.watch.result is not None)
    panel = panel_of(table)
    for button in (panel.confirm, panel.choice, panel.reason, panel.overrule):
        assert button.visibleRegion().boundingRect() == button.rect()
