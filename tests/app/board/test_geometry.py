"""Where things lie on the board, and that a hit is exact."""

from __future__ import annotations

from math import cos, hypot, isclose, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.board.geometry import HIT_RADIUS, PIECE_RADIUS, BoardGeometry
from app.board.scene import POINTS

RATIOS = (1.0, 1.25, 1.5, 2.0)
points = st.integers(0, POINTS - 1)
geometries = st.builds(
    BoardGeometry.fit,
    st.floats(60, 4000),
    st.floats(60, 4000),
    flipped=st.booleans(),
    numbers=st.booleans(),
    ratio=st.sampled_from(RATIOS),
)


def test_red_sits_below_unless_flipped() -> None:
    below, above = (BoardGeometry.fit(700, 800, flipped=flipped) for flipped in (False, True))
    assert below.point_to_xy(0)[0] < below.point_to_xy(8)[0]
    assert below.point_to_xy(0)[1] > below.point_to_xy(81)[1]
    assert above.point_to_xy(0)[0] > above.point_to_xy(8)[0]
    assert above.point_to_xy(0)[1] < above.point_to_xy(81)[1]


@pytest.mark.parametrize(
    ("flipped", "top", "bottom"),
    [(False, "123456789", "九八七六五四三二一"), (True, "一二三四五六七八九", "987654321")],
)
def test_each_edge_reads_its_own_sides_file_numbers(flipped: bool, top: str, bottom: str) -> None:
    numbers = sorted(BoardGeometry.fit(700, 800, flipped=flipped).file_numbers(), key=lambda number: number.x)
    middle = 400
    assert "".join(number.text for number in numbers if number.y < middle) == top
    assert "".join(number.text for number in numbers if number.y > middle) == bottom
    assert all(number.red == (number.text not in "123456789") for number in numbers)


@given(geometries, points)
def test_a_point_is_hit_at_its_centre(geometry: BoardGeometry, point: int) -> None:
    assert geometry.xy_to_point(*geometry.point_to_xy(point)) == point


@given(geometries, points, st.floats(0, 6.3))
def test_a_point_is_hit_all_around_its_piece(geometry: BoardGeometry, point: int, turn: float) -> None:
    x, y = geometry.point_to_xy(point)
    reach = PIECE_RADIUS * geometry.cell
    assert geometry.xy_to_point(x + reach * cos(turn), y + reach * sin(turn)) == point


@given(geometries, points, st.floats(0, 6.3))
def test_just_outside_the_tolerance_that_point_is_not_hit(geometry: BoardGeometry, point: int, turn: float) -> None:
    x, y = geometry.point_to_xy(point)
    reach = (HIT_RADIUS + 0.005) * geometry.cell
    assert geometry.xy_to_point(x + reach * cos(turn), y + reach * sin(turn)) != point


@given(geometries, st.floats(-200, 4200), st.floats(-200, 4200))
def test_whatever_is_hit_is_the_nearest_point_within_the_tolerance(geometry: BoardGeometry, x: float, y: float) -> None:
    def distance(point: int) -> float:
        at = geometry.point_to_xy(point)
        return hypot(at[0] - x, at[1] - y)

    nearest, found = min(range(POINTS), key=distance), geometry.xy_to_point(x, y)
    assert found in (None, nearest)
    if abs(distance(nearest) - HIT_RADIUS * geometry.cell) > 1e-6:
        assert (found == nearest) == (distance(nearest) < HIT_RADIUS * geometry.cell)


@given(geometries, st.floats(-3, 12), st.floats(-3, 13))
def test_a_place_survives_the_way_to_the_picture_and_back(geometry: BoardGeometry, file: float, rank: float) -> None:
    back = geometry.xy_to_place(*geometry.place_to_xy(file, rank))
    assert all(isclose(one, other, abs_tol=1e-9) for one, other in zip(back, (file, rank), strict=True))


@given(geometries, points)
def test_reading_order_and_points_are_inverse(geometry: BoardGeometry, point: int) -> None:
    assert geometry.point_of(geometry.index_of(point)) == point


@given(geometries)
def test_reading_order_runs_right_and_down_as_seen(geometry: BoardGeometry) -> None:
    places = [geometry.point_to_xy(geometry.point_of(index)) for index in range(POINTS)]
    assert places == sorted(places, key=lambda place: (place[1], place[0]))


@given(st.floats(120, 4000), st.floats(120, 4000), st.booleans(), st.sampled_from(RATIOS))
def test_the_board_with_its_shadow_stays_inside_its_area(
    width: float, height: float, flipped: bool, ratio: float
) -> None:
    extent = BoardGeometry.fit(width, height, flipped=flipped, ratio=ratio).extent
    assert extent.x >= -1
    assert extent.y >= -1
    assert extent.x + extent.width <= width + 1
    assert extent.y + extent.height <= height + 1


@given(st.floats(200, 3000), st.floats(200, 3000), st.sampled_from(RATIOS))
def test_lines_fall_on_whole_device_pixels(width: float, height: float, ratio: float) -> None:
    board = BoardGeometry.fit(width, height, ratio=ratio)
    for value in (board.cell, board.left, board.top):
        assert isclose(value * ratio, round(value * ratio), abs_tol=1e-6)


@pytest.mark.parametrize("size", [(0, 0), (1, 5000), (-3, 10), (0.2, 0.2)])
def test_no_area_is_too_small_for_a_geometry(size: tuple[float, float]) -> None:
    geometry = BoardGeometry.fit(*size)
    assert geometry.cell > 0
    assert geometry.xy_to_point(*geometry.point_to_xy(40)) == 40


@pytest.mark.parametrize(("flipped", "right", "down"), [(False, 41, 31), (True, 39, 49)])
def test_a_step_goes_where_the_eye_expects(flipped: bool, right: int, down: int) -> None:
    geometry = BoardGeometry.fit(700, 800, flipped=flipped)
    assert geometry.step(40, 1, 0) == right
    assert geometry.step(40, 0, 1) == down


@given(geometries, points, st.integers(-12, 12), st.integers(-12, 12))
def test_no_step_leaves_the_board(geometry: BoardGeometry, point: int, right: int, down: int) -> None:
    assert 0 <= geometry.step(point, right, down) < POINTS
