from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.sheet.plan import PagePlan, Room, plan_pages

ROOM = Room(single=29, first=35, middle=38, last=32)


def test_no_game_still_has_a_page_to_sign() -> None:
    assert plan_pages(0, 2, ROOM) == (PagePlan(0, 29, closing=True),)


@pytest.mark.parametrize(
    ("rounds", "pages"),
    [
        (58, [(0, 29)]),
        (59, [(0, 29), (58, 32)]),
        (70, [(0, 29), (58, 32)]),
        (71, [(0, 35), (70, 32)]),
        (82, [(0, 35), (70, 32)]),
        (134, [(0, 35), (70, 32)]),
        (135, [(0, 35), (70, 32), (134, 32)]),
        (146, [(0, 35), (70, 32), (134, 32)]),
        (147, [(0, 35), (70, 38), (146, 32)]),
    ],
)
def test_pages_are_filled_and_the_last_one_has_room_to_sign(rounds: int, pages: list[tuple[int, int]]) -> None:
    plans = plan_pages(rounds, 2, ROOM)
    assert [(plan.start, plan.rows) for plan in plans] == pages
    assert [plan.closing for plan in plans] == [False] * (len(pages) - 1) + [True]


@given(st.integers(0, 2_000), st.integers(1, 3), st.integers(1, 30), st.integers(0, 9), st.integers(0, 9))
def test_every_round_is_on_one_page_and_none_is_signed_empty(
    rounds: int, groups: int, single: int, more: int, less: int
) -> None:
    room = Room(single=single, first=single + more, middle=single + more + less, last=single + less)
    plans = plan_pages(rounds, groups, room)
    starts = [plan.start for plan in plans]
    assert starts == [sum(groups * plan.rows for plan in plans[:number]) for number in range(len(plans))]
    assert rounds <= starts[-1] + groups * plans[-1].rows
    assert len(plans) == 1 or starts[-1] < rounds
