"""Where the parts of the clock lie, at every size it can have."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.clock.geometry import ClockGeometry, ClockLook, FaceGeometry, FaceStyle, Rect

SIZES = st.tuples(st.integers(300, 2600), st.integers(92, 1500))
LOOKS = st.builds(ClockLook, st.sampled_from(FaceStyle), st.booleans(), st.booleans())
EMS = st.tuples(st.floats(1, 9), st.floats(3.8, 4.4))


def inside(inner: Rect, outer: Rect) -> bool:
    near = 0.01
    return (
        inner.x >= outer.x - near
        and inner.y >= outer.y - near
        and inner.right <= outer.right + near
        and inner.bottom <= outer.bottom + near
    )


def apart(one: Rect, other: Rect) -> bool:
    near = 0.01
    beside = one.right <= other.x + near or other.right <= one.x + near
    return beside or one.bottom <= other.y + near or other.bottom <= one.y + near


def parts(face: FaceGeometry) -> list[Rect]:
    return [part for part in (face.plate, face.dial, face.digits) if part]


@given(SIZES, EMS)
def test_every_part_lies_in_its_own_half_inside_the_groove(size: tuple[int, int], ems: tuple[float, float]) -> None:
    clock = ClockGeometry.fit(*size, *ems)
    whole = Rect(0, 0, *size)
    assert inside(clock.case, whole)
    for face in (clock.left, clock.right):
        assert inside(face.button, whole)
        for part in [*parts(face), face.period, face.moves]:
            assert inside(part, clock.groove)
            assert inside(part, face.area)


@given(SIZES, EMS)
def test_plate_dial_and_digits_keep_apart(size: tuple[int, int], ems: tuple[float, float]) -> None:
    face = ClockGeometry.fit(*size, *ems).left
    for one in parts(face):
        assert min(one.width, one.height) > 0
        for other in parts(face):
            assert one is other or apart(one, other)


@given(SIZES, EMS)
def test_both_faces_are_alike(size: tuple[int, int], ems: tuple[float, float]) -> None:
    clock = ClockGeometry.fit(*size, *ems)
    shift = clock.right.plate.x - clock.left.plate.x
    for one, other in zip(parts(clock.left), parts(clock.right), strict=True):
        assert other == pytest.approx(one.moved(shift))
    assert clock.left.plate.x - clock.case.x == pytest.approx(clock.case.right - clock.right.plate.right)


@given(SIZES, EMS)
def test_the_texts_have_the_room_they_need(size: tuple[int, int], ems: tuple[float, float]) -> None:
    face = ClockGeometry.fit(*size, *ems).left
    captions, digits = ems
    assert face.digits_size * digits <= face.digits.width + 0.01
    if face.period.y == face.digits.y:
        assert face.digits_size * digits + 2 * captions * face.caption_size <= face.digits.width
    elif face.caption_size > 9:
        assert 2 * captions * face.caption_size <= face.period.width + face.moves.width


def test_short_captions_stand_beside_the_digits_and_long_ones_below() -> None:
    short, long = ClockGeometry.fit(500, 256, 4.3).left, ClockGeometry.fit(500, 256, 8.0).left
    assert short.period.y == short.digits.y
    assert long.period.y >= long.digits.bottom


@pytest.mark.parametrize("size", [(500, 256), (380, 256), (380, 200), (620, 312), (1920, 1000)])
def test_with_room_the_dial_is_the_largest_thing(size: tuple[int, int]) -> None:
    face = ClockGeometry.fit(*size).left
    assert face.dial is not None
    assert face.dial.height > 0.38 * size[1]
    assert face.digits.y > face.dial.bottom - 0.01


@pytest.mark.parametrize("size", [(500, 110), (400, 92), (700, 140)])
def test_in_a_low_space_the_dial_stands_beside_the_digits(size: tuple[int, int]) -> None:
    face = ClockGeometry.fit(*size).left
    assert face.dial is None or face.dial.right <= face.digits.x
    assert face.digits_size > 0.15 * size[1]
    assert face.button.height == 0


def all_parts(face: FaceGeometry) -> list[Rect]:
    window = face.window or face.digits
    return [part for part in (face.plate, face.sign, face.dial, window) if part]


@given(st.tuples(st.integers(300, 2600), st.integers(200, 1500)), EMS, LOOKS)
def test_however_it_is_built_every_part_has_its_own_place(
    size: tuple[int, int], ems: tuple[float, float], look: ClockLook
) -> None:
    clock = ClockGeometry.fit(*size, *ems, look)
    for face in (clock.left, clock.right):
        for part in [*all_parts(face), face.period, face.moves]:
            assert inside(part, clock.groove)
            assert inside(part, face.area)
            assert min(part.width, part.height) > 0
        for one in all_parts(face):
            assert all(one is other or apart(one, other) for other in all_parts(face))
    assert apart(clock.left.area, clock.right.area)
    assert (clock.left.sign is not None) is look.signs
    assert (clock.left.window is not None) is (look.style is FaceStyle.DIGITS)


def test_for_two_across_a_table_the_near_face_lies_below() -> None:
    clock = ClockGeometry.fit(800, 1200, look=ClockLook(stacked=True))
    assert clock.left.area == Rect(0, 600, 800, 600)
    assert clock.right.area == Rect(0, 0, 800, 600)
    assert clock.left.button.height == 0


def test_digits_alone_are_far_larger_than_below_a_dial() -> None:
    dials, digits = (ClockGeometry.fit(1920, 960, 4, 2.4, ClockLook(style)) for style in FaceStyle)
    assert digits.left.digits_size > 2 * dials.left.digits_size
    assert digits.left.digits_size * 2.4 > 0.85 * digits.left.content.width
