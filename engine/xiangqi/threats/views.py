"""Boards to think on: the same position with either side to move, and what moves do there."""

from __future__ import annotations

from engine.base import Side
from engine.xiangqi.board import Board
from engine.xiangqi.moves import Move
from engine.xiangqi.pieces import Piece
from engine.xiangqi.points import POINTS
from engine.xiangqi.tables import CROSS, HORSE_RING, HORSE_SOURCES


def _near(general: int) -> int:
    """The points a check on a general there has to do with: its lines, a horse's jumps to it and their legs."""
    points = CROSS[general] | HORSE_RING[general]
    for _, leg in HORSE_SOURCES[general]:
        points |= leg
    return points


NEAR = tuple(_near(point) for point in range(POINTS))


def with_turn(board: Board, side: Side) -> Board:
    """A copy of the position in which this side moves next."""
    copy = board.copy(history=False)
    copy.turn = side
    return copy


def piece_on(board: Board, point: int) -> Piece:
    """The piece that is known to stand there."""
    piece = board.piece_at(point)
    assert piece is not None
    return piece


def captures(board: Board) -> list[Move]:
    """The legal captures of the side to move, by points."""
    moves = [move for move in board.legal_moves() if board.piece_at(move.target) is not None]
    return sorted(moves, key=lambda move: (move.target, move.origin))


def checks(board: Board) -> list[Move]:
    """The legal moves of the side to move that check."""
    general = board.general(board.turn.other)
    near = 0 if general is None else NEAR[general]
    return [move for move in board.legal_moves() if move.bits & near and gives_check(board, move)]


def gives_check(board: Board, move: Move) -> bool:
    board.push(move)
    check = board.is_check()
    board.pop()
    return check


def uncovers_check(board: Board, move: Move) -> bool:
    """Whether the move lets another piece of its side check."""
    board.push(move)
    checkers = board.checkers()
    board.pop()
    return any(point != move.target for point in checkers)


def attackers_of(board: Board, point: int) -> tuple[int, ...]:
    """The points of the pieces of the side to move that bear on a point, whatever becomes of their general."""
    own = [origin for origin, piece in board.pieces() if piece.side is board.turn and origin != point]
    return tuple(origin for origin in own if board.pseudo_legal(Move.of(origin, point)))
