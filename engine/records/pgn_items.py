"""The parts of a PGN text, before anyone has looked at a board."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from engine.base import Fault, Place


class ItemKind(Enum):
    """What stands in the movetext. TEXT is a line of words without a move, WORD a word among moves."""

    MOVE = auto()
    SAN = auto()
    COMMENT = auto()
    NAG = auto()
    OPEN = auto()
    CLOSE = auto()
    WORD = auto()
    TEXT = auto()


class Item(NamedTuple):
    """One thing of the movetext, with its offset in the whole text."""

    kind: ItemKind
    text: str
    offset: int


class Tag(NamedTuple):
    """``[Name "value"]``, with the offsets of the bracket and of the value in the whole text."""

    name: str
    value: str
    offset: int
    value_offset: int


@dataclass(slots=True)
class RawGame:
    """One game as it stands in the text from ``offset`` to ``end``. ``result`` is its token, "" if there is none."""

    offset: int
    end: int = 0
    tags: list[Tag] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    result: str = ""
    result_offset: int = 0
    faults: list[Fault] = field(default_factory=list)


class Lines:
    """Where offsets of a text lie; the text begins on line ``first`` of its file."""

    def __init__(self, text: str, first: int = 1) -> None:
        self._starts = array("Q", [0])
        self._starts.extend(match.end() for match in re.finditer("\n", text))
        self._first = first

    @property
    def last(self) -> int:
        """The line the text ends on."""
        return self._first + len(self._starts) - 1

    def place(self, offset: int, ply: int | None = None) -> Place:
        """The place of a character: line from 1, offset within the line from 0."""
        number = bisect_right(self._starts, offset) - 1
        return Place(line=self._first + number, offset=offset - self._starts[number], ply=ply)
