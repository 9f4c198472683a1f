"""How a game is looked at: what the settings say about board and record."""

from __future__ import annotations

from dataclasses import dataclass

from app.record.rows import STYLES
from engine.xiangqi.notation import Script, Style


@dataclass(frozen=True, slots=True)
class View:
    """``style`` is the setting's word for the record's style; ``language`` decides between 马 and 馬."""

    style: str = "full"
    flipped: bool = False
    language: str = "zh_CN"

    @property
    def notation(self) -> Style:
        return STYLES[self.style]

    @property
    def script(self) -> Script:
        return Script.TRADITIONAL if self.language == "zh_TW" else Script.SIMPLIFIED

    @property
    def file_style(self) -> Style:
        """The notation of a PGN file: the abbreviated record has no place there."""
        return Style.WXF if self.style == "wxf" else Style.CHINESE
