from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from app import fonts


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW", "en"])
def test_texts_are_drawn_with_our_font(english: QApplication, language: str) -> None:
    assert QFontInfo(fonts.font(language)).family() == "Chuhe Sans"


def test_the_font_loads_once(qapp: QApplication) -> None:
    assert fonts.install() == fonts.install() == "Chuhe Sans"


def test_a_size_is_in_points_and_without_one_the_applications_own(english: QApplication) -> None:
    assert fonts.font("zh_CN", 7.5).pointSizeF() == 7.5
    assert fonts.font("zh_CN").pointSizeF() == english.font().pointSizeF()


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW", "en"])
def test_no_language_falls_back_to_japanese_forms(language: str) -> None:
    chosen = fonts.families(language)
    assert chosen[0] == "Chuhe Sans"
    assert not [family for family in chosen if "JP" in family or "Gothic" in family]
    assert [family for family in chosen if "CJK" in family]


def test_qt_draws_the_marks_of_the_abbreviated_record_from_our_font(english: QApplication) -> None:
    raw = QRawFont.fromFont(fonts.font("zh_CN"))
    assert all(raw.supportsCharacter(mark) for mark in (0x0332, 0x0305, ord("炮"), ord("⼆") - 0x2F06 + ord("二")))
    assert not raw.supportsCharacter(0x2F06)
