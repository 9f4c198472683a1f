"""Touch-move (摸子走子, S0 5) in words: which piece was touched, what it binds to, what was not obeyed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.board.words import piece_name
from app.texts.endings import joined, side_name
from engine.base import Side
from engine.game import Binding, Bond
from engine.xiangqi import Board, Move, parse_point, point_name
from engine.xiangqi.notation import Script, Style, name_piece, write

MOST_MOVES = 12


def touched_piece(board: Board, point: str, script: Script = Script.SIMPLIFIED) -> str:
    """A piece as it is spoken of: "the red horse at b0", 马八."""
    at = parse_point(point)
    piece = board.piece_at(at)
    if piece is None:
        return point
    template = QCoreApplication.translate(
        "Touch", "the {piece} at {point}", "{name}: the piece as the record names it, such as 马八"
    )
    return template.format(piece=piece_name(piece.letter), point=point_name(at), name=name_piece(board, at, script))


def binding_text(side: Side, bound: Binding, board: Board, script: Script = Script.SIMPLIFIED) -> str:
    """What binds a side, and why."""
    match bound.bond:
        case Bond.MOVE:
            text = QCoreApplication.translate("Touch", "{side} touched {piece} and must move it ({article}).")
        case Bond.TAKE_WITH:
            text = QCoreApplication.translate(
                "Touch", "{side} touched pieces of both sides: {piece} must take {prey} ({article})."
            )
        case Bond.TAKE:
            text = QCoreApplication.translate("Touch", "{side} touched {prey} and must take it ({article}).")
    return text.format(**_words(side, bound, board, script))


def breach_text(side: Side, bound: Binding, board: Board, script: Script = Script.SIMPLIFIED) -> str:
    """What a side should have done; ``board`` is as it was before its move."""
    match bound.bond:
        case Bond.MOVE:
            text = QCoreApplication.translate("Touch", "{side} touched {piece} and did not move it ({article}).")
        case Bond.TAKE_WITH:
            text = QCoreApplication.translate(
                "Touch", "{side} touched pieces of both sides, and {piece} did not take {prey} ({article})."
            )
        case Bond.TAKE:
            text = QCoreApplication.translate("Touch", "{side} touched {prey} and did not take it ({article}).")
    return text.format(**_words(side, bound, board, script))


def _words(side: Side, bound: Binding, board: Board, script: Script) -> dict[str, str]:
    own, other = bound.points[0], bound.points[-1]
    return {
        "side": side_name(side),
        "piece": touched_piece(board, own, script),
        "prey": touched_piece(board, other, script),
        "article": bound.article,
    }


def free_text(side: Side) -> str:
    """Pieces were touched, and nothing of it can be done."""
    text = QCoreApplication.translate("Touch", "Nothing of it can be done: {side} may move as it likes.")
    return text.format(side=side_name(side))


def free_again(side: Side) -> str:
    """After a touch was found to be none."""
    return QCoreApplication.translate("Touch", "{side} may move as it likes.").format(side=side_name(side))


def moves_text(board: Board, moves: Sequence[str], style: Style, script: Script) -> str:
    """The moves that obey."""
    texts = [write(board, Move.from_uci(uci), style, script) for uci in moves[:MOST_MOVES]]
    if len(moves) > MOST_MOVES:
        texts.append(QCoreApplication.translate("Touch", "others", "moves that are not listed"))
    text = QCoreApplication.translate("Touch", "Possible: {moves}.")
    return text.format(moves=joined(texts))
