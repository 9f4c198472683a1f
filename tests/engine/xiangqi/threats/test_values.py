"""What counts as material and as a gain (2011 1.2, 26.6)."""

from __future__ import annotations

import pytest

from engine.base import Side
from engine.xiangqi import Kind, Piece, parse_point
from engine.xiangqi.threats.values import NOTHING, Balance, worth


def _sum(kinds: str) -> Balance:
    total = NOTHING
    for letter in kinds:
        total = total.plus(worth(Piece(Kind(letter), Side.BLACK), parse_point("e3")))
    return total


@pytest.mark.parametrize(
    ("taken", "lost", "gain"),
    [
        ("N", "", True),
        ("R", "N", True),
        ("R", "NN", False),
        ("R", "NC", False),
        ("N", "C", False),
        ("N", "R", False),
        ("A", "B", False),
        ("N", "A", True),
        ("A", "N", False),
        ("P", "", True),
        ("PPP", "N", False),
        ("N", "P", False),
        ("NC", "P", True),
        ("R", "P", True),
        ("NP", "C", True),
        ("", "", False),
        ("K", "", False),
    ],
)
def test_a_gain_is_weighed_as_the_book_weighs_pieces(taken: str, lost: str, gain: bool) -> None:
    assert _sum(taken).minus(_sum(lost)).is_gain is gain


@pytest.mark.parametrize(("taken", "lost", "enough"), [("N", "C", True), ("N", "P", True), ("P", "N", False)])
def test_what_a_guard_gives_up_must_be_worth_it(taken: str, lost: str, enough: bool) -> None:
    assert _sum(taken).minus(_sum(lost)).is_worth_it is enough


@pytest.mark.parametrize(
    ("taken", "lost", "floats"), [("P", "N", True), ("P", "NA", True), ("P", "R", False), ("N", "C", False)]
)
def test_a_crossed_pawn_floats_below_a_chariot(taken: str, lost: str, floats: bool) -> None:
    assert _sum(taken).minus(_sum(lost)).floats is floats


@pytest.mark.parametrize(
    ("side", "point", "counts"),
    [(Side.RED, "e5", True), (Side.RED, "e4", False), (Side.BLACK, "e4", True), (Side.BLACK, "e5", False)],
)
def test_a_pawn_is_material_once_it_has_crossed_the_river(side: Side, point: str, counts: bool) -> None:
    assert (worth(Piece(Kind.PAWN, side), parse_point(point)) != NOTHING) is counts
