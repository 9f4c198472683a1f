from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.sheet.page import Diagram, Line, Page, Standing, Text, Tone
from app.sheet.paint import TypeSetter

MM = 10
"""Pixels in a millimetre."""


def _painted(page: Page) -> QImage:
    image = QImage(60 * MM, 40 * MM, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(MM * 1_000)
    image.setDotsPerMeterY(MM * 1_000)
    image.fill(QColor("white"))
    painter = QPainter(image)
    TypeSetter("zh_CN").paint(painter, page)
    painter.end()
    return image


def _dark(image: QImage, left: float, top: float, right: float, bottom: float) -> int:
    points = [(x, y) for x in range(int(left * MM), int(right * MM)) for y in range(int(top * MM), int(bottom * MM))]
    return sum(image.pixelColor(x, y).lightness() < 128 for x, y in points)


def test_a_line_lies_where_the_page_says(english: QApplication) -> None:
    image = _painted(Page((), (Line(10, 20, 50, 20, 1.0, Tone.INK),)))
    assert _dark(image, 10, 19.5, 50, 20.5) == 400 * 10
    assert _dark(image, 0, 0, 60, 40) == 400 * 10


def test_a_text_stands_on_its_baseline_from_its_left_end(english: QApplication) -> None:
    setter = TypeSetter("zh_CN")
    width = setter.measure("帥", 20)
    image = _painted(Page((Text(10, 20, "帥", 20),), ()))
    assert width == pytest.approx(20 * 25.4 / 72, rel=0.01)
    assert _dark(image, 10, 13, 10 + width, 21) == _dark(image, 0, 0, 60, 40) > 300


def test_strong_text_is_thicker_but_no_wider(english: QApplication) -> None:
    plain = _painted(Page((Text(10, 20, "红方", 20),), ()))
    strong = _painted(Page((Text(10, 20, "红方", 20, strong=True),), ()))
    assert 1.1 < _dark(strong, 9, 10, 30, 22) / _dark(plain, 9, 10, 30, 22) < 2
    assert _dark(strong, 30, 10, 60, 22) == 0


@pytest.mark.parametrize("mark", ["\u0332", "\u0305"])
def test_a_mark_is_drawn_and_takes_no_room(english: QApplication, mark: str) -> None:
    setter = TypeSetter("zh_CN")
    assert setter.measure("炮2" + mark, 10) == setter.measure("炮2", 10)
    bare, marked = (_painted(Page((Text(10, 20, text, 20),), ())) for text in ("2", "2" + mark))
    assert _dark(marked, 9, 10, 30, 23) > _dark(bare, 9, 10, 30, 23)


def test_a_diagram_keeps_to_its_place_and_shows_what_stands_where(english: QApplication) -> None:
    place = (10.0, 2.0, 32.4, 36.0)
    bare, held = (_painted(Page((), (), (Diagram(*place, Standing(pieces)),))) for pieces in ((), ((0, "r"),)))
    assert _dark(bare, 10, 2, 42.4, 38) == _dark(bare, 0, 0, 60, 40) > 0
    assert _dark(bare, 10, 2, 10.2, 30) > 0
    lower_left = (10, 26, 18, 36)
    assert _dark(held, *lower_left) > _dark(bare, *lower_left)
    assert _dark(held, 20, 2, 42, 38) == _dark(bare, 20, 2, 42, 38)


def test_type_widths_grow_with_their_size(english: QApplication) -> None:
    setter = TypeSetter("en")
    assert setter.measure("Round 12", 16) == pytest.approx(2 * setter.measure("Round 12", 8))
