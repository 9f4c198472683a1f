from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.log.content import LogClock, LogContent, LogRow
from app.log.layout import EVENT, LINE_HEIGHT, NOTE, PADDING, WIDTHS, lay_out_log
from app.sheet.composer import LEFT, RIGHT
from app.sheet.content import Field, Signature
from app.sheet.frame import FOOT_Y
from app.sheet.page import PAGE_WIDTH, Page

POINT_MM = 25.4 / 72
CLOCK = LogClock("1:20:30", "0:40:00", running=True)
ROW = LogRow("1", ("14:00:00",), "7 / 13", "红方走炮二平五。", "9.1.3", CLOCK, replace(CLOCK, running=False), "")
LEGEND, SIGN = "legend", "sign"


def measure(text: str, size: float) -> float:
    return sum(1.0 if ord(letter) > 0x2E7F else 0.55 for letter in text) * size * POINT_MM


def content(rows: list[LogRow], heading: str = "赛事甲") -> LogContent:
    return LogContent(
        title="裁判过程记录",
        running="甲 – 乙",
        headings=((Field("赛事", heading, 0.5), Field("轮次", "三", 0.5)),),
        closing=((Field("结果", "红胜", 0.5), Field("用时", "1:20:30", 0.5)),),
        signatures=(Signature(SIGN), Signature("sign black")),
        legend=LEGEND,
        seal="seal",
        page="page {page}/{pages}",
        columns=tuple((name,) for name in ("序", "时", "着", "事", "条", "红", "黑", "注")),
        rows=tuple(replace(row, number=str(number)) for number, row in enumerate(rows, start=1)),
        notes=(Field("犯规", "红方 1　黑方 0"), Field("记录校验", "7f3a91c2" * 8)),
    )


def laid_out(rows: list[LogRow], heading: str = "赛事甲") -> tuple[Page, ...]:
    return lay_out_log(content(rows, heading), measure)


def column(page: Page, index: int) -> list[tuple[float, str]]:
    """Baselines and texts of a column that is written from its left edge."""
    left = LEFT + sum(WIDTHS[:index]) + PADDING
    return [(text.y, text.text) for text in page.texts if abs(text.x - left) < 0.01]


def said(pages: tuple[Page, ...]) -> list[str]:
    return [text.text for page in pages for text in page.texts]


def bare(text: str) -> str:
    return "".join(text.split())


def test_a_short_log_is_one_page_with_what_closes_it() -> None:
    (page,) = laid_out([ROW] * 4)
    assert [text for text in said((page,)) if text in {"裁判过程记录", "红胜", SIGN, LEGEND, "page 1/1"}] == [
        "裁判过程记录",
        "红胜",
        SIGN,
        LEGEND,
        "page 1/1",
    ]


@pytest.mark.parametrize("count", [1, 18, 19, 20, 21, 22, 23, 24, 25, 26, 60, 300])
def test_every_event_is_printed_once_and_the_last_ones_stand_with_the_signatures(count: int) -> None:
    pages = laid_out([ROW] * count)
    assert [text for text in said(pages) if text.isdigit()] == [str(number) for number in range(1, count + 1)]
    assert sum(text == SIGN for text in said(pages)) == 1
    assert SIGN in said(pages[-1:])
    assert len(column(pages[-1], EVENT)) >= min(count, 3)


def test_the_head_of_the_table_and_the_seal_are_on_each_page() -> None:
    pages = laid_out([ROW] * 100)
    assert len(pages) > 4
    assert all("事" in said((page,)) and "seal" in said((page,)) for page in pages)


def test_a_note_longer_than_a_page_goes_on_overleaf_whole() -> None:
    long = "裁判员当场宣布，棋手无异议，已记录在案。" * 150
    pages = laid_out([ROW, replace(ROW, note=long), ROW])
    assert len(pages) > 2
    assert bare("".join(text for page in pages for _, text in column(page, NOTE))) == long


def test_a_long_last_note_leaves_room_for_the_signatures() -> None:
    long = "裁判员当场宣布，棋手无异议，已记录在案。" * 60
    pages = laid_out([ROW, replace(ROW, note=long)])
    assert bare("".join(text for page in pages for _, text in column(page, NOTE))) == long
    assert column(pages[-1], NOTE)
    assert SIGN in said(pages[-1:])


def test_a_heading_that_is_cut_stands_whole_beside_the_first_event() -> None:
    heading = "第二十三届全国职工象棋团体锦标赛暨街道邀请赛预选赛" * 3
    pages = laid_out([ROW], heading)
    assert heading in bare("".join(text for _, text in column(pages[0], NOTE)))


def test_a_clock_that_runs_is_strong() -> None:
    (page,) = laid_out([ROW])
    assert [(text.text, text.strong) for text in page.texts if text.text == CLOCK.used][:2] == [
        (CLOCK.used, True),
        (CLOCK.used, False),
    ]


TEXTS = st.text(st.characters(codec="utf-8", categories=("L", "P", "N")), max_size=300)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(TEXTS, TEXTS), min_size=1, max_size=40))
def test_nothing_overlaps_or_leaves_its_place_whatever_is_written(texts: list[tuple[str, str]]) -> None:
    pages = laid_out([replace(ROW, event=event or "甲", note=note) for event, note in texts])
    for page in pages:
        for text in page.texts:
            assert text.x >= 0
            assert text.x + measure(text.text, text.size) <= PAGE_WIDTH
        for index in (EVENT, NOTE):
            lines = column(page, index)
            baselines = [y for y, _ in lines]
            assert all(low - high >= LINE_HEIGHT - 0.01 for high, low in pairwise(baselines))
            assert all(y < FOOT_Y for y in baselines)
            assert all(measure(text, 8.5) <= WIDTHS[index] - 2 * PADDING + 0.01 for _, text in lines)
    for index in (EVENT, NOTE):
        wanted = "".join((event or "甲", note)[index == NOTE] for event, note in texts)
        assert bare("".join(text for page in pages for _, text in column(page, index))) == bare(wanted)
    assert pytest.approx(sum(WIDTHS)) == RIGHT - LEFT
