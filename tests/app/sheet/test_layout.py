from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.sheet.content import Cell, Columns, Content, Field, Row, Signature
from app.sheet.layout import lay_out
from app.sheet.page import PAGE_HEIGHT, PAGE_WIDTH, Page, Standing, Text

POINT_MM = 25.4 / 72


def _measure(text: str, size: float) -> float:
    return sum(1.0 if ord(letter) > 0x2E7F else 0.55 for letter in text) * size * POINT_MM


def _content(rounds: int = 3, *, times: bool = True, first: int = 1) -> Content:
    cell = Cell("炮二平五", "1:02:11" if times else "")
    return Content(
        title="象棋对局记录纸",
        running="running line",
        headings=(
            (Field("赛事", "event", 0.5), Field("轮次", "3", 0.25), Field("台次", "5", 0.25)),
            (Field("红方", "red name", 0.5), Field("黑方", "black name", 0.5)),
        ),
        columns=Columns("回合", "红方", "黑方", "用时" if times else ""),
        rows=tuple(Row(first + number, cell, cell) for number in range(rounds)),
        closing=((Field("结果", "result", 0.5), Field("用时", "1:26:24", 0.5)),),
        notes=(Field("犯规", "none"), Field("备注", "")),
        signatures=tuple(Signature(f"sign {who}") for who in ("red", "black", "referee")),
        legend="legend",
        seal="seal " + "7f3a91c2" * 8,
        page="page {page}/{pages}",
        more="go on overleaf",
    )


def _all_text(pages: tuple[Page, ...]) -> list[str]:
    return [text.text for page in pages for text in page.texts]


def _box(text: Text) -> tuple[float, float, float, float]:
    height = text.size * POINT_MM
    return text.x, text.y - 0.88 * height, text.x + _measure(text.text, text.size), text.y + 0.12 * height


def _overlapping(page: Page) -> list[tuple[str, str]]:
    boxes = sorted((_box(text), text.text) for text in page.texts)
    found = []
    for number, (box, text) in enumerate(boxes):
        for other, said in boxes[number + 1 :]:
            if other[0] >= box[2] - 0.01:
                break
            if other[1] < box[3] - 0.2 and box[1] < other[3] - 0.2:
                found.append((text, said))
    return found


def _is_clean(pages: tuple[Page, ...]) -> bool:
    inside = all(
        left >= 0 and top >= 0 and right <= PAGE_WIDTH and bottom <= PAGE_HEIGHT
        for page in pages
        for left, top, right, bottom in map(_box, page.texts)
    )
    return inside and not any(_overlapping(page) or _covered(page) for page in pages)


def _covered(page: Page) -> list[str]:
    """What a diagram lies on."""
    return [
        text.text
        for diagram in page.diagrams
        for text in page.texts
        for left, top, right, bottom in [_box(text)]
        if left < diagram.x + diagram.width
        and diagram.x < right
        and top < diagram.y + diagram.height
        and diagram.y < bottom
    ]


def test_a_short_game_is_one_page_with_everything_on_it() -> None:
    (page,) = lay_out(_content(), _measure)
    said = [text.text for text in page.texts]
    wanted = ["象棋对局记录纸", "event", "red name", "result", "none", "sign red", "sign referee", "legend", "page 1/1"]
    assert [text for text in said if text in wanted] == wanted
    assert said.count("炮二平五") == said.count("1:02:11") == 6


def test_texts_stand_in_reading_order_round_by_round() -> None:
    (page,) = lay_out(_content(2), _measure)
    said = [text.text for text in page.texts]
    start = said.index("1")
    assert said[start : start + 6] == ["1", "炮二平五", "1:02:11", "炮二平五", "1:02:11", "2"]


@pytest.mark.parametrize("rounds", [0, 1, 58, 59, 82, 150, 300])
@pytest.mark.parametrize("times", [True, False])
def test_every_round_is_printed_once_whatever_the_length(rounds: int, times: bool) -> None:
    pages = lay_out(_content(rounds, times=times), _measure)
    assert _all_text(pages).count("炮二平五") == 2 * rounds
    assert _is_clean(pages)
    assert [text for text in _all_text(pages) if text.startswith("page ")] == [
        f"page {number}/{len(pages)}" for number in range(1, len(pages) + 1)
    ]


def test_eighty_two_rounds_take_two_pages_with_times_and_one_without() -> None:
    assert len(lay_out(_content(82), _measure)) == 2
    assert len(lay_out(_content(82, times=False), _measure)) == 1


