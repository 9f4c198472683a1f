"""Build the program's own font, "Chuhe Sans": a renamed subset of Noto Sans CJK with two marks added.

The subset keeps no code point of U+2E80-2FDF and none that shares a glyph with a commoner one: a PDF's text layer is
made backwards, from glyph to code point, and would say U+2F06 where the page says 二. U+0332 and U+0305, the marks of
the abbreviated record (S0 7.5), are drawn here since Noto Sans CJK has neither.

Run it to build ``resources/fonts/ChuheSans-Regular.otf``; the build hook does so for wheels and editable installs.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

import uharfbuzz as hb
from fontTools.otlLib import builder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont

FAMILY = "Chuhe Sans"
POSTSCRIPT_NAME = "ChuheSans-Regular"
OUTPUT = Path("resources", "fonts", POSTSCRIPT_NAME + ".otf")
SIMPLIFIED_CHINESE_FACE = 2

RANGES = (
    (0x0020, 0x024F), (0x02B0, 0x02FF), (0x0370, 0x03FF), (0x0400, 0x045F), (0x1E00, 0x1EFF),
    (0x2000, 0x206F), (0x2070, 0x20CF), (0x2100, 0x218F), (0x2190, 0x22FF), (0x2300, 0x23FF), (0x2460, 0x27BF),
    (0x3000, 0x30FF), (0x3100, 0x312F), (0x31A0, 0x31BF), (0x3200, 0x33FF), (0x3400, 0x4DBF), (0x4E00, 0x9FFF),
    (0xFE10, 0xFE1F), (0xFE30, 0xFE4F), (0xFF00, 0xFF9F), (0xFFE0, 0xFFEF), (0x20000, 0x2F7FF), (0x30000, 0x323AF),
)  # fmt: skip
SHADOWS = frozenset(
    (0x2003, 0x2012, 0x2035, 0x2215, 0x2329, 0x232A, 0x301C, 0x3588, 0x363D, 0x3ADA, 0x3B35, 0x3B3A, 0x3B3B, 0x3BA3)
)
"""Code points that share a glyph with a later, commoner one: a reader of the glyph would take the first."""

LOW_LINE, OVERLINE = 0x0332, 0x0305
MARK_BASES = "0123456789０１２３４５６７８９一二三四五六七八九"
MARK_WIDTH, DIGIT_WIDTH, LINE_WIDTH = 520, 555, 52
LINE_BOTTOM = {LOW_LINE: -132, OVERLINE: 792}
MARK_GLYPH = {LOW_LINE: "cid65401", OVERLINE: "cid65402"}
TAB, TAB_GLYPH = 0x0009, "cid65403"


def build(root: Path, *, force: bool = False) -> Path:
    """Build the font under ``root`` unless it is newer than this recipe. Returns its path."""
    output = root / OUTPUT
    if force or not output.exists() or output.stat().st_mtime < Path(__file__).stat().st_mtime:
        output.parent.mkdir(parents=True, exist_ok=True)
        temporary = output.with_suffix(".tmp")
        temporary.write_bytes(make())
        os.replace(temporary, output)
    return output


def make() -> bytes:
    """The font file's bytes."""
    font = TTFont(io.BytesIO(_subset(_source())), recalcBBoxes=False)
    _rename(font)
    _add_glyphs(font)
    _attach_marks(font)
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def _source() -> Path:
    import noto_cjk_sans_otc  # noqa: PLC0415  (a package of data, 15 MB: only a build needs it)

    return Path(str(noto_cjk_sans_otc.FONT_PATH))


def _subset(source: Path) -> bytes:
    face = hb.Face(hb.Blob.from_file_path(str(source)), SIMPLIFIED_CHINESE_FACE)
    wanted = hb.SubsetInput()
    codes = {code for first, last in RANGES for code in range(first, last + 1)} - SHADOWS
    wanted.sets(hb.SubsetInputSets.UNICODE).update(codes)
    # Without `locl` no locale can turn the glyphs into their Japanese forms.
    features = wanted.sets(hb.SubsetInputSets.LAYOUT_FEATURE_TAG)
    features.clear()
    features.update({_tag("kern"), _tag("mark")})
    wanted.sets(hb.SubsetInputSets.DROP_TABLE_TAG).update(map(_tag, ("GSUB", "BASE", "VORG", "vhea", "vmtx")))
    wanted.sets(hb.SubsetInputSets.NAME_ID).update(range(26))
    wanted.flags = hb.SubsetFlags.NOTDEF_OUTLINE
    return bytes(wanted.subset(face).blob.data)


