"""Headings as a window shows them, whatever a file says."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.texts.headings import LONGEST, event_line, one_line, players_line
from engine.game import Seat


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("张三", "张三"),
        ("a\nb\tc", "a b c"),
        ("\x1b[31mred\x07", "[31mred"),
        ("\u202eabc\u202c", "abc"),
        ("a\u2028\u2029b", "a b"),
        ("\ud800", ""),
        ("x" * LONGEST, "x" * LONGEST),
        ("x" * 3_000_000, "x" * (LONGEST - 1) + "…"),
    ],
)
def test_a_heading_fits_on_one_line_in_one_direction(text: str, shown: str) -> None:
    assert one_line(text) == shown


def test_no_heading_makes_a_line_without_end(english: QApplication) -> None:
    endless = "长" * 10_000
    assert len(players_line(Seat(endless), Seat(endless))) < 3 * LONGEST
    assert len(event_line(endless, endless, "7" * 10_000)) < 4 * LONGEST
    assert players_line(Seat("\n"), Seat("")) == "Red – Black"
