"""How the pages of a sheet lie on paper: one on a page of A4, or two of A5 beside each other on A4 turned aside."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from app.sheet.page import PAGE_HEIGHT, PAGE_WIDTH, Page
from app.sheet.paint import TypeSetter

HALF = 0.5**0.5
"""A5 in parts of A4, either way."""
_INCH_MM = 25.4


@dataclass(frozen=True, slots=True)
class Placed:
    """A page with its left edge on the paper in millimetres and its scale."""

    page: Page
    left: float = 0.0
    scale: float = 1.0


Leaf = tuple[Placed, ...]
"""What is on one side of one sheet of paper."""


def leaves(pages: tuple[Page, ...], *, two_up: bool = False) -> tuple[Leaf, ...]:
    """The pages as they are printed. Two up, a single page is there twice: one for each player."""
    if not two_up:
        return tuple((Placed(page),) for page in pages)
    if len(pages) == 1:
        pages *= 2
    return tuple(
        tuple(Placed(page, number * PAGE_HEIGHT / 2, HALF) for number, page in enumerate(pages[start : start + 2]))
        for start in range(0, len(pages), 2)
    )


def set_paper(device: QPagedPaintDevice, *, two_up: bool = False) -> None:
    """Give a device A4 without margins, turned aside for two pages on it."""
    lying = QPageLayout.Orientation.Landscape if two_up else QPageLayout.Orientation.Portrait
    device.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), lying, QMarginsF(0, 0, 0, 0)))


def paint(device: QPagedPaintDevice, printed: tuple[Leaf, ...], setter: TypeSetter) -> None:
    """Paint the leaves, one a page; on paper smaller than A4 they are made smaller too."""
    painter = QPainter(device)
    try:
        for number, leaf in enumerate(printed):
            if number:
                device.newPage()
            _paint_leaf(painter, device, leaf, setter)
    finally:
        painter.end()


def _paint_leaf(painter: QPainter, device: QPagedPaintDevice, leaf: Leaf, setter: TypeSetter) -> None:
    paper = device.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    long, short = max(paper.width(), paper.height()), min(paper.width(), paper.height())
    fitting = min(1.0, long / PAGE_HEIGHT, short / PAGE_WIDTH)
    for placed in leaf:
        painter.save()
        painter.scale(fitting, fitting)
        painter.translate(placed.left * device.logicalDpiX() / _INCH_MM, 0)
        painter.scale(placed.scale, placed.scale)
        setter.paint(painter, placed.page)
        painter.restore()
