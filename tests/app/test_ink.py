"""Signatures as path data."""

from __future__ import annotations

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


def test_an_endless_drawing_is_cut_at_a_stroke() -> None:
    data = path_data([[(x % 600, x % 200) for x in range(50)]] * 100)
    assert 0 < len(data) <= MOST_LETTERS
    assert path_of(data).elementCount() % 50 == 0


def test_anything_else_draws_nothing() -> None:
    assert path_of("Z 1 2 <script> M9").elementCount() == 0
