"""Which rounds of the record go on which page."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Room:
    """How many rows a group of columns has on each kind of page.

    ``single`` has the headings and the closing block, ``first`` only the headings, ``last`` only the closing block.
    """

    single: int
    first: int
    middle: int
    last: int


@dataclass(frozen=True, slots=True)
class PagePlan:
    """A page of the record: the index of its first row, its rows a group, and whether result and signatures follow."""

    start: int
    rows: int
    closing: bool


def plan_pages(count: int, groups: int, room: Room) -> tuple[PagePlan, ...]:
    """Spread ``count`` rows over pages so that signatures never stand on a page without moves."""
    if count <= groups * room.single:
        return (PagePlan(0, room.single, closing=True),)
    plans: list[PagePlan] = []
    start, full = 0, room.first
    while count - start > groups * room.last or not plans:
        rows = full if count - start > groups * full else room.last if plans else room.single
        plans.append(PagePlan(start, rows, closing=False))
        start, full = start + groups * rows, room.middle
    return (*plans, PagePlan(start, room.last, closing=True))
