"""Reading a FEN for people: the board as far as it can be shown, and every fault with its place."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.base import Fault
from engine.xiangqi.board import Board
from engine.xiangqi.fen import scan_fen
from engine.xiangqi.points import parse_point


class FenReading(NamedTuple):
    """The board, None if the text shows none at all, and all faults: of the text by offset, then of the position."""

    board: Board | None
    faults: tuple[Fault, ...]


def parse_fen(text: str) -> FenReading:
    """Read any text as FEN; never raises. Faults of the position tell the point and, with a piece, its offset."""
    scanned = scan_fen(text)
    if scanned.squares is None:
        return FenReading(None, tuple(scanned.faults))
    board = Board.from_scan(scanned)
    located = [_located(fault, scanned.offsets) for fault in board.faults()]
    return FenReading(board, (*scanned.faults, *located))


def _located(fault: Fault, offsets: dict[int, int]) -> Fault:
    if fault.place.point is None:
        return fault
    return replace(fault, place=replace(fault.place, offset=offsets[parse_point(fault.place.point)]))