def test_result_and_signatures_stand_on_the_last_page_of_the_record_only() -> None:
    first, last = lay_out(_content(82), _measure)
    assert "result" not in [text.text for text in first.texts]
    assert {"result", "sign red", "sign black", "sign referee"} <= {text.text for text in last.texts}
    assert "running line" in [text.text for text in last.texts]


def test_each_page_carries_the_seal() -> None:
    pages = lay_out(_content(82), _measure)
    assert all("seal " + "7f3a91c2" * 8 in [text.text for text in page.texts] for page in pages)


def test_rounds_are_numbered_from_the_first_of_the_record() -> None:
    (page,) = lay_out(_content(2, first=17), _measure)
    numbers = [int(text.text) for text in page.texts if text.text.isdigit() and int(text.text) > 5]
    assert numbers == list(range(17, 17 + len(numbers)))


def test_a_heading_too_long_is_cut_and_repeated_whole_in_the_notes() -> None:
    name = "很长的名字" * 20
    content = _content()
    content = replace(content, headings=((Field("红方", name, 0.5), Field("黑方", "短", 0.5)),))
    pages = lay_out(content, _measure)
    said = _all_text(pages)
    assert any(text.startswith("很长的名字") and text.endswith("…") for text in said)
    assert name in "".join(said)
    assert said.count("红方") == 4
    assert _is_clean(pages)


@pytest.mark.parametrize("rounds", [3, 82])
def test_the_board_of_a_set_position_stands_beside_the_headings_of_the_first_page(rounds: int) -> None:
    content = _content(rounds)
    first, *others = lay_out(replace(content, start=Standing(((4, "K"), (85, "k")))), _measure)
    (diagram,) = first.diagrams
    assert diagram.standing.pieces == ((4, "K"), (85, "k"))
    assert diagram.x + diagram.width < min(text.x for text in first.texts if text.text in ("红方", "event"))
    assert diagram.y + diagram.height < min(text.y for text in first.texts if text.text == "回合")
    assert not any(page.diagrams for page in others)
    assert _is_clean((first, *others))
    assert not any(page.diagrams for page in lay_out(content, _measure))


def test_a_heading_cut_beside_the_board_is_repeated_whole_in_the_notes() -> None:
    name = "名字" * 14
    content = replace(_content(), headings=((Field("红方", name, 0.5), Field("黑方", "短", 0.5)),) * 6)
    assert name in _all_text(lay_out(content, _measure))
    cut = lay_out(replace(content, start=Standing(((4, "K"),))), _measure)
    assert sum(name in text for text in _all_text(cut)) == 6
    assert _is_clean(cut)


def test_long_remarks_shorten_the_table_and_very_long_ones_go_overleaf() -> None:
    content = _content(20)
    longer = replace(content, notes=(Field("犯规", "第一次犯规。" * 30), Field("备注", "备注很长。" * 20)))
    (page,) = lay_out(longer, _measure)
    assert _is_clean((page,))
    longest = replace(content, notes=(Field("犯规", "none"), Field("备注", "没完没了。" * 3_000)))
    pages = lay_out(longest, _measure)
    assert len(pages) > 3
    assert "".join(_all_text(pages)).count("完") == 3_000
    assert "go on overleaf" in [text.text for text in pages[0].texts]
    assert _is_clean(pages)


def test_a_move_text_too_wide_for_its_column_is_made_smaller() -> None:
    wide = Cell("前兵平五※前兵平五※", "100:59:59")
    (page,) = lay_out(replace(_content(), rows=(Row(1, wide, wide),)), _measure)
    assert next(text.size for text in page.texts if text.text == wide.move) < 11
    assert _is_clean((page,))


@settings(max_examples=40)
@given(
    st.lists(st.text(max_size=120), min_size=8, max_size=8),
    st.integers(0, 200),
    st.booleans(),
    st.booleans(),
)
def test_nothing_overlaps_whatever_is_written(texts: list[str], rounds: int, times: bool, diagram: bool) -> None:
    values = [" ".join(text.split()) for text in texts]
    content = _content(rounds, times=times)
    headings = tuple(tuple(Field("标签", value, 0.25) for value in values[row : row + 4]) for row in (0, 4))
    notes = tuple(Field("备注", value) for value in values)
    start = Standing(((4, "K"),)) if diagram else None
    whole = replace(content, headings=headings, notes=notes, running=values[0], start=start)
    assert _is_clean(lay_out(whole, _measure))
