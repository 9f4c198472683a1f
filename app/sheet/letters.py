"""What can be printed: texts are cleaned, and a letter that no font has is found before it becomes an empty box."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QFont, QFontDatabase, QRawFont

from app import fonts

STAND_IN = "〓"
RADICALS = range(0x2E80, 0x2FE0)
COMPATIBILITY = range(0xF900, 0xFB00)
_SPACES = re.compile(r"[^\S\u3000]+")
SUPPLEMENT = dict(
    zip(
        "⺒⺠⻅⻆⻉⻋⻑⻓⻔⻘⻙⻚⻛⻜⻝⻢⻣⻤⻥⻦⻧⻨⻩⻬⻮⻯⻰⻱⻲",
        "巳民见角贝车長长门青韦页风飞食马骨鬼鱼鸟卤麦黄齐齿竜龙龜亀",
        strict=True,
    )
)
"""Radicals that look like the letter behind them, and that Unicode's normalisation leaves as they are."""


class Remedy(StrEnum):
    """What was done about a letter that the program's own font lacks."""

    OTHER_FONT = "other_font"
    STAND_IN = "stand_in"


@dataclass(frozen=True, slots=True)
class LetterWarning:
    """A letter that is not in our font, and what stands on the sheet for it."""

    letter: str
    remedy: Remedy


class Letters:
    """Prepares texts for one language's fonts and keeps the warnings. Needs a QGuiApplication."""

    def __init__(self, language: str) -> None:
        fonts.install()
        families = set(QFontDatabase.families())
        own, *others = fonts.families(language)
        self._own = QRawFont.fromFont(QFont(own))
        self._others = [QRawFont.fromFont(QFont(family)) for family in others if family in families]
        self._found: dict[str, Remedy] = {}

    @property
    def warnings(self) -> tuple[LetterWarning, ...]:
        """The letters our font lacks, in the order they were met."""
        return tuple(LetterWarning(letter, remedy) for letter, remedy in self._found.items())

    def printable(self, text: str) -> str:
        """The text on one line, look-alikes of ideographs replaced by them, and 〓 where no font has a letter."""
        return "".join(map(self._letter, clean(text)))

    def _letter(self, letter: str) -> str:
        if letter == " " or self._own.supportsCharacter(ord(letter)):
            return letter
        other = any(font.supportsCharacter(ord(letter)) for font in self._others)
        self._found[letter] = Remedy.OTHER_FONT if other else Remedy.STAND_IN
        return letter if other else STAND_IN


def clean(text: str) -> str:
    """One line of text without control and direction signs; look-alikes of ideographs become the ideographs.

    The wide Chinese space stays, it parts things in a row.
    """
    shown = "".join(_plain(letter) for letter in text)
    return _SPACES.sub(" ", unicodedata.normalize("NFC", shown)).strip()


def _plain(letter: str) -> str:
    if letter in SUPPLEMENT:
        return SUPPLEMENT[letter]
    if ord(letter) in RADICALS or ord(letter) in COMPATIBILITY:
        return unicodedata.normalize("NFKC", letter)
    category = unicodedata.category(letter)
    if category in {"Cc", "Zl", "Zp"}:
        return " "
    return "" if category in {"Cf", "Cs", "Cn"} else letter
