"""Chinese records written: the full form 炮二平五 and the abbreviated form 炮25 (S0 7.5)."""

from __future__ import annotations

from engine.base import Side
from engine.xiangqi import Board, Kind, Move, Piece
from engine.xiangqi.notation.groups import Files, Spot, files_of, spot_of
from engine.xiangqi.notation.signs import (
    ARABIC_DIGITS,
    CHINESE_DIGITS,
    OVERLINE,
    UNDERLINE,
    Direction,
    Script,
    digits_of,
    direction_word,
    face,
    place_word,
)
from engine.xiangqi.notation.steps import Step, destination, step_of


def write_full(board: Board, move: Move, script: Script) -> str | None:
    """完整记录, such as 炮二平五 or 前九平八; None where the record has no words for the move."""
    piece = board.piece_at(move.origin)
    step = piece and step_of(piece.kind, piece.side, move.origin, move.target)
    if piece is None or step is None:
        return None
    digits = digits_of(piece.side, script)
    head = _head(board, move, step, digits, script)
    return head and head + direction_word(step.direction, script) + digits[step.number - 1]


def write_abbreviated(
    board: Board, move: Move, script: Script, *, ascii_marks: bool = False, red_chinese_digits: bool = False
) -> str | None:
    """简写记录: the last digit with a line under it for 进, over it for 退, none for 平; None as in :func:`write_full`.

    ``ascii_marks`` writes ``+`` and ``-`` before the digit instead of the lines. ``red_chinese_digits`` gives Red's
    numbers as the edition of 2011 prints them (炮二五); 1999 has Arabic digits for both sides.
    """
    piece = board.piece_at(move.origin)
    step = piece and step_of(piece.kind, piece.side, move.origin, move.target)
    if piece is None or step is None:
        return None
    digits = CHINESE_DIGITS if red_chinese_digits and piece.side is Side.RED else ARABIC_DIGITS
    head = _head(board, move, step, digits, script)
    return head and head + _marked(digits[step.number - 1], step.direction, ascii_marks)


def _marked(digit: str, direction: Direction, ascii_marks: bool) -> str:
    if direction is Direction.TRAVERSE:
        return digit
    advances = direction is Direction.ADVANCE
    if ascii_marks:
        return ("+" if advances else "-") + digit
    return digit + (UNDERLINE if advances else OVERLINE)


def _head(board: Board, move: Move, step: Step, digits: str, script: Script) -> str | None:
    piece = board.piece_at(move.origin)
    assert piece is not None
    files = files_of(board, piece.side, piece.kind)
    spot = spot_of(files, move.origin, piece.side)
    if named_by_step(board, files, piece, move, step):
        return face(piece, script) + digits[spot.file - 1]
    return head_of(piece, spot, digits, script)


def head_of(piece: Piece, spot: Spot, digits: str, script: Script) -> str | None:
    """How a record names a piece on its spot: 马八, 前车, 前兵三; None where it has no words for it."""
    sign, file = face(piece, script), digits[spot.file - 1]
    if spot.size == 1:
        return sign + file
    word = _place_or_ordinal(spot, script)
    if word is None or spot.tandem_files == 1:
        return word and word + sign
    if piece.kind is Kind.PAWN and spot.size <= 3:
        return word + file
    return word + sign + file


def _place_or_ordinal(spot: Spot, script: Script) -> str | None:
    """前 中 后 up to three, 前 二 三 四 五 from four on: the ordinals are Chinese for both sides, and never 后."""
    if spot.place is not None:
        return place_word(spot.place, script)
    return CHINESE_DIGITS[spot.index] if spot.index < len(CHINESE_DIGITS) else None


def named_by_step(board: Board, files: Files, piece: Piece, move: Move, step: Step) -> bool:
    """Whether an advisor or elephant needs no prefix: of two on a file only one can go that way.

    In a possible position that is always so. It isn't where pieces stand on points they can never reach, or for
    an irregular move.
    """
    if piece.kind not in (Kind.ADVISOR, Kind.ELEPHANT):
        return False
    spot = spot_of(files, move.origin, piece.side)
    able = [point for point in files[spot.file] if _may_step(board, piece, point, step)]
    return able == [move.origin]


def _may_step(board: Board, piece: Piece, origin: int, step: Step) -> bool:
    target = destination(piece.kind, piece.side, origin, step)
    return target is not None and board.pseudo_legal(Move.of(origin, target))
