from __future__ import annotations

import pytest

from engine.xiangqi import POINTS, parse_point, point_name


@pytest.mark.parametrize(("point", "name"), [(0, "a0"), (4, "e0"), (8, "i0"), (9, "a1"), (64, "b7"), (89, "i9")])
def test_points_count_from_the_left_corner_of_red(point: int, name: str) -> None:
    assert point_name(point) == name
    assert parse_point(name) == point


def test_every_point_has_its_own_name() -> None:
    assert [parse_point(point_name(point)) for point in range(POINTS)] == list(range(POINTS))


@pytest.mark.parametrize("text", ["", "e", "e10", "j0", "E0", "0e", " e0", "e0 ", "ｅ0", "e⁰"])
def test_a_text_that_names_no_point_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no such point"):
        parse_point(text)
