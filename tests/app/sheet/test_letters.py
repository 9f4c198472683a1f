from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.sheet.letters import Letters, LetterWarning, Remedy, clean


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("棋手甲", "棋手甲"),
        ("  a \t b\n c  ", "a b c"),
        ("⼆⾞⻢", "二車马"),
        ("\u3000甲\u3000乙 \n", "甲\u3000乙"),
        ("\uf9e0\uf963", "易北"),
        ("a\u202eb\u200bc", "abc"),
        ("e\u0301", "é"),
        ("炮25\u0332", "炮25\u0332"),
        ("第３轮，（甲）", "第３轮，（甲）"),
        ("x\ud800y\x00z", "xy z"),
        ("", ""),
    ],
)
def test_a_text_is_cleaned_to_what_it_means_on_one_line(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


def test_what_our_font_has_is_printed_as_it_is(english: QApplication) -> None:
    letters = Letters("zh_CN")
    assert letters.printable("炮25\u0332 前车1\u0305 ※ Nguyễn 𠮷") == "炮25\u0332 前车1\u0305 ※ Nguyễn 𠮷"
    assert letters.warnings == ()


def test_a_letter_no_font_has_is_replaced_and_told_once(english: QApplication) -> None:
    letters = Letters("zh_CN")
    assert letters.printable("甲\ue000乙\ue000") == "甲〓乙〓"
    assert letters.warnings == (LetterWarning("\ue000", Remedy.STAND_IN),)


def test_a_letter_another_font_has_is_kept_and_told(english: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = Letters("zh_CN")

    class Everything:
        def supportsCharacter(self, code: int) -> bool:
            return True

    monkeypatch.setattr(letters, "_others", [Everything()])
    assert letters.printable("\ue000") == "\ue000"
    assert letters.warnings == (LetterWarning("\ue000", Remedy.OTHER_FONT),)
