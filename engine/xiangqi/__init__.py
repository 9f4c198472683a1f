"""The game of xiangqi: points, pieces, moves, positions and their text. Nothing here knows of clocks or people."""

from __future__ import annotations

from engine.xiangqi.board import Board
from engine.xiangqi.errors import AmbiguousMove, FenError, IllegalMove, MalformedMove, XiangqiError
from engine.xiangqi.faults import FenFault
from engine.xiangqi.fen import START_FEN
from engine.xiangqi.limits import is_dead
from engine.xiangqi.moves import Move
from engine.xiangqi.perft import perft
from engine.xiangqi.pieces import Kind, Piece
from engine.xiangqi.points import FILES, POINTS, RANKS, parse_point, point_name
from engine.xiangqi.position import Position
from engine.xiangqi.reading import FenReading, parse_fen

__all__ = [
    "FILES",
    "POINTS",
    "RANKS",
    "START_FEN",
    "AmbiguousMove",
    "Board",
    "FenError",
    "FenFault",
    "FenReading",
    "IllegalMove",
    "Kind",
    "MalformedMove",
    "Move",
    "Piece",
    "Position",
    "XiangqiError",
    "is_dead",
    "parse_fen",
    "parse_point",
    "perft",
    "point_name",
]
