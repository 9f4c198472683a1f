"""A game driven into a repetition in the real window: watched, judged, confirmed, overruled, resumed, printed."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.board.scene import ArrowKind
from app.session import GameSession
from engine.base import Outcome, Side, Termination, Winner
from engine.game import ClaimKind, ClaimRuled, Phase, Ruled, VaryOrdered, VaryStatus
from engine.records import record_of
from engine.xiangqi import Move

MIXED = "5k3/9/4r4/9/9/N1P1c4/P8/9/9/4K4 w - - 0 1"
"""S2 example 7: 一将一暗抽吃. Black must vary."""
MIXED_LOOP = ("e0d0", "e7d7", "d0e0", "d7e7")
IDLE = "5k3/9/4r4/9/9/4c4/P8/9/9/4K4 w - - 0 1"
"""S2 example 7.2: 一将一暗抽无吃. A draw."""


@pytest.fixture
def looping(table: Any, setups: Any, qtbot: Any):
    """Plays a loop so often, opens the panel, and waits for the ruling."""

    def play(fen: str = MIXED, profile: str = "standard-1999", times: int = 3) -> Any:
        table.sit_down(setups(profile, start_fen=fen))
        table.start()
        for uci in MIXED_LOOP * times:
            assert table.play.session.move(uci)
        return table.play.repetition

    return play


@pytest.fixture
def judged(looping: Any, qtbot: Any):
    def judge(*args: Any, **kwargs: Any) -> Any:
        desk = looping(*args, **kwargs)
        desk.open()
        qtbot.waitUntil(lambda: desk.watch.result is not None)
        return desk

    return judge


def actions(table: Any) -> dict[str, Any]:
    return table.window.menus.actions


def choose(panel: Any, key: str) -> None:
    panel.choice.setCurrentIndex(panel.choice.findData(key))


def test_two_loops_are_watched_and_three_can_be_ruled_on(table: Any, looping: Any):
    desk = looping(times=2)
    assert not actions(table)["rule_repetition"].isEnabled()
    actions(table)["repetition"].trigger()
    assert "played 2 times" in desk.panel.counts.text()
    assert "nothing to rule on" in desk.panel.verdict.text()
    assert not desk.panel.desk.isVisible()
    for uci in MIXED_LOOP:
        table.play.session.move(uci)
    assert actions(table)["rule_repetition"].isEnabled()


def test_nobody_who_has_not_opened_the_panel_sees_any_of_it(table: Any, looping: Any):
    desk = looping()
    assert not desk.panel.isVisible()
    assert table.page.board.scene.arrows == ()
    assert "loop" not in table.said.lower()
    assert table.page.question.isHidden()


def test_the_window_waits_for_no_ruling(looping: Any, qtbot: Any):
    desk = looping()
    desk.open()
    assert desk.panel.verdict.text() == "…"
    qtbot.waitUntil(lambda: desk.watch.result is not None)
    assert "must vary" in desk.panel.verdict.text()


def test_the_panel_says_verdict_grounds_and_what_is_not_known(judged: Any):
    panel = judged().panel
    assert panel.verdict.text() == "Black must vary within 2 rounds; if it does not, it loses (4.1.7)."
    assert "1 check + 1 chase (forbidden moves)" in panel.grounds.text()
    assert "25.3" in panel.grounds.text()
    assert "known only in part" in panel.note.text()
    assert panel.list.count() == 4


def test_stepping_shows_each_move_on_the_board_with_its_arrows(table: Any, judged: Any, qtbot: Any):
    desk = judged()
    board = table.page.board
    assert board.scene.tags == ((67, "chase"),)
    kinds = {arrow.kind: (arrow.origin, arrow.target) for arrow in board.scene.arrows}
    assert kinds[ArrowKind.CHASE] == (40, 36)
    assert kinds[ArrowKind.ROOT] == (27, 36)
    assert "false" in desk.panel.reason_why.text()
    QTest.mouseClick(desk.panel.back, Qt.MouseButton.LeftButton)
    assert board.scene.tags == ((4, "idle"),)
    QTest.mouseClick(desk.panel.back, Qt.MouseButton.LeftButton)
    assert board.scene.tags == ((66, "check"),)
    assert [arrow.kind for arrow in board.scene.arrows] == [ArrowKind.CHECK]
    desk.panel.closed.emit()
    qtbot.waitUntil(lambda: board.scene.tags == ())


def test_no_piece_can_be_moved_on_a_board_of_the_past(table: Any, judged: Any):
    judged()
    before = len(table.game.plies)
    table.move("e0d0")
    assert len(table.game.plies) == before


def test_a_ruling_confirmed_orders_to_vary_and_refusing_loses(table: Any, judged: Any, qtbot: Any):
    desk = judged()
    QTest.mouseClick(desk.panel.confirm, Qt.MouseButton.LeftButton)
    order = table.game.log[-1]
    assert isinstance(order, VaryOrdered)
    assert (order.side, order.rounds, order.edition) == (Side.BLACK, 2, "cxa-1999")
    assert order.reason.endswith("Confirmed by the referee.")
    assert "Black: 1 check + 1 chase (forbidden moves)." in order.reason
    assert order.reason in record_of(table.game).remarks
    assert not desk.panel.isVisible()
    qtbot.waitUntil(lambda: table.page.board.scene.arrows == ())
    for uci in MIXED_LOOP:
        table.play.session.move(uci)
    assert table.game.vary_status is VaryStatus.NOT_VARIED
    assert table.game.proposals == (Outcome(Termination.REFUSED_TO_VARY, Winner.RED, "4.1.7"),)
    assert "refused to vary" in table.page.question._text.text()


def test_a_draw_confirmed_ends_the_game(table: Any, judged: Any):
    desk = judged(IDLE)
    assert "draw" in desk.panel.verdict.text()
    QTest.mouseClick(desk.panel.confirm, Qt.MouseButton.LeftButton)
    assert table.game.outcome == Outcome.draw(Termination.REPETITION)
    assert isinstance(table.game.log[-1], Ruled)
    assert table.page.board.scene.arrows == ()


def test_a_ruling_is_overruled_only_with_a_reason(table: Any, judged: Any):
    panel = judged().panel
    choose(panel, "draw")
    assert not panel.overrule.isEnabled()
    panel.reason.setText("the root is a true one")
    QTest.mouseClick(panel.overrule, Qt.MouseButton.LeftButton)
    ruled = table.game.log[-1]
    assert ruled.outcome == Outcome.draw(Termination.REPETITION)
    assert ruled.reason.endswith("Overruled by the referee: the root is a true one")
    assert "Black must vary" in ruled.reason
    assert record_of(table.game).remarks == ruled.reason


@pytest.mark.parametrize(("key", "loser"), [("loss_red", Side.RED), ("loss_black", Side.BLACK)])
def test_the_referee_may_rule_either_side_lost(table: Any, judged: Any, key: str, loser: Side):
    panel = judged().panel
    choose(panel, key)
    panel.reason.setText("seen otherwise")
    QTest.mouseClick(panel.overrule, Qt.MouseButton.LeftButton)
    assert table.game.outcome == Outcome.loss(loser, Termination.PERPETUAL)


def test_the_proposed_decision_is_not_among_the_others(judged: Any):
    panel = judged().panel
    keys = [panel.choice.itemData(row) for row in range(panel.choice.count())]
    assert keys == ["draw", "vary_red", "loss_red", "loss_black"]


def test_a_claim_is_ruled_on_with_the_repetition(table: Any, looping: Any, qtbot: Any):
    desk = looping()
    session = table.play.session
    session._act(lambda stamp: session.game.make_claim(Side.RED, ClaimKind.REPETITION, stamp))
    desk.open()
    qtbot.waitUntil(lambda: desk.watch.result is not None)
    choose(desk.panel, "play_on")
    desk.panel.reason.setText("the order was another")
    QTest.mouseClick(desk.panel.overrule, Qt.MouseButton.LeftButton)
    assert isinstance(table.game.log[-1], ClaimRuled)
    assert not table.game.log[-1].upheld
    assert table.game.claim is None
    assert table.game.phase is Phase.RUNNING


def test_friends_are_told_the_verdict_and_decide_themselves(table: Any, judged: Any):
    desk = judged(profile="friendly")
    assert actions(table)["rule_repetition"].isEnabled()
    assert "Black must vary" in desk.panel.verdict.text()
    assert "no referee" in desk.panel.note.text()
    assert not desk.panel.desk.isVisible()


def test_the_ruling_goes_when_the_game_goes_on(table: Any, judged: Any, qtbot: Any):
    desk = judged()
    assert table.play.session.move("e0f0")
    assert desk.watch.result is None
    assert "nothing to rule on" in desk.panel.verdict.text()
    assert table.page.board.scene.arrows == ()
    assert desk.panel.list.count() == 0


def test_an_answer_about_a_position_that_is_gone_is_dropped(table: Any, looping: Any, qtbot: Any):
    desk = looping()
    desk.open()
    table.play.session.move("e0f0")
    with qtbot.assertNotEmitted(desk.watch.judged, wait=300):
        pass
    assert desk.watch.result is None


def test_the_referee_sees_the_count_of_the_natural_limit(table: Any, setups: Any):
    table.sit_down(setups("standard-1999", start_fen="4k4/9/9/9/9/9/9/9/4R4/3K4r w - - 70 40"))
    table.start()
    actions(table)["repetition"].trigger()
    assert "35 of 60" in table.play.repetition.panel.counts.text()


def test_the_panel_speaks_another_language_at_once(table: Any, judged: Any):
    panel = judged().panel
    table.window.program.change_language("zh_CN")
    assert "应变着" in panel.verdict.text()
    assert "一将一捉（禁止着法）" in panel.grounds.text()
    assert "假根" in panel.reason_why.text()
    assert panel.confirm.text() == "维持"


def test_a_game_resumed_keeps_the_order_and_the_history(table: Any, judged: Any, qtbot: Any):
    desk = judged()
    QTest.mouseClick(desk.panel.confirm, Qt.MouseButton.LeftButton)
    path = table.play.session.journal.path
    table.window.to_start()
    table.window.games.play(GameSession.resume(path, table.counters.clockwork))
    assert table.game.vary_order is not None
    assert table.play.repetition.watch.due
    assert Move.from_uci(table.game.plies[-1].uci) == Move.from_uci("d7e7")


def test_the_panel_tells_the_last_capture_and_under_2011_the_checks_of_both(table: Any, looping: Any):
    desk = looping(IDLE, "standard-2011")
    desk.open()
    text = desk.panel.counts.text()
    assert "Nothing has been captured; 12 moves were made." in text
    assert "Checks since: Red 0, Black 3; of a claimant's at most 10 count (22.2)." in text
