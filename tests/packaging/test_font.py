from __future__ import annotations

import importlib.util
import io
import os
from collections import defaultdict
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
FACES = "帥將仕士相象俥車傌馬炮砲兵卒帅将车马"
NOTATION = "一二三四五六七八九前中后後进進退平兵卒帅将士仕象相马馬车車炮0123456789０１２３４５６７８９※"
TRADITIONAL = "對局記錄紅黑勝負紙裁判員簽字時間認輸棋鐘長將獨龍門開關學會廣東臺灣臺北國際聯賽團體個人雙敗"


def _recipe() -> ModuleType:
    spec = importlib.util.spec_from_file_location("font_recipe", ROOT / "packaging" / "font.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def recipe() -> ModuleType:
    return _recipe()


@pytest.fixture(scope="module")
def font(recipe: ModuleType) -> TTFont:
    return TTFont(io.BytesIO(recipe.build(ROOT).read_bytes()), lazy=True)


@pytest.fixture(scope="module")
def cmap(font: TTFont) -> dict[int, str]:
    return dict(font.getBestCmap())


def test_the_family_has_a_name_of_its_own(font: TTFont) -> None:
    names = {record.nameID: str(record) for record in font["name"].names}
    assert (names[1], names[4], names[6]) == ("Chuhe Sans", "Chuhe Sans", "ChuheSans-Regular")
    assert font["CFF "].cff.fontNames == ["ChuheSans-Regular"]
    assert not [name_id for name_id, text in names.items() if name_id not in {0, 13} and "Noto" in text]


def test_licence_and_copyright_stay_in_the_font(font: TTFont) -> None:
    names = {record.nameID: str(record) for record in font["name"].names}
    assert "Adobe" in names[0]
    assert "SIL Open Font License" in names[13]


def test_no_look_alike_radical_is_mapped(cmap: dict[int, str]) -> None:
    assert not [hex(code) for code in cmap if 0x2E80 <= code <= 0x2FDF]


def test_no_two_ideographs_share_a_glyph_but_one_rare_pair(cmap: dict[int, str]) -> None:
    sharers = defaultdict(list)
    for code, glyph in cmap.items():
        if 0x3400 <= code <= 0x9FFF:
            sharers[glyph].append(chr(code))
    assert [pair for pair in sharers.values() if len(pair) > 1] == [["墫", "壿"]]


@pytest.mark.parametrize("mark", [0x0332, 0x0305])
def test_the_marks_of_the_abbreviated_record_are_drawn_and_take_no_room(
    font: TTFont, cmap: dict[int, str], mark: int
) -> None:
    glyphs = font.getGlyphSet()
    pen, digit = BoundsPen(glyphs), BoundsPen(glyphs)
    glyphs[cmap[mark]].draw(pen)
    glyphs[cmap[ord("3")]].draw(digit)
    assert glyphs[cmap[mark]].width == 0
    left, bottom, right, top = pen.bounds
    assert left >= -glyphs[cmap[ord("3")]].width
    assert right <= 0
    assert top < digit.bounds[1] if mark == 0x0332 else bottom > digit.bounds[3]


def test_a_tab_has_a_glyph_of_its_own_so_that_a_space_is_read_as_a_space(cmap: dict[int, str]) -> None:
    assert cmap[0x0009] not in {cmap[0x0020], ".notdef"}


@pytest.mark.parametrize("text", [FACES, NOTATION, TRADITIONAL], ids=["faces", "notation", "traditional"])
def test_what_the_program_draws_is_in_the_font(cmap: dict[int, str], text: str) -> None:
    assert not [letter for letter in text if ord(letter) not in cmap]


def test_all_ideographs_of_gb2312_are_in_the_font(cmap: dict[int, str]) -> None:
    rows = [bytes((first, second)) for first in range(0xB0, 0xF8) for second in range(0xA1, 0xFF)]
    letters = [row.decode("gb2312", "ignore") for row in rows]
    assert len([letter for letter in letters if letter]) == 6763
    assert not [letter for letter in letters if letter and ord(letter) not in cmap]


def test_all_ideographs_of_big5_are_in_the_font(cmap: dict[int, str]) -> None:
    seconds = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
    rows = [bytes((first, second)) for first in range(0xA4, 0xFA) for second in seconds]
    letters = {row.decode("big5", "ignore") for row in rows}
    wanted = {ord(letter) for letter in letters if letter and 0x4E00 <= ord(letter) <= 0x9FFF}
    assert len(wanted) > 13_000
    assert not wanted - set(cmap)


def test_names_in_vietnamese_are_in_the_font(cmap: dict[int, str]) -> None:
    assert not [letter for letter in "Nguyễn Thành Bảo Lại Lý Huynh Đặng ơƯ" if ord(letter) not in cmap]


def test_a_font_newer_than_its_recipe_is_kept(
    recipe: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    monkeypatch.setattr(recipe, "make", lambda: bytes(made.append(1) or 4))
    path = recipe.build(tmp_path)
    recipe.build(tmp_path)
    assert len(made) == 1
    os.utime(path, (0, 0))
    recipe.build(tmp_path)
    assert len(made) == 2
    assert [entry.name for entry in path.parent.iterdir()] == ["ChuheSans-Regular.otf"]
