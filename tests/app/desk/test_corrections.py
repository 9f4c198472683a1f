"""The board put right (S0 5.8) in one act: moves back, both clocks, who moves then, colours, pieces displaced."""

from __future__ import annotations

from typing import Any

import pytest

from engine.base import Side
from engine.game import BoardCorrected, CorrectionKind, Phase, Resumed

RED, BLACK = Side.RED, Side.BLACK
WRONG, COLOURS, DISPLACED = range(3)


@pytest.fixture
def played(seat: Any) -> Any:
    """Four moves of ten seconds each, the third irregular."""
    referee = seat(minutes=20)
    for uci in ("h2e2", "h9g7", "a0a4", "i9h9"):
        referee.table.think(10)
        referee.moves(uci)
    return referee


def clocks(form: Any) -> list[int]:
    return [box.value() for box in form.clocks.boxes]


def test_it_first_offers_to_put_back_the_last_irregular_move(played: Any):
    form = played.choose("B", "5")
    assert form.plies.value() == 2
    assert form.foreseen.text() == "Put back: 车九进四 and 车9平8. Then Red is to move."
    assert clocks(form) == [1190, 1190]
    played.enter()
    assert [ply.uci for ply in played.game.plies] == ["h2e2", "h9g7"]
    assert [type(event) for event in played.game.log[-2:]] == [BoardCorrected, Resumed]
    assert played.game.clock.running is RED


@pytest.mark.parametrize(
    ("count", "offered"), [(0, [1180, 1180]), (1, [1180, 1190]), (3, [1190, 1200]), (4, [1200, 1200])]
)
def test_the_clocks_offered_are_those_of_then(played: Any, count: int, offered: list[int]):
    form = played.choose("B", "5")
    form.kind.setCurrentIndex(DISPLACED)
    form.plies.setValue(count)
    assert clocks(form) == offered


def test_a_clock_is_set_otherwise_by_hand(played: Any):
    form = played.choose("B", "5")
    form.clocks.boxes[0].setValue(1000)
    played.enter()
    now = played.session.now_ms()
    assert [played.game.clock.face(side, now).remaining for side in Side] == [1_000_000, 1_190_000]


def test_a_clock_that_was_not_changed_is_as_it_is_by_then(played: Any):
    form = played.choose("B", "5")
    form.kind.setCurrentIndex(DISPLACED)
    form.plies.setValue(0)
    form.clocks.boxes[1].setValue(600)
    played.table.think(5)
    played.enter()
    now = played.session.now_ms()
    assert [played.game.clock.face(side, now).remaining for side in Side] == [1_175_000, 600_000]


def test_another_count_offers_other_times_and_forgets_what_was_typed(played: Any):
    form = played.choose("B", "5")
    form.clocks.boxes[0].setValue(1000)
    form.plies.setValue(4)
    assert clocks(form) == [1200, 1200]


def test_who_has_to_move_can_be_said(played: Any):
    form = played.choose("B", "5")
    texts = [form.bound.itemText(row) for row in range(form.bound.count())]
    assert texts == ["any piece", "the red chariot at a0, which was moved"]
    form.bound.setCurrentIndex(1)
    played.enter()
    assert played.game.binding.points == ("a0",)


def test_colours_reversed_change_the_names_and_begin_anew(played: Any):
    form = played.choose("B", "5")
    form.kind.setCurrentIndex(COLOURS)
    assert form.plies.value() == 4
    assert not form.bound.isVisible()
    assert not form.go_on.isChecked()
    form.reason.setEditText("seats")
    played.enter()
    game = played.game
    assert game.plies == ()
    assert (game.setup.red.name, game.setup.black.name) == ("Li", "Wang")
    assert game.phase is Phase.PAUSED
    assert game.log[-1].reason == "seats"
    assert played.table.play.players == "Li – Wang"
    assert played.said == "The players have changed sides."
    played.choose("B", "0")
    assert played.game.setup.red.name == "Wang"
    assert len(played.game.plies) == 4


def test_colours_reversed_and_accepted_leave_the_moves(played: Any):
    form = played.choose("B", "5")
    form.kind.setCurrentIndex(COLOURS)
    form.plies.setValue(0)
    played.enter()
    assert len(played.game.plies) == 4
    assert played.game.setup.red.name == "Li"


def test_a_displaced_piece_stops_the_clocks_with_the_board_as_it_is(played: Any):
    form = played.choose("B", "5")
    form.kind.setCurrentIndex(DISPLACED)
    form.plies.setValue(0)
    played.enter()
    assert played.game.log[-1].correction is CorrectionKind.DISPLACED
    assert played.game.phase is Phase.PAUSED
    assert len(played.game.plies) == 4


def test_a_slip_of_the_mouse_is_put_back_without_a_foul(seat: Any):
    """A piece dropped by accident (2011 5.7): the referee, not the program, says that it was one."""
    referee = seat()
    referee.moves("a0a4")
    form = referee.choose("B", "5")
    form.kind.setCurrentIndex(DISPLACED)
    form.go_on.setChecked(True)
    referee.enter()
    assert referee.game.plies == ()
    assert referee.game.illegal_moves == ()
    assert referee.game.clock.running is RED


def test_without_a_move_no_illegal_one_is_put_back(seat: Any):
    referee = seat()
    form = referee.choose("B", "5")
    assert form.fault.text() == "There is no move to correct."
    assert not form.accept.isEnabled()


def test_many_moves_are_named_shortly(seat: Any):
    referee = seat(minutes=20)
    referee.moves("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "g3g4", "c6c5")
    form = referee.choose("B", "5")
    form.plies.setValue(8)
    assert "……" in form.foreseen.text()


def test_a_move_made_meanwhile_counts(played: Any):
    form = played.choose("B", "5")
    played.moves("h0g2")
    assert form.plies.maximum() == 5
    assert form.foreseen.text().startswith("Put back: 车9平8 and 马二进三.")
