"""Which pieces of a kind share a file, and which place each has there (guide: tandem pieces, S0 7.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.base import Side
from engine.xiangqi import Board, Kind
from engine.xiangqi.notation.signs import Place
from engine.xiangqi.notation.steps import file_number

Files = Mapping[int, tuple[int, ...]]
"""File number of the side -> points, front (nearer to the opponent) to back; files from the side's own right."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a piece stands among its kind: its file, its place from the front (0-based) and how many share the file."""

    file: int
    index: int
    size: int
    tandem_files: int

    @property
    def place(self) -> Place | None:
        """前, 中 or 后; None where four or more need ordinals, but the first is 前 always."""
        if self.index == 0:
            return Place.FRONT
        if self.size > 3:
            return None
        return Place.REAR if self.index == self.size - 1 else Place.MIDDLE


def files_of(board: Board, side: Side, kind: Kind) -> Files:
    """The points of a side's pieces of one kind, by file."""
    files: dict[int, list[int]] = {}
    for point, piece in board.pieces():
        if piece.kind is kind and piece.side is side:
            files.setdefault(file_number(point, side), []).append(point)
    return {file: tuple(sorted(files[file], reverse=side is Side.RED)) for file in sorted(files)}


def tandems(files: Files) -> Files:
    """The files that hold two or more."""
    return {file: points for file, points in files.items() if len(points) > 1}


def spot_of(files: Files, point: int, side: Side) -> Spot:
    file = file_number(point, side)
    return Spot(file, files[file].index(point), len(files[file]), len(tandems(files)))


def at_place(groups: Iterable[tuple[int, ...]], place: Place) -> tuple[int, ...]:
    """The front or rear piece of each group, or all that are neither for 中."""
    cut = {Place.FRONT: slice(0, 1), Place.MIDDLE: slice(1, -1), Place.REAR: slice(-1, None)}[place]
    return tuple(point for group in groups for point in group[cut])


def in_series(files: Files, ordinal: int) -> tuple[int, ...]:
    """The n-th of all pieces on tandem files: own right to left, front to back inside a file (xqbase's numbering)."""
    series = [point for group in tandems(files).values() for point in group]
    return tuple(series[ordinal - 1 : ordinal])
