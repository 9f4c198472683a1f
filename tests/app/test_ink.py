"""Signatures as path data."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ink import FIELD_HEIGHT, FIELD_WIDTH, MOST_LETTERS, path_data, path_of

POINTS = st.tuples(st.integers(0, FIELD_WIDTH), st.integers(0, FIELD_HEIGHT))


@given(st.lists(st.lists(POINTS, min_size=1, max_size=40, unique=True), max_size=12))
def test_what_is_drawn_comes_back_within_the_field(strokes: list[list[tuple[int, int]]]) -> None:
    path = path_of(path_data(strokes))
    elements = [path.elementAt(index) for index in range(path.elementCount())]
    assert all(0 <= each.x <= FIELD_WIDTH and 0 <= each.y <= FIELD_HEIGHT for each in elements)
    assert sum(each.isMoveTo() for each in elements) == len(strokes)


def test_a_stroke_that_leaves_the_field_stays_at_its_edge() -> None:
    box = path_of(path_data([[(-50, -50), (900, 900)]])).boundingRect()
    assert (box.right(), box.bottom()) == (FIELD_WIDTH, FIELD_HEIGHT)


def test_a_dot_is_painted() -> None:
    assert path_of(path_data([[(600, 100)]])).length() == 1


@pytest.mark.parametrize("strokes", [1, 100])
def test_of_an_endless_drawing_the_beginning_is_kept(strokes: int) -> None:
    points = [(x % 600, x % 200) for x in range(5_000)]
    each = len(points) // strokes
    data = path_data([points[start : start + each] for start in range(0, len(points), each)])
    assert MOST_LETTERS - 10 < len(data) <= MOST_LETTERS
    path = path_of(data)
    drawn = [(path.elementAt(index).x, path.elementAt(index).y) for index in range(path.elementCount())]
    assert drawn == points[: len(drawn)]


def test_anything_else_draws_nothing() -> None:
    assert path_of("Z 1 2 <script> M9").elementCount() == 0
