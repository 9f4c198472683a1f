from __future__ import annotations

import copy
import pickle

import pytest

from engine.xiangqi import POINTS, MalformedMove, Move, XiangqiError, parse_point


def test_a_move_has_points_and_two_spellings() -> None:
    move = Move.from_uci("h2e2")
    assert (move.origin, move.target) == (parse_point("h2"), parse_point("e2"))
    assert (move.uci, move.iccs, str(move)) == ("h2e2", "H2-E2", "h2e2")


def test_each_move_exists_once_however_it_was_made() -> None:
    move = Move.of(parse_point("b0"), parse_point("c2"))
    assert Move.from_uci("b0c2") is move
    assert copy.copy(move) is move
    assert copy.deepcopy([move])[0] is move
    assert pickle.loads(pickle.dumps(move)) is move


def test_all_moves_between_two_points_are_different() -> None:
    moves = {Move.of(a, b) for a in range(POINTS) for b in range(POINTS) if a != b}
    assert len(moves) == POINTS * (POINTS - 1)
    assert {Move.from_uci(move.uci) for move in moves} == moves


def test_a_move_cannot_be_changed() -> None:
    move = Move.from_uci("a0a1")
    with pytest.raises(AttributeError):
        move.target = 5
    with pytest.raises(AttributeError):
        del move.uci
    assert move.uci == "a0a1"


@pytest.mark.parametrize(
    "text", ["", "h2", "h2e", "h2e10", "h2-e2", "H2E2", "h2e2 ", "j0a0", "a0a0", "a1\u0660a2", "炮二平五", "h3e3x"]
)
def test_a_text_that_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        Move.from_uci(text)
    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, XiangqiError)


@pytest.mark.parametrize(("origin", "target"), [(-1, 3), (0, 90), (0, 95), (90, 0), (5, 5)])
def test_points_off_the_board_or_the_same_point_make_no_move(origin: int, target: int) -> None:
    with pytest.raises(MalformedMove):
        Move.of(origin, target)


def test_the_move_nobody_knows_is_one_value_and_no_text_reads_as_it() -> None:
    null = Move.null()
    assert (null.uci, null.iccs, null.is_null) == ("0000", "--", True)
    assert pickle.loads(pickle.dumps(null)) is null
    assert not Move.from_uci("h2e2").is_null
    with pytest.raises(MalformedMove):
        Move.from_uci("0000")
