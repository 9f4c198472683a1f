"""The words of a score sheet, all of them, in the language and notation chosen: what the layout puts on pages."""

from __future__ import annotations

from dataclasses import dataclass

from app.sheet.page import Standing


@dataclass(frozen=True, slots=True)
class Field:
    """A label and what is written behind it, on a line of its own. ``share`` is the part of the row it takes."""

    label: str
    value: str
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Cell:
    """One side's move in a round: "" for none, and the time it took, "" where unknown."""

    move: str = ""
    time: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One round (回合) of the record."""

    number: int
    red: Cell
    black: Cell


@dataclass(frozen=True, slots=True)
class Columns:
    """What stands over the columns. ``time`` is "" where no times are shown."""

    round: str
    red: str
    black: str
    time: str = ""


@dataclass(frozen=True, slots=True)
class Signature:
    """A line to sign on, with what stands on it: a name, or a drawing as SVG path data."""

    label: str
    name: str = ""
    drawing: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What stands around the table of a paper. ``running`` heads the pages after the first; ``page`` has the fields
    {page} and {pages}. ``start`` is drawn beside the headings where a game began from another position than the usual.
    """

    title: str
    running: str
    headings: tuple[tuple[Field, ...], ...]
    closing: tuple[tuple[Field, ...], ...]
    signatures: tuple[Signature, ...]
    legend: str
    seal: str
    page: str
    start: Standing | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Content(Frame):
    """A whole sheet. ``notes`` are paragraphs, wrapped as needed; ``more`` says that they go on overleaf."""

    columns: Columns
    rows: tuple[Row, ...]
    notes: tuple[Field, ...]
    more: str
