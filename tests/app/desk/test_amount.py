"""What a referee types for a time is understood, or is no time."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app import i18n
from app.desk.amount import read_count, read_time

M, S = 60_000, 1_000


@pytest.mark.parametrize(
    ("text", "ms"),
    [
        ("5", 5 * M),
        ("1.5", 90 * S),
        ("5:00", 5 * M),
        ("05:30", 330 * S),
        ("90:00", 90 * M),
        ("1:29:52", 5_392 * S),
        ("0:09.5", 9_500),
        ("90s", 90 * S),
        ("1h 30m", 90 * M),
        ("2 min", 2 * M),
        ("+5", 5 * M),
        ("-0:30", -30 * S),
        ("−5:00", -5 * M),
        ("５：００", 5 * M),
        ("0", 0),
    ],
)
def test_a_time_is_understood(english: QApplication, text: str, ms: int):
    assert read_time(text) == ms


@pytest.mark.parametrize(
    "text", ["", "-", "x", "5:", "5:7", "5:61", "1:60:00", "1:2:3:4", "5m5m", "5s1m", "--5", "12345", "h", "5 6", "1e3"]
)
def test_anything_else_is_no_time(english: QApplication, text: str):
    assert read_time(text) is None


def test_the_words_of_the_language_are_understood(english: QApplication):
    i18n.set_language(english, i18n.Language.ZH_CN)
    assert read_time("1时29分52秒") == 5_392 * S
    i18n.set_language(english, i18n.Language.ZH_TW)
    assert read_time("5分") == 5 * M


@pytest.mark.parametrize(("text", "n"), [("40", 40), (" ４０ ", 40), ("0", 0), ("", None), ("-1", None), ("4.5", None)])
def test_a_number_of_moves_is_whole(text: str, n: int | None):
    assert read_count(text) == n
