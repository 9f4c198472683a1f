"""Blank sheets, and two sheets on one page."""

from __future__ import annotations

import io
import re
import subprocess
from pathlib import Path

import pypdf
import pytest
from PySide6.QtGui import QPageSize, QPdfWriter
from PySide6.QtWidgets import QApplication

from app.sheet import impose
from app.sheet.impose import HALF, leaves
from app.sheet.page import PAGE_HEIGHT, PAGE_WIDTH, Page
from app.sheet.pdf import make_blank, make_sheet, to_pdf
from engine.records import Headings, Record, sheet_of
from engine.xiangqi.notation import Style

PAGES = tuple(Page((), ()) for _ in range(5))


def _pages(data: bytes) -> list[pypdf.PageObject]:
    return list(pypdf.PdfReader(io.BytesIO(data)).pages)


@pytest.mark.parametrize(("count", "papers"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_two_pages_go_on_one_paper_and_a_single_one_twice(count: int, papers: int) -> None:
    printed = leaves(PAGES[:count], two_up=True)
    assert len(printed) == papers
    assert len(printed[0]) == 2
    shown = [id(placed.page) for leaf in printed for placed in leaf]
    assert shown == [id(page) for page in (PAGES[:1] * 2 if count == 1 else PAGES[:count])]


def test_two_pages_lie_beside_each_other_within_the_paper() -> None:
    left, right = leaves(PAGES[:2], two_up=True)[0]
    assert left.left + PAGE_WIDTH * left.scale <= right.left + 0.1
    assert right.left + PAGE_WIDTH * right.scale <= PAGE_HEIGHT + 0.1
    assert PAGE_HEIGHT * HALF <= PAGE_WIDTH + 0.1


def test_so_many_blank_sheets_hold_the_headings_and_no_result(english: QApplication) -> None:
    sheet = make_blank(Headings(event="春季赛", round="3"), Style.CHINESE, "en", 3)
    pages = _pages(to_pdf(sheet))
    assert len(pages) == 3
    for page in pages:
        text = page.extract_text()
        assert "春季赛" in text
        assert "Signed, Red" in text
        assert "Not finished" not in text
        assert "Page 1 of 1" in " ".join(text.split())


def test_two_up_is_a4_turned_aside_with_the_text_twice(english: QApplication, long_record: Record) -> None:
    sheet = make_sheet(sheet_of(long_record, Style.ABBREVIATED), "en")
    (page,) = _pages(to_pdf(sheet, two_up=True))
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (842, 595)
    assert page.extract_text().count("春季俱乐部赛") == 2 * _pages(to_pdf(sheet))[0].extract_text().count(
        "春季俱乐部赛"
    )


def test_red_writes_chinese_digits_only_on_request(english: QApplication, long_record: Record) -> None:
    def first(red_chinese_digits: bool) -> str:
        row = sheet_of(long_record, Style.ABBREVIATED, red_chinese_digits=red_chinese_digits).rows[0]
        assert row.red is not None
        assert row.black is not None
        assert row.black.text[1].isascii()
        return row.red.text

    assert first(False)[1].isascii()
    assert first(True)[1] in "一二三四五六七八九"


@pytest.mark.parametrize("two_up", [False, True])
def test_on_smaller_paper_everything_still_stands_on_it(
    english: QApplication, long_record: Record, tmp_path: Path, two_up: bool
) -> None:
    sheet = make_sheet(sheet_of(long_record, Style.ABBREVIATED), "en")
    path = tmp_path / "small.pdf"
    writer = QPdfWriter(str(path))
    impose.set_paper(writer, two_up=two_up)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
    impose.paint(writer, leaves(sheet.pages, two_up=two_up), sheet.setter)
    done = subprocess.run(["pdftotext", "-bbox", path, "-"], check=True, capture_output=True, text=True)
    (page,) = re.findall(r'<page width="(\S+)" height="(\S+)"', done.stdout)
    words = re.findall(r'xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">', done.stdout)
    width, height = map(float, page)
    assert (width < height) is not two_up
    assert len(words) > 300
    for word in words:
        left, top, right, bottom = map(float, word)
        assert 0 < left < right < width
        assert 0 < top < bottom < height
