"""What touch-move asks of a position: "can" is fully legal (S0 article 5)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import Side
from engine.xiangqi import Board, Position, point_name

PINNED = "3ak4/9/9/9/4r4/9/9/4H4/9/4K4 w"


def test_owner_tells_whose_piece_stands_there() -> None:
    position = Position.start()
    assert position.owner("e0") is Side.RED
    assert position.owner("e9") is Side.BLACK
    assert position.owner("e1") is None


@pytest.mark.parametrize("text", ["", "j0", "e10", "h2e2"])
def test_a_text_that_is_no_point_is_refused(text: str) -> None:
    for ask in (Position.start().owner, Position.start().moves_of, Position.start().captures_of):
        with pytest.raises(ValueError, match="no such point"):
            ask(text)


def test_a_pinned_piece_can_not_move_and_can_not_take() -> None:
    position = Position.start(PINNED)
    assert position.moves_of("e2") == ()
    assert position.captures_of("e5") == ()


def test_only_pieces_of_the_side_to_move_can_move_and_only_the_others_be_taken() -> None:
    position = Position.start()
    assert position.moves_of("b9") == ()
    assert position.captures_of("b0") == ()
    assert position.moves_of("b0") == ("b0a2", "b0c2")
    assert position.captures_of("b9") == ("b2b9",)


def test_a_move_lays_hands_on_its_piece_and_the_one_it_takes() -> None:
    position = Position.start()
    assert position.touched_by("h2e2") == ("h2",)
    assert position.touched_by("b2b9") == ("b2", "b9")
    assert position.touched_by("a0a9") == ("a0", "a9")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_moves_and_captures_over_all_points_are_the_legal_moves(data: st.DataObject) -> None:
    board = Board()
    for _ in range(data.draw(st.integers(0, 40))):
        moves = sorted(board.legal_moves(), key=str)
        if not moves:
            break
        board.push(data.draw(st.sampled_from(moves)))
    position = Position(board)
    legal = {move.uci for move in board.legal_moves()}
    points = [point_name(point) for point, _ in board.pieces()]
    assert {move for point in points for move in position.moves_of(point)} == legal
    taking = {move for move in legal if position.owner(move[2:])}
    assert {move for point in points for move in position.captures_of(point)} == taking
