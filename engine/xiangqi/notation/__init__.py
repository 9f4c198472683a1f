"""Move notations printed and read (S0 7.5): Chinese full and abbreviated, WXF, ICCS and UCI coordinates, keypad."""

from __future__ import annotations

from engine.xiangqi.notation.coordinates import parse_coordinates
from engine.xiangqi.notation.pieces import name_piece, read_pieces
from engine.xiangqi.notation.reader import Reading, read, read_any
from engine.xiangqi.notation.signs import Caution, Script, Style
from engine.xiangqi.notation.writer import write

__all__ = [
    "Caution",
    "Reading",
    "Script",
    "Style",
    "name_piece",
    "parse_coordinates",
    "read",
    "read_any",
    "read_pieces",
    "write",
]
