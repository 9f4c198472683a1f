"""Moves typed in any notation, and why a move that was tried can't be made, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.texts.faults import ambiguous_text, malformed_text, piece_rule_text
from engine.xiangqi import AmbiguousMove, Board, IllegalMove, MalformedMove, Move
from engine.xiangqi.notation import Style, read, write

MOST_CANDIDATES = 6


class NotUnderstood(ValueError):
    """A typed text that is no move here; ``str`` of it is the sentence for the person who typed."""


def read_typed(board: Board, text: str) -> Move:
    """The move a text means on this board. Raises NotUnderstood."""
    try:
        return read(board, text).move
    except MalformedMove as error:
        raise NotUnderstood(malformed_text(_short(text))) from error
    except AmbiguousMove as error:
        names = [f"{write(board, move, Style.CHINESE)} {move.iccs}" for move in error.candidates[:MOST_CANDIDATES]]
        raise NotUnderstood(ambiguous_text(_short(text), names)) from error
    except IllegalMove as error:
        sentence = QCoreApplication.translate("Typed", "The rules allow no move “{text}” here.")
        raise NotUnderstood(sentence.format(text=_short(text))) from error


def why_illegal(board: Board, origin: int, target: int) -> str:
    """Why a piece can't go where somebody put it."""
    piece = board.piece_at(origin)
    if piece is None:
        return ""
    if board.pseudo_legal(Move.of(origin, target)):
        if board.is_check():
            return QCoreApplication.translate(
                "Typed", "The general would still stand in check: answer the check first."
            )
        return QCoreApplication.translate("Typed", "The own general would stand in check, or face the other one.")
    return piece_rule_text(piece.kind)


def _short(text: str) -> str:
    return text if len(text) <= 20 else f"{text[:19]}…"
