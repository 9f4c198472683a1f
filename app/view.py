"""How a game is looked at: what the settings say about board, hand and record."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.settings import Settings

if TYPE_CHECKING:
    from engine.xiangqi.notation import Script, Style


class View(NamedTuple):
    """The settings' words about a game. ``language`` decides between 马 and 馬 in the record; pieces go by ``faces``.

    The notations are loaded when a game first asks for them: a window is open by then.
    """

    style: str = "full"
    flipped: bool = False
    language: str = "zh_CN"
    faces: str = "traditional"
    numbers: bool = True
    far_turned: bool = False
    handling: str = "both"
    hints: bool = True
    animation: bool = True
    chinese_digits: bool = False
    clock_style: str = "dials"
    clock_seats: str = "beside"
    clock_swapped: bool = False

    @classmethod
    def of(cls, settings: Settings, language: str) -> View:
        """The view that the settings ask for, in the language that is spoken."""
        return cls(
            style=settings.record_style,
            flipped=settings.flipped,
            language=language,
            faces=settings.faces,
            numbers=settings.numbers,
            far_turned=settings.far_turned,
            handling=settings.handling,
            hints=settings.hints,
            animation=settings.animation,
            chinese_digits=settings.chinese_digits,
            clock_style=settings.clock_style,
            clock_seats=settings.clock_seats,
            clock_swapped=settings.clock_swapped,
        )

    @property
    def notation(self) -> Style:
        from app.record.rows import STYLES

        return STYLES[self.style]

    @property
    def script(self) -> Script:
        from engine.xiangqi.notation import Script

        return Script.TRADITIONAL if self.language == "zh_TW" else Script.SIMPLIFIED

    @property
    def file_style(self) -> Style:
        """The notation of a PGN file: the abbreviated record has no place there."""
        from engine.xiangqi.notation import Style

        return Style.WXF if self.style == "wxf" else Style.CHINESE
