"""A move in any style, always: a style that has no words for it gives way to coordinates."""

from __future__ import annotations

from engine.xiangqi import Board, Move
from engine.xiangqi.notation.chinese import write_abbreviated, write_full
from engine.xiangqi.notation.signs import Script, Style
from engine.xiangqi.notation.wxf import write_wxf


def write(
    board: Board,
    move: Move,
    style: Style,
    script: Script = Script.SIMPLIFIED,
    *,
    ascii_marks: bool = False,
    red_chinese_digits: bool = False,
) -> str:
    """The move as written before it is made on ``board``.

    ``script`` is for the Chinese styles, the last two for the abbreviated one (see
    :func:`.chinese.write_abbreviated`). Irregular moves (S0 4.1.6) are named by the same rules as far as these go. A
    move the style can't say - a horse that went straight, a piece of the side not to move, an empty point - is written
    in ICCS coordinates, and so is one that nobody knows ("--").
    """
    if style is Style.UCI:
        return move.uci
    piece = None if move.is_null else board.piece_at(move.origin)
    if style is Style.ICCS or piece is None or piece.side is not board.turn:
        return move.iccs
    if style is Style.CHINESE:
        text = write_full(board, move, script)
    elif style is Style.ABBREVIATED:
        text = write_abbreviated(board, move, script, ascii_marks=ascii_marks, red_chinese_digits=red_chinese_digits)
    else:
        text = write_wxf(board, move, style)
    return text or move.iccs