def _tag(text: str) -> int:
    return int.from_bytes(text.encode("ascii"), "big")


def _rename(font: Any) -> None:
    """Give the family our own name: one that keeps Noto's is silently swapped for the system's copy."""
    names = {1: FAMILY, 2: "Regular", 3: f"2.004;{POSTSCRIPT_NAME}", 4: FAMILY, 6: POSTSCRIPT_NAME}
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in {0, 5, 9, 13, 14} and record.langID == 0x409]
    for name_id, text in names.items():
        table.setName(text, name_id, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames[0] = POSTSCRIPT_NAME
    top = cff.topDictIndex[0]
    top.FullName = top.FamilyName = FAMILY


def _add_glyphs(font: Any) -> None:
    """Add the two marks, lines of no width that lie over or under the digit before them, and a tab.

    Qt draws a tab that a font lacks as its space, and then reads every space of a PDF back as a tab.
    """
    for code, name in MARK_GLYPH.items():
        _add_glyph(font, code, name, _line_at(-(DIGIT_WIDTH + MARK_WIDTH) // 2, LINE_BOTTOM[code]))
    _add_glyph(font, TAB, TAB_GLYPH, [])


def _line_at(left: int, bottom: int) -> list[tuple[int, int]]:
    right, top = left + MARK_WIDTH, bottom + LINE_WIDTH
    return [(left, bottom), (right, bottom), (right, top), (left, top)]


def _add_glyph(font: Any, code: int, name: str, outline: list[tuple[int, int]]) -> None:
    top = font["CFF "].cff.topDictIndex[0]
    select = top.FDSelect[font.getGlyphID(font.getBestCmap()[ord("0")])]
    private = top.FDArray[select].Private
    pen = T2CharStringPen(-private.nominalWidthX, None)
    for number, point in enumerate(outline):
        (pen.lineTo if number else pen.moveTo)(point)
    if outline:
        pen.closePath()
    strings = top.CharStrings
    strings.charStringsIndex.append(pen.getCharString(private, top.GlobalSubrs))
    strings.charStrings[name] = len(strings.charStringsIndex) - 1
    top.FDSelect.append(select)
    if name not in top.charset:
        top.charset.append(name)
    font.setGlyphOrder(top.charset)
    font["hmtx"].metrics[name] = (0, outline[0][0] if outline else 0)
    for table in font["cmap"].tables:
        if table.isUnicode() and table.format in {4, 12}:
            table.cmap[code] = name


def _attach_marks(font: Any) -> None:
    """Centre both marks on the digits that can carry them, half-width, full-width and Chinese."""
    cmap, metrics = font.getBestCmap(), font["hmtx"].metrics
    centre = builder.buildAnchor(-DIGIT_WIDTH // 2, 0)
    marks = {name: (number, centre) for number, name in enumerate(MARK_GLYPH.values())}
    bases = {}
    for digit in MARK_BASES:
        anchor = builder.buildAnchor(metrics[cmap[ord(digit)]][0] // 2, 0)
        bases[cmap[ord(digit)]] = dict.fromkeys(range(len(marks)), anchor)
    lookup = builder.buildLookup([builder.buildMarkBasePosSubtable(marks, bases, font.getReverseGlyphMap())])
    gpos = font["GPOS"].table
    gpos.LookupList.Lookup.append(lookup)
    for record in gpos.FeatureList.FeatureRecord:
        if record.FeatureTag == "mark":
            record.Feature.LookupListIndex.append(len(gpos.LookupList.Lookup) - 1)


if __name__ == "__main__":
    print(build(Path(__file__).resolve().parents[1], force=True))
