from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.sheet.fit import NEVER_FIRST, fit, wrap


def _measure(text: str, size: float) -> float:
    """Chinese a whole em, the rest half of one; an em at 10 points is 10 wide."""
    return sum(size if ord(letter) > 0x2E7F else size / 2 for letter in text)


def test_a_text_that_fits_keeps_its_size() -> None:
    assert fit("炮二平五", 40, 10, 6, _measure) == ("炮二平五", 10, False)


def test_a_longer_text_takes_the_largest_size_that_fits() -> None:
    assert fit("炮二平五", 34, 10, 6, _measure) == ("炮二平五", 8.5, False)


def test_a_text_too_long_at_the_smallest_size_is_cut_and_says_so() -> None:
    assert fit("一二三四五六七八九", 40, 10, 8, _measure) == ("一二三四…", 8, True)


@pytest.mark.parametrize("width", [-3.0, 0.0, 0.1])
def test_no_text_fits_even_where_there_is_no_room(width: float) -> None:
    assert fit("", width, 10, 6, _measure) == ("", 10, False)
    assert fit("长", width, 10, 6, _measure).text == "…"


@given(st.text(), st.floats(5, 200), st.floats(6, 12))
def test_what_is_fitted_is_never_wider_than_its_place(text: str, width: float, size: float) -> None:
    fitted = fit(text, width, size, 6, _measure)
    assert _measure(fitted.text, fitted.size) <= width
    assert fitted.text == text or fitted.cut


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("   ", [""]),
        ("一二三四五六", ["一二三四", "五六"]),
        ("一二三四，五六", ["一二三", "四，五六"]),
        ("red went home", ["red went", "home"]),
        ("abcdefghijkl", ["abcdefgh", "ijkl"]),
        ("裁判 ABC 认定", ["裁判 ABC", "认定"]),
    ],
)
def test_paragraphs_are_broken_where_they_may_be(text: str, lines: list[str]) -> None:
    assert wrap(text, 40, 10, _measure) == lines


@given(st.text("一二三，。（）abc 12.", max_size=60), st.floats(20, 90))
def test_no_line_is_too_long_and_no_letter_is_lost(text: str, width: float) -> None:
    lines = wrap(text, width, 10, _measure)
    assert all(_measure(line, 10) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@given(st.text("一二三四五六，。", max_size=60))
def test_closing_punctuation_stays_with_its_sign_where_a_line_has_room_for_both(text: str) -> None:
    lines = wrap(re.sub("^[，。]+|(?<=[，。])[，。]+", "", text), 50, 10, _measure)
    assert not [line for line in lines if line[:1] and line[0] in NEVER_FIRST]
