"""Take the outlines of the board's few dozen characters out of two free fonts and keep them as data.

    python packaging/piece_outlines.py TW-Kai-98_1.ttf NotoSerifCJK-SemiBold.ttc

The fonts are those of Debian's fonts-cns11643-kai and fonts-noto-cjk-extra; they are needed only here. The result,
``resources/pieces/*.json``, is committed: the program never looks for a character in a font of the system.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection, TTFont

FOLDER = Path(__file__).parents[1] / "resources" / "pieces"
BRUSH = "帥帅仕相俥傌炮兵將将士象車车馬马砲卒楚河漢汉界一二三四五六七八九殺杀捉閒闲兌兑獻献攔拦跟摸"
PRINT = "123456789KAEHRCP"
UNITS = 1000

NOTICES = {
    "brush": "TW-Kai, National Development Council, Taiwan, 2015: Open Government Data License 1.0, see LICENSE.md",
    "print": "Noto Serif CJK, Adobe, 2017-2022: SIL Open Font License 1.1, see LICENSE.md",
}


def outlines(font: TTFont, characters: str, notice: str) -> dict[str, Any]:
    """Each character's outline as an SVG path of integers, y downwards, `units` to the em."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = UNITS / font["head"].unitsPerEm
    paths = {}
    for character in characters:
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        glyphs[names[ord(character)]].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        paths[character] = pen.getCommands()
    return {"notice": notice, "units": UNITS, "paths": paths}


def main(brush: str, serif: str) -> None:
    """Write both files."""
    fonts = {"brush": (TTFont(brush), BRUSH), "print": (TTCollection(serif).fonts[0], PRINT)}
    for name, (font, characters) in fonts.items():
        made = outlines(font, characters, NOTICES[name])
        (FOLDER / f"{name}.json").write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
