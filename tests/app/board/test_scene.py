"""The scene as a value: what changed between two of them, whose piece lies head down, and the points in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.board.scene import BoardScene, Faces, changed_points, point_name
from app.board.words import describe, piece_name

CHANGES = [
    ({"pieces": ((0, "R"), (13, "K"))}, {4, 13}),
    ({"last_move": (1, 2)}, {1, 2}),
    ({"check": (4,)}, {4}),
    ({"pending": 7}, {7}),
    ({"selected": 0}, {0}),
    ({"targets": frozenset({5, 6})}, {5, 6}),
    ({"cursor": 44}, {44}),
    ({"touched": (4, 13)}, {4, 13}),
    ({}, set()),
]


@pytest.mark.parametrize(("change", "points"), CHANGES)
def test_only_the_points_that_differ_are_changed(change: dict[str, Any], points: set[int]) -> None:
    scene = BoardScene(pieces=((0, "R"), (4, "K")))
    assert changed_points(scene, replace(scene, **change)) == points


def test_an_irregular_mark_changes_its_point() -> None:
    scene = BoardScene(last_move=(1, 2))
    assert changed_points(scene, replace(scene, irregular=True)) == {2}


@pytest.mark.parametrize(
    "change", [{"flipped": True}, {"turn_far": True}, {"numbers": False}, {"faces": Faces.LETTERS}]
)
def test_another_way_to_lie_changes_the_whole_board(change: dict[str, Any]) -> None:
    assert changed_points(BoardScene(), replace(BoardScene(), **change)) is None


@pytest.mark.parametrize(("flipped", "far"), [(False, "r"), (True, "R")])
def test_only_the_far_sides_pieces_lie_head_down(flipped: bool, far: str) -> None:
    scene = BoardScene(turn_far=True, flipped=flipped)
    assert scene.is_turned(far)
    assert not scene.is_turned(far.swapcase())
    assert not replace(scene, turn_far=False).is_turned(far)


def test_points_are_named_from_reds_left_corner() -> None:
    assert [point_name(point) for point in (0, 8, 9, 40, 89)] == ["a0", "i0", "a1", "e4", "i9"]


SPOKEN = [
    (25, "red cannon, file 2, point h2, selected, last move to here"),
    (22, "empty, file 5, point e2, can move here"),
    (79, "black horse, file 8, point h8, can be captured"),
    (4, "red general, file 5, point e0, in check"),
    (0, "red chariot, file 9, point a0, touched, not recorded yet"),
    (27, "empty, file 9, point a3, last move from here"),
]


@pytest.mark.parametrize(("point", "words"), SPOKEN)
@pytest.mark.usefixtures("qapp")
def test_a_point_says_what_stands_there_and_every_mark_on_it(point: int, words: str) -> None:
    scene = BoardScene(
        pieces=((0, "R"), (4, "K"), (25, "C"), (79, "n")),
        last_move=(27, 25),
        selected=25,
        targets=frozenset({22, 79}),
        check=(4,),
        pending=0,
        touched=(0,),
    )
    assert describe(scene, point) == words


@pytest.mark.usefixtures("qapp")
def test_an_irregular_move_is_said_and_empty_files_are_counted_by_the_side_below() -> None:
    scene = BoardScene(last_move=(0, 9), irregular=True, flipped=True)
    assert describe(scene, 9) == "empty, file 1, point a1, last move to here, irregular move"


@pytest.mark.usefixtures("qapp")
def test_all_fourteen_pieces_have_names_of_their_own() -> None:
    assert len({piece_name(letter) for letter in "KABNRCPkabnrcp"}) == 14
