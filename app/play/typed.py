"""Moves typed in any notation, and why a move that was tried can't be made, in words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.texts.faults import ambiguous_text, malformed_text, piece_rule_text
from engine.xiangqi import AmbiguousMove, Board, IllegalMove, MalformedMove, Move
from engine.xiangqi.notation import Script, Style, read, read_any, write

MOST_CANDIDATES = 6


class NotUnderstood(ValueError):
    """A typed text that is no move here; ``str`` of it is the sentence for the person who typed.

    ``illegal``: it has the form of a move, which the rules don't allow.
    """

    def __init__(self, sentence: str, illegal: bool = False) -> None:
        super().__init__(sentence)
        self.illegal = illegal


def read_typed(board: Board, text: str, script: Script = Script.SIMPLIFIED) -> Move:
    """The move a text means on this board. Raises NotUnderstood, which names moves in ``script``."""
    return _understood(lambda: read(board, text).move, board, text, script)


def read_illegal(board: Board, text: str, script: Script = Script.SIMPLIFIED) -> Move:
    """The move a text means that no legal move fits (4.1.6). Raises NotUnderstood."""
    return _understood(lambda: read_any(board, text), board, text, script)


def _understood(reading: Callable[[], Move], board: Board, text: str, script: Script) -> Move:
    try:
        return reading()
    except MalformedMove as error:
        raise NotUnderstood(malformed_text(_short(text))) from error
    except AmbiguousMove as error:
        candidates = error.candidates[:MOST_CANDIDATES]
        names = [f"{write(board, move, Style.CHINESE, script)} {move.iccs}" for move in candidates]
        raise NotUnderstood(ambiguous_text(_short(text), names)) from error
    except IllegalMove as error:
        sentence = QCoreApplication.translate("Typed", "The rules allow no move “{text}” here.")
        raise NotUnderstood(sentence.format(text=_short(text)), illegal=True) from error


def why_illegal(board: Board, origin: int, target: int) -> str:
    """Why a piece can't go where somebody put it."""
    piece = board.piece_at(origin)
    if piece is None:
        return ""
    if board.pseudo_legal(Move.of(origin, target)):
        if board.is_check():
            return QCoreApplication.translate("Typed", "The general is in check and would still be: answer the check.")
        return QCoreApplication.translate("Typed", "That would leave the general in check, or facing the other one.")
    return piece_rule_text(piece.kind)


def _short(text: str) -> str:
    return text if len(text) <= 20 else f"{text[:19]}…"
