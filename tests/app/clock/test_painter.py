"""What is seen on the faces, looked at pixel by pixel."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from app.clock.enamel import polar
from app.clock.geometry import ClockGeometry
from app.clock.hands import PIVOT, PIVOT_DEG
from app.clock.painter import DIAL_REACH, ClockPainter
from app.clock.view import ClockView
from app.theme import Theme, ThemeName, theme_for
from engine.base import Side
from engine.clock import OnFlag, TimeControl

FIVE = TimeControl.all_in(300_000)
SIZE = (800, 420)
GEOMETRY = ClockGeometry.fit(*SIZE)
WOOD, PLAIN = theme_for(ThemeName.WOOD), theme_for(ThemeName.PLAIN)


def painted(view: ClockView, theme: Theme = WOOD, painter: ClockPainter | None = None, ratio: float = 1.0) -> QImage:
    image = QImage(round(SIZE[0] * ratio), round(SIZE[1] * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    brush, clock = QPainter(image), painter or ClockPainter()
    try:
        clock.paint_case(brush, GEOMETRY, theme)
        for side, place in zip(view.sides, (GEOMETRY.left, GEOMETRY.right), strict=True):
            clock.paint_face(brush, place, view, side, theme=theme, font=QFont())
    finally:
        brush.end()
    return image


def dial_place(radius: float, degrees: float, *, right: bool = False) -> QPointF:
    dial = (GEOMETRY.right if right else GEOMETRY.left).dial
    assert dial is not None
    return polar(QPointF(*dial.centre), radius * dial.width / 2 / DIAL_REACH, degrees)


def colour(image: QImage, place: QPointF) -> QColor:
    return image.pixelColor(place.toPoint())


def is_red(seen: QColor) -> bool:
    return seen.red() > 120 and seen.red() > 2.2 * max(seen.green(), seen.blue())


@pytest.fixture(autouse=True)
def _english(english: object) -> None:
    """The painter writes words."""


@pytest.mark.parametrize("theme", [WOOD, PLAIN], ids=["wood", "plain"])
def test_the_hands_point_where_the_dial_says(make_view: Any, theme: Theme) -> None:
    image = painted(make_view(1800, ()), theme)
    dark = colour(image, dial_place(0.45, 0))
    assert dark.lightness() < 70, "minute hand at 5:00"
    assert colour(image, dial_place(0.3, 150)).lightness() < 70, "hour hand at five"
    assert colour(image, dial_place(0.45, 220)).lightness() > 215, "bare enamel"


def test_the_rim_is_brass_and_the_case_wood(make_view: Any) -> None:
    image = painted(make_view(0, ()))
    rim = colour(image, dial_place(0.97, 300))
    assert rim.red() > rim.blue() + 40
    wood = image.pixelColor(round(GEOMETRY.groove.x + 12), SIZE[1] // 2)
    assert wood.alpha() == 255
    assert wood.lightness() < 110


@pytest.mark.parametrize(("seconds", "degrees"), [(100, 180), (210, 154), (300, 110)])
def test_the_flag_hangs_then_rises_in_the_last_three_minutes(make_view: Any, seconds: int, degrees: float) -> None:
    image = painted(make_view(seconds, (), FIVE))
    pivot = dial_place(PIVOT, PIVOT_DEG)
    radius = (dial_place(1, 90) - dial_place(0, 0)).x()
    assert is_red(colour(image, polar(pivot, 0.12 * radius, degrees)))


def test_the_fallen_flag_hangs_again_and_the_plate_turns_red(make_view: Any) -> None:
    image = painted(make_view(301, (), FIVE, on_flag=OnFlag.HOLD))
    radius = (dial_place(1, 90) - dial_place(0, 0)).x()
    assert is_red(colour(image, polar(dial_place(PIVOT, PIVOT_DEG), 0.12 * radius, 180)))
    plates = [QPointF(place.plate.x + 6, place.plate.centre[1]) for place in (GEOMETRY.left, GEOMETRY.right)]
    assert [is_red(colour(image, plate)) for plate in plates] == [True, False]


@pytest.mark.parametrize("theme", [WOOD, PLAIN], ids=["wood", "plain"])
def test_the_running_side_is_told_by_more_than_colour(make_view: Any, theme: Theme) -> None:
    image = painted(make_view(10, ()), theme)
    plates = [QPointF(place.plate.x + 6, place.plate.centre[1]) for place in (GEOMETRY.left, GEOMETRY.right)]
    bright, dim = (colour(image, plate).lightness() for plate in plates)
    assert bright > dim + 80, "its plate is bright"
    pointers = [QPointF(place.plate.x + 0.5 * place.plate.height, place.plate.centre[1]) for place in (GEOMETRY.left,)]
    assert colour(image, pointers[0]).lightness() < 90, "a pointer stands on it"
    tops = [QPointF(place.button.centre[0], place.button.y + 6) for place in (GEOMETRY.left, GEOMETRY.right)]
    assert [colour(image, top).alpha() > 128 for top in tops] == [True, False], "its plunger is up"


def test_pictures_kept_from_before_change_nothing(make_view: Any) -> None:
    view, kept = make_view(75, ()), ClockPainter()
    first = painted(view, painter=kept)
    assert painted(view, painter=kept) == first
    assert painted(view) == first
    kept.drop_caches()
    assert painted(view, painter=kept) == first


@pytest.mark.parametrize("ratio", [1.25, 1.5, 2.0])
def test_at_every_scale_the_dial_is_as_sharp_as_the_screen(make_view: Any, ratio: float) -> None:
    """The dial's centre falls on whole pixels, so that left and right of an upright tick look alike."""
    image = painted(make_view(0, ()), PLAIN, ratio=ratio)
    at = dial_place(0.84, 180)
    y = round(at.y() * ratio)
    centre = round(at.x() * ratio)
    for step in range(1, 5):
        one, other = image.pixelColor(centre - 1 - step, y), image.pixelColor(centre + step, y)
        assert abs(one.lightness() - other.lightness()) < 24


def test_flipped_faces_change_places(make_view: Any) -> None:
    straight, flipped = painted(make_view(10, ())), painted(make_view(10, (), flipped=True))
    left, right = (QPointF(place.plate.x + 6, place.plate.centre[1]) for place in (GEOMETRY.left, GEOMETRY.right))
    assert colour(straight, left).lightness() > colour(straight, right).lightness()
    assert colour(flipped, left).lightness() < colour(flipped, right).lightness()


def test_every_face_can_be_painted_at_every_size(make_view: Any) -> None:
    for size in [(300, 92), (380, 120), (380, 260), (620, 150), (1920, 1080)]:
        geometry = ClockGeometry.fit(*size)
        image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        brush, clock = QPainter(image), ClockPainter()
        try:
            clock.paint_case(brush, geometry, WOOD)
            bare = image.copy()
            for side, place in ((Side.RED, geometry.left), (Side.BLACK, geometry.right)):
                clock.paint_face(brush, place, make_view(5, ()), side, theme=WOOD, font=QFont())
        finally:
            brush.end()
        for place in (geometry.left, geometry.right):
            spot = place.digits.inset(0)
            area = (round(spot.x), round(spot.y), round(spot.width), round(spot.height))
            assert image.copy(*area) != bare.copy(*area)
